import type { Catalogue } from '@bivouac/kernel';
import { fr as desk } from './desk/fr.ts';
import { bots } from './fr/bots.ts';
import { refusals } from './fr/refusals.ts';

/** What rules, desk and bots say to who acts. */
export const catalogue: Catalogue = { ...refusals, ...bots, ...desk };
