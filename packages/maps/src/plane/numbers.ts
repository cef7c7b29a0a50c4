/**
 * Every coordinate lies within ±REACH, every length below it. So a difference is at most 2^23, a dot or cross product and a
 * squared length at most 2^47, and a product of a vector with a facing (2^20 long) at most 2^44: all exact, far from 2^53.
 */
export const REACH = 2 ** 22;

/**
 * a / b rounded down, b positive, both below 2^53: a quotient that is not whole lies at least 1 / b from the next whole number,
 * and division rounds by less than that.
 */
export function floorDiv(a: number, b: number): number {
  return Math.floor(a / b) + 0;
}

/** a / b rounded up, b positive. */
export function ceilDiv(a: number, b: number): number {
  return -floorDiv(-a, b) + 0;
}

/** a / b to the nearest whole number, halves away from zero: what is mirrored is rounded to its mirror image. */
export function nearestDiv(a: number, b: number): number {
  return a < 0 ? -floorDiv(-2 * a + b, 2 * b) + 0 : floorDiv(2 * a + b, 2 * b);
}

const LIMB = 2 ** 25;

/**
 * The sign of a·b − c·d for numbers from 0 to below 2^50, whatever the size of the products: each number is cut in two limbs,
 * so that no partial product or sum reaches 2^52.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const a1 = Math.floor(a / LIMB);
  const b1 = Math.floor(b / LIMB);
  const c1 = Math.floor(c / LIMB);
  const d1 = Math.floor(d / LIMB);
  const a0 = a - a1 * LIMB;
  const b0 = b - b1 * LIMB;
  const c0 = c - c1 * LIMB;
  const d0 = d - d1 * LIMB;
  const low = a0 * b0 - c0 * d0;
  const carry = Math.floor(low / LIMB);
  const middle = a1 * b0 + a0 * b1 - c1 * d0 - c0 * d1 + carry;
  const over = Math.floor(middle / LIMB);
  const high = a1 * b1 - c1 * d1 + over;
  if (high !== 0) return Math.sign(high);
  return middle > over * LIMB || low > carry * LIMB ? 1 : 0;
}

/**
 * The sign of over − times · √(x² + y²), all but x and y from 0 up. A vector is at least as long as its longer part and at most
 * as long as both together: only what lies between is squared.
 */
export function compareWithLength(over: number, times: number, x: number, y: number): number {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  if (over > times * (wide + high)) return 1;
  if (over < times * (wide > high ? wide : high)) return -1;
  return compareProducts(over, over, times * times, x * x + y * y);
}

/** The sign of a/b − c/d; a and c may be negative, b and d are positive. */
export function compareFractions(a: number, b: number, c: number, d: number): number {
  if (a >= 0 !== c >= 0) return a >= 0 ? 1 : -1;
  return a >= 0 ? compareProducts(a, d, c, b) : compareProducts(-c, b, -a, d);
}

const MOST = 2 ** 25 - 1;

/**
 * The greatest whole number, from 0 to below 2^25, for which something holds that holds of all below it. The guess comes from
 * fractions: it saves steps and decides nothing. Whoever asks about a place beyond every table gets an answer as soon.
 */
export function greatest(guess: number, holds: (whole: number) => boolean): number {
  const guessed = guess > 0 ? Math.min(MOST, Math.floor(guess)) : 0;
  if (holds(guessed) && !holds(guessed + 1)) return guessed;
  let below = 0;
  let above = MOST + 1;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (holds(middle)) below = middle;
    else above = middle;
  }
  return below;
}

/** About the square root of a number below 2^52: three quarters of the power of two above it, then Newton's steps. */
function nearRoot(square: number): number {
  if (square < 1) return 0;
  let near = square < 2 ** 26 ? powerAbove(square) : 2 ** 13 * powerAbove(square / 2 ** 26);
  near = (near + square / near) / 2; // each step doubles the digits that are right
  near = (near + square / near) / 2;
  near = (near + square / near) / 2;
  return (near + square / near) / 2;
}
const powerAbove = (square: number): number => 0.75 * (1 << ((33 - Math.clz32(square)) >> 1));

/** The whole part of the square root of a number below 2^50. */
export function root(square: number): number {
  return greatest(nearRoot(square), whole => whole * whole <= square);
}

/** The whole part of over / √square; `square` is positive. */
export function overRoot(over: number, square: number): number {
  return greatest(over / nearRoot(square), whole => compareProducts(whole * whole, square, over, over) <= 0);
}

/** a · b / c rounded down, for a result below 2^25; c is positive. */
export function mulDiv(a: number, b: number, c: number): number {
  return greatest((a / c) * b, whole => compareProducts(whole, c, a, b) <= 0);
}
