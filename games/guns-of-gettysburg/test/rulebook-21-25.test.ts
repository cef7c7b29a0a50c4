import { keyedDice, scriptedDice, start, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { blockNumber, board, positionNumber, tokenId, tokensOf } from '../data/index.ts';
import { game } from '../game.ts';
import { markForced } from '../rules/14-withdrawals.ts';
import type { Action } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of these chapters were read.

const theirs = { side: 'confederate', first: 'confederate', orders: { confederate: 'attack' } } as const;
const MARCH = ['c-march-1', 'c-march-2', 'c-march-3'];
const discard = (...tokens: string[]) => ({ type: 'discard', tokens }) as const;
const lead = (table: Table, block: string) => ({ type: 'lead', stand: table.stand(block) }) as const;
const reduced = (table: Table): Table => {
  while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
  return table;
};
/** Up to the close combat, without guns. */
function charged(table: Table, attack: Action, fillers: string[]): Table {
  table.act(attack);
  while (table.asked[1] === 'attack.defence' || table.asked[1] === 'attack.support') table.endGuns();
  if (table.asked[1] === 'attack.fillers') table.act(discard(...fillers));
  while (table.asked[1] === 'attack.line') table.act(table.offered()[0]!);
  return table;
}

describe('GOG 21.2a, 21.2b past the enemy in the woods', () => {
  const marching = (blocks: Record<string, string>, options = ['21']): Table =>
    position({ ...theirs, orders: {}, options, hours: 2, first: 'union', blocks });
  const way = (table: Table, ...path: string[]) => table.way('march', 'hood-f1', path);
  it('it is enough that the enemy’s position is fully obstructed, or the mover’s', () => {
    const theirs = { 'hood-f1': 'p166 lower-culps', 'slocum-f1': 'p151 rock-creek-s' };
    const past = ['lower-culps', 'p177', 'leister', 'p162'];
    marching(theirs).allowed(way(marching(theirs), ...past)); // began beside him
    const base = marching(theirs, []);
    base.refused(way(base, ...past), '12.3g');
    const own = { 'hood-f1': 'p151 culps-hill', 'slocum-f1': 'p139 winebrenner', 'sykes-f1': 'p100 mcpherson' };
    marching(own).allowed(way(marching(own), 'rock-creek-s', 'p150'));
  });
  it('beside a clear one it is bound as ever', () => {
    const table = marching({ 'hood-f1': 'p162 culps-hill', 'slocum-f1': 'p149 cemetery-hill' });
    table.refused(way(table, 'leister', 'p177', 'lower-culps', 'p192'), '12.3g');
  });
});

describe('GOG 21.3d, 21.4a, 21.4b, 21.2d attacks in the woods', () => {
  const culps = (blocks: Record<string, string>, p: Position = {}): Table =>
    position({ ...theirs, step: 'attack', options: ['21'], trays: { confederate: MARCH }, blocks, ...p });
  it('no group, not even towards an empty wood beside the enemy', () => {
    const table = culps({
      'howard-f1': 'p139 culps-hill',
      'early-f1': 'p149 culps-hill',
      'early-f2': 'p149 culps-hill',
    });
    const ways = { 'early-f1': ['culps-hill', 'p139'], 'early-f2': ['culps-hill', 'p151'] };
    table.refused(table.attack(ways, ['early-f1', 'early-f2']), '21.3d');
    const base = culps(
      { 'howard-f1': 'p139 culps-hill', 'early-f1': 'p149 culps-hill', 'early-f2': 'p149 culps-hill' },
      { options: [] },
    );
    base.allowed(base.attack(ways, ['early-f1', 'early-f2']));
  });
  it('a beaten attacker stays face to face, or goes, whatever the order', () => {
    const begun = (): Table => {
      const table = culps({ 'iron-brigade-f1': 'p151 culps-hill', 'early-f1': 'p149 culps-hill' });
      charged(table, table.attack({ 'early-f1': ['culps-hill', 'p151'] }, ['early-f1']), MARCH.slice(0, 1));
      return reduced(table.act(lead(table, 'iron-brigade-f1')));
    };
    const table = begun();
    expect(table.said('attack.lost')).toHaveLength(1);
    expect(table.asked).toEqual(['confederate', 'withdrawals.move']);
    const [stand] = table.t.attack!.blocks.map(each => each.stand);
    table.act({ type: 'endWithdrawals' });
    expect(table.t.at[stand!]).toBe(positionNumber('p151'));
    expect(table.t.dead).toHaveLength(2); // -1 hurts both; staying costs nothing
  });
  it('a winner in the woods frees a beaten neighbour in the open; one in the open binds him', () => {
    const owes = (blocks: Record<string, string>, ...won: string[]): number => {
      const table = position({ options: ['21'], blocks, won });
      markForced(table.t, 0, true);
      return table.t.owes[table.number('howard-f1')]!;
    };
    expect(owes({ 'howard-f1': 'p139 winebrenner', 'early-f1': 'p151 culps-hill' }, 'early-f1')).toBe(2);
    expect(owes({ 'howard-f1': 'p139 winebrenner', 'early-f1': 'p149 culps-hill' }, 'early-f1')).toBe(1);
    expect(owes({ 'howard-f1': 'p151 culps-hill', 'early-f1': 'p139 culps-hill' }, 'early-f1')).toBe(2);
  });
});

describe('GOG 22.1a, 22.1c, 22.2a, 22.2b, 22.2c an extended bombardment', () => {
  const straight = ['codori-north', 'p176'];
  const two = { 'pickett-f1': straight, 'pickett-f2': straight };
  const tray = ['c-pickett-1', 'c-march-1'];
  const all = tokensOf(1).map(tokenId);
  const others = all.filter(id => !tray.includes(id));
  const fired = (spent: string[], returned: string[] = [], p: Position = {}): Table => {
    const table = position({
      ...{ ...theirs, step: 'attack', options: ['22'], trays: { confederate: tray, union: ['u-any-1'] } },
      ...{ spent: { confederate: spent }, returned: { confederate: returned } },
      blocks: {
        ...{ 'hancock-f1': 'p176 codori-north', 'hancock-r1-1': 'p176 codori-north' },
        ...{ 'pickett-f1': 'p174 codori-north', 'pickett-f2': 'p174 codori-north' },
      },
      ...p,
    });
    table
      .act(table.attack(two, ['pickett-f1']))
      .endGuns()
      .guns('c-pickett-1', 'p174')
      .act({ type: 'extend' });
    return table.act(discard('c-march-1'));
  };
  it('blocks stay where they are until it is launched again; nobody is asked for other attacks if none is possible', () => {
    const table = fired(others.slice(8));
    expect(table.where('pickett-f1')).toBe('p174');
    expect(table.t.extended?.tokens).toBe(2);
  });
  it('a pool too small gives what there is, and the attack goes on with that', () => {
    const table = fired(others.slice(1));
    if (table.asked[1] === 'phase.attack') table.act({ type: 'endAttacks' });
    while (['attack.defence', 'attack.support'].includes(table.asked[1])) table.endGuns();
    const stack = table.state.hands['confederate-staff']!.extended.map(tokenId);
    expect(stack).toHaveLength(1); // for two blocks
    if (table.asked[1] === 'attack.fillers') table.act(discard(...stack));
    while (table.asked[1] === 'attack.line') table.act(table.offered()[0]!);
    expect(table.asked).toEqual(['union', 'attack.lead']);
  });
  it('the attacker draws for the first part, one for two, and nothing for the second', () => {
    const table = fired(others.slice(8));
    if (table.asked[1] === 'phase.attack') table.act({ type: 'endAttacks' });
    expect(table.t.tray[1]).toBe(1); // two used, one drawn
    while (['attack.defence', 'attack.support'].includes(table.asked[1])) table.endGuns();
    table.act(discard(...table.state.hands['confederate-staff']!.extended.map(tokenId)));
    while (table.asked[1] === 'attack.line') table.act(table.offered()[0]!);
    reduced(table.act(lead(table, 'hancock-r1-1')));
    expect(table.t.tray[1]).toBe(1);
    expect(table.t.pool[1]).toBe(8 - 2 - 1);
    expect(table.t.won[table.number('pickett-f1')]).toBe(1);
    table.sound();
  });
  it('the next turn may have another', () => {
    const table = fired(others.slice(8));
    expect(table.t.extended).not.toBeNull();
    const later = position({ ...theirs, step: 'declare', options: ['22'], blocks: { 'heth-f1': 'p075 herr-west' } });
    later.t.extended = table.t.extended;
    ended(later.declare('hold'), 'phase.declare');
    expect(later.t.extended).toBeNull();
  });
});

describe('GOG 23.1a, 23.1c, 23.1e the schedule and the Night', () => {
  it('nothing is laid on the track at Night', () => {
    const table = position({
      ...{ options: ['23'], step: 'declare', box: 16, first: 'union', blocks: { 'howard-f1': 'p149 culps-hill' } },
      table: { beside: [[], []] },
      dice: Array.from({ length: 31 }, () => 1),
    }).declare('hold');
    expect(table.t.track.flat().every(face => face === 0)).toBe(true);
    expect(table.asked).toEqual(['union', 'phase.giveUp']); // 17.5 holds all the same
    table.act({ type: 'giveUp' });
    expect(table.t.owed).toBe(3);
  });
  it('the next three after that Night are Hancock’s, who was to come first', () => {
    const table = position({
      ...{ options: ['23'], step: 'declare', side: 'confederate', first: 'confederate', day: 2, box: 0 },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
      table: { owed: 3, piles: Array.from({ length: 9 }, () => 0) },
    });
    ended(table.declare('hold'), 'phase.march');
    expect(table.t.owed).toBe(0);
    expect(table.state.hands['union']!.gone).toEqual(['hancock-f1', 'hancock-f2', 'hancock-f3'].map(blockNumber));
  });
});

describe('GOG 24.1a, 24.1c, 24.1d, 24.1e bids and balance', () => {
  const opened = (die = 1): Table =>
    new Table(start(game, { scenario: 'battle', options: ['24'] }, scriptedDice(die)).state);
  const bid = (moves: number) => ({ type: 'bid', moves }) as const;
  const shift = (...legs: [string, string, string][]): Action => ({
    type: 'objectives',
    from: legs.map(([from]) => from),
    by: legs.map(([, by]) => by),
    to: legs.map(([, , to]) => to),
  });
  const balancing = (moves: number): Table => {
    const table = opened().act(bid(moves)).act({ type: 'pass' }).act({ type: 'choose', side: 'union' });
    table.state = { ...table.state, dice: keyedDice('e'.repeat(64)) };
    return table;
  };
  it('a bid may leap, and equals are no bid; who passes is the other', () => {
    const table = opened(2).act(bid(3));
    expect(table.seat).toBe('union');
    table.refused(bid(3), '24.1a');
    table.act(bid(7)).act({ type: 'pass' });
    expect(table.asked).toEqual(['union', 'opening.choose']);
  });
  it('the loser moves: two of four steps by one marker, one by each other', () => {
    const table = balancing(4);
    expect(table.asked).toEqual(['confederate', 'opening.balance']);
    const [a, b, c] = table.t.objectives.map(area => board.areaIds[area]!);
    expect([a, b, c]).toEqual(['mcpherson', 'barlow-knoll', 'benner-west']);
    const west: [string, string, string] = ['mcpherson', 'p109', 'schultz'];
    const north: [string, string, string] = ['barlow-knoll', 'p051', 'josiah-benner'];
    const east: [string, string, string] = ['benner-west', 'p124', 'winebrenner'];
    table.allowed(shift(west, north, east, ['winebrenner', 'p131', 'cemetery-hill']));
    table.refused(shift(west, ['schultz', 'p119', 'meals'], north, ['josiah-benner', 'p063', 'york-pike']), '24.1d');
    table.refused(shift(west, ['schultz', 'p119', 'meals']), '24.1d');
    table.allowed(shift(west)); // fewer, as even as one can be
    table.refused(shift(west, north, east, ['winebrenner', 'p131', 'cemetery-hill'], north), '24.1c');
  });
  it('three apart only when all is done', () => {
    const table = balancing(6);
    const near: [string, string, string][] = [
      ...([
        ['barlow-knoll', 'p053', 'mclean'],
        ['mcpherson', 'p089', 'railroad-cut'],
      ] as [string, string, string][]),
      ['benner-west', 'p124', 'winebrenner'],
    ];
    table.refused(shift(...near), '24.1e');
    table.allowed(shift(...near, ['mclean', 'p053', 'barlow-knoll'], ['railroad-cut', 'p078', 'willoughby-n']));
  });
});

describe('GOG 25.2b, 25.2c, 25.3b, 25.3c, 25.4b orders and secrets of a team', () => {
  const BOTH = ['25-union', '25-confederate'];
  const words = (text: string) => ({ type: 'instruct', words: text.split(' ') }) as const;
  it('orders are written when the draw is over, before a time token is turned', () => {
    const table = position({
      ...{ options: BOTH, step: 'declare', side: 'confederate', first: 'confederate', box: 8 },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
      ...{ trays: { union: tokensOf(0).slice(0, 8).map(tokenId) }, track: { union: { 8: 'u-july1-1' } } },
      dice: Array.from({ length: 6 }, () => 1),
    }).declare('hold');
    expect(table.asked).toEqual(['union-commander', 'phase.trim']);
    table.act(discard(table.tray('union')[0]!));
    expect(table.asked).toEqual(['union-commander', 'phase.instruct']);
    expect(table.t.turned).toEqual([]);
    table.act(words('Hold the hill'));
    ended(table, 'phase.enter', 'phase.tokens');
    expect(table.t.turned).toHaveLength(1);
  });
  it('the subordinate reads them, neither of the enemies does', () => {
    const table = position({
      ...{ options: BOTH, step: 'instruct', blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' } },
    }).act(words('Beware of Longstreet'));
    const reads = (seat: string | null): boolean =>
      JSON.stringify(view(game, table.state, seat)).includes('Longstreet');
    expect(
      ['union-commander', 'union-subordinate', 'confederate-commander', 'confederate-subordinate'].map(reads),
    ).toEqual([...[true, true, false, false]]);
    expect(reads(null)).toBe(false);
    expect(
      table.events.filter(each => JSON.stringify(each.args ?? {}).includes('Longstreet')).every(each => each.only),
    ).toBe(true);
  });
  it('the hours are the commander’s of the second player; a single player decides all for himself', () => {
    const blocks = {
      ...{ 'howard-f1': 'p149 culps-hill', 'howard-f2': 'p149 culps-hill', 'howard-f3': 'p149 culps-hill' },
      ...{ 'heth-f1': 'p047 seven-stars', 'heth-f2': 'p047 seven-stars', 'pender-f1': 'p047 seven-stars' },
    };
    const asks = (...options: string[]) => position({ options, step: 'turn.hours', first: 'union', blocks }).asked[0];
    expect([asks(...BOTH), asks('25-union'), asks('25-confederate')]).toEqual([
      ...['confederate-commander', 'confederate', 'confederate-commander'],
    ]);
  });
  it('blocks given up in the Night of 1 July are the subordinate’s, fieldworks the commander’s', () => {
    const blocks = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
    const night = { options: BOTH, box: 16, blocks, trays: { union: ['u-march-1'] } };
    expect(position({ ...night, step: 'giveUp' }).asked[0]).toBe('union-subordinate');
    expect(position({ ...night, step: 'fortify' }).asked[0]).toBe('union-commander');
  });
  it('the commander brings up the guns, the subordinate names the leader', () => {
    const table = position({
      ...{ ...theirs, options: BOTH, step: 'attack', trays: { confederate: ['c-march-1'], union: ['u-any-1'] } },
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
    });
    table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1']));
    expect(table.asked).toEqual(['union-commander', 'attack.defence']);
    expect(view(game, table.state, 'union-subordinate').hands['union-staff']).toBeUndefined();
    table.endGuns();
    while (table.asked[1] === 'attack.support') table.endGuns();
    expect(table.asked).toEqual(['confederate-commander', 'attack.fillers']);
    table.act(discard('c-march-1'));
    expect(table.asked).toEqual(['union-subordinate', 'attack.lead']);
  });
});
