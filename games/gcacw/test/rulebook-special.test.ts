import { describe, expect, it } from 'vitest';
import { finish, scoreOf, scores } from '../rules/20-victory.ts';
import { of, type U } from '../state.ts';
import { flee, type Ground, plain } from './plain.ts';
import { attack, BAC, move } from './rulebook.ts';
import { type Position, position, type Table } from './table.ts';

// Special rules, victory and options where they meet the chapters; by words of the scenarios and the rulebook.

const words = { en: 'x', fr: 'x' };
type Special = NonNullable<Ground['special']>[number];
const rule = (special: Omit<Special, 'id' | 'text'>): Special => ({ id: 'a', text: words, ...special }) as Special;
const ruled = (special: Omit<Special, 'id' | 'text'>, more: Ground = {}, year?: 1862 | 1863 | 1864) =>
  plain(BAC, { ...more, special: [rule(special)] }, year);
const FAR = { 'u-wagner': '0301', 'c-kershaw': '2018' };
const at = (scenario: string, units: Position['units'], more: Position = {}): Table =>
  position({ scenario, ...more, units: { ...FAR, ...units } });

describe('GCACW 1.0-replace activationLimit: every kind of action counts', () => {
  const once = (year?: 1864) =>
    ruled(
      { kind: 'activationLimit', units: ['u-baird'], most: 1 } as never,
      { features: [{ hex: '1112', name: 'Depot', kind: 'station' }] },
      year,
    );
  const march = { type: 'march', unit: 'u-baird' } as const;
  it('burning, digging, assaulting: then no march', async () => {
    const burnt = at(await once(), { 'u-baird': '1112' }, { dice: [6, 1] }).act({ type: 'burn', unit: 'u-baird' });
    burnt.refused(march, '1.0-replace');
    const dug = at(await once(1864), { 'u-baird': '1112' }, { dice: [6, 1] }).act({
      type: 'entrench',
      unit: 'u-baird',
    });
    dug.refused(march, '1.0-replace');
    const failed = at(
      await once(),
      { 'u-baird': '1112', 'c-law': '1113' },
      { leaders: { 'uL-thomas': 'u-baird' }, dice: [6, 6, 1] },
    );
    failed.act({ type: 'assault', leader: 'uL-thomas', units: ['u-baird'], hex: '1113' });
    failed.refused(march, '1.0-replace');
    for (const table of [burnt, dug, failed]) table.done();
  });
  it('having marched: no assault, no activation, no digging, no burning', async () => {
    const table = at(
      await once(1864),
      { 'u-baird': '1112', 'u-negley': '1112', 'c-law': '1113' },
      {
        leaders: { 'uL-thomas': 'u-baird' },
        dice: [6, 6, 1],
      },
    );
    table.march('u-baird').end();
    for (const action of [
      { type: 'assault', leader: 'uL-thomas', units: ['u-baird'], hex: '1113' },
      { type: 'activate', leader: 'uL-thomas', units: ['u-baird'] },
      { type: 'entrench', unit: 'u-baird' },
      { type: 'burn', unit: 'u-baird' },
    ] as const)
      expect([action.type, table.whyNot(action)?.rule]).toEqual([action.type, '§1.0-replace']);
    table.allowed({ type: 'activate', leader: 'uL-thomas', units: ['u-negley'] });
  });
  it('it joins no grand assault either', async () => {
    const units = { 'u-baird': '1112', 'u-negley': '1212', 'u-brannan': '1212', 'c-law': '1113' };
    const leaders = { 'uL-thomas': 'u-negley', 'uL-rosecrans': 'u-negley' };
    const table = at(await once(), units, { leaders, dice: [6, 6, 1, 1, 1] });
    table.march('u-baird').end();
    table.act({ type: 'assault', leader: 'uL-thomas', units: ['u-negley'], hex: '1113' });
    table.act({ type: 'grand', leader: 'uL-rosecrans' });
    expect(table.whyNot({ type: 'join', units: ['u-baird'] })?.rule).toBe('§1.0-replace');
    table.allowed({ type: 'join', units: ['u-brannan'] });
  });
});

