import { describe, expect, it } from 'vitest';
import { leaveMarkers } from '../rules/06-move.ts';
import { type Position, position, type Table } from './table.ts';

/** Baird marches with so many points; Wagner and Hindman are far away. */
const march = (from: string, die: number, more: Position = {}): Table =>
  position({
    ...more,
    units: { 'u-baird': from, 'u-wagner': '0903', 'c-hindman': '2011', ...more.units },
    dice: [die, ...(more.dice ?? [])],
  }).march('u-baird');
const path = (...hexes: string[]) => ({ type: 'move', path: hexes }) as const;

describe('GCACW 6.1-insufficient, 6.1-zero-stop, 6.1-not-saved, 6.0-march-does points of a march', () => {
  it('a hex that costs more than is left is refused, with the figures', () => {
    const why = march('1112', 4).move('1111').refused(path('1110', '1210'), '6.1-insufficient');
    expect(why.args).toEqual({ hex: '1210', needs: 12, has: 4 });
  });
  it('with none left it can go no farther', () => {
    const table = march('1112', 2, { dice: [6, 1] });
    table.refused(path('1111', '1110', '1109'), '6.1-zero-stop');
    table.move('1111', '1110');
    expect([table.where('u-baird'), table.asked[1]]).toEqual(['1110', 'cycle.winner']);
    table.done();
  });
  it('what is left at the end is gone: the next march has its own roll', () => {
    const table = march('1112', 4, { dice: [6, 1, 2] })
      .move('1111')
      .end();
    expect(table.t.march).toBeNull();
    expect(table.march('u-baird').points).toBe(2);
    table.done();
  });
});

describe('GCACW 6.2-min-one, 6.2-min-one-attack, 6.2-min-one-terrain, 6.2-min-one-ferry one hex is always allowed', () => {
  it('from the first hex, for everything it has; not a second one', () => {
    const table = march('1110', 2, { dice: [6, 1] });
    table.refused(path('1109', '1208'), '6.1-insufficient');
    table.move('1210');
    expect([table.where('u-baird'), table.asked[1]]).toEqual(['1210', 'cycle.winner']);
  });
  it('not after an attack', () => {
    const table = march('1110', 2);
    table.t.march!.attacked = 1;
    table.refused(path('1210'), '6.1-insufficient');
  });
  it('never over a river or into a mountain', () => {
    march('1512', 1).refused(path('1411'), '6.2-river');
    march('0316', 1).refused(path('0216'), '6.2-mountain');
  });
  it('over a ferry too', () => {
    const table = march('0802', 1, { dice: [6, 1] }).move('0801');
    expect(table.where('u-baird')).toBe('0801');
  });
  it('GCACW 6.2-min-one-cavret also when cavalry has taken the whole allowance', () => {
    const table = march('1110', 2);
    Object.assign(table.t.march!, { cut: 12 });
    expect(table.points).toBe(0);
    table.allowed(path('1111'));
    table.refused(path('1111', '1112'), '6.1-zero-stop');
  });
});

describe('GCACW 6.2-zoc-enter, 6.2-zoc-friend entering a normal zone stops', () => {
  it('even beside a friend', () => {
    const units = { 'c-law': '1109', 'u-negley': '1110' };
    const table = march('1112', 6, { units });
    table.refused(path('1111', '1110', '1111'), '6.2-zoc-enter');
    table.move('1111', '1110').refused(path('1111'), '6.2-zoc-enter');
    expect([table.points, table.asked[1]]).toEqual([4 - 1, 'march.go']);
  });
  it('GCACW 6.2-zoc-attack-continue, 6.2-zoc-cav-gone once the enemy is gone it may go on', () => {
    const table = march('1112', 6, { units: { 'c-law': '1109' } }).move('1111', '1110');
    table.t.at[table.unit('c-law')] = -2;
    table.t.stamp++;
    table.allowed(path('1109'));
  });
});

