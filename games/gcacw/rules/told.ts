import type { Happening, Trail } from '@bivouac/kernel';
import { SIDES, type Side } from '../data/index.ts';
import { hexId, leaderId, leaderSide, of, sideOf, type Table, unitId } from '../state.ts';

// What events are, for boards that know no rule: whose doing, who went where.

const OF_SIDE: readonly Happening[] = SIDES.map(by => ({ by }));
export const by = (side: Side): Happening => OF_SIDE[side]!;

/** A unit and the leaders attached to it: who leads first. */
export function piecesOf(t: Table, unit: number): readonly string[] {
  const { leaders } = of(t);
  const along = leaders.ids.filter((_, leader) => t.with[leader] === unit);
  return [...along, unitId(t, unit)];
}
/** A unit has gone through these hexes with its leaders. */
export const went = (t: Table, unit: number, kind: Trail['kind'], hexes: readonly number[]) => (): Happening => ({
  ...by(sideOf(t, unit)),
  trails: [{ pieces: piecesOf(t, unit), spots: hexes.map(hex => hexId(t, hex)), kind }],
});
export const removed = (t: Table, unit: number, hex: number) => (): Happening => ({
  ...by(sideOf(t, unit)),
  removed: { pieces: [unitId(t, unit)], at: hexId(t, hex) },
});
export const rode = (t: Table, side: Side, leaders: readonly number[], hexes: readonly number[]) => (): Happening => ({
  ...by(side),
  trails: [{ pieces: leaders.map(each => leaderId(t, each)), spots: hexes.map(hex => hexId(t, hex)), kind: 'march' }],
});
/** A leader is taken off the map. */
export const leftMap = (t: Table, leader: number, hex: number): Happening => ({
  ...by(leaderSide(t, leader)),
  removed: { pieces: [leaderId(t, leader)], at: hexId(t, hex) },
});
