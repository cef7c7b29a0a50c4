import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { assaultNumber, grandNumber } from '../rules/05-assault.ts';
import { ALL, BAC, corps, order } from './corps.ts';
import { flee, modifiers, plain } from './plain.ts';
import { position, type Table } from './table.ts';

const SIV = await plain('siv-lewiston', { terrain: { '1112': 'city' } });
const HOLD = { type: 'hold' } as const;

describe('GCACW 7.1-a5-number, 7.1-a5-six, 7.1-a5-negative, 7.1-a5-district', () => {
  it('the worked numbers', () => {
    for (const { id, op, given, expect: said } of examples as unknown as {
      id: string;
      op: string;
      given: { command: number; roll: number; district: boolean };
      expect: { number: number; happens: boolean };
    }[]) {
      if (op !== 'assault.number') continue;
      const number = assaultNumber(given.command, given.roll, given.district);
      expect([id, number !== null]).toEqual([id, said.happens]);
      if (said.happens) expect([id, number]).toEqual([id, said.number]);
    }
    expect([assaultNumber(3, 5, true), assaultNumber(5, 6, true), assaultNumber(7, 6, false)]).toEqual([0, null, null]);
  });
});

describe('GCACW 5.3-who, 5.3-eligible, 5.3-no-mp, 7.1-a1-leader, 7.1-assault-hex', () => {
  it('a leader with fresh units of his own in his hex, against one adjacent enemy hex', () => {
    const units = { 'u-negley': '1111 fatigue 4', 'u-brannan': '1011', 'u-davis': '1111' };
    const table = corps([], { units, leaders: { 'uL-thomas': 'u-baird', 'uL-rosecrans': 'u-davis' } });
    table.refused(order('uL-thomas', ['u-negley']), '7.1-a1-leader');
    table.refused(order('uL-thomas', ['u-brannan']), '7.1-assault-hex');
    table.refused(order('uL-thomas', ['u-davis']), '7.1-a1-leader');
    table.refused(order('uL-rosecrans', ['u-davis']), '2.2-leader-army-use');
    table.refused(order('uL-thomas', ['u-baird'], '1011'), '7.1-target');
    table.refused(order('uL-thomas', []), '5.3-eligible');
    table.allowed(order('uL-thomas', ['u-baird']));
  });
  it('GCACW 7.1-a1-artillery: guns of any command may be chosen besides', () => {
    const units = { 'c-hindman': '1111', 'c-robertson-art': '1111', 'u-baird': '1112' };
    const table = position({ scenario: BAC, side: 'confederate', units, leaders: { 'cL-polk': 'c-hindman' } });
    table.allowed(order('cL-polk', ['c-hindman', 'c-robertson-art']));
    table.refused(order('cL-polk', ['c-robertson-art']), '5.3-eligible');
  });
  it('not in a lull', () =>
    corps([], { table: { lull: 1 } }).refused(order('uL-thomas', ['u-baird']), '3.0-random-events'));
});

describe('GCACW 7.1-a2-fatigue, 7.1-a2-no-ext, 7.1-a5-fatigue-stays, 7.1-a5-zero, 7.1-a5-must, 7.1-ex-granger', () => {
  it('Granger (5) rolls 5: one of his two must attack, both are tired', () => {
    const units = { 'u-steedman': '1111 exhausted fatigue 1', 'u-d-mccook': '1111', 'c-gist': '1112' };
    const table = position({ scenario: BAC, units, leaders: { 'uL-granger': 'u-steedman' }, dice: [5, 1, 6, 3, 2] });
    table.act(order('uL-granger', ['u-steedman', 'u-d-mccook']));
    expect(table.t.assault!.number).toBe(0);
    table.refused({ type: 'storm', units: ['u-steedman', 'u-d-mccook'] }, '7.1-a5-fewer');
    table.refused(HOLD, '4.3-one-action');
    table
      .act({ type: 'storm', units: ['u-steedman'] })
      .act(HOLD)
      .done();
    expect([table.how('u-steedman'), table.how('u-d-mccook')]).toEqual([
      'manpower 6 fatigue 4 disorganized exhausted',
      'manpower 3 fatigue 1',
    ]);
  });
});

