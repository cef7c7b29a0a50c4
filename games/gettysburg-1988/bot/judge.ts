import {
  CONFEDERATE,
  entryHex,
  entryTurn,
  frontFactor,
  HEXES,
  isGeneral,
  neighbour,
  objectives,
  pointsOf,
  type Side,
  sideOf,
  UNITS,
  unitsOf,
} from '../data/index.ts';
import { ELIMINATED, EXITED, WAITING } from '../state.ts';
import { type Board, factorOf, objectivePrice } from './board.ts';
import { differenceOf } from './fights.ts';
import type { Fight } from './grouping.ts';
import { type Reply, threatsOf, walkable } from './reply.ts';
import { oddsAt, WAY } from './tables.ts';
import { weights } from './weights.ts';

// The judgement of a position, in points of the winning margin, Confederate view.

export const NAMES = ['points', 'battles', 'threats', 'objectives', 'factors', 'generals'] as const;
export const FEATURES = NAMES.length;

/** 6a5 Points as they are. */
export function pointsNow(b: Board): number {
  const worth = [0, 0];
  for (let i = 0; i < objectives.length; i++) worth[b.control[i]!]! += pointsOf[objectives[i]!]!;
  for (let unit = 0; unit < UNITS; unit++) {
    if (isGeneral[unit]) continue;
    const at = b.at[unit]!;
    if (at === ELIMINATED) worth[1 - sideOf[unit]!]! += frontFactor[unit]!;
    else if ((at >= 0 || (at === EXITED && b.leftCount)) && b.reduced[unit]) worth[1 - sideOf[unit]!]!++;
  }
  return b.prices.confederate * worth[0]! - b.prices.union * worth[1]! - b.prices.needed;
}

const fit = new Float64Array(HEXES);
const driven = new Float64Array(HEXES); // chance that the battles of the mover drive the enemy out of a hex

/** The position when `mover` has placed himself: his battles, then the enemy's best reply, then the long run. */
export function assess(
  b: Board,
  mover: Side,
  fights: readonly Fight[],
  reply: Reply,
  out: Float64Array,
  isOld = false, // the reply was surveyed before the mover moved
): Float64Array {
  const sign = mover === CONFEDERATE ? 1 : -1;
  out[0] = pointsNow(b);
  fit.fill(1);
  driven.fill(0);
  out[1] = sign * battlesOf(b, mover, fights);
  const open = walkable(b, (1 - mover) as Side, reply.turn);
  const { worth, lost } = threatsOf(b, reply, fit, isOld ? open : null);
  out[2] = -sign * weights.threat * worth;
  out[3] = sign * objectivesOf(b, mover, reply, lost, open);
  out[4] = b.factorPrice * (factorsOf(b, CONFEDERATE) - factorsOf(b, 1));
  out[5] = generalsOf(b, CONFEDERATE, mover, reply) - generalsOf(b, 1, mover, reply);
  return out;
}

/** What the mover's battles are worth; those likely beaten will be less fit to reply. */
function battlesOf(b: Board, mover: Side, fights: readonly Fight[]): number {
  let sum = 0;
  for (const { attackers, defenders, worth } of fights) {
    sum += worth;
    const row = oddsAt(differenceOf(b, mover, attackers, defenders));
    for (const hex of defenders) {
      driven[hex] = row[0]!;
      fit[hex] = 1 - 0.4 * row[0]! - 0.3 * (row[1]! + row[2]!);
    }
  }
  return sum;
}

// ----------------------------------------------------------------------------------------------------- objectives

/** Expected change of the objectives until the end, for the mover. */
function objectivesOf(b: Board, mover: Side, reply: Reply, lost: Float64Array, open: Uint8Array): number {
  const turnsAfter = reply.turn === 0 ? 0 : b.prices.endTurn - reply.turn;
  const now = 1 / (1 + weights.stays * turnsAfter);
  let sum = 0;
  for (let i = 0; i < objectives.length; i++) {
    const hex = objectives[i]!;
    const soon = soonOwned(b, mover, i, open, lost, turnsAfter > 0);
    const atEnd = turnsAfter === 0 ? soon : now * soon + (1 - now) * pull(b, mover, i, turnsAfter);
    const owned = b.control[i] === mover ? 1 : 0;
    sum += pointsOf[hex]! * (atEnd - owned);
  }
  return sum * objectivePrice(b);
}

