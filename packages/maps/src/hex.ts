import { checkedSize, type Graph } from './graph.ts';

/**
 * Cell = row * cols + col. Row + 1 is north, col + 1 is east. Directions turn counter-clockwise, opposite = (d + 3) % 6:
 *
 *              0   1   2   3   4   5
 *   'rows'     E   NE  NW  W   SW  SE    pointy tops; shifted rows stand half a hex to the east
 *   'columns'  NE  N   NW  SW  S   SE    flat tops; shifted columns stand half a hex to the north
 */
export interface HexGrid extends Graph {
  readonly rows: number;
  readonly cols: number;
  readonly stagger: Stagger;
  readonly shift: number; // of line 0: 1 if it is shifted, else 0; the lines alternate
  readonly q: Int16Array; // axial coordinates by cell: steps in direction 0 …
  readonly r: Int16Array; // … and in direction 1
}
export type Stagger = 'rows' | 'columns';

export interface HexGridShape {
  readonly rows: number;
  readonly cols: number;
  readonly shifted: (line: number) => boolean;
  readonly stagger?: Stagger;
}

//             direction  0  1   2   3   4   5
const stepQ: readonly number[] = [1, 0, -1, -1, 0, 1];
const stepR: readonly number[] = [0, 1, 1, 0, -1, -1];

export function hexGrid({ rows, cols, shifted, stagger = 'rows' }: HexGridShape): HexGrid {
  const shift = shifted(0) ? 1 : 0;
  for (let line = 0; line < (stagger === 'rows' ? rows : cols); line++) {
    if (shifted(line) !== ((line + shift) % 2 === 1)) throw new Error('shifted lines must alternate');
  }
  const size = checkedSize(rows * cols);
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const grid = { size, degree: 6, neighbours: new Int16Array(size * 6), rows, cols, stagger, shift, q, r };
  for (let cell = 0; cell < size; cell++) place(grid, cell);
  return grid;
}

function place(grid: HexGrid, cell: number): void {
  const col = cell % grid.cols;
  const row = (cell - col) / grid.cols;
  grid.q[cell] = grid.stagger === 'rows' ? col - slant(grid, row) : col;
  grid.r[cell] = grid.stagger === 'rows' ? row : row - slant(grid, col);
  for (let d = 0; d < 6; d++) {
    grid.neighbours[cell * 6 + d] = cellAt(grid, grid.q[cell]! + stepQ[d]!, grid.r[cell]! + stepR[d]!);
  }
}

/** How far the axial coordinate lags behind the printed one on this line. */
function slant(grid: HexGrid, line: number): number {
  return (line + grid.shift) >> 1;
}

/** The cell at axial coordinates; -1 off the map. */
export function cellAt(grid: HexGrid, q: number, r: number): number {
  const col = grid.stagger === 'rows' ? q + slant(grid, r) : q;
  const row = grid.stagger === 'rows' ? r : r + slant(grid, q);
  return col >= 0 && col < grid.cols && row >= 0 && row < grid.rows ? row * grid.cols + col : -1;
}

