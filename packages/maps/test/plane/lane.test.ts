import { describe, expect, it } from 'vitest';
import {
  ahead,
  firstMet,
  inZone,
  type Lane,
  leastAhead,
  lineAhead,
  NOT_MET,
  nearestInZone,
  type Polygon,
  type Pose,
  polygon,
  right,
} from '../../src/plane/index.ts';
import { type Chance, SCALES, someBlob, someConvex, somePose, times } from './chance.ts';
import {
  areaOf,
  cut,
  floor,
  framed,
  least,
  minus,
  type Place,
  place,
  placesOf,
  rootOf,
  sign,
  toSegment,
  turnLeft,
  whole,
} from './slow.ts';

const BW = 10_000;
const north = (x: number, y: number): Pose => ({ x: x * BW, y: y * BW, heading: 9000 });
const box = (west: number, south: number): Polygon =>
  polygon([west, south, west + 1, south, west + 1, south + 1, west, south + 1].map(at => Math.round(at * BW)));

function someLane(dice: Chance, scale: number): Lane {
  const half = dice.whole(1, Math.max(1, Math.floor(scale / 4)));
  return { left: -half, right: half };
}

/** A pose and a convex polygon that is convex in its frame as well: rounding bends what is a few units thick. */
function someSight(dice: Chance, scale: number): { readonly pose: Pose; readonly shape: Polygon } {
  const [pose, shape] = [somePose(dice, scale), someConvex(dice, scale)];
  const seen = framed(pose, placesOf(shape));
  const isConvex = seen.every(
    (p, i) => sign(turnLeft(p, seen[(i + 1) % seen.length]!, seen[(i + 2) % seen.length]!)) > 0,
  );
  return isConvex ? { pose, shape } : someSight(dice, scale);
}

/** What of a framed polygon lies in the lane; null if that is no ground. */
function inLane(lane: Lane, shape: readonly Place[]): readonly Place[] | null {
  const left = cut(shape, at => minus(at.x, whole(lane.left)));
  const rest = cut(
    cut(left, at => minus(whole(lane.right), at.x)),
    at => at.y,
  );
  return sign(areaOf(rest)) > 0 ? rest : null;
}
function slowLane(pose: Pose, lane: Lane, pieces: readonly (readonly Place[])[]): number {
  const parts = pieces.flatMap(piece => inLane(lane, framed(pose, piece)) ?? []);
  return parts.length > 0 ? floor(least(parts.map(at => at.y))) : NOT_MET;
}

describe('a lane', () => {
  it('meets the nearest first, however small the part (R10.4, examples lane-first-enemy and lane-friend-blocks)', () => {
    const lane = { left: -BW / 2, right: BW / 2 };
    expect(firstMet(north(5, 5), lane, 6 * BW, [box(5.4, 9), box(4, 10.5)])).toEqual({ distance: 4 * BW, which: [0] });
    expect(firstMet(north(5, 5), lane, 6 * BW, [box(5.45, 7), box(4.5, 9)])).toEqual({ distance: 2 * BW, which: [0] });
    expect(firstMet(north(5, 5), lane, 6 * BW, [box(5.5, 7), box(4.5, 11)])).toBeNull();
    expect(firstMet(north(5, 5), lane, 6 * BW, [box(4.4, 8), box(5.2, 8)])).toEqual({
      distance: 3 * BW,
      which: [0, 1],
    });
  });
  it('takes what touches the front line for behind it, and what lies across for met at once', () => {
    const lane = { left: -BW, right: BW };
    expect(leastAhead(north(5, 5), lane, box(4.5, 4))).toBe(NOT_MET);
    expect(leastAhead(north(5, 5), lane, box(4.5, 4.5))).toBe(0);
    expect(leastAhead(north(5, 5), lane, box(4.5, 5))).toBe(0);
    expect(leastAhead(north(5, 5), { left: -10, right: 10 }, box(4.5, 4.5))).toBe(0);
  });
  it('meets a line where it first runs ahead', () => {
    const lane = { left: -5, right: 5 };
    const pose = { x: 0, y: 0, heading: 9000 };
    expect(lineAhead(pose, lane, [-10, 10, 10, 30])).toBe(15);
    expect(lineAhead(pose, lane, [-10, 10, -5, 30])).toBe(NOT_MET);
    expect(lineAhead(pose, lane, [0, -10, 0, -1, 20, 40])).toBe(0);
    expect(lineAhead(pose, lane, [-20, 7, 20, 7])).toBe(7);
  });
  it('agrees with the cut polygon in fractions, 10,000 times', () => {
    let met = 0;
    times(10_000, 21, dice => {
      const scale = dice.oneOf(SCALES);
      const { pose, shape } = someSight(dice, scale);
      const lane = someLane(dice, scale);
      const slow = slowLane(pose, lane, [placesOf(shape)]);
      expect(leastAhead(pose, lane, shape), JSON.stringify({ pose, lane, shape })).toBe(slow);
      if (slow > 0) met++;
    });
    expect(met).toBeGreaterThan(1000);
  });
  it('agrees with the pieces of a polygon with bays, 10,000 times', () => {
    times(10_000, 22, dice => {
      const scale = dice.oneOf(SCALES.slice(2, -1));
      const [pose, lane, { area, middle }] = [somePose(dice, scale), someLane(dice, scale), someBlob(dice, scale)];
      const fan = placesOf(area).map((p, i, all) => [place(...middle), p, all[(i + 1) % all.length]!]);
      expect(leastAhead(pose, lane, area), JSON.stringify({ pose, lane, area })).toBe(slowLane(pose, lane, fan));
    });
  });
  it('finds the first of many as each for itself', () => {
    times(2000, 23, dice => {
      const [pose, lane] = [somePose(dice, 360_000), someLane(dice, 60_000)];
      const shapes = Array.from({ length: 20 }, () => someConvex(dice, 360_000));
      const length = dice.whole(1, 240_000);
      const alone = shapes.map(shape => leastAhead(pose, lane, shape)).map(far => (far === NOT_MET ? length : far));
      const nearest = Math.min(...alone, length);
      const which = alone.flatMap((far, i) => (far === nearest && far < length ? [i] : []));
      expect(firstMet(pose, lane, length, shapes)).toEqual(which.length > 0 ? { distance: nearest, which } : null);
    });
  });
});

