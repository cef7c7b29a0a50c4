import type { Setup, Text, Trail } from '@bivouac/kernel';
import {
  areAdjacent,
  directionBetween,
  entryHex,
  entryTurn,
  hexIds,
  hexNumber,
  isArtillery,
  isEdge,
  isGeneral,
  road,
  rocky,
  SIDES,
  type Side,
  sideOf,
  stream,
  unitIds,
  unitNumber,
} from '../data/index.ts';
import { ABSENT, type Action, ELIMINATED, EXITED, hasMoved, isOnMap, type Table, type U, WAITING } from '../state.ts';
import { type Cost, tx } from '../text/keys.ts';
import {
  allowance,
  barsArtillery,
  byRoad,
  charge,
  chargeEntry,
  crossesWithoutRoad,
  EXIT_COST,
  HEX,
  isHemmedIn,
  leastAllowance,
  type March,
  marchOf,
  noCost,
  terrainCost,
} from './03-cost.ts';
import { mayEnterNow, whyNotEnter } from './03-entry.ts';
import { whyNotStop } from './03-stopping.ts';
import { disturb } from './04-losses.ts';
import { enterHex } from './06-victory.ts';

export type Move = Extract<Action, { type: 'move' }>;
export const OFF = 'off'; // the last word of a path that leaves the map

/** Why these units may not make this move; null: they may. */
export function whyNotMove(t: Table, setup: Setup, side: Side, move: Move): Text | null {
  const group = move.units.map(unitNumber);
  const why = whyNotGroup(t, side, move.units, group);
  if (why) return why;
  const m = marchOf(t, setup, side, group);
  const leaves = move.path[move.path.length - 1] === OFF;
  const path = (leaves ? move.path.slice(0, -1) : move.path).map(hexNumber);
  return (
    whyNotPath(t, setup, m, group, move.path, path, leaves) ??
    whyNotStop(t, setup, side, group, leaves ? EXITED : path[path.length - 1]!)
  );
}

function whyNotGroup(t: Table, side: Side, names: readonly string[], group: readonly number[]): Text | null {
  if (group.length === 0) return tx('no.units', {}, '§3-c');
  if (new Set(names).size !== names.length) return tx('no.twice', {}, '§3a-b');
  for (const [i, unit] of group.entries()) {
    const why = unit < 0 ? tx('no.unit', { unit: names[i]! }, '§1b-b') : whyNotUnit(t, side, unit);
    if (why) return why;
  }
  const start = startOf(t, group[0]!);
  return group.every(unit => startOf(t, unit) === start) ? null : tx('no.together', {}, '§3b2-b');
}

/** Where a unit stands, or its entry hex, told apart from all hexes. */
export const startOf = (t: Table, unit: number): number =>
  t.at[unit] === WAITING ? -100 - entryHex[unit]! : t.at[unit]!;

function whyNotUnit(t: Table, side: Side, unit: number): Text | null {
  const name = { unit: unitIds[unit]! };
  if (sideOf[unit] !== side) return tx('no.enemyUnit', name, '§2b-a');
  if (t.at[unit] === ELIMINATED) return tx('no.eliminated', name, '§4e1-b');
  if (t.at[unit] === EXITED) return tx('no.exited', name, '§3d-b');
  if (t.at[unit] === ABSENT) return tx('no.absent', name, '§6a3');
  if (hasMoved(t, unit)) return tx('no.movedAlready', name, '§3a-b');
  if (isOnMap(t, unit) || mayEnterNow(t, unit)) return null;
  return tx('no.tooEarly', { ...name, turn: entryTurn[unit]! }, '§3c-b');
}

function whyNotPath(
  t: Table,
  setup: Setup,
  m: March,
  group: readonly number[],
  names: readonly string[],
  path: readonly number[],
  leaves: boolean,
): Text | null {
  if (path.length === 0 && (!leaves || !isOnMap(t, group[0]!))) return tx('no.path', {}, '§3a-a');
  const bill = noCost();
  const points = leastAllowance(t, setup, group);
  let from = t.at[group[0]!]!;
  for (const [i, to] of path.entries()) {
    if (to < 0) return tx('no.hex', { hex: names[i]! }, '§1a-a');
    const why = from < 0 ? whyNotEntry(m, group, to) : whyNotStep(m, group, from, to, i === 0);
    if (why) return why;
    if (from < 0) chargeEntry(bill, m, to);
    else charge(bill, m, from, directionBetween(from, to), to);
    if (bill.cost > points) return tooDear(t, setup, m, group, bill, from, to);
    from = to;
  }
  return leaves ? whyNotLeave(t, setup, group, bill, from) : null;
}

function whyNotEntry(m: March, group: readonly number[], hex: number): Text | null {
  for (const unit of group) {
    const why = whyNotEnter(m, unit, hex);
    if (why) return why;
  }
  return whyNotTerrain(group, -1, hex);
}

