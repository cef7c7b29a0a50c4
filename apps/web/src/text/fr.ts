import { fr as app } from './app.fr.ts';
import { fr as table } from './table.fr.ts';

export const words = { app, table };