describe('the widened zone', () => {
  it('opens at 45 degrees from the front corners (R10.5, examples oblique-inside-45 and oblique-outside-45)', () => {
    expect(inZone(north(5, 5), BW / 2, 8.4 * BW, 8.2 * BW)).toBe(true);
    expect(inZone(north(5, 5), BW / 2, 8.9 * BW, 8.2 * BW)).toBe(false);
    expect(inZone(north(5, 5), BW / 2, 5 * BW, 5 * BW)).toBe(false);
  });
  it('measures from the front edge to the nearest point', () => {
    const found = nearestInZone(north(5, 5), BW / 2, box(8.5, 9))!;
    expect(found.from).toEqual({ x: 5.5 * BW, y: 5 * BW });
    expect(found.to).toEqual({ x: 8.5 * BW, y: 9 * BW });
    expect(found.gap).toBe(5 * BW);
    expect(nearestInZone(north(5, 5), BW / 2, box(8.5, 7))).toBeNull();
    expect(nearestInZone(north(5, 5), BW / 2, box(4.2, 8))).toMatchObject({ gap: 3 * BW, from: { x: 5 * BW } });
  });
  it('agrees with the cut polygon in fractions, 10,000 times', () => {
    const seen = { none: 0, wing: 0 };
    times(10_000, 24, dice => {
      const scale = dice.oneOf(SCALES.slice(1));
      const { pose, shape } = someSight(dice, scale);
      const half = dice.whole(1, Math.max(1, Math.floor(scale / 8)));
      const slow = slowZone(half, framed(pose, placesOf(shape)));
      const found = nearestInZone(pose, half, shape);
      expect(found?.gap ?? NOT_MET, JSON.stringify({ pose, half, shape })).toBe(slow);
      if (!found) seen.none++;
      else if (Math.abs(right(pose, found.to.x, found.to.y)) > half) seen.wing++;
      if (found) expectNear(pose, half, found.from, found.to, found.gap);
    });
    expect(seen.none).toBeGreaterThan(1000);
    expect(seen.wing).toBeGreaterThan(500);
  });
});

/** Lane and wings, each cut for itself; distances from the front edge or from its corner. */
function slowZone(half: number, shape: readonly Place[]): number {
  const straight = inLane({ left: -half, right: half }, shape);
  const wings = [1, -1].flatMap(hand => {
    const seen = shape.map(({ x, y }) => ({ x: minus(hand > 0 ? x : minus(whole(0), x), whole(half)), y }));
    const wing = cut(
      cut(hand > 0 ? seen : seen.toReversed(), at => at.x),
      at => minus(at.y, at.x),
    );
    if (sign(areaOf(wing)) <= 0) return [];
    const sides = wing.map((p, i) => [p, wing[(i + 1) % wing.length]!] as const);
    const apart = sides.filter(([p, q]) => sign(minus(p.x, q.x)) !== 0 || sign(minus(p.y, q.y)) !== 0);
    return [rootOf(least(apart.map(([p, q]) => toSegment(place(0, 0), p, q))))];
  });
  const found = [...(straight ? [floor(least(straight.map(at => at.y)))] : []), ...wings];
  return found.length > 0 ? Math.min(...found) : NOT_MET;
}

/** The two points lie on the front edge and, but for rounding, as far apart as is said. */
function expectNear(
  pose: Pose,
  half: number,
  from: { x: number; y: number },
  to: { x: number; y: number },
  gap: number,
): void {
  expect(Math.abs(ahead(pose, from.x, from.y))).toBeLessThanOrEqual(1);
  expect(Math.abs(right(pose, from.x, from.y))).toBeLessThanOrEqual(half + 1);
  const far = rootOf(toSegment(place(from.x, from.y), place(to.x, to.y), place(to.x + 1, to.y)));
  expect(Math.abs(far - gap)).toBeLessThanOrEqual(4);
}
