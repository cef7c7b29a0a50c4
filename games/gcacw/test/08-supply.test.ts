import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { mind } from '../bot.ts';
import type { SpecialRule, VictoryItem } from '../data/index.ts';
import { game } from '../game.ts';
import { foragesUpTo } from '../rules/08-supply.ts';
import { scoreOf } from '../rules/20-victory.ts';
import type { Action } from '../state.ts';
import { Hand } from './desk-clicks.ts';
import { plain } from './plain.ts';
import { type Position, position, recovery, type Table } from './table.ts';

// What advanced games bring to recovery: in titles that have it, in those that have not, and never in a basic game.

/** A scenario of each title, and a division or brigade of each side. */
const TITLES = {
  SJW: ['sjw-jackson-crosses-the-rapidan', 'u-ricketts', 'c-winder'],
  HCR: ['hcr-the-lost-order', 'u-cox', 'c-hood'],
  RTG: ['rtg-armies-meet', 'u-wadsworth', 'c-heth'],
  SIV: ['siv-between-two-armies', 'u-schenck', 'c-taylor'],
  SLB: ['slb-chancellorsville', 'u-sykes', 'c-mclaws'],
  OTR: ['otr-to-the-james', 'u-sykes', 'c-huger'],
  GTC: ['gtc-across-the-pamunkey', 'u-russell', 'c-heth'],
  BAC: ['bac-battle-of-chickamauga', 'u-baird', 'c-gist'],
  BTC: ['btc-fredericksburg', 'u-hancock', 'c-mclaws'],
  RWH: ['rwh-early-before-washington', 'u-ricketts', 'c-rodes'],
} as const;
type Code = keyof typeof TITLES;
const CODES = Object.keys(TITLES) as readonly Code[];

const text = { en: 'An advanced game.', fr: 'Un jeu avancé.' };
const rule = (kind: string, rest: object): SpecialRule => ({ id: kind, text, kind, ...rest }) as SpecialRule;
const unsupplied = (...units: string[]): SpecialRule => rule('unsupplied', { units });
const forage = (upTo: number, ...units: string[]): SpecialRule => rule('forage', { units, upTo });

/** Both sides of a title far from each other on a plain, at step 1 of the last recovery. */
async function resting(
  code: Code,
  special: readonly SpecialRule[],
  standing: readonly [string, string] = ['fatigue 1', 'fatigue 1'],
  more: Position = {},
  items: readonly VictoryItem[] = [],
): Promise<Table> {
  const [from, union, confederate] = TITLES[code];
  const scenario = await plain(from, { special, items });
  const units = { [union]: `0203 ${standing[0]}`, [confederate]: `1211 ${standing[1]}`, ...more.units };
  return recovery({ ...more, scenario, units });
}
/** What both are after a recovery without labours, the Union's first. */
async function after(code: Code, special: readonly SpecialRule[], standing: string): Promise<readonly string[]> {
  const [, union, confederate] = TITLES[code];
  const table = (await resting(code, special, [standing, standing])).idle();
  return [union, confederate].map(each => table.how(each).replace(/^manpower \d+ /, ''));
}
const told = (table: Table, key: string) => table.said(key).map(({ args }) => args);
const answerOf = (table: Table): Action => {
  const seat = table.asked[0]!;
  const seen = look(game, table.state, seat);
  return mind.ideas(seen, seat, 8)[0]!.next(seen, seat)!;
};

