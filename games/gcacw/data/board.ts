import { BARRED, directionTo, type HexGrid, hexDistance, hexGrid } from '@bivouac/maps';
import {
  CROSSINGS,
  type MapEdge,
  type MapFile,
  ROUTES,
  type Scenario,
  type Tables,
  TERRAINS,
  WATERS,
} from './edition.ts';

/*
 * A map compiled to columns. A hex is a number (its cell in the grid), a **hexside** is `hex * 6 + direction` seen from
 * one of its hexes, so that every hexside has two numbers. What a scenario's bounds leave out is off the map: it has no
 * number as a neighbour. Costs are halves of movement points, because a pike costs one and a half in rain.
 */

// Terrain, routes, waters, crossings: their places in the lists of edition.ts; 0 of the last three is none.
export const terrainNumber = (name: (typeof TERRAINS)[number]): number => TERRAINS.indexOf(name);
export const WOODS = terrainNumber('woods');
export const CITY = terrainNumber('city');
export const HILL = terrainNumber('hill');
export const MOUNTAIN = terrainNumber('mountain');
export const SWAMP = terrainNumber('swamp');
export const PROVISIONAL = terrainNumber('provisionalSwamp');
export const WATER = terrainNumber('water');
export const [TRAIL, ROAD, PIKE] = [1, 2, 3] as const;
export const [CREEK, MINOR, MAJOR] = [1, 2, 3] as const;
export const [FORD, FERRY, BRIDGE, DAM] = [1, 2, 3, 4] as const;
// Where a ridge is drawn, seen from one hex of the side.
export const [RIDGE_HERE, RIDGE_BEYOND] = [1, 2] as const;
// Whom a redoubt helps.
export const [EITHER_SIDE, CONFEDERATES_ONLY] = [1, 2] as const;

export const BARRED_SIDE = BARRED;
export const halves = (points: number): number => 2 * points;

/** A bridge, dam, ferry or ford as printed. */
export interface Crossing {
  readonly name: string;
  readonly side: number; // the hexside, seen from either hex
  readonly twin: number;
  readonly kind: number; // FORD to DAM
  readonly river: number; // MINOR or MAJOR
  readonly down: boolean; // destroyed on the map
}
export interface Station {
  readonly name: string;
  readonly hex: number;
}
export interface Board {
  readonly grid: HexGrid;
  readonly size: number;
  readonly degree: 6;
  readonly neighbours: Int16Array; // by hexside: the hex beyond, -1 off the map
  readonly hexIds: readonly string[];
  readonly onMap: Uint8Array; // by hex: 1 within the bounds
  readonly terrain: Uint8Array; // by hex
  readonly redoubt: Uint8Array; // by hex: 0, EITHER_SIDE or CONFEDERATES_ONLY
  readonly routed: Uint8Array; // by hex: 1 if a road, pike, trail or railroad touches it
  // By hexside:
  readonly route: Uint8Array; // 0, TRAIL, ROAD, PIKE
  readonly rail: Uint8Array;
  readonly joined: Uint8Array; // 1: a road, pike, trail or railroad crosses it
  readonly firm: Uint8Array; // 1: a road, pike or railroad does
  readonly water: Uint8Array; // 0, CREEK, MINOR, MAJOR
  readonly crossing: Int16Array; // the crossing's number, or -1
  readonly ridge: Uint8Array; // 0, RIDGE_HERE, RIDGE_BEYOND
  readonly woods: Uint8Array; // 1: a woods hexside
  readonly dry: Int16Array; // what stepping over it costs in a dry turn, in halves, rivers aside; BARRED_SIDE: barred
  readonly rain: Int16Array;
  readonly offRoad: readonly Int16Array[]; // by hex, dry and rain: the terrain's own cost
  readonly crossings: readonly Crossing[];
  readonly stations: readonly Station[];
  readonly stationAt: Int16Array; // by hex: the station's number, or -1
}

