import { describe, expect, it } from 'vitest';
import { SHAPES } from '../actions.ts';
import { ARMY_LEADER, campaignNamed, scenarios } from '../data/index.ts';
import { modifiers } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Where chapters 5 and 6 meet combat: what attacks cost, when cavalry is asked, what ends a march.

const attack = (hex: string, kind: string) => ({ type: 'attack', hex, kind }) as const;
/** Baird at 1110 with so many points; Cheatham beside him at 1111, along the pike. */
const beside = (die: number, more: Position = {}, ...dice: number[]): Table =>
  position({
    ...more,
    units: { 'u-baird': '1110', 'u-wagner': '0903', 'c-cheatham': '1111', ...more.units },
    dice: [die, ...dice],
  }).march('u-baird');
const kindsAllowed = (table: Table, hex = '1111'): string[] =>
  ['column', 'hasty', 'normal', 'prepared'].filter(kind => table.whyNot(attack(hex, kind)) === null);

describe('GCACW 6.1-attack-in-march attacks happen within a march', () => {
  it('not before one, and against an adjacent enemy only', () => {
    const idle = position({ units: { 'u-baird': '1110', 'c-cheatham': '1111' } });
    idle.refused(attack('1111', 'hasty'), '4.3-one-action');
    const table = beside(6);
    table.allowed(attack('1111', 'hasty'));
    expect(table.whyNot(attack('1109', 'hasty'))).not.toBeNull();
    expect(table.whyNot(attack('1108', 'hasty'))).not.toBeNull();
  });
});

describe('GCACW 6.1-attack-column, 6.1-attack-hasty, 6.1-attack-normal, 6.1-attack-prepared, 6.1-attack-mp what they cost', () => {
  it('foot: 0, 1, 2 and 4 points, all of them', () => {
    expect([1, 2, 3, 4].map(die => kindsAllowed(beside(die)).length)).toEqual([2, 3, 3, 4]);
    const why = beside(3).refused(attack('1111', 'prepared'), '6.1-attack-mp');
    expect(why.args).toEqual({ kind: 'prepared', needs: 8, has: 6 });
  });
  it('horse: 0, 2, 4 and 8', () => {
    const ride = (a: number, b: number) =>
      position({ units: { 'u-minty': '1110', 'u-wagner': '0903', 'c-cheatham': '1111' }, dice: [a, b] }).march(
        'u-minty',
      );
    expect(
      [
        [1, 1],
        [1, 2],
        [1, 3],
        [4, 3],
        [4, 4],
      ].map(([a, b]) => kindsAllowed(ride(a!, b!)).length),
    ).toEqual([2, 2, 3, 3, 4]);
  });
  it('GCACW 6.1-attack-column-needs a column attack needs a whole point: half of one is not enough', () => {
    const units = { 'u-baird': '1112', 'c-cheatham': '1110', 'u-wagner': '0903', 'c-law': '2011' };
    const wet = position({ units, rain: true, dice: [2] })
      .march('u-baird')
      .move('1111');
    expect(wet.points).toBe(0.5);
    wet.refused(attack('1110', 'column'), '6.1-attack-column-needs');
  });
  it('GCACW 6.1-attack-terrain whatever the ground', () => {
    const woods = position({ units: { 'u-baird': '1109', 'u-wagner': '0903', 'c-cheatham': '1209' }, dice: [2] }).march(
      'u-baird',
    );
    expect(kindsAllowed(woods, '1209')).toEqual(kindsAllowed(beside(2)));
  });
});

describe('GCACW 6.1-types-not-assault assaults have no type', () => {
  it('none can be named', () => {
    expect(Object.keys(SHAPES.attack)).toContain('kind');
    expect(Object.keys(SHAPES.assault)).not.toContain('kind');
    const units = { 'u-baird': '1110', 'c-cheatham': '1111' };
    const table = position({ units, leaders: { 'uL-thomas': 'u-baird' } });
    expect(modifiers(table, ['u-baird'], '1111', { leader: 'uL-thomas' })['kind']).toBeUndefined();
  });
});

describe('GCACW 5.1-end-attack an attack that takes the last points is fought all the same', () => {
  it('and then the march is over', () => {
    const table = beside(2, {}, 1, 1, 6, 6, 1).act(attack('1111', 'normal'));
    expect(table.said('attack.declared')).toHaveLength(1);
    while (table.asked[1].startsWith('combat')) table.act({ type: 'hold' });
    expect([table.t.attack, table.t.march, table.asked[1]]).toEqual([null, null, 'cycle.winner']);
    expect(table.how('u-baird')).toContain('disorganized');
  });
});

