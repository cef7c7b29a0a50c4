import { whyNotSetup } from '@bivouac/kernel';
import type { Entry } from './entry.ts';

/** What a tile promises and the game does not keep, one line a fault; for tests. */
export async function entryFaults({ tile, game: fetched, mind, lesson }: Entry): Promise<readonly string[]> {
  const game = await fetched();
  const { id, quick, taught = false, lesson: guided = false } = tile;
  const setup = { scenario: quick.scenario, options: [] };
  const unfit = whyNotSetup(game, setup);
  const seats = unfit ? [] : Object.keys(game.seats(setup));
  return [
    ...(game.id === id ? [] : [`the game calls itself ${game.id}`]),
    ...(unfit ? [`quick: ${unfit.key}`] : []),
    ...(unfit || [...quick.seats].sort().join() === seats.sort().join()
      ? []
      : [`quick: the seats are ${seats.join()}`]),
    ...(taught === (mind !== undefined) ? [] : ['taught and mind go together']),
    ...(guided === (lesson !== undefined) ? [] : ['lesson is promised or kept alone']),
  ].map(line => `${id}: ${line}`);
}
