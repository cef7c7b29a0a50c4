import { says } from '@bivouac/desk';
import type { Offered, Reckoned, Refused } from './keys-offer.ts';
import type { Pictured } from './keys-picture.ts';

/** What the board says besides the rules. Pieces, spaces, cards and sides are slugs; lists are comma-separated; 1 is yes. */
export interface DeskSays extends Pictured, Offered, Reckoned, Refused {}

export type DeskKey = keyof DeskSays;

/** A catalogue of the board: complete in each language, or it does not compile. */
export type DeskSentences = { readonly [K in DeskKey]: (args: DeskSays[K]) => string };

export const dx = says<DeskSays>();

export const isDeskKey = (key: string): boolean => key.startsWith('desk.');
