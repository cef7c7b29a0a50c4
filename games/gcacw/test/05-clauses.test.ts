import { describe, expect, it } from 'vitest';
import type { Scenario } from '../data/edition.ts';
import { extendedModifier, extendedResult } from '../rules/05-dice.ts';
import { laid } from './fixture.ts';
import { plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Clauses of marches and activations that no other test needs.

const RTG = 'rtg-armies-meet';
const BTC = 'btc-fredericksburg';
/** Thomas and the Fourteenth Corps about Crawfish Springs; Hindman far off. */
const corps = (more: Position = {}): Table =>
  position({
    units: { 'u-brannan': '0717', 'u-baird': '0718', 'u-wilder': '0718', 'u-davis': '0618', 'c-hindman': '1216' },
    leaders: { 'uL-thomas': 'u-brannan' },
    ...more,
  });
const activate = (leader: string, ...units: string[]) => ({ type: 'activate', leader, units }) as const;
const transfer = (leader: string, to: string, along?: readonly string[]) =>
  ({ type: 'transfer', leader, to, ...(along ? { along } : {}) }) as const;

describe('GCACW 5.0-entrench-from-1863', () => {
  it('in 1863 it takes the option', () => {
    const dig = { type: 'entrench', unit: 'u-baird' } as const;
    corps().refused(dig, '5.5-years');
    corps({ options: ['entrench-1863'] }).allowed(dig);
  });
});

describe('GCACW 5.1-opt-f4-disorg, 5.1-opt-f4-no-force the option of fatigue 4', () => {
  const marched = (standing: string, dice: readonly number[]) =>
    corps({ options: ['fatigue-4'], units: { 'u-baird': standing, 'c-hindman': '1216' }, leaders: {}, dice }).march(
      'u-baird',
    );
  it('a fresh side too is disorganized and rolls for nothing', () => {
    const table = marched('0718 fatigue 4', [4]);
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4 disorganized');
    table.done();
  });
  it('others may force march as ever', () => marched('0718 fatigue 1', [4]).allowed({ type: 'force' }));
});

describe('GCACW 5.1-ext-roll', () => {
  it('7 men are of the second column, 8 of the third', () => {
    expect([3, 7, 8, 12, 13].map(men => extendedResult(8, false, men))).toEqual(['1', '1', '2', '2', '3']);
  });
});

describe('GCACW 5.1-force-marker', () => {
  it('who lost men in it is disorganized', () => {
    const table = corps({ dice: [4, 3] })
      .march('u-baird')
      .act({ type: 'force' });
    expect(table.how('u-baird')).toBe('manpower 8 fatigue 1 disorganized');
  });
});

describe('GCACW 5.1-ext-mod-aop-cav', () => {
  const add = (scenario: string, unit: string): number => {
    const { t, unit: numbered } = position({ scenario });
    return extendedModifier(t, numbered(unit), 1, 2);
  };
  it('horse of the Army of the Potomac alone is spared', async () => {
    const strange = (scenario: Scenario): Scenario =>
      JSON.parse(
        JSON.stringify(scenario).replace('"id":"u-gamble"', '"armyOfPotomac":false,"id":"u-gamble"'),
      ) as Scenario;
    const other = await laid('rtg-strangers', RTG, { scenario: strange });
    expect([add(RTG, 'u-gamble'), add(other, 'u-gamble'), add(RTG, 'u-wadsworth')]).toEqual([0, 2, 1]);
  });
});

describe('GCACW 5.2-2a-artillery', () => {
  it('of another corps only the guns', () => corps().refused(activate('uL-thomas', 'u-davis'), '5.2-2-units'));
});

describe('GCACW 5.2-4-shared', () => {
  it('no die is thrown for a march if all of them dig', () => {
    const table = corps({ options: ['entrench-1863'], dice: [3, 2] });
    table.act({ ...activate('uL-thomas', 'u-baird'), dig: ['u-baird'] });
    if (table.asked[1] === 'activation.follow') table.act({ type: 'stay' });
    table.done();
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 2 works breastworksBuild');
  });
});

describe('GCACW 5.2-5-transfer, 5.2-5-no-foreign-art, 6.3-transfer-activation, 6.3-army-not-cav who rides where', () => {
  const led = () =>
    corps({
      units: { 'u-brannan': '0717', 'u-baird': '0718', 'u-wilder': '0718', 'u-davis': '0717', 'c-hindman': '1216' },
      leaders: { 'uL-thomas': 'u-brannan', 'uL-rosecrans': 'u-brannan', 'uL-a-mccook': 'u-davis' },
      dice: [4],
    }).act(activate('uL-thomas', 'u-brannan', 'u-baird', 'u-wilder'));
  it('the active leader, and with him the leader of the army', () => {
    led().refused(transfer('uL-rosecrans', 'u-baird'), '6.3-transfer-activation');
    led().refused(transfer('uL-thomas', 'u-baird', ['uL-a-mccook']), '6.3-transfer-activation');
    led().allowed(transfer('uL-thomas', 'u-baird', ['uL-rosecrans']));
  });
  it('the leader of the army not to horse', () => {
    led().refused(transfer('uL-thomas', 'u-wilder', ['uL-rosecrans']), '6.3-army-not-cav');
    led().allowed(transfer('uL-thomas', 'u-wilder'));
  });
  it('to guns of his own corps he may', async () => {
    const scenario = await plain(BTC);
    const units = { 'c-mclaws': '1111', 'c-walton-art': '1112', 'u-hancock': '2015' };
    const table = position({
      scenario,
      side: 'confederate',
      units,
      leaders: { 'cL-longstreet': 'c-mclaws' },
      dice: [3],
    });
    table.act(activate('cL-longstreet', 'c-mclaws', 'c-walton-art'));
    table.allowed(transfer('cL-longstreet', 'c-walton-art'));
  });
});
