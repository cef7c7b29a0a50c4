import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { tables } from '../data/index.ts';
import { flankBase } from '../rules/07-flank.ts';
import { gunsCell, gunsModifier, gunsResult } from '../rules/07-modifiers.ts';
import { read, resultsFor } from '../rules/07-results.ts';
import { demoralizedValue, grandLoss, quarters, ratioModifier } from '../rules/07-values.ts';

type Row = Readonly<Record<string, unknown>>;
interface Example {
  readonly id: string;
  readonly op: string;
  readonly given: Row;
  readonly expect: Row;
}
const all = examples as readonly unknown[] as readonly Example[];
/** Each worked example of this kind, as said and as reckoned. */
function agree<G>(op: string, reckon: (given: G) => unknown): void {
  const those = all.filter(each => each.op === op);
  expect(those.length).toBeGreaterThan(0);
  expect(those.map(each => [each.id, reckon(each.given as unknown as G)])).toEqual(
    those.map(each => [each.id, each.expect]),
  );
}

describe('GCACW 7.4-ratio', () => {
  it('is rounded in favour of the defender, from -12 to +13', () =>
    agree<{ attacker: number; defender: number }>('ratio', ({ attacker, defender }) => ({
      mod: ratioModifier(2 * attacker, 2 * defender),
    })));
});

describe('GCACW 7.4-art-clear, 7.4-art-rolling, 7.4-art-rough, 7.4-art-none-terrain', () => {
  it('cells by terrain and differential', () =>
    agree<{ terrain: string; differential: number }>('artilleryCell', ({ terrain, differential }) => ({
      cell: gunsCell(terrain, differential),
    })));
  it('each column ends where the table says', () => {
    const row = (terrain: string) => [-4, -3, 1, 2, 4, 5, 7, 8].map(differential => gunsCell(terrain, differential));
    expect(row('clear')).toEqual(['-3', '-2', '-2', '0', '0', '+1', '+1', '+2@']);
    expect(row('rolling')).toEqual(['-2', '-1', '-1', '0', '0', '+1*', '+1*', '+1']);
    for (const terrain of ['rough', 'hill', 'provisionalSwamp'])
      expect(row(terrain)).toEqual(['-1', '-1*', '-1*', '0', '0', '0', '0', '+1*']);
    for (const terrain of ['woods', 'city', 'mountain', 'swamp'])
      expect(row(terrain)).toEqual(['0', '0', '0', '0', '0', '0', '0', '0']);
  });
});

describe('GCACW 7.4-art-zero-both, 7.4-art-def-0, 7.4-art-def-1', () => {
  it('few guns of the defender soften what he gains', () =>
    agree<{ attackerArt: number; defenderArt: number; terrain: string }>(
      'artilleryFinal',
      ({ attackerArt, defenderArt, terrain }) => ({
        mod: gunsModifier(gunsResult(terrain, attackerArt, defenderArt), 0),
      }),
    ));
  it('without any guns nothing counts; with two the full modifier', () => {
    expect([gunsResult('clear', 0, 0), gunsResult('clear', 0, 2), gunsResult('rolling', 0, 1)]).toEqual([
      '0',
      '-2',
      '-1',
    ]);
  });
});

describe('GCACW 7.4-art-star, 7.4-art-at', () => {
  it('a star counts on an even die; +2@ is one less on an odd one', () => {
    expect([gunsModifier('-1*', 3), gunsModifier('-1*', 4), gunsModifier('+1*', 2)]).toEqual([0, -1, 1]);
    expect([gunsModifier('+2@', 5), gunsModifier('+2@', 6)]).toEqual([1, 2]);
  });
});

describe('GCACW 7.4-flank-2-six, 7.4-flank-2-five, 7.4-flank-2-four, 7.4-flank-3-max, 7.4-flank-3-min', () => {
  it('by covered hexes, less those that reduce', () =>
    agree<{ covered: number; reducingHexes: number }>('flank', ({ covered, reducingHexes }) => ({
      bonus: flankBase(covered, reducingHexes),
    })));
});

