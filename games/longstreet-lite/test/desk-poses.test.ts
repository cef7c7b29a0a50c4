import { picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { dieOf, share, sum, thrown, versus } from '../desk/chances.ts';
import { type Mover, miss, towards, type Wanted } from '../desk/towards.ts';
import { stages } from '../fuzz/stages.ts';
import { judge } from '../rules/06-movement.ts';
import { setUp } from '../setup.ts';
import { isInfantry, isLimbered, type Pub, UNITS, unitId } from '../state.ts';

const inMovement = (scenario: string, seed: number, cards: number): Pub => {
  const setup = { scenario, options: [] };
  const { table } = setUp(setup);
  stages[0]!({ table, setup } as never, picker(seed));
  table.call = { phase: 'movement', cards, modifier: '', units: [] };
  return { setup, table };
};
/** The unit goes straight to the point, if that is a move at all. */
const plainly = ({ pub: { table: t }, unit }: Mover, { x, y }: Wanted) => {
  const [slug, step] = [unitId(t, unit), `go ${x - t.x[unit]!} ${y - t.y[unit]!}`];
  if (isInfantry(t, unit)) return { type: 'march', unit: slug, steps: [step] } as const;
  if (isLimbered(t, unit)) return { type: 'drive', unit: slug, steps: [step], heading: t.heading[unit]! } as const;
  return { type: 'prolong', unit: slug, x, y, heading: t.heading[unit]! } as const;
};

describe('LL the nearest pose', () => {
  it.each([1, 2])('is always legal, and never farther than where a plain try leads: %i cards', cards => {
    const pick = picker(cards);
    let tried = 0;
    for (const scenario of ['harvest-road', 'wall-on-the-ridge', 'turkey-run']) {
      const pub = inMovement(scenario, cards, cards);
      const { table: t } = pub;
      for (let i = 0; i < 150; i++) {
        const mover: Mover = { pub, unit: pick(UNITS(t)), basic: false };
        const at = (column: readonly number[]): number => column[mover.unit]! + pick(8000) - 4000;
        const heading = pick(3) === 0 ? pick(36_000) : null;
        const wanted: Wanted = { x: at(t.x), y: at(t.y), heading, done: [] };
        const reached = towards(mover, wanted);
        if (reached) expect(judge(pub, mover.unit, reached.action).why).toBeNull();
        const plain = judge(pub, mover.unit, plainly(mover, wanted));
        if (plain.why || heading !== null) continue;
        tried++;
        expect(miss(reached!.judged.pose, wanted)).toBeLessThanOrEqual(miss(plain.pose, wanted));
      }
    }
    expect(tried).toBeGreaterThan(20);
  });
  it('goes no farther than the allowance', () => {
    const pub = inMovement('harvest-road', 3, 1);
    const { table: t } = pub;
    const unit = Array.from({ length: UNITS(t) }, (_, i) => i).find(i => isInfantry(t, i))!;
    const north = t.heading[unit] === 9000 ? 1 : -1;
    const wanted: Wanted = { x: t.x[unit]!, y: t.y[unit]! + north * 9000, heading: null, done: [] };
    const reached = towards({ pub, unit, basic: false }, wanted);
    expect(reached!.judged.cost).toBeGreaterThan(0);
    expect(reached!.judged.cost).toBeLessThanOrEqual(4005);
  });
});

/** Every throw of these dice, one by one. */
function enumerated(needs: readonly number[]): number[] {
  const counts = needs.map(() => 0).concat(0);
  for (let all = 0; all < 6 ** needs.length; all++) {
    let [rest, hits] = [all, 0];
    for (const need of needs) {
      if ((rest % 6) + 1 >= need) hits++;
      rest = Math.floor(rest / 6);
    }
    counts[hits]!++;
  }
  return counts;
}
describe('LL chances', () => {
  it('are those of every throw counted', () => {
    for (const needs of [[4], [4, 4, 5], [6, 3, 4, 4, 2], [7, 4], []])
      expect(thrown(needs.map(need => dieOf(need))).counts.map(Number)).toEqual(enumerated(needs));
  });
  it('of a difference are those of both sides thrown against each other', () => {
    const [a, b] = [enumerated([4, 4, 5]), enumerated([4, 6])];
    const { from, counts, of } = versus(
      thrown([4, 4, 5].map(need => dieOf(need))),
      thrown([4, 6].map(need => dieOf(need))),
    );
    counts.forEach((count, i) => {
      const by = i + from;
      const pairs = a.flatMap((x, hits) => b.map((y, saves) => (hits - saves === by ? x * y : 0)));
      expect(Number(count)).toBe(pairs.reduce((all, each) => all + each, 0));
    });
    expect(sum(counts)).toBe(of);
    expect(share(of, of)).toBe(10_000);
  });
  it('count dice rolled again once: misses for a card, hits against one', () => {
    expect(dieOf(4, true)).toEqual({ wins: 27, of: 36 });
    expect(dieOf(5, true)).toEqual({ wins: 20, of: 36 });
    expect(dieOf(4, false, true)).toEqual({ wins: 9, of: 36 });
    expect(dieOf(4, true, true)).toEqual({ wins: 18, of: 36 });
  });
});
