import type { Catalogue } from '@bivouac/kernel';
import { fr } from './fr.ts';
import { labels } from './labels.ts';

/** Everything the game says in French. */
export const catalogue: Catalogue = { ...fr, ...labels.fr };
