import { describe, expect, it } from 'vitest';
import { flankBonus } from '../rules/07-flank.ts';
import { attackTotal, attackValue, defenceGuns, defenceTotal } from '../rules/07-values.ts';
import { attackBy, flee, type Ground, modifiers, plain } from './plain.ts';
import { build } from './pontoons-table.ts';
import { attack, BAC, marching, onPlain, water } from './rulebook.ts';
import { type Position, position, recovery, type Table } from './table.ts';

// Chapters 8 (recovery), 9 (works) and 11 (demoralization), read clause by clause.

const open = await onPlain();
const dig = (unit: string) => ({ type: 'entrench', unit }) as const;
/** Baird as he is after a whole recovery in which nobody works. */
const rested = (standing: string): string => {
  const units = { 'u-baird': `1112 ${standing}`, 'u-wagner': '0301 fatigue 1', 'c-law': '2011 fatigue 1' };
  return recovery({ scenario: open, units }).idle().how('u-baird').replace('manpower 9 ', '');
};

describe('GCACW 8.0-order, 8.0-3-current, 8.0-4, 8.0-5 what a unit is after recovery', () => {
  it.each([
    ['fatigue 0 disorganized exhausted demoralized 1', 'fatigue 0'],
    ['fatigue 1 disorganized exhausted demoralized 1', 'fatigue 0'],
    ['fatigue 2 disorganized exhausted demoralized 1', 'fatigue 0 disorganized exhausted demoralized 1'],
    ['fatigue 2 disorganized', 'fatigue 0 disorganized'],
    ['fatigue 3', 'fatigue 0 exhausted'],
    ['fatigue 3 disorganized demoralized 2', 'fatigue 0 disorganized exhausted demoralized 2'],
    ['fatigue 4', 'fatigue 1 exhausted'],
    ['fatigue 4 exhausted', 'fatigue 1 exhausted'],
    ['fatigue 1 demoralized 2', 'fatigue 0 demoralized 1'],
    ['fatigue 0 disorganized exhausted demoralized 2', 'fatigue 0 disorganized exhausted demoralized 1'],
    ['fatigue 1 works fort', 'fatigue 0 works fort'],
  ])('%s: %s', (before, after) => expect(rested(before)).toBe(after));
});

describe('GCACW 8.0-1-who, 8.0-1-one, 10.1-cv what step 1 looks at', () => {
  it('the value before order is restored: 6 in disorder builds nothing, and digs', async () => {
    const scenario = await onPlain([water('minor', '1112', '1113', 'ford')]);
    const units = { 'u-baird': '1112 disorganized manpower 6', 'c-law': '2011 fatigue 1' };
    const table = recovery({ scenario, units });
    table.refused(build('u-baird', '1113'), '10.1-cv');
    table.allowed(dig('u-baird'));
  });
  it('exhausted and demoralized units dig at fatigue 0; at 1 nobody', () => {
    const at = (standing: string) =>
      recovery({
        scenario: open,
        units: { 'u-baird': `1112 ${standing}`, 'u-negley': '0512', 'c-law': '2011 fatigue 1' },
      });
    at('exhausted demoralized 2 disorganized').allowed(dig('u-baird'));
    at('fatigue 1').refused(dig('u-baird'), '9.0-recovery-f0');
  });
  it('a finished fort grows no more', () => {
    const units = { 'u-baird': '1112 works fort', 'u-negley': '0512', 'c-law': '2011 fatigue 1' };
    expect(recovery({ scenario: open, units }).whyNot(dig('u-baird'))).not.toBeNull();
  });
  it('the Union works before the Confederates, and cannot come back', () => {
    const units = { 'u-baird': '1112', 'u-negley': '1112', 'c-law': '2011' };
    const table = recovery({ scenario: open, units }).act(dig('u-baird')).act({ type: 'endWorks' });
    expect(table.asked).toEqual(['confederate', 'labours.work']);
    expect(table.whyNot(dig('u-negley'), 'union')).not.toBeNull();
  });
});

describe('GCACW 9.0-remove, 9.0-remove-not-attack when works are lost', () => {
  it('marching in place and digging on keep them, leaving loses them, coming back brings none', async () => {
    const stay = marching(open, '1112 works fort', 6, { dice: [6, 1] }).end();
    expect(stay.how('u-baird')).toContain('works fort');
    const back = marching(open, '1112 works fort', 6, { dice: [6, 1] })
      .move('1111')
      .move('1112');
    expect(back.how('u-baird')).not.toContain('works');
  });
  it('an attack from them keeps them, an advance does not', () => {
    const won = () =>
      flee(
        marching(open, '1112 works breastworks', 6, { units: { 'c-mcnair': '1113' }, dice: [6, 2] }).act(
          attack('1113', 'hasty'),
        ),
      );
    expect(won().act({ type: 'hold' }).how('u-baird')).toContain('works breastworks');
    expect(
      won()
        .act({ type: 'advance', units: ['u-baird'] })
        .how('u-baird'),
    ).not.toContain('works');
  });
  it('a unit that stays keeps its own when another leaves', () => {
    const table = marching(open, '1112 works fort', 6, { units: { 'u-negley': '1112 works breastworks' } }).move(
      '1111',
    );
    expect([table.how('u-negley'), table.how('u-baird')]).toEqual([
      'manpower 9 fatigue 0 works breastworks',
      'manpower 9 fatigue 1',
    ]);
  });
});

