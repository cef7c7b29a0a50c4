import { describe, expect, it } from 'vitest';
import { type Body, bodiesOf } from '../bot/bodies.ts';
import { aimOf, lossOf, maskedBy, salvo } from '../bot/salvos.ts';
import type { Pub } from '../state.ts';
import { position } from './table.ts';

/** What the Federals' fire costs. */
function fireOf(units: Readonly<Record<string, string>>, terrain: readonly string[] = []): number {
  const { pub, own, enemies } = sidesOf(units, terrain);
  return salvo(
    own.map(me => enemies.map(enemy => aimOf(pub, me, enemy))),
    enemies,
  );
}
function sidesOf(units: Readonly<Record<string, string>>, terrain: readonly string[] = []) {
  const { state } = position({ units, terrain });
  const pub: Pub = state;
  const [own, enemies] = [bodiesOf(pub, 0), bodiesOf(pub, 1)] as [readonly Body[], readonly Body[]];
  return { pub, own, enemies };
}

describe('the fire of a side', () => {
  const f1 = '10 10 90 222';
  const c1 = '10 15 270 222';
  it('costs nearly half a base for the first hit; what cards take is not reckoned', () => {
    expect(fireOf({ f1, c1 })).toBeCloseTo(0.5 * (1 - 0.5 ** 3), 2);
    expect(lossOf(0.5 ** 8, 4)).toBeLessThan(0.8); // of two that are expected without cards
  });
  it('is worth more on two than twice on one', () => {
    const alone = fireOf({ f1, c1 });
    const twice = fireOf({ f1: '8.5 10 90 222', f2: '11.5 10 90 222', c1 });
    const spread = fireOf({ f1, f2: '16 10 90 222', c1, c2: '16 15 270 222' });
    expect(twice).toBeLessThan(1.3 * alone);
    expect(spread).toBeCloseTo(2 * alone, 5);
  });
  it('goes to what is first before each base: a wide line fires at two', () => {
    const wide = fireOf({ f1: '10 10 90 111111', c1: '8 15 270 222', c2: '12 15 270 222' });
    expect(wide).toBeCloseTo(2 * fireOf({ f1, c1 }), 5);
  });
  it('tells little on those behind a wall, and nothing out of range', () => {
    const behind = fireOf({ f1, c1 }, ['wall 5 14.9 15 14.9']);
    expect(behind).toBeGreaterThan(0.1);
    expect(behind).toBeLessThan(0.6 * fireOf({ f1, c1 }));
    expect(fireOf({ f1, c1: '10 16.5 270 222' })).toBe(0);
  });
  it('tells little on those who line the edge of corn, who fire out of it as in the open', () => {
    const open = fireOf({ f1, c1 });
    expect(fireOf({ f1, c1 }, ['field 5 14.8 15 14.8 15 19 5 19'])).toBeLessThan(0.6 * open);
    expect(fireOf({ f1, c1 }, ['field 5 6 15 6 15 10.2 5 10.2'])).toBeCloseTo(open, 5);
    expect(fireOf({ f1, c1 }, ['field 5 6 15 6 15 10.5 5 10.5'])).toBeLessThan(0.6 * open);
  });
  it('is kept back by a friend in the way, of those bases only that he stands before', () => {
    const { own } = sidesOf({ f1, f2: '11 13 90 222', c1: '10 20 270 222' });
    expect(maskedBy(own[0]!, own[1]!)).toBe(0b110);
    expect(maskedBy(own[1]!, own[0]!)).toBe(0);
  });
});
