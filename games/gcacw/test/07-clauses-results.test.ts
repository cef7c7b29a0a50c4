import { describe, expect, it } from 'vitest';
import { tables } from '../data/index.ts';
import { resultsFor } from '../rules/07-results.ts';
import { flee, type Ground, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Clauses of results, withdrawals and advances that no other test needs.

const city = (change: Ground = {}) =>
  plain('bac-battle-of-chickamauga', { ...change, terrain: { '1112': 'city', ...change.terrain } });
const CITY = await city();
const OTHERS = { 'u-wagner': '0903', 'c-hindman': '2018' }; // so that both sides can still act
const HOLD = { type: 'hold' } as const;
const attack = (kind = 'normal') => ({ type: 'attack', hex: '1112', kind }) as const;
const edge = (more: object) => ({ a: '1111', b: '1112', ...more }) as never;
const lose = (unit: string, manpower: number) => ({ type: 'lose', unit, manpower }) as const;
/** Baird (9) in 1111 attacks Gist (6) in the city of 1112: his die and Gist's; then those of the next initiative. */
function fought(mine: number, theirs: number, more: Position = {}, kind = 'normal'): Table {
  const units = { ...OTHERS, 'u-baird': '1111', 'c-gist': '1112', ...more.units };
  const table = position({ scenario: CITY, ...more, units, dice: [4, mine, theirs, ...(more.dice ?? [])] });
  return table.march('u-baird').act(attack(kind));
}
const NEXT = { dice: [3, 2] };

describe('GCACW 7.5-col-attacker', () => {
  it('3 is of the first column, 4 of the second', () =>
    expect([3, 4, 59, 60].map(value => resultsFor(0, value, 1).attacker)).toEqual(['D', '1D', '5D', '6D']));
});

describe('GCACW 7.5-two-results, 7.5-col-defender every cell of the combat table', () => {
  const { rows, attackerColumns, defenderColumns } = tables.combatTable;
  /** The least and the most value of each column. */
  const ends = (columns: readonly (number | null)[]) =>
    columns.map((most, i) => [(columns[i - 1] ?? 0) + 1, most ?? (columns[i - 1] ?? 0) + 40] as const);
  it('is read by the least and by the most value of its column', () => {
    for (const { difference, attacker, defender } of rows) {
      const read = (columns: readonly (number | null)[], of: (value: number) => string) =>
        ends(columns).map(([least, most]) => [of(least), of(most)]);
      const mine = read(attackerColumns, value => resultsFor(difference, value, 1).attacker);
      const theirs = read(defenderColumns, value => resultsFor(difference, 1, value).defender);
      expect([difference, mine]).toEqual([difference, attacker.map(cell => [cell, cell])]);
      expect([difference, theirs]).toEqual([difference, defender.map(cell => [cell, cell])]);
    }
  });
});

describe('GCACW 7.5-immediate', () => {
  it('the defender has lost and decides before the attacker loses anybody', () => {
    const table = fought(3, 3, { units: { 'u-baird': '1111 manpower 20', 'c-gist': '1112 manpower 20' }, ...NEXT });
    expect([table.asked[1], table.t.manpower[table.unit('c-gist')], table.t.manpower[table.unit('u-baird')]]).toEqual([
      ...['combat.withdraw', 19, 20],
    ]);
    table.act(HOLD);
    expect(table.said('combat.lost').map(each => each.args?.['unit'])).toEqual(['c-gist', 'u-baird']);
  });
});

describe('GCACW 7.5-number-org', () => {
  it('a number without a D leaves order as it was', () => {
    const units = { 'u-baird': '1111 manpower 20', 'c-gist': '1112 manpower 20' };
    expect(
      fought(3, 4, { units, ...NEXT })
        .act(HOLD)
        .how('c-gist'),
    ).toBe('manpower 19 fatigue 2');
  });
});

describe('GCACW 7.5-Rstar-again', () => {
  const crushed = (mine: number, theirs: number, gist: string, kind: string) =>
    flee(fought(mine, theirs, { units: { 'c-gist': gist }, ...NEXT }, kind))
      .act(HOLD)
      .how('c-gist');
  it('not from Demoralize-1, not by an R', () => {
    expect(crushed(6, 1, '1112 manpower 4 disorganized demoralized 1', 'prepared')).toBe(
      'manpower 2 fatigue 3 disorganized demoralized 2',
    );
    expect(crushed(5, 2, '1112 demoralized 2', 'normal')).toBe('manpower 5 fatigue 3 disorganized demoralized 2');
  });
});

describe('GCACW 7.5-apply-number-att, 7.5-apply-number-def, 7.5-apply-over how losses are divided', () => {
  it('the attacker takes no more off than he owes', () => {
    const units = { 'u-baird': '1111', 'u-negley': '1111', 'u-brannan': '1111', 'c-gist': '1112' };
    const table = position({ scenario: CITY, units, leaders: { 'uL-thomas': 'u-brannan' }, dice: [2, 1, 6] });
    table.act({ type: 'assault', leader: 'uL-thomas', units: ['u-baird', 'u-negley', 'u-brannan'], hex: '1112' });
    table.act(HOLD).refused(lose('u-baird', 4), '7.5-apply-number-att');
    table.allowed(lose('u-baird', 3));
  });
  const stormed = (gist: number, liddell: number) =>
    position({
      ...{ scenario: CITY, dice: [4, 5, 1] },
      units: { 'u-brannan': '1111', 'c-gist': `1112 manpower ${gist}`, 'c-liddell': `1112 manpower ${liddell}` },
    })
      .march('u-brannan')
      .act(attack('prepared'));
  it('the defender at least one at a time, and no more than a unit has', () => {
    const table = stormed(1, 11);
    expect(table.t.attack!.defenderResult).toBe('2DR');
    table.refused(lose('c-liddell', 0), '7.5-apply-number-def');
    table.refused(lose('c-gist', 2), '7.5-apply-number-def');
    table.allowed(lose('c-gist', 1));
  });
  it('who owes all he has is not asked', () => {
    const table = stormed(1, 1);
    expect([table.where('c-gist'), table.where('c-liddell'), table.asked[1]]).toEqual([
      ...['gone', 'gone', 'combat.advance'],
    ]);
  });
});

describe('GCACW 7.5-leader-relocate', () => {
  const fallen = (leader: string, units: Record<string, string>) =>
    position({
      ...{ scenario: CITY, side: 'confederate', leaders: { [leader]: 'u-baird' }, dice: [4, 6, 1] },
      units: { 'c-hindman': '1111', 'u-baird': '1112 manpower 1', ...units },
    })
      .march('c-hindman')
      .act(attack())
      .with(leader);
  it('to the nearest of his; an army leader to infantry only', () => {
    expect(fallen('uL-thomas', { 'u-negley': '1516', 'u-brannan': '1115' })).toBe('u-brannan');
    expect(fallen('uL-rosecrans', { 'u-minty': '1113', 'u-reynolds': '1516' })).toBe('u-reynolds');
    expect(fallen('uL-rosecrans', { 'u-minty': '1113' })).toBe('nobody');
  });
});

describe('GCACW 7.6-vol, 7.6-vol-subset, 7.6-vol-free, 7.6-vol-dash who withdraws', () => {
  it('nobody who has had to retreat is asked', () => {
    expect(flee(fought(4, 1)).asked[1]).toBe('combat.advance');
  });
  const withdraw = (...units: string[]) => ({ type: 'withdraw', units }) as const;
  it('somebody, and nobody twice', () => {
    const table = fought(3, 6, { units: { 'c-liddell': '1112' } });
    table.refused(withdraw(), '7.6-vol-subset');
    table.refused(withdraw('c-gist', 'c-gist'), '7.6-vol-subset');
  });
  it('after an f it costs nothing more; after a dash only those who go are tired', () => {
    const tired = fought(3, 5, NEXT);
    expect(tired.t.attack!.defenderResult).toBe('f');
    expect(flee(tired.act(withdraw('c-gist'))).how('c-gist')).toBe('manpower 6 fatigue 1');
    const dash = fought(1, 6, { units: { 'c-liddell': '1112' }, ...NEXT });
    flee(dash.act(withdraw('c-liddell')));
    expect([dash.how('c-gist'), dash.how('c-liddell')]).toEqual(['manpower 6 fatigue 0', 'manpower 8 fatigue 1']);
  });
});

describe('GCACW 7.6-advance, 7.6-advance-leader, 7.6-advance-leader-new who goes along', () => {
  const advance = (units: readonly string[], leaders?: readonly string[]) =>
    ({ type: 'advance', units, ...(leaders ? { leaders } : {}) }) as const;
  it('all who stormed, if they like', () => {
    const units = { 'u-baird': '1111', 'u-negley': '1111', 'c-gist': '1112 manpower 1' };
    const table = position({ scenario: CITY, units, leaders: { 'uL-thomas': 'u-baird' }, dice: [2, 6, 1, 3, 2] });
    table.act({ type: 'assault', leader: 'uL-thomas', units: ['u-baird', 'u-negley'], hex: '1112' });
    table.refused(advance([]), '7.6-advance');
    table.refused(advance(['u-baird', 'u-baird']), '7.6-advance');
    table.act(advance(['u-baird', 'u-negley']));
    expect([table.where('u-baird'), table.where('u-negley'), table.where('uL-thomas')]).toEqual([
      ...['1112', '1112', '1112'],
    ]);
  });
  const victor = (leader: string, unit: string, more: Record<string, string> = {}) =>
    flee(fought(4, 1, { units: more, leaders: { [leader]: unit }, ...NEXT }));
  it('a leader whose last unit goes must go; with another of his he may stay', () => {
    victor('uL-thomas', 'u-baird').refused(advance(['u-baird'], []), '7.6-advance-leader');
    const stays = victor('uL-thomas', 'u-baird', { 'u-negley': '1111' }).act(advance(['u-baird'], []));
    expect([stays.with('uL-thomas'), stays.where('uL-thomas'), stays.where('u-baird')]).toEqual([
      ...['u-negley', '1111', '1112'],
    ]);
  });
  it('never with a unit that is not his, never one from elsewhere', () => {
    const crittenden = victor('uL-crittenden', 'u-wood', { 'u-wood': '1111' });
    crittenden.refused(advance(['u-baird'], ['uL-crittenden']), '7.6-advance-leader-new');
    victor('uL-thomas', 'u-negley', { 'u-negley': '1011' }).refused(
      advance(['u-baird'], ['uL-thomas']),
      '7.6-advance-leader',
    );
  });
});

describe('GCACW 7.6-advance-terrain', () => {
  const over = async (more: object, pontoon = false) => {
    const scenario = await city({ edges: [edge({ water: 'minor', ...more })] });
    const table = fought(6, 1, { scenario, table: { flood: [9, 9] }, ...NEXT }, 'prepared');
    if (pontoon) table.t.pontoons = [{ side: table.hex('1111') * 6 + 4, owner: 0 }];
    return flee(table).asked[1];
  };
  it('in flood by a bridge; by a ford only with a pontoon of one’s own', async () => {
    const ford = { crossing: 'ford', crossingName: 'F' };
    expect(await over({ crossing: 'bridge', crossingName: 'B' })).toBe('combat.advance');
    expect([await over(ford, true), (await over(ford)) === 'combat.advance']).toEqual(['combat.advance', false]);
  });
});

describe('GCACW 7.6-advance-zoc, 7.8-not-after-retreat', () => {
  it('where no zone was entered the march goes on, and in the next hex flanks may be refused', () => {
    const units = { ...OTHERS, 'u-brannan': '1111', 'c-mcnair': '1112 manpower 1' };
    const table = position({ scenario: CITY, units, dice: [6, 6, 1] })
      .march('u-brannan')
      .act(attack('hasty'));
    table.act({ type: 'advance', units: ['u-brannan'] }).refused({ type: 'refuse' }, '7.8-not-after-retreat');
    table.move('1113').allowed({ type: 'refuse' });
  });
  it('who enters a zone afterwards stops there by the rule of marches', () => {
    const units = { ...OTHERS, 'u-brannan': '1111', 'c-mcnair': '1112 manpower 1', 'c-law': '1114' };
    const table = position({ scenario: CITY, units, dice: [6, 6, 1] })
      .march('u-brannan')
      .act(attack('hasty'));
    table.act({ type: 'advance', units: ['u-brannan'] }).move('1113');
    table.refused({ type: 'move', path: ['1012'] }, '6.2-zoc-enter');
  });
});
