import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceilDiv, compareProducts, floorDiv, mulDiv, nearestDiv, overRoot, root } from '../../src/plane/numbers.ts';
import { times } from './chance.ts';

const large = fc.nat(2 ** 50 - 1);
const signed = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });
const divisors = fc.integer({ min: 1, max: 2 ** 40 });

describe('whole numbers', () => {
  it('compare products far above what a number holds, exactly', () => {
    const exact = (a: number, b: number, c: number, d: number): number => {
      const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
      return difference > 0n ? 1 : difference < 0n ? -1 : 0;
    };
    fc.assert(
      fc.property(large, large, large, large, (a, b, c, d) => compareProducts(a, b, c, d) === exact(a, b, c, d)),
    );
    times(10_000, 4, dice => {
      const [a, b] = [dice.whole(0, 2 ** 32 - 2) * 2 ** 17 + 5, dice.whole(0, 2 ** 32 - 2) * 2 ** 17 + 9];
      const [c, d] = [Math.max(0, a + dice.whole(-2, 2)), Math.max(0, b + dice.whole(-2, 2))];
      expect(compareProducts(a, b, c, d)).toBe(exact(a, b, c, d));
    });
  });
  it('divide exactly: down, up, and to the nearest with halves away from zero', () => {
    fc.assert(
      fc.property(signed, divisors, (a, b) => {
        const [over, under] = [BigInt(a), BigInt(b)];
        const down = over / under - (over % under < 0n ? 1n : 0n);
        expect(BigInt(floorDiv(a, b))).toBe(down);
        expect(BigInt(ceilDiv(a, b))).toBe(over % under === 0n ? down : down + 1n);
        expect(nearestDiv(-a, b)).toBe(0 - nearestDiv(a, b));
      }),
    );
    expect([nearestDiv(5, 2), nearestDiv(-5, 2), nearestDiv(4, 3), nearestDiv(5, 3)]).toEqual([3, -3, 1, 2]);
  });
  it('end whatever is asked: a hostile client names places beyond every table', () => {
    const far = Number.MAX_SAFE_INTEGER;
    for (const square of [far, far * far, Number.POSITIVE_INFINITY]) expect(root(square)).toBe(2 ** 25 - 1);
    expect([root(Number.NaN), overRoot(Number.NaN, far), mulDiv(Number.NaN, far, 1)]).toEqual([0, 0, 0]);
    for (const guessed of [overRoot(far, 1), overRoot(far * far, far), mulDiv(far, far, 1)])
      expect(guessed).toBeLessThan(2 ** 25);
  });
  it('have roots, rounded down', () => {
    fc.assert(fc.property(large, a => root(a) ** 2 <= a && (root(a) + 1) ** 2 > a));
    fc.assert(
      fc.property(fc.nat(2 ** 23), fc.integer({ min: 1, max: 2 ** 46 }), (most, square) => {
        const over = Math.min(most * root(square), 2 ** 49);
        const cut = BigInt(overRoot(over, square));
        const size = BigInt(over) ** 2n;
        expect(cut ** 2n * BigInt(square) <= size && (cut + 1n) ** 2n * BigInt(square) > size).toBe(true);
      }),
    );
  });
  it('take a part of a length', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 24), fc.nat(2 ** 48), fc.integer({ min: 1, max: 2 ** 48 }), (a, b, c) => {
        const [part, all] = [Math.min(b, c), Math.max(b, c)];
        expect(BigInt(mulDiv(a, part, all))).toBe((BigInt(a) * BigInt(part)) / BigInt(all));
      }),
    );
  });
});
