import type { Point } from './camera.ts';

// Shapes on a plane: what a game measures there.

const figure = (n: number): string => n.toFixed(1);
const at = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

export const polygonPath = (corners: readonly Point[]): string =>
  corners.length > 0 ? `M${corners.map(at).join('L')}Z` : '';

/** The corners of a convex shape around all these points, in one direction round. */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (all: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of all) {
      while (kept.length > 1 && turns(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}
const turns = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The line so far from a point, or from a convex shape: straight along its sides, round about its corners. */
export function ringPath(points: readonly Point[], radius: number): string {
  const hull = hullOf(points);
  const r = figure(radius);
  if (hull.length < 2)
    return hull
      .map(([x, y]) => `M${at([x - radius, y])}a${r} ${r} 0 1 1 ${2 * radius} 0a${r} ${r} 0 1 1 ${-2 * radius} 0Z`)
      .join('');
  const sides = hull.map((from, i) => moved(from, hull[(i + 1) % hull.length]!, radius));
  const drawn = sides.map(([from, to], i) => `${i === 0 ? 'M' : `A${r} ${r} 0 0 1 `}${at(from)}L${at(to)}`);
  return `${drawn.join('')}A${r} ${r} 0 0 1 ${at(sides[0]![0])}Z`;
}
function moved([ax, ay]: Point, [bx, by]: Point, radius: number): readonly [Point, Point] {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * radius, ((ax - bx) / length) * radius];
  return [[ax + nx, ay + ny], [bx + nx, by + ny]]; // biome-ignore format: one line
}

/** Where something is written about a shape: in its middle. */
export function middleOf(points: readonly Point[]): Point {
  const mean = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  return [mean(0), mean(1)];
}
/** And about a ring: at its top. */
export const topOf = (points: readonly Point[], radius: number): Point => {
  const highest = points.reduce((best, point) => (point[1] < best[1] ? point : best));
  return [highest[0], highest[1] - radius];
};
