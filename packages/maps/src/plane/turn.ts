import { ceilDiv, floorDiv, nearestDiv } from './numbers.ts';

/** A heading is a whole number of hundredths of a degree, counter-clockwise from east. Turns to the left are positive. */
export const FULL_TURN = 36_000;
export const HALF_TURN = FULL_TURN / 2;
export const QUARTER_TURN = FULL_TURN / 4;
const EIGHTH = FULL_TURN / 8;

/** The length of a facing, to a millionth: what a heading means is *defined* by these whole vectors. */
export const FACING = 2 ** 20;

// π = 355/113, off by less than a ten-millionth
const PI = { over: 355, under: 113 };

/** Sines are computed in whole multiples of 2^-26: a product, doubled for rounding, stays below 2^53. */
const ONE = 2 ** 26;

/** Facings by heading, x and y in turn. An eighth is computed, the rest mirrored, so that the table has every symmetry. */
const facings = ((): Int32Array => {
  const table = new Int32Array(2 * FULL_TURN);
  for (let heading = 0; heading < EIGHTH; heading++) {
    const [x, y] = [cosine(heading), sine(heading)];
    enter(table, heading, x, y);
    enter(table, QUARTER_TURN - heading, y, x);
  }
  enter(table, EIGHTH, cosine(EIGHTH), cosine(EIGHTH));
  return table;
})();

function enter(table: Int32Array, heading: number, x: number, y: number): void {
  let [right, up] = [x, y];
  for (let at = heading; at < FULL_TURN + QUARTER_TURN; at += QUARTER_TURN) {
    table[(at % FULL_TURN) * 2] = right;
    table[(at % FULL_TURN) * 2 + 1] = up;
    [right, up] = [-up, right];
  }
}

function times(a: number, b: number): number {
  return nearestDiv(a * b, ONE);
}
function radians(heading: number): number {
  return nearestDiv(heading * PI.over * ONE, PI.under * HALF_TURN);
}
/** 1 − x²/d₁ (1 − x²/d₂ (1 − …)), the last divisor first. */
function series(square: number, divisors: readonly number[]): number {
  return divisors.reduce((sum, divisor) => ONE - nearestDiv(times(square, sum), divisor), ONE);
}
function sine(heading: number): number {
  const x = radians(heading);
  return nearestDiv(times(x, series(times(x, x), [72, 42, 20, 6])) * FACING, ONE);
}
function cosine(heading: number): number {
  const x = radians(heading);
  return nearestDiv(series(times(x, x), [90, 56, 30, 12, 2]) * FACING, ONE);
}

export function facingX(heading: number): number {
  return facings[heading * 2]!;
}
export function facingY(heading: number): number {
  return facings[heading * 2 + 1]!;
}

/** The heading after a turn, between 0 and FULL_TURN. */
export function turned(heading: number, turn: number): number {
  return (((heading + turn) % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** The turn from one heading to another by the shorter way; half a turn is positive. */
export function turnBetween(from: number, to: number): number {
  const turn = turned(to, -from);
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

/** The heading nearest to a vector's direction; of two equally near the one more to the right. East for no vector. */
export function headingOf(x: number, y: number): number {
  let [east, north, quarter] = [x, y, 0];
  for (; quarter < 4 && !(east > 0 && north >= 0); quarter++) [east, north] = [north, -east];
  if (quarter === 4) return 0;
  let below = 0;
  let above = QUARTER_TURN;
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if (leftOf(middle, east, north) >= 0) below = middle;
    else above = middle;
  }
  return turned(leftOf(below, east, north) <= -leftOf(above, east, north) ? below : above, quarter * QUARTER_TURN);
}

/** How far a vector lies to the left of a heading: the cross product with its facing. */
export function leftOf(heading: number, x: number, y: number): number {
  return facingX(heading) * y - facingY(heading) * x;
}
/** How far a vector goes along a heading: the dot product with its facing. */
export function along(heading: number, x: number, y: number): number {
  return facingX(heading) * x + facingY(heading) * y;
}

/** Whether a vector points within this turn, at most a quarter, to either side of a heading. The limit itself counts. */
export function withinTurn(heading: number, turn: number, x: number, y: number): boolean {
  return leftOf(turned(heading, -turn), x, y) >= 0 && leftOf(turned(heading, turn), x, y) <= 0;
}

/** A product with a facing back in units, halves away from zero. To divide by a power of two is exact. */
export function inUnits(product: number): number {
  return product < 0 ? -Math.floor((FACING / 2 - product) / FACING) + 0 : Math.floor((FACING / 2 + product) / FACING);
}

/** The length of an arc, rounded up: what an outer corner walks in a wheel. */
export function arcLength(radius: number, turn: number): number {
  return ceilDiv(radius * turn * PI.over, PI.under * HALF_TURN);
}
/** The greatest turn whose arc is no longer than this. */
export function turnOfArc(radius: number, length: number): number {
  return floorDiv(length * PI.under * HALF_TURN, radius * PI.over);
}
