import { fileURLToPath } from 'node:url';
import { entries, type Tile } from '@bivouac/registry';
import { open } from '@bivouac/registry/doors';
import type { AnyShelf } from './shelf.ts';

const folderOf = (id: string): string => fileURLToPath(new URL(`../../../games/${id}`, import.meta.url));

async function shelfOf({ id, code }: Tile): Promise<AnyShelf> {
  const [{ kit }, { desk }, { scenarioText }] = await Promise.all([
    open(id, 'kit'),
    open(id, 'desk'),
    open(id, 'text'),
  ]);
  return { ...kit, code, folder: folderOf(id), desk, scenario: scenarioText };
}

/** Every game there is. */
export const shelves: readonly AnyShelf[] = await Promise.all(entries.map(({ tile }) => shelfOf(tile)));
export const shelvesFrom = import.meta.url;
