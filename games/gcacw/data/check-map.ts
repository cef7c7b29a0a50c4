import { complain, repeated, words } from '@bivouac/edition';
import { adjacent, hexGrid } from '@bivouac/maps';
import type { MapEdge, MapFile } from './edition.ts';

/** What does not fit within one map. */
export function checkMap(map: MapFile): readonly string[] {
  const lines = [...checkGrid(map), ...checkEdges(map), ...checkNames(map)];
  return lines.map(line => `maps/${map.id}.json: ${line}`);
}

const two = (n: number): string => String(n).padStart(2, '0');
export const isOn = ({ columns, rows }: MapFile, hex: string): boolean => {
  const [column, rank] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return column >= 1 && column <= columns && rank >= 1 && rank <= rows;
};

function checkGrid({ columns, rows, terrain }: MapFile): readonly string[] {
  const expected = Array.from({ length: columns }, (_, i) => two(i + 1));
  return [
    ...complain(Object.keys(terrain).sort().join() !== expected.join(), `must hold columns 01 to ${two(columns)}`),
    ...Object.entries(terrain).flatMap(([column, hexes]) =>
      complain(hexes.length !== rows, `column ${column} must hold ${rows} hexes, found ${hexes.length}`),
    ),
  ];
}

function checkEdges(map: MapFile): readonly string[] {
  const { rows, columns } = map;
  const grid = hexGrid({ rows, cols: columns, stagger: 'columns', shifted: column => column % 2 === 0 });
  const cell = (hex: string): number => (rows - Number(hex.slice(2))) * columns + Number(hex.slice(0, 2)) - 1;
  const beside = ({ a, b }: MapEdge): boolean => isOn(map, a) && isOn(map, b) && adjacent(grid, cell(a), cell(b));
  return map.edges.flatMap(edge => {
    const { a, b, water, crossing, crossingName, route, rail, river, ridgeIn, destroyed } = edge;
    const flows = water === 'minor' || water === 'major';
    return [
      ...complain(a >= b || !beside(edge), `${a}-${b} is no hexside of this map`),
      ...complain(flows && (route !== undefined || rail === true) && !crossing, `${a}-${b}: a route needs a crossing`),
      ...complain((crossing !== undefined) !== (crossingName !== undefined), `${a}-${b}: a crossing has a name`),
      ...complain(crossing !== undefined && !flows, `${a}-${b}: there is no river to cross`),
      ...complain((water !== undefined) !== (river !== undefined), `${a}-${b}: water has a name`),
      ...complain(ridgeIn !== undefined && ridgeIn !== a && ridgeIn !== b, `${a}-${b}: the ridge lies elsewhere`),
      ...complain(destroyed === true && crossing !== 'bridge', `${a}-${b}: only a bridge is destroyed on the map`),
    ];
  });
}

function checkNames(map: MapFile): readonly string[] {
  const sides = map.edges.map(({ a, b }) => `${a}-${b}`);
  const crossings = map.edges.flatMap(({ crossingName }) => (crossingName === undefined ? [] : [crossingName]));
  const named = [
    ...Object.values(map.places),
    ...Object.values(map.edgesOpen).flat(),
    ...map.features.map(({ hex }) => hex),
  ];
  const twice = [...repeated(sides), ...repeated(crossings)];
  const off = named.filter(hex => !isOn(map, hex));
  return [
    ...complain(twice.length > 0, `stand twice: ${words(twice)}`),
    ...complain(off.length > 0, `off the map: ${words(off)}`),
    ...map.features.flatMap(({ name, kind, benefits }) =>
      complain((kind === 'redoubt') !== (benefits !== undefined), `${name}: a redoubt says whom it benefits`),
    ),
  ];
}
