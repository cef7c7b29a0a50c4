import { entry as campaigns } from '@bivouac/gcacw/entry';
import { entry as gettysburg } from '@bivouac/gettysburg-1988/entry';
import { entry as guns } from '@bivouac/guns-of-gettysburg/entry';
import { entry as longstreet } from '@bivouac/longstreet-lite/entry';
import { entry as wilderness } from '@bivouac/wilderness-war/entry';
import type { Entry } from './entry.ts';

export { type Entry, engineOf, type Scored, type Tile } from './entry.ts';

/** Every game there is. */
export const entries: readonly Entry[] = [gettysburg, guns, wilderness, campaigns, longstreet];
export const entryOf = (id: string): Entry | undefined => entries.find(({ tile }) => tile.id === id);
