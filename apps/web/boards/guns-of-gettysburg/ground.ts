import { map } from '@bivouac/guns-of-gettysburg/data';
import { type Metres, onSheet } from '../../src/games/guns-of-gettysburg/geometry.ts';
import { type Line, type Point, segDist } from '../pen.ts';

// The map's areas, positions and roads where they lie on the sheet.

export interface DrawnArea {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly outline: Line;
  readonly town: boolean;
}
export interface DrawnLine {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly sides: (typeof map.positions)[number]['sides'];
}
export const drawnLine = (line: readonly Metres[]): Line => line.map(onSheet);

export const areas: ReadonlyMap<string, DrawnArea> = new Map(
  map.areas.map(({ id, name, centre, polygon, town }) => [
    id,
    { id, name, at: onSheet(centre), outline: drawnLine(polygon), town },
  ]),
);

export const lines: readonly DrawnLine[] = map.positions.map(({ id, ends, sides }) => ({
  id,
  from: onSheet(ends[0]),
  to: onSheet(ends[1]),
  sides,
}));
export const crossings: readonly Point[] = map.crossings.map(({ x, y }) => onSheet([x, y]));

/** Lesser roads first: pikes are drawn over them. */
export const roads = map.roads
  .map(({ main, line }) => ({ main, line: drawnLine(line) }))
  .sort((a, b) => Number(a.main) - Number(b.main));

const near = (segments: readonly (readonly [Point, Point])[]) => (p: Point, within: number) =>
  segments.some(([a, b]) => segDist(p, a, b) < within);

export const nearRoad = near(roads.flatMap(({ line }) => line.slice(1).map((p, i) => [line[i]!, p] as const)));
export const nearLine = near(lines.map(({ from, to }) => [from, to] as const));
