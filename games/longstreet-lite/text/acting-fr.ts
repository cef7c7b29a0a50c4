import type { Catalogue } from '@bivouac/kernel';
import { fr as desk } from './desk/fr.ts';
import { ended } from './ended.ts';
import { bot } from './fr/bot.ts';
import { movement } from './fr/movement.ts';
import { refusals } from './fr/refusals.ts';

/** What rules, desk and bots say to who acts. */
export const catalogue: Catalogue = ended({ ...refusals, ...movement, ...bot, ...desk });
