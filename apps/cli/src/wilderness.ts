import { fileURLToPath } from 'node:url';
import type { WW } from '@bivouac/wilderness-war';
import { kit } from '@bivouac/wilderness-war/kit';
import { summary } from '@bivouac/wilderness-war/text';
import type { Shelf } from './shelf.ts';

/** Wilderness War on the shelf. */
export const wilderness: Shelf<WW> = {
  ...kit,
  code: 'WW',
  folder: fileURLToPath(new URL('../../../games/wilderness-war', import.meta.url)),
  summary,
};