describe('GCACW 7.8-e4, 7.8-e23, 7.8-e1, 7.8-e0, 7.4-flank-cav, 7.4-flank-cav-no-plus', () => {
  it('what refused flanks, cavalry and redoubts make of a bonus', () =>
    agree<{ final: number }>('flank.adjust', ({ final }) => ({
      refused: tables.flank.refused[final],
      cavalry: tables.flank.cavalry[final],
      redoubt: tables.flank.redoubt[final],
    })));
});

describe('GCACW 11.0-1-attack, 11.0-1-attack-min, 11.0-2-attack', () => {
  it('values of demoralized attackers', () =>
    agree<{ combatValue: number; level: number }>('demoralizedAttack', ({ combatValue, level }) => ({
      combatValue: demoralizedValue(2 * combatValue, level) / 2,
    })));
  it('a whole unit attacks as it is', () => expect(demoralizedValue(14, 0)).toBe(14));
});

describe('GCACW 7.2-extra-80, 7.2-extra-90, 7.2-extra-100', () => {
  it('a crowded grand assault loses more', () =>
    agree<{ combatValue: number }>('grandAssault.extraLoss', ({ combatValue }) => ({
      extra: grandLoss(quarters(combatValue)),
    })));
  it('at 89, 90, 99 and 100', () =>
    expect([89, 90, 99, 100].map(value => grandLoss(quarters(value)))).toEqual([1, 2, 2, 3]));
});

describe('GCACW 7.5-two-results', () => {
  it('cells that were reported', () => {
    for (const { id, given, expect: said } of all.filter(each => each.op === 'combatCell')) {
      const { difference, attackerCV, defenderCV } = given as unknown as Record<string, number | null>;
      const cells = resultsFor(difference!, attackerCV ?? 1, defenderCV ?? 1);
      if (attackerCV !== null) expect([id, cells.attacker]).toEqual([id, said['attacker']]);
      if (defenderCV !== null) expect([id, cells.defender]).toEqual([id, said['defender']]);
    }
  });
  it('beyond its ends the table says the same', () => {
    expect(resultsFor(-20, 1, 60)).toEqual(resultsFor(-8, 1, 60));
    expect(resultsFor(20, 80, 1)).toEqual({ attacker: '1a', defender: '3DR*' });
  });
  it('columns end where they should: 3, 6, 11, 18 …', () => {
    expect([3, 4, 6, 7, 11, 12].map(value => resultsFor(-8, value, 1).attacker)).toEqual([
      '3D',
      '4D',
      '4D',
      '5D',
      '5D',
      '5D',
    ]);
    expect([49, 50, 59, 60, 69, 70].map(value => resultsFor(-8, value, 1).attacker)).toEqual([
      ...['10D', '12D', '12D', '14D', '14D', '16D'],
    ]);
  });
  it('odds of an even attack and of one at +2', () => {
    for (const { id, given, expect: said } of all.filter(each => each.op === 'oddsStatistic')) {
      const { netModifier } = given as unknown as { netModifier: number };
      let retreats = 0;
      let routs = 0;
      for (let mine = 1; mine <= 6; mine++)
        for (let theirs = 1; theirs <= 6; theirs++) {
          const { way } = read(resultsFor(mine + netModifier - theirs, 8, 8).defender);
          if (way !== '') retreats++;
          if (way.startsWith('R')) routs++;
        }
      expect([id, `${retreats}/36`, `${routs}/36`]).toEqual([id, said['retreatOrBetter'], said['rout']]);
    }
  });
});

describe('GCACW 7.5-dash', () => {
  it('cells are read as number, letter and way', () => {
    expect(read('-')).toEqual({ loss: 0, letter: '', way: '' });
    expect(read('12DR*')).toEqual({ loss: 12, letter: 'D', way: 'R*' });
    expect(read('fa')).toEqual({ loss: 0, letter: 'f', way: 'a' });
    expect(read('1')).toEqual({ loss: 1, letter: '', way: '' });
  });
});
