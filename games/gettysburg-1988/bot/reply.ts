import {
  entryHex,
  entryTurn,
  frontMove,
  HEXES,
  hill,
  hillJoined,
  isGeneral,
  isNight,
  neighbour,
  roadExit,
  type Side,
  sideOf,
  town,
  UNITS,
  unitsOf,
  woods,
  woodsJoined,
} from '../data/index.ts';
import { ELIMINATED, WAITING } from '../state.ts';
import { type Board, factorOf, isGun, lossPrice } from './board.ts';
import { lossOf, takingOf } from './fights.ts';
import { FAR, flood, type Land, newFlood } from './flood.ts';
import { oddsAt, STEP } from './tables.ts';
import { weights } from './weights.ts';

// What the enemy can do next: who can reach which hex, where he can walk in, what his best attacks cost.

/** Where the units of one side can be after their next movement. */
export interface Reply {
  readonly side: Side;
  readonly turn: number; // 0: there is none
  readonly night: boolean;
  readonly units: number[]; // combat units that can move, strongest first
  readonly reach: Uint8Array; // unit * HEXES + hex → 1
}
export const newReply = (): Reply => ({
  side: 0,
  turn: 0,
  night: false,
  units: [],
  reach: new Uint8Array(UNITS * HEXES),
});

const GENERALS_BONUS = 2;
const around = newFlood();

export const movesOf = (unit: number): number => frontMove[unit]!;

export const landOf = (b: Board, side: Side, night: boolean, blocked: Uint8Array): Land => {
  const enemy = (1 - side) as Side;
  for (let hex = 0; hex < HEXES; hex++) blocked[hex] = b.men[enemy][hex]! + b.generals[enemy][hex]!;
  return { enemy: blocked, zone: b.zone[enemy], night };
};
const blockedBy = new Uint8Array(HEXES);

/** The turn in which this side moves next, 0 when the game is over before. */
export function nextTurnOf(b: Board, side: Side, after: Side): number {
  const turn = after === 0 && side === 1 ? b.turn : b.turn + 1;
  return turn > b.prices.endTurn ? 0 : turn;
}

/** Fills `into` with the reach of a side that moves in `turn`. */
export function surveyReply(b: Board, side: Side, turn: number, into: Reply): Reply {
  const reply = into as { side: Side; turn: number; night: boolean } & Reply;
  reply.side = side;
  reply.turn = turn;
  reply.night = turn > 0 && isNight(turn);
  reply.units.length = 0;
  if (turn === 0) return reply;
  const land = landOf(b, side, reply.night, blockedBy);
  for (const unit of unitsOf[side]) {
    if (isGeneral[unit] || !start(b, unit, turn)) continue;
    const led = started.hex === b.at[unit] && b.generals[side][started.hex]! > 0 ? GENERALS_BONUS : 0;
    flood(land, started.hex, started.spent, movesOf(unit) + led, isGun(unit), around);
    const row = unit * HEXES;
    for (let hex = 0; hex < HEXES; hex++) reply.reach[row + hex] = around.cost[hex] === FAR ? 0 : 1;
    reply.units.push(unit);
  }
  reply.units.sort((x, y) => factorOf(b, y) - factorOf(b, x) || x - y);
  return reply;
}

const started = { hex: 0, spent: 0 };

/** Where a unit starts from in a turn: its hex, or the hex where it enters. */
function start(b: Board, unit: number, turn: number): boolean {
  const hex = b.at[unit]!;
  started.hex = hex;
  started.spent = 0;
  if (hex >= 0) return true;
  if (hex !== WAITING || entryTurn[unit]! > turn) return false;
  started.hex = entryHex[unit]!;
  started.spent = roadExit[started.hex] ? 1 : 2;
  const enemy = (1 - (sideOf[unit] as Side)) as Side;
  return b.men[enemy][started.hex] === 0;
}

// ---------------------------------------------------------------------------------------------------- walking in

const MOST = 40;
const left = new Uint8Array(HEXES); // points left + 1 of whoever gets here with most
const heap: number[][] = Array.from({ length: MOST + 2 }, () => []);

/** Hexes some unit of the side, generals too, can walk into: more than 0. Borrowed. */
export function walkable(b: Board, side: Side, turn: number): Uint8Array {
  left.fill(0);
  if (turn === 0) return left;
  const enemy = (1 - side) as Side;
  const night = isNight(turn);
  for (const unit of unitsOf[side]) {
    if (b.at[unit]! <= ELIMINATED || !start(b, unit, turn)) continue;
    const led =
      !isGeneral[unit] && started.hex === b.at[unit] && b.generals[side][started.hex]! > 0 ? GENERALS_BONUS : 0;
    offer(started.hex, movesOf(unit) + led - started.spent + 1);
  }
  const men = b.men[enemy];
  const generals = b.generals[enemy];
  const zone = b.zone[enemy];
  for (let points = MOST + 1; points > 0; points--) {
    const bucket = heap[points]!;
    for (let hex = bucket.pop(); hex !== undefined; hex = bucket.pop()) {
      if (left[hex] !== points) continue;
      const inZone = zone[hex]! > 0;
      for (let d = 0; d < 6; d++) {
        const to = neighbour[hex * 6 + d]!;
        if (to < 0 || men[to]! > 0 || generals[to]! > 0) continue;
        const zoned = zone[to]! > 0;
        if (zoned && (inZone || night)) continue;
        const rest = points - STEP[hex * 6 + d]! - (zoned ? 2 : 0);
        if (rest > 0) offer(to, rest);
      }
    }
  }
  return left;
}

