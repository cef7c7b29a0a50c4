import { describe, expect, it } from 'vitest';
import { flee } from './plain.ts';
import { along, attack, marching, move, onPlain, water } from './rulebook.ts';
import { type Position, position } from './table.ts';

// 6.3 to 6.5, and where zones and cavalry retreats meet in a march.

const open = await onPlain();
const transfer = (leader: string, to: string) => ({ type: 'transfer', leader, to }) as const;
/** Granger and Wheeler can always ride, so that there is a question. */
const transfers = (more: Position) =>
  position({
    scenario: open,
    step: 'transfers.transfer',
    ...more,
    units: { 'u-steedman': '0101', 'u-d-mccook': '0102', 'c-wharton': '2321', 'c-martin': '2320', ...more.units },
    leaders: { 'uL-granger': 'u-steedman', 'cL-wheeler': 'c-wharton', ...more.leaders },
  });
const END = { type: 'endTransfers' } as const;

describe('GCACW 6.3-choice, 6.3-attached who goes with a unit that leaves', () => {
  const two = (leader: string, more: Position = {}) =>
    marching(open, '1112', 6, { units: { 'u-negley': '1112' }, leaders: { [leader]: 'u-baird' }, ...more });
  it('its leader goes along unless told', () => {
    const table = two('uL-thomas').move('1111');
    expect([table.with('uL-thomas'), table.where('uL-thomas')]).toEqual(['u-baird', '1111']);
  });
  it('he may stay with the other', () => {
    const table = two('uL-thomas').act({ type: 'move', path: ['1111'], leaders: [] });
    expect([table.with('uL-thomas'), table.where('uL-thomas')]).toEqual(['u-negley', '1112']);
  });
  it('one who was with the other may go along', () => {
    const table = two('uL-thomas', { leaders: { 'uL-thomas': 'u-negley' } });
    table.act({ type: 'move', path: ['1111'], leaders: ['uL-thomas'] });
    expect(table.with('uL-thomas')).toBe('u-baird');
  });
  it('left alone he must go', () => {
    const table = marching(open, '1112', 6, { units: { 'u-davis': '1112' }, leaders: { 'uL-thomas': 'u-baird' } });
    table.refused({ type: 'move', path: ['1111'], leaders: [] }, '2.2-leader-never-alone');
  });
  it('not with a unit that is not his', () => {
    const table = marching(open, '1112', 6, { units: { 'u-davis': '1112' }, leaders: { 'uL-a-mccook': 'u-davis' } });
    expect(table.whyNot({ type: 'move', path: ['1111'], leaders: ['uL-a-mccook'] })).not.toBeNull();
  });
  it('GCACW 6.3-army-choice an army leader with any infantry, whatever its corps; left with horse only he must go', () => {
    const units = { 'u-davis': '1112', 'u-minty': '1112' };
    const table = marching(open, '1112', 6, { units, leaders: { 'uL-rosecrans': 'u-davis' } });
    table.act({ type: 'move', path: ['1111'], leaders: ['uL-rosecrans'] });
    expect(table.with('uL-rosecrans')).toBe('u-baird');
    const alone = marching(open, '1112', 6, { units: { 'u-minty': '1112' }, leaders: { 'uL-rosecrans': 'u-baird' } });
    expect(alone.whyNot({ type: 'move', path: ['1111'], leaders: [] })).not.toBeNull();
  });
  it('not with horse', () => {
    const units = { 'u-baird': '1112', 'u-minty': '1112', 'c-law': '2011' };
    const table = position({ scenario: open, units, leaders: { 'uL-rosecrans': 'u-baird' }, dice: [3, 3] });
    table.march('u-minty');
    expect(table.whyNot({ type: 'move', path: ['1111'], leaders: ['uL-rosecrans'] })).not.toBeNull();
  });
});

