import { describe, expect, it } from 'vitest';
import type { Scenario } from '../data/edition.ts';
import { BRIDGE, FERRY, sideBetween } from '../data/index.ts';
import { isRepaired, repairAct, repairModifiers } from '../rules/10-repair.ts';
import { of } from '../state.ts';
import { laid } from './fixture.ts';
import { type Position, position, recovery, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const SIV = 'siv-between-two-armies';
const repair = (unit: string, to: string) => ({ type: 'repair', unit, to }) as const;
const isDown = (table: Table, name: string): boolean => table.t.down[numberOf(table, name)] === 1;
const numberOf = (table: Table, name: string): number =>
  of(table.t).board.crossings.findIndex(each => each.name === name);
/** Hooker at Duane’s Bridge (1207-1307), which is down. */
const hooker = (standing = '1307', more: Position = {}): Table =>
  recovery({ scenario: OTR, units: { 'u-hooker': standing, 'u-couch': '1613', 'c-huger': '0409 fatigue 1' }, ...more });
const DUANE = "Duane's Bridge";

describe('GCACW 10.3-who, 10.3-cv, 10.3-where who repairs, and where', () => {
  it('infantry at fatigue 0 of combat value 5, beside a ruin', () => {
    hooker().allowed(repair('u-hooker', '1207'));
    hooker('1307 fatigue 1').refused(repair('u-hooker', '1207'), '10.3-who');
    hooker('1307 manpower 4').refused(repair('u-hooker', '1207'), '10.3-cv');
    hooker('0804').refused(repair('u-hooker', '0705'), '10.3-where');
    hooker('0704').refused(repair('u-hooker', '0705'), '10.3-where');
    const units = { 'u-averell': '1307', 'u-couch': '1613', 'c-huger': '0409 fatigue 1' };
    hooker('', { units }).refused(repair('u-averell', '1207'), '10.3-who');
  });
  it('GCACW 10.3-all-titles 2 in the Valley, the Confederates too', () => {
    const at = (manpower: number) =>
      recovery({
        scenario: SIV,
        units: { 'c-winder': `2407 manpower ${manpower}`, 'c-taylor': '1114', 'u-tyler': '1120 fatigue 1' },
      });
    at(2).allowed(repair('c-winder', '2307'));
    at(1).refused(repair('c-winder', '2307'), '10.3-cv');
  });
});

describe('GCACW 10.3-exclusive, 10.3-one-per-player, 10.3-rain how often', () => {
  const units = { 'u-hooker': '1307', 'u-couch': '1407', 'c-huger': '0409', 'u-kearny': '1613' };
  it('not after digging', () => {
    const table = hooker('', { units }).act({ type: 'entrench', unit: 'u-hooker' });
    table.refused(repair('u-hooker', '1207'), '10.3-exclusive');
    table.allowed(repair('u-couch', '1308'));
    table
      .act({ type: 'entrench', unit: 'u-couch' })
      .refused({ type: 'build', unit: 'u-couch', to: '1408' }, '10.1-exclusive');
  });
  it('one try a side', () => {
    const table = hooker('', { units, dice: [6] }).act(repair('u-hooker', '1207'));
    table.refused(repair('u-couch', '1308'), '10.3-one-per-player');
    table.refused({ type: 'build', unit: 'u-hooker', to: '1207' }, '10.1-exclusive');
    table.done();
  });
  it('never in rain', () => {
    expect(hooker('1307', { rain: true }).asked[1]).toBe('over');
    const { t } = position({ scenario: OTR, units: { 'u-hooker': '1307' }, rain: true });
    expect(repairAct.whyNot(t, 0, repair('u-hooker', '1207'))?.rule).toBe('§10.3-rain');
  });
});

describe('GCACW 10.3-enemy the enemy on either bank', () => {
  it('4 together do not bar it, 5 do', () => {
    const at = (manpower: number) =>
      hooker('', { units: { 'u-hooker': '1307', 'u-couch': '1613', 'c-whiting': `1207 manpower ${manpower}` } });
    at(4).allowed(repair('u-hooker', '1207'));
    at(5).refused(repair('u-hooker', '1207'), '10.3-enemy');
  });
  it('1 and 2 in the Valley', () => {
    const at = (manpower: number) =>
      recovery({
        scenario: SIV,
        units: { 'c-winder': '2407', 'c-taylor': '1114', 'u-tyler': `2307 manpower ${manpower} fatigue 1` },
      });
    at(1).allowed(repair('c-winder', '2307'));
    at(2).refused(repair('c-winder', '2307'), '10.3-enemy');
  });
});

describe('GCACW 10.3-r1, 10.3-r2-bridge, 10.3-r2-ferry the die', () => {
  it('3 for a bridge, 5 for a ferry, modified', () => {
    expect([3, 4].map(die => isRepaired(BRIDGE, die))).toEqual([true, false]);
    expect([5, 6].map(die => isRepaired(FERRY, die))).toEqual([true, false]);
  });
  it('the bridge is named, then the die', () => {
    const after = (die: number) => hooker('1307', { dice: [die] }).act(repair('u-hooker', '1207'));
    expect([isDown(after(3), DUANE), isDown(after(4), DUANE)]).toEqual([false, true]);
    expect(after(3).said('repair.roll')[0]?.args?.['crossing']).toBe(DUANE);
    after(3).done();
  });
  it('a ferry on a major river: 3 does, 4 does not', () => {
    const after = (die: number): boolean => {
      const table = recovery({
        scenario: GTC,
        units: { 'u-russell': '1408', 'c-heth': '0310 fatigue 1' },
        dice: [die],
      });
      table.t.down[numberOf(table, "Nelson's Ferry")] = 1;
      return isDown(table.act(repair('u-russell', '1508')), "Nelson's Ferry");
    };
    expect([after(3), after(4)]).toEqual([false, true]);
  });
});

describe('GCACW 10.3-mod-flood, 10.3-mod-major modifiers', () => {
  it('one for a flood of its class, two for a major river', () => {
    const values = (scenario: string, from: string, to: string, flood: number[]) => {
      const table = position({ scenario, table: { flood } });
      const side = sideBetween(of(table.t).board, table.hex(from), table.hex(to));
      return repairModifiers(table.t, side).map(({ rule, value }) => `${rule.slice(6)} ${value}`);
    };
    expect(values(OTR, '1307', '1207', [0, 0])).toEqual([]);
    expect(values(OTR, '1307', '1207', [1, 0])).toEqual(['mod-flood 1']);
    expect(values(OTR, '1307', '1207', [0, 1])).toEqual([]);
    expect(values(GTC, '1005', '1105', [0, 1])).toEqual(['mod-flood 1', 'mod-major 2']);
    expect(values(GTC, '1005', '1105', [1, 0])).toEqual(['mod-major 2']);
  });
});

describe('GCACW 10.3-pontoon-there a pontoon beside the ruin', () => {
  it('does not matter: New Bridge is repaired under it', () => {
    const units = { 'c-huger': '1007', 'u-hooker': '1613 fatigue 1' };
    const table = recovery({ scenario: OTR, units, dice: [1] }).act(repair('c-huger', '1006'));
    expect([isDown(table, 'New Bridge'), table.t.pontoons.length]).toEqual([false, 2]);
    table.done();
  });
});

describe('GCACW 10.3-chatham Chatham Bridge in Salem Church', () => {
  it('is never repaired; a pontoon may be laid there. Elsewhere it is', () => {
    const at = (scenario: string) =>
      recovery({
        scenario,
        units: { 'u-gibbon': '2308', 'u-brooks': '2406', 'c-early': '2319 fatigue 1' },
        table: { pontoons: [] },
      });
    at('slb-chancellorsville').refused(repair('u-gibbon', '2207'), '10.3-chatham');
    at('slb-chancellorsville').allowed({ type: 'build', unit: 'u-gibbon', to: '2207' });
    at('slb-chancellorsville').allowed(repair('u-gibbon', '2309'));
    recovery({
      scenario: 'btc-fredericksburg',
      units: { 'u-hancock': '2308', 'u-brooks': '2406', 'c-early': '2319 fatigue 1' },
    }).allowed(repair('u-hancock', '2207'));
  });
});

describe('GCACW 10.3-siv-county counties in the Valley', () => {
  const at = (scenario: string) =>
    recovery({ scenario, units: { 'u-tyler': '2407', 'u-carroll': '1911', 'c-winder': '0411 fatigue 1' } });
  it('the Union repairs only in a county it controls; none on this map is', () =>
    at(SIV).refused(repair('u-tyler', '2307'), '10.3-siv-county'));
  it('one bank is enough', async () => {
    const scenario = (s: Scenario): Scenario => ({ ...s, unionCounties: ['2307'], specialRules: [] });
    at(await laid('siv-county', SIV, { scenario })).allowed(repair('u-tyler', '2307'));
  });
  it('elsewhere nobody asks', () => {
    const table = recovery({ scenario: BAC, units: { 'u-baird': '1412', 'c-hindman': '1217 fatigue 1' } });
    table.t.down[numberOf(table, "Alexander's Bridge")] = 1;
    table.allowed(repair('u-baird', '1313'));
  });
});
