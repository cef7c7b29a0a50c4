import type { Catalogue } from '@bivouac/kernel';
import { fr as desk } from './desk/fr.ts';
import { ended } from './ended.ts';
import { fr } from './fr.ts';
import { labels } from './labels.ts';
import { fr as picture } from './picture/fr.ts';

/** Everything the game says in French. */
export const catalogue: Catalogue = ended({ ...fr, ...desk, ...picture, ...labels.fr });