describe('GCACW 7.1-a5-enough, 7.1-a5-fewer, 7.1-a7-values, 5.3-no-mp, 7.1-assault-once, 7.1-a9-roll', () => {
  it('as many as the number, or all; a failed one keeps its fatigue', () => {
    const failed = corps([6, 3, 2]).act(order('uL-thomas', ALL));
    expect([failed.t.assault, failed.how('u-baird')]).toEqual([null, 'manpower 9 fatigue 1']);
    const two = corps([3, 1, 6]).act(order('uL-thomas', ALL));
    two.act({ type: 'storm', units: ['u-baird', 'u-negley'] });
    expect(two.t.attack!.units).toEqual([two.unit('u-baird'), two.unit('u-negley')]);
    const all = corps([2, 1, 6]).act(order('uL-thomas', ALL));
    expect(all.t.attack!.units).toHaveLength(3);
    expect(all.said('combat.begins')[0]?.args).toMatchObject({ mine: 4 * 29, theirs: 4 * 6 });
    expect([all.said('march.roll'), all.said('activation.roll'), all.t.march]).toEqual([[], [], null]);
  });
  it('GCACW 7.5-apply-assault, 7.5-apply-number-att, 7.5-E-assault: letters hit all, the number is divided', () => {
    const table = corps([2, 1, 6, 3, 2]).act(order('uL-thomas', ALL)); // 29:6 is +3, Thomas 3 to 2, assault +1, 1 against 6: 0
    expect([table.t.attack!.attackerResult, table.t.attack!.defenderResult]).toEqual(['3D', 'D']);
    table
      .act(HOLD)
      .act({ type: 'lose', unit: 'u-baird', manpower: 2 })
      .act({ type: 'lose', unit: 'u-negley', manpower: 1 });
    table.done();
    expect(ALL.map(slug => table.how(slug))).toEqual([
      'manpower 7 fatigue 4 disorganized',
      'manpower 8 fatigue 4 disorganized',
      'manpower 11 fatigue 4 disorganized',
    ]);
  });
});

describe('GCACW 7.1-a5-district, 7.1-grand-leader', () => {
  it('Jackson of the Valley, a district leader, takes two off his die and leads his own grand assault', () => {
    const units = { 'c-winder': '1111', 'c-taylor': '1011', 'u-tyler': '1112' };
    const table = position({
      scenario: SIV,
      side: 'confederate',
      units,
      leaders: { 'cL-jackson': 'c-winder' },
      dice: [5],
    });
    table.act(order('cL-jackson', ['c-winder']));
    expect(table.t.assault!.number).toBe(2); // 5 - (5 - 2)
    table.allowed({ type: 'grand', leader: 'cL-jackson' });
  });
});

describe('GCACW 7.1-grand-number, 7.1-grand-six, 7.1-grand-roll', () => {
  it('command less the die; nothing or less fails, a 6 always', () =>
    expect([grandNumber(4, 4), grandNumber(4, 2), grandNumber(6, 6), grandNumber(7, 6)]).toEqual([0, 2, 0, 0]));
});

describe('GCACW 7.1-grand-hex, 7.1-grand-hexes, 7.1-grand-units, 7.1-grand-fatigue, 7.1-grand-values, 7.1-ex-walker, 7.1-grand-no-cancel', () => {
  const units = {
    'c-gist': '1111',
    'c-hindman': '1011 fatigue 2',
    'c-law': '1211 fatigue 2',
    'c-liddell': '1114',
    'u-baird': '1112',
  };
  const walker = (dice: readonly number[], more: Record<string, string> = {}): Table =>
    position({
      ...{ scenario: BAC, side: 'confederate', dice },
      units: { ...units, ...more },
      leaders: { 'cL-walker': 'c-gist', 'cL-bragg': 'c-law' },
    }).act(order('cL-walker', ['c-gist']));
  it('Bragg (4) rolls 2: units of two hexes join, tired by one level', () => {
    const table = walker([1, 2, 1, 6]).act({ type: 'grand', leader: 'cL-bragg' });
    expect(table.t.assault!.number).toBe(2);
    table.refused({ type: 'join', units: [] }, '7.1-grand-hexes');
    table.refused({ type: 'join', units: ['c-liddell'] }, '7.1-grand-hex');
    table.refused({ type: 'join', units: ['c-gist'] }, '7.1-grand-unit-new');
    table.refused(HOLD, '7.1-grand-no-cancel');
    table.act({ type: 'join', units: ['c-hindman', 'c-law'] });
    expect([table.t.fatigue[table.unit('c-hindman')], table.t.attack!.units.length, table.t.attack!.grand]).toEqual([
      3, 3, 1,
    ]);
  });
  it('with number 1 only one hex', () => {
    const table = walker([1, 3]).act({ type: 'grand', leader: 'cL-bragg' });
    table.refused({ type: 'join', units: ['c-hindman', 'c-law'] }, '7.1-grand-hexes');
  });
  it('GCACW 7.1-a6-grand, 7.1-grand-once: a failed attempt leaves the assault', () => {
    const table = walker([1, 5, 1, 6]).act({ type: 'grand', leader: 'cL-bragg' });
    expect([table.t.attack!.units, table.t.attack!.grand]).toEqual([[table.unit('c-gist')], 0]);
  });
  it('GCACW 7.1-grand-unit-fatigue, 7.1-grand-demoralized, 11.0-1-grand: without a fit unit it is not offered', () => {
    const table = walker([1, 1, 6], { 'c-hindman': '1011 fatigue 4', 'c-law': '1211 demoralized 1' });
    expect(table.t.attack!.grand).toBe(0);
  });
  it('GCACW 7.1-grand-leader: not beyond the command radius', () => {
    const table = walker([1, 1, 6], { 'c-law': '1116', 'c-hindman': '1011' });
    expect(table.t.attack!.grand).toBe(0);
  });
});

