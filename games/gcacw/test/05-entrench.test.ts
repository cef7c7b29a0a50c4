import { describe, expect, it } from 'vitest';
import { worksFactor } from '../rules/09-works.ts';
import { combatValue } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const RWH = 'rwh-early-before-washington';
const dig = (unit: string) => ({ type: 'entrench', unit }) as const;
/** 1864: Russell at Haw’s Shop. 1863: Baird at Crawfish Springs. Each with an enemy far off. */
const russell = (standing: string, more: Position = {}): Table =>
  position({
    scenario: GTC,
    units: { 'u-russell': standing, 'u-neill': '2003', 'c-heth': '0310' },
    dice: [6, 1],
    ...more,
  });
const baird = (standing: string, more: Position = {}): Table =>
  position({
    units: { 'u-baird': standing, 'c-hindman': '1216' },
    options: ['entrench-1863'],
    dice: [6, 1],
    ...more,
  });
const factor = (table: Table, unit: string): number => worksFactor(table.t, table.unit(unit)) / 2;
/** The works after digging once, and what they multiply by. */
function dug(table: Table, unit: string): string {
  table.act(dig(unit)).done();
  return `${table.how(unit).split('works ')[1]} ${factor(table, unit)}`;
}

describe('GCACW 5.5-years, 9.0-when the action by year', () => {
  it('from 1864; in 1863 with the option; never in 1862', () => {
    russell('1412').allowed(dig('u-russell'));
    baird('0718').allowed(dig('u-baird'));
    baird('0718', { options: [] }).refused(dig('u-baird'), '5.5-years');
    for (const options of [[], ['entrench-1863']])
      position({ scenario: OTR, units: { 'u-hooker': '1210', 'c-huger': '0409' }, options }).refused(
        dig('u-hooker'),
        '5.5-years',
      );
  });
});

describe('GCACW 5.5-both-ways, 5.2-2-declare, 5.2-2-entrench-eligible, 5.2-6-choose alone or under a leader', () => {
  const corps = (standing: string, dice: readonly number[]) =>
    position({
      scenario: GTC,
      units: { 'u-russell': standing, 'u-neill': '1412', 'u-ricketts': '1413', 'c-heth': '0310' },
      leaders: { 'uL-wright': 'u-neill' },
      dice,
    });
  const order = (units: readonly string[], digging: readonly string[]) =>
    ({ type: 'activate', leader: 'uL-wright', units, dig: digging }) as const;
  it('GCACW 5.2-6-fatigue, 5.2-6-entrench-fatigue, 5.2-6-entrench-skip some march and some dig', () => {
    const table = corps('1412 fatigue 2', [4, 6, 1]);
    table
      .act(order(['u-russell', 'u-ricketts'], ['u-russell']))
      .act({ type: 'stay' })
      .next('u-russell');
    expect([table.how('u-russell'), table.asked[1], table.t.march?.unit]).toEqual([
      'manpower 11 fatigue 3 works abatis',
      'march.go',
      table.unit('u-ricketts'),
    ]);
    table.end();
    expect([table.how('u-ricketts'), table.asked[1]]).toEqual(['manpower 9 fatigue 1', 'cycle.winner']);
    table.done();
  });
  it('when all dig nobody rolls a march', () => {
    const table = corps('1412', [6, 1]);
    table
      .act(order(['u-russell', 'u-ricketts'], ['u-ricketts', 'u-russell']))
      .act({ type: 'stay' })
      .next('u-ricketts');
    expect([table.how('u-russell'), table.how('u-ricketts')]).toEqual([
      'manpower 11 fatigue 1 works abatis',
      'manpower 9 fatigue 1 works abatis',
    ]);
    table.done();
  });
  it('who digs is among those chosen, once, and could dig alone', () => {
    corps('1412', []).refused(order(['u-ricketts'], ['u-russell']), '5.2-2-declare');
    corps('1412', []).refused(order(['u-russell'], ['u-russell', 'u-russell']), '5.2-2-declare');
    corps('1412 demoralized 1', []).refused(order(['u-russell'], ['u-russell']), '5.5-not-demoralized');
    corps('1412 demoralized 1', []).allowed(order(['u-russell'], []));
  });
  it('GCACW 5.2-2-opt-f4 at fatigue 4 it may march with the option, not dig', () => {
    const table = position({
      scenario: GTC,
      units: { 'u-russell': '1412 fatigue 4', 'c-heth': '0310' },
      leaders: { 'uL-wright': 'u-russell' },
      options: ['fatigue-4'],
    });
    table.allowed(order(['u-russell'], []));
    table.refused(order(['u-russell'], ['u-russell']), '5.5-fatigue-1864');
  });
});

