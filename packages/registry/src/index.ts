import { entry as gettysburg } from '@bivouac/gettysburg-1988/entry';
import { entry as wilderness } from '@bivouac/wilderness-war/entry';
import type { Entry } from './entry.ts';

export { type Entry, engineOf, type Scored, type Tile } from './entry.ts';

/** Every game there is. */
export const entries: readonly Entry[] = [gettysburg, wilderness];
export const entryOf = (id: string): Entry | undefined => entries.find(({ tile }) => tile.id === id);
