import type { Catalogue } from '@bivouac/kernel';
import { en as desk } from './desk/en.ts';
import { en } from './en.ts';
import { labels } from './labels.ts';
import { en as pictured } from './picture/en.ts';

/** Everything the game says. */
export const catalogue: Catalogue = { ...en, ...pictured, ...desk, ...labels.en };
