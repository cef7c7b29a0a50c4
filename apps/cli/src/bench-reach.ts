import type { AnyRecord } from '@bivouac/kernel';
import { slowest } from './bench-drag.ts';
import type { AnyShelf } from './shelf.ts';

// What the screen asks when a unit is taken up: how far it could go, and at what cost.

export interface ReachFigure {
  readonly queries: number;
  readonly p99: number; // ns of processor time
}
const POSITIONS = 40;

/** Null: this game does not say what its units reach. */
export function reachFigure(
  shelf: AnyShelf,
  sample: readonly AnyRecord['state'][],
  now: () => number,
): ReachFigure | null {
  const queries = sample.slice(0, POSITIONS).flatMap(state => shelf.reaches?.(state) ?? []);
  return queries.length === 0 ? null : { queries: queries.length, p99: Math.round(slowest(queries, now) * 1e6) };
}
