import { describe, expect, it } from 'vitest';
import {
  blockers,
  crosses,
  crossesSight,
  enteredOnWay,
  hull,
  leastAhead,
  lengthOf,
  metOnWay,
  NOT_MET,
  nearestPiece,
  openWidth,
  overlaps,
  type Pose,
  polygon,
  rectangle,
  sideOfPiece,
  stride,
  translated,
  wayTo,
} from '../../src/plane/index.ts';
import { type Chance, SCALES, someBlob, someConvex, someHeading, somePose, times } from './chance.ts';
import {
  by,
  compare,
  type Fraction,
  floor,
  fraction,
  framed,
  minus,
  per,
  place,
  placesOf,
  plus,
  sign,
  turnLeft,
  whole,
} from './slow.ts';

const square = (x: number, y: number, size = 10) => polygon([x, y, x + size, y, x + size, y + size, x, y + size]);

/** Where a point on a straight way comes into the hull of all differences: that is where the two begin to overlap. */
function slowWay(body: ReturnType<typeof hull>, x: number, y: number, other: ReturnType<typeof hull>): number {
  const all: number[] = [];
  for (let i = 0; i < other.corners.length; i += 2)
    for (let k = 0; k < body.corners.length; k += 2)
      all.push(other.corners[i]! - body.corners[k]!, other.corners[i + 1]! - body.corners[k + 1]!);
  const zone = placesOf(hull(all));
  let [from, to]: [Fraction, Fraction] = [whole(0), whole(1)];
  for (const [i, p] of zone.entries()) {
    const q = zone[(i + 1) % zone.length]!;
    const [at0, at1] = [turnLeft(p, q, place(0, 0)), turnLeft(p, q, place(x, y))];
    const [starts, ends] = [sign(at0) > 0, sign(at1) > 0];
    if (!starts && !ends) return NOT_MET;
    if (starts && ends) continue;
    const when = per(at0, minus(at0, at1));
    if (ends && compare(when, from) > 0) from = when;
    if (starts && compare(when, to) < 0) to = when;
  }
  return compare(from, to) < 0 ? floor(by(from, whole(lengthOf(x, y)))) : NOT_MET;
}

describe('a straight way', () => {
  it('leads up to what stands in it', () => {
    expect(wayTo(square(0, 0), 100, 0, square(30, 5))).toBe(20);
    expect(wayTo(square(0, 0), 100, 0, square(30, 10))).toBe(NOT_MET);
    expect(wayTo(square(0, 0), 15, 0, square(30, 0))).toBe(NOT_MET);
    expect(wayTo(square(0, 0), 100, 0, square(5, 5))).toBe(0);
    expect(wayTo(square(0, 0), 30, 40, square(22, 0, 80))).toBe(20);
  });
  it('agrees with a point that comes into the hull of all differences, 10,000 times', () => {
    let met = 0;
    times(10_000, 41, dice => {
      const scale = dice.oneOf(SCALES.slice(0, -1));
      const [body, other] = [someConvex(dice, scale), someConvex(dice, scale)];
      const [x, y] = [dice.whole(-scale, scale) * 2, dice.whole(-scale, scale) * 2 + 1];
      const slow = slowWay(body, x, y, other);
      expect(wayTo(body, x, y, other), `${body.corners} / ${other.corners} by ${x},${y}`).toBe(slow);
      expect(metOnWay(body, x, y, [other])).toEqual(slow === NOT_MET ? [] : [0]);
      if (slow > 0) met++;
    });
    expect(met).toBeGreaterThan(1000);
  });
  it('straight ahead leads as far as the lane of the front says: the distance of a charge', () => {
    times(3000, 42, dice => {
      const pose = somePose(dice, 100_000);
      const half = dice.whole(1, 10) * 5000;
      const body = rectangle(pose, { left: -half, right: half, rear: -20_000, front: 0 });
      const other = someConvex(dice, 100_000);
      if (overlaps(body, other)) return;
      const { x, y } = stride(pose.heading, 200_000);
      const [by, ahead] = [wayTo(body, x, y, other), leastAhead(pose, { left: -half, right: half }, other)];
      const clear =
        leastAhead(pose, { left: -half - 3, right: half + 3 }, other) ===
        leastAhead(pose, { left: 3 - half, right: half - 3 }, other);
      if (clear && ahead !== NOT_MET && ahead < 199_000) expect(Math.abs(by - ahead)).toBeLessThanOrEqual(40);
    });
  });
  it('enters every area it runs over, wherever it began', () => {
    const wood = polygon([20, 0, 40, 0, 40, 40, 30, 10, 20, 40]);
    expect(enteredOnWay(square(0, 0), 30, 0, [wood, square(100, 0)])).toEqual([0]);
    expect(enteredOnWay(square(0, 30), 60, 0, [wood])).toEqual([0]);
    expect(enteredOnWay(square(25, 35, 8), 0, 10, [wood])).toEqual([]);
    expect(enteredOnWay(square(0, 0), 10, 0, [wood])).toEqual([]);
  });
});

describe('sight', () => {
  it('is blocked by what it runs through, not by what it passes', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(blockers(from, to, [square(20, -5), square(40, 0), square(60, -1)])).toEqual([0, 2]);
    expect(crossesSight(from, to, [50, -10, 50, 10, 60, 10])).toBe(true);
    expect(crossesSight(from, to, [50, 10, 50, 0, 60, 10])).toBe(false);
  });
  it('knows the sides of a crest by its nearest piece', () => {
    const crest = [0, 0, 10, 0, 20, 10];
    expect(nearestPiece(crest, 3, 5)).toBe(0);
    expect(nearestPiece(crest, 16, 3)).toBe(1);
    expect([sideOfPiece(crest, 0, 3, 5), sideOfPiece(crest, 1, 16, 3), sideOfPiece(crest, 0, 50, 0)]).toEqual([
      1, -1, 0,
    ]);
  });
});