const redoubt = (benefits: 'either' | 'confederate'): Ground => ({
  features: [{ hex: '1112', name: 'Redoubt', kind: 'redoubt', benefits }],
});
const guarded = await plain(BAC, redoubt('either'));
const virginia = await plain(BAC, redoubt('confederate'));
/** Quarters of the value a hex defends with, and its guns. */
const defence = (table: Table, ...units: string[]) => {
  const who = units.map(table.unit);
  return [defenceTotal(table.t, who) / 4, defenceGuns(table.t, who)];
};

describe('GCACW 9.0-redoubt-mult, 9.0-redoubt-fraction, 9.0-per-unit, 9.0-redoubt-virginia what works are worth', () => {
  const at = (scenario: string, units: Record<string, string>) => position({ scenario, units });
  it('a redoubt: one and a half, guns rounded up together', () => {
    expect(defence(at(guarded, { 'u-baird': '1112' }), 'u-baird')).toEqual([13.5, 5]); // 9, guns 3
    const two = at(guarded, { 'u-baird': '1112', 'u-sheridan': '1112' });
    expect(defence(two, 'u-baird', 'u-sheridan')).toEqual([25.5, 9]); // 17, guns 6
  });
  it('in Virginia the Confederates alone', () => {
    expect(defence(at(virginia, { 'u-baird': '1112' }), 'u-baird')).toEqual([9, 3]);
    expect(defence(at(virginia, { 'c-hindman': '1112' }), 'c-hindman')).toEqual([18, 3]); // 12, guns 2
  });
  it('the better of redoubt and marker, unit by unit', () => {
    const table = at(guarded, {
      'u-baird': '1112 works fort',
      'u-negley': '1112',
      'u-wood': '1112 works breastworksBuild',
    });
    expect(defence(table, 'u-baird')[0]).toBe(27);
    expect(defence(table, 'u-negley')[0]).toBe(13.5);
    expect(defence(table, 'u-wood')[0]).toBe(9); // 6, under build only: the redoubt counts
    expect(defence(table, 'u-baird', 'u-negley', 'u-wood')[0]).toBe(49.5);
  });
  it('outside: only who dug; build is nothing in 1863, one and a half in 1864', async () => {
    const units = { 'u-baird': '1112 works breastworks', 'u-negley': '1112' };
    expect(defence(at(open, units), 'u-baird', 'u-negley')).toEqual([27, 9]);
    const bb = { 'u-baird': '1112 works breastworksBuild' };
    expect(defence(at(open, bb), 'u-baird')).toEqual([9, 3]);
    const later = await plain(BAC, {}, 1864);
    expect(defence(at(later, bb), 'u-baird')).toEqual([13.5, 5]);
    expect(defence(at(later, { 'u-baird': '1112 works fortBuild2' }), 'u-baird')).toEqual([22.5, 8]);
  });
  it('a disorganized unit in works: its value in disorder, multiplied; a demoralized one has no guns', () => {
    expect(defence(at(open, { 'u-baird': '1112 disorganized works breastworks' }), 'u-baird')).toEqual([12, 6]);
    expect(defence(at(open, { 'u-baird': '1112 demoralized 1 works breastworks' }), 'u-baird')).toEqual([18, 0]);
  });
  it('attackers gain nothing from theirs', () => {
    const table = at(open, { 'u-baird': '1112 works fort', 'c-law': '1113' });
    expect(attackTotal(table.t, attackBy(table, ['u-baird'], '1113')) / 4).toBe(9);
  });
  it('the ratio is taken of the fraction: 14 to 13½ is even, 13 is not', () => {
    const ratio = (men: number) => {
      const units = { 'u-baird': '1112', 'c-cheatham': `1111 manpower ${men}` };
      return modifiers(at(guarded, units), ['c-cheatham'], '1112')['ratio'] ?? 0;
    };
    expect([ratio(14), ratio(13)]).toEqual([0, -1]);
  });
});

