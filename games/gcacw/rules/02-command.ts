import { type Board, distance, enemyOf, type Side, tables } from '../data/index.ts';
import { of, type Table } from '../state.ts';
import { heldMarks, marksOf, zoneMarks } from './02-zones.ts';

// 2.5 COMMAND RADIUS, and how far leaders ride.

const { radius, transfer } = tables.command;

/** Working space: which hexes were seen in this search, by its number. */
let seen = new Int32Array(0);
let searches = 0;
const queue: number[] = [];

/**
 * Hexes by steps from one: at most so many, into none whose marks are `barred`; into those with `guarded` marks only where a friend
 * stands. Returns how many were found; they lie in `queue`, the first is where it begins.
 */
function spread(t: Table, from: number, most: number, barred: number, guarded: number, friends: number): number {
  const { neighbours, size }: Board = of(t).board;
  const marks = marksOf(t);
  if (seen.length < size) seen = new Int32Array(size);
  const search = ++searches;
  let found = 1;
  queue[0] = from;
  seen[from] = search;
  for (let steps = 0, ring = 0; steps < most; steps++) {
    for (const end = found; ring < end; ring++) {
      const first = queue[ring]! * 6;
      for (let side = first; side < first + 6; side++) {
        const hex = neighbours[side]!;
        if (hex < 0 || seen[hex] === search) continue;
        const mark = marks[hex]!;
        if ((mark & barred) !== 0 || ((mark & guarded) !== 0 && (mark & friends) === 0)) continue;
        seen[hex] = search;
        queue[found++] = hex;
      }
    }
  }
  return found;
}

/**
 * §2.5-radius The hexes within the command radius of a leader in this hex: up to three, through any terrain (§2.5-radius-terrain), not
 * through enemies or into their zones unless a friend stands there. His own hex always belongs to it (§2.5-radius-own).
 */
export function radiusFrom(t: Table, side: Side, hex: number): number[] {
  const enemy = enemyOf(side);
  const found = spread(t, hex, radius, heldMarks(enemy), zoneMarks(enemy), heldMarks(side)); // §2.5-radius-enemy §2.5-radius-zoc §APP-woods-command
  return queue.slice(0, found);
}

/** §6.3-transfer-phase, §6.3-transfer-path Whether a leader can ride from hex to hex: ten at most, not through enemies. */
export function canRide(t: Table, side: Side, from: number, to: number): boolean {
  const { board } = of(t);
  const far = distance(board, from, to);
  if (far > transfer) return false;
  if (isStraightFree(t, enemyOf(side), from, to, far)) return true;
  const found = spread(t, from, transfer, heldMarks(enemyOf(side)), 0, 0);
  return queue.indexOf(to) >= 0 && queue.indexOf(to) < found;
}

/** A shortest way without an enemy on it, tried once. */
function isStraightFree(t: Table, enemy: Side, from: number, to: number, far: number): boolean {
  const { board } = of(t);
  const marks = marksOf(t);
  let hex = from;
  for (let left = far - 1; left >= 0; left--) {
    let next = -1;
    for (let side = hex * 6; side < hex * 6 + 6 && next < 0; side++) {
      const each = board.neighbours[side]!;
      if (each >= 0 && (marks[each]! & heldMarks(enemy)) === 0 && distance(board, each, to) === left) next = each;
    }
    if (next < 0) return false;
    hex = next;
  }
  return true;
}
