import type { Rule } from '@bivouac/kernel';
import {
  CITY,
  CREEK,
  distance,
  enemyOf,
  FORD,
  hexOf,
  MINOR,
  type Side,
  sideBetween,
  type Tables,
  tables,
  WATER,
} from '../data/index.ts';
import { isRain, of, type Retreat, type Table } from '../state.ts';
import { inAnyZoneOf, isClosed, isHeld } from './02-zones.ts';
import { isFordClosed } from './06-steps.ts';
import { crossingAt, isJoined, pontoonAt } from './10-crossings.ts';

// 7.6 WAYS OF A RETREAT: restrictions, priorities, and looking ahead to an end that is allowed.

export const [NORMAL, ROUT, VOLUNTARY, CAVALRY_RETREATS] = [0, 1, 2, 3] as const;
const { chart1, chart2, normal, rout, voluntary } = tables.retreat;
const { least, most } = tables.cavalryRetreat;
/** §7.6-normal, §7.6-rout, §7.6-vol, §7.7-distance The least and most hexes of each kind. */
export const LENGTHS: readonly (readonly [number, number])[] = [normal, rout, voluntary, [least, most]];
const ROUT_ROWS = 4;

type Row = Tables['retreat']['chart1'][number];
/** A hex that may be entered next. */
export interface Way {
  readonly hex: number;
  readonly row: Row; // the description of the table
  readonly waives: boolean; // it overrides the priorities
}

/** The rule by which the ground bars a retreat from crossing this hexside; null: it lets it (§7.6-no-mp, it costs nothing). */
export function barring(t: Table, own: Side, side: number): Rule | null {
  const { board } = of(t);
  const to = board.neighbours[side]!;
  if (to < 0 || board.terrain[to] === WATER) return '§7.6-res-map';
  const rain = isRain(t);
  const joined = isJoined(t, side, own);
  if (!joined && (isClosed(board, to, rain) || isClosed(board, hexOf(side), rain))) return '§7.6-res-mtn';
  if (board.water[side] === CREEK) return joined || !rain ? null : '§7.6-res-rain';
  return board.water[side]! < MINOR ? null : barringRiver(t, own, side);
}
function barringRiver(t: Table, own: Side, side: number): Rule | null {
  const pontoon = t.pontoons[pontoonAt(t, side)];
  if (pontoon?.owner === own) return null;
  const kind = crossingAt(t, side);
  if (kind === 0) return pontoon ? '§7.6-res-pontoon' : '§7.6-res-river';
  if (kind !== FORD || !isFordClosed(t, side)) return null;
  if (isRain(t)) return '§7.6-res-rain';
  return of(t).board.water[side] === MINOR ? '§12.0-flood-effect-minor' : '§12.0-flood-effect-major';
}

/** §7.6-prio-1 The hexes next to this one that the restrictions allow. */
function allowed(t: Table, r: Retreat, from: number, path: readonly number[]): number[] {
  const { board } = of(t);
  const found: number[] = [];
  for (let side = from * 6; side < from * 6 + 6; side++) {
    const to = board.neighbours[side]!;
    if (barring(t, r.side, side)) continue;
    if (to === r.start || to === r.enemy || path.includes(to)) continue; // §7.6-res-start §7.6-res-twice §7.6-res-active
    if (distance(board, r.enemy, to) < distance(board, r.enemy, from)) continue; // §7.6-res-closer
    if (r.kind === CAVALRY_RETREATS && isHeld(t, enemyOf(r.side), to)) continue; // §7.7-enemy-hex
    found.push(to);
  }
  return found;
}

/** §7.6-prio-t1-normal, §7.6-prio-t1-rout, §7.6-prio-t1-zoc, §7.6-prio-t2-normal, §7.6-prio-t2-rout */
export function chartFor(t: Table, { side, kind }: Pick<Retreat, 'side' | 'kind'>, from: number, entered: number) {
  const firsts = kind === NORMAL || kind === VOLUNTARY ? 1 : ROUT_ROWS;
  return entered < firsts || inAnyZoneOf(t, enemyOf(side), from) ? chart1 : chart2;
}