describe('GCACW 6.3-transfer-phase, 6.3-transfer-path, 6.3-transfer-order, 6.3-transfer-any transfers', () => {
  const far = (hex: string, more: Position['units'] = {}) =>
    transfers({
      units: { 'u-baird': '0510', 'u-negley': hex, 'c-law': '2011', ...more },
      leaders: { 'uL-thomas': 'u-baird' },
    });
  it('ten hexes, not eleven', () => {
    far('1510').allowed(transfer('uL-thomas', 'u-negley'));
    far('1610').refused(transfer('uL-thomas', 'u-negley'), '6.3-transfer-path');
  });
  it('round enemies, through their zones', () => {
    const wall = (at: number) =>
      ['07', '08', '09', '10', '11', '12', '13'].map(row => `${String(at).padStart(2, '0')}${row}`);
    const who = ['c-law', 'c-gist', 'c-liddell', 'c-stewart', 'c-preston', 'c-hindman', 'c-cheatham'];
    const line = Object.fromEntries(wall(10).map((hex, i) => [who[i]!, hex]));
    far('1510', line).refused(transfer('uL-thomas', 'u-negley'), '6.3-transfer-path');
    const { 'c-stewart': _, ...gap } = line;
    far('1510', { ...gap, 'c-law': '1007' }).allowed(transfer('uL-thomas', 'u-negley'));
  });
  it('over bare rivers and mountains', async () => {
    const column = (c: string, rows: number) =>
      Array.from({ length: rows }, (_, i) => `${c}${String(i + 1).padStart(2, '0')}`);
    const terrain = Object.fromEntries(column('10', 21).map(hex => [hex, 'mountain' as const]));
    const scenario = await onPlain([], { terrain });
    transfers({
      scenario,
      units: { 'u-baird': '0510', 'u-negley': '1510', 'c-law': '2011' },
      leaders: { 'uL-thomas': 'u-baird' },
    }).allowed(transfer('uL-thomas', 'u-negley'));
  });
  it('one after the other, each once; the Union first', () => {
    const table = transfers({
      units: {
        'u-baird': '0510',
        'u-negley': '0710',
        'u-davis': '0511',
        'u-sheridan': '0811',
        'c-law': '2011',
        'c-b-johnson': '1911',
      },
      leaders: { 'uL-thomas': 'u-baird', 'uL-a-mccook': 'u-davis', 'cL-hood': 'c-law' },
    });
    expect(table.whyNot(transfer('cL-hood', 'c-b-johnson'), 'confederate')).not.toBeNull();
    table.act(transfer('uL-thomas', 'u-negley')).act(transfer('uL-a-mccook', 'u-sheridan'));
    expect(table.whyNot(transfer('uL-thomas', 'u-baird'))).not.toBeNull();
    table.act(END);
    expect(table.asked).toEqual(['confederate', 'transfers.transfer']);
    table.act(transfer('cL-hood', 'c-b-johnson'));
    expect(table.with('cL-hood')).toBe('c-b-johnson');
  });
  it('GCACW 6.3-several-leaders two corps leaders never with one unit, an army leader with a corps leader', () => {
    const units = { 'c-law': '1511', 'c-kershaw': '1611', 'u-baird': '0510', 'c-hindman': '1411' };
    const table = transfers({
      units,
      side: 'confederate',
      leaders: { 'cL-hood': 'c-law', 'cL-longstreet': 'c-kershaw', 'cL-bragg': 'c-hindman' },
    });
    table.refused(transfer('cL-longstreet', 'c-law'), '6.3-several-leaders');
    table.allowed(transfer('cL-bragg', 'c-law'));
  });
  it('GCACW 6.3-army-transfer an army leader: infantry only', () => {
    const units = {
      'u-baird': '0510',
      'u-minty': '0610',
      'c-law': '2011',
      'c-robertson-art': '1911',
      'c-hindman': '1811',
    };
    transfers({ units, leaders: { 'uL-rosecrans': 'u-baird' } }).refused(
      transfer('uL-rosecrans', 'u-minty'),
      '2.2-leader-army-infantry',
    );
    transfers({ units, side: 'confederate', leaders: { 'cL-bragg': 'c-law' } }).refused(
      transfer('cL-bragg', 'c-robertson-art'),
      '2.2-leader-army-infantry',
    );
  });
  it('a corps leader to any arm of his, not to another corps', () => {
    const units = { 'u-baird': '0510', 'u-wilder': '0610', 'u-davis': '0611', 'c-law': '2011' };
    const table = transfers({ units, leaders: { 'uL-thomas': 'u-baird' } });
    table.allowed(transfer('uL-thomas', 'u-wilder'));
    table.refused(transfer('uL-thomas', 'u-davis'), '6.3-no-command');
  });
});

describe('GCACW 6.3-army-with-active, 6.3-army-not-cav along with the active leader', () => {
  it('to the same unit, or not at all', () => {
    const units = { 'u-baird': '0510', 'u-negley': '0710', 'c-law': '2011' };
    const at = () =>
      position({
        scenario: open,
        units,
        leaders: { 'uL-thomas': 'u-baird', 'uL-rosecrans': 'u-baird' },
        dice: [4],
      }).activate('uL-thomas', 'u-baird', 'u-negley');
    const both = at().act({ type: 'transfer', leader: 'uL-thomas', to: 'u-negley', along: ['uL-rosecrans'] });
    expect([both.with('uL-thomas'), both.with('uL-rosecrans')]).toEqual(['u-negley', 'u-negley']);
    const one = at().act({ type: 'transfer', leader: 'uL-thomas', to: 'u-negley' });
    expect([one.with('uL-thomas'), one.with('uL-rosecrans')]).toEqual(['u-negley', 'u-baird']);
  });
});