describe('GCACW 6.2-zoc-exit-first, 6.2-zoc-still-in, 6.2-zoc-to-free leaving a normal zone', () => {
  const beside = (more: Position = {}) => march('1110', 5, { ...more, units: { 'c-law': '1109', ...more.units } });
  it('as the first thing, for a point more', () => {
    const table = beside().move('1111');
    expect(table.points).toBe(3);
    table.allowed(path('1112'));
  });
  it('not after an attack while an enemy still holds it there', () => {
    const table = beside();
    table.t.march!.attacked = 1;
    table.refused(path('1111'), '6.2-zoc-exit-first');
  });
  it('GCACW 6.2-min-one-zoc by the minimum move without the points', () => {
    const table = march('1110', 1, { units: { 'c-law': '1109' }, dice: [6, 1] }).move('1111');
    expect([table.where('u-baird'), table.how('u-baird')]).toEqual(['1111', 'manpower 9 fatigue 1']);
  });
});

describe('GCACW 6.2-zoc-to-zoc, 6.2-zoc-to-zoc-friend, 6.2-zoc-to-zoc-end from zone to zone', () => {
  // Law holds 1110 and 1111 … Gist too, from the other side.
  const between = (standing: string, to: string, more: Position['units'] = {}) =>
    march(standing, 6, { units: { 'c-law': '1109', 'c-gist': '1112', ...more }, dice: [6, 1] }).move(to);
  it('GCACW 6.2-zoc-to-zoc-route takes everything and ends the march; along a road nothing worse', () => {
    const table = between('1110', '1111', { 'u-negley': '1111' });
    expect([table.where('u-baird'), table.how('u-baird'), table.asked[1]]).toEqual([
      '1111',
      'manpower 9 fatigue 1',
      'cycle.winner',
    ]);
  });
  it('GCACW 6.2-zoc-to-zoc-disorg off the roads it is disorganized', () => {
    const table = march('1108', 6, { units: { 'c-law': '1109', 'c-gist': '1308' }, dice: [6, 1] }).move('1208');
    expect([table.where('u-baird'), table.how('u-baird')]).toEqual(['1208', 'manpower 9 fatigue 1 disorganized']);
  });
  it('GCACW 6.2-zoc-to-zoc-loss or loses one if it already was', () => {
    const table = march('1108 disorganized', 6, { units: { 'c-law': '1109', 'c-gist': '1308' }, dice: [6, 1] }).move(
      '1208',
    );
    expect(table.how('u-baird')).toBe('manpower 8 fatigue 1 disorganized');
  });
  it('even the last man: it is gone, and its leader with another', () => {
    const units = { 'c-law': '1109', 'c-gist': '1308', 'u-negley': '0917' };
    const table = march('1108 disorganized manpower 1', 6, {
      units,
      leaders: { 'uL-thomas': 'u-baird' },
      dice: [6, 1],
    }).move('1208');
    expect([table.where('u-baird'), table.with('uL-thomas'), table.asked[1]]).toEqual([
      'gone',
      'u-negley',
      'cycle.winner',
    ]);
  });
  it('GCACW 6.2-zoc-to-zoc-terrain never over a river without a crossing', () => {
    const units = { 'c-law': '1410', 'c-gist': '1513' };
    march('1512', 6, { units: { ...units, 'c-liddell': '1412' } }).refused(path('1411'), '6.2-river');
  });
});

describe('GCACW 9.0-remove works stay behind', () => {
  it('as soon as the unit leaves the hex, not before', () => {
    const table = march('1112 works fort', 4);
    expect(table.how('u-baird')).toContain('works fort');
    expect(table.move('1111').how('u-baird')).toBe('manpower 9 fatigue 1');
  });
});

