import { en as app } from './app.en.ts';
import { en as table } from './table.en.ts';

export const words = { app, table };
