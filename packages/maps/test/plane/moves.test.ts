import { describe, expect, it } from 'vitest';
import {
  ahead,
  arcLength,
  type Box,
  contains,
  corridor,
  FACING,
  FULL_TURN,
  facedAbout,
  facingX,
  facingY,
  farthestCorner,
  type Hand,
  handed,
  mostAhead,
  overlaps,
  type Polygon,
  type Pose,
  pathLength,
  posesBetween,
  pushedBehind,
  quarterTurned,
  rectangle,
  right,
  shifted,
  turned,
  wheelAround,
  wheeled,
  wheelPieces,
  wheelSwept,
} from '../../src/plane/index.ts';
import { type Chance, someBox, someHeading, somePose, times } from './chance.ts';
import { fraction, nearest, plus, whole } from './slow.ts';

const BW = 10_000;
const north = (x: number, y: number): Pose => ({ x, y, heading: 9000 });

interface Wheel {
  readonly pose: Pose;
  readonly half: number;
  readonly pivot: Hand;
  readonly turn: number;
}
const someWheel = (dice: Chance): Wheel => ({
  pose: somePose(dice, 360_000),
  half: dice.whole(1, 10) * (BW / 2),
  pivot: dice.oneOf(['left', 'right']),
  turn: dice.whole(-9000, 9000),
});

describe('a wheel', () => {
  it('turns the front about one of its corners', () => {
    expect(wheeled(north(0, 0), BW, 'left', 9000)).toEqual({ x: -BW, y: BW, heading: 18_000 });
    expect(wheeled(north(0, 0), BW, 'right', -9000)).toEqual({ x: BW, y: BW, heading: 0 });
    expect(wheeled(north(0, 0), BW, 'left', -9000)).toEqual({ x: -BW, y: -BW, heading: 0 });
  });
  it('agrees with a turn in fractions about the exact corner, and leads back, 10,000 times', () => {
    times(10_000, 31, dice => {
      const { pose, half, pivot, turn } = someWheel(dice);
      const to = turned(pose.heading, turn);
      const arm = handed(pivot) * half;
      const by = (over: number): ReturnType<typeof whole> => fraction(BigInt(over), BigInt(FACING));
      const cornerX = plus(whole(pose.x), by(-arm * facingY(pose.heading)));
      const cornerY = plus(whole(pose.y), by(arm * facingX(pose.heading)));
      const x = nearest(plus(plus(cornerX, by(arm * facingY(to))), whole(-pose.x)));
      const y = nearest(plus(plus(cornerY, by(-arm * facingX(to))), whole(-pose.y)));
      const end = wheeled(pose, half, pivot, turn);
      expect(end).toEqual({ x: pose.x + x, y: pose.y + y, heading: to });
      expect(wheeled(end, half, pivot, -turn)).toEqual(pose);
    });
  });
  it('leads the outer corner along an arc as long as it costs', () => {
    times(2000, 32, dice => {
      const { pose, half, pivot, turn } = someWheel(dice);
      const steps = 200;
      const corners = Array.from({ length: steps + 1 }, (_, i) => {
        const on = wheeled(pose, half, pivot, Math.round((turn * i) / steps));
        return shifted(on, 0, handed(pivot) * half);
      });
      const cost = arcLength(2 * half, Math.abs(turn));
      expect(Math.abs(pathLength(corners) - cost)).toBeLessThan(steps + cost / 1000);
    });
  });
  it('covers every place its figures come through, and hardly more, 10,000 times', () => {
    times(10_000, 33, dice => {
      const { pose, half, pivot, turn } = someWheel(dice);
      const box: Box = { left: -half, right: half, rear: -dice.whole(1, 3) * BW, front: 0 };
      const ground = wheelSwept(pose, half, pivot, turn, box);
      const on = wheeled(pose, half, pivot, Math.trunc((turn * dice.whole(0, 100)) / 100));
      const small = { left: box.left + 3, right: box.right - 3, rear: box.rear + 3, front: box.front - 3 };
      expect(ground.some(piece => contains(piece, rectangle(on, small)))).toBe(true);
      const far = Math.max(...ground.map(piece => fromCorner(pose, half, pivot, piece)));
      expect(far).toBeLessThan(Math.hypot(2 * half, box.rear) * (1 + 1 / 20_000) + 4);
    });
  });
  it('keeps within a rectangle that is told without sweeping it, 10,000 times', () => {
    times(10_000, 36, dice => {
      const { pose, half, pivot, turn } = someWheel(dice);
      const box: Box = { left: -half, right: half, rear: -dice.whole(1, 3) * BW, front: 0 };
      const around = wheelAround(pose, half, pivot, turn, box);
      expect(wheelSwept(pose, half, pivot, turn, box).every(piece => contains(around, piece))).toBe(true);
      const last = dice.whole(0, wheelPieces(turn) - 1);
      const run = { from: dice.whole(0, last), to: last };
      const part = wheelAround(pose, half, pivot, turn, box, run);
      expect(wheelSwept(pose, half, pivot, turn, box, run).every(piece => contains(part, piece))).toBe(true);
      const arc = arcLength(2 * half - box.rear, Math.abs(turn));
      expect(around.east - around.west).toBeLessThan(3 * (2 * half - box.rear + arc));
    });
  });
  it('crosses what one of its poses overlaps, and nothing that all keep away from', () => {
    times(1500, 34, dice => {
      const { pose, half, pivot, turn } = someWheel(dice);
      const box: Box = { left: -half, right: half, rear: -BW, front: 0 };
      const other = rectangle(
        shifted(pose, dice.whole(-8, 8) * 5000, dice.whole(-12, 12) * 5000),
        someBox(dice, 30_000),
      );
      const ground = wheelSwept(pose, half, pivot, turn, box);
      const on = Array.from({ length: 301 }, (_, i) => wheeled(pose, half, pivot, Math.round((turn * i) / 300)));
      const meets = (depth: number): boolean => on.some(at => overlaps(rectangle(at, box), other, depth));
      if (meets(3)) expect(ground.some(piece => overlaps(piece, other))).toBe(true);
      if (ground.some(piece => overlaps(piece, other, 200))) expect(meets(0)).toBe(true);
    });
  });
});

