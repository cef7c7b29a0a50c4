import type { Pick, Setup, Types } from '@bivouac/kernel';
import type { Habit, Kit, Stage } from './kit.ts';
import { oneOf, randomSetup } from './playout.ts';

/** How a random game is played. */
export interface Conduct<X extends Types> {
  readonly habit: Habit<X>;
  readonly stage: Stage<X> | null;
}

/** First each scenario plain, then the kit's set-ups, then anything. */
export function setupOf<X extends Types>({ game, setups = [], complete }: Kit<X>, n: number, pick: Pick): X['setup'] {
  const scenario = game.scenarios[n];
  if (scenario !== undefined) return complete?.({ scenario, options: [] }) ?? { scenario, options: [] };
  const given = setups[n - game.scenarios.length];
  if (given) return given;
  const setup: Setup = randomSetup(game, pick);
  return complete?.(setup) ?? setup;
}

/** Plain games and guided ones in turn, every other of these from a position made up; but first the given set-ups, plain. */
export function conductOf<X extends Types>(kit: Kit<X>, n: number, pick: Pick): Conduct<X> {
  const { game, setups = [], tastes = [], stages = [], besidesOneIn } = kit;
  const later = n - game.scenarios.length - setups.length;
  const taste = tastes.length > 0 && later > 0 && later % 2 === 1 ? oneOf(tastes, pick) : undefined;
  const stage = stages.length > 0 && later > 0 && later % 4 === 3 ? oneOf(stages, pick) : null;
  return { stage, habit: { taste, ...(besidesOneIn === undefined ? {} : { besidesOneIn }) } };
}
