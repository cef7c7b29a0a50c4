import { ahead, type Point, type Pose, right } from './pose.ts';
import { facingX, facingY, inUnits } from './turn.ts';

/** What something does not stick out of. */
export interface Around {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}
/** A simple polygon on the lattice, counter-clockwise. Where a function asks for a `convex` one it must be that. */
export interface Polygon extends Around {
  readonly corners: readonly number[]; // x and y in turn
}

export function polygon(corners: readonly number[]): Polygon {
  let west = corners[0]!;
  let east = west;
  let south = corners[1]!;
  let north = south;
  for (let i = 2; i < corners.length; i += 2) {
    const x = corners[i]!;
    const y = corners[i + 1]!;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { corners, west, east, south, north };
}

/** A polygon from points in either order. */
export function polygonOf(points: readonly Point[]): Polygon {
  const corners = points.flatMap(({ x, y }) => [x, y]);
  return polygon(doubleArea(corners) < 0 ? points.toReversed().flatMap(({ x, y }) => [x, y]) : corners);
}

/** Twice the area, positive if counter-clockwise. */
export function doubleArea(corners: readonly number[]): number {
  let area = 0;
  for (let i = 0, j = corners.length - 2; i < corners.length; j = i, i += 2)
    area += corners[j]! * corners[i + 1]! - corners[i]! * corners[j + 1]!;
  return area;
}

/** A rectangle in the frame of a pose. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
}

/** Which side of a rectangle runs from each of its corners to the next. */
export const SIDES = ['right', 'front', 'left', 'rear'] as const;
export type Side = (typeof SIDES)[number];

/**
 * The rectangle on the ground: its corners, each rounded to the lattice, from the rear right one counter-clockwise. Boxes of
 * one pose that share a corner share it on the ground.
 */
export function rectangle({ x, y, heading }: Pose, { left, right, rear, front }: Box): Polygon {
  const [east, north] = [facingX(heading), facingY(heading)];
  return polygon([
    x + inUnits(rear * east + right * north),
    y + inUnits(rear * north - right * east),
    x + inUnits(front * east + right * north),
    y + inUnits(front * north - right * east),
    x + inUnits(front * east + left * north),
    y + inUnits(front * north - left * east),
    x + inUnits(rear * east + left * north),
    y + inUnits(rear * north - left * east),
  ]);
}

/** The box in the frame of a pose that just holds a polygon. */
export function spanIn(pose: Pose, { corners }: Polygon): Box {
  let front = ahead(pose, corners[0]!, corners[1]!);
  let left = right(pose, corners[0]!, corners[1]!);
  let [rear, rightmost] = [front, left];
  for (let i = 2; i < corners.length; i += 2) {
    const u = ahead(pose, corners[i]!, corners[i + 1]!);
    const v = right(pose, corners[i]!, corners[i + 1]!);
    front = Math.max(front, u);
    rear = Math.min(rear, u);
    left = Math.min(left, v);
    rightmost = Math.max(rightmost, v);
  }
  return { left, right: rightmost, rear, front };
}

/** A side of a rectangle as the four numbers of its segment. */
export function sideOf({ corners }: Polygon, side: Side): readonly number[] {
  const at = SIDES.indexOf(side) * 2;
  return [corners[at]!, corners[at + 1]!, corners[(at + 2) % 8]!, corners[(at + 3) % 8]!];
}

export function translated(shape: Polygon, x: number, y: number): Polygon {
  const corners = shape.corners.slice();
  for (let i = 0; i < corners.length; i += 2) {
    corners[i]! += x;
    corners[i + 1]! += y;
  }
  const { west, east, south, north } = shape;
  return { corners, west: west + x, east: east + x, south: south + y, north: north + y };
}

/** The convex hull of points, x and y in turn, without corners on straight sides. */
export function hull(points: readonly number[]): Polygon {
  const order = inOrder(points);
  const corners: number[] = [];
  for (const i of order) add(corners, 0, points[i]!, points[i + 1]!);
  const lower = corners.length - 2;
  for (let k = order.length - 2; k >= 0; k--) add(corners, lower, points[order[k]!]!, points[order[k]! + 1]!);
  if (corners.length > 2) {
    corners.pop();
    corners.pop();
  }
  return polygon(corners);
}

/** Where points begin, from west to east and from south to north. They are few: sorted as one sorts a hand of cards. */
function inOrder(points: readonly number[]): readonly number[] {
  const order: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    let k = order.length;
    for (; k > 0 && isBefore(points, i, order[k - 1]!); k--) order[k] = order[k - 1]!;
    order[k] = i;
  }
  return order;
}
function isBefore(points: readonly number[], i: number, j: number): boolean {
  return points[i]! < points[j]! || (points[i] === points[j] && points[i + 1]! < points[j + 1]!);
}

/** Adds a point to the corners from `start` on and drops those where the way does not bend left. */
function add(corners: number[], start: number, x: number, y: number): void {
  for (let n = corners.length; n >= start + 4; n = corners.length) {
    const bx = corners[n - 2]!;
    const by = corners[n - 1]!;
    if ((bx - corners[n - 4]!) * (y - by) - (by - corners[n - 3]!) * (x - bx) > 0) break;
    corners.pop();
    corners.pop();
  }
  corners.push(x, y);
}

/**
 * The ground a convex polygon covers on a straight way: sides that look ahead are moved, the others stay, and sides along the
 * way grow.
 */
export function swept({ corners }: Polygon, x: number, y: number): Polygon {
  const ground: number[] = [];
  const n = corners.length;
  let before = looks(corners, n - 2, x, y);
  for (let i = 0; i < n; i += 2) {
    const after = looks(corners, i, x, y);
    if (before > 0 || (before === 0 && after > 0)) ground.push(corners[i]! + x, corners[i + 1]! + y);
    if (before < 0 || after < 0) ground.push(corners[i]!, corners[i + 1]!);
    if (before < 0 && after > 0) ground.push(corners[i]! + x, corners[i + 1]! + y);
    before = after;
  }
  return ground.length > 0 ? polygon(ground) : polygon(corners);
}
/** Whether the side from a corner on looks ahead on a way, back, or aside. */
function looks(corners: readonly number[], i: number, x: number, y: number): number {
  const next = i + 2 < corners.length ? i + 2 : 0;
  return Math.sign((corners[next + 1]! - corners[i + 1]!) * x - (corners[next]! - corners[i]!) * y);
}

/** Whether a polygon lies on a table with its corner at the origin; its edge belongs to it. */
export function onTable(shape: Polygon, width: number, height: number): boolean {
  return shape.west >= 0 && shape.south >= 0 && shape.east <= width && shape.north <= height;
}