describe('GCACW 8.0-1-levy levies on localities of Pennsylvania', () => {
  const LEVY = rule('levy', { hexes: ['1211', '1313'] });
  const PAID = { id: 'levies', type: 'levied', hexes: ['1211', '1313'], vpEach: 3 } as VictoryItem;
  const levy = (unit: string) => ({ type: 'levy', unit }) as const;
  const rested = (more: Position = {}, special = [LEVY]) =>
    resting('RTG', special, ['fatigue 1', 'fatigue 0'], more, [PAID]);

  it('Confederate infantry that stands there at fatigue 0 imposes one, and the scenario pays', async () => {
    const table = await rested();
    const before = scoreOf(table.t);
    expect(table.asked).toEqual(['confederate', 'labours.work']);
    table.act(levy('c-heth'));
    expect(told(table, 'levy.imposed')).toEqual([{ unit: 'c-heth', hex: '1211' }]);
    expect(scoreOf(table.t) - before).toBe(3);
  });
  it('once a locality, and it is the work of the unit', async () => {
    const table = await rested({ units: { 'c-pender': '1211', 'c-rodes': '1313' } });
    table.act(levy('c-heth'));
    table.refused(levy('c-pender'), '8.0-1-levy');
    table.refused(levy('c-heth'), '8.0-1-one');
    table.refused({ type: 'entrench', unit: 'c-heth' }, '9.0-recovery-exclusive');
    table.act(levy('c-rodes')).allowed({ type: 'entrench', unit: 'c-pender' });
  });
  it('not elsewhere, not when tired, not by guns, not after digging, not by the Union', async () => {
    const units = { 'c-pender': '1212', 'c-rodes': '1313 fatigue 1', 'c-pegram-art': '1313' };
    const table = await rested({ units });
    for (const unit of Object.keys(units)) table.refused(levy(unit), '8.0-1-levy');
    table.act({ type: 'entrench', unit: 'c-heth' }).refused(levy('c-heth'), '8.0-1-one');
    const union = await resting('RTG', [rule('levy', { hexes: ['0203'] })], ['fatigue 0', 'fatigue 1']);
    union.refused(levy('u-wadsworth'), '8.0-1-levy');
  });
  it('step 1 is left out in rain', async () => expect((await rested({ rain: true })).asked[1]).toBe('over'));
  it('none in the basic game, and none in other titles', async () => {
    (await rested({}, [])).refused(levy('c-heth'), '8.0-1-levy');
    const mclaws = await resting('SLB', [LEVY], ['fatigue 1', 'fatigue 0']);
    mclaws.refused(levy('c-mclaws'), '8.0-1-levy');
  });
  it('at the board it is a button of the unit, and the bot takes it', async () => {
    const hand = new Hand((await rested()).state).on('c-heth').press('levy');
    expect(hand.state.table.levied).toHaveLength(1);
    expect(answerOf(await rested())).toEqual(levy('c-heth'));
  });
});

describe('GCACW 8.0-2-forage step 2: food for those out of supply', () => {
  const find = (unit: string) => ({ type: 'forage', unit }) as const;
  const hungry = (standing: string, dice: readonly number[], code: Code = 'BAC') => {
    const unit = TITLES[code][2];
    return resting(code, [unsupplied(unit), forage(3, unit)], ['fatigue 1', standing], { dice });
  };
  it('at fatigue 0 to 2; a die up to the number of the scenario feeds', async () => {
    for (const tired of [0, 1, 2]) {
      const table = (await hungry(`fatigue ${tired}`, [3])).idle();
      expect(table.asked).toEqual(['confederate', 'foraging.seek']);
      table.act(find('c-gist')).done();
      expect([table.said('forage.found').length, table.asked[1], table.how('c-gist').includes('dis')]).toEqual(
        [1, 'over', false], // step 6 did not touch it
      );
    }
    const table = (await hungry('fatigue 2', [4])).idle().act(find('c-gist'));
    expect(told(table, 'forage.bare')).toEqual([{ unit: 'c-gist' }]);
    expect(table.how('c-gist')).toContain('disorganized');
    expect((await hungry('fatigue 3', [])).idle().asked[1]).toBe('over');
  });
  it('food found lets it organize in step 3', async () => {
    const table = (await hungry('fatigue 1 disorganized', [1])).idle().act(find('c-gist'));
    expect(table.how('c-gist')).not.toContain('disorganized');
  });
  it('not after a labour of step 1, not in supply, not who is not named; the Union first', async () => {
    const special = [unsupplied('c-gist', 'c-liddell', 'u-baird'), forage(6, 'c-gist', 'c-cleburne', 'u-baird')];
    const units = { 'c-liddell': '1312 fatigue 1', 'c-cleburne': '1411 fatigue 1' };
    const dug = await resting('BAC', special, ['fatigue 2', 'fatigue 0'], { units });
    dug.act({ type: 'entrench', unit: 'c-gist' }).idle();
    expect(dug.asked).toEqual(['union', 'foraging.seek']);
    dug.refused(find('c-gist'), '8.0-2-forage'); // not his own
    dug.act({ type: 'endForage' });
    expect(dug.asked[1]).toBe('over');
    const table = await resting('BAC', special, ['fatigue 3', 'fatigue 1'], { units });
    expect(table.idle().asked).toEqual(['confederate', 'foraging.seek']);
    for (const unit of ['c-liddell', 'c-cleburne']) table.refused(find(unit), '8.0-2-forage');
  });
  it('also in rain', async () => {
    const special = [unsupplied('c-gist'), forage(6, 'c-gist')];
    expect((await resting('BAC', special, undefined, { rain: true })).asked[1]).toBe('foraging.seek');
  });
  it('never in RTG and SLB, never in a basic game', async () => {
    for (const code of CODES) {
      const table = (await hungry('fatigue 1', [], code)).idle();
      const none = code === 'RTG' || code === 'SLB';
      expect(table.asked[1]).toBe(none ? 'over' : 'foraging.seek');
      expect(foragesUpTo(table.t, table.unit(TITLES[code][2]))).toBe(none ? 0 : 3);
    }
    expect((await resting('BAC', [])).idle().asked[1]).toBe('over');
  });
  it('food lasts to the next recovery', async () => {
    const scenario = await plain(TITLES.BAC[0], { special: [unsupplied('c-gist'), forage(6, 'c-gist')] });
    const units = { 'u-baird': '0203 fatigue 1', 'c-gist': '1211 fatigue 1' };
    const table = position({ scenario, units, dice: [1, 1, 2, 2] })
      .turnOver()
      .act(find('c-gist'));
    expect(table.t.fed).toEqual([table.unit('c-gist')]);
    while (table.asked[1] === 'transfers.transfer') table.act({ type: 'endTransfers' });
    table.turnOver();
    expect([table.asked, table.t.fed]).toEqual([['confederate', 'foraging.seek'], []]);
  });
  it('at the board: all at once by a button, or the unit itself; the bot forages', async () => {
    const both = { units: { 'c-liddell': '1312 fatigue 1' }, dice: [1, 1] };
    const special = [unsupplied('c-gist', 'c-liddell'), forage(6, 'c-gist', 'c-liddell')];
    const table = (await resting('BAC', special, undefined, both)).idle();
    expect(new Hand(table.state).on('c-gist').state.table.fed).toHaveLength(1);
    expect(new Hand(table.state).press('forageAll').state.table.fed).toHaveLength(2);
    expect(answerOf(table).type).toBe('forage');
  });
});

