import type { Text } from '@bivouac/kernel';
import { areaNumber, type Board, board, enemyOf, positionNumber, SIDES, type Side, UNION } from '../data/index.ts';
import {
  BEYOND,
  isHeld,
  type Move,
  standIds,
  standNumber,
  standRange,
  standSide,
  standsOn,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { fieldsOf, isNextToEnemy } from './09-sight.ts';

// 10 WHAT ALL MOVES HAVE IN COMMON.

/** Across an area to a position; -1: off the map. */
export interface Stride {
  readonly area: number;
  readonly to: number;
}
export const OFF = -1;

/** The face of a position that looks into an area; -1: it does not. */
export const faceInto = (position: number, area: number, map: Board = board): number =>
  map.areaOf[2 * position] === area ? 2 * position : map.areaOf[2 * position + 1] === area ? 2 * position + 1 : -1;
export const bounds = (position: number, area: number, map: Board = board): boolean =>
  faceInto(position, area, map) >= 0;

/** A way in words, stride by stride; null: it is no way. */
export function stridesOf(path: readonly string[]): readonly Stride[] | null {
  const strides: Stride[] = [];
  for (let i = 0; i < path.length; i += 2) {
    const area = areaNumber(path[i]!);
    const last = i + 1 === path.length;
    const to = last ? OFF : positionNumber(path[i + 1]!);
    if (area < 0 || (to < 0 && !last)) return null;
    strides.push({ area, to });
  }
  return strides.length > 0 ? strides : null;
}
export const wordsOf = (strides: readonly Stride[]): string[] =>
  strides.flatMap(({ area, to }) => [board.areaIds[area]!, ...(to === OFF ? [] : [board.positionIds[to]!])]);

/** Whether an obstruction inside the area makes a stride dearer; `from` or `to` may be off the map. */
export function isSlow(from: number, { area, to }: Stride, map: Board = board): boolean {
  // §10.2b, §10.2c, §10.2d, §10.3e, §3.2a, §3.2g
  return isInside(from, area, map) || isInside(to, area, map);
}
const isInside = (position: number, area: number, map: Board): boolean =>
  position >= 0 && map.obstructed[faceInto(position, area, map)] === 1;
export const costOf = (from: number, stride: Stride, map: Board = board): number => (isSlow(from, stride, map) ? 2 : 1); // §10.2a

/** The price of a whole way from a position, or from off the map. */
export function priceOfWay(from: number, strides: readonly Stride[]): number {
  let price = 0;
  let here = from < 0 ? OFF : from;
  for (const stride of strides) {
    price += costOf(here, stride);
    here = stride.to;
  }
  return price;
}

/** Whether each stride leads from where the last one ended; only the last may leave the map, by a partial area. */
export function whyNotWay(from: number, strides: readonly Stride[]): Text | null {
  let here = from;
  for (const { area, to } of strides) {
    const name = board.areaIds[area]!;
    if (here >= 0 && !bounds(here, area)) return tx('no.way', { area: name }, '§10.2a');
    if (here < 0 && (here > BEYOND || area !== BEYOND - here)) return tx('no.wayBack', { area: name }, '§10.3d');
    if (to === OFF && here < 0) return tx('no.way', { area: name }, '§10.2a');
    if (to === OFF && board.partial[area] === 0) return tx('no.leave', { area: name }, '§10.3b');
    if (to >= 0 && (to === here || !bounds(to, area))) return tx('no.way', { area: name }, '§10.2a'); // §10.3a
    here = to;
  }
  return null;
}

/** Why a stand may not be on this position at all, or stop there, whatever the kind of move. */
export function whyNotThrough(t: Table, side: Side, position: number, ontoEnemy = false): Text | null {
  const name = board.positionIds[position]!;
  if (side === UNION && board.closed[position] === 1) return tx('no.closed', { position: name }, '§10.2h'); // §4.8b
  return !ontoEnemy && isHeld(t, enemyOf(side), position) ? tx('no.enemyThere', { position: name }, '§10.4d') : null;
}

const MOST = 3;
/** §10.4a At the end of a move; any number may pass (§10.4b), enemies do not count (§10.4c). */
export function whyNotStop(t: Table, stand: number, position: number): Text | null {
  const friends =
    standsOn(t, standSide(stand), position).filter(each => each !== stand).length + bound(t, stand, position);
  return friends >= MOST ? tx('no.stacking', { position: board.positionIds[position]!, most: MOST }, '§10.4a') : null;
}

/** Blocks of a bombardment that will attack there and leave no room: §22.2a. */
const bound = ({ extended }: Table, stand: number, position: number): number =>
  extended?.blocks.filter(each => each.target === position && each.stand !== stand).length ?? 0;

/** The side of a position that a front named by its area is, or -1: §10.2e. */
export function frontNamed(position: number, front: string | undefined): number {
  const face = front === undefined ? -1 : faceInto(position, areaNumber(front));
  return face < 0 ? -1 : face & 1;
}
export const whyNotFront = (position: number, front: string | undefined): Text | null =>
  frontNamed(position, front) < 0 ? tx('no.front', { position: board.positionIds[position]! }, '§10.2e') : null;

export const isCovered = (t: Table, side: Side, position: number): boolean =>
  fieldsOf(t, enemyOf(side)).positions[position] === 1;
export const isAreaCovered = (t: Table, side: Side, area: number): boolean =>
  fieldsOf(t, enemyOf(side)).areas[area] === 1;
/** In an enemy field of fire, or next to an enemy: where 10.5a and 18.2c forbid to go. */
export const isExposed = (t: Table, side: Side, position: number): boolean =>
  isCovered(t, side, position) || isNextToEnemy(t, side, position);

/** A stand of this side, or why it is none. */
export function ownStand(t: Table, side: Side, slug: string): number {
  const stand = standNumber(slug);
  return stand >= 0 && standSide(stand) === side && t.at[stand]! !== -1 && t.at[stand]! !== -2 ? stand : -1;
}

/** §10.2g Positions on which stands of a side look both ways. */
export function mixedFronts(t: Table, side: Side, stands: readonly number[]): readonly number[] {
  const [from, to] = standRange(side);
  return stands.filter(stand => {
    const at = t.at[stand]!;
    for (let other = from; other < to; other++)
      if (t.at[other] === at && at >= 0 && t.front[other] !== t.front[stand]) return true;
    return false;
  });
}

/** §20.1a Objectives of the enemy in areas a stand moved through; not by a withdrawal (§20.1b). */
export function takeObjectives(u: U, side: Side, areas: readonly number[]): void {
  const { table: t } = u;
  t.objectives.forEach((area, marker) => {
    if (!areas.includes(area) || t.control[marker] === side) return;
    t.control[marker] = side;
    u.say(tx('objective.taken', { side: SIDES[side], area: board.areaIds[area]! }, '§20.1a'), { by: SIDES[side] });
  });
}

/** The moves along a way: one for each front where it ends on a position. */
export function movesAlong(
  type: Move['type'],
  stand: number,
  way: readonly Stride[],
  mounted: boolean,
): readonly Move[] {
  const { to } = way[way.length - 1]!;
  const fronts = to === OFF ? [undefined] : [0, 1].map(side => board.areaIds[board.areaOf[2 * to + side]!]!);
  return fronts.map(front => ({
    ...{ type, stand: standIds[stand]!, path: wordsOf(way) },
    ...(front === undefined ? {} : { front }),
    ...(mounted ? { mounted } : {}),
  }));
}

export const nameOfStand = (stand: number): string => standIds[stand]!;