describe('GCACW 6.2-zoc-to-zoc-loss the last man falls on the march', () => {
  it('and his leader rides to the nearest of his units', () => {
    const units = { 'u-negley': '0512', 'c-law': '1113' };
    const table = marching(open, '1112 disorganized manpower 1', 6, {
      units,
      leaders: { 'uL-thomas': 'u-baird' },
      dice: [6, 1],
    }).move('1212');
    expect([table.where('u-baird'), table.with('uL-thomas')]).toEqual(['gone', 'u-negley']);
    table.sound().done();
  });
});

describe('GCACW 6.2-zoc-cav-gone, 6.2-min-one-cavret, 6.2-cav-retreat horse before a march', () => {
  const EVADE = { type: 'evade' } as const;
  // Davidson, cavalry of 2: no modifier; the die halved comes off the points.
  const rode = (die: number, roll: number, units: Position['units'] = {}) =>
    flee(marching(open, '1112', die, { units: { 'c-davidson': '1113', ...units }, dice: [roll] }).act(EVADE));
  it('a march begun beside it: asked first; gone, there is no zone to pay for', () => {
    const table = rode(6, 4);
    expect(table.points).toBe(4);
    expect(table.move('1111').points).toBe(1);
    table.done();
  });
  it('the whole march taken: one hex all the same, but no flanks refused', () => {
    const table = rode(2, 5);
    expect(table.points).toBe(0);
    table.refused({ type: 'refuse' }, '7.8-cost');
    table.allowed(move('1111'));
  });
  it('horse it meets on its way: gone, it goes on; with another enemy there it is held', async () => {
    const road = await onPlain(along(['1110', '1111', '1112']));
    const meet = (units: Position['units'] = {}) =>
      flee(
        marching(road, '1110', 6, { units: { 'c-davidson': '1112', ...units }, dice: [2] })
          .move('1111')
          .act(EVADE),
      );
    const free = meet();
    expect(free.points).toBe(4);
    free.allowed(move('1112'));
    const held = meet({ 'c-law': '1211' });
    expect(held.whyNot(move('1112'))).not.toBeNull();
  });
  it('never before horse', () => {
    const units = { 'u-minty': '1112', 'u-baird': '0903', 'c-davidson': '1113', 'c-law': '2011' };
    expect(position({ scenario: open, units, dice: [3, 3] }).march('u-minty').asked).toEqual(['union', 'march.go']);
  });
});

describe('GCACW 6.4-unlimited, 6.5-four heaps and tired men', () => {
  it('eight divisions in a hex', () => {
    const who = ['u-negley', 'u-brannan', 'u-reynolds', 'u-davis', 'u-r-johnson', 'u-sheridan', 'u-wood', 'u-palmer'];
    const units = Object.fromEntries(who.map(unit => [unit, '1111']));
    const table = marching(open, '1112', 6, { units }).move('1111');
    expect([table.where('u-baird'), table.points]).toEqual(['1111', 1]);
  });
  it('at fatigue 4 nothing; with the option it marches if in order, and is no longer', () => {
    const units = { 'u-baird': '1112 fatigue 4', 'u-negley': '0512', 'c-law': '2011' };
    position({ scenario: open, units }).refused({ type: 'march', unit: 'u-baird' }, '5.1-fatigue-3');
    const table = position({ scenario: open, units, options: ['fatigue-4'], dice: [6] }).march('u-baird');
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4 disorganized');
    expect(table.whyNot({ type: 'force' })).not.toBeNull();
    table.done();
  });
});

describe('GCACW 6.2-zoc-no-refuse, 6.2-zoc-refuse-in-place flanks in a zone', () => {
  const refuse = { type: 'refuse' } as const;
  it('in place, not on entering, not from zone to zone', () => {
    marching(open, '1112', 6, { units: { 'c-law': '1113' } }).allowed(refuse);
    const entering = marching(open, '1111', 6, { units: { 'c-law': '1113' } }).move('1112');
    expect(entering.points).toBe(3);
    expect(entering.whyNot(refuse)).not.toBeNull();
  });
  it('attack and column of route from the hex where it began across bare woods', async () => {
    const scenario = await onPlain([water('creek', '1112', '1111'), ...along(['1011', '1111'])], {
      terrain: { '1113': 'woods' },
    });
    marching(scenario, '1112', 4, { units: { 'c-law': '1113' } }).allowed(attack('1113', 'hasty'));
    marching(scenario, '1111', 4, { units: { 'c-law': '1113' } })
      .move('1112')
      .refused(attack('1113', 'hasty'), '7.1-res-woods');
  });
});