describe('GCACW 5.2-ex-thomas the worked example E-3', () => {
  it('Thomas goes to Brannan; Negley marches with five, Brannan digs from fatigue 2 to 4', () => {
    const table = position({
      options: ['entrench-1863'],
      units: {
        'u-baird': '0718 fatigue 4',
        'u-negley': '0917',
        'u-brannan': '0717 fatigue 2',
        'u-davis': '0618',
        'c-hindman': '1216',
      },
      leaders: { 'uL-thomas': 'u-baird' },
      dice: [4, 6, 1],
    });
    const order = (...units: string[]) =>
      ({ type: 'activate', leader: 'uL-thomas', units, dig: ['u-brannan'] }) as const;
    table.refused(order('u-brannan', 'u-baird'), '5.1-fatigue-3');
    table.refused(order('u-brannan', 'u-davis'), '5.2-2-units');
    table.act(order('u-negley', 'u-brannan')).act({ type: 'transfer', leader: 'uL-thomas', to: 'u-brannan' });
    table.next('u-negley');
    expect([table.points, table.how('u-negley'), table.with('uL-thomas')]).toEqual([
      5,
      'manpower 9 fatigue 1',
      'u-brannan',
    ]);
    table.end();
    expect(table.how('u-brannan')).toBe('manpower 11 fatigue 4 works breastworksBuild');
    table.done();
  });
});

describe('GCACW 5.5-unit-only, 5.5-ends units of every arm, and the action is over', () => {
  it('cavalry and guns dig, leaders do not', () => {
    const units = { 'u-custer': '1412', 'c-long-art': '0310' };
    position({ scenario: GTC, units }).allowed(dig('u-custer'));
    position({ scenario: GTC, units, side: 'confederate' }).allowed(dig('c-long-art'));
    position({ scenario: GTC, units, leaders: { 'uL-sheridan': 'u-custer' } }).refused(
      dig('uL-sheridan'),
      '5.5-unit-only',
    );
  });
  it('then both roll for initiative', () => {
    const table = russell('1412').act(dig('u-russell'));
    expect(table.asked).toEqual(['union', 'cycle.winner']);
    table.done();
  });
});

describe('GCACW 5.5-fatigue-1863, 5.5-fatigue-1864, 5.5-p1863-fatigue, 5.5-p1864-fatigue, 5.5-no-ext fatigue', () => {
  it('up to 2 in 1863, for two levels', () => {
    baird('0718 fatigue 3').refused(dig('u-baird'), '5.5-fatigue-1863');
    const table = baird('0718 fatigue 2 exhausted').act(dig('u-baird'));
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4 exhausted works breastworksBuild');
    table.done();
    expect(baird('0718 fatigue 1').act(dig('u-baird')).how('u-baird')).toBe(
      'manpower 9 fatigue 3 works breastworksBuild',
    );
  });
  it('up to 3 in 1864, for one; never an extended march', () => {
    russell('1412 fatigue 4').refused(dig('u-russell'), '5.5-fatigue-1864');
    const table = russell('1412 fatigue 3').act(dig('u-russell'));
    expect(table.how('u-russell')).toBe('manpower 11 fatigue 4 works abatis');
    table.done();
    expect(russell('1412 fatigue 1').act(dig('u-russell')).how('u-russell')).toBe('manpower 11 fatigue 2 works abatis');
  });
});