function whyNotStep(m: March, group: readonly number[], from: number, to: number, first: boolean): Text | null {
  if (!areAdjacent(from, to)) return tx('no.notAdjacent', { from: hexIds[from]!, to: hexIds[to]! }, '§3a-a');
  const { enemy, zone } = m.ground;
  const hex = hexIds[to]!;
  if (enemy[to]) return tx('no.enemyThere', { hex }, '§2e-e');
  if (zone[to] && m.night) return tx('no.nightZone', { hex }, '§2f-b');
  if (zone[to] && zone[from]) {
    if (first && isHemmedIn(m, from)) return tx('no.hemmedIn', { hex: hexIds[from]! }, '§3b6-d');
    return tx('no.zoneToZone', { from: hexIds[from]!, to: hex }, '§3b6-b');
  }
  return whyNotTerrain(group, m.needsBridge ? from : -1, to);
}

/** Ground closed to artillery: the rocky woods and, under §10g1, streams without a road (`from` is -1 when that is off). */
export function whyNotTerrain(group: readonly number[], from: number, to: number): Text | null {
  const gun = group.find(unit => isArtillery[unit]);
  if (gun === undefined) return null;
  const args = { unit: unitIds[gun]!, hex: hexIds[to]! };
  if (barsArtillery(to)) return tx('no.artilleryRocks', args, '§3b4-b');
  const bridgeless = from >= 0 && crossesWithoutRoad(from, directionBetween(from, to));
  return bridgeless ? tx('no.artilleryStream', args, '§10g1') : null;
}

function tooDear(
  t: Table,
  setup: Setup,
  m: March,
  group: readonly number[],
  bill: Cost,
  from: number,
  to: number,
): Text {
  const short = group.find(unit => bill.cost > allowance(t, setup, group, unit))!;
  const points = allowance(t, setup, group, short);
  const rule = dearest(m, from, to, bill.cost - points);
  return tx('no.points', { ...bill, unit: unitIds[short]!, hex: hexIds[to]!, allowance: points }, rule);
}

/** The rule that made the last step too dear: no point was left, too little for any hex, or for what comes on top. */
function dearest(m: March, from: number, to: number, missing: number) {
  if (from < 0) return '§3c-c' as const;
  const d = directionBetween(from, to);
  const left = terrainCost(m, from, d, to) - missing;
  if (left === 0) return '§3b-a' as const;
  if (left < HEX && !byRoad(m, from, d, to)) return '§3b-c' as const;
  if (m.ground.zone[to]) return '§3b6-a' as const;
  if (road[from * 6 + d] && !byRoad(m, from, d, to)) return '§10g3' as const;
  if (stream[from * 6 + d]) return '§3b5-a' as const;
  return rocky[to] ? ('§3b4-a' as const) : ('§3b3-a' as const);
}

function whyNotLeave(t: Table, setup: Setup, group: readonly number[], bill: Cost, from: number): Text | null {
  if (!isEdge[from]) return tx('no.exitInner', { hex: hexIds[from]! }, '§3d-a');
  const total = bill.cost + EXIT_COST;
  const short = group.find(unit => total > allowance(t, setup, group, unit));
  if (short === undefined) return null;
  const args = { ...bill, cost: total, steps: bill.steps + 1, unit: unitIds[short]!, hex: OFF };
  return tx('no.points', { ...args, allowance: allowance(t, setup, group, short) }, '§3d-a');
}

/** The bill of a legal move. */
export function billOf(t: Table, setup: Setup, side: Side, move: Move): Cost {
  const group = move.units.map(unitNumber);
  const m = marchOf(t, setup, side, group);
  const bill = noCost();
  let from = t.at[group[0]!]!;
  for (const name of move.path) {
    const to = hexNumber(name);
    if (name === OFF) bill.cost += EXIT_COST;
    else if (from < 0) chargeEntry(bill, m, to);
    else charge(bill, m, from, directionBetween(from, to), to);
    from = to;
  }
  return bill;
}

export function makeMove(u: U, side: Side, move: Move): void {
  const { table: t } = u;
  const group = move.units.map(unitNumber);
  const from = t.at[group[0]!]!;
  u.say(
    () => told(t, u.setup, side, move, from),
    () => ({ by: SIDES[side], trails: [trailOf(move, from)] }),
  );
  let to = from;
  for (const name of move.path) {
    to = name === OFF ? EXITED : hexNumber(name);
    if (to >= 0) enterHex(u, side, to); // §6a5-c
  }
  for (const unit of group) {
    t.at[unit] = to;
    t.moved[unit] = 1; // §3a-b
    disturb(u, unit);
  }
}

function told(t: Table, setup: Setup, side: Side, move: Move, from: number): Text {
  const args = { units: move.units, path: move.path, cost: billOf(t, setup, side, move).cost };
  if (from < 0) return tx('move.entered', args, '§3c-a');
  const where = { ...args, from: hexIds[from]! };
  return move.path.at(-1) === OFF ? tx('move.left', where, '§3d-a') : tx('move.done', where, '§3a-a');
}

const isChief = (unit: string): boolean => isGeneral[unitNumber(unit)] === 1;

function trailOf({ units, path }: Move, from: number): Trail {
  const pieces = [...units.filter(isChief), ...units.filter(unit => !isChief(unit))];
  if (from < 0) return { pieces, spots: path, kind: 'arrive' };
  const leaves = path.at(-1) === OFF;
  return {
    pieces,
    spots: [hexIds[from]!, ...(leaves ? path.slice(0, -1) : path)],
    kind: leaves ? 'leave' : 'march',
  };
}
