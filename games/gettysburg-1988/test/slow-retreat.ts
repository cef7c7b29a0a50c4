import mapFile from '../data/map.json' with { type: 'json' };
import unitsFile from '../data/units.json' with { type: 'json' };

// Legal retreats a second time: slow, from the texts of 4d1 to 4d6 and the data files alone, in slugs.
// Every whole chain is written out; a step is legal if some chain begins with it.

interface Hex {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: readonly string[];
  readonly edge?: readonly string[];
}
const hexes = new Map((mapFile.hexes as readonly Hex[]).map(hex => [hex.id, hex]));
const units = new Map(unitsFile.units.map(unit => [unit.id, unit]));
const pairs = (list: readonly { readonly a: string; readonly b: string }[]): Set<string> =>
  new Set(list.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]));
const streams = pairs(mapFile.streams);
const roads = pairs(mapFile.roads);

const sideOf = (unit: string): string => units.get(unit)!.side;
const fights = (unit: string): boolean => units.get(unit)!.kind !== 'general';
const isGun = (unit: string): boolean => units.get(unit)!.kind === 'artillery';
const isOnEdge = (hex: string): boolean => (hexes.get(hex)!.edge ?? []).length > 0;

/** One hex apart in a row, half a hex apart in the next. */
const isNext = (a: Hex, b: Hex): boolean =>
  a.y === b.y ? Math.abs(a.x - b.x) === 1 : Math.abs(a.y - b.y) === 1 && Math.abs(a.x - b.x) === 0.5;
const all = [...hexes.values()];
const around = new Map(all.map(hex => [hex.id, all.filter(to => isNext(hex, to)).map(to => to.id)]));

/** Unit → hex, for the units on the map. */
export type Board = ReadonlyMap<string, string>;
export interface Flight {
  readonly side: string;
  readonly group: readonly string[]; // what was in the hex left: it moves as one (4d3-a)
  readonly passed: readonly string[]; // from the hex left to where the group is now
  readonly bridges: boolean; // 10g1
}

const stacks = new WeakMap<Board, Map<string, string[]>>();
function stackAt(board: Board, hex: string): readonly string[] {
  const known = stacks.get(board) ?? new Map<string, string[]>();
  if (!stacks.has(board)) for (const [unit, where] of board) known.set(where, [...(known.get(where) ?? []), unit]);
  stacks.set(board, known);
  return known.get(hex) ?? [];
}
export const unitsAt = (board: Board, side: string, hex: string): string[] =>
  stackAt(board, hex).filter(unit => sideOf(unit) === side);
export const fightersAt = (board: Board, side: string, hex: string): string[] =>
  unitsAt(board, side, hex).filter(fights);
const foeOf = (side: string): string => (side === 'union' ? 'confederate' : 'union');

/** Friendly combat units besides the group force it on (4d4-a). */
export const isHeld = (board: Board, flight: Flight, hex: string): boolean =>
  fightersAt(board, flight.side, hex).some(unit => !flight.group.includes(unit));
export const inZone = (board: Board, flight: Flight, hex: string): boolean =>
  around.get(hex)!.some(next => fightersAt(board, foeOf(flight.side), next).length > 0);

/** Never onto enemies (4d2-b), never twice into a hex (4d4-c), guns not everywhere (3b4-b, 10g1). */
function mayEnter(board: Board, flight: Flight, from: string, to: string, path: readonly string[]): boolean {
  if (path.includes(to) || unitsAt(board, foeOf(flight.side), to).length > 0) return false;
  if (!flight.group.some(isGun)) return true;
  if (to === 'E6' || to === 'F5') return false;
  return !flight.bridges || !streams.has(`${from}-${to}`) || roads.has(`${from}-${to}`);
}

const OFF = 'off';
const MOST = 300_000;

/** All the ways on, each to a hex without friends or off the map. */
export function chains(board: Board, flight: Flight): string[][] {
  const found: string[][] = [];
  const walk = (path: readonly string[], steps: readonly string[]): void => {
    const from = path.at(-1)!;
    if (steps.length > 0 && !isHeld(board, flight, from)) {
      found.push([...steps]);
      return;
    }
    if (found.length > MOST) throw new Error('too many chains');
    if (isOnEdge(from)) found.push([...steps, OFF]);
    for (const to of around.get(from)!)
      if (mayEnter(board, flight, from, to, path)) walk([...path, to], [...steps, to]);
  };
  walk(flight.passed, []);
  return found;
}

export interface Options {
  readonly hexes: readonly string[];
  readonly leave: boolean;
  readonly stand: boolean;
}

/** What the owner of a stack may do with it now. */
export function options(board: Board, flight: Flight): Options {
  const first = new Set(chains(board, flight).map(chain => chain[0]!));
  const steps = [...first].filter(step => step !== OFF);
  const free = steps.filter(hex => !inZone(board, flight, hex)); // 4d1
  return {
    hexes: (free.length > 0 ? free : steps).sort(), // 4d2-a, 4d4-b
    leave: steps.length === 0 && first.has(OFF), // 4d4-c, 4d6
    stand: steps.length === 0 && flight.passed.length === 1, // 4d5, 4d6
  };
}
