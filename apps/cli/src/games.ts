import { gettysburg } from './gettysburg.ts';
import type { AnyShelf } from './shelf.ts';
import { wilderness } from './wilderness.ts';

/** Every game there is. */
export const shelves: readonly AnyShelf[] = [gettysburg, wilderness];
export const shelvesFrom = import.meta.url;
