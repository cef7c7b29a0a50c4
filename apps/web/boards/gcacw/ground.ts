import type { MapFile } from '@bivouac/gcacw/data';
import { centre, MARGIN, RADIUS, sheetOf } from '../../src/games/gcacw/geometry.ts';
import { flatHexagon, type Line, type Point, rng, segDist, sharedEdge } from '../pen.ts';

// A map of the edition as the engraver sees it: hexes with their corners, hexsides, ways.

export interface Hex {
  readonly id: string;
  readonly at: Point;
  readonly poly: Line;
  readonly terrain: string;
}
export type Segment = readonly [Point, Point];
export type Edge = MapFile['edges'][number];

export interface Country {
  readonly map: MapFile;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly Hex[];
  hexAt(id: string): Hex;
  /** The side two hexes share. */
  sideOf(edge: Edge): Segment;
  /** Where ways through a hex meet: near its middle, the same for all of them. */
  knotOf(id: string): Point;
  nearWay(p: Point, far: number): boolean;
}

const two = (n: number): string => String(n).padStart(2, '0');
const WANDER = 7;

/** Some number that is always the same for the same words. */
export const seedOf = (words: string): number => [...words].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7);

function knot({ id, at }: Hex): Point {
  const r = rng(seedOf(id));
  return [at[0] + (r() - 0.5) * 2 * WANDER, at[1] + (r() - 0.5) * 2 * WANDER];
}

export function countryOf(map: MapFile): Country {
  const hexes = Object.entries(map.terrain).flatMap(([column, ranks]) =>
    ranks.map((terrain, i): Hex => {
      const id = column + two(i + 1);
      const at = centre(id);
      return { id, at, poly: flatHexagon(at[0], at[1], RADIUS), terrain };
    }),
  );
  const byId = new Map(hexes.map(hex => [hex.id, hex]));
  const hexAt = (id: string): Hex => byId.get(id)!;
  const knots = new Map(hexes.map(hex => [hex.id, knot(hex)]));
  const knotOf = (id: string): Point => knots.get(id)!;
  const ways = map.edges
    .filter(edge => edge.route !== undefined || edge.rail)
    .map((edge): Segment => [knotOf(edge.a), knotOf(edge.b)]);
  return {
    ...{ map, ...sheetOf(map), hexes, hexAt, knotOf },
    sideOf: ({ a, b }) => sharedEdge(hexAt(a).poly, hexAt(b).poly)!,
    nearWay: (p, far) => ways.some(([a, b]) => Math.abs(a[0] - p[0]) < 150 && segDist(p, a, b) < far),
  };
}

const RIM = RADIUS + 12; // an end so near the edge of the hexes goes on beyond it
/** A line that ends at the rim of the map runs on over its edge. */
export function runOut({ width, height }: Country, line: Line, ends: (p: Point) => boolean): Line {
  const beyond = (p: Point): readonly Point[] => {
    const [x, y] = p;
    const gaps = [x - MARGIN, width - MARGIN - x, y - MARGIN, height - MARGIN - y];
    const least = Math.min(...gaps);
    if (least > RIM || !ends(p)) return [];
    const way = gaps.indexOf(least);
    const far = least + 60;
    return [[x + (way === 0 ? -far : way === 1 ? far : 0), y + (way === 2 ? -far : way === 3 ? far : 0)]];
  };
  return [...beyond(line[0]!), ...line, ...beyond(line[line.length - 1]!)];
}
/** Whether one segment only has this end. */
export function loose(segments: readonly Segment[]): (p: Point) => boolean {
  const key = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const many = new Map<string, number>();
  for (const p of segments.flat()) many.set(key(p), (many.get(key(p)) ?? 0) + 1);
  return p => many.get(key(p)) === 1;
}
