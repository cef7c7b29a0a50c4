import { compareWithLength, overRoot, root } from './numbers.ts';
import { overlaps } from './overlap.ts';
import type { Polygon } from './polygon.ts';

/** The sign of the distance between two convex polygons less a limit, exactly: no root is taken. Touching is a distance of 0. */
export function compareDistance(a: Polygon, b: Polygon, limit: number): number {
  if (a.west - b.east > limit || b.west - a.east > limit) return 1;
  if (a.south - b.north > limit || b.south - a.north > limit) return 1;
  const apart = Math.max(keptApart(a.corners, b.corners, limit), keptApart(b.corners, a.corners, limit));
  if (apart === FAR) return 1;
  if (apart === OVERLAP) return limit > 0 ? -1 : 0;
  return Math.min(cornersToSides(a.corners, b.corners, limit), cornersToSides(b.corners, a.corners, limit));
}
const OVERLAP = 0;
const APART = 1;
const FAR = 2; // by more than the limit
/** Whether a side of the first keeps the second out, and certainly farther than the limit. */
function keptApart(sides: readonly number[], corners: readonly number[], limit: number): number {
  let apart = OVERLAP;
  for (let i = 0, j = sides.length - 2; i < sides.length; j = i, i += 2) {
    const ax = sides[j]!;
    const ay = sides[j + 1]!;
    const x = sides[i]! - ax;
    const y = sides[i + 1]! - ay;
    let most = x * (corners[1]! - ay) - y * (corners[0]! - ax);
    for (let k = 2; k < corners.length; k += 2) {
      const left = x * (corners[k + 1]! - ay) - y * (corners[k]! - ax);
      if (left > most) most = left;
    }
    if (most > 0) continue;
    if (-most > limit * (Math.abs(x) + Math.abs(y))) return FAR; // a side is no longer than that
    apart = APART;
  }
  return apart;
}
export function nearerThan(a: Polygon, b: Polygon, limit: number): boolean {
  return compareDistance(a, b, limit) < 0;
}
export function notBeyond(a: Polygon, b: Polygon, limit: number): boolean {
  return compareDistance(a, b, limit) <= 0;
}

function cornersToSides(corners: readonly number[], sides: readonly number[], limit: number): number {
  let least = 1;
  for (let k = 0; k < corners.length; k += 2)
    for (let i = 0, j = sides.length - 2; i < sides.length; j = i, i += 2) {
      const ax = sides[j]! - corners[k]!;
      const ay = sides[j + 1]! - corners[k + 1]!;
      least = Math.min(least, toSegment(ax, ay, sides[i]! - corners[k]!, sides[i + 1]! - corners[k + 1]!, limit));
      if (least < 0) return least;
    }
  return least;
}

/** The same for the origin and the segment from a to b. */
function toSegment(ax: number, ay: number, bx: number, by: number, limit: number): number {
  const x = bx - ax;
  const y = by - ay;
  if (ax * x + ay * y >= 0) return Math.sign(ax * ax + ay * ay - limit * limit);
  if (bx * x + by * y <= 0) return Math.sign(bx * bx + by * by - limit * limit);
  const left = Math.abs(ax * by - ay * bx);
  return compareWithLength(left, limit, x, y);
}

/** The distance between two convex polygons in whole units, rounded down. */
export function gap(a: Polygon, b: Polygon): number {
  if (overlaps(a, b)) return 0;
  return Math.min(leastGap(a.corners, b.corners), leastGap(b.corners, a.corners));
}

function leastGap(corners: readonly number[], sides: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < corners.length; k += 2)
    for (let i = 0, j = sides.length - 2; i < sides.length; j = i, i += 2) {
      const ax = sides[j]! - corners[k]!;
      const ay = sides[j + 1]! - corners[k + 1]!;
      const bx = sides[i]! - corners[k]!;
      const by = sides[i + 1]! - corners[k + 1]!;
      if (toSegment(ax, ay, bx, by, Math.min(least, 2 ** 24)) < 0) least = gapToSegment(ax, ay, bx, by);
    }
  return least;
}

/** The distance from the origin to the segment from a to b, rounded down. */
export function gapToSegment(ax: number, ay: number, bx: number, by: number): number {
  const x = bx - ax;
  const y = by - ay;
  if (ax * x + ay * y >= 0) return root(ax * ax + ay * ay);
  if (bx * x + by * y <= 0) return root(bx * bx + by * by);
  return overRoot(Math.abs(ax * by - ay * bx), x * x + y * y);
}
