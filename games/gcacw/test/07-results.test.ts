import { describe, expect, it } from 'vitest';
import { distance } from '../data/index.ts';
import { COMBAT, lostBy, of, SURRENDER } from '../state.ts';
import { flee, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// In a city guns do not count: Baird (9) from 1111 against Gist (6) in 1112 is even, and the difference is that of the dice.
const CITY = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'city' } });
const OTHERS = { 'u-wagner': '0903', 'c-hindman': '2018' }; // so that both sides can still act
const HOLD = { type: 'hold' } as const;
/** Baird's die and Gist's; then the dice of the next initiative. */
function fought(mine: number, theirs: number, more: Position = {}, kind = 'normal'): Table {
  const units = { ...OTHERS, 'u-baird': '1111', 'c-gist': '1112', ...more.units };
  const table = position({ scenario: CITY, ...more, units, dice: [4, mine, theirs, ...(more.dice ?? [])] });
  return table.march('u-baird').act({ type: 'attack', hex: '1112', kind });
}
/** Gist after a fight in which he holds. */
const held = (mine: number, theirs: number, gist = '1112'): string =>
  fought(mine, theirs, { units: { 'c-gist': gist }, dice: [3, 2] })
    .act(HOLD)
    .how('c-gist');

describe('GCACW 7.5-D, 7.5-F, 7.5-f, 7.5-no-ext what letters do to a defender', () => {
  it('three, two and one level of fatigue; D disorganizes; never more than four, never an extended march', () => {
    expect([held(3, 3), held(3, 4), held(3, 5)]).toEqual([
      ...['manpower 6 fatigue 3 disorganized', 'manpower 6 fatigue 2', 'manpower 6 fatigue 1'],
    ]);
    expect(held(3, 3, '1112 fatigue 3')).toBe('manpower 6 fatigue 4 disorganized');
  });
});

describe('GCACW 7.5-number, 7.5-number-org, 7.5-number-disorg, 7.5-apply-march', () => {
  it('the attacker’s number and letter hit the marching unit alone', () => {
    const table = fought(3, 5, { units: { 'u-negley': '1111' }, dice: [3, 2] }).act(HOLD);
    expect(table.how('u-baird')).toBe('manpower 7 fatigue 4 disorganized');
    expect(table.how('u-negley')).toBe('manpower 9 fatigue 0');
    expect(lostBy(table.t, 0, COMBAT)).toBe(2);
  });
  it('who is disorganized already loses men alike, and stays so', () => {
    const table = fought(3, 5, { units: { 'u-baird': '1111 disorganized' }, dice: [3, 2] }).act(HOLD);
    expect([lostBy(table.t, 0, COMBAT) > 0, table.t.organized[table.unit('u-baird')]]).toEqual([true, 0]);
  });
});

describe('GCACW 7.5-r, 7.6-normal, 7.6-stack', () => {
  it('Dr: two hexes at least, four at most', () => {
    const table = fought(4, 1, { dice: [3, 2] });
    expect(table.t.attack!.defenderResult).toBe('Dr');
    table.act({ type: 'retreat', hex: '1113' });
    expect(table.whyNot({ type: 'halt' })).not.toBeNull();
    table.act({ type: 'retreat', hex: '1114' }).act({ type: 'halt' }).act(HOLD).done();
    expect([table.where('c-gist'), table.how('c-gist')]).toEqual(['1114', 'manpower 6 fatigue 3 disorganized']);
  });
  it('all of the hex go the same way', () => {
    const table = fought(4, 1, { units: { 'c-mcnair': '1112' }, dice: [3, 2] });
    flee(table.act({ type: 'lose', unit: 'c-gist', manpower: 1 }));
    expect(table.where('c-mcnair')).toBe(table.where('c-gist'));
    expect(table.where('c-gist')).not.toBe('1112');
  });
});

