import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../data/index.ts';
import { extendedModifier } from '../rules/05-dice.ts';
import { evasionModifier } from '../rules/07-cavalry.ts';
import { of } from '../state.ts';
import { flee, plain } from './plain.ts';
import { position, type Table } from './table.ts';

// What advanced games of single titles bring: in a title that has it, in one that has not, and never in a basic game.

const text = { en: 'An advanced game.', fr: 'Un jeu avancé.' };
/** The scenario on a plain with a city in 1112, with this special rule or none. */
const advanced = (from: string, rule: object | null): Promise<string> => {
  const special = rule ? [{ id: 'advanced', text, ...rule } as SpecialRule] : [];
  return plain(from, { terrain: { '1112': 'city' }, special });
};
const HOLD = { type: 'hold' } as const;

describe('GCACW 7.1-a5-advanced command dice of advanced games', () => {
  const SLB = { from: 'slb-chancellorsville', unit: 'u-hancock', leader: 'uL-couch', foe: 'c-mclaws' };
  const OTR = { from: 'otr-to-the-james', unit: 'u-richardson', leader: 'uL-sumner', foe: 'c-magruder' };
  const BAC = { from: 'bac-battle-of-chickamauga', unit: 'u-baird', leader: 'uL-thomas', foe: 'c-gist' };
  const ordered = async ({ from, unit, leader, foe }: typeof SLB, rule: object | null, dice: readonly number[]) => {
    const scenario = await advanced(from, rule);
    const more = from === BAC.from ? { 'u-negley': '1211', 'u-davis': '1011' } : { 'u-sykes': '1211' };
    const units = { [unit]: '1111', [foe]: '1112', ...more };
    const high = from === BAC.from ? 'uL-rosecrans' : from === SLB.from ? 'uL-hooker' : 'uL-mcclellan';
    const leaders = { [leader]: unit, [high]: Object.keys(more)[0]! };
    return position({ scenario, units, leaders, dice }).act({ type: 'assault', leader, units: [unit], hex: '1112' });
  };
  /** What was added to a die of 1. */
  const added = async (who: typeof SLB, rule: object | null): Promise<number> => {
    const { t, leader } = await ordered(who, rule, [1]);
    return of(t).leaders.command[leader(who.leader)]! - 1 - t.assault!.number;
  };
  const DOUBT = { kind: 'commandDie', side: 'union', add: 1 };
  it('one more on the dice of the Union in two titles, where the scenario says so', async () => {
    expect([await added(SLB, DOUBT), await added(SLB, null)]).toEqual([1, 0]);
    expect([await added(OTR, DOUBT), await added(OTR, { ...DOUBT, side: 'confederate' })]).toEqual([1, 0]);
  });
  it('other titles know none', async () => expect(await added(BAC, DOUBT)).toBe(0));
  it('grand assaults suffer alike', async () => {
    const hooker = async (rule: object | null, dice: readonly number[]): Promise<number> => {
      const table = await ordered(SLB, rule, dice);
      const command = of(table.t).leaders.command[table.leader('uL-hooker')]!;
      table.act({ type: 'grand', leader: 'uL-hooker' });
      return command - dice[1]! - (table.t.assault!.grand >= 0 ? table.t.assault!.number : 0);
    };
    expect([await hooker(DOUBT, [1, 1]), await hooker(null, [1, 1])]).toEqual([1, 0]);
  });
});

