import type { Setup } from '@bivouac/kernel';
import {
  CONFEDERATE,
  HEXES,
  isArtillery,
  isGeneral,
  isNight,
  neighbour,
  objectives,
  type Side,
  sideOf,
  UNION,
  UNITS,
  unitsOf,
} from '../data/index.ts';
import { has, type Table } from '../state.ts';
import { FACTOR, type Prices, pricesOf, STEPS } from './tables.ts';
import { weights } from './weights.ts';

/** A position in columns, quick to fill and to ask. */
export interface Board {
  readonly at: Int16Array; // unit → hex
  readonly reduced: Uint8Array;
  readonly strength: readonly [Uint8Array, Uint8Array]; // side, hex → factors
  readonly men: readonly [Uint8Array, Uint8Array]; // side, hex → combat units
  readonly generals: readonly [Uint8Array, Uint8Array];
  readonly zone: readonly [Uint8Array, Uint8Array]; // side, hex → how many hexes of that side exert influence here
  readonly first: readonly [Int16Array, Int16Array]; // side, hex → first unit of a chain
  readonly next: Int16Array; // unit → next in its hex, -1
  readonly control: Int8Array;
  turn: number;
  leftCount: boolean; // whether reduced units that left the map count (§3d-c)
  prices: Prices;
  factorPrice: number; // what a factor on the map is worth now
}

const pair = (): [Uint8Array, Uint8Array] => [new Uint8Array(HEXES), new Uint8Array(HEXES)];

export const newBoard = (): Board => ({
  at: new Int16Array(UNITS),
  reduced: new Uint8Array(UNITS),
  strength: pair(),
  men: pair(),
  generals: pair(),
  zone: pair(),
  first: [new Int16Array(HEXES), new Int16Array(HEXES)],
  next: new Int16Array(UNITS),
  control: new Int8Array(objectives.length),
  turn: 1,
  leftCount: true,
  prices: pricesOf('day1'),
  factorPrice: 0,
});

const DAY = 8;

export function loadBoard(b: Board, t: Table, setup: Setup): Board {
  for (let unit = 0; unit < UNITS; unit++) {
    b.at[unit] = t.at[unit]!;
    b.reduced[unit] = t.reduced[unit]!;
  }
  for (let i = 0; i < objectives.length; i++) b.control[i] = t.control[i]!;
  b.turn = t.turn;
  b.prices = pricesOf(setup.scenario);
  b.leftCount = !has(setup, '6a5-f');
  b.factorPrice = weights.factor * Math.min(1, daylightLeft(b) / (DAY - 1));
  clearSide(b, CONFEDERATE);
  clearSide(b, UNION);
  for (const unit of unitsOf[CONFEDERATE]) put(b, unit, b.at[unit]!);
  for (const unit of unitsOf[UNION]) put(b, unit, b.at[unit]!);
  return b;
}

/** Daylight turns after this one. */
export function daylightLeft(b: Board): number {
  let left = 0;
  for (let turn = b.turn + 1; turn <= b.prices.endTurn; turn++) if (!isNight(turn)) left++;
  return left;
}

export function clearSide(b: Board, side: Side): void {
  b.strength[side].fill(0);
  b.men[side].fill(0);
  b.generals[side].fill(0);
  b.zone[side].fill(0);
  b.first[side].fill(-1);
}

export function put(b: Board, unit: number, hex: number): void {
  b.at[unit] = hex;
  if (hex < 0) return;
  const side = sideOf[unit] as Side;
  b.next[unit] = b.first[side][hex]!;
  b.first[side][hex] = unit;
  if (isGeneral[unit]) {
    b.generals[side][hex]!++;
    return;
  }
  b.strength[side][hex]! += FACTOR[b.reduced[unit]! * UNITS + unit]!;
  if (b.men[side][hex]!++ > 0) return;
  const zone = b.zone[side];
  for (let d = 0; d < 6; d++) {
    const near = neighbour[hex * 6 + d]!;
    if (near >= 0) zone[near]!++;
  }
}

export const factorOf = (b: Board, unit: number): number => FACTOR[b.reduced[unit]! * UNITS + unit]!;
export const stepsOf = (b: Board, unit: number): number => STEPS[b.reduced[unit]! * UNITS + unit]!;
export const isGun = (unit: number): boolean => isArtillery[unit] === 1;

/** What a loss of this side is worth to the enemy, a point. */
export const lossPrice = (b: Board, side: Side): number =>
  side === CONFEDERATE ? b.prices.union : b.prices.confederate;
export const objectivePrice = (b: Board): number => b.prices.union + b.prices.confederate;