/** Chance to own an objective after the enemy's next move; being driven out is counted by the threats. */
function soonOwned(b: Board, side: Side, i: number, walk: Uint8Array, lost: Float64Array, goesOn: boolean): number {
  const hex = objectives[i]!;
  if (b.men[side][hex]! > 0) return 1 - weights.fall * lost[hex]!;
  if (b.generals[side][hex]! > 0) {
    if (b.zone[(1 - side) as Side][hex]! > 0) return 0;
    return goesOn && walksNext(walk, hex) ? 0.3 : 1;
  }
  if (b.control[i] !== side) return 0;
  if (walk[hex] === 0) return 1;
  return goesOn ? weights.walked : 0;
}

const walksNext = (walk: Uint8Array, hex: number): boolean => {
  for (let d = 0; d < 6; d++) {
    const near = neighbour[hex * 6 + d]!;
    if (near >= 0 && walk[near]! > 0) return true;
  }
  return false;
};

const DECAY = Float64Array.from({ length: 256 }, (_, d) => 1 / (1 + (d * d) / 144));
const A_TURN = 10; // half points

/** The mover's share of the forces that can still come to an objective. */
function pull(b: Board, mover: Side, objective: number, turns: number): number {
  const mine = forceAt(b, mover, objective, turns) * (b.control[objective] === mover ? weights.holder : 1);
  const theirs =
    forceAt(b, (1 - mover) as Side, objective, turns) * (b.control[objective] === mover ? 1 : weights.holder);
  const both = mine * mine + theirs * theirs;
  return both === 0 ? (b.control[objective] === mover ? 1 : 0) : (mine * mine) / both;
}

function forceAt(b: Board, side: Side, objective: number, turns: number): number {
  const row = objective * HEXES;
  const furthest = A_TURN * (turns + 1);
  let force = weights.calm;
  for (const unit of unitsOf[side]) {
    const at = b.at[unit]!;
    if (at <= ELIMINATED || isGeneral[unit]) continue;
    const way =
      at >= 0
        ? WAY[row + at]!
        : at === WAITING
          ? WAY[row + entryHex[unit]!]! + A_TURN * Math.max(0, entryTurn[unit]! - b.turn)
          : 255;
    if (way <= furthest) force += factorOf(b, unit) * DECAY[way]!;
  }
  return force;
}

// --------------------------------------------------------------------------------------------------------- others

function factorsOf(b: Board, side: Side): number {
  let sum = 0;
  for (const unit of unitsOf[side]) if (b.at[unit]! >= WAITING) sum += factorOf(b, unit);
  return sum;
}

/** Generals alive, and those who will not be. */
function generalsOf(b: Board, side: Side, mover: Side, reply: Reply): number {
  const enemy = (1 - side) as Side;
  const price = b.turn >= b.prices.endTurn ? 0.02 : 1;
  let sum = 0;
  for (const unit of unitsOf[side]) {
    if (!isGeneral[unit]) continue;
    const at = b.at[unit]!;
    if (at === ELIMINATED) sum -= weights.general;
    if (at < 0 || b.men[side][at]! > 0) continue;
    if (b.zone[enemy][at]! > 0) sum -= weights.lone;
    else if (side === mover && reply.turn > 0 && isReached(reply, at)) sum -= weights.lone / 2;
  }
  return sum * price;
}

export function isReached(reply: Reply, hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const near = neighbour[hex * 6 + d]!;
    if (near < 0) continue;
    for (const unit of reply.units) if (reply.reach[unit * HEXES + near]) return true;
  }
  return false;
}