describe('GCACW 5.1-ext-mod-supply units out of supply straggle', () => {
  const by = async (from: string, unit: string, rule: object | null): Promise<number> => {
    const table = position({ scenario: await advanced(from, rule), units: { [unit]: '1111 fatigue 3' } });
    return extendedModifier(table.t, table.unit(unit), 3, 4);
  };
  const short = (...units: string[]) => ({ kind: 'unsupplied', units });
  it('one more in SJW and HCR, for those the scenario names', async () => {
    const early = (rule: object | null) => by('sjw-jackson-crosses-the-rapidan', 'c-early', rule);
    expect((await early(short('c-early'))) - (await early(null))).toBe(1);
    expect((await early(short('c-winder'))) - (await early(null))).toBe(0);
    const hood = (rule: object | null) => by('hcr-the-lost-order', 'c-hood', rule);
    expect((await hood(short('c-hood'))) - (await hood(null))).toBe(1);
  });
  it('nothing in other titles', async () => {
    const gist = (rule: object | null) => by('bac-battle-of-chickamauga', 'c-gist', rule);
    expect((await gist(short('c-gist'))) - (await gist(null))).toBe(0);
  });
});

describe('GCACW 7.7-mod-ammo cavalry without ammunition', () => {
  const spent = (...units: string[]) => ({ kind: 'noAmmunition', units });
  const evasion = async (from: string, horse: readonly string[], rule: object | null): Promise<number> => {
    const units = Object.fromEntries(horse.map(each => [each, '1113']));
    const { t, unit, hex }: Table = position({ scenario: await advanced(from, rule), units });
    return evasionModifier(t, horse.map(unit), hex('1113'), hex('1114'));
  };
  it('two off if all of the hex have none', async () => {
    const both = ['c-scott', 'c-davidson'];
    const chickamauga = (rule: object | null) => evasion('bac-battle-of-chickamauga', both, rule);
    const plenty = await chickamauga(null);
    expect((await chickamauga(spent(...both))) - plenty).toBe(-2);
    expect((await chickamauga(spent('c-scott'))) - plenty).toBe(0);
  });
  it('nothing in titles without the rule', async () => {
    const lee = (rule: object | null) => evasion('hcr-the-lost-order', ['c-f-lee'], rule);
    expect((await lee(spent('c-f-lee'))) - (await lee(null))).toBe(0);
  });
});

describe('GCACW 7.5-union-panic results in italics shake the Union', () => {
  const PANIC = { kind: 'unionPanic', results: ['Dr', 'DR', '1DR', '2DR'], within: 2 };
  /** Early rolls 6 and Crawford 1; King stands two hexes off, Milroy three. */
  const fought = async (rule: object | null): Promise<readonly string[]> => {
    const scenario = await advanced('sjw-jackson-crosses-the-rapidan', rule);
    const units = { 'c-early': '1111', 'u-crawford': '1112', 'u-king': '1114', 'u-milroy': '1115', 'c-gregg': '0903' };
    const table = position({ scenario, side: 'confederate', units, dice: [4, 4, 1, 3, 2] }).march('c-early');
    flee(table.act({ type: 'attack', hex: '1112', kind: 'normal' }));
    expect(PANIC.results).toContain(table.t.attack!.defenderResult);
    table.act(HOLD).done();
    return ['u-king', 'u-milroy'].map(slug =>
      table.t.organized[table.unit(slug)] === 1 ? 'in order' : 'disorganized',
    );
  };
  it('those within reach are disorganized, where the scenario says so', async () => {
    expect(await fought(PANIC)).toEqual(['disorganized', 'in order']);
    expect(await fought({ ...PANIC, results: ['3DR*'] })).toEqual(['in order', 'in order']);
  });
  it('never in the basic game', async () => expect(await fought(null)).toEqual(['in order', 'in order']));
  it('in no other title', async () => {
    const scenario = await advanced('bac-battle-of-chickamauga', PANIC);
    const units = { 'c-liddell': '1111', 'u-baird': '1112 manpower 6', 'u-davis': '1114', 'c-gist': '0903' };
    const table = position({ scenario, side: 'confederate', units, dice: [4, 5, 1, 3, 2] }).march('c-liddell');
    flee(table.act({ type: 'attack', hex: '1112', kind: 'normal' }));
    expect(PANIC.results).toContain(table.t.attack!.defenderResult);
    expect(table.act(HOLD).t.organized[table.unit('u-davis')]).toBe(1);
  });
});
