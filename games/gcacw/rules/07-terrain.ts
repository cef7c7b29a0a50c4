import { CREEK, FORD, HILL, hexOf, MINOR, MOUNTAIN, RIDGE_BEYOND, RIDGE_HERE, tables, WATER } from '../data/index.ts';
import { isRain, of, type Table } from '../state.ts';
import { isClosed } from './02-zones.ts';
import { isFordClosed } from './06-steps.ts';
import { crossingAt, isJoined, pontoonAt } from './10-crossings.ts';

// 7.4 TERRAIN: what the ground gives a defender, and how it guards him. A hexside is seen from the attacker's hex.

const { crossing, creek, creekRain, hill, mountain, mountainReduced, ridgeUp } = tables.combatModifiers;

/** §7.4-ter-crossing */
export const crossingBonus = (t: Table, side: number): number => (of(t).board.water[side]! >= MINOR ? crossing : 0); // §10.0-creek
/** §7.4-ter-creek, §12.0-attack-creek-mod */
export const creekBonus = (t: Table, side: number): number =>
  of(t).board.water[side] === CREEK ? (isRain(t) ? creekRain : creek) : 0;

/** §7.4-cumulative, §7.4-ter-ridge-up Of ridge and height only the larger counts. */
export function heightBonus(t: Table, side: number): number {
  const { ridge, terrain, neighbours } = of(t).board;
  const [here, there] = [terrain[hexOf(side)]!, terrain[neighbours[side]!]!];
  const down = ridge[side] === RIDGE_HERE; // §7.4-ter-ridge-dir §7.4-ex-ridge
  const up = ridge[side] === RIDGE_BEYOND ? ridgeUp : 0;
  if (there === MOUNTAIN) return Math.max(up, down || here === MOUNTAIN ? mountainReduced : mountain); // §7.4-ter-mtn §7.4-ter-mtn-1 §7.4-ter-ridge-down
  const level = down || here === HILL || here === MOUNTAIN; // §7.4-ter-hill-cancel
  return Math.max(up, there === HILL && !level ? hill : 0); // §7.4-ter-hill
}

/** §7.7-mod-terrain */
export const groundBonus = (t: Table, side: number): number =>
  crossingBonus(t, side) + creekBonus(t, side) + heightBonus(t, side);

/** Whether the ground alone covers the hex beyond this side of the defender's: it cannot be crossed, or lies off the map. */
export function isWall(t: Table, side: number): boolean {
  const { board } = of(t);
  const [from, to] = [hexOf(side), board.neighbours[side]!];
  if (to < 0) return true; // §7.4-flank-1e
  if (board.terrain[to] === WATER) return true; // §7.4-flank-1d-water
  const rain = isRain(t);
  if (!isJoined(t, side) && (isClosed(board, from, rain) || isClosed(board, to, rain))) return true; // §7.4-flank-1c
  if (board.water[side] === CREEK) return rain && board.joined[side] === 0; // §7.4-flank-1d-creek
  return board.water[side]! >= MINOR && isMoat(t, side);
}

/** §7.4-flank-1d A river without a way over it; any pontoon is one (§7.4-flank-1d-pontoon). */
function isMoat(t: Table, side: number): boolean {
  if (pontoonAt(t, side) >= 0) return false;
  const kind = crossingAt(t, side);
  return kind === 0 || (kind === FORD && isFordClosed(t, side)); // §7.4-flank-1d-flood §7.4-flank-1d-ford-rain
}
