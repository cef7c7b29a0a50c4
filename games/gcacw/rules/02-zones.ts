import {
  type Board,
  CITY,
  CREEK,
  enemyOf,
  FORD,
  hexOf,
  MINOR,
  MOUNTAIN,
  PROVISIONAL,
  type Side,
  SWAMP,
  WATER,
} from '../data/index.ts';
import { isRain, of, type Table } from '../state.ts';
import { crossingAt, isJoined, pontoonAt } from './10-crossings.ts';

// 2.4 ZONES OF CONTROL, computed once for each stamp of the table.

// What a hexside lets through.
const [NO_ZONE, NORMAL, RESTRICTED, BY_CROSSING] = [0, 1, 2, 3] as const;
// Marks of a hex: bits, the Union's and the Confederates'.
const NORMAL_OF = [1, 2] as const;
const RESTRICTED_OF = [4, 8] as const;
const HELD_OF = [16, 32] as const;

interface Sides {
  board: Board;
  dry: Uint8Array;
  rain: Uint8Array;
}
const known = new WeakMap<Board, Sides>();
let sides: Sides | null = null; // those of the board asked for last
/** What each hexside lets through, by weather; crossings are looked at when they matter. */
function sidesOf(board: Board, rain: boolean): Uint8Array {
  if (sides?.board !== board) {
    const all = (wet: boolean): Uint8Array => Uint8Array.from(board.dry, (_, side) => zoneOver(board, side, wet));
    sides = known.get(board) ?? { board, dry: all(false), rain: all(true) };
    known.set(board, sides);
  }
  return rain ? sides.rain : sides.dry;
}

function zoneOver(board: Board, side: number, rain: boolean): number {
  const { water, joined, terrain, woods, neighbours } = board;
  const [from, to] = [hexOf(side), neighbours[side]!];
  if (to < 0 || terrain[from] === WATER || terrain[to] === WATER) return NO_ZONE; // §2.4-zoc-water
  if (water[side]! >= MINOR) return BY_CROSSING;
  if (joined[side] === 0 && (isClosed(board, from, rain) || isClosed(board, to, rain))) return NO_ZONE; // §2.4-zoc-swamp-mtn
  if (rain && isWildCreek(board, side)) return NO_ZONE; // §12.0-zoc-creek
  return woods[side] === 1 && joined[side] === 0 ? RESTRICTED : NORMAL; // §2.4-zoc-restricted
}

/** Mountain and swamp: they are entered, attacked and looked into by routes only. */
export const isClosed = ({ terrain }: Board, hex: number, rain: boolean): boolean =>
  terrain[hex] === MOUNTAIN || terrain[hex] === SWAMP || (rain && terrain[hex] === PROVISIONAL); // §12.0-prov-swamp

/** A creek that rain closes: no route, no city beside it (§12.0-creek-city). */
export const isWildCreek = ({ water, joined, terrain, neighbours }: Board, side: number): boolean =>
  water[side] === CREEK && joined[side] === 0 && terrain[hexOf(side)] !== CITY && terrain[neighbours[side]!] !== CITY;

/** §2.4-zoc-river Over a river only at a crossing; in rain fords do not count. A pontoon counts for both sides (§10.2-zoc). */
export function isPassage(t: Table, side: number): boolean {
  if (pontoonAt(t, side) >= 0) return true;
  const kind = crossingAt(t, side);
  return kind > 0 && !(kind === FORD && isRain(t)); // §12.0-zoc-ford §10.2-effect-minor-zoc §12.0-flood-dry-zoc
}

const kept: { t: Table | null; stamp: number; marks: Uint8Array } = { t: null, stamp: -1, marks: new Uint8Array(0) };

/** Who stands in each hex, and whose zones reach it. */
export function marksOf(t: Table): Uint8Array {
  if (kept.t === t && kept.stamp === t.stamp) return kept.marks;
  const { board, units } = of(t);
  if (kept.marks.length === board.size) kept.marks.fill(0);
  else kept.marks = new Uint8Array(board.size);
  kept.t = t;
  kept.stamp = t.stamp;
  const open = sidesOf(board, isRain(t));
  for (let unit = 0; unit < units.count; unit++) {
    const hex = t.at[unit]!;
    if (hex >= 0) mark(t, board, open, hex, unit < units.union ? 0 : 1); // §2.4-zoc §2.4-zoc-leader §6.4-force-zoc
  }
  return kept.marks;
}

function mark(t: Table, { neighbours }: Board, open: Uint8Array, hex: number, side: Side): void {
  const { marks } = kept;
  if ((marks[hex]! & HELD_OF[side]) !== 0) return;
  marks[hex]! |= HELD_OF[side];
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const kind = open[edge] === BY_CROSSING ? zoneOverRiver(t, edge) : open[edge]!;
    if (kind !== NO_ZONE) marks[neighbours[edge]!]! |= kind === NORMAL ? NORMAL_OF[side] : RESTRICTED_OF[side];
  }
}

/** How a zone of a unit in the hex this side is seen from reaches over it: 0 not, 1 normal, 2 restricted. */
export function zoneAcross(t: Table, side: number): 0 | 1 | 2 {
  const { board } = of(t);
  const kind = sidesOf(board, isRain(t))[side]!;
  return kind === BY_CROSSING ? zoneOverRiver(t, side) : (kind as 0 | 1 | 2);
}

/** As over land, where there is a crossing; a pontoon may carry a road (§10.1-road). */
function zoneOverRiver(t: Table, side: number): 0 | 1 | 2 {
  const { board } = of(t);
  if (!isPassage(t, side)) return NO_ZONE;
  if (isJoined(t, side)) return NORMAL;
  const rain = isRain(t);
  if (isClosed(board, hexOf(side), rain) || isClosed(board, board.neighbours[side]!, rain)) return NO_ZONE;
  return board.woods[side] === 1 ? RESTRICTED : NORMAL;
}

/** Bits of `marksOf`: where a side stands, and where a zone of it of either kind is. */
export const heldMarks = (side: Side): number => HELD_OF[side];
export const zoneMarks = (side: Side): number => NORMAL_OF[side] | RESTRICTED_OF[side];

/** In a normal zone of this side; a normal one prevails over a restricted one (§2.4-zoc-both). */
export const inZoneOf = (t: Table, side: Side, hex: number): boolean => (marksOf(t)[hex]! & NORMAL_OF[side]) !== 0;
/** In a zone of this side of either kind: §2.4-zoc-restricted-default. */
export const inAnyZoneOf = (t: Table, side: Side, hex: number): boolean =>
  (marksOf(t)[hex]! & (NORMAL_OF[side] | RESTRICTED_OF[side])) !== 0;
/** In a normal enemy zone, seen by this side. */
export const inEnemyZone = (t: Table, side: Side, hex: number): boolean => inZoneOf(t, enemyOf(side), hex);
export const isHeld = (t: Table, side: Side, hex: number): boolean => (marksOf(t)[hex]! & HELD_OF[side]) !== 0;