describe('GCACW 5.5-not-demoralized, 5.5-not-fort, 5.5-rain who may not', () => {
  it('a demoralized unit; a disorganized and exhausted one may', () => {
    russell('1412 demoralized 1').refused(dig('u-russell'), '5.5-not-demoralized');
    russell('1412 disorganized exhausted').allowed(dig('u-russell'));
  });
  it('a unit with a fort; with one half built it may', () => {
    russell('1412 works fort').refused(dig('u-russell'), '5.5-not-fort');
    russell('1412 works fortBuild2').allowed(dig('u-russell'));
  });
  it('GCACW 12.0-no-entrench nobody in rain', () => {
    russell('1412', { rain: true }).refused(dig('u-russell'), '5.5-rain');
    russell('1412', { rain: true, turn: 1, table: { rain: 1, turn: 2 } }).allowed(dig('u-russell'));
  });
});

describe('GCACW 5.5-repeat more than once a turn', () => {
  it('abatis, then breastworks begun', () => {
    const table = russell('1412', { dice: [6, 1, 6, 1] })
      .act(dig('u-russell'))
      .act(dig('u-russell'));
    expect(table.how('u-russell')).toBe('manpower 11 fatigue 2 works breastworksBuild');
    table.done();
  });
});

describe('GCACW 5.5-p1863-none, 5.5-p1863-bb, 5.5-p1863-b, 5.5-p1863-fb works in 1863', () => {
  it('breastworks begun, breastworks, a fort begun, a fort', () => {
    const after = (works: string): string => dug(baird(`0718 works ${works}`), 'u-baird');
    expect(['none', 'breastworksBuild', 'breastworks', 'fortBuild'].map(after)).toEqual([
      'breastworksBuild 1',
      'breastworks 2',
      'fortBuild 2',
      'fort 3',
    ]);
    baird('0718 works fort').refused(dig('u-baird'), '5.5-not-fort');
  });
});

describe('GCACW 5.5-p1864-none, 5.5-p1864-a, 5.5-p1864-bb, 5.5-p1864-b, 5.5-p1864-fb1, 5.5-p1864-fb2 works in 1864', () => {
  it('abatis, breastworks in two steps, a fort in three', () => {
    const after = (works: string): string => dug(russell(`1412 works ${works}`), 'u-russell');
    expect(['none', 'abatis', 'breastworksBuild', 'breastworks', 'fortBuild1', 'fortBuild2'].map(after)).toEqual([
      'abatis 1.5',
      'breastworksBuild 1.5',
      'breastworks 2',
      'fortBuild1 2',
      'fortBuild2 2.5',
      'fort 3',
    ]);
  });
  it('the same in Rebels in the White House', () => {
    const units = { 'u-ricketts': '0404', 'c-ramseur': '1602' };
    expect(dug(position({ scenario: RWH, units, dice: [6, 1] }), 'u-ricketts')).toBe('abatis 1.5');
  });
});

describe('GCACW 5.5-p1864-redoubt Confederates in a redoubt', () => {
  it('begin with breastworks; the Union there with abatis', () => {
    const there = (side: string, units: Record<string, string>) =>
      position({ scenario: GTC, units, side, dice: side === 'union' ? [6, 1] : [1, 6] });
    expect(dug(there('confederate', { 'c-heth': '0718', 'u-russell': '1412' }), 'c-heth')).toBe('breastworksBuild 1.5');
    expect(dug(there('union', { 'u-russell': '0718', 'c-heth': '0310' }), 'u-russell')).toBe('abatis 1.5');
  });
});

describe('GCACW 9.0-remove, 9.0-not-for-stacking works stay behind', () => {
  it('lost on leaving the hex, also for who comes back', () => {
    const table = baird('0718 works breastworks', { dice: [6] })
      .march('u-baird')
      .move('0817')
      .move('0718');
    expect([table.where('u-baird'), table.how('u-baird')]).toEqual(['0718', 'manpower 9 fatigue 1']);
    table.done();
  });
  it('and they never change what a unit is worth', () => {
    const { t, unit } = baird('0718 works fort');
    expect(combatValue(t, unit('u-baird'))).toBe(18);
  });
});
