/** map.json against the grid, against itself and against the hexes that the rules name. */
import { complain, repeated, sameList, words } from '@bivouac/edition';
import type { Edition, MapFile, RawConnection, RawHex, Terrain } from './edition.ts';
import {
  adjacent,
  CODES,
  columnOf,
  connectionOf,
  doubledX,
  edgesOf,
  endsOf,
  neighbours,
  pairOf,
  rowOf,
  sharedCovers,
} from './grid.ts';

/** The hexes whose special terrain a rule names. */
const NAMED: Readonly<Record<'rocky' | 'town', readonly string[]>> = {
  rocky: ['E6', 'F5', 'F6'], // §3b4
  town: ['O7'], // §3b1
};
/** Both woods and rocky, so closed to artillery. */
export const BARRED_TO_ARTILLERY: readonly string[] = ['E6', 'F5']; // §3b4

interface Pair {
  readonly a: string;
  readonly b: string;
}

export function checkMap({ map, scenarios }: Edition): readonly string[] {
  const hexes = new Map(map.hexes.map(hex => [hex.id, hex]));
  const options = scenarios.optionalRules.map(option => option.id);
  return [
    ...setOfHexes(map),
    ...map.hexes.flatMap(hexProblems),
    ...map.hexes.flatMap(hex => roadExitProblems(map, hex)),
    ...pairProblems('road', map.roads),
    ...pairProblems('stream', map.streams),
    ...pairProblems('connection', map.connectivity),
    ...map.connectivity.flatMap(connection => connectionProblems(hexes, connection)),
    ...missingConnections(hexes, map),
    ...namedHexProblems(map),
    ...section11Problems(map),
    ...anomalyOptions(map, options),
  ].map(line => `map.json: ${line}`);
}

function setOfHexes(map: MapFile): readonly string[] {
  const ids = map.hexes.map(hex => hex.id);
  const present = new Set(ids);
  return [
    ...repeated(ids).map(id => `${id}: the hex is listed more than once`),
    ...CODES.filter(code => !present.has(code)).map(code => `${code}: the hex is missing`),
    ...complain(!map.hexes.some(hex => hex.vp !== undefined), 'no hex has a vp value; there must be objectives (1a)'),
  ];
}

function hexProblems(hex: RawHex): readonly string[] {
  return [...positionProblems(hex), ...terrainProblems(hex), ...vpProblems(hex)].map(line => `${hex.id}: ${line}`);
}

function positionProblems({ id, row, col, x, y, edge = [] }: RawHex): readonly string[] {
  const edges = edgesOf(id);
  const right = sameList([...edge].sort(), [...edges].sort());
  return [
    ...complain(row !== id.charAt(0), `row must be ${id.charAt(0)}, found ${row}`),
    ...complain(col !== columnOf(id), `col must be ${columnOf(id)}, found ${col}`),
    ...complain(2 * x !== doubledX(id), `x must be ${doubledX(id) / 2}, found ${x}`),
    ...complain(y !== rowOf(id), `y must be ${rowOf(id)}, found ${y}`),
    ...complain(!right, `edge must be ${words(edges)}, found ${words(edge)}`),
  ];
}

function terrainProblems({ terrain, terrainSource, terrainBasis = {} }: RawHex): readonly string[] {
  const has = (type: Terrain): boolean => terrain.includes(type);
  const unsourced = terrain.filter(type => terrainSource[type] === undefined);
  const absent = [...Object.keys(terrainSource), ...Object.keys(terrainBasis)].filter(type => !has(type as Terrain));
  return [
    ...repeated(terrain).map(type => `terrain lists ${type} more than once`),
    ...complain(has('clear') && terrain.length > 1, 'terrain must not combine clear with another type'),
    ...complain(has('hill') && has('rocky'), 'terrain must not combine hill with rocky, which counts as hill'),
    ...unsourced.map(type => `terrainSource.${type} is missing`),
    ...[...new Set(absent)].map(type => `terrainSource or terrainBasis speaks of ${type}, which terrain does not list`),
  ];
}

function vpProblems({ vp, vpSource, roadExit, roadExitSource }: RawHex): readonly string[] {
  return [
    ...complain((vp === undefined) !== (vpSource === undefined), 'vp and vpSource must stand together'),
    ...complain(
      (roadExit === undefined) !== (roadExitSource === undefined),
      'roadExit and roadExitSource must stand together',
    ),
  ];
}

function roadExitProblems(map: MapFile, { id, roadExit }: RawHex): readonly string[] {
  if (roadExit === undefined) return [];
  return [
    ...complain(edgesOf(id).length === 0, `${id}: roadExit is only for a hex on the map edge`),
    ...complain(!map.roads.some(road => road.a === id || road.b === id), `${id}: roadExit needs a road in this hex`),
  ];
}

