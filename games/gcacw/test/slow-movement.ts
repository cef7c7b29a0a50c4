import type { MapEdge, MapFile } from '../data/edition.ts';

/**
 * Movement and zones again, slowly: by slugs, straight from the map file and the rulebook's sentences, knowing nothing of columns.
 * A board is what lies on the map; prices are points, null what is closed.
 */
export interface SlowUnit {
  readonly id: string;
  readonly side: 'union' | 'confederate';
  readonly type: 'inf' | 'cav' | 'art';
  readonly hex: string;
  readonly manpower: number;
  readonly value: number; // combat value
}
export interface SlowBoard {
  readonly map: MapFile;
  readonly isIn: (hex: string) => boolean; // within the scenario's bounds
  readonly units: readonly SlowUnit[];
  readonly rain: boolean;
  readonly unfordable: Readonly<Record<'minor' | 'major', boolean>>;
  readonly destroyed: readonly string[]; // names
  readonly pontoons: readonly { readonly side: string; readonly owner: string }[]; // `0104-0105`
}

const OFF_ROAD: Readonly<Record<string, readonly [number | null, number | null]>> = {
  ...{ clear: [3, 4], rolling: [4, 5], rough: [5, 6], hill: [5, 6], woods: [6, 8], city: [2, 3] },
  ...{ provisionalSwamp: [5, null], swamp: [null, null], mountain: [null, null], water: [null, null] },
};
const two = (n: number): string => String(n).padStart(2, '0');
export function neighboursOf(hex: string): string[] {
  const [column, rank] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const shift = column % 2 === 1 ? -1 : 0; // odd columns stand higher
  const found: [number, number][] = [
    ...([
      [column, rank - 1],
      [column, rank + 1],
    ] as [number, number][]),
    ...([-1, 1] as const).flatMap((d): [number, number][] => [
      [column + d, rank + shift],
      [column + d, rank + shift + 1],
    ]),
  ];
  return found.map(([c, r]) => two(c) + two(r));
}
export const nameOf = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
const edges = new WeakMap<MapFile, Map<string, MapEdge>>();
export function edgeOf(map: MapFile, a: string, b: string): Partial<MapEdge> {
  if (!edges.has(map)) edges.set(map, new Map(map.edges.map(each => [nameOf(each.a, each.b), each])));
  return edges.get(map)!.get(nameOf(a, b)) ?? {};
}
export const terrainOf = (map: MapFile, hex: string): string =>
  map.terrain[hex.slice(0, 2)]![Number(hex.slice(2)) - 1]!;
const isRouted = (map: MapFile, hex: string): boolean =>
  neighboursOf(hex).some(each => edgeOf(map, hex, each).route !== undefined || edgeOf(map, hex, each).rail === true);
export const isMarsh = ({ map, rain }: SlowBoard, hex: string): boolean =>
  terrainOf(map, hex) === 'swamp' || (rain && terrainOf(map, hex) === 'provisionalSwamp');

/** What carries one over a river here: bridge, dam, ferry, ford. */
export function crossingOf(board: SlowBoard, edge: Partial<MapEdge>): string | null {
  if (!edge.crossing) return null;
  if (!board.destroyed.includes(edge.crossingName!)) return edge.crossing;
  return edge.water === 'minor' ? 'ford' : null;
}

/** A route leads from one to the other, be it over a pontoon between two hexes with routes; of `owner` if told. */
export function isLinked({ map, pontoons }: SlowBoard, from: string, to: string, owner?: string): boolean {
  const edge = edgeOf(map, from, to);
  if (edge.route !== undefined || edge.rail === true) return true;
  const laid = pontoons.some(each => each.side === nameOf(from, to) && (owner === undefined || each.owner === owner));
  return laid && isRouted(map, from) && isRouted(map, to);
}

/** `normal`, `restricted` or null: the zone of a unit in `from` as it reaches `to`. */
export function zoneInto(board: SlowBoard, from: string, to: string): 'normal' | 'restricted' | null {
  const { map, rain } = board;
  const edge = edgeOf(map, from, to);
  const routed = isLinked(board, from, to);
  const ends = [terrainOf(map, from), terrainOf(map, to)];
  if (ends.includes('water')) return null;
  if (!routed && (ends.includes('mountain') || isMarsh(board, from) || isMarsh(board, to))) return null;
  if (edge.water === 'minor' || edge.water === 'major') {
    const crossing = crossingOf(board, edge);
    const bridged = board.pontoons.some(each => each.side === nameOf(from, to));
    if (!bridged && (crossing === null || (crossing === 'ford' && rain))) return null;
  }
  if (edge.water === 'creek' && rain && !routed && !ends.includes('city')) return null;
  return ends.includes('woods') && !routed ? 'restricted' : 'normal';
}

