import { describe, expect, it } from 'vitest';
import { grandNumber } from '../rules/05-assault.ts';
import { outcomeOf } from '../rules/07-odds.ts';
import { ALL, BAC, corps, order } from './corps.ts';
import { attackBy, modifiers, plain } from './plain.ts';
import { position } from './table.ts';

// Clauses of assaults that no other test needs.

const RTG = await plain('rtg-armies-meet');
const HOLD = { type: 'hold' } as const;
const storm = (...units: string[]) => ({ type: 'storm', units }) as const;
const joins = (...units: string[]) => ({ type: 'join', units }) as const;

describe('GCACW 7.1-a1-artillery guns of another command are tired as others are', () => {
  it('at fatigue 3 they go, at 4 they do not', () => {
    const guns = (fatigue: number) =>
      position({
        ...{ scenario: BAC, side: 'confederate', leaders: { 'cL-polk': 'c-hindman' } },
        units: { 'c-hindman': '1111', 'c-robertson-art': `1111 fatigue ${fatigue}`, 'u-baird': '1112' },
      });
    guns(3).allowed(order('cL-polk', ['c-hindman', 'c-robertson-art']));
    guns(4).refused(order('cL-polk', ['c-hindman', 'c-robertson-art']), '7.1-a1-leader');
  });
});

describe('GCACW 7.1-a5-enough, 7.1-a5-fewer how many go', () => {
  it('number 3 and two chosen: both, without a question', () => {
    const both = corps([2, 1, 6]).act(order('uL-thomas', ['u-baird', 'u-negley']));
    expect(both.t.attack!.units).toEqual([both.unit('u-baird'), both.unit('u-negley')]);
  });
  it('number 2 of three: neither one nor three, and nobody who was not chosen', () => {
    const two = corps([3]).act(order('uL-thomas', ALL));
    two.refused(storm('u-baird'), '7.1-a5-fewer');
    two.refused(storm(...ALL), '7.1-a5-fewer');
    two.refused(storm('u-baird', 'u-baird'), '7.1-a5-fewer');
    const one = corps([4]).act(order('uL-thomas', ['u-baird', 'u-negley']));
    one.refused(storm('u-brannan'), '7.1-a5-fewer');
    one.allowed(storm('u-negley'));
  });
});

describe('GCACW 7.1-grand-number, 7.1-grand-six, 7.1-grand-hexes, 7.1-grand-units, 7.1-grand-unit-fatigue, 7.1-grand-unit-new joining', () => {
  const grand = (dice: readonly number[], law = '1011 fatigue 3') =>
    position({
      ...{ scenario: BAC, side: 'confederate', dice, leaders: { 'cL-walker': 'c-gist', 'cL-bragg': 'c-law' } },
      units: { 'c-gist': '1111', 'c-liddell': '1111', 'c-hindman': '1011', 'c-law': law, 'u-baird': '1112' },
    });
  it('a 5 of a great leader does not fail; command less the die of 0 does', () => {
    expect([grandNumber(6, 5), grandNumber(5, 5)]).toEqual([1, 0]);
    const table = grand([1, 4, 1, 6]).act(order('cL-walker', ['c-gist']));
    table.act({ type: 'grand', leader: 'cL-bragg' });
    expect([table.t.attack!.grand, table.t.attack!.units]).toEqual([0, [table.unit('c-gist')]]);
  });
  it('number 1 is one hex with as many units as one likes; at fatigue 3 they come; nobody twice', () => {
    const table = grand([1, 3, 1, 6])
      .act(order('cL-walker', ['c-gist']))
      .act({ type: 'grand', leader: 'cL-bragg' });
    table.refused(joins('c-hindman', 'c-hindman'), '7.1-grand-units');
    table.act(joins('c-hindman', 'c-law'));
    expect([table.t.attack!.units.length, table.how('c-law')]).toEqual([3, 'manpower 8 fatigue 4']);
  });
  it('one helper at fatigue 3 is enough to try', () => {
    const table = grand([1]);
    table.t.at[table.unit('c-hindman')] = table.hex('2018');
    table.t.at[table.unit('c-liddell')] = table.hex('2018');
    table.act(order('cL-walker', ['c-gist'])).allowed({ type: 'grand', leader: 'cL-bragg' });
  });
  it('who was chosen and left out does not come back as a helper', () => {
    const table = grand([3, 3])
      .act(order('cL-walker', ['c-gist', 'c-liddell']))
      .act(storm('c-gist'))
      .act({ type: 'grand', leader: 'cL-bragg' });
    table.refused(joins('c-liddell'), '7.1-grand-unit-new');
    table.allowed(joins('c-law'));
  });
});

describe('GCACW 7.2-extra-grand-only', () => {
  it('eighty of one hex lose no more than the table says; in a grand assault one more', () => {
    const slugs = ['c-heth', 'c-pender', 'c-r-anderson', 'c-rodes', 'c-early'];
    const units = Object.fromEntries(slugs.map(slug => [slug, '1111 manpower 18']));
    const table = position({ scenario: RTG, units: { ...units, 'u-wadsworth': '1112' } });
    const one = attackBy(table, slugs, '1112');
    expect([outcomeOf(table.t, one, 0).extra, outcomeOf(table.t, { ...one, grand: 1 }, 0).extra]).toEqual([0, 1]);
  });
});

describe('GCACW 7.4-assault', () => {
  it('an assault has its +1 alone, no modifier of a kind', () => {
    const how = modifiers(corps([]), ['u-baird'], '1112', { leader: 'uL-thomas' });
    expect([how['assault'], how['kind']]).toEqual([1, undefined]);
    expect(modifiers(corps([]), ['u-baird'], '1112', { kind: 'prepared' })).toMatchObject({ kind: 1 });
  });
});

describe('GCACW 7.1-a6-grand', () => {
  it('nobody must try one', () => {
    const table = position({
      ...{
        scenario: BAC,
        side: 'confederate',
        dice: [1, 1, 6],
        leaders: { 'cL-walker': 'c-gist', 'cL-bragg': 'c-law' },
      },
      units: { 'c-gist': '1111', 'c-law': '1011', 'u-baird': '1112' },
    }).act(order('cL-walker', ['c-gist']));
    table.act(HOLD);
    expect([table.t.attack!.grand, table.t.fatigue[table.unit('c-law')]]).toEqual([0, 0]);
  });
});
