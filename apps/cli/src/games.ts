import { fileURLToPath } from 'node:url';
import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { book as gettysburgBook, summary as gettysburgSummary } from '@bivouac/gettysburg-1988/text';
import type { AnyShelf } from './shelf.ts';

const folderOf = (id: string): string => fileURLToPath(new URL(`../../../games/${id}`, import.meta.url));

/** Every game there is. */
export const shelves: readonly AnyShelf[] = [
  {
    game: gettysburg,
    book: gettysburgBook,
    code: 'G88',
    folder: folderOf('gettysburg-1988'),
    summary: gettysburgSummary,
  },
];
export const shelvesFrom = import.meta.url;
