import type { Catalogue } from '@bivouac/kernel';
import { en } from './en.ts';
import { labels } from './labels.ts';

/** Everything the game says in English. */
export const catalogue: Catalogue = { ...en, ...labels.en };
