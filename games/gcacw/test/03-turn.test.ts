import { describe, expect, it } from 'vitest';
import { inAnyZoneOf } from '../rules/02-zones.ts';
import { opening, position } from './table.ts';

const PAMUNKEY = 'gtc-across-the-pamunkey';
const JAMES = 'otr-to-the-james';

describe('GCACW 3.0-order, 3.0-turn-marker, 3.0-recovery-phase, 6.3-transfer-order the phases of a turn', () => {
  it('a new turn, transfers by the Union and then the Confederates, the cycle; recovery only after it', () => {
    const table = opening('sjw-cedar-run');
    expect([table.t.turn, table.asked]).toEqual([1, ['union', 'transfers.transfer']]);
    table.act({ type: 'endTransfers' });
    expect(table.asked).toEqual(['confederate', 'transfers.transfer']); // §6.3-transfer-order
    expect(table.said('cycle.begins')).toHaveLength(0);
    table.act({ type: 'endTransfers' });
    expect([table.said('cycle.begins').length, table.said('recovery.begins').length]).toEqual([1, 0]);
  });
  it('after the last turn of the scenario the game is over', () => {
    const table = position({ units: { 'u-baird': '1109', 'c-cleburne': '2011' }, turn: 3 });
    table.pass().pass().idle();
    expect([table.asked[1], table.t.turn]).toEqual(['over', 3]);
    expect(table.game.outcome(table.t)?.why.rule).toBe('§3.0-turn-marker');
  });
  it('before it the marker goes on, and everyone rests', () => {
    const table = position({ units: { 'u-baird': '1109 fatigue 3', 'c-cleburne': '2011' }, dice: [3, 4] });
    table.pass().pass().idle();
    expect([table.t.turn, table.how('u-baird')]).toEqual([2, 'manpower 9 fatigue 0 exhausted']);
    table.done();
  });
});

describe('GCACW 3.0-random-events, 12.0-own-table events, where a scenario uses them', () => {
  const units = { 'u-morell': '1409', 'c-mclaws': '0908' };
  const begun = (scenario: string, dice: readonly number[], options: readonly string[] = [], turn = 2) => {
    const on = scenario === JAMES ? units : { 'u-russell': '1806', 'c-heth': '0303' };
    const table = position({ scenario, options, turn: turn - 1, units: on, dice: [...dice, 3, 4] });
    table.pass().pass().idle();
    return table;
  };
  it('2 in On to Richmond!: rain for this turn and three more, and rivers rise', () => {
    const table = begun(JAMES, [1, 1]);
    expect([table.t.rain, table.t.flood]).toEqual([5, [8, 11]]); // §12.0-flood-minor-otr §12.0-flood-major-otr
  });
  it('11: no Union leader may act this turn', () => {
    const table = begun(JAMES, [5, 6]);
    expect(table.t.paralysed).toEqual([1, 0]);
    table.done();
  });
  it('7: nothing', () => expect(begun(JAMES, [3, 4]).t.rain).toBe(0));
  it('none are rolled with the dry option or in a scenario without', () => {
    begun(JAMES, [], ['dry']).done();
    const table = position({ units: { 'u-baird': '1109', 'c-cleburne': '2011' }, dice: [3, 4] });
    table.pass().pass().idle().done();
  });
  it('a variant sets the event: rain on the second day of the Pamunkey', () => {
    const table = begun(PAMUNKEY, [], ['wet'], 2);
    expect(table.t.rain).toBe(3);
  });
  it('they start with the turn the scenario says', () => {
    const at = { 'u-schenck': '0804', 'c-winder': '1114' };
    const table = position({ scenario: 'siv-between-two-armies', turn: 1, units: at, dice: [1, 1, 3, 4] });
    table.pass().pass().idle();
    expect(table.t.rain).toBe(4);
  });
});

describe('GCACW 1.0-replace reinforcements come as the scenario says', () => {
  const second = (more: object = {}) => {
    const table = position({
      scenario: PAMUNKEY,
      options: ['dry'],
      units: { 'u-russell': '1806', 'c-heth': '0303', ...more },
      dice: [],
    });
    for (const [unit, data] of table.t.at.entries())
      if (
        data < 0 &&
        ['u-barlow', 'u-gibbon', 'u-birney', 'u-griffin', 'u-cutler', 'u-crawford'].some(id => table.unit(id) === unit)
      )
        table.t.at[unit] = -1;
    for (const id of ['uL-hancock', 'uL-grant', 'uL-warren']) table.t.with[table.leader(id)] = -1;
    return table.pass().pass().idle();
  };
  it('with a choice of entry hexes the owner is asked, else they come in', () => {
    const table = second();
    expect(table.asked).toEqual(['union', 'transfers.enter']);
    expect([table.where('u-griffin'), table.where('uL-warren')]).toEqual(['1701', '1701']);
    expect(table.how('u-griffin')).toBe('manpower 11 fatigue 0 exhausted'); // the reinforcement's values hold
    table.refused({ type: 'enter', unit: 'u-barlow', hex: '1701' }, '1.0-replace');
    table.act({ type: 'enter', unit: 'u-barlow', hex: '1001' });
    table.act({ type: 'enter', unit: 'u-gibbon', hex: '1201' }).act({ type: 'enter', unit: 'u-birney', hex: '1201' });
    expect([table.where('uL-hancock'), table.where('uL-grant'), table.asked[1]]).toEqual([
      '1001',
      '1001',
      'transfers.transfer',
    ]);
  });
  it('whoever finds an enemy on every entry hex waits', () => {
    const table = second({ 'c-mahone': '1701' });
    expect([table.where('u-griffin'), inAnyZoneOf(table.t, 1, table.hex('1702'))]).toEqual(['to come', true]);
  });
});