describe('GCACW 9.0-redoubt-flank-4, 9.0-redoubt-flank-23, 9.0-redoubt-flank-1, 9.0-redoubt-works flanks of a redoubt', () => {
  // Baird attacks Gist (6) in 1112 from 1111.
  const flank = (scenario: string, units: Record<string, string>) => {
    const table = position({ scenario, units: { 'u-baird': '1111', 'c-gist': '1112', ...units } });
    return flankBonus(table.t, attackBy(table, ['u-baird'], '1112'));
  };
  const SIX = { 'u-negley': '1113' };
  const FIVE = { 'u-negley': '1012' };
  it('4 becomes 2, 3 and 2 become 1, 1 nothing', () => {
    expect([flank(open, SIX), flank(guarded, SIX)]).toEqual([4, 2]);
    expect([flank(open, FIVE), flank(guarded, FIVE)]).toEqual([2, 1]);
    const one = { ...SIX, 'c-law': '1011' };
    expect([flank(open, one), flank(guarded, one)]).toEqual([3, 1]);
    const least = { ...FIVE, 'c-law': '1011' };
    expect([flank(open, least), flank(guarded, least)]).toEqual([1, 0]);
  });
  it('works in the redoubt keep that, works elsewhere have it not', () => {
    const strong = { ...SIX, 'c-gist': '1112 works breastworks' };
    expect([flank(open, strong), flank(guarded, strong)]).toEqual([4, 2]);
  });
  it('a Union garrison of a Virginian redoubt is flanked like any other', () => {
    const table = position({
      scenario: virginia,
      units: { 'c-hindman': '1111', 'c-law': '1113', 'u-wood': '1112' },
    });
    expect(flankBonus(table.t, attackBy(table, ['c-hindman'], '1112'))).toBe(4);
  });
});

describe('GCACW 11.0-1-attack, 11.0-1-attack-min, 11.0-2-attack, 11.0-1-defend what demoralized units are worth', () => {
  const worth = (standing: string) => {
    const table = position({ scenario: open, units: { 'u-baird': `1112 ${standing}` } });
    return attackValue(table.t, table.unit('u-baird')) / 2;
  };
  it('half, rounded down; one or a half attacks as a half', () => {
    expect(['9', '3', '2', '1'].map(men => worth(`manpower ${men} demoralized 1`))).toEqual([4, 1, 1, 0.5]);
    expect(worth('manpower 1 disorganized demoralized 1')).toBe(0.5);
    expect(worth('manpower 5 disorganized demoralized 1')).toBe(1); // worth 3
  });
  it('at the second level one, one or a half a half', () => {
    expect(['9', '2', '1'].map(men => worth(`manpower ${men} demoralized 2`))).toEqual([1, 1, 0.5]);
    expect(worth('manpower 2 disorganized demoralized 2')).toBe(0.5);
  });
  it('they defend with all they have, without guns', () => {
    const table = position({ scenario: open, units: { 'u-baird': '1112 demoralized 2' } });
    expect(defence(table, 'u-baird')).toEqual([9, 0]);
  });
  it('GCACW 11.0-2-die more than half at the second level costs the defender 1, half does not', () => {
    const die = (units: Record<string, string>) => {
      const table = position({ scenario: open, units: { 'u-baird': '1111', ...units } });
      return modifiers(table, ['u-baird'], '1112')['despair'] ?? 0;
    };
    expect(die({ 'c-gist': '1112 demoralized 2' })).toBe(-1);
    expect(die({ 'c-gist': '1112 manpower 4 demoralized 2', 'c-law': '1112 manpower 4' })).toBe(0);
    expect(die({ 'c-gist': '1112 manpower 5 demoralized 2', 'c-law': '1112 manpower 4' })).toBe(-1);
    expect(die({ 'c-gist': '1112 demoralized 1' })).toBe(0);
  });
  it('GCACW 11.0-act, 5.5-not-demoralized it may march, not dig as an action', async () => {
    const later = await plain('gtc-across-the-pamunkey');
    const units = { 'u-russell': '1112 demoralized 1', 'u-neill': '0512', 'c-heth': '2011' };
    const table = position({ scenario: later, units });
    table.allowed({ type: 'march', unit: 'u-russell' });
    expect(table.whyNot(dig('u-russell'))).not.toBeNull();
    table.allowed(dig('u-neill'));
  });
});

describe('GCACW 9.0-when digging as an action', () => {
  const at = async (year: 1863 | 1864, standing: string, options: string[] = []) =>
    position({
      ...({ scenario: await plain(BAC, {}, year), options, dice: [6, 1] } satisfies Position),
      units: { 'u-baird': `1112 ${standing}`, 'u-negley': '0512', 'c-law': '2011' },
    });
  it('1863, with the option: two levels, from 2 at most; no extended march', async () => {
    const table = (await at(1863, 'fatigue 2', ['entrench-1863'])).act(dig('u-baird'));
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4 works breastworksBuild');
    table.done();
    expect((await at(1863, 'fatigue 3', ['entrench-1863'])).whyNot(dig('u-baird'))).not.toBeNull();
    expect((await at(1863, 'fatigue 0')).whyNot(dig('u-baird'))).not.toBeNull();
  });
  it('1864: one level, from 3 at most', async () => {
    const table = (await at(1864, 'fatigue 3 exhausted disorganized')).act(dig('u-baird'));
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4 disorganized exhausted works abatis');
    table.done();
  });
});
