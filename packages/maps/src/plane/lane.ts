import { floorDiv } from './numbers.ts';
import type { Around, Polygon } from './polygon.ts';
import { ahead, type Pose, right } from './pose.ts';
import { FACING, facingX, facingY, inUnits } from './turn.ts';

/** The strip ahead of a pose between two lines in its frame: as wide as a front edge. Its sides do not belong to it. */
export interface Lane {
  readonly left: number;
  readonly right: number;
}

/** What a lane does not meet. */
export const NOT_MET = -1;

/**
 * How far ahead a lane first meets ground of a polygon, in whole units, rounded down; 0 if the polygon lies across the front
 * line. So something is met nearer than a whole limit just if this number is below it.
 */
export function leastAhead(pose: Pose, lane: Lane, shape: Polygon): number {
  return isBeside(pose, lane, shape) ? NOT_MET : scan(pose, lane, shape.corners, true);
}

/** A quick look: all of the box around a shape lies to the left of a lane, to its right or behind it. */
function isBeside({ x, y, heading }: Pose, { left, right }: Lane, { west, east, south, north }: Around): boolean {
  const cos = facingX(heading);
  const sin = facingY(heading);
  const wide = (east - west) / 2;
  const high = (north - south) / 2;
  const toEast = west + wide - x;
  const toNorth = south + high - y;
  const aside = sin * toEast - cos * toNorth;
  const half = Math.abs(sin) * wide + Math.abs(cos) * high;
  if (aside - half >= (right + 1) * FACING || aside + half <= (left - 1) * FACING) return true;
  return cos * toEast + sin * toNorth + Math.abs(cos) * wide + Math.abs(sin) * high <= -FACING;
}

/** The same for a line of straight pieces, x and y in turn. */
export function lineAhead(pose: Pose, lane: Lane, line: readonly number[]): number {
  return scan(pose, lane, line, false);
}

/** Every piece is cut to the lane. If none crosses the front edge, that lies inside the polygon with its middle or not at all. */
function scan(pose: Pose, lane: Lane, points: readonly number[], closed: boolean): number {
  const n = points.length;
  const middle = lane.left + Math.floor((lane.right - lane.left) / 2);
  let least = NOT_MET;
  let within = false;
  const { x: px, y: py, heading } = pose;
  const east = facingX(heading);
  const north = facingY(heading);
  let u = ahead(pose, points[n - 2]!, points[n - 1]!);
  let v = right(pose, points[n - 2]!, points[n - 1]!);
  for (let i = 0; i < n; i += 2) {
    const x = points[i]! - px;
    const y = points[i + 1]! - py;
    const u2 = inUnits(east * x + north * y);
    const v2 = inUnits(north * x - east * y);
    if (closed || i > 0) {
      const met = pieceAhead(lane, u, v, u2, v2);
      if (met !== NOT_MET && (least === NOT_MET || met < least)) least = met;
      if (closed && v <= middle !== v2 <= middle && isAheadAt(middle, u, v, u2, v2)) within = !within;
    }
    u = u2;
    v = v2;
  }
  return within ? 0 : least;
}

/** Where a piece first lies ahead within the lane. Its place over `width` at a line of the frame is u = over / width. */
function pieceAhead(lane: Lane, u1: number, v1: number, u2: number, v2: number): number {
  if (v1 > v2) return pieceAhead(lane, u2, v2, u1, v1);
  if (v2 <= lane.left || v1 >= lane.right) return NOT_MET;
  if (v1 === v2) return u1 <= 0 && u2 <= 0 ? NOT_MET : Math.max(0, Math.min(u1, u2));
  const first = over(Math.max(v1, lane.left), u1, v1, u2, v2);
  const last = over(Math.min(v2, lane.right), u1, v1, u2, v2);
  if (first <= 0 && last <= 0) return NOT_MET;
  return floorDiv(Math.max(0, Math.min(first, last)), v2 - v1);
}

/** Twice 2^24 times 2^24: below 2^50. */
function over(at: number, u1: number, v1: number, u2: number, v2: number): number {
  return u1 * (v2 - v1) + (u2 - u1) * (at - v1);
}

function isAheadAt(at: number, u1: number, v1: number, u2: number, v2: number): boolean {
  return v1 < v2 ? over(at, u1, v1, u2, v2) > 0 : over(at, u2, v2, u1, v1) > 0;
}

export interface Met {
  readonly distance: number;
  readonly which: readonly number[]; // all that are equally near, in order
}

/** What a lane of this length meets first; null if nothing. */
export function firstMet(pose: Pose, lane: Lane, length: number, shapes: readonly Polygon[]): Met | null {
  let distance = length;
  let which: number[] = [];
  for (let i = 0; i < shapes.length; i++) {
    if (isFar(pose, lane, distance, shapes[i]!)) continue;
    const met = leastAhead(pose, lane, shapes[i]!);
    if (met === NOT_MET || met > distance || met >= length) continue;
    if (met < distance) which = [];
    distance = met;
    which.push(i);
  }
  return which.length > 0 ? { distance, which } : null;
}

/** A quick look: nothing of a lane is farther from its pose, east, west, north or south, than length and width together. */
function isFar(pose: Pose, lane: Lane, length: number, shape: Polygon): boolean {
  const reach = length + Math.max(-lane.left, lane.right) + 2;
  return (
    shape.west - pose.x > reach ||
    pose.x - shape.east > reach ||
    shape.south - pose.y > reach ||
    pose.y - shape.north > reach
  );
}