export function hexDistance(grid: HexGrid, a: number, b: number): number {
  const q = grid.q[b]! - grid.q[a]!;
  const r = grid.r[b]! - grid.r[a]!;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The cells on the map at exactly this distance, counter-clockwise from direction 0. */
export function ring(grid: HexGrid, centre: number, radius: number): readonly number[] {
  if (radius === 0) return [centre];
  const cells: number[] = [];
  let q = grid.q[centre]! + radius;
  let r = grid.r[centre]!;
  for (let side = 2; side < 8; side++) {
    for (let step = 0; step < radius; step++) {
      const cell = cellAt(grid, q, r);
      if (cell >= 0) cells.push(cell);
      q += stepQ[turn(side, 0)]!;
      r += stepR[turn(side, 0)]!;
    }
  }
  return cells;
}

/** The cells on the map within this distance, nearest first, the centre included. */
export function disc(grid: HexGrid, centre: number, radius: number): readonly number[] {
  return Array.from({ length: radius + 1 }, (_, distance) => ring(grid, centre, distance)).flat();
}

export function edgeCells(grid: HexGrid): readonly number[] {
  const cells = Array.from({ length: grid.size }, (_, cell) => cell);
  return cells.filter(cell => grid.neighbours.subarray(cell * 6, cell * 6 + 6).includes(-1));
}

export function turn(direction: number, by: number): number {
  return (((direction + by) % 6) + 6) % 6;
}

/**
 * The adjacent cells on the map in the front arc of this many directions, clockwise end first. An even width faces the
 * corner between `facing` and `facing + 1`.
 */
export function arc(grid: HexGrid, cell: number, facing: number, width: number): readonly number[] {
  const first = facing - ((width - 1) >> 1);
  const cells = Array.from({ length: width }, (_, i) => grid.neighbours[cell * 6 + turn(first, i)]!);
  return cells.filter(to => to >= 0);
}

/**
 * The cells strictly between two cells on the straight line of their centres, in order. An entry is the one cell the line
 * runs through, or the two cells (lower first) whose common side it runs along; off the map, only the one on the map.
 */
export function between(grid: HexGrid, a: number, b: number): readonly (readonly number[])[] {
  const entries: (readonly number[])[] = [];
  walk(grid, a, b, (cell, twin) => {
    entries.push(twin < 0 ? [cell] : [cell, twin]);
    return true;
  });
  return entries;
}

/** Line of sight: along a side, one open cell is enough. The two ends never block. */
export function clearLine(grid: HexGrid, a: number, b: number, blocked: (cell: number) => boolean): boolean {
  return walk(grid, a, b, (cell, twin) => !blocked(cell) || (twin >= 0 && !blocked(twin)));
}

/** Goes on while this says so; `twin` is -1 when the line runs through the cell. */
type Visit = (cell: number, twin: number) => boolean;

function walk(grid: HexGrid, a: number, b: number, visit: Visit): boolean {
  const q = grid.q[b]! - grid.q[a]!;
  const r = grid.r[b]! - grid.r[a]!;
  if (q === 0 && r === 0) return true;
  for (let axis = 0; axis < 3; axis++) {
    if (along(axis, q, r) === 0) return walkSides(grid, a, b, along(axis + 1, q, r) > 0 ? axis + 1 : axis + 4, visit);
  }
  return walkCells(grid, a, b, q, r, visit);
}

/** Twice the way made in a direction, in steps: the sides of a cell lie at 1 and -1 from its centre. */
function along(direction: number, q: number, r: number): number {
  return (2 * stepQ[direction]! + stepR[direction]!) * q + (stepQ[direction]! + 2 * stepR[direction]!) * r;
}

/** Every other stretch runs along the side between directions `left` and `left + 1`. */
function walkSides(grid: HexGrid, a: number, b: number, left: number, visit: Visit): boolean {
  const first = turn(left, 0);
  const second = turn(left, 1);
  for (let cell = a; cell !== b; ) {
    const one = grid.neighbours[cell * 6 + first]!;
    const two = grid.neighbours[cell * 6 + second]!;
    if (!visitPair(one, two, visit)) return false;
    cell = one >= 0 ? grid.neighbours[one * 6 + second]! : grid.neighbours[two * 6 + first]!;
    if (cell !== b && !visit(cell, -1)) return false;
  }
  return true;
}

function visitPair(one: number, two: number, visit: Visit): boolean {
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  return low < 0 ? visit(high, -1) : visit(low, high);
}

function walkCells(grid: HexGrid, a: number, b: number, q: number, r: number, visit: Visit): boolean {
  for (let cell = a; ; ) {
    cell = grid.neighbours[cell * 6 + exitFrom(q, r, grid.q[cell]! - grid.q[a]!, grid.r[cell]! - grid.r[a]!)]!;
    if (cell === b) return true;
    if (!visit(cell, -1)) return false;
  }
}

/**
 * The side by which the line (q, r) leaves the cell centred at (atQ, atR): the smallest room / pace. At a corner, where
 * two are equal, it enters the cell that lies more nearly ahead.
 */
function exitFrom(q: number, r: number, atQ: number, atR: number): number {
  let exit = 0;
  let room = 0;
  let pace = 0;
  for (let axis = 0; axis < 3; axis++) {
    const side = along(axis, q, r) > 0 ? axis : axis + 3;
    const nextPace = along(side, q, r);
    const nextRoom = 1 + along(side, atQ, atR);
    const later = nextRoom * pace - room * nextPace;
    if (later > 0 || (later === 0 && nextPace <= pace)) continue;
    exit = side;
    room = nextRoom;
    pace = nextPace;
  }
  return exit;
}
