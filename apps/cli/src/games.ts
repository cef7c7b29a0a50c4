import { gettysburg } from './gettysburg.ts';
import type { AnyShelf } from './shelf.ts';

/** Every game there is. */
export const shelves: readonly AnyShelf[] = [gettysburg];
export const shelvesFrom = import.meta.url;
