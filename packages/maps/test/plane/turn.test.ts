import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arcLength,
  FACING,
  FULL_TURN,
  facingX,
  facingY,
  HALF_TURN,
  headingOf,
  QUARTER_TURN,
  turnBetween,
  turned,
  turnOfArc,
  withinTurn,
} from '../../src/plane/index.ts';
import { someHeading, times } from './chance.ts';

const headings = fc.nat(FULL_TURN - 1);

// Sines to 40 digits, slowly: the plane's own must agree with them to a millionth.
const DIGITS = 10n ** 40n;
const PI = 31415926535897932384626433832795028841971n;
function slowly(heading: number): { readonly cos: bigint; readonly sin: bigint } {
  const x = (BigInt(heading) * PI) / BigInt(HALF_TURN);
  let [cos, sin, term] = [0n, 0n, DIGITS];
  for (let i = 0n; i < 80n; i++) {
    const sign = i % 4n < 2n ? 1n : -1n;
    if (i % 2n === 0n) cos += sign * term;
    else sin += sign * term;
    term = (term * x) / DIGITS / (i + 1n);
  }
  return { cos, sin };
}

describe('a heading', () => {
  it('is a whole vector that points where it should, to a millionth', () => {
    times(10_000, 1, dice => {
      const heading = someHeading(dice);
      const { cos, sin } = slowly(heading);
      const off = (exact: bigint, ours: number): bigint => exact * BigInt(FACING) - BigInt(ours) * DIGITS;
      for (const error of [off(cos, facingX(heading)), off(sin, facingY(heading))])
        expect(error < DIGITS && error > -DIGITS).toBe(true);
    });
  });
  it('has every symmetry of the table: mirrored or turned by quarters its facing is, exactly, too', () => {
    fc.assert(
      fc.property(headings, heading => {
        const [x, y] = [facingX(heading), facingY(heading)];
        const at = (other: number): readonly number[] => [facingX(turned(other, 0)), facingY(turned(other, 0))];
        expect(at(heading + QUARTER_TURN)).toEqual([0 - y, x]);
        expect(at(-heading)).toEqual([x, 0 - y]);
        expect(at(QUARTER_TURN - heading)).toEqual([y, x]);
      }),
    );
  });
  it('is found again from its vector, and the nearest from any', () => {
    fc.assert(fc.property(headings, at => headingOf(facingX(at), facingY(at)) === at));
    expect([headingOf(5, 0), headingOf(0, 5), headingOf(-5, 0), headingOf(0, -5)]).toEqual([0, 9000, 18_000, 27_000]);
    expect([headingOf(3, 3), headingOf(-7, -7), headingOf(0, 0)]).toEqual([4500, 22_500, 0]);
    expect(headingOf(1_000_000, -1)).toBe(0);
  });
  it('turns by the shorter way', () => {
    expect([turnBetween(35_900, 100), turnBetween(100, 35_900), turnBetween(0, HALF_TURN)]).toEqual([
      200, -200, 18_000,
    ]);
    fc.assert(fc.property(headings, headings, (a, b) => turned(a, turnBetween(a, b)) === b));
  });
});

describe('45 degrees', () => {
  it('are equal parts ahead and aside, and the limit counts', () => {
    const north = QUARTER_TURN;
    expect(withinTurn(north, 4500, 10_000, 10_000)).toBe(true);
    expect(withinTurn(north, 4500, 10_001, 10_000)).toBe(false);
    expect(withinTurn(north, 4500, -10_000, 10_000)).toBe(true);
    expect(withinTurn(north, 4500, -10_000, 9_999)).toBe(false);
    expect(withinTurn(north, 4500, 0, -10_000)).toBe(false);
  });
  it('agree with sines of 40 digits, but for a millionth at the limit', () => {
    times(10_000, 2, dice => {
      const heading = someHeading(dice);
      const [x, y] = [dice.whole(-400_000, 400_000), dice.whole(-400_000, 400_000)];
      const { cos, sin } = slowly(heading);
      const ahead = cos * BigInt(x) + sin * BigInt(y);
      const aside = cos * BigInt(y) - sin * BigInt(x);
      const spare = ahead - (aside < 0n ? -aside : aside);
      if (spare > DIGITS || spare < -DIGITS) expect(withinTurn(heading, 4500, x, y)).toBe(spare > 0n);
    });
  });
});

describe('an arc', () => {
  it('is as long as its radius times its angle, rounded up', () => {
    expect(arcLength(30_000, 4500)).toBe(23_562); // R11.6: three files by 45 degrees are 2.356194 base widths
    expect(turnOfArc(40_000, 10_000)).toBe(1432); // R12.2: four files may wheel 14.323945 degrees before a charge
    expect(40_000 - arcLength(30_000, 1000)).toBe(34_764); // R12.2: 3.476401 are left of 4 after 10 degrees
  });
  it('gives the greatest turn that is not longer', () => {
    times(10_000, 3, dice => {
      const [radius, length] = [dice.whole(1, 200_000), dice.whole(0, 400_000)];
      const turn = turnOfArc(radius, length);
      expect(arcLength(radius, turn)).toBeLessThanOrEqual(length);
      expect(arcLength(radius, turn + 1)).toBeGreaterThan(length);
      const exact = (BigInt(radius) * BigInt(turn) * PI) / BigInt(HALF_TURN);
      const off = BigInt(arcLength(radius, turn)) * DIGITS - exact;
      expect(off > -DIGITS / 5n && off < (DIGITS * 6n) / 5n).toBe(true);
    });
  });
});
