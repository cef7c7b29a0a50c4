import type { Action, Text } from '@bivouac/kernel';

/** What a bot would do, and what it thought. For the bot's own screen, or for everyone after the game. */
export interface Advice<A extends Action> {
  readonly action: A;
  readonly top: readonly Thought[]; // at most three, best first
  readonly trials: number; // nodes spent: with the seed, enough to think the same again
  readonly worlds: number;
  readonly seed: number;
  readonly illegal: number; // proposals the rules refused before this action was found: a fault of the mind, never of the play
}
export interface Thought {
  readonly key: string;
  readonly say: Text;
  readonly win: number; // 0 to 1, for the seat that thinks
  readonly vp: number; // expected margin in points, for the seat that thinks
  readonly visits: number;
  readonly why: readonly Reason[]; // where the mean end differs most from that of the runner-up
}
export interface Reason {
  readonly feature: string;
  readonly by: number; // points, for the seat that thinks
}

export const onlyAction = <A extends Action>(action: A, seed: number): Advice<A> => ({
  action,
  top: [],
  trials: 0,
  worlds: 0,
  seed,
  illegal: 0,
});

const REASONS = 3;

/** The features in which two mean ends differ most; `sign` turns them to the seat's point of view. */
export function reasons(mine: Float64Array, other: Float64Array, names: readonly string[], sign: number): Reason[] {
  const all = Array.from(mine, (value, i) => ({
    feature: names[i] ?? `feature ${i}`,
    by: Math.round((sign * (value - (other[i] ?? 0))) / 10) / 100,
  }));
  return all
    .filter(reason => reason.by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, REASONS);
}

/** Whose point of view: the first side is 1, the second -1. */
export type Sign = 1 | -1;