describe('GCACW 1.0-replace closed, post, confined: marches and advances, never retreats', () => {
  it('no advance into a closed hex', async () => {
    const scenario = await ruled({ kind: 'closed', side: 'union', hexes: ['1113'] } as never);
    const table = flee(
      at(scenario, { 'u-baird': '1112', 'c-mcnair': '1113' }, { dice: [6, 6, 2] })
        .march('u-baird')
        .act(attack('1113', 'hasty')),
    );
    expect(table.asked).toEqual(['union', 'march.go']); // nobody is asked to advance
    table.refused(move('1113'), '1.0-replace');
  });
  it('a retreat goes where it must', async () => {
    const scenario = await ruled({ kind: 'closed', side: 'confederate', hexes: ['1114', '1013', '1213'] } as never);
    // Brannan 11 against Law 8: 5 - 3 = +2
    const table = at(scenario, { 'u-brannan': '1112', 'c-law': '1113' }, { dice: [6, 5, 3] })
      .march('u-brannan')
      .act(attack('1113', 'normal'));
    table.allowed({ type: 'retreat', hex: '1114' });
  });
  it('a unit beyond its post may come nearer, not go farther', async () => {
    const scenario = await ruled({ kind: 'post', units: ['u-baird'], hex: '1112', within: 1 } as never);
    const table = at(scenario, { 'u-baird': '1115' }, { dice: [6] }).march('u-baird');
    table.allowed(move('1114'));
    table.refused(move('1116'), '1.0-replace');
  });
  it('an enemy near the post frees it', async () => {
    const free = { kind: 'post', units: ['u-baird'], hex: '1112', within: 0, unlessEnemyWithin: 3 } as never;
    const scenario = await ruled(free);
    at(scenario, { 'u-baird': '1112', 'c-law': '1116' }, { dice: [6] })
      .march('u-baird')
      .refused(move('1111'), '1.0-replace');
    at(scenario, { 'u-baird': '1112', 'c-law': '1115' }, { dice: [6] })
      .march('u-baird')
      .allowed(move('1111'));
  });
});

describe('GCACW 1.0-replace underFire: whoever ends a march there', () => {
  const fire = ruled({ kind: 'underFire', side: 'union', hexes: ['1113'] } as never);
  it('passing through is safe, staying is not, nor a march in place', async () => {
    const scenario = await fire;
    const passed = at(scenario, { 'u-baird': '1112' }, { dice: [6, 6, 1] })
      .march('u-baird')
      .move('1113')
      .move('1114');
    expect(passed.how('u-baird')).toBe('manpower 9 fatigue 1');
    const stayed = at(scenario, { 'u-baird': '1112' }, { dice: [6, 6, 1] })
      .march('u-baird')
      .move('1113')
      .end();
    expect(stayed.how('u-baird')).toBe('manpower 9 fatigue 1 disorganized');
    const still = at(scenario, { 'u-baird': '1113' }, { dice: [6, 6, 1] })
      .march('u-baird')
      .end();
    expect(still.how('u-baird')).toBe('manpower 9 fatigue 1 disorganized');
    for (const table of [passed, stayed, still]) table.done();
  });
  it('the other side does not mind', async () => {
    const table = at(await fire, { 'c-law': '1112' }, { side: 'confederate', dice: [6, 6, 1] })
      .march('c-law')
      .move('1113')
      .end();
    expect(table.how('c-law')).toBe('manpower 8 fatigue 1');
  });
});

describe('GCACW 3.0-turn-marker, BAL-union victory', () => {
  const levels = (id: string) => of(position({ scenario: id }).t).scenario.victory.levels;
  it('the first level not above the score, from the top; the winner is whom it names', () => {
    const id = 'bac-battle-of-chickamauga';
    const table = position({ scenario: id });
    const u = { table: table.t, say: () => {}, hand: () => undefined } as unknown as U;
    finish(u);
    const score = scoreOf(table.t);
    const level = levels(id).find(({ min }) => min === null || score >= min)!.result;
    expect(table.t.result).toMatchObject({ level, score });
    const mins = levels(id).map(({ min }) => min ?? Number.NEGATIVE_INFINITY);
    expect([...mins].sort((a, b) => b - a)).toEqual(mins);
  });
  it('a hex held at the end counts for who holds it in the very end', async () => {
    const who = { side: 'union', unitTypes: ['inf', 'cav'], minCombatValue: 2, hexes: ['1112', '1114'] } as const;
    const scenario = await plain(BAC, { items: [{ id: 'mill', type: 'hexOccupied', vpEach: 3, ...who }] });
    const worth = (units: Position['units']) => scores(at(scenario, units).t).at(-1);
    expect(worth({ 'u-baird': '1112', 'u-minty': '1114' })).toBe(6);
    expect(worth({ 'u-baird': '1112 manpower 1', 'u-minty': '1114 manpower 2 disorganized' })).toBe(0);
    expect(worth({ 'u-baird': '1112 manpower 1', 'u-negley': '1112 manpower 1' })).toBe(0); // one unit must be worth it
  });
});
