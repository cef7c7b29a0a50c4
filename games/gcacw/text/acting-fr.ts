import type { Catalogue } from '@bivouac/kernel';
import { fr as desk } from './desk/fr.ts';
import { bot } from './fr/bot.ts';
import { typeset } from './fr/typeset.ts';

/** What desk and bots say to who acts. */
export const catalogue: Catalogue = typeset({ ...bot, ...desk });
