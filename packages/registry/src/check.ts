import { whyNotSetup } from '@bivouac/kernel';
import { type Entry, engineOf } from './entry.ts';

/** What a tile promises and the game does not keep, one line a fault; for tests. */
export async function entryFaults(entry: Entry): Promise<readonly string[]> {
  const { tile, mind, lesson } = entry;
  const game = await engineOf(entry, tile.quick.scenario);
  const { id, quick, taught = false, lesson: guided = false } = tile;
  const setup = { scenario: quick.scenario, options: [] };
  const unfit = whyNotSetup(game, setup);
  const seats = unfit ? [] : Object.keys(game.seats(setup));
  return [
    ...(game.id === id ? [] : [`the game calls itself ${game.id}`]),
    ...(game.version === tile.version ? [] : [`the game is at version ${game.version}`]),
    ...(unfit ? [`quick: ${unfit.key}`] : []),
    ...(unfit || [...quick.seats].sort().join() === seats.sort().join()
      ? []
      : [`quick: the seats are ${seats.join()}`]),
    ...(taught === (mind !== undefined) ? [] : ['taught and mind go together']),
    ...(guided === (lesson !== undefined) ? [] : ['lesson is promised or kept alone']),
  ].map(line => `${id}: ${line}`);
}
