import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { BARRED_SIDE, campaignNamed, MOUNTAIN, scenarios, TERRAINS, titles } from '../data/index.ts';
import { stackingPrice } from '../rules/06-steps.ts';
import { combatValue, of } from '../state.ts';
import { opening, position } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const RTG = 'rtg-armies-meet';
const SIV = 'siv-between-two-armies';
const every = scenarios.map(({ id }) => id);

describe('GCACW 1.0-options only options can be switched', () => {
  it('the three of the rulebook, a house rule on ties, weather, and what single scenarios bring', () => {
    const { options } = position().game;
    expect(options.map(each => each.id)).toEqual([
      ...['fatigue-4', 'entrench-1863', 'limited-intelligence', 'confederate-ties', 'dry', 'wet'],
      ...['heat-and-dust', 'jackson-wounded'],
    ]);
    expect(options.filter(each => each.variant).map(each => each.id)).toEqual([
      ...['confederate-ties', 'dry', 'wet', 'heat-and-dust', 'jackson-wounded'],
    ]);
  });
});

describe('GCACW 2.1-components pieces are the scenario’s own', () => {
  it('each with a slug and a name, none of them a rule', () => {
    for (const id of every) {
      const { units, leaders } = campaignNamed(id);
      const slugs = [...units.ids, ...leaders.ids];
      expect(new Set(slugs).size).toBe(slugs.length);
      expect([...units.data, ...leaders.data].every(each => each.name.length > 0)).toBe(true);
    }
  });
});

describe('GCACW 2.2-unit-subdivision the number after a corps means nothing', () => {
  it('XIV-1 and XIV-3 go with Thomas alike', () => {
    const units = { 'u-brannan': '0717', 'u-baird': '0718', 'u-negley': '0717', 'c-hindman': '1216' };
    const table = position({ units, leaders: { 'uL-thomas': 'u-brannan' } });
    const { data } = of(table.t).units;
    expect(data.filter(each => ['u-baird', 'u-brannan'].includes(each.id)).map(each => each.division)).toEqual([
      'XIV-1',
      'XIV-3',
    ]);
    table.allowed({ type: 'activate', leader: 'uL-thomas', units: ['u-baird', 'u-brannan', 'u-negley'] });
  });
});

describe('GCACW 2.2-unit-sizes five sizes', () => {
  it('squadrons are Union, half-divisions Confederate', () => {
    for (const id of every) {
      const { setup } = campaignNamed(id).scenario;
      expect(setup.union.units.some(each => each.size === 'demiDivision')).toBe(false);
      expect(setup.confederate.units.some(each => each.size === 'squadron')).toBe(false);
    }
  });
  it('size changes no price: a division and a regiment of one strength pay the same', () => {
    const units = { 'u-brannan': '1111 manpower 2', 'u-baird': '1110 manpower 1', 'u-d-mccook': '1110 manpower 1' };
    const table = position({ units });
    const pay = (unit: string) => stackingPrice(table.t, table.unit(unit), table.hex('1111'));
    expect(pay('u-baird')).toBe(pay('u-d-mccook'));
  });
});

describe('GCACW 2.2-unit-values tactical and artillery values never change', () => {
  it('they are no columns of the table: nothing can write them', () => {
    const table = position({
      units: { 'u-baird': '1110 manpower 1 disorganized fatigue 4 exhausted', 'u-wagner': '0903' },
    });
    const { units } = of(table.t);
    expect([units.tactical[table.unit('u-baird')], units.artillery[table.unit('u-baird')]]).toEqual([
      units.data[table.unit('u-baird')]!.tactical,
      units.data[table.unit('u-baird')]!.artillery,
    ]);
    expect(Object.keys(table.t)).not.toContain('tactical');
  });
});

describe('GCACW 2.2-leader-district-id, 2.2-leader-district-not-army district leaders', () => {
  it('have a tactical and a command value, and lead their own commands only', () => {
    const { leaders } = campaignNamed(SIV);
    const jackson = leaders.data.find(each => each.name === 'Jackson')!;
    expect([jackson.tacticalAttack === null, jackson.command > 0, jackson.commands]).toEqual([
      false,
      true,
      ['Ja', 'Ew', 'Cv'],
    ]);
  });
  it('over no other infantry, as army leaders are; he lends his tactical value', () => {
    const { leaders, units } = campaignNamed(SIV);
    const obeys = (leader: string, unit: string): boolean =>
      leaders.obeys[leaders.ids.indexOf(leader) * units.count + units.ids.indexOf(unit)] === 1;
    expect([obeys('uL-fremont', 'u-milroy'), obeys('uL-fremont', 'u-tyler')]).toEqual([true, false]);
    const fremont = leaders.data.find(each => each.id === 'uL-fremont')!;
    expect(leaders.attack[leaders.ids.indexOf('uL-fremont')]).toBe(fremont.tacticalAttack);
    expect(fremont.tacticalAttack).toBeGreaterThan(0);
  });
});

