import { tile as campaigns } from '@bivouac/gcacw/tile';
import { tile as gettysburg } from '@bivouac/gettysburg-1988/tile';
import { tile as guns } from '@bivouac/guns-of-gettysburg/tile';
import { tile as longstreet } from '@bivouac/longstreet-lite/tile';
import type { Tile } from '@bivouac/registry';
import { tile as wilderness } from '@bivouac/wilderness-war/tile';
import type { WebGame, WholeGame } from './web-game.ts';

/** Every game there is here: its tile, and its board with all that belongs to it, fetched when a table is opened. A series gives the board of a scenario. */
const shelf: readonly { readonly tile: Tile; load(scenario?: string): Promise<{ readonly webGame: WebGame }> }[] = [
  { tile: gettysburg, load: () => import('./gettysburg-1988/index.ts') },
  { tile: guns, load: () => import('./guns-of-gettysburg/index.ts') },
  { tile: wilderness, load: () => import('./wilderness-war/index.ts') },
  { tile: campaigns, load: scenario => import('./gcacw/index.ts').then(({ load }) => load(scenario)) },
  {
    tile: longstreet,
    load: async (scenario = longstreet.quick.scenario) => ({
      webGame: (await import('./longstreet-lite/index.ts')).webGameOf(scenario),
    }),
  },
];

const shelved = (id: string) => shelf.find(({ tile }) => tile.id === id);
export const tiles: readonly Tile[] = shelf.map(({ tile }) => tile);
export const tileOf = (id: string): Tile | undefined => shelved(id)?.tile;
export const isTaught = (id: string): boolean => tileOf(id)?.taught === true;
export const installed = (): readonly string[] => tiles.map(({ id }) => id);
export const loadGame = async (id: string, scenario?: string): Promise<WebGame> => {
  const found = shelved(id);
  if (!found) throw new Error(`no game ${id}`);
  return (await found.load(scenario)).webGame;
};
/** With its rules, and what may be clicked. */
export async function loadWhole(id: string, scenario?: string): Promise<WholeGame> {
  const web = await loadGame(id, scenario);
  return { ...web, ...(await web.play.fetch()) };
}
export type { WebGame, WholeGame } from './web-game.ts';
