import { map } from '@bivouac/guns-of-gettysburg/data';
import { onSheet, type Spot } from './geometry.ts';

// Positions as lines on the sheet: their middle, their direction, and which way an area lies.

export interface PositionLine {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly middle: Spot;
  readonly along: Spot; // of length one, never leftwards, so that what is written along it can be read
  readonly length: number;
  readonly areas: readonly string[];
}

function lineOf({ id, ends, areas }: (typeof map.positions)[number]): PositionLine {
  const [a, b] = [onSheet(ends[0]), onSheet(ends[1])];
  const turned = b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]);
  const [from, to] = turned ? [b, a] : [a, b];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return {
    ...{ id, from, to, length, areas },
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
  };
}

export const lines: ReadonlyMap<string, PositionLine> = new Map(
  map.positions.map(position => [position.id, lineOf(position)]),
);
const centres: ReadonlyMap<string, Spot> = new Map(map.areas.map(({ id, centre }) => [id, onSheet(centre)]));

/** Whether an area lies below a line (1) or above it (-1), seen along it. */
export function sideOf({ middle, along }: PositionLine, area: string): 1 | -1 {
  const [x, y] = centres.get(area) ?? middle;
  return (x - middle[0]) * -along[1] + (y - middle[1]) * along[0] > 0 ? 1 : -1;
}
/** The direction from a line into an area, of length one. */
export function towards(line: PositionLine, area: string): Spot {
  const side = sideOf(line, area);
  return [-line.along[1] * side, line.along[0] * side];
}
export const degreesOf = ({ along }: PositionLine): number => (Math.atan2(along[1], along[0]) * 180) / Math.PI;
