import { gapToSegment } from './distance.ts';
import type { Lane } from './lane.ts';
import { compareFractions } from './numbers.ts';
import { crosses, segmentsCross } from './overlap.ts';
import type { Polygon } from './polygon.ts';
import { ahead, type Point, type Pose, right } from './pose.ts';

/** Which convex polygons a line of sight runs through, in their order. */
export function blockers(from: Point, to: Point, convexes: readonly Polygon[]): readonly number[] {
  return convexes.flatMap((convex, i) => (crosses(convex, from.x, from.y, to.x, to.y) ? [i] : []));
}

/** Whether a line of sight crosses a line of straight pieces. */
export function crossesSight(from: Point, to: Point, line: readonly number[]): boolean {
  const sight = [from.x, from.y, to.x, to.y];
  for (let i = 2; i < line.length; i += 2) if (segmentsCross(sight, line.slice(i - 2, i + 2))) return true;
  return false;
}

/** The piece of a line nearest to a point, numbered from 0; of several the first. */
export function nearestPiece(line: readonly number[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let piece = 0;
  for (let i = 2; i < line.length; i += 2) {
    const far = gapToSegment(line[i - 2]! - x, line[i - 1]! - y, line[i]! - x, line[i + 1]! - y);
    if (far >= nearest) continue;
    nearest = far;
    piece = i / 2 - 1;
  }
  return piece;
}

/** On which side of a piece of a line a point lies: 1 left, -1 right, 0 straight on. */
export function sideOfPiece(line: readonly number[], piece: number, x: number, y: number): number {
  const [ax, ay, bx, by] = line.slice(piece * 2, piece * 2 + 4) as [number, number, number, number];
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

/** What may hide a target: lines of straight pieces, x and y in turn, and areas. */
export interface Cover {
  readonly lines: readonly (readonly number[])[];
  readonly areas: readonly Polygon[];
}

/**
 * How much of a convex target's width in a lane nothing covers, in units: what is left of its near side, seen from the front
 * line, after taking away every place where a line or an area lies between it and `start` ahead of that line.
 */
export function openWidth(pose: Pose, lane: Lane, start: number, target: Polygon, { lines, areas }: Cover): number {
  const near = nearSide(pose, target);
  const seen = areas.map(area => framed(pose, area.corners));
  const all = [...lines.map(line => framed(pose, line)), ...seen.map(area => [...area, area[0]!, area[1]!])];
  let open = 0;
  for (let k = 2; k < near.length; k += 2) {
    const side = near.slice(k - 2, k + 2);
    const from = Math.max(lane.left, side[1]!);
    const to = Math.min(lane.right, side[3]!);
    if (from < to) open += openBefore(side, from, to, start, all, seen);
  }
  return open;
}

/** The same for one side and one span of it. Where it lies before `start` nothing is between. */
function openBefore(
  side: readonly number[],
  from: number,
  to: number,
  start: number,
  lines: readonly (readonly number[])[],
  areas: readonly (readonly number[])[],
): number {
  const [first, last] = part(from, to, v => !isBelow(side, v, start));
  const spans: number[] = [];
  for (const line of lines) addShadows(spans, line, side, first, last, start);
  const isHidden = (v: number): boolean => areas.some(area => holds(area, start, v));
  return openSpans(spans, first, last).reduce(
    (sum, [a, b]) => (isHidden(a + Math.floor((b - a) / 2)) ? sum : sum + b - a),
    to - from - (last - first),
  );
}

/** u and v in turn. */
function framed(pose: Pose, points: readonly number[]): readonly number[] {
  return points.map((_, i) => (i % 2 === 0 ? ahead : right)(pose, points[i - (i % 2)]!, points[i - (i % 2) + 1]!));
}

/** The side of a convex polygon that looks to the front line, from left to right, u and v in turn. */
function nearSide(pose: Pose, { corners }: Polygon): readonly number[] {
  const seen = framed(pose, corners);
  const n = seen.length;
  const at = (i: number): readonly [number, number] => [seen[i % n]!, seen[(i % n) + 1]!];
  let start = 0;
  for (let i = 2; i < n; i += 2) {
    const [u, v] = at(i);
    if (v < at(start)[1] || (v === at(start)[1] && u < at(start)[0])) start = i;
  }
  const side: number[] = [...at(start)];
  for (let i = start + 2; i <= start + n && at(i)[1] > side.at(-1)!; i += 2) side.push(...at(i));
  return side;
}

/** Adds the spans of v, in whole units, where a line lies between `start` and a side. */
function addShadows(
  spans: number[],
  line: readonly number[],
  side: readonly number[],
  first: number,
  last: number,
  start: number,
): void {
  for (let i = 2; i < line.length; i += 2) {
    const piece = leftFirst(line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!);
    const from = Math.max(first, piece[1]!);
    const to = Math.min(last, piece[3]!);
    if (from >= to) continue;
    const [a, b] = part(from, to, v => !isBelow(piece, v, start));
    const [c, d] = part(a, b, v => !isBehind(piece, side, v));
    if (c < d) spans.push(c, d);
  }
}
function leftFirst(u1: number, v1: number, u2: number, v2: number): readonly number[] {
  return v1 <= v2 ? [u1, v1, u2, v2] : [u2, v2, u1, v1];
}

/** The place of a piece at v is `height` over its width. */
function height([u1, v1, u2, v2]: readonly number[], v: number): number {
  return u1! * (v2! - v1!) + (u2! - u1!) * (v - v1!);
}
function isBelow(piece: readonly number[], v: number, start: number): boolean {
  return height(piece, v) < start * (piece[3]! - piece[1]!);
}
/** Whether a piece lies beyond the near side at v. */
function isBehind(piece: readonly number[], side: readonly number[], v: number): boolean {
  return compareFractions(height(piece, v), piece[3]! - piece[1]!, height(side, v), side[3]! - side[1]!) > 0;
}

/** The part of a span where something holds that changes at most once in it. */
function part(from: number, to: number, is: (v: number) => boolean): readonly [number, number] {
  if (from >= to) return [from, from];
  const [first, last] = [is(from), is(to)];
  if (first === last) return first ? [from, to] : [from, from];
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (is(middle) === first) low = middle;
    else high = middle;
  }
  return first ? [from, low] : [high, to];
}

/** What spans, two ends in turn, leave open between first and last. */
function openSpans(spans: readonly number[], first: number, last: number): readonly (readonly [number, number])[] {
  const order = Array.from({ length: spans.length / 2 }, (_, i) => i * 2).sort((i, j) => spans[i]! - spans[j]!);
  const open: (readonly [number, number])[] = [];
  let from = first;
  for (const i of order) {
    if (spans[i]! > from) open.push([from, spans[i]!]);
    from = Math.max(from, spans[i + 1]!);
  }
  return from < last ? [...open, [from, last]] : open;
}

/** Whether a polygon in the frame holds the point u, v. */
function holds(seen: readonly number[], u: number, v: number): boolean {
  let within = false;
  for (let i = 0, j = seen.length - 2; i < seen.length; j = i, i += 2) {
    if (seen[j + 1]! <= v === seen[i + 1]! <= v) continue;
    const piece = leftFirst(seen[j]!, seen[j + 1]!, seen[i]!, seen[i + 1]!);
    if (!isBelow(piece, v, u)) within = !within;
  }
  return within;
}