describe('GCACW 2.2-strength-one, 2.2-strength-setup, 2.2-strength-max strength at the start', () => {
  it('every unit has one marker within its title’s limit, and is organized unless told', () => {
    for (const id of every) {
      const { t } = opening(id);
      const { title, units } = of(t);
      expect(t.manpower.every(each => each >= 1 && each <= title.maxManpower)).toBe(true);
      expect(t.organized.map(each => each === 1)).toEqual(units.data.map(each => each.organized));
    }
    expect([titles.RTG, titles.SIV, titles.OTR, titles.BAC, titles.SJW].map(each => each.maxManpower)).toEqual([
      17, 8, 21, 14, 18,
    ]);
  });
});

describe('GCACW 2.2-strength-open, 6.4-force-open in the open game everyone sees everything', () => {
  it('both seats see the same table, and nothing lies behind a screen', () => {
    const { state, game } = opening(BAC);
    expect(look(game, state, 'union').table).toEqual(look(game, state, 'confederate').table);
    expect(state.hands).toEqual({});
    expect(Object.values(game.seats(state.setup)).flatMap(seat => seat.screens)).toEqual([]);
  });
});

describe('GCACW 2.2-strength-leaders leaders add no strength', () => {
  it('to what a hex costs or is worth', () => {
    const units = { 'u-brannan': '1111 manpower 2', 'u-baird': '1110' };
    const bare = position({ units });
    const led = position({ units, leaders: { 'uL-thomas': 'u-brannan', 'uL-rosecrans': 'u-brannan' } });
    for (const table of [bare, led]) {
      expect(combatValue(table.t, table.unit('u-brannan'))).toBe(4);
      expect(stackingPrice(table.t, table.unit('u-baird'), table.hex('1111'))).toBe(0);
    }
  });
});

describe('GCACW 2.3-features-no-class villages, stations and redoubts change no terrain', () => {
  it('a hex with a feature costs what its ground costs', () => {
    const { board } = campaignNamed(BAC);
    for (const { hex } of board.stations) {
      expect(TERRAINS[board.terrain[hex]!]).toBeDefined();
      if (board.terrain[hex] !== MOUNTAIN) expect(board.offRoad[0]![hex]).toBeLessThan(BARRED_SIDE);
    }
    const redoubt = board.redoubt.findIndex(each => each > 0);
    expect(board.offRoad[0]![redoubt]).toBe(board.offRoad[0]![board.terrain.indexOf(board.terrain[redoubt]!)]);
  });
});

describe('GCACW 3.0-added-phases some published scenarios add a phase', () => {
  it('each title says which', () => {
    const added = (code: 'BAC' | 'SJW' | 'HCR' | 'SLB' | 'GTC' | 'RTG', scenario: number): string | undefined =>
      titles[code].addedPhases.find(each => each.scenarios.includes(scenario))?.phase;
    expect([added('BAC', 4), added('BAC', 2), added('SJW', 5), added('HCR', 2), added('RTG', 1)]).toEqual([
      ...['attachment', undefined, 'reinforcements', 'harpersFerry', undefined],
    ]);
    expect([1, 2, 3].map(n => added('SLB', n))).toEqual(Array(3).fill('attachment'));
    expect([1, 2, 3, 4].map(n => added('GTC', n))).toEqual(['attachment', 'attachment', undefined, 'attachment']);
  });
});

describe('GCACW 5.2-2b-rtg-sub regiments detached from Jenkins ride under nobody', () => {
  it('the 17th Virginia is one of them', () => {
    const units = { 'c-f-lee': '2113', 'c-17-va': '2113', 'u-geary': '1418' };
    const table = position({ scenario: RTG, units, leaders: { 'cL-stuart': 'c-f-lee' }, side: 'confederate' });
    table.refused({ type: 'activate', leader: 'cL-stuart', units: ['c-17-va'] }, '5.2-2-units');
    expect(titles.RTG.special.find(each => each.id === 'notUnderStuart')?.units).toContain('17 VA');
  });
});
