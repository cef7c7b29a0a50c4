import { describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, positionNumber, RUMOR, tokenId, tokensOf } from '../data/index.ts';
import { faceInto } from '../rules/10-moves.ts';
import { combatSum } from '../rules/13-combat.ts';
import { DOWN } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const both = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
const luck = (...sizes: number[]): number[] => sizes.flatMap(size => Array.from({ length: size - 1 }, () => 1));
const theirs = { side: 'confederate', first: 'confederate' } as const;
const declaring = (p: Position = {}): Table =>
  position({ step: 'declare', blocks: both, trays: { union: ['u-any-1', 'u-march-1'] }, ...p });
const discard = (...tokens: string[]) => ({ type: 'discard', tokens }) as const;

describe('GOG 17.1a, 17.1b orders and the Night', () => {
  const attack = { type: 'declare', order: 'attack' } as const;
  it('no Attack for a Night turn, whatever the length of the turn before it', () => {
    declaring({ box: 14 }).allowed(attack);
    declaring({ box: 15 }).refused(attack, '6.1c');
    declaring({ box: 13, hours: 2 }).allowed(attack);
    declaring({ box: 13, hours: 3 }).refused(attack, '6.1c');
  });
  it('in the Night it may be declared for the morning, but not in the last', () => {
    declaring({ box: 16 }).allowed(attack);
    declaring({ box: 16, day: 3 }).refused(attack, '6.1c');
  });
  it('half the tray for a Withdraw of the Night is due when its phase begins, before the draw', () => {
    const table = declaring({
      ...{ first: 'confederate', box: 15, trays: { union: ['u-any-1', 'u-any-2', 'u-march-1'] } },
    }).declare('withdraw');
    expect(table.asked[1]).not.toBe('phase.price');
    ended(table, 'phase.late');
    expect(table.asked[0]).toBe('union');
    table.refused(discard('u-any-1'), '6.4c');
    table.act(discard('u-any-1', 'u-any-2'));
    expect(table.t.tray[0]).toBe(2); // one kept, one drawn
    expect(table.t.returned[0]).toBe(2);
  });
});

