import {
  type Box,
  FULL_TURN,
  hull,
  type Polygon,
  type Pose,
  polygonOf,
  QUARTER_TURN,
  rectangle,
} from '../../src/plane/index.ts';

/** The same numbers in every run and on every machine. */
export interface Chance {
  readonly whole: (from: number, to: number) => number; // both included
  readonly oneOf: <T>(things: readonly T[]) => T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const whole = (from: number, to: number): number => from + (next() % (to - from + 1));
  return { whole, oneOf: things => things[whole(0, things.length - 1)]! };
}

/** A random check, made so many times. */
export function times(count: number, seed: number, check: (dice: Chance) => void): void {
  const dice = chance(seed);
  for (let i = 0; i < count; i++) check(dice);
}

/** How far things lie apart: from a toy grid, where everything touches everything, to the ends of the plane. */
export const SCALES = [3, 12, 300, 20_000, 360_000, 2 ** 21 - 1] as const;

/** Mostly any heading, often one of the eight main ones. */
export function someHeading(dice: Chance): number {
  return dice.whole(0, 2) === 0 ? dice.whole(0, 7) * (QUARTER_TURN / 2) : dice.whole(0, FULL_TURN - 1);
}
export function somePose(dice: Chance, scale: number): Pose {
  return { x: dice.whole(-scale, scale), y: dice.whole(-scale, scale), heading: someHeading(dice) };
}
export function someBox(dice: Chance, scale: number): Box {
  const size = Math.max(2, Math.floor(scale / 3));
  return {
    left: -dice.whole(1, size),
    right: dice.whole(1, size),
    rear: -dice.whole(1, size),
    front: dice.whole(0, 1),
  };
}
export function someRectangle(dice: Chance, scale: number): Polygon {
  return rectangle(somePose(dice, scale), someBox(dice, scale));
}
/** A rectangle or any convex polygon of up to seven corners, with ground. */
export function someConvex(dice: Chance, scale: number): Polygon {
  const points = Array.from({ length: dice.whole(3, 7) * 2 }, () => dice.whole(-scale, scale));
  const shape = dice.whole(0, 1) === 0 ? someRectangle(dice, scale) : hull(points);
  return shape.corners.length < 6 ? someConvex(dice, scale) : convexOnly(shape);
}
/** Rounding may bend a tiny rectangle or flatten it: its hull is what we want. */
function convexOnly(shape: Polygon): Polygon {
  const round = hull(shape.corners);
  return round.corners.length < 6 ? hull([0, 0, 2, 0, 0, 2]) : round;
}

/** A polygon with bays: corners in all directions around a middle, at changing distances. The middle comes with it. */
export function someBlob(
  dice: Chance,
  scale: number,
): { readonly area: Polygon; readonly middle: readonly [number, number] } {
  const ways = [
    [4, 0],
    [3, 3],
    [0, 4],
    [-3, 3],
    [-4, 0],
    [-3, -3],
    [0, -4],
    [3, -3],
  ] as const;
  const [x, y] = [dice.whole(-scale, scale), dice.whole(-scale, scale)];
  const size = Math.max(4, Math.floor(scale / 6));
  const points = ways.map(([east, north]) => {
    const far = dice.whole(1, size);
    return { x: x + east * far, y: y + north * far };
  });
  return { area: polygonOf(points), middle: [x, y] };
}