const fits = (want: 'yes' | 'no' | 'any', is: boolean): boolean => want === 'any' || (want === 'yes') === is;
/** §7.6-loss-vary */
const WAYS: Readonly<Record<Row['way'], (route: boolean, friend: boolean) => boolean>> = {
  any: () => true,
  route: route => route,
  open: route => !route,
  friend: (_, friend) => friend,
  routeOrFriend: (route, friend) => route || friend,
  routeAlone: (route, friend) => route && !friend,
  openAlone: (route, friend) => !route && !friend,
};

/**
 * §7.6-prio-2 The description that fits entering this hex: §7.6-t1-p1, §7.6-t1-p2, §7.6-t1-p3, §7.6-t1-p4, §7.6-t1-p5 of table 1,
 * §7.6-t2-p1, §7.6-t2-p2, §7.6-t2-p3 of table 2.
 */
export function describe(t: Table, r: Retreat, from: number, to: number, entered: number): Row {
  const { board } = of(t);
  const city = board.terrain[from] === CITY || board.terrain[to] === CITY; // §7.6-loss-city
  const route = city || isJoined(t, sideBetween(board, from, to), r.side);
  const friend = isHeld(t, r.side, to); // §7.6-friend-hex
  const foe = enemyOf(r.side);
  const farther = distance(board, r.enemy, to) > distance(board, r.enemy, from);
  return chartFor(t, r, from, entered).find(
    row =>
      row.enemy === isHeld(t, foe, to) &&
      fits(row.zone, inAnyZoneOf(t, foe, to)) && // §APP-woods-retreat
      fits(row.farther, farther) &&
      WAYS[row.way](route, friend),
  )!;
}

/** §7.6-res-adjacent, §7.6-vol-adjacent, §7.6-enemy-hex-end Whether it may end here after so many hexes. */
function mayEnd(t: Table, { kind, side, start }: Retreat, hex: number, entered: number): boolean {
  if (entered < LENGTHS[kind]![0] || isHeld(t, enemyOf(side), hex)) return false;
  return distance(of(t).board, start, hex) > 1 || (kind === VOLUNTARY && entered === 1);
}
/** Whether it must go no further: §7.6-enemy-hex-end lets it out of a hex of the enemy. */
const isSpent = (t: Table, { kind, side }: Retreat, hex: number, entered: number): boolean =>
  entered >= LENGTHS[kind]![1] && !isHeld(t, enemyOf(side), hex);

/** §7.6-prio-3 Of the hexes allowed, those of the lowest priority; `any`: all. */
function steps(t: Table, r: Retreat, from: number, path: readonly number[]): Way[] {
  const found = allowed(t, r, from, path).map(hex => ({ hex, row: describe(t, r, from, hex, path.length) }));
  const lowest = Math.min(...found.map(({ row }) => row.priority));
  return found.map(each => ({ ...each, waives: each.row.priority > lowest }));
}

/** §7.6-surrender-min Whether an end can be reached, with or without the one override. */
function reaches(t: Table, r: Retreat, hex: number, path: readonly number[], waiver: boolean): boolean {
  if (mayEnd(t, r, hex, path.length)) return true;
  if (isSpent(t, r, hex, path.length)) return false;
  return steps(t, r, hex, path).some(
    way => (!way.waives || waiver) && reaches(t, r, way.hex, [...path, way.hex], waiver && !way.waives),
  );
}

/** The hexes it may enter next. Only if nothing else helps are the priorities waived, once (§7.6-override). */
export function waysOn(t: Table, r: Retreat): Way[] {
  if (isSpent(t, r, r.at, r.path.length)) return [];
  const all = steps(t, r, r.at, r.path);
  const leads = (way: Way, waiver: boolean): boolean => reaches(t, r, way.hex, [...r.path, way.hex], waiver);
  const plain = all.filter(way => !way.waives && leads(way, false));
  if (plain.length > 0 || r.waived === 1 || mayStop(t, r)) return plain; // §7.6-override-fail
  return all.filter(way => leads(way, !way.waives)); // §7.6-override-restrict
}
export const mayStop = (t: Table, r: Retreat): boolean => mayEnd(t, r, r.at, r.path.length);