const numbers = new WeakMap<Board, ReadonlyMap<string, number>>();
/** The number of a hex of the map within the bounds, or -1. */
export function hexNumber(board: Board, slug: string): number {
  let found = numbers.get(board);
  if (!found) {
    found = new Map(board.hexIds.map((id, hex) => [id, board.onMap[hex] === 1 ? hex : -1]));
    numbers.set(board, found);
  }
  return found.get(slug) ?? -1;
}
/** The hexside between two hexes seen from the first, or -1. */
export function sideBetween(board: Board, from: number, to: number): number {
  const direction = directionTo(board, from, to);
  return direction < 0 ? -1 : from * 6 + direction;
}
export const hexOf = (side: number): number => Math.trunc(side / 6);
/** Of the two numbers of a hexside the lower one. */
export const lowerOf = (board: Board, side: number): number =>
  Math.min(side, sideBetween(board, board.neighbours[side]!, hexOf(side)));
/** §7.6 Plain distance in hexes: terrain and enemies do not matter. */
export const distance = (board: Board, a: number, b: number): number => hexDistance(board.grid, a, b);

const cellOf = (map: MapFile, slug: string): number =>
  (map.rows - Number(slug.slice(2))) * map.columns + Number(slug.slice(0, 2)) - 1;
const two = (n: number): string => String(n).padStart(2, '0');

/** Flat tops; odd columns stand half a hex higher. */
const gridOf = ({ rows, columns }: MapFile): HexGrid =>
  hexGrid({ rows, cols: columns, stagger: 'columns', shifted: column => column % 2 === 0 });

export function compileBoard(map: MapFile, bounds: Scenario['bounds'], tables: Tables): Board {
  const grid = gridOf(map);
  const { size } = grid;
  const bytes = (): Uint8Array => new Uint8Array(size * 6);
  const hexIds = Array.from(
    { length: size },
    (_, cell) => two((cell % map.columns) + 1) + two(map.rows - Math.trunc(cell / map.columns)),
  );
  const stations = map.features
    .filter(each => each.kind === 'station')
    .map(each => ({ name: each.name, hex: cellOf(map, each.hex) }));
  const board = {
    ...{ grid, size, degree: 6 as const, hexIds, stations },
    onMap: Uint8Array.from(hexIds, slug => (isWithin(bounds, slug) ? 1 : 0)),
    neighbours: grid.neighbours.slice(),
    // §2.3-main-terrain §2.3-partial-symbol §2.3-features-no-class
    terrain: Uint8Array.from(hexIds, slug => terrainNumber(map.terrain[slug.slice(0, 2)]![Number(slug.slice(2)) - 1]!)),
    redoubt: new Uint8Array(size),
    routed: new Uint8Array(size),
    ...{
      route: bytes(),
      rail: bytes(),
      joined: bytes(),
      firm: bytes(),
      water: bytes(),
      ridge: bytes(),
      woods: bytes(),
    },
    crossing: new Int16Array(size * 6).fill(-1),
    dry: new Int16Array(size * 6),
    rain: new Int16Array(size * 6),
    offRoad: (['dry', 'rain'] as const).map(weather => offRoadCosts(map, hexIds, tables, weather)),
    crossings: [] as Crossing[],
    stationAt: new Int16Array(size).fill(-1),
  };
  for (let side = 0; side < size * 6; side++)
    if (board.onMap[hexOf(side)] === 0 || board.onMap[board.neighbours[side]!] !== 1) board.neighbours[side] = -1;
  for (const { hex, kind, benefits } of map.features)
    if (kind === 'redoubt') board.redoubt[cellOf(map, hex)] = benefits === 'either' ? EITHER_SIDE : CONFEDERATES_ONLY;
  stations.forEach(({ hex }, i) => {
    board.stationAt[hex] = i;
  });
  for (const edge of map.edges) layEdge(board, map, edge);
  layCosts(board, tables);
  return board;
}

const isWithin = (bounds: Scenario['bounds'], slug: string): boolean => {
  if (!bounds) return true;
  const column = Number(slug.slice(0, 2));
  const rank = Number(slug.slice(2));
  const [west, east] = bounds.columns;
  const [north, south] = bounds.rows;
  return column >= west && column <= east && rank >= north && rank <= south;
};

type Laying = { -readonly [K in keyof Board]: Board[K] } & { crossings: Crossing[] };