describe('cover', () => {
  const pose: Pose = { x: 0, y: 0, heading: 9000 };
  const lane = { left: -50, right: 50 };
  const target = square(-20, 100, 40);
  const width = (lines: number[][], areas: ReturnType<typeof square>[] = [], start = 0): number =>
    openWidth(pose, lane, start, target, { lines, areas });

  it('is what lies between over the whole width that is seen', () => {
    expect(width([])).toBe(40);
    expect(width([[-60, 50, 60, 50]])).toBe(0);
    expect(width([[-60, 50, 0, 50]])).toBe(20);
    expect(width([[-60, 100, 60, 100]])).toBe(0);
    expect(width([[-60, 101, 60, 101]])).toBe(40);
    expect(width([[-60, -10, 60, -10]])).toBe(40);
    expect(width([[-60, -10, 60, -10]], [], -20)).toBe(0);
    expect(width([[0, 0, 0, 90]])).toBe(40);
    expect(openWidth(pose, { left: -5, right: 50 }, 0, target, { lines: [], areas: [] })).toBe(25);
  });
  it('is given by areas at their edge and from within', () => {
    expect(width([], [square(-60, 40, 50)])).toBe(30);
    expect(width([], [polygon([-90, -90, 90, -90, 90, 300, -90, 300])])).toBe(0);
    expect(width([], [polygon([-90, 120, 90, 120, 90, 300, -90, 300])])).toBe(40);
    expect(width([[-60, 50, 0, 50]], [square(-10, 60, 20)])).toBe(10);
  });
  it('agrees with single lines of sight in fractions, unit by unit', () => {
    times(2000, 43, dice => {
      const { start, lines, areas, shape } = someCover(dice);
      const heading = dice.oneOf([0, 9000, 18_000, 27_000, someHeading(dice)]);
      const from: Pose = { x: dice.whole(-9, 9), y: dice.whole(-9, 9), heading };
      const seen = { lines: lines.map(line => frame(from, line)), areas: areas.map(area => frame(from, area.corners)) };
      const aim = frame(from, shape.corners);
      let open = 0;
      for (let v = lane.left; v < lane.right; v++) if (opens(aim, seen, start, v)) open++;
      const ends = 2 + lines.length * 2 + areas.length * 8;
      const fast = openWidth(from, lane, start, shape, { lines, areas });
      const told = JSON.stringify({ from, start, lines, areas, shape });
      expect(Math.abs(fast - open), `${fast}, not ${open}: ${told}`).toBeLessThanOrEqual(ends);
    });
  });
});

function someCover(dice: Chance) {
  const points = (): number[] => Array.from({ length: 4 }, () => dice.whole(-90, 90));
  return {
    start: dice.whole(-10, 10),
    lines: Array.from({ length: dice.whole(0, 2) }, points),
    areas: Array.from({ length: dice.whole(0, 1) }, () => someBlob(dice, 90).area),
    shape: someConvex(dice, 120),
  };
}
const frame = (pose: Pose, points: readonly number[]): readonly (readonly [number, number])[] =>
  framed(pose, placesOf(polygon(points))).map(at => [Number(at.y.over), Number(at.x.over)]);

/** Where pieces lie over the middle of the unit from v, as fractions. */
function heights(points: readonly (readonly [number, number])[], v: number, closed: boolean): readonly Fraction[] {
  const at = fraction(BigInt(2 * v + 1), 2n);
  return points.flatMap(([u1, v1], i) => {
    const [u2, v2] = points[(i + 1) % points.length]!;
    if ((!closed && i === points.length - 1) || v1 <= v === v2 <= v) return [];
    return [plus(whole(u1), per(by(whole(u2 - u1), minus(at, whole(v1))), whole(v2 - v1)))];
  });
}

type Seen = Readonly<Record<'lines' | 'areas', readonly (readonly (readonly [number, number])[])[]>>;
function opens(aim: readonly (readonly [number, number])[], { lines, areas }: Seen, start: number, v: number): boolean {
  const sides = heights(aim, v, true);
  if (sides.length === 0) return false;
  const near = sides.reduce((a, b) => (compare(b, a) < 0 ? b : a));
  const between = (u: Fraction): boolean => compare(u, whole(start)) >= 0 && compare(u, near) <= 0;
  if (compare(near, whole(start)) < 0) return true;
  const stands = (area: readonly (readonly [number, number])[]): boolean =>
    heights(area, v, true).filter(u => compare(u, whole(start)) > 0).length % 2 === 1;
  return (
    !lines.some(line => heights(line, v, false).some(between)) &&
    !areas.some(area => heights(area, v, true).some(between) || stands(area))
  );
}

it('a moved polygon keeps its box', () => {
  times(1000, 44, dice => {
    const shape = someConvex(dice, 300);
    const [x, y] = [dice.whole(-50, 50), dice.whole(-50, 50)];
    const moved = translated(shape, x, y);
    expect(moved).toEqual(polygon(moved.corners));
    expect(crosses(moved, moved.west - 1, moved.south - 1, moved.east + 1, moved.south - 1)).toBe(false);
  });
});