/** The zones of a side in a hex: the best of all its units. */
export function slowZone(board: SlowBoard, side: string, hex: string): 'normal' | 'restricted' | null {
  const found = board.units
    .filter(each => each.side === side && neighboursOf(each.hex).includes(hex))
    .map(each => zoneInto(board, each.hex, hex));
  return found.includes('normal') ? 'normal' : found.includes('restricted') ? 'restricted' : null;
}

/** What entering `to` from `from` costs this unit, the zone it leaves included; `all`: its whole allowance; null: closed. */
export function slowPrice(board: SlowBoard, unit: SlowUnit, to: string): number | 'all' | null {
  const { map, rain } = board;
  const from = unit.hex;
  if (!board.isIn(to) || board.units.some(each => each.hex === to && each.side !== unit.side)) return null;
  const ways = waysOver(board, unit, from, to);
  if (ways.length === 0 || terrainOf(map, to) === 'water') return null;
  const enemy = unit.side === 'union' ? 'confederate' : 'union';
  const leaves = slowZone(board, enemy, from) === 'normal';
  if (leaves && slowZone(board, enemy, to) === 'normal') return 'all';
  const ridge = edgeOf(map, from, to).ridgeIn ? 1 : 0;
  return Math.min(...ways) + ridge + friendsIn(board, unit, to, rain) + (leaves ? 1 : 0);
}

/** The price of each way over a hexside that is open. */
function waysOver(board: SlowBoard, unit: SlowUnit, from: string, to: string): number[] {
  const { map, rain } = board;
  const edge = edgeOf(map, from, to);
  const wet = rain ? 1 : 0;
  const river = edge.water === 'minor' || edge.water === 'major';
  const marsh = isMarsh(board, from) || isMarsh(board, to);
  const mountain = [from, to].some(hex => terrainOf(map, hex) === 'mountain');
  const open = OFF_ROAD[terrainOf(map, to)]![wet];
  const steps: number[] = [];
  if (edge.rail || edge.route === 'road') steps.push(rain ? 2 : 1);
  if (edge.route === 'pike') steps.push(rain ? 1.5 : 1);
  if (edge.route === 'trail' && !marsh) steps.push((terrainOf(map, to) === 'mountain' ? 2 : 1) + wet);
  if (open !== null && open !== undefined && !marsh && !mountain) steps.push(open);
  const routed = edge.route !== undefined || edge.rail === true;
  if (edge.water === 'creek' && rain && !routed && ![from, to].some(hex => terrainOf(map, hex) === 'city')) return [];
  if (!river) return steps;
  const ways: number[] = [];
  const crossing = crossingOf(board, edge);
  const up = board.unfordable[edge.water as 'minor' | 'major'];
  if (crossing === 'bridge' || crossing === 'dam') ways.push(...steps);
  if (crossing === 'ford' && !rain && !up) ways.push(...steps);
  if (crossing === 'ferry') {
    const paid = edge.water === 'major' || rain || board.unfordable.minor;
    ways.push(...steps.map(each => each + (paid ? Math.floor(unit.manpower / 3) : 0)));
  }
  if (board.pontoons.some(each => each.side === nameOf(from, to) && each.owner === unit.side)) {
    if (isRouted(map, from) && isRouted(map, to)) ways.push(rain ? 2 : 1);
    else if (open !== null && open !== undefined && !isMarsh(board, from) && terrainOf(map, from) !== 'mountain')
      ways.push(open);
  }
  return ways;
}

function friendsIn(board: SlowBoard, unit: SlowUnit, hex: string, rain: boolean): number {
  if (unit.type === 'cav') return 0;
  const friends = board.units.filter(
    each => each.side === unit.side && each.type !== 'cav' && each.hex === hex && each.id !== unit.id,
  );
  const value = Math.ceil(friends.reduce((sum, each) => sum + each.value, 0));
  if (value <= 2) return 0;
  const terrain = terrainOf(board.map, hex);
  const close = ['swamp', 'woods', 'mountain'].includes(terrain) || (terrain === 'provisionalSwamp' && rain);
  return value <= 11 ? (close ? 3 : 1) : close ? 4 : 2;
}