describe('GCACW 7.8-stays a Refused Flanks marker does not go along', () => {
  it('it is removed when the hex is left empty, and stays with whoever stays', () => {
    const alone = march('1112', 4);
    alone.t.refused = [alone.hex('1112')];
    expect(alone.move('1111').t.refused).toEqual([]);
    const two = march('1112', 4, { units: { 'u-negley': '1112' } });
    two.t.refused = [two.hex('1112')];
    expect(two.move('1111').t.refused).toEqual([two.hex('1112')]);
  });
  it('an enemy who retreats through the hex does not take it away', () => {
    const { t, hex } = march('1112', 4);
    t.refused = [hex('1112')];
    leaveMarkers(t, 1, hex('1112'));
    expect(t.refused).toEqual([hex('1112')]);
  });
});

describe('GCACW 6.3-attached, 2.2-leader-never-alone, 6.3-never-alone-move a leader goes with his unit', () => {
  it('wherever it goes, and never by himself', () => {
    const table = march('1112', 4, { leaders: { 'uL-thomas': 'u-baird' } }).move('1111', '1110');
    expect(table.where('uL-thomas')).toBe('1110');
    table.refused({ type: 'move', path: ['1109'], leaders: [] }, '2.2-leader-never-alone');
  });
});

describe('GCACW 6.3-choice, 6.3-army-choice, 6.3-several-leaders when one of several units leaves', () => {
  const two = { 'u-negley': '1112' };
  it('he may stay with the other, or go with a unit he was not with', () => {
    const stays = march('1112', 4, { units: two, leaders: { 'uL-thomas': 'u-baird' } });
    stays.act({ type: 'move', path: ['1111'], leaders: [] });
    expect([stays.with('uL-thomas'), stays.where('uL-thomas')]).toEqual(['u-negley', '1112']);
    const goes = march('1112', 4, { units: two, leaders: { 'uL-thomas': 'u-negley' } });
    goes.act({ type: 'move', path: ['1111'], leaders: ['uL-thomas'] });
    expect(goes.where('uL-thomas')).toBe('1111');
  });
  it('an army leader with infantry of any command', () => {
    const table = march('1112', 4, {
      units: { 'u-davis': '1112', 'u-minty': '1112' },
      leaders: { 'uL-rosecrans': 'u-baird' },
    });
    table.act({ type: 'move', path: ['1111'], leaders: [] });
    expect(table.with('uL-rosecrans')).toBe('u-davis');
  });
  it('nobody who is elsewhere, not under him, or beside an equal', () => {
    const table = march('1112', 4, {
      units: { 'u-davis': '1112', 'u-wood': '1009' },
      leaders: { 'uL-a-mccook': 'u-davis', 'uL-crittenden': 'u-wood' },
    });
    table.refused({ type: 'move', path: ['1111'], leaders: ['uL-crittenden'] }, '6.3-attached');
    table.refused({ type: 'move', path: ['1111'], leaders: ['uL-a-mccook'] }, '6.3-no-command');
  });
});

describe('GCACW 6.4-unlimited, 6.4-force-marker, 6.4-force-leave, 6.4-force-join, 6.4-force-zoc stacks', () => {
  it('any number share a hex, and each leaves or joins by its own march', () => {
    const units = {
      'u-negley': '1112',
      'u-brannan': '1112',
      'u-reynolds': '1112',
      'u-davis': '1112',
      'u-wood': '1112',
    };
    const table = march('1112', 6, { units, dice: [6, 1] }).move('1111');
    expect(table.where('u-negley')).toBe('1112');
    table.end().sound();
    const joins = march('1112', 6, { units: { 'u-negley': '1111', 'u-davis': '1111' } }).move('1111');
    expect([joins.where('u-baird'), joins.asked[1]]).toEqual(['1111', 'march.go']);
  });
});

describe('GCACW 6.5-increase, 5.1-single-unit fatigue rises by acting', () => {
  it('of the unit that acts only', () => {
    const table = march('1112', 6, { units: { 'u-negley': '1112' } });
    expect([table.how('u-baird'), table.how('u-negley')]).toEqual(['manpower 9 fatigue 1', 'manpower 9 fatigue 0']);
  });
});
