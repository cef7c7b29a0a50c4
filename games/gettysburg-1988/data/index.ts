import { between, clearLine, directionTo, distances, hexGrid } from '@bivouac/maps';
import type { EntriesFile, MapFile, RawConnection, RawScenario, RawUnit, ScenariosFile, UnitsFile } from './edition.ts';
import { CODES, COLUMNS, ROWS } from './grid.ts';
import mapFile from './map.json' with { type: 'json' };
import entriesFile from './order-of-appearance.json' with { type: 'json' };
import scenariosFile from './scenarios.json' with { type: 'json' };
import unitsFile from './units.json' with { type: 'json' };

// The edition as columns: slugs at the edge, numbers inside.

export const map = mapFile as unknown as MapFile; // for whoever draws it
const scenarioData = scenariosFile as unknown as ScenariosFile;

export const CONFEDERATE = 0; // moves first (2b)
export const UNION = 1;
export type { MapFile, RawHex } from './edition.ts';
export type Side = typeof CONFEDERATE | typeof UNION;
export const SIDES = ['confederate', 'union'] as const;
/** §2a Who sits at the table; nothing is hidden. */
export const seats = () => ({
  confederate: { side: 'confederate', screens: [] },
  union: { side: 'union', screens: [] },
});
export type SideName = (typeof SIDES)[number];
export const sideNumber = (name: string): Side => (name === 'union' ? UNION : CONFEDERATE);
export const enemyOf = (side: Side): Side => (1 - side) as Side;

// Units.
export const units: readonly RawUnit[] = (unitsFile as unknown as UnitsFile).units;
export const UNITS = units.length;
export const unitIds: readonly string[] = units.map(unit => unit.id);
const unitNumbers = new Map(unitIds.map((id, number) => [id, number]));
export const unitNumber = (id: string): number => unitNumbers.get(id) ?? -1;
export const sideOf = Uint8Array.from(units, unit => sideNumber(unit.side));
export const isGeneral = Uint8Array.from(units, unit => (unit.kind === 'general' ? 1 : 0)); // §1b2-a
export const isArtillery = Uint8Array.from(units, unit => (unit.kind === 'artillery' ? 1 : 0));
export const frontFactor = Uint8Array.from(units, unit => unit.front.combat ?? 0);
export const backFactor = Uint8Array.from(units, unit => unit.back?.combat ?? 0); // §1b-a
export const frontMove = Uint8Array.from(units, unit => 2 * unit.front.move); // in half points
export const backMove = Uint8Array.from(units, unit => 2 * (unit.back ?? unit.front).move);
export const hasOneStep = Uint8Array.from(units, unit => (unit.elim ? 1 : 0));
export const corpsOf: readonly string[] = units.map(unit => unit.corps);
export const isArmyGeneral = Uint8Array.from(units, unit => (unit.role === 'army' ? 1 : 0));
const numbersOf = (side: Side): readonly number[] => [...units.keys()].filter(unit => sideOf[unit] === side);
export const unitsOf: readonly [readonly number[], readonly number[]] = [numbersOf(CONFEDERATE), numbersOf(UNION)];

// Hexes: row A = 0 to U = 20, eleven in a row.
/** The whole map, in every scenario. */ // §6a1
export const grid = hexGrid({ rows: ROWS.length, cols: COLUMNS, shifted: row => row % 2 === 1 });
export const HEXES = grid.size;
export const hexIds: readonly string[] = CODES;
const hexNumbers = new Map(CODES.map((id, number) => [id, number]));
export const hexNumber = (id: string): number => hexNumbers.get(id) ?? -1;
export const neighbour = grid.neighbours; // [hex * 6 + direction], -1 off the map
export const distance = distances(grid);
export const hexesApart = (a: number, b: number): number => distance[a * HEXES + b]!;

const hexColumn = (value: (hex: MapFile['hexes'][number]) => number): Uint8Array => {
  const column = new Uint8Array(HEXES);
  for (const hex of map.hexes) column[hexNumber(hex.id)] = value(hex);
  return column;
};
// A hex may have several terrains (§1a-b); a place name changes nothing (§1a-d).
export const woods = hexColumn(hex => (hex.terrain.includes('woods') ? 1 : 0));
export const rocky = hexColumn(hex => (hex.terrain.includes('rocky') ? 1 : 0));
export const hill = hexColumn(hex => (hex.terrain.includes('hill') || hex.terrain.includes('rocky') ? 1 : 0)); // §4b2-d
export const town = hexColumn(hex => (hex.terrain.includes('town') ? 1 : 0));
export const isEdge = hexColumn(hex => (hex.edge?.length ? 1 : 0));
export const roadExit = hexColumn(hex => (hex.roadExit ? 1 : 0));
export const pointsOf = hexColumn(hex => hex.vp ?? 0);
export const objectives: readonly number[] = [...pointsOf.keys()].filter(hex => pointsOf[hex]! > 0);
export const objectiveAt: readonly number[] = [...pointsOf.keys()].map(hex => objectives.indexOf(hex));
export const edgeHexes: readonly number[] = [...isEdge.keys()].filter(hex => isEdge[hex]);

// Order of appearance.
const entries = (entriesFile as unknown as EntriesFile).entries;
const entryOf = (id: string) => entries.find(entry => entry.unit === id);
export const entryTurn: readonly number[] = unitIds.map(id => entryOf(id)?.turn ?? Number.MAX_SAFE_INTEGER);
export const entryHex: readonly number[] = unitIds.map(id => hexNumber(entryOf(id)?.hex ?? ''));

// Hexsides: [hex * 6 + direction].
const sideColumn = (pairs: readonly { readonly a: string; readonly b: string }[]): Uint8Array => {
  const column = new Uint8Array(HEXES * 6);
  for (const pair of pairs) {
    const a = hexNumber(pair.a);
    const b = hexNumber(pair.b);
    column[a * 6 + directionTo(grid, a, b)] = 1;
    column[b * 6 + directionTo(grid, b, a)] = 1;
  }
  return column;
};
const joined = (cover: 'woods' | 'hill') => (pair: RawConnection) => pair.connected && pair.terrain.includes(cover);
export const road = sideColumn(map.roads); // rail too; the town has a road on every side: §3b1-c, §3b1-d
export const stream = sideColumn(map.streams);
// What the data say, streams or not: §4b3-c, §11-b, §11-e, §11-f.
export const woodsJoined = sideColumn(map.connectivity.filter(joined('woods')));
export const hillJoined = sideColumn(map.connectivity.filter(joined('hill')));
export const directionBetween = (a: number, b: number): number => directionTo(grid, a, b);
export const areAdjacent = (a: number, b: number): boolean => directionTo(grid, a, b) >= 0;

/** Whether a line at two hexes is open, given what blocks a hex (10b1). */
export const openLine = (a: number, b: number, blocked: (hex: number) => boolean): boolean =>
  clearLine(grid, a, b, blocked);
export const hexesBetween = (a: number, b: number): readonly number[] => between(grid, a, b).flat();

// Scenarios and options.
export const scenarios: readonly RawScenario[] = scenarioData.scenarios;
export const scenarioOf = (id: string): RawScenario => scenarios.find(scenario => scenario.id === id)!;
export const options = scenarioData.optionalRules;
export const turnTrack = scenarioData.turnTrack;
export const isNight = (turn: number): boolean => turnTrack[turn - 1]?.night ?? false; // §2f-a