describe('GCACW 7.5-R, 11.0-gain, 11.0-leaders, 7.6-rout, 7.6-leaders', () => {
  const routed = (gist: string, theirs = 1) =>
    flee(fought(5, theirs, { units: { 'c-gist': gist }, leaders: { 'cL-walker': 'c-gist' }, dice: [3, 2] })).act(HOLD);
  it('a rout of four to six hexes and a level of demoralization; the leader goes along', () => {
    const table = position({ scenario: CITY, units: { 'u-baird': '1111', 'c-gist': '1112' }, dice: [4, 5, 1, 3, 2] });
    table.march('u-baird').act({ type: 'attack', hex: '1112', kind: 'normal' });
    flee(table).act(HOLD).done();
    expect(table.how('c-gist')).toBe('manpower 5 fatigue 3 disorganized demoralized 1');
    const far = distance(of(table.t).board, table.hex('1112'), table.t.at[table.unit('c-gist')]!);
    expect(far).toBeGreaterThanOrEqual(4);
  });
  it('a second time level 2, then nothing more', () => {
    // Walker (3) leads Gist: one off Baird; at Demoralize-2 the defender loses one: 6 and 5 against 1.
    const first = flee(fought(6, 1, { units: { 'c-gist': '1112 demoralized 1' }, dice: [3, 2] })).act(HOLD);
    expect(first.how('c-gist')).toContain('demoralized 2');
    const again = flee(fought(5, 2, { units: { 'c-gist': '1112 demoralized 2' }, dice: [3, 2] })).act(HOLD);
    expect(again.how('c-gist')).toBe('manpower 5 fatigue 3 disorganized demoralized 2');
    const led = routed('1112');
    expect(led.where('cL-walker')).toBe(led.where('c-gist'));
    const rout = flee(fought(6, 1, { leaders: { 'cL-walker': 'c-gist' }, dice: [3, 2] })).act(HOLD);
    expect(rout.said('unit.demoralized').map(each => each.args?.['unit'])).toEqual(['c-gist']);
    expect(rout.t.silent).toEqual([]);
  });
});

describe('GCACW 7.5-Rstar, 7.5-Rstar-again', () => {
  const crushed = (gist: string) =>
    flee(fought(6, 1, { units: { 'c-gist': gist }, dice: [3, 2] }, 'prepared')).act(HOLD);
  it('straight to level 2; who is there already loses one more', () => {
    expect(crushed('1112 manpower 4 disorganized').how('c-gist')).toBe(
      'manpower 2 fatigue 3 disorganized demoralized 2',
    );
    expect(crushed('1112 manpower 4 disorganized demoralized 2').how('c-gist')).toBe(
      'manpower 1 fatigue 3 disorganized demoralized 2',
    );
  });
});

describe('GCACW 7.5-apply-number-def, 7.5-apply-letter-def, 7.1-defend-all', () => {
  it('the owner divides the number, the letters hit all', () => {
    const units = { 'u-brannan': '1111', 'c-gist': '1112', 'c-liddell': '1112' };
    const table = position({ scenario: CITY, units, dice: [4, 5, 1, 3, 2] }).march('u-brannan');
    table.act({ type: 'attack', hex: '1112', kind: 'prepared' });
    expect(table.t.attack!.defenderResult).toBe('2DR');
    table.refused({ type: 'lose', unit: 'c-gist', manpower: 3 }, '7.5-apply-number-def');
    table.refused({ type: 'lose', unit: 'u-brannan', manpower: 1 }, '7.5-apply-helper');
    table.act({ type: 'lose', unit: 'c-gist', manpower: 1 }).act({ type: 'lose', unit: 'c-liddell', manpower: 1 });
    flee(table).act(HOLD).done();
    expect([table.how('c-gist'), table.how('c-liddell')]).toEqual([
      'manpower 5 fatigue 3 disorganized demoralized 1',
      'manpower 7 fatigue 3 disorganized demoralized 1',
    ]);
  });
});

describe('GCACW 7.5-eliminate, 7.5-apply-over, 7.5-leader-relocate, 7.5-leader-eliminate', () => {
  const destroyed = (more: Record<string, string>) =>
    fought(6, 1, { units: { 'c-gist': '1112 manpower 1', ...more }, leaders: { 'cL-walker': 'c-gist' } });
  it('a unit without men is gone; its leader goes to the nearest of his, or is gone too', () => {
    const table = destroyed({ 'c-liddell': '1516' });
    expect([table.where('c-gist'), table.with('cL-walker')]).toEqual(['gone', 'c-liddell']);
    expect(lostBy(table.t, 1, COMBAT)).toBe(1);
    expect(destroyed({ 'c-law': '1516' }).where('cL-walker')).toBe('gone');
  });
  it('with units equally near in two hexes his owner chooses, before the attacker advances', () => {
    const units = {
      ...OTHERS,
      'u-baird': '1112 manpower 1',
      'u-negley': '1114',
      'u-brannan': '1312',
      'c-hindman': '1111',
    };
    const far = { 'u-reynolds': '1512' };
    const table = position({
      ...{ scenario: CITY, side: 'confederate', units: { ...units, ...far }, leaders: { 'uL-thomas': 'u-baird' } },
      dice: [4, 6, 1],
    })
      .march('c-hindman')
      .act({ type: 'attack', hex: '1112', kind: 'normal' });
    expect(table.asked).toEqual(['union', 'homes.choose']);
    const ride = (to: string) => ({ type: 'transfer', leader: 'uL-thomas', to }) as const;
    table.refused(ride('u-reynolds'), '7.5-leader-relocate');
    table.allowed(ride('u-negley'));
    table.act(ride('u-brannan'));
    expect([table.with('uL-thomas'), table.asked[1]]).toEqual(['u-brannan', 'combat.advance']);
  });
});

