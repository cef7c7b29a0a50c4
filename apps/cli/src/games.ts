import { fileURLToPath } from 'node:url';
import { entries, type Tile } from '@bivouac/registry';
import { open } from '@bivouac/registry/doors';
import type { AnyShelf } from './shelf.ts';

/** The sources and tests of a game. */
const folderOf = ({ id }: Tile): string => fileURLToPath(new URL(`../../../games/${id}`, import.meta.url));

async function shelfOf(tile: Tile): Promise<AnyShelf> {
  const { id, code } = tile;
  const [{ kit }, { desk }, { scenarioText }] = await Promise.all([
    open(id, 'kit'),
    open(id, 'desk'),
    open(id, 'text'),
  ]);
  return { ...kit, code, folder: folderOf(tile), desk, scenario: scenarioText };
}

/** Every game there is. */
export const shelves: readonly AnyShelf[] = await Promise.all(entries.map(({ tile }) => shelfOf(tile)));
export const shelvesFrom = import.meta.url;
