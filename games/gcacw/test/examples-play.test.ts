import { describe, expect, it } from 'vitest';
import { distance } from '../data/index.ts';
import { inAnyZoneOf, inZoneOf } from '../rules/02-zones.ts';
import { extendedModifier, isExtended } from '../rules/05-dice.ts';
import { resultsFor } from '../rules/07-results.ts';
import { newRetreat } from '../rules/07-retreat.ts';
import { defenceTotal, plainValue } from '../rules/07-values.ts';
import { chartFor, LENGTHS, ROUT, waysOn } from '../rules/07-ways.ts';
import { of } from '../state.ts';
import { examplesOf } from './fixture.ts';
import { modifiers, plain } from './plain.ts';
import { position } from './table.ts';

// Worked examples of the rulebook that are played, with the figures of the file.

const BAC = 'bac-battle-of-chickamauga';
const only = <G, E>(op: string) => examplesOf<G, E>(op)[0]!;

describe('GCACW 5.1-ex-rtg the example E-1', () => {
  it('three on the die of a strange division', () => {
    const { given, expect: told } = only<
      { fatigueFrom: number; fatigueTo: number },
      { isExtended: boolean; modifier: number }
    >('extendedMarch.modifier');
    const table = position({ scenario: 'rtg-armies-meet', units: { 'u-lockwood': '1418 exhausted' } });
    const modifier = extendedModifier(table.t, table.unit('u-lockwood'), given.fatigueFrom, given.fatigueTo);
    expect([isExtended(true, given.fatigueTo), modifier]).toEqual([told.isExtended, told.modifier]);
  });
});

describe('GCACW 7.1-ex-granger the example E-4', () => {
  it('number 0: one of the two attacks, both are tired', async () => {
    const { given, expect: told } = only<
      { roll: number; leader: { command: number }; selected: string[] },
      { assaultNumber: number; unitsAttacking: number; fatigueRaised: string[] }
    >('assault.commandRoll');
    const pieces = { 'u-sheridan': { command: 'R' }, 'u-wood': { command: 'R' } };
    const units = { 'u-sheridan': '1111', 'u-wood': '1111', 'c-gist': '1112' };
    const scenario = await plain(BAC, { pieces, terrain: { '1112': 'city' } });
    const table = position({ scenario, units, leaders: { 'uL-granger': 'u-sheridan' }, dice: [given.roll] });
    expect(of(table.t).leaders.command[table.leader('uL-granger')]).toBe(given.leader.command);
    const chosen = given.selected.map(name => `u-${name.toLowerCase()}`);
    table.act({ type: 'assault', leader: 'uL-granger', units: chosen, hex: '1112' });
    expect(table.t.assault!.number).toBe(told.assaultNumber);
    table.refused({ type: 'storm', units: chosen }, '7.1-a5-fewer');
    table.allowed({ type: 'storm', units: chosen.slice(0, told.unitsAttacking) });
    const tired = told.fatigueRaised.map(name => table.t.fatigue[table.unit(`u-${name.toLowerCase()}`)]);
    expect(tired).toEqual([1, 1]);
  });
});

describe('GCACW 7.1-ex-walker the example E-5', () => {
  it('Bragg, three hexes off, brings in the units of two hexes', async () => {
    const { given, expect: told } = only<
      { roll: number; armyLeader: { command: number }; others: { fatigue: number }[] },
      { distanceLeaders: number; grandAssaultNumber: number; fatigueAfter: Record<string, number> }
    >('grandAssault');
    const [one, other] = given.others.map(({ fatigue }) => fatigue);
    const units = {
      ...{ 'c-gist': '1111', 'c-hindman': `1011 fatigue ${one}`, 'c-law': `1211 fatigue ${other}` },
      ...{ 'c-cheatham': '1108', 'u-baird': '1112' },
    };
    const leaders = { 'cL-walker': 'c-gist', 'cL-bragg': 'c-cheatham' };
    const scenario = await plain(BAC, { terrain: { '1112': 'city' } });
    const table = position({ scenario, side: 'confederate', units, leaders, dice: [1, given.roll, 1, 6] });
    const { board, leaders: staff } = of(table.t);
    expect(distance(board, table.hex('1111'), table.hex('1108'))).toBe(told.distanceLeaders);
    expect(staff.command[table.leader('cL-bragg')]).toBe(given.armyLeader.command);
    table.act({ type: 'assault', leader: 'cL-walker', units: ['c-gist'], hex: '1112' });
    table.act({ type: 'grand', leader: 'cL-bragg' });
    expect(table.t.assault!.number).toBe(told.grandAssaultNumber);
    table.act({ type: 'join', units: ['c-hindman', 'c-law'] });
    const after = ['c-hindman', 'c-law'].map(slug => table.t.fatigue[table.unit(slug)]);
    expect(after).toEqual(Object.values(told.fatigueAfter));
  });
});