function layEdge(board: Laying, map: MapFile, edge: MapEdge): void {
  const a = cellOf(map, edge.a);
  const b = cellOf(map, edge.b);
  const side = a * 6 + directionTo(board.grid, a, b);
  const twin = b * 6 + directionTo(board.grid, b, a);
  for (const each of [side, twin]) {
    // §2.3-hexside-features
    const route = edge.route ? ROUTES.indexOf(edge.route) + 1 : 0;
    board.route[each] = route;
    board.rail[each] = edge.rail ? 1 : 0;
    board.joined[each] = route > 0 || edge.rail ? 1 : 0;
    board.firm[each] = route >= ROAD || edge.rail ? 1 : 0;
    board.water[each] = edge.water ? WATERS.indexOf(edge.water) + 1 : 0;
    if (board.joined[each] === 1) board.routed[hexOf(each)] = 1;
    if (edge.ridgeIn) board.ridge[each] = cellOf(map, edge.ridgeIn) === hexOf(each) ? RIDGE_HERE : RIDGE_BEYOND; // §7.4-ter-ridge-dir
    if (edge.crossing) board.crossing[each] = board.crossings.length;
  }
  if (!edge.crossing) return;
  const [name, kind] = [edge.crossingName!, CROSSINGS.indexOf(edge.crossing) + 1];
  board.crossings.push({ name, side, twin, kind, river: board.water[side]!, down: edge.destroyed === true });
}

const offRoadCosts = (map: MapFile, ids: readonly string[], tables: Tables, weather: 'dry' | 'rain'): Int16Array =>
  Int16Array.from(ids, slug => {
    const cost = tables.terrain.offRoad[map.terrain[slug.slice(0, 2)]![Number(slug.slice(2)) - 1]!]?.[weather];
    return cost === null || cost === undefined ? BARRED_SIDE : halves(cost);
  });

function layCosts(board: Laying, tables: Tables): void {
  for (let side = 0; side < board.size * 6; side++) {
    const to = board.neighbours[side]!;
    if (to < 0) continue;
    const wooded = board.terrain[hexOf(side)] === WOODS || board.terrain[to] === WOODS;
    board.woods[side] = wooded ? 1 : 0; // §2.3-woods-hexside
    board.dry[side] = stepCost(board, tables, side, to, 'dry');
    board.rain[side] = stepCost(board, tables, side, to, 'rain');
  }
}

/** The cheapest way over a hexside, rivers aside. */
function stepCost(board: Laying, tables: Tables, side: number, to: number, weather: 'dry' | 'rain'): number {
  const { route: prices, ridge } = tables.terrain;
  const from = hexOf(side);
  const closed = isSwampy(board, from, weather) || isSwampy(board, to, weather);
  const steep = board.terrain[from] === MOUNTAIN || board.terrain[to] === MOUNTAIN;
  const costs: number[] = [];
  const route = board.route[side]!;
  if (board.rail[side] === 1) costs.push(prices.rail[weather]!); // §6.2-best-route
  if (route === PIKE) costs.push(prices.pike[weather]!); // §12.0-move-pike
  if (route === ROAD) costs.push(prices.road[weather]!); // §6.2-route §6.2-route-hexside §6.2-unfinished-rr §12.0-move-road
  if (route === TRAIL && !closed)
    costs.push(board.terrain[to] === MOUNTAIN ? prices.trailIntoMountain[weather]! : prices.trail[weather]!); // §6.2-trail §12.0-move-trail
  const open = board.offRoad[weather === 'dry' ? 0 : 1]![to]!;
  if (!closed && !steep && open < BARRED_SIDE) costs.push(open / 2); // §6.2-mountain §6.2-swamp
  if (costs.length === 0 || board.terrain[to] === WATER) return BARRED_SIDE; // §6.2-water
  return halves(Math.min(...costs) + (board.ridge[side]! > 0 ? ridge : 0)); // §6.2-ridge
}

/** §6.2-prov-swamp, §12.0-prov-swamp Provisional swamps are swamps in rain. */
const isSwampy = ({ terrain }: Laying, hex: number, weather: 'dry' | 'rain'): boolean =>
  terrain[hex] === SWAMP || (terrain[hex] === PROVISIONAL && weather === 'rain');
