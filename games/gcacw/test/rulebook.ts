import type { MapEdge } from '../data/edition.ts';
import { plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// For cases written from the rulebook alone: hexsides of a plain, and one unit that marches over it.
// 1112 has around it 1111 (north), 1211, 1212, 1113 (south), 1012, 1011.

type More = Partial<MapEdge>;
export const between = (x: string, y: string, more: More): MapEdge =>
  x < y ? { a: x, b: y, ...more } : { a: y, b: x, ...more };
/** A road, or another route, along these hexes. */
export const along = (hexes: readonly string[], more: More = { route: 'road' }): MapEdge[] =>
  hexes.slice(1).map((hex, i) => between(hexes[i]!, hex, more));
/** A river or creek between two hexes; what crosses it is named after it. */
export const water = (
  kind: NonNullable<MapEdge['water']>,
  x: string,
  y: string,
  crossing?: MapEdge['crossing'],
  more: More = {},
): MapEdge =>
  between(x, y, { water: kind, river: 'Wide', ...(crossing ? { crossing, crossingName: `${x} ${y}` } : {}), ...more });

export const move = (...path: string[]) => ({ type: 'move', path }) as const;
export const attack = (hex: string, kind: string) => ({ type: 'attack', hex, kind }) as const;

/** Baird of the Union marches over the plain with what the die gives; nobody else is near unless told. */
export function marching(scenario: string, standing: string, die: number, more: Position = {}): Table {
  const units = { 'u-baird': standing, 'c-law': '2011', ...more.units };
  return position({ ...more, scenario, units, dice: [die, ...(more.dice ?? [])] }).march('u-baird');
}
export const BAC = 'bac-battle-of-chickamauga';
type Ground = Parameters<typeof plain>[1];
/** The units of a scenario on a plain with these hexsides. */
export const plainOf = (from: string, edges: readonly MapEdge[] = [], ground: Ground = {}): Promise<string> =>
  plain(from, { ...ground, edges });
export const onPlain = (edges: readonly MapEdge[] = [], ground: Ground = {}): Promise<string> =>
  plainOf(BAC, edges, ground);