function offer(hex: number, points: number): void {
  if (points <= left[hex]!) return;
  left[hex] = points;
  heap[points]!.push(hex);
}

// ------------------------------------------------------------------------------------------------------- attacks

const threat = new Float64Array(HEXES); // worth of the best attack on a hex, to the attacker
const lost = new Float64Array(HEXES); // chance that the hex falls
const used = new Uint8Array(UNITS);
const order: number[] = [];
const one = [0];

export interface Threats {
  readonly worth: number; // of all attacks together, to the attacker
  readonly lost: Float64Array; // hex → chance that its defenders are driven out. Borrowed
}

/**
 * The attacks of a side that moves next, each unit used once; `fit`: share of each hex's strength that will be able to;
 * `open`: where anybody of that side can walk now, if its reach was surveyed before the other moved.
 */
export function threatsOf(b: Board, reply: Reply, fit: Float64Array | null, open: Uint8Array | null): Threats {
  const target = (1 - reply.side) as Side;
  lost.fill(0);
  order.length = 0;
  if (reply.turn === 0 || reply.night) return { worth: 0, lost };
  used.fill(0);
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.men[target][hex] === 0) continue;
    const worth = attackOn(b, reply, hex, fit, open, false);
    if (worth <= 0) continue;
    threat[hex] = worth;
    order.push(hex);
  }
  order.sort((x, y) => threat[y]! - threat[x]! || x - y);
  let sum = 0;
  for (const hex of order) {
    const worth = attackOn(b, reply, hex, fit, open, true);
    if (worth <= 0) continue;
    sum += worth;
    lost[hex] = chance;
  }
  return { worth: sum, lost };
}

let chance = 0;
const joinedBy: number[] = [];
const STACKS = 2; // pairs under generals in one attack

function attackOn(
  b: Board,
  reply: Reply,
  hex: number,
  fit: Float64Array | null,
  walk: Uint8Array | null,
  commit: boolean,
): number {
  const target = (1 - reply.side) as Side;
  let open = 0;
  let total = 0;
  let high = hill[hex] ? 2 : 0;
  let wooded = woods[hex]!;
  joinedBy.length = 0;
  const places = placesAround(b, target, hex, walk);
  if (places === 0) return 0;
  const most = places + Math.min(STACKS, places);
  for (const unit of reply.units) {
    if (joinedBy.length >= most || total >= 10) break;
    if (used[unit]) continue;
    const row = unit * HEXES;
    let can = false;
    for (let d = 0; d < 6; d++) {
      const near = neighbour[hex * 6 + d]!;
      if (near < 0 || !(free[d]! > 0) || reply.reach[row + near] === 0) continue;
      can = true;
      open |= 1 << d;
      if (hillJoined[near * 6 + ((d + 3) % 6)]) high = 0;
      if (woodsJoined[near * 6 + ((d + 3) % 6)]) wooded = 0;
    }
    if (!can) continue;
    const at = b.at[unit]!;
    total += factorOf(b, unit) * (fit && at >= 0 ? fit[at]! : 1);
    joinedBy.push(unit);
  }
  if (open === 0) return 0;
  const defence = Math.min(10, b.strength[target][hex]! + high + wooded + town[hex]!);
  const row = oddsAt(Math.floor(Math.min(10, total) - defence));
  one[0] = hex;
  const price = lossPrice(b, reply.side);
  const worth =
    row[1]! * lossOf(b, target, one, 1) +
    row[2]! * lossOf(b, target, one, 2) +
    row[0]! * takingOf(b, reply.side, hex) -
    price * (row[3]! * weights.ownStep + row[4]! * weights.twoSteps);
  if (commit && worth > 0) {
    for (const unit of joinedBy) used[unit] = 1;
    chance = row[0]!;
  }
  return worth;
}

const free = new Uint8Array(6);
function placesAround(b: Board, target: Side, hex: number, walk: Uint8Array | null): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const near = neighbour[hex * 6 + d]!;
    const barred = near < 0 || walk?.[near] === 0 || b.men[target][near]! > 0 || b.generals[target][near]! > 0;
    free[d] = barred ? 0 : 1;
    count += free[d]!;
  }
  return count;
}
