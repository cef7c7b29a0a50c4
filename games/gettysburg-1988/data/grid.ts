/** The hex grid in codes: which hexes there are, which are adjacent, what a pair of them says. */
import type { Cover, Edge, MapFile, RawConnection, RawHex } from './edition.ts';

export const ROWS = [...'ABCDEFGHIJKLMNOPQRSTU'];
export const COLUMNS = 11;

/** All codes, A1 to U11. */
export const CODES: readonly string[] = ROWS.flatMap(row =>
  Array.from({ length: COLUMNS }, (_, index) => `${row}${index + 1}`),
);

/** Row number, A being 1. */
export const rowOf = (code: string): number => ROWS.indexOf(code.charAt(0)) + 1;
export const columnOf = (code: string): number => Number(code.slice(1));
/** Twice the distance of the centre from the west, in hexes: even rows are shifted half a hex east. */
export const doubledX = (code: string): number => 2 * columnOf(code) + (rowOf(code) % 2 === 0 ? 1 : 0);

export function adjacent(a: string, b: string): boolean {
  const rows = Math.abs(rowOf(a) - rowOf(b));
  const across = Math.abs(doubledX(a) - doubledX(b));
  return rows === 0 ? across === 2 : rows === 1 && across === 1;
}

const codeAt = (row: number, doubled: number): string => `${ROWS[row - 1]}${(doubled - (row % 2 === 0 ? 1 : 0)) / 2}`;

/** Steps to the six neighbours: rows north, half hexes east. */
const STEPS = [
  [0, -2],
  [0, 2],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;
const KNOWN = new Set(CODES);

export const neighbours = (code: string): readonly string[] =>
  STEPS.map(([north, east]) => codeAt(rowOf(code) + north, doubledX(code) + east)).filter(each => KNOWN.has(each));

export function edgesOf(code: string): readonly Edge[] {
  const lies: Readonly<Record<Edge, boolean>> = {
    south: rowOf(code) === 1,
    north: rowOf(code) === ROWS.length,
    west: columnOf(code) === 1,
    east: columnOf(code) === COLUMNS,
  };
  return (['south', 'north', 'west', 'east'] as const).filter(edge => lies[edge]);
}

const before = (a: string, b: string): boolean =>
  rowOf(a) - rowOf(b) < 0 || (rowOf(a) === rowOf(b) && columnOf(a) < columnOf(b));

/** One name for a pair of hexes, whichever is named first. */
export const pairOf = (a: string, b: string): string => (before(a, b) ? `${a}-${b}` : `${b}-${a}`);
export const endsOf = (pair: string): readonly [string, string] => {
  const [a = '', b = ''] = pair.split('-');
  return [a, b];
};

export const covers = (hex: RawHex, cover: Cover): boolean =>
  hex.terrain.some(terrain => terrain === cover || (terrain === 'rocky' && cover === 'hill'));

export const sharedCovers = (a: RawHex, b: RawHex): readonly Cover[] =>
  (['woods', 'hill'] as const).filter(cover => covers(a, cover) && covers(b, cover));

/** What the map says of two hexes, in either order; nothing if the question does not arise. */
export const connectionOf = (map: MapFile, a: string, b: string): RawConnection | undefined =>
  map.connectivity.find(connection => pairOf(connection.a, connection.b) === pairOf(a, b));