describe('GCACW 5.2-9-combat-end in an activation a result ends that unit’s march only', () => {
  it('the next one still acts', () => {
    const table = position({
      units: { 'u-baird': '1110', 'u-negley': '1109', 'u-brannan': '1109', 'u-wagner': '0903', 'c-cheatham': '1111' },
      leaders: { 'uL-thomas': 'u-brannan' },
      dice: [4, 1, 1, 6],
    });
    table
      .activate('uL-thomas', 'u-baird', 'u-negley')
      .act({ type: 'stay' })
      .next('u-baird')
      .act(attack('1111', 'column'));
    while (table.asked[1].startsWith('combat')) table.act({ type: 'hold' });
    expect([table.asked[1], table.t.march?.unit, table.points]).toEqual(['march.go', table.unit('u-negley'), 5]);
  });
});

describe('GCACW 5.1-cav-retreat-window, 5.2-6-cav, 6.2-cav-retreat cavalry is asked before foot goes on', () => {
  const units = { 'u-baird': '1110', 'u-wagner': '0903', 'c-scott': '1111', 'c-law': '2011' };
  it('when a march begins in its normal zone, before a force march', () => {
    const table = position({ units, dice: [4] }).march('u-baird');
    expect(table.asked).toEqual(['confederate', 'evade.ask']);
    table.act({ type: 'hold' });
    expect(table.asked).toEqual(['union', 'march.go']);
    table.allowed({ type: 'force' });
  });
  it('and within an activation', () => {
    const table = position({ units, leaders: { 'uL-thomas': 'u-baird' }, dice: [4] }).activate('uL-thomas', 'u-baird');
    expect(table.asked).toEqual(['confederate', 'evade.ask']);
  });
  it('and when a march enters it; not for horse', () => {
    const far = { ...units, 'u-baird': '1108', 'u-minty': '1109' };
    const table = position({ units: far, dice: [6] })
      .march('u-baird')
      .move('1109', '1110');
    expect(table.asked).toEqual(['confederate', 'evade.ask']);
    const riders = position({ units: far, dice: [3, 3] })
      .march('u-minty')
      .move('1110');
    expect(riders.asked).toEqual(['union', 'march.go']);
  });
});

describe('GCACW 6.2-zoc-no-refuse, 6.2-zoc-refuse-in-place flanks and enemy zones', () => {
  it('not after entering one; in the hex where the march began', () => {
    const units = { 'u-baird': '1109', 'u-wagner': '0903', 'c-cheatham': '1111' };
    const entered = position({ units, dice: [4] })
      .march('u-baird')
      .move('1110');
    entered.refused({ type: 'refuse' }, '7.8-not-entering');
    beside(4).allowed({ type: 'refuse' });
  });
});

describe('GCACW 2.2-leader-army-value army leaders lend no tactical value', () => {
  it('in any scenario', () => {
    for (const { id } of scenarios) {
      const { leaders } = campaignNamed(id);
      for (const [leader, level] of leaders.level.entries())
        if (level === ARMY_LEADER) expect([leaders.attack[leader], leaders.defense[leader]]).toEqual([0, 0]);
    }
  });
});

describe('GCACW 5.0-types, 5.0-no-burn, 5.0-entrench-from-1863 the five actions', () => {
  const five = ['march', 'activate', 'assault', 'burn', 'entrench'] as const;
  it('are the only ones, besides passing', () => {
    const table = position({ units: { 'u-baird': '1110', 'c-law': '2011' }, leaders: { 'uL-thomas': 'u-baird' } });
    for (const type of five) expect(Object.keys(SHAPES)).toContain(type);
    table.allowed({ type: 'march', unit: 'u-baird' });
    table.refused({ type: 'move', path: ['1111'] }, '4.3-one-action');
  });
  it('no station is burnt in the Valley or before Richmond, nobody digs by an action in 1862', () => {
    const table = position({ scenario: 'otr-to-the-james', units: { 'u-morell': '1409', 'c-mclaws': '0908' } });
    table.refused({ type: 'burn', unit: 'u-morell' }, '5.4-titles');
    table.refused({ type: 'entrench', unit: 'u-morell' }, '5.5-years');
    expect(
      ['siv-lewiston', 'otr-to-the-james', 'gtc-across-the-pamunkey'].map(id => campaignNamed(id).title.burnStations),
    ).toEqual([false, false, true]);
  });
});