describe('GCACW 7.6-advance, 7.5-a, 7.6-advance-fatigued, 7.6-advance-nonpart, 7.6-advance-works, 7.6-advance-leader, 7.6-advance-leader-new', () => {
  it('who attacked may follow, even when its march is over; others may not; works stay behind', () => {
    const units = { 'u-baird': '1111 works breastworks', 'u-negley': '1111' };
    const table = fought(4, 1, { units, leaders: { 'uL-thomas': 'u-negley' }, dice: [3, 2] });
    flee(table).refused({ type: 'advance', units: ['u-negley'] }, '7.6-advance-nonpart');
    table.act({ type: 'advance', units: ['u-baird'], leaders: ['uL-thomas'] }).done();
    expect([table.where('u-baird'), table.with('uL-thomas'), table.how('u-baird')]).toEqual([
      ...['1112', 'u-baird', 'manpower 9 fatigue 2'], // Thomas is there: fa
    ]);
  });
  it('without an `a` nobody advances', () => {
    const table = fought(3, 3, { units: { 'c-gist': '1112' }, dice: [3, 2] });
    flee(table.act({ type: 'withdraw', units: ['c-gist'] })).done();
    expect(table.where('u-baird')).toBe('1111');
  });
});

describe('GCACW 7.6-advance-continue, 7.6-advance-zoc, 6.2-zoc-still-in', () => {
  it('after a clean victory the march goes on; in a zone it may only attack', () => {
    const units = { 'c-gist': '1112 manpower 1', 'c-law': '1114' };
    const table = fought(6, 1, { units }, 'hasty').act({ type: 'advance', units: ['u-baird'] });
    expect([table.points, table.where('u-baird')]).toEqual([3, '1112']);
    table.allowed({ type: 'move', path: ['1012'] });
    const near = fought(6, 1, { units: { ...units, 'c-law': '1113' } }).act({ type: 'advance', units: ['u-baird'] });
    near.refused({ type: 'move', path: ['1012'] }, '7.6-advance-zoc');
    near.refused({ type: 'refuse' }, '7.8-not-entering');
  });
});

describe('GCACW 7.6-surrender, 7.6-surrender-min', () => {
  it('who cannot retreat surrenders, all his men lost so', async () => {
    const walls = ['1211', '1011', '1012', '1113', '1212'].map(b => ({ a: '1112', b, water: 'major' }) as never);
    const scenario = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'city' }, edges: walls });
    // five walls cover: 5 hexes and Baird’s own: +4 - 3
    const table = fought(4, 2, { scenario });
    expect([table.where('c-gist'), lostBy(table.t, 1, SURRENDER)]).toEqual(['gone', 6]);
    table.allowed({ type: 'advance', units: ['u-baird'] });
  });
});

describe('GCACW 7.6-vol, 7.6-vol-now, 7.6-vol-dash, 7.6-vol-free, 7.6-vol-adjacent, 7.6-vol-f4, 7.6-vol-subset', () => {
  it('of his own will one hex or more; after a dash it tires', () => {
    const dash = fought(1, 6, { dice: [3, 2] });
    expect(dash.t.attack!.defenderResult).toBe('-');
    dash
      .act({ type: 'withdraw', units: ['c-gist'] })
      .act({ type: 'retreat', hex: '1113' })
      .act({ type: 'halt' })
      .done();
    expect([dash.where('c-gist'), dash.how('c-gist')]).toEqual(['1113', 'manpower 6 fatigue 1']);
    const other = fought(3, 4, { units: { 'c-gist': '1112 fatigue 4' }, dice: [3, 2] });
    flee(other.act({ type: 'withdraw', units: ['c-gist'] })).done();
    expect(other.how('c-gist')).toBe('manpower 6 fatigue 4');
  });
  it('only some of his units if he likes', () => {
    const table = fought(3, 6, { units: { 'c-liddell': '1112' }, dice: [3, 2] });
    flee(table.act({ type: 'withdraw', units: ['c-liddell'] })).done();
    expect([table.where('c-gist'), table.where('c-liddell') === '1112']).toEqual(['1112', false]);
  });
});
