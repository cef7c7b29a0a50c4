import { leastAhead } from './lane.ts';
import { compareProducts, floorDiv, greatest, mulDiv, overRoot, root } from './numbers.ts';
import type { Polygon } from './polygon.ts';
import { ahead, type Point, type Pose, pointAt, right } from './pose.ts';

/**
 * The widened zone ahead of a front edge: the lane, and on either side a wing that opens at 45 degrees from the front corner.
 * `half` is half the front's width.
 */
export function inZone(pose: Pose, half: number, x: number, y: number): boolean {
  const u = ahead(pose, x, y);
  return u > 0 && Math.abs(right(pose, x, y)) <= half + u;
}

/** The nearest ground of a polygon in the zone: how far from the front edge, rounded down, and the two nearest points. */
export interface Nearest {
  readonly gap: number;
  readonly from: Point; // on the front edge
  readonly to: Point;
}

/** The best so far in the frame: how far, the place on the front edge, the place that was found. */
interface Found {
  gap: number;
  from: number;
  u: number;
  v: number;
}

/** The nearest part of a convex polygon in the widened zone; null if it has no ground there. */
export function nearestInZone(pose: Pose, half: number, convex: Polygon): Nearest | null {
  if (leastAhead(pose, { left: -half, right: half }, convex) === 0) return { gap: 0, from: pose, to: pose };
  const { corners } = convex;
  const found: Found = { gap: Number.POSITIVE_INFINITY, from: 0, u: 0, v: 0 };
  let u1 = ahead(pose, corners.at(-2)!, corners.at(-1)!);
  let v1 = right(pose, corners.at(-2)!, corners.at(-1)!);
  for (let i = 0; i < corners.length; i += 2) {
    const u2 = ahead(pose, corners[i]!, corners[i + 1]!);
    const v2 = right(pose, corners[i]!, corners[i + 1]!);
    if (v1 <= v2) searchLane(found, half, u1, v1, u2, v2);
    else searchLane(found, half, u2, v2, u1, v1);
    searchWing(found, half, 1, u1, v1 - half, u2, v2 - half);
    searchWing(found, half, -1, u1, -v1 - half, u2, -v2 - half);
    u1 = u2;
    v1 = v2;
  }
  if (found.gap === Number.POSITIVE_INFINITY) return null;
  return { gap: found.gap, from: pointAt(pose, 0, found.from), to: pointAt(pose, found.u, found.v) };
}

function note(found: Found, gap: number, from: number, u: number, v: number): void {
  if (gap >= found.gap) return;
  found.gap = gap;
  found.from = from;
  found.u = u;
  found.v = v;
}

/** A side of the polygon from left to right, cut to the lane. If it runs level, the place nearest to the middle is taken. */
function searchLane(found: Found, half: number, u1: number, v1: number, u2: number, v2: number): void {
  if (v2 <= -half || v1 >= half) return;
  const first = Math.max(v1, -half);
  const last = Math.min(v2, half);
  const nearest = u1 === u2 ? Math.max(first, Math.min(last, 0)) : u1 < u2 ? first : last;
  const u = v1 === v2 ? Math.min(u1, u2) : u1 + floorDiv((u2 - u1) * (nearest - v1), v2 - v1);
  if (u > 0) note(found, u, nearest, u, nearest);
}

/** A side of the polygon seen from a front corner: u ahead, q outwards. The wing is where 0 < q < u. */
function searchWing(found: Found, half: number, hand: number, u1: number, q1: number, u2: number, q2: number): void {
  if (q1 === 0 && q2 === 0 && u1 * u2 <= 0 && Math.max(u1, u2) > 0) note(found, 0, hand * half, 0, hand * half);
  if (!entersWing(u1, q1, u2, q2)) return;
  if (q1 >= 0 && q1 <= u1) tell(found, half, hand, root(u1 * u1 + q1 * q1), u1, q1);
  if (q2 >= 0 && q2 <= u2) tell(found, half, hand, root(u2 * u2 + q2 * q2), u2, q2);
  if (u1 > q1 !== u2 > q2) {
    const turnedOver = u1 - q1 < u2 - q2 ? 1 : -1;
    const over = turnedOver * (u1 * (u2 - q2) - u2 * (u1 - q1));
    const under = turnedOver * (u2 - q2 - (u1 - q1));
    if (over > 0) tell(found, half, hand, diagonal(over, under), floorDiv(over, under), floorDiv(over, under));
  }
  tellFoot(found, half, hand, u1, q1, u2, q2);
}
/** The same seen from the pose. */
function tell(found: Found, half: number, hand: number, gap: number, u: number, q: number): void {
  note(found, gap, hand * half, u, hand * (q + half));
}

/** Whether a segment has a part inside the wing. */
function entersWing(u1: number, q1: number, u2: number, q2: number): boolean {
  if ((q1 <= 0 && q2 <= 0) || (u1 <= q1 && u2 <= q2)) return false;
  if ((q1 > 0 && u1 > q1) || (q2 > 0 && u2 > q2)) return true;
  const atLane = u1 * q2 - u2 * q1;
  return q2 > q1 ? atLane > 0 : atLane < 0;
}

/** The whole part of √2 · over / under, the way to a place on the wing's outer line. Below 2^24, products below 2^50. */
function diagonal(over: number, under: number): number {
  const guess = (ROOT_OF_TWO * over) / under;
  return greatest(guess, whole => compareProducts(whole * under, whole * under, 2 * over, over) <= 0);
}

const ROOT_OF_TWO = 665_857 / 470_832; // as near as matters for a guess

/** Where the perpendicular from the corner meets the side, if it does so within the wing: it runs along the side's normal. */
function tellFoot(found: Found, half: number, hand: number, u1: number, q1: number, u2: number, q2: number): void {
  const u = u2 - u1;
  const q = q2 - q1;
  const before = -(u1 * u + q1 * q);
  if (before <= 0 || u2 * u + q2 * q <= 0) return;
  const aside = u1 * q - q1 * u;
  if (aside === 0) return tell(found, half, hand, 0, 0, 0);
  const [normalU, normalQ] = aside > 0 ? [q, -u] : [-q, u];
  if (normalQ < 0 || normalQ > normalU) return;
  const square = u * u + q * q;
  const footU = u1 + Math.sign(u) * mulDiv(Math.abs(u), before, square);
  const footQ = q1 + Math.sign(q) * mulDiv(Math.abs(q), before, square);
  tell(found, half, hand, overRoot(Math.abs(aside), square), footU, footQ);
}
