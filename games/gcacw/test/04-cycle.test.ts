import { describe, expect, it } from 'vitest';
import { tieWinner } from '../rules/04-cycle.ts';
import { opening, type Position, position } from './table.ts';

const PAMUNKEY = 'gtc-across-the-pamunkey';
const units = { 'u-russell': '1806', 'c-heth': '0303' };
/** A new action phase in Grant Takes Command, after a march in place. */
const asked = (dice: readonly number[], more: Position = {}) => {
  const table = position({ scenario: PAMUNKEY, units, dice: [1, ...dice], ...more });
  const [mover] = Object.keys(more.units ?? units);
  table.march(mover!).end();
  return table;
};

describe('GCACW 4.2-roll, 4.1-phase, 4.1-next-phase, 3.0-action-cycle both roll after each action', () => {
  it('5 against 3: the Union decides', () => {
    const table = asked([5, 3]);
    expect(table.asked).toEqual(['union', 'cycle.winner']);
    table.done();
  });
  it('2 against 3: the Confederates', () => expect(asked([2, 3]).asked).toEqual(['confederate', 'cycle.winner']));
});

describe('GCACW 4.2-tie-other ties go to the Confederates', () => {
  it('4 to 4 in Grant Takes Command', () => expect(asked([4, 4]).asked).toEqual(['confederate', 'cycle.winner']));
});

describe('GCACW 4.2-tie-bac in Battle Above the Clouds the number decides', () => {
  it('odd ones are Confederate, even ones Union', () => {
    const { t } = position();
    expect([1, 2, 3, 4, 5, 6].map(number => tieWinner(t, number))).toEqual([1, 0, 1, 0, 1, 0]);
    expect([1, 2].map(number => tieWinner(position({ options: ['confederate-ties'] }).t, number))).toEqual([1, 1]);
    expect([1, 2].map(number => tieWinner(position({ scenario: PAMUNKEY }).t, number))).toEqual([1, 1]);
  });
  const bac = {
    scenario: 'bac-battle-of-chickamauga',
    units: { 'u-baird': '0718', 'c-hindman': '1216' },
    leaders: { 'cL-polk': 'c-hindman', 'cL-bragg': 'c-hindman' },
  };
  it('a tie of ones may make a corps leader sit still', () => {
    const table = asked([1, 1, 2], bac);
    expect(table.asked).toEqual(['union', 'cycle.silence']);
    table.act({ type: 'silence', leader: 'cL-polk' });
    expect(table.asked).toEqual(['confederate', 'cycle.winner']);
    table.refused({ type: 'activate', leader: 'cL-polk', units: ['c-hindman'] }, '4.2-tie-bac');
    table.done();
  });
  it('on a 3 they obey; a tie of twos is no test; nor is it with the other option', () => {
    expect(asked([1, 1, 3], bac).asked).toEqual(['confederate', 'cycle.winner']);
    expect(asked([2, 2], bac).asked).toEqual(['union', 'cycle.winner']);
    expect(asked([1, 1], { ...bac, options: ['confederate-ties'] }).asked).toEqual(['confederate', 'cycle.winner']);
  });
  it('nor in a scenario that leaves it out', () => {
    const intro = {
      ...bac,
      scenario: 'bac-crossing-chickamauga-creek',
      units: { 'c-liddell': '1516', 'u-wilder': '1313' },
      leaders: { 'cL-walker': 'c-liddell' },
      side: 'confederate',
    };
    expect(asked([1, 1], intro).asked).toEqual(['confederate', 'cycle.winner']);
  });
});

describe('GCACW 4.2-no-unit-auto a side that cannot act loses the initiative without a roll', () => {
  it('all Union units at fatigue 4', () => {
    const table = asked([], { units: { 'c-heth': '0303', 'u-russell': '1806 fatigue 4' }, side: 'confederate' });
    expect(table.asked).toEqual(['confederate', 'cycle.winner']);
    expect([table.t.dice, table.said('initiative.alone').length]).toEqual([[0, 0], 1]);
    table.done();
  });
});

describe('GCACW 4.2-no-unit-must-roll, 4.2-no-unit-must-pass where ties have effects they roll all the same', () => {
  it('and the winner who cannot act passes', () => {
    const table = asked([5, 3], {
      scenario: 'bac-battle-of-chickamauga',
      units: { 'c-hindman': '1216', 'u-baird': '0718 fatigue 4' },
      side: 'confederate',
    });
    expect(table.asked).toEqual(['confederate', 'cycle.loser']);
    expect(table.said('initiative.passed').map(each => each.args?.['side'])).toEqual(['union']);
  });
});

describe('GCACW 4.2-winner-options, 4.2-pass-gives, 4.2-loser-options, 4.4-both-pass, 4.4-recovery-next', () => {
  it('a pass hands the initiative over without a roll; a second ends the cycle', () => {
    const table = position({ scenario: PAMUNKEY, units, options: ['dry'], turn: 3 });
    table.pass();
    expect(table.asked).toEqual(['confederate', 'cycle.loser']);
    table.pass().idle();
    expect([table.asked[1], table.said('recovery.begins').length]).toEqual(['over', 1]); // §4.4-recovery-next
  });
  it('GCACW 4.2-take-obliges, 4.3-one-action whoever takes it does one thing', () => {
    const table = position({ scenario: PAMUNKEY, units, dice: [3, 6, 1] });
    table.march('u-russell');
    expect(table.asked).toEqual(['union', 'march.go']);
    table.refused({ type: 'pass' }, '4.3-one-action');
    table.end();
    expect(table.asked).toEqual(['union', 'cycle.winner']);
    table.done();
  });
  it('the loser who takes it acts, and dice are rolled anew', () => {
    const table = position({ scenario: PAMUNKEY, units, dice: [3, 6, 1] });
    table.pass().march('c-heth').end();
    expect(table.asked).toEqual(['union', 'cycle.winner']);
  });
});

describe('GCACW 4.4-pass-alone, 4.4-none-eligible, 4.0-single-cycle ends of a cycle', () => {
  it('a pass against an enemy who cannot act', () => {
    const table = position({ scenario: PAMUNKEY, units: { ...units, 'c-heth': '0303 fatigue 4' }, turn: 3 });
    table.pass().idle();
    expect(table.asked[1]).toBe('over');
  });
  it('nobody can act any more', () => {
    const table = position({
      scenario: PAMUNKEY,
      units: { 'u-russell': '1806 fatigue 3', 'c-heth': '0303 fatigue 4' },
      turn: 3,
      dice: [4, 1],
    });
    table.march('u-russell').end();
    expect([table.asked[1], table.t.acts]).toEqual(['over', 0]);
  });
});

describe('GCACW 4.2-note-die the initiative die is kept', () => {
  it('until the next phase', () => {
    const scenario = 'otr-to-the-james';
    const table = asked([5, 2], { scenario, units: { 'u-morell': '1409', 'c-mclaws': '0908' }, options: ['dry'] });
    expect(table.t.dice).toEqual([5, 2]);
  });
});

describe('GCACW 4.3-active whoever acts is active', () => {
  it('the active player, and the marching unit', () => {
    const table = position({ scenario: PAMUNKEY, units, dice: [3] });
    table.pass().march('c-heth');
    expect([table.t.active, table.t.march?.unit]).toEqual([1, table.unit('c-heth')]);
  });
});

describe('GCACW 2.0-two-sides two sides', () => {
  it('Union and Confederates', () => {
    const table = opening(PAMUNKEY);
    expect(Object.keys(table.game.seats(table.state.setup))).toEqual(['union', 'confederate']);
  });
});
