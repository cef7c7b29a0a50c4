import { NOT_MET } from './lane.ts';
import { compareProducts, mulDiv } from './numbers.ts';
import { covers, overlaps } from './overlap.ts';
import { type Polygon, swept } from './polygon.ts';
import { lengthOf } from './pose.ts';

/** A stretch of a straight way, each end a fraction of the whole: where two figures overlap. */
interface Stretch {
  from: number;
  fromUnder: number;
  to: number;
  toUnder: number;
}

/**
 * How far a convex polygon goes on a straight way until it begins to overlap another, in whole units, rounded down; NOT_MET if
 * it never does. Exact: each side of either keeps the other out up to, or from, one moment.
 */
export function wayTo(convex: Polygon, x: number, y: number, other: Polygon): number {
  const stretch: Stretch = { from: 0, fromUnder: 1, to: 1, toUnder: 1 };
  if (!narrow(stretch, other.corners, convex.corners, x, y)) return NOT_MET;
  if (!narrow(stretch, convex.corners, other.corners, -x, -y)) return NOT_MET;
  const { from, fromUnder, to, toUnder } = stretch;
  if (compareProducts(from, toUnder, to, fromUnder) >= 0) return NOT_MET;
  return mulDiv(lengthOf(x, y), from, fromUnder);
}

/** Takes from the stretch what the sides of the first forbid to the second, which moves; false if that is all of it. */
function narrow(stretch: Stretch, sides: readonly number[], corners: readonly number[], x: number, y: number): boolean {
  for (let i = 0, j = sides.length - 2; i < sides.length; j = i, i += 2) {
    const ex = sides[i]! - sides[j]!;
    const ey = sides[i + 1]! - sides[j + 1]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < corners.length; k += 2)
      most = Math.max(most, ex * (corners[k + 1]! - sides[j + 1]!) - ey * (corners[k]! - sides[j]!));
    if (!narrowBy(stretch, most, ex * y - ey * x)) return false;
  }
  return true;
}

/** Overlap behind this side is where most + part · speed > 0. */
function narrowBy(stretch: Stretch, most: number, speed: number): boolean {
  if (speed === 0) return most > 0;
  if (speed > 0 && most < 0 && compareProducts(-most, stretch.fromUnder, stretch.from, speed) > 0) {
    stretch.from = -most;
    stretch.fromUnder = speed;
  }
  if (speed < 0 && most <= 0) return false;
  if (speed < 0 && compareProducts(most, stretch.toUnder, stretch.to, -speed) < 0) {
    stretch.to = most;
    stretch.toUnder = -speed;
  }
  return true;
}

/** Which of the others a convex polygon runs over on a straight way, in their order. */
export function metOnWay(
  convex: Polygon,
  x: number,
  y: number,
  others: readonly Polygon[],
  depth = 0,
): readonly number[] {
  const ground = swept(convex, x, y);
  return others.flatMap((other, i) => (overlaps(ground, other, depth) ? [i] : []));
}

/** Which areas, convex or not, a convex polygon enters or stands in on a straight way, in their order. */
export function enteredOnWay(
  convex: Polygon,
  x: number,
  y: number,
  areas: readonly Polygon[],
  depth = 0,
): readonly number[] {
  const ground = swept(convex, x, y);
  return areas.flatMap((area, i) => (covers(area, ground, depth) ? [i] : []));
}