function pairProblems(word: string, pairs: readonly Pair[]): readonly string[] {
  const apart = pairs.filter(({ a, b }) => !adjacent(a, b));
  return [
    ...apart.map(({ a, b }) => `${word} ${a}-${b}: the hexes are not adjacent`),
    ...repeated(pairs.map(({ a, b }) => pairOf(a, b))).map(
      pair => `${word} ${pair}: the pair is listed more than once`,
    ),
  ];
}

function connectionProblems(hexes: ReadonlyMap<string, RawHex>, { a, b, terrain }: RawConnection): readonly string[] {
  const [here, there] = [hexes.get(a), hexes.get(b)];
  if (here === undefined || there === undefined) return [];
  const shared = sharedCovers(here, there);
  return [
    ...terrain.filter(type => !shared.includes(type)).map(type => `the hexes do not share ${type}`),
    ...shared.filter(type => !terrain.includes(type)).map(type => `terrain must list ${type}, which the hexes share`),
  ].map(line => `connection ${a}-${b}: ${line}`);
}

function missingConnections(hexes: ReadonlyMap<string, RawHex>, map: MapFile): readonly string[] {
  const settled = new Set(map.connectivity.map(({ a, b }) => pairOf(a, b)));
  return [...hexes.values()].flatMap(here =>
    neighbours(here.id).flatMap(code => {
      const there = hexes.get(code);
      const pair = pairOf(here.id, code);
      if (there === undefined || settled.has(pair) || !pair.startsWith(`${here.id}-`)) return [];
      const shared = sharedCovers(here, there);
      return complain(shared.length > 0, `connection ${pair} is missing; the hexes share ${words(shared)}`);
    }),
  );
}

const having = (map: MapFile, type: Terrain): readonly string[] =>
  map.hexes.filter(hex => hex.terrain.includes(type)).map(hex => hex.id);

function namedHexProblems(map: MapFile): readonly string[] {
  const special = (['rocky', 'town'] as const).flatMap(type => {
    const [right, found] = [NAMED[type], having(map, type)];
    const line = `${type} terrain must be in ${words(right)} and nowhere else, found ${words(found)}`;
    return complain(!sameList([...found].sort(), right), line);
  });
  return [...special, ...rockyWoodsProblems(map), ...townProblems(map)];
}

function rockyWoodsProblems(map: MapFile): readonly string[] {
  const wooded = having(map, 'woods');
  return NAMED.rocky.flatMap(code => {
    const barred = BARRED_TO_ARTILLERY.includes(code);
    const line = `${code}: must ${barred ? '' : 'not '}be woods as well as rocky (3b4)`;
    return complain(wooded.includes(code) !== barred, line);
  });
}

/** The town counts as road, so a road crosses each of its six sides.                                      §3b1 */
function townProblems(map: MapFile): readonly string[] {
  const roads = new Set(map.roads.map(({ a, b }) => pairOf(a, b)));
  return NAMED.town.flatMap(town =>
    neighbours(town)
      .filter(code => !roads.has(pairOf(town, code)))
      .map(code => `road ${pairOf(town, code)} is missing; the town counts as road on every side (3b1)`),
  );
}

/** The lists of section 11 hold as printed, except the pairs set right as anomalies. */
function section11Problems(map: MapFile): readonly string[] {
  const { connected, unconnected, anomalies } = map.section11;
  const mended = new Map(anomalies.map(anomaly => [pairOf(...endsOf(anomaly.pair)), anomaly.verdict]));
  const check = (printed: boolean) => (pair: string) => {
    const name = pairOf(...endsOf(pair));
    const verdict = mended.has(name) ? mended.get(name) : printed;
    return verdictProblems(map, name, verdict ?? null);
  };
  return [...new Set([...connected.flatMap(check(true)), ...unconnected.flatMap(check(false))])];
}

function verdictProblems(map: MapFile, pair: string, verdict: boolean | null): readonly string[] {
  const found = connectionOf(map, ...endsOf(pair))?.connected ?? null;
  const say = (value: boolean | null): string => (value === null ? 'absent' : value ? 'connected' : 'unconnected');
  return complain(found !== verdict, `connection ${pair} must be ${say(verdict)} (section 11), found ${say(found)}`);
}

const anomalyOptions = (map: MapFile, options: readonly string[]): readonly string[] =>
  map.section11.anomalies.flatMap(({ pair, option }) =>
    complain(
      option !== undefined && !options.includes(option),
      `section11 anomaly ${pair}: option names ${option}, which is not an option`,
    ),
  );
