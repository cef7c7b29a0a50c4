import {
  directionBetween,
  frontFactor,
  hill,
  hillJoined,
  neighbour,
  pointsOf,
  type Side,
  town,
  UNITS,
  woods,
  woodsJoined,
} from '../data/index.ts';
import { type Board, factorOf, lossPrice, objectivePrice } from './board.ts';
import { FACTOR, oddsAt, STEPS } from './tables.ts';
import { weights } from './weights.ts';

// The worth of a battle by exact odds, in points of the margin, seen by the attacker.

const MOST = 10; // §4b5

/** What the next step of a unit costs its side; `later`: the one after it. */
function stepPrice(b: Board, side: Side, unit: number, later: boolean): number {
  const left = STEPS[b.reduced[unit]! * UNITS + unit]! - (later ? 1 : 0);
  if (left <= 0) return UNPAYABLE;
  const price = lossPrice(b, side);
  const front = frontFactor[unit]!;
  if (left === 2) return price + b.factorPrice * (front - factorOfBack(unit)) + 0.001 * front;
  const lost = later || b.reduced[unit]! > 0 ? front - 1 : front;
  const factor = later ? factorOfBack(unit) : factorOf(b, unit);
  return price * lost + b.factorPrice * factor + 0.001 * front;
}
const UNPAYABLE = 1000;
const factorOfBack = (unit: number): number => FACTOR[UNITS + unit]!;

const bearers: number[] = [];

/** The cheapest way for a side to take this many steps in these hexes. */
export function lossOf(b: Board, side: Side, hexes: readonly number[], points: number): number {
  if (points === 0) return 0;
  bearers.length = 0;
  for (const hex of hexes)
    for (let unit = b.first[side][hex]!; unit >= 0; unit = b.next[unit]!)
      if (STEPS[b.reduced[unit]! * UNITS + unit]! > 0) bearers.push(unit);
  let cheapest = UNPAYABLE;
  let second = UNPAYABLE;
  let twice = UNPAYABLE;
  for (const unit of bearers) {
    const one = stepPrice(b, side, unit, false);
    if (one < cheapest) {
      second = cheapest;
      cheapest = one;
    } else if (one < second) second = one;
    twice = Math.min(twice, one + stepPrice(b, side, unit, true));
  }
  if (points === 1) return cheapest === UNPAYABLE ? 0 : cheapest + lastManCost(b, side, hexes, 1);
  const both = Math.min(cheapest + second, twice);
  if (both < UNPAYABLE) return both + lastManCost(b, side, hexes, 2);
  return cheapest === UNPAYABLE ? 0 : cheapest + lastManCost(b, side, hexes, 1);
}

/** Generals fall with the last combat unit of their hex. */
function lastManCost(b: Board, side: Side, hexes: readonly number[], points: number): number {
  if (bearers.length !== 1) return 0;
  const left = STEPS[b.reduced[bearers[0]!]! * UNITS + bearers[0]!]!;
  if (left > points) return 0;
  let generals = 0;
  for (const hex of hexes) generals += b.generals[side][hex]!;
  return weights.general * generals;
}

export function terrainOf(attackers: readonly number[], defenders: readonly number[]): number {
  let high = 0;
  let wooded = 0;
  let inTown = 0;
  for (const hex of defenders) {
    if (town[hex]) inTown = 1;
    if (hill[hex] && !joined(hillJoined, attackers, hex)) high = 2;
    if (woods[hex] && !joined(woodsJoined, attackers, hex)) wooded = 1;
  }
  return high + wooded + inTown;
}

function joined(table: Uint8Array, attackers: readonly number[], hex: number): boolean {
  for (const from of attackers) {
    const d = directionBetween(from, hex);
    if (d >= 0 && table[from * 6 + d] === 1) return true;
  }
  return false;
}

export const strengthIn = (b: Board, side: Side, hexes: readonly number[]): number => {
  let sum = 0;
  for (const hex of hexes) sum += b.strength[side][hex]!;
  return sum;
};

export const differenceOf = (
  b: Board,
  side: Side,
  attackers: readonly number[],
  defenders: readonly number[],
): number =>
  Math.min(MOST, strengthIn(b, side, attackers)) -
  Math.min(MOST, strengthIn(b, (1 - side) as Side, defenders) + terrainOf(attackers, defenders));

/** The worth of a battle at a difference of modifiers that is already known. */
export function worthAt(
  b: Board,
  side: Side,
  attackers: readonly number[],
  defenders: readonly number[],
  difference: number,
): number {
  const enemy = (1 - side) as Side;
  const row = oddsAt(difference);
  const wins = row[0]!;
  let worth = row[1]! * lossOf(b, enemy, defenders, 1) + row[2]! * lossOf(b, enemy, defenders, 2);
  worth -= row[3]! * lossOf(b, side, attackers, 1) + row[4]! * lossOf(b, side, attackers, 2);
  for (const hex of defenders) worth += wins * takingOf(b, side, hex);
  for (const hex of attackers) worth -= (1 - wins) * leavingOf(b, side, hex);
  return worth;
}

export const worthOf = (b: Board, side: Side, attackers: readonly number[], defenders: readonly number[]): number =>
  worthAt(b, side, attackers, defenders, differenceOf(b, side, attackers, defenders));

/** What it is worth to drive the enemy out of a hex. */
export function takingOf(b: Board, side: Side, hex: number): number {
  const points = pointsOf[hex]!;
  const ground = hill[hex] || woods[hex] || town[hex] ? weights.ground : 0;
  const held = b.turn >= b.prices.endTurn - 1 ? 1 : weights.held;
  return weights.driven + ground + points * objectivePrice(b) * held + (hemmed(b, side, hex) ? 1 : 0);
}

/** What it costs to be driven out of a hex. */
const leavingOf = (b: Board, side: Side, hex: number): number =>
  weights.driven + weights.left * pointsOf[hex]! * objectivePrice(b) + (hemmed(b, (1 - side) as Side, hex) ? 0.5 : 0);

/** Whether every way out leads into zones of this side. */
function hemmed(b: Board, by: Side, hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const to = neighbour[hex * 6 + d]!;
    if (to >= 0 && b.men[by][to] === 0 && b.zone[by][to] === 0) return false;
  }
  return true;
}
