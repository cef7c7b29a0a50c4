import { describe, expect, it } from 'vitest';
import {
  compareDistance,
  contains,
  covers,
  crosses,
  gap,
  hull,
  inside,
  nearerThan,
  notBeyond,
  onTable,
  overlaps,
  polygon,
  rectangle,
  segmentsCross,
  stride,
  sunkIn,
  swept,
  translated,
} from '../../src/plane/index.ts';
import { SCALES, someBlob, someConvex, times } from './chance.ts';
import {
  areaOf,
  compare,
  overlapSlowly,
  place,
  placesOf,
  rootOf,
  sign,
  squareBetween,
  turnLeft,
  whole,
} from './slow.ts';

const square = (x: number, y: number, size = 10) => polygon([x, y, x + size, y, x + size, y + size, x, y + size]);

describe('overlap', () => {
  it('is shared ground: touching sides and corners are none', () => {
    expect(overlaps(square(0, 0), square(9, 9))).toBe(true);
    expect(overlaps(square(0, 0), square(10, 0))).toBe(false);
    expect(overlaps(square(0, 0), square(10, 10))).toBe(false);
    expect(overlaps(square(0, 0), hull([10, 5, 15, 0, 20, 5, 15, 10]))).toBe(false);
    expect(overlaps(square(0, 0), hull([9, 5, 14, 0, 19, 5, 14, 10]))).toBe(true);
    expect(overlaps(square(0, 0), square(3, 3, 2))).toBe(true);
  });
  it('may be forgiven up to a depth', () => {
    expect(overlaps(square(0, 0), square(8, 0), 2)).toBe(false);
    expect(overlaps(square(0, 0), square(8, 0), 1)).toBe(true);
    expect(overlaps(square(0, 0), hull([8, 5, 13, 0, 18, 5, 13, 10]), 2)).toBe(false);
  });
  it('agrees with the cut polygon in fractions, 10,000 times', () => {
    let met = 0;
    times(10_000, 11, dice => {
      const scale = dice.oneOf(SCALES);
      const [a, b] = [someConvex(dice, scale), someConvex(dice, scale)];
      const slow = overlapSlowly(placesOf(a), placesOf(b));
      expect(overlaps(a, b), `${a.corners} / ${b.corners}`).toBe(slow);
      expect(overlaps(b, a)).toBe(slow);
      if (slow) met++;
    });
    expect(met).toBeGreaterThan(1000);
    expect(met).toBeLessThan(9000);
  });
  it('asks for ground beyond every side, as deep as it is told', () => {
    times(2000, 12, dice => {
      const scale = dice.oneOf(SCALES);
      const [a, b, depth] = [someConvex(dice, scale), someConvex(dice, scale), dice.whole(1, 5)];
      const deep = (one: typeof a, other: typeof a): boolean =>
        placesOf(one).every((p, i, all) => {
          const q = all[(i + 1) % all.length]!;
          const inward = placesOf(other).map(c => turnLeft(p, q, c));
          const most = inward.reduce((m, c) => (compare(c, m) > 0 ? c : m), whole(0));
          const length = (q.x.over - p.x.over) ** 2n + (q.y.over - p.y.over) ** 2n;
          return most.over ** 2n > BigInt(depth * depth) * length;
        });
      expect(overlaps(a, b, depth)).toBe(deep(a, b) && deep(b, a));
    });
  });
  it('tells how far one has to go at least until nothing is shared any more, 5,000 times', () => {
    let far = 0;
    times(5000, 15, dice => {
      const [a, b] = [someConvex(dice, 10_000), someConvex(dice, 10_000)];
      const sunk = sunkIn(a, b);
      expect([sunk > 0 && !overlaps(a, b), sunkIn(b, a) === sunk]).toEqual([false, true]);
      const way = stride(dice.whole(0, 35_999), Math.max(0, sunk - 2));
      if (sunk > 2) expect(overlaps(translated(a, way.x, way.y), b)).toBe(true);
      if (sunk > 100) far++;
    });
    expect(far).toBeGreaterThan(1000);
    expect(sunkIn(square(0, 0), square(7, 0))).toBe(3);
    expect(sunkIn(square(0, 0), square(10, 0))).toBe(0);
  });
});

