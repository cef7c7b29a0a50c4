import type { Catalogue } from '@bivouac/kernel';
import { en as desk } from './desk/en.ts';
import { en } from './en.ts';
import { ended } from './ended.ts';
import { labels } from './labels.ts';
import { en as picture } from './picture/en.ts';

/** Everything the game says in English. */
export const catalogue: Catalogue = ended({ ...en, ...desk, ...picture, ...labels.en });