describe('GOG 17.2a, 17.2b, 17.2c, 17.2d, 17.2e fieldworks', () => {
  const works = (token: string, at: string, front: string) => ({ type: 'fortify', token, at, front }) as const;
  const night = (p: Position = {}): Table =>
    position({
      ...{ ...theirs, step: 'fortify', box: 16, trays: { confederate: ['c-march-1', 'c-march-2', 'c-any-1'] } },
      blocks: { 'heth-f1': 'p100 mcpherson', 'heth-f2': 'chambersburg', 'howard-f1': 'p149 culps-hill' },
      ...p,
    });
  it('the Confederates too, either way, wherever they have a block on the map', () => {
    const table = night();
    table.allowed(works('c-march-1', 'p100', 'mcpherson'));
    table.allowed(works('c-march-1', 'p100', 'seminary-east'));
    table.refused(works('c-march-1', 'p149', 'culps-hill'), '17.2b'); // only the enemy is there
    table.refused(works('c-any-1', 'p100', 'mcpherson'), '17.2a');
    expect(table.whyNot(works('c-march-3', 'p100', 'mcpherson'))).not.toBeNull(); // not on the tray
  });
  it('where the enemy stands as well', () => {
    const table = night({ blocks: { 'heth-f1': 'p149 cemetery-hill', 'howard-f1': 'p149 culps-hill' } });
    table.allowed(works('c-march-1', 'p149', 'cemetery-hill'));
  });
  it('two on one position, looking both ways; and none if one likes', () => {
    const table = night()
      .act(works('c-march-1', 'p100', 'mcpherson'))
      .act(works('c-march-2', 'p100', 'seminary-east'));
    expect(table.t.works).toHaveLength(2);
    expect(table.tray('confederate')).toEqual(['c-any-1']);
    night().allowed({ type: 'endNight' });
  });
  it('they never come back: not to pool, tray or return stack', () => {
    const table = night({ day: 2, dice: luck(29) })
      .act(works('c-march-1', 'p100', 'mcpherson'))
      .act({ type: 'endNight' });
    const staff = table.state.hands['confederate-staff']!;
    const held = [...staff.tray, ...staff.returned, ...staff.spent, ...table.state.vault.pool[1]!].map(tokenId);
    expect(held).not.toContain('c-march-1');
    expect(held).toHaveLength(31);
    expect(table.t.works).toHaveLength(1);
    table.sound();
  });
  it('by whom they were built does not matter: they help who defends behind them, from their front only', () => {
    const face = faceInto(positionNumber('p149'), areaNumber('culps-hill'));
    const sum = (side: 0 | 1, from: string): Record<string, number> => {
      const { t } = position({ blocks: both, table: { works: [face] } });
      const [attacker, defender] = side === 1 ? ['heth-f1', 'howard-f1'] : ['howard-f1', 'heth-f1'];
      return combatSum(t, {
        ...{ target: positionNumber('p149'), area: areaNumber(from), by: side, rear: false, attackers: 2 },
        ...{ attacker: blockNumber(attacker!), defender: blockNumber(defender!), hits: 0, wonFirst: false },
      }).modifiers;
    };
    expect([sum(1, 'culps-hill')['fieldworks'], sum(0, 'culps-hill')['fieldworks']]).toEqual([-1, -1]);
    expect([sum(1, 'cemetery-hill')['fieldworks'], sum(0, 'cemetery-hill')['fieldworks']]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('GOG 17.3a, 17.3b, 17.3c the track of the next day', () => {
  const arrivals = ({ t, state }: Table, side: 0 | 1, from: number, to: number): number =>
    t.track[side]!.slice(from, to + 1).filter((face, i) => face === DOWN && state.vault.track[side]![from + i]! > RUMOR)
      .length;
  it('1 July, the Union: one arrival among the six boxes from 7 AM, one among the nine from 1 PM', () => {
    const table = declaring({ box: 16, first: 'union', trays: {}, dice: luck(2, 6, 9, 32) });
    const fixed = table.t.track[0]!.slice(0, 2);
    table.t.beside[0] = [4005, 4006, 4007];
    table.declare('hold');
    expect([arrivals(table, 0, 2, 7), arrivals(table, 0, 8, 16)]).toEqual([1, 1]);
    expect(table.t.track[0]!.slice(2).every(face => face === DOWN)).toBe(true);
    expect(table.t.track[0]!.slice(0, 2)).toEqual(fixed); // those of 5 and 6 AM stay as they are
    expect(table.t.beside[0]).toEqual([4007]); // that of 3 July waits
    expect(table.t.rumors[0]).toBe(3);
    table.done();
  });
  it('the Confederates’ track is theirs: it is laid in their own phase', () => {
    const table = declaring({ box: 16, first: 'union', trays: {}, dice: luck(2, 6, 9, 32) });
    table.t.beside[0] = [4005, 4006, 4007];
    table.declare('hold');
    expect(table.t.track[1]!.slice(2).every(face => face === 0)).toBe(true);
  });
  it('3 July: nothing is laid after the last Night', () => {
    const safe = { leister: 'union', 'powers-hill': 'union', weikert: 'union' };
    const table = declaring({ box: 16, day: 3, trays: {}, objectives: safe, dice: luck(32) }).declare('hold');
    expect(table.t.track[0]!.every(face => face === 0)).toBe(true);
  });
});

describe('GOG 17.4a the return stack goes back to the pool', () => {
  it('not what was spent, not the tray; the enemy’s stack waits for his phase', () => {
    const [union, south] = [tokensOf(0).map(tokenId), tokensOf(1).map(tokenId)];
    const table = declaring({
      ...{ box: 16, day: 2, trays: { union: union.slice(0, 3) } },
      returned: { union: union.slice(3, 8), confederate: south.slice(0, 4) },
      spent: { union: union.slice(8, 20) },
      objectives: { leister: 'union', 'powers-hill': 'union', weikert: 'union' },
      dice: luck(17, 17),
    });
    table.t.beside[0] = [4007];
    ended(table.declare('hold'), 'phase.march');
    expect([table.t.pool[0], table.t.returned[0], table.t.spent[0], table.t.tray[0]]).toEqual([17, 0, 12, 3]);
    expect(table.t.returned[1]).toBe(4);
    table.done();
  });
});

describe('GOG 17.5a, 17.5b, 17.5c what the Union gives up in the Night of 1 July', () => {
  const asked = (blocks: Record<string, string>): Table =>
    position({ step: 'giveUp', box: 16, first: 'confederate', blocks: { ...blocks, 'heth-f1': 'p047 seven-stars' } });
  const remove = (table: Table, ...blocks: string[]) =>
    ({ type: 'remove', stands: blocks.map(block => table.stand(block)) }) as const;
  it('two full blocks, on the map, off it or waiting; reduced ones are not full', () => {
    const table = asked({
      ...{ 'sykes-f1': 'p149 culps-hill', 'hancock-f1': 'off pike-north', 'sickles-f1': 'baltimore' },
      'sykes-r2-1': 'p131 winebrenner',
    });
    for (const pair of [
      ['sykes-f1', 'hancock-f1'],
      ['hancock-f1', 'sickles-f1'],
      ['sykes-f1', 'sickles-f1'],
    ])
      table.allowed(remove(table, ...pair));
    table.refused(remove(table, 'sykes-f1', 'sykes-r2-1'), '17.5b');
    table.refused(remove(table, 'sykes-f1', 'sykes-f1'), '17.5a');
    table.refused(remove(table, 'sykes-f1', 'hancock-f1', 'sickles-f1'), '17.5a');
    table.refused(remove(table, 'sykes-f1', 'heth-f1'), '17.5b');
    table.allowed({ type: 'giveUp' });
  });
  it('the enemy sees which; they count as lost for ever', () => {
    const table = asked({ 'sykes-f1': 'p149 culps-hill', 'hancock-f1': 'baltimore' });
    table.act(remove(table, 'sykes-f1', 'hancock-f1'));
    expect(table.said('night.removed').map(each => each.args['block'])).toEqual(['sykes-f1', 'hancock-f1']);
    expect(table.said('night.removed').every(each => each.only === undefined)).toBe(true);
    expect(table.t.dead).toEqual(['sykes-f1', 'hancock-f1'].map(blockNumber));
    expect(table.t.owed).toBe(0);
  });
  it('or the next three to come: nothing leaves now', () => {
    const table = asked({ 'sykes-f1': 'p149 culps-hill', 'hancock-f1': 'baltimore' }).act({ type: 'giveUp' });
    expect([table.t.owed, table.t.dead]).toEqual([3, []]);
    expect(table.where('hancock-f1')).toBe('baltimore'); // it has come already
  });
  it('one of the two must be done, even with a single full block', () => {
    const one = asked({ 'sykes-f1': 'p149 culps-hill', 'howard-r1-1': 'p131 winebrenner' });
    one.refused(remove(one, 'sykes-f1', 'howard-r1-1'), '17.5b');
    one.allowed({ type: 'giveUp' });
    expect(one.asked).toEqual(['union', 'phase.giveUp']);
  });
  it('the Confederates are not asked', () => {
    const table = declaring({ ...theirs, box: 16, trays: {}, dice: luck(2, 6, 9, 32) });
    table.t.beside[1] = [4015, 4016];
    expect(table.declare('hold').asked[1]).not.toBe('phase.giveUp');
  });
});
