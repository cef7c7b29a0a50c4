import type { Catalogue } from '@bivouac/kernel';
import { en as desk } from './desk/en.ts';
import { bot } from './en/bot.ts';

/** What desk and bots say to who acts. */
export const catalogue: Catalogue = { ...bot, ...desk };