describe('GCACW 8.0-3a-supply without supply nobody gets back into order', () => {
  const BEATEN = 'fatigue 1 disorganized exhausted demoralized 1';
  it('it stays disorganized, in all titles that know supply; breath and heart come back', async () => {
    for (const code of CODES) {
      const [, union, confederate] = TITLES[code];
      const short = code === 'RTG' || code === 'SLB' ? 'fatigue 0' : 'fatigue 0 disorganized';
      expect([code, ...(await after(code, [unsupplied(union, confederate)], BEATEN))]).toEqual([code, short, short]);
    }
  });
  it('only those named; nobody in a basic game', async () => {
    expect(await after('BAC', [unsupplied('u-baird')], BEATEN)).toEqual(['fatigue 0 disorganized', 'fatigue 0']);
    expect(await after('BAC', [], BEATEN)).toEqual(['fatigue 0', 'fatigue 0']);
  });
});

describe('GCACW 8.0-6, 8.0-6-others step 6: organized units out of supply', () => {
  it('fall into disorder in OTR, GTC and BAC, the Union only in SIV, nobody in the other titles', async () => {
    const found = await Promise.all(
      CODES.map(async code => {
        const [, union, confederate] = TITLES[code];
        const how = await after(code, [unsupplied(union, confederate)], 'fatigue 2');
        return [code, ...how.map(each => (each === 'fatigue 0' ? 'in order' : each))];
      }),
    );
    const LOST = 'fatigue 0 disorganized';
    expect(Object.fromEntries(found.map(([code, ...how]) => [code, how]))).toEqual({
      ...{ SJW: ['in order', 'in order'], HCR: ['in order', 'in order'], RTG: ['in order', 'in order'] },
      ...{ SIV: [LOST, 'in order'], SLB: ['in order', 'in order'], OTR: [LOST, LOST], GTC: [LOST, LOST] },
      ...{ BAC: [LOST, LOST], BTC: ['in order', 'in order'], RWH: ['in order', 'in order'] },
    });
  });
  it('basic games leave it out', async () => {
    expect(await after('OTR', [], 'fatigue 2')).toEqual(['fatigue 0', 'fatigue 0']);
  });
  it('it is told', async () => {
    const table = (await resting('BAC', [unsupplied('c-gist')])).idle();
    expect(told(table, 'supply.lacking')).toEqual([{ units: ['c-gist'] }]);
  });
  it('SJW and HCR disorganize them after the random events instead; RTG, SLB and others never', async () => {
    const inTurn = async (code: Code): Promise<boolean> => {
      const [from, union, confederate] = TITLES[code];
      const scenario = await plain(from, { special: [unsupplied(union, confederate)] });
      const units = { [union]: '0203 fatigue 1', [confederate]: '1211 fatigue 1' };
      const table = position({ scenario, units, dice: [3, 4, 3, 4, 3, 4, 3, 4] }).turnOver();
      const phase = table.said('supply.lacking').filter(({ rule }) => rule === '§8.0-6-others');
      expect(phase.map(({ args }) => args)).toEqual(phase.map(() => ({ units: [union, confederate] })));
      return phase.length === 1;
    };
    const found = await Promise.all(CODES.map(async code => ((await inTurn(code)) ? [code] : [])));
    expect(found.flat()).toEqual(['SJW', 'HCR']);
  });
});
