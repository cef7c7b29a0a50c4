import type { Happening, Point, Setup } from '@bivouac/kernel';
import { cardSlug, FULL_TURN, SIDES, type Side, tableOf } from '../data/index.ts';
import { sideOf, type Table, type U, unitId } from '../state.ts';

// What events are, for boards that know no rule: whose doing, which card, who went where.

const OF_SIDE: readonly Happening[] = SIDES.map(by => ({ by }));
/** Whose doing it is. */
export const by = (side: Side): Happening => OF_SIDE[side]!;
export const shown = (side: Side, card: number): Happening => ({ by: SIDES[side], card: cardSlug(card) });

/** A board's y grows downwards and its turns go clockwise from the top. */
export function spotAt(setup: Setup, x: number, y: number, heading: number): Point {
  const turn = Math.round((FULL_TURN + FULL_TURN / 4 - heading) / 100) % 360;
  return { x, y: tableOf(setup.scenario)[1] - y, turn };
}
export const spotOf = ({ setup, table: t }: { setup: Setup; table: Table }, unit: number): Point =>
  spotAt(setup, t.x[unit]!, t.y[unit]!, t.heading[unit]!);

/** A unit has gone from a spot to where it stands now. */
export const went = (u: U, unit: number, from: Point, kind: 'march' | 'retreat') => (): Happening => ({
  ...by(sideOf(u.table, unit)),
  trails: [{ pieces: [unitId(u.table, unit)], spots: [from, spotOf(u, unit)], kind }],
});
export const removed = (u: U, unit: number, lost: number) => (): Happening => ({
  ...by(sideOf(u.table, unit)),
  removed: { pieces: [unitId(u.table, unit)], at: spotOf(u, unit) },
  lost,
});
