import type { Setup } from '@bivouac/kernel';
import { BARRED } from '@bivouac/maps';
import {
  backMove,
  frontMove,
  isArtillery,
  isEdge,
  isNight,
  neighbour,
  road,
  roadExit,
  rocky,
  type Side,
  stream,
  woods,
} from '../data/index.ts';
import { has, isReduced, type Table } from '../state.ts';
import type { Cost } from '../text/keys.ts';
import { type Ground, survey } from './02-zones.ts';
import { commands } from './10a-command.ts';

// All costs are in half points.
export const EXIT_COST = 2; // §3d-a
export const HEX = 2; // §3b-b
const ROAD = 1; // §3b1-a
const EXTRA = 2; // 3b3 to 3b6
const GENERALS_BONUS = 2; // §3b2-a

/** What a group of units moving together has to reckon with. */
export interface March {
  readonly ground: Ground;
  readonly night: boolean;
  readonly artillery: boolean;
  readonly needsBridge: boolean; // §10g1
  readonly fire: boolean; // §10g3
}

export function marchOf(t: Table, setup: Setup, side: Side, group: readonly number[]): March {
  const artillery = group.some(unit => isArtillery[unit]);
  return {
    ground: survey(t, setup, side),
    night: isNight(t.turn),
    artillery,
    needsBridge: artillery && has(setup, '10g1'),
    fire: has(setup, '10g3'),
  };
}

/** Points a unit may spend when it moves with this group all the way. */
export function allowance(t: Table, setup: Setup, group: readonly number[], unit: number): number {
  const printed = isReduced(t, unit) ? backMove[unit]! : frontMove[unit]!; // §3b-a, §4e-a
  const led = group.some(general => commands(t, setup, general, unit));
  return led ? printed + GENERALS_BONUS : printed; // §3b2-a, §3b2-c
}

export const leastAllowance = (t: Table, setup: Setup, group: readonly number[]): number => {
  let least = BARRED;
  for (const unit of group) least = Math.min(least, allowance(t, setup, group, unit));
  return least;
};

/** E6 and F5, woods and rocks together, are closed to artillery; F6 is open to it: §3b4-c. */
export const barsArtillery = (hex: number): boolean => woods[hex] === 1 && rocky[hex] === 1; // §3b4-b

export const byRoad = (m: March, from: number, d: number, to: number): boolean =>
  // §3b1-b
  road[from * 6 + d] === 1 && !(m.fire && m.ground.underFire[to]); // §10g3

/** The cost of a step that is allowed; the marches of §8a-1, §8a-2 and §8a-3 add it up. */
export function terrainCost(m: March, from: number, d: number, to: number): number {
  const zone = m.ground.zone[to] ? EXTRA : 0; // §3b6-a, §3b6-g
  if (byRoad(m, from, d, to)) return ROAD + zone; // §3b3-b, §3b5-b
  const extras = woods[to]! + rocky[to]! + stream[from * 6 + d]!; // §3b-n-a
  return HEX + extras * EXTRA + zone;
}

/** Entering the map: the entry hex is the first step, as in §8b2-a and §8b2-b. */
export function entryCost(m: March, hex: number): number {
  const zone = m.ground.zone[hex] ? EXTRA : 0;
  if (roadExit[hex] && !(m.fire && m.ground.underFire[hex])) return ROAD + zone; // §3c-d
  return HEX + (woods[hex]! + rocky[hex]!) * EXTRA + zone; // §3c-c
}

/**
 * The cost of a step in normal movement, BARRED where it may not be made. Friends may be passed (§2e-d), no zone stops a
 * move (§3b6-f), and one may be left and entered again (§3b6-c).
 */
export function stepCost(m: March, from: number, d: number, to: number): number {
  const { enemy, zone } = m.ground;
  if (enemy[to]) return BARRED; // §2e-e
  if (zone[to] && (m.night || zone[from])) return BARRED; // §2f-b, §3b6-b
  if (m.artillery && barsArtillery(to)) return BARRED; // §3b4-b
  if (m.needsBridge && crossesWithoutRoad(from, d)) return BARRED; // §10g1
  return terrainCost(m, from, d, to);
}

export const crossesWithoutRoad = (from: number, d: number): boolean =>
  stream[from * 6 + d] === 1 && road[from * 6 + d] === 0;

export const noCost = (): Cost => ({ cost: 0, steps: 0, road: 0, woods: 0, rocky: 0, stream: 0, zone: 0 });

/** Adds a step to the bill. */
export function charge(bill: Cost, m: March, from: number, d: number, to: number): void {
  bill.cost += terrainCost(m, from, d, to);
  if (m.ground.zone[to]) bill.zone++;
  if (byRoad(m, from, d, to)) bill.road++;
  else addTerrain(bill, to, stream[from * 6 + d]!);
}

export function chargeEntry(bill: Cost, m: March, hex: number): void {
  bill.cost += entryCost(m, hex);
  if (m.ground.zone[hex]) bill.zone++;
  if (roadExit[hex] && !(m.fire && m.ground.underFire[hex])) bill.road++;
  else addTerrain(bill, hex, 0);
}

function addTerrain(bill: Cost, hex: number, crosses: number): void {
  bill.steps++;
  bill.woods += woods[hex]!;
  bill.rocky += rocky[hex]!;
  bill.stream += crosses;
}

/** Whether all around a hex in an enemy zone are enemies and their zones; at the map edge there is always a way out. */
export function isHemmedIn({ ground }: March, from: number): boolean {
  // §3b6-d
  if (!ground.zone[from] || isEdge[from]) return false;
  for (let d = 0; d < 6; d++) {
    const next = neighbour[from * 6 + d]!;
    if (!ground.enemy[next] && !ground.zone[next]) return false;
  }
  return true;
}