describe('any polygon', () => {
  it('shares ground with a convex one if one of its pieces does, 10,000 times', () => {
    let met = 0;
    times(10_000, 13, dice => {
      const scale = dice.oneOf(SCALES.slice(0, -1));
      const [{ area, middle }, shape] = [someBlob(dice, scale), someConvex(dice, scale)];
      const fan = placesOf(area).map((p, i, all) => [place(...middle), p, all[(i + 1) % all.length]!]);
      const slow = fan.some(piece => overlapSlowly(piece, placesOf(shape)));
      expect(covers(area, shape), `${area.corners} / ${shape.corners}`).toBe(slow);
      if (contains(area, shape))
        expect(placesOf(shape).every(({ x, y }) => inside(area, Number(x.over), Number(y.over)) >= 0)).toBe(true);
      if (slow) met++;
    });
    expect(met).toBeGreaterThan(1000);
    expect(met).toBeLessThan(9000);
  });
  it('holds a point, has it on its edge, or neither', () => {
    const bay = polygon([0, 0, 10, 0, 10, 10, 5, 4, 0, 10]);
    expect([inside(bay, 5, 3), inside(bay, 5, 4), inside(bay, 5, 5), inside(bay, 0, 5), inside(bay, 11, 0)]).toEqual([
      1, 0, -1, 0, -1,
    ]);
    expect([contains(bay, square(2, 0, 2)), contains(bay, square(4, 2, 3)), contains(bay, square(20, 0, 2))]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('lies on the table up to its edge', () => {
    expect([onTable(square(0, 0), 10, 10), onTable(square(1, 0), 10, 10), onTable(square(0, -1), 10, 10)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a segment', () => {
  it('crosses a convex polygon if it runs through its inside', () => {
    const [a, corner] = [square(0, 0), [0, 10] as const];
    expect(crosses(a, -5, 5, 15, 5)).toBe(true);
    expect(crosses(a, 2, 2, 3, 3)).toBe(true);
    expect(crosses(a, 0, -5, 0, 15)).toBe(false);
    expect(crosses(a, -5, 5, ...corner)).toBe(false);
    expect(crosses(a, -5, 0, 10, -5)).toBe(false);
    expect(crosses(a, -5, 9, 15, 9, 1)).toBe(false);
    expect(crosses(a, -5, 8, 15, 8, 1)).toBe(true);
  });
  it('agrees with a strip of no width in fractions, 10,000 times', () => {
    times(10_000, 14, dice => {
      const scale = dice.oneOf(SCALES);
      const shape = someConvex(dice, scale);
      const [ax, ay, bx, by] = [0, 0, 0, 0].map(() => dice.whole(-scale, scale)) as [number, number, number, number];
      if (ax === bx && ay === by) return;
      const [a, b] = [place(ax, ay), place(bx, by)];
      const apart = placesOf(shape).some((p, i, all) =>
        [a, b].every(c => sign(turnLeft(p, all[(i + 1) % all.length]!, c)) <= 0),
      );
      const sides = placesOf(shape).map(c => sign(turnLeft(a, b, c)));
      expect(crosses(shape, ax, ay, bx, by)).toBe(!apart && sides.includes(1) && sides.includes(-1));
    });
  });
  it('crosses another strictly', () => {
    expect(segmentsCross([0, 0, 10, 10], [0, 10, 10, 0])).toBe(true);
    expect(segmentsCross([0, 0, 10, 10], [5, 5, 10, 0])).toBe(false);
    expect(segmentsCross([0, 0, 4, 4], [0, 10, 10, 0])).toBe(false);
  });
});

describe('distance', () => {
  it('is compared with a limit, not computed', () => {
    const [a, b] = [square(0, 0), square(13, 14)];
    expect([compareDistance(a, b, 4), compareDistance(a, b, 5), compareDistance(a, b, 6)]).toEqual([1, 0, -1]);
    expect([nearerThan(a, b, 5), notBeyond(a, b, 5), nearerThan(a, square(10, 0), 1)]).toEqual([false, true, true]);
    expect(compareDistance(a, square(10, 0), 0)).toBe(0);
  });
  it('agrees with squares in fractions, 10,000 times', () => {
    times(10_000, 15, dice => {
      const scale = dice.oneOf(SCALES);
      const [a, b] = [someConvex(dice, scale), someConvex(dice, scale)];
      const exact = squareBetween(placesOf(a), placesOf(b));
      const near = gap(a, b);
      expect(near).toBe(rootOf(exact));
      for (const limit of [near, near + 1, dice.whole(0, scale * 2)])
        expect(compareDistance(a, b, limit)).toBe(compare(exact, whole(limit * limit)));
    });
  });
});

describe('a straight way', () => {
  it('sweeps the ground from start to end and no other', () => {
    times(10_000, 16, dice => {
      const scale = dice.oneOf(SCALES.slice(1, -1));
      const [body, other] = [someConvex(dice, scale), someConvex(dice, scale)];
      const [x, y] = [dice.whole(-scale, scale), dice.whole(-scale, scale)];
      const ground = swept(body, x, y);
      const all = hull([...body.corners, ...translated(body, x, y).corners]);
      expect(hull(ground.corners)).toEqual(all);
      expect(ground.corners).toHaveLength(all.corners.length);
      const ends = [body, translated(body, x, y)];
      if (ends.some(end => overlaps(end, other))) expect(overlaps(ground, other)).toBe(true);
      expect(areaOf(placesOf(ground)).over >= areaOf(placesOf(body)).over).toBe(true);
      expect(ends.every(end => contains(ground, end))).toBe(true);
    });
  });
  it('of a rectangle along its own side is a longer rectangle', () => {
    const body = rectangle({ x: 0, y: 0, heading: 9000 }, { left: -10, right: 10, rear: -20, front: 0 });
    expect(hull(swept(body, 0, 30).corners).corners).toEqual(hull([-10, -20, 10, -20, 10, 30, -10, 30]).corners);
  });
});
