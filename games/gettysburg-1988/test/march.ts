import { expect } from 'vitest';
import { type Position, position, type Table } from './table.ts';

// Prices of moves, for rule tests: always whole points, as in the rules.

const WORDS = ['move.done', 'move.entered', 'move.left'];

/** What the last move cost, as announced. */
export function paid(table: Table): number {
  const said = table.events.filter(event => WORDS.includes(event.key)).at(-1);
  return Number(said!.args!['cost']) / 2;
}

/** What each step of a path costs: the path is played again and again, one step longer each time. */
export function stepPrices(p: Position, units: string | readonly string[], ...path: string[]): number[] {
  const totals = path.map((_, i) => paid(position(p).move(units, ...path.slice(0, i + 1))));
  return totals.map((total, i) => total - (totals[i - 1] ?? 0));
}

/** What one step costs a unit of the Union, on turn 3 of the first day. */
export function price(from: string, to: string, enemies: Position['units'] = {}, unit = 'us-inf-hays'): number {
  return paid(position(union({ [unit]: from, ...enemies })).move(unit, to));
}

export const union = (units: Position['units'], more: Partial<Position> = {}): Position => ({
  turn: 3,
  phase: 'union',
  units,
  ...more,
});

/** Expects the points not to suffice, and the bill (half points and counts) to say so. */
export function tooDear(
  table: Table,
  rule: string,
  bill: Readonly<Record<string, number | string>>,
  units: string | readonly string[],
  ...path: string[]
): void {
  const why = table.refusedMove(rule, units, ...path);
  expect(why.key).toBe('no.points');
  expect(why.args).toMatchObject(bill);
}