/** How far the farthest corner of a piece lies from the pivot. */
function fromCorner(pose: Pose, half: number, pivot: Hand, { corners }: Polygon): number {
  const corner = shifted(pose, 0, -handed(pivot) * half);
  return Math.max(...corners.map((x, i) => (i % 2 === 0 ? Math.hypot(x - corner.x, corners[i + 1]! - corner.y) : 0)));
}

describe('changes of front', () => {
  it('faces about: the old rear is the new front, and twice is none', () => {
    expect(facedAbout(north(0, 0), 2 * BW)).toEqual({ x: 0, y: -2 * BW, heading: 27_000 });
    times(1000, 35, dice => {
      const [pose, depth] = [somePose(dice, 360_000), dice.whole(1, 5) * BW];
      expect(facedAbout(facedAbout(pose, depth), depth)).toEqual(pose);
    });
  });
  it('turns by a quarter: the old flank is the new front, on the same ground', () => {
    expect(quarterTurned(north(0, 0), 2 * BW, BW, 'right')).toEqual({ x: 2 * BW, y: -BW / 2, heading: 0 });
    expect(quarterTurned(north(0, 0), 2 * BW, BW, 'left')).toEqual({ x: -2 * BW, y: -BW / 2, heading: 18_000 });
    times(1000, 36, dice => {
      const [pose, half, depth] = [somePose(dice, 360_000), dice.whole(1, 5) * BW, dice.whole(1, 4) * BW];
      const hand = dice.oneOf<Hand>(['left', 'right']);
      const before = rectangle(pose, { left: -half, right: half, rear: -depth, front: 0 });
      const turnedTo = quarterTurned(pose, half, depth, hand);
      const after = rectangle(turnedTo, { left: -depth / 2 + 2, right: depth / 2 - 2, rear: -2 * half + 2, front: -2 });
      expect(contains(before, after)).toBe(true);
    });
  });
  it('pushes back what stands ahead of a front line, no farther than it must', () => {
    times(2000, 37, dice => {
      const line = somePose(dice, 360_000);
      const pose = {
        ...shifted(line, dice.whole(-20_000, 20_000), dice.whole(-20_000, 20_000)),
        heading: someHeading(dice),
      };
      const box = someBox(dice, 30_000);
      const pushed = pushedBehind(line, pose, box);
      const before = mostAhead(line, rectangle(pose, box));
      const after = mostAhead(line, rectangle(pushed, box));
      if (before <= 0) expect(pushed).toEqual(pose);
      else expect(Math.abs(after)).toBeLessThanOrEqual(2);
      expect(Math.abs(right(line, pushed.x, pushed.y) - right(line, pose.x, pose.y))).toBeLessThanOrEqual(2);
    });
  });
});

describe('a free move', () => {
  it('passes evenly from pose to pose by the shorter turn', () => {
    const poses = posesBetween({ x: 0, y: 0, heading: 35_900 }, { x: 100, y: -50, heading: 100 }, 4);
    expect(poses.map(pose => pose.heading)).toEqual([35_900, 35_950, 0, 50, 100]);
    expect(poses.map(pose => pose.x)).toEqual([0, 25, 50, 75, 100]);
    expect(poses.at(-1)).toEqual({ x: 100, y: -50, heading: 100 });
  });
  it('is as long as the way of its farthest corner', () => {
    const box = { left: -BW / 2, right: BW / 2, rear: -BW, front: 0 };
    expect(farthestCorner(north(0, 0), north(3000, 4000), box)).toBe(5000);
    expect(farthestCorner(north(0, 0), { x: 0, y: 0, heading: 27_000 }, box)).toBe(22_361); // √(1² + 2²)
  });
  it('of a limber covers a corridor one square wide, turns included', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 4 * BW, y: 0 },
      { x: 4 * BW, y: 3 * BW },
    ];
    const ground = corridor(path, BW / 2);
    expect(pathLength(path)).toBe(7 * BW);
    expect(ground).toHaveLength(3);
    const square = { left: -BW / 2 + 2, right: BW / 2 - 2, rear: -BW / 2 + 2, front: BW / 2 - 2 };
    for (let heading = 0; heading < FULL_TURN; heading += 4500)
      expect(contains(ground[1]!, rectangle({ x: 4 * BW, y: 0, heading }, square))).toBe(true);
    expect(ground.some(piece => contains(piece, rectangle({ x: 2 * BW, y: 0, heading: 0 }, square)))).toBe(true);
    expect(ground[0]).toMatchObject({ west: 0, east: 4.5 * BW, south: -BW / 2, north: BW / 2 });
    expect(ground[2]).toMatchObject({ south: -BW / 2, north: 3 * BW });
  });
});

describe('a frame', () => {
  it('measures what it places, to the unit', () => {
    times(10_000, 38, dice => {
      const pose = somePose(dice, 360_000);
      const [u, v] = [dice.whole(-200_000, 200_000), dice.whole(-200_000, 200_000)];
      const at = shifted(pose, u, v);
      expect(Math.abs(ahead(pose, at.x, at.y) - u)).toBeLessThanOrEqual(1);
      expect(Math.abs(right(pose, at.x, at.y) - v)).toBeLessThanOrEqual(1);
      expect(shifted(shifted(pose, u, v), -u, -v)).toEqual(pose);
    });
  });
});
