import type { Happening, Trail } from '@bivouac/kernel';
import { board, SIDES, type Side } from '../data/index.ts';
import { AT_POINT, BEYOND, standIds, standSide } from '../state.ts';

// What events are, for boards that know no rule: whose doing, who went where.

/** Where a stand lies: a position, an entry point, or beside the area by which it left the map; '' nowhere. */
export function placeAt(where: number): string {
  if (where >= 0) return board.positionIds[where]!;
  if (where <= BEYOND) return `off-${board.areaIds[BEYOND - where]}`;
  return where <= AT_POINT ? board.pointIds[AT_POINT - where]! : '';
}

const OF_SIDE: readonly Happening[] = SIDES.map(by => ({ by }));
/** Whose doing it is. */
export const by = (side: Side): Happening => OF_SIDE[side]!;

/** A stand has gone by these places. */
export const went = (stand: number, kind: Trail['kind'], places: readonly number[]) => (): Happening => ({
  ...by(standSide(stand)),
  trails: [{ pieces: [standIds[stand]!], spots: places.map(placeAt), kind }],
});
export const placed = (stands: readonly number[], where: number) => (): Happening => ({
  ...by(standSide(stands[0]!)),
  placed: { pieces: stands.map(stand => standIds[stand]!), at: placeAt(where) },
});
export const removed = (stand: number, where: number) => (): Happening => ({
  ...by(standSide(stand)),
  removed: { pieces: [standIds[stand]!], at: placeAt(where) },
});