describe('GCACW 7.1-a4-cav, 7.7-trigger-assault, 7.7-assault-roll, 7.7-assault-empty, 7.7-assault-empty-roll', () => {
  const before = (dice: readonly number[]) =>
    position({
      scenario: BAC,
      units: { 'u-baird': '1111', 'u-negley': '1111', 'c-scott': '1112' },
      leaders: { 'uL-thomas': 'u-baird' },
      dice,
    });
  it('cavalry is asked before the command roll; into the hex it left those advance who would have attacked', () => {
    const table = before([4, 4, 3, 2]).act(order('uL-thomas', ['u-baird', 'u-negley']));
    flee(table.act({ type: 'evade' }));
    table.act({ type: 'storm', units: ['u-negley'] });
    table.refused({ type: 'advance', units: ['u-baird'] }, '7.6-advance-nonpart');
    table.act({ type: 'advance', units: ['u-negley'] }).done();
    expect([table.where('u-negley'), table.how('c-scott')]).toEqual(['1112', 'manpower 2 fatigue 1 disorganized']);
  });
  it('not if the command roll fails; not before a cavalry leader', () => {
    const failed = flee(
      before([4, 6, 3, 2])
        .act(order('uL-thomas', ['u-baird']))
        .act({ type: 'evade' }),
    );
    failed.done();
    expect(failed.where('u-baird')).toBe('1111');
    const units = { 'u-campbell': '1111', 'c-scott': '1112' };
    const horse = position({ scenario: BAC, units, leaders: { 'uL-mitchell': 'u-campbell' }, dice: [1, 1, 6] });
    horse.act(order('uL-mitchell', ['u-campbell']));
    expect(horse.t.attack).not.toBeNull();
  });
});

describe('GCACW 7.1-a8-mods', () => {
  it('an assault has +1 and no attack type', () => {
    const { assault, kind } = modifiers(corps([]), ['u-baird'], '1112', { leader: 'uL-thomas' });
    expect([assault, kind]).toEqual([1, undefined]);
  });
});

describe('GCACW 7.8-remove-assault, 7.8-not-assault', () => {
  it('the marker goes if all of the hex assault, and stays if one does not', () => {
    const marked = (units: readonly string[]) => {
      const table = corps([units.length === 1 ? 3 : 2, 1, 6]);
      table.t.refused = [table.hex('1111')];
      table.act(order('uL-thomas', units));
      return table.t.refused.length;
    };
    expect([marked(ALL), marked(['u-baird'])]).toEqual([0, 1]);
  });
});

describe('GCACW 7.1-grand-unit-fatigue, 7.1-grand-demoralized, 7.1-grand-unit-new, 7.1-grand-unit-restrict who may not join is told why', () => {
  it('by fatigue, by its heart, because it was chosen, by the ground, by its place', async () => {
    const edges = [{ a: '1012', b: '1112', water: 'minor' } as never];
    const scenario = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'city' }, edges });
    const table = position({
      ...{ scenario, side: 'confederate', leaders: { 'cL-polk': 'c-hindman', 'cL-bragg': 'c-hindman' }, dice: [5, 3] },
      units: {
        ...{ 'c-hindman': '1111', 'c-law': '1111 demoralized 1', 'c-gist': '1211', 'c-stewart': '1011 fatigue 4' },
        ...{ 'c-preston': '1012', 'c-cheatham': '1115', 'u-baird': '1112' },
      },
    }).act({ type: 'assault', leader: 'cL-polk', units: ['c-hindman'], hex: '1112' });
    table.act({ type: 'grand', leader: 'cL-bragg' });
    const joins = (...units: string[]) => ({ type: 'join', units }) as const;
    table.refused(joins('c-law'), '7.1-grand-demoralized');
    expect(table.refused(joins('c-stewart'), '7.1-grand-unit-fatigue').args).toEqual({ unit: 'c-stewart', fatigue: 4 });
    table.refused(joins('c-hindman'), '7.1-grand-unit-new');
    table.refused(joins('c-preston'), '7.1-res-river');
    table.refused(joins('c-cheatham'), '7.1-grand-hex');
    table.refused(joins(), '7.1-grand-hexes');
    table.allowed(joins('c-gist'));
  });
});
