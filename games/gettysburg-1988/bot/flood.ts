import { HEXES, neighbour, objectiveAt } from '../data/index.ts';
import { NO_GUNS, STEP } from './tables.ts';

export const FAR = 255;
const MOST = 40; // half points

/** How far somebody can go: half points, the hex before, and the objectives walked through. */
export interface Flood {
  readonly cost: Uint8Array; // FAR: out of reach
  readonly came: Int16Array;
  readonly taken: Uint8Array; // bits of objectives on the way, the end included
}
export const newFlood = (): Flood => ({
  cost: new Uint8Array(HEXES),
  came: new Int16Array(HEXES),
  taken: new Uint8Array(HEXES),
});

export interface Land {
  readonly enemy: Uint8Array; // > 0: held by the enemy
  readonly zone: Uint8Array; // > 0: in an enemy zone
  readonly night: boolean;
}

const buckets: number[][] = Array.from({ length: MOST + 1 }, () => []);

/** Cheapest ways from a hex; among equals the one through more objectives. */
export function flood(land: Land, from: number, spent: number, points: number, gun: boolean, into: Flood): Flood {
  const { cost, came, taken } = into;
  cost.fill(FAR);
  came[from] = -1;
  cost[from] = spent;
  taken[from] = spent > 0 ? bitOf(from) : 0;
  buckets[spent]!.push(from);
  for (let paid = spent; paid <= points; paid++) {
    const bucket = buckets[paid]!;
    for (let hex = bucket.pop(); hex !== undefined; hex = bucket.pop())
      if (cost[hex] === paid) spread(land, hex, paid, points, gun, into);
  }
  return into;
}

function spread(
  { enemy, zone, night }: Land,
  hex: number,
  paid: number,
  points: number,
  gun: boolean,
  into: Flood,
): void {
  const { cost, came, taken } = into;
  const inZone = zone[hex]! > 0;
  for (let d = 0; d < 6; d++) {
    const to = neighbour[hex * 6 + d]!;
    if (to < 0 || enemy[to]! > 0 || (gun && NO_GUNS[to])) continue;
    const zoned = zone[to]! > 0;
    if (zoned && (inZone || night)) continue;
    const total = paid + STEP[hex * 6 + d]! + (zoned ? 2 : 0);
    if (total > points) continue;
    const bits = taken[hex]! | bitOf(to);
    if (total > cost[to]! || (total === cost[to]! && count(bits) <= count(taken[to]!))) continue;
    const again = cost[to] === total;
    cost[to] = total;
    came[to] = hex;
    taken[to] = bits;
    if (!again || paid < total) buckets[total]!.push(to);
  }
}

const BITS = Uint8Array.from({ length: HEXES }, (_, hex) => (objectiveAt[hex]! >= 0 ? 1 << objectiveAt[hex]! : 0));
const bitOf = (hex: number): number => BITS[hex]!;
const COUNTS = Uint8Array.from({ length: 256 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
const count = (bits: number): number => COUNTS[bits]!;

/** Without the start, with the end. */
export function wayTo({ came }: Flood, to: number): number[] {
  const path: number[] = [];
  for (let hex = to; came[hex]! >= 0; hex = came[hex]!) path.push(hex);
  return path.reverse();
}
