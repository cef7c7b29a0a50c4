/** The plane done slowly: fractions of whole numbers of any size, and no cleverness. */
import { FACING, facingX, facingY, type Polygon, type Pose } from '../../src/plane/index.ts';

export interface Fraction {
  readonly over: bigint;
  readonly under: bigint; // positive
}
export interface Place {
  readonly x: Fraction;
  readonly y: Fraction;
}

export function fraction(over: bigint, under = 1n): Fraction {
  const shared = divisor(over < 0n ? -over : over, under < 0n ? -under : under) || 1n;
  const sign = under < 0n ? -1n : 1n;
  return { over: (sign * over) / shared, under: (sign * under) / shared };
}
function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
export const whole = (a: number): Fraction => ({ over: BigInt(a), under: 1n });
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);
export const by = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const per = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over);
export const sign = (a: Fraction): number => (a.over > 0n ? 1 : a.over < 0n ? -1 : 0);
export const compare = (a: Fraction, b: Fraction): number => sign(minus(a, b));
export const least = (list: readonly Fraction[]): Fraction => list.reduce((a, b) => (compare(b, a) < 0 ? b : a));

export function floor({ over, under }: Fraction): number {
  const cut = over / under;
  return Number(over < 0n && cut * under !== over ? cut - 1n : cut);
}
/** The whole part of a root. */
export function rootOf(square: Fraction): number {
  const size = square.over / square.under;
  let guess = BigInt(Math.floor(Math.sqrt(Number(size))));
  while (guess * guess > size) guess--;
  while ((guess + 1n) * (guess + 1n) <= size) guess++;
  return Number(guess);
}
/** To the nearest whole number, halves away from zero. */
export function nearest({ over, under }: Fraction): number {
  return over < 0n ? -nearest({ over: -over, under }) + 0 : Number((2n * over + under) / (2n * under));
}

export const placesOf = ({ corners }: Polygon): readonly Place[] =>
  Array.from({ length: corners.length / 2 }, (_, i) => place(corners[2 * i]!, corners[2 * i + 1]!));
export const place = (x: number, y: number): Place => ({ x: whole(x), y: whole(y) });

const away = (a: Place, b: Place): Place => ({ x: minus(b.x, a.x), y: minus(b.y, a.y) });
export const cross = (a: Place, b: Place): Fraction => minus(by(a.x, b.y), by(a.y, b.x));
export const dot = (a: Place, b: Place): Fraction => plus(by(a.x, b.x), by(a.y, b.y));
export const turnLeft = (a: Place, b: Place, c: Place): Fraction => cross(away(a, b), away(a, c));

export function areaOf(shape: readonly Place[]): Fraction {
  const parts = shape.map((a, i) => cross(a, shape[(i + 1) % shape.length]!));
  return parts.reduce(plus, whole(0));
}

/** What of a polygon lies where `height` is not negative; `height` must be linear. */
export function cut(shape: readonly Place[], height: (at: Place) => Fraction): readonly Place[] {
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    const [ha, hb] = [height(a), height(b)];
    const kept = sign(ha) >= 0 ? [a] : [];
    return sign(ha) * sign(hb) < 0 ? [...kept, between(a, b, per(ha, minus(ha, hb)))] : kept;
  });
}
const between = (a: Place, b: Place, part: Fraction): Place => ({
  x: plus(a.x, by(part, minus(b.x, a.x))),
  y: plus(a.y, by(part, minus(b.y, a.y))),
});

/** What two convex polygons share. */
export function shared(a: readonly Place[], b: readonly Place[]): readonly Place[] {
  return b.reduce((left, at, i) => cut(left, p => turnLeft(at, b[(i + 1) % b.length]!, p)), a);
}
export const overlapSlowly = (a: readonly Place[], b: readonly Place[]): boolean => sign(areaOf(shared(a, b))) > 0;

/** The squared distance from a point to a segment. */
export function toSegment(p: Place, a: Place, b: Place): Fraction {
  const side = away(a, b);
  const part = per(dot(away(a, p), side), dot(side, side));
  const foot = sign(part) <= 0 ? a : compare(part, whole(1)) >= 0 ? b : between(a, b, part);
  return dot(away(p, foot), away(p, foot));
}
/** The squared distance of convex polygons. */
export function squareBetween(a: readonly Place[], b: readonly Place[]): Fraction {
  if (overlapSlowly(a, b)) return whole(0);
  const one = a.flatMap(p => b.map((q, i) => toSegment(p, q, b[(i + 1) % b.length]!)));
  const other = b.flatMap(p => a.map((q, i) => toSegment(p, q, a[(i + 1) % a.length]!)));
  return least([...one, ...other]);
}

/** A polygon in the frame of a pose: x to the right, y ahead, in whole units as the plane measures them. */
export function framed(pose: Pose, shape: readonly Place[]): readonly Place[] {
  const [fx, fy] = [whole(facingX(pose.heading)), whole(facingY(pose.heading))];
  const size = whole(FACING);
  return shape.map(at => {
    const way = away(place(pose.x, pose.y), at);
    const ahead = nearest(per(dot(way, { x: fx, y: fy }), size));
    const right = nearest(per(cross(way, { x: fx, y: fy }), size));
    return place(right, ahead);
  });
}