describe('GCACW 7.6-prio-t1-rout the example E-6b', () => {
  it('four hexes by table 1; two more could follow, by table 2', async () => {
    const { expect: told } = only<object, { charts: number[]; couldContinue: number; chartForExtra: number }>(
      'retreat.chartUse',
    );
    const { t, hex, unit } = position({ scenario: await plain(BAC), units: { 'u-baird': '1111', 'c-gist': '1112' } });
    const path = ['1113', '1114', '1115', '1116'].map(hex);
    const r = newRetreat(1, [unit('c-gist')], ROUT, hex('1112'), hex('1111'));
    const chart = (from: number, entered: number) => (chartFor(t, r, from, entered).length === 8 ? 1 : 2);
    expect([hex('1112'), ...path.slice(0, 3)].map(chart)).toEqual(told.charts);
    expect([LENGTHS[ROUT]![1] - path.length, chart(path[3]!, 4)]).toEqual([told.couldContinue, told.chartForExtra]);
    expect(waysOn(t, { ...r, path, at: path[3]! }).length).toBeGreaterThan(0);
  });
});

describe('GCACW 7.4-ex-ridge the example E-7', () => {
  it('up to the ridge two, down into the mountain one', async () => {
    const { expect: told } = only<object, { modifiers: number[] }>('ridge.defenderModifier');
    const edges = [{ a: '1111', b: '1112', ridgeIn: '1112', route: 'road' } as never];
    const scenario = await plain(BAC, { terrain: { '1111': 'mountain' }, edges });
    const height = (attacker: string, from: string, defender: string, at: string) =>
      modifiers(position({ scenario, units: { [attacker]: from, [defender]: at } }), [attacker], at)['height'];
    const found = [height('u-baird', '1111', 'c-gist', '1112'), height('c-gist', '1112', 'u-baird', '1111')];
    expect(found).toEqual(told.modifiers);
  });
});

describe('GCACW 7.5-ex-liddell the example E-8', () => {
  it('16 for the ratio, 8 for the column', async () => {
    const { given, expect: told } = only<{ defenderCombatValue: number }, { ratioValue: number; resultColumn: string }>(
      'combat.columns',
    );
    const units = { 'c-liddell': `1112 manpower ${given.defenderCombatValue} works breastworks` };
    const { t, unit } = position({ scenario: await plain(BAC, {}, 1863), units });
    expect(defenceTotal(t, [unit('c-liddell')]) / 4).toBe(told.ratioValue);
    const value = plainValue(t, [unit('c-liddell')]) / 2;
    const [least, most] = told.resultColumn.split('-').map(Number);
    const read = (defender: number) => [-8, 0, 5, 10].map(row => resultsFor(row, 1, defender).defender);
    expect([read(value), read(value)]).toEqual([read(least!), read(most!)]);
  });
});

describe('GCACW 2.4-zoc the example E-10', () => {
  it('six hexes, the one behind woods restricted', async () => {
    const { expect: told } = only<object, { zocHexes: number; A: string }>('zoc.figure');
    const scenario = await plain(BAC, { terrain: { '1113': 'woods' } });
    const { t, hex } = position({ scenario, units: { 'u-baird': '1112' } });
    const around = ['1211', '1111', '1011', '1012', '1113', '1212'].map(hex);
    expect(around.filter(each => inAnyZoneOf(t, 0, each))).toHaveLength(told.zocHexes);
    expect(inZoneOf(t, 0, hex('1113')) ? 'normal' : 'restricted').toBe(told.A);
  });
});

describe('GCACW 5.4-cv, 5.4-damage, 5.4-destroy the examples R-burn', () => {
  it.each(examplesOf<{ combatValue: number }, { marker: string | null }>('burnStation'))('$id', async one => {
    const features = [{ hex: '1111', name: 'S', kind: 'station' }] as never;
    const units = { 'u-baird': `1111 manpower ${one.given.combatValue}`, 'u-wagner': '0103', 'c-gist': '1120' };
    const table = position({ scenario: await plain(BAC, { features }), units, dice: [3, 2] });
    const burn = { type: 'burn', unit: 'u-baird' } as const;
    const marker = table.whyNot(burn) ? null : [null, 'damage', 'destroy'][table.act(burn).t.stations[0]!];
    expect(marker).toBe(one.expect.marker);
  });
});
