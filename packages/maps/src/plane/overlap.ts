import { compareWithLength } from './numbers.ts';
import type { Polygon } from './polygon.ts';

/**
 * Two convex polygons overlap if one lies deeper than `depth` behind every side of the other: touching is not overlapping. A
 * depth of some units forgives what rounding does to figures that stand side by side.
 */
export function overlaps(a: Polygon, b: Polygon, depth = 0): boolean {
  if (a.east <= b.west || b.east <= a.west || a.north <= b.south || b.north <= a.south) return false;
  return !parts(a.corners, b.corners, depth) && !parts(b.corners, a.corners, depth);
}

/** Whether a side of the first keeps the second out. */
function parts(corners: readonly number[], others: readonly number[], depth: number): boolean {
  const n = corners.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2)
    if (!passes(corners[j]!, corners[j + 1]!, corners[i]!, corners[i + 1]!, others, depth)) return true;
  return false;
}

/** Whether a corner lies farther than `depth` to the left of the line from a to b. */
function passes(ax: number, ay: number, bx: number, by: number, corners: readonly number[], depth: number): boolean {
  const x = bx - ax;
  const y = by - ay;
  let most = 0;
  for (let i = 0; i < corners.length; i += 2) {
    const left = x * (corners[i + 1]! - ay) - y * (corners[i]! - ax);
    if (left > most) most = left;
  }
  return most > 0 && (depth === 0 || compareWithLength(most, depth, x, y) > 0);
}

/** How far at least one of two convex polygons has to go until they no longer overlap; 0 if they do not. */
export function sunkIn(a: Polygon, b: Polygon): number {
  if (a.east <= b.west || b.east <= a.west || a.north <= b.south || b.north <= a.south) return 0;
  return Math.max(0, Math.min(leastBehind(a.corners, b.corners), leastBehind(b.corners, a.corners)));
}
/** How far behind any side of the first the second reaches, rounded down: a side is no longer than it goes east and north. */
function leastBehind(sides: readonly number[], corners: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = sides.length - 2; i < sides.length; j = i, i += 2) {
    const x = sides[i]! - sides[j]!;
    const y = sides[i + 1]! - sides[j + 1]!;
    let most = 0;
    for (let k = 0; k < corners.length; k += 2)
      most = Math.max(most, x * (corners[k + 1]! - sides[j + 1]!) - y * (corners[k]! - sides[j]!));
    least = Math.min(least, Math.floor(most / (Math.abs(x) + Math.abs(y))));
  }
  return least;
}

/** Whether a segment runs deeper than `depth` through the inside of a convex polygon. */
export function crosses(convex: Polygon, ax: number, ay: number, bx: number, by: number, depth = 0): boolean {
  const { west, east, south, north, corners } = convex;
  if (Math.max(ax, bx) <= west || Math.min(ax, bx) >= east) return false;
  if (Math.max(ay, by) <= south || Math.min(ay, by) >= north) return false;
  if (ax === bx && ay === by) return false;
  return (
    passes(ax, ay, bx, by, corners, depth) &&
    passes(bx, by, ax, ay, corners, depth) &&
    !parts(corners, [ax, ay, bx, by], depth)
  );
}

/** Whether a line of straight pieces, x and y in turn, runs through the inside of a convex polygon. */
export function crossesLine(convex: Polygon, line: readonly number[], depth = 0): boolean {
  for (let i = 2; i < line.length; i += 2)
    if (crosses(convex, line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!, depth)) return true;
  return false;
}

/** Whether two segments cross, each ending strictly on either side of the other. */
export function segmentsCross(one: readonly number[], other: readonly number[]): boolean {
  return sides(one, other) < 0 && sides(other, one) < 0;
}
/** The sides of a segment's line on which the ends of another lie, multiplied. */
function sides([ax, ay, bx, by]: readonly number[], [cx, cy, dx, dy]: readonly number[]): number {
  const x = bx! - ax!;
  const y = by! - ay!;
  return Math.sign(x * (cy! - ay!) - y * (cx! - ax!)) * Math.sign(x * (dy! - ay!) - y * (dx! - ax!));
}

/** 1 inside, 0 on the edge, -1 outside. The point is given in parts of a unit: so many of them make one, four at most. */
export function inside({ corners }: Polygon, x: number, y: number, partsOfUnit = 1): number {
  let result = -1;
  for (let i = 0, j = corners.length - 2; i < corners.length; j = i, i += 2) {
    const ax = corners[j]! * partsOfUnit - x;
    const ay = corners[j + 1]! * partsOfUnit - y;
    const bx = corners[i]! * partsOfUnit - x;
    const by = corners[i + 1]! * partsOfUnit - y;
    const left = ax * by - ay * bx;
    if (left === 0 && ax * bx <= 0 && ay * by <= 0) return 0;
    if (ay <= 0 !== by <= 0 && left > 0 === by > ay) result = -result;
  }
  return result;
}

/** Whether any simple polygon and a convex one have ground in common, deeper than `depth`. */
export function covers(area: Polygon, convex: Polygon, depth = 0): boolean {
  if (area.east <= convex.west || convex.east <= area.west) return false;
  if (area.north <= convex.south || convex.north <= area.south) return false;
  const { corners } = area;
  for (let i = 0, j = corners.length - 2; i < corners.length; j = i, i += 2)
    if (crosses(convex, corners[j]!, corners[j + 1]!, corners[i]!, corners[i + 1]!, depth)) return true;
  return holdsMiddle(area, convex);
}

/** Whether a convex polygon lies within any simple one; the edge belongs to it. */
export function contains(area: Polygon, convex: Polygon): boolean {
  const { corners } = area;
  for (let i = 0, j = corners.length - 2; i < corners.length; j = i, i += 2)
    if (crosses(convex, corners[j]!, corners[j + 1]!, corners[i]!, corners[i + 1]!)) return false;
  return holdsMiddle(area, convex);
}

/** A point inside a convex polygon, in quarters of a unit, for a side that crosses it would have been found. */
function holdsMiddle(area: Polygon, { corners }: Polygon): boolean {
  const x = corners[0]! + corners[2]! + 2 * corners[4]!;
  const y = corners[1]! + corners[3]! + 2 * corners[5]!;
  return inside(area, x, y, 4) > 0;
}
