import type { Draft } from '@bivouac/desk';
import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { blockNumber, pointNumber, tokenId, tokensOf } from '../data/index.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { marchesOf } from '../rules/12-reach.ts';
import { type Action, MARCHED, orderNumber } from '../state.ts';
import { ended } from './helpers.ts';
import { battle, type Position, position, type Table } from './table.ts';

// Where two rules meet: cases written from the rulebook alone, before rules and tests were looked at.

const NORTH = tokensOf(0).map(tokenId);
const SOUTH = tokensOf(1).map(tokenId);
const discard = (...tokens: string[]): Action => ({ type: 'discard', tokens });
const beaten = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p176 leister' };
const posts = ['p155 cemetery-hill', 'p159 bliss-north', 'p162 culps-hill', 'p177 lower-culps', 'p186 hummelbaugh'];
const ringers = ['early-f1', 'early-f2', 'rodes-f1', 'rodes-f2', 'johnson-f1'];
const ring = Object.fromEntries(ringers.map((name, i) => [name, posts[i]!]));
/** Replacements offered and picked. */
function reduced(table: Table): Table {
  while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
  return table;
}

describe('GOG 14.4a, 6.3d, 6.5b a forced withdrawal that ends where it began', () => {
  /** Hancock’s block is surrounded; elsewhere Heth stands before Howard, and the Confederates have declared Attack. */
  const surrounded = (): Table => {
    const table = position({
      ...{ side: 'confederate', first: 'confederate', step: 'declare', won: ['pickett-f1'], table: { latest: 1 } },
      trays: { confederate: SOUTH.slice(0, 4), union: NORTH.slice(0, 3) },
      blocks: { ...beaten, ...ring, 'howard-f1': 'p100 mcpherson', 'heth-f1': 'p097 mcpherson' },
    }).declare('attack');
    reduced(table.act({ type: 'endWithdrawals' }));
    expect(table.t.dead).toContain(blockNumber('hancock-f1'));
    return ended(table, 'phase.declare').declare('hold');
  };
  it('is one: Hold again costs two tokens', () => {
    expect(surrounded().asked).toEqual(['union', 'phase.price']);
  });
  it('is one: who waits under Attack pays nothing', () => {
    const table = surrounded();
    ended(table.act(discard(...table.tray('union').slice(0, 2))), 'phase.attack');
    expect(table.asked[0]).toBe('confederate');
    expect(table.state.hands['confederate']!.duty).toBe(1); // an attack is legal
    expect(table.act({ type: 'endAttacks' }).asked[1]).toBe('phase.march');
  });
});

describe('GOG 6.5a, 6.5b, 18.3a cavalry that rides away of its own will', () => {
  it('has not been forced: Hold again is free', () => {
    const blocks = { 'buford-f1': 'p075 herr-west', 'heth-f1': 'p060 herr-west', 'rodes-f1': 'p047 seven-stars' };
    const table = position({ step: 'withdrawals', blocks, trays: { union: NORTH.slice(0, 3) } });
    table.act(table.way('withdraw', 'buford-f1', ['herr-tavern', 'p074'], { mounted: true }));
    expect([table.t.forced, table.t.stirred[0]]).toEqual([0, 1]);
    expect(ended(table, 'phase.declare').declare('hold').asked[0]).toBe('confederate');
  });
});

describe('GOG 14.2c, 13.1.5a, 5.1d, 7.1b two phases in a row', () => {
  /** The Confederates, second, have won and withdraw in the next turn: they come first in it. */
  const changed = (): Table => {
    const table = position({
      ...{ side: 'confederate', first: 'union', step: 'declare', won: ['pickett-f1'], blocks: beaten },
    }).declare('withdraw');
    expect(table.t.order).toEqual(['hold', 'withdraw'].map(orderNumber));
    while (table.asked[0] !== 'confederate') table.act(table.offered()[0]!);
    return table;
  };
  it('the second is their last: who won in the first drives nobody out any more', () => {
    const table = ended(changed(), 'phase.declare').declare('hold');
    expect(table.asked).toEqual(['union', 'withdrawals.move']); // for all that everyone knows, of cavalry
    expect(table.t.owes[table.number('hancock-f1')]).toBe(0);
    expect(table.act({ type: 'endWithdrawals' }).where('hancock-f1')).toBe('p176');
    expect([table.asked[1], table.t.dead]).toEqual(['phase.march', []]);
  });
});

describe('GOG 11.2g, 11.5a, 11.5d road entry after a transfer', () => {
  const opened = (point: string, turn: number): number[] => {
    const all = new Array<number>(6).fill(0);
    all[pointNumber(point)] = turn;
    return all;
  };
  const moved = (point: string, turn: number): Table => {
    const table = position({
      ...{ side: 'confederate', step: 'enter', hours: 3, table: { opened: opened(point, turn) } },
      blocks: { 'rodes-f1': 'chambersburg', 'howard-f1': 'p149 culps-hill' },
    });
    table.t.since[table.number('rodes-f1')] = table.t.turn;
    return table.act({ type: 'transfer', stand: table.stand('rodes-f1'), to: 'mummasburg', hour: 13 });
  };
  const enter = (table: Table, hour: number): Action => table.entry('rodes-f1', hour, ['keckler', 'p015'], true);
  it('the point it comes to counts, not the one it came from; never in the hour of the transfer', () => {
    const open = moved('mummasburg', 2);
    open.refused(enter(open, 13), '11.5d');
    open.allowed(enter(open, 14));
    const shut = moved('chambersburg', 2);
    shut.refused(enter(shut, 14), '11.2g');
    shut.allowed({ ...enter(shut, 14), road: false } as Action);
  });
});

describe('GOG 20.3a, 20.3b, 6.1c, 6.1d which Union declarations are judged', () => {
  const declared = (p: Position, order = 'hold'): Table =>
    position({
      ...{ step: 'declare', first: 'union', trays: { union: NORTH.slice(0, 2) } },
      objectives: { mcpherson: 'confederate', 'powers-hill': 'union', weikert: 'union' },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
      ...p,
    }).declare(order);
  const lost = (p: Position, order = 'hold') => declared(p, order).t.result?.winner ?? null;
  it.each([
    ['the Night of 1 July', { day: 1, box: 16 }, 'hold', null],
    ['the first hour of 2 July', { day: 2, box: 0 }, 'hold', 'confederate'],
    ['Attack saves it', { day: 2, box: 0 }, 'attack', null],
    ['Withdraw does not', { day: 2, box: 0 }, 'withdraw', 'confederate'],
    ['in the Night of 2 July Attack is open again', { day: 2, box: 16 }, 'attack', null],
    ['the Night of 3 July', { day: 3, box: 16 }, 'hold', 'confederate'],
    [
      'no Confederate on the map',
      { day: 2, box: 3, blocks: { 'howard-f1': 'p149 culps-hill' } },
      'hold',
      'confederate',
    ],
  ] as const)('%s', (_, p, order, winner) => expect(lost(p, order)).toBe(winner));
  it('in the last hour of the day, with an empty tray, or without an enemy on the map no Attack can save it', () => {
    const open = (p: Position): string[] =>
      position({
        ...{ step: 'declare', first: 'union', day: 2, trays: { union: NORTH.slice(0, 2) } },
        blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
        ...p,
      })
        .offered()
        .flatMap(action => (action.type === 'declare' ? [action.order] : []));
    expect(open({ box: 15 })).not.toContain('attack');
    expect(open({ box: 3, trays: {} })).not.toContain('attack');
    expect(open({ box: 3, blocks: { 'howard-f1': 'p149 culps-hill' } })).toEqual(['hold']);
    expect(open({ box: 16 })).toContain('attack');
  });
});

describe('GOG 4.9a, 7.2a, 6.1e the first turn', () => {
  it('an hour without a question, under Hold for both, the Union first', () => {
    const table = battle();
    while (table.asked[1] === 'opening.post') table.act(table.offered()[0]!);
    expect([table.t.turn, table.t.hours, table.t.first, table.t.order]).toEqual([1, 1, 0, [0, 0]]);
  });
});

describe('GOG 18.2b, 18.2d where cavalry can ride to', () => {
  it('is listed though a way as short leads over obstructed ground', () => {
    const blocks = { 'buford-f1': 'p098 herr-east', 'heth-f1': 'p062 herr-tavern', 'rodes-f1': 'p106 cashtown-lane' };
    const table = position({ blocks });
    const listed = marchesOf(look(game, table.state, 'union'), 0, table.number('buford-f1'), true);
    const there = listed.filter(move => move.path.at(-1) === 'p121');
    expect(there.length).toBeGreaterThan(0);
    for (const move of there) table.allowed(move);
  });
});

const drafted = ({ next }: { readonly next: object }): Draft => {
  if (!('draft' in next)) throw new Error('it acts at once');
  return next.draft as Draft;
};
const wordOf = (draft: Draft, name: string): string => String((draft as Record<string, unknown>)[name]);

describe('GOG 11.2e, 11.2f by road or across country is the player’s choice', () => {
  it('where both lead to the same place', () => {
    const table = position({
      step: 'enter',
      hours: 2,
      blocks: { 'howard-f1': 'emmitsburg', 'heth-f1': 'p047 seven-stars' },
    });
    const seen = look(game, table.state, 'union');
    const { targets } = desk.offer(seen, 'union', { stand: table.stand('howard-f1') });
    const first = drafted(targets.find(({ at }) => 'place' in at && at.place === 'p282')!);
    const { buttons } = desk.offer(seen, 'union', first);
    const other = drafted(buttons.find(({ label }) => label.key === 'desk.enterAt')!);
    expect([first, other].map(draft => wordOf(draft, 'by')).sort()).toEqual(['land', 'road']);
    expect(wordOf(other, 'at')).toBe('p282');
  });
});

describe('GOG 20.1a, 10.2a the way is the player’s choice', () => {
  it('through the area of an enemy objective or past it, to the same place', () => {
    const table = position({
      blocks: { 'howard-f1': 'p155 leister', 'howard-f2': 'p162 leister', 'heth-f1': 'p047 seven-stars' },
      objectives: { leister: 'confederate', mcpherson: 'union', 'barlow-knoll': 'union' },
      ...{ hours: 2, first: 'confederate' },
    });
    const seen = look(game, table.state, 'union');
    const { targets } = desk.offer(seen, 'union', { stand: table.stand('howard-f1') });
    const first = drafted(targets.find(({ at }) => 'place' in at && at.place === 'p149')!);
    const { buttons } = desk.offer(seen, 'union', first);
    const other = drafted(buttons.find(({ label }) => label.key === 'desk.otherWay')!);
    const ways = [first, other].map(draft => wordOf(draft, 'way').split(' '));
    expect(ways.map(way => way.includes('leister')).sort()).toEqual([false, true]);
    for (const path of ways) expect(path.at(-1)).toBe('p149');
    const through = ways.find(way => way.includes('leister'))!;
    expect(table.act(table.way('march', 'howard-f1', through)).t.control[0]).toBe(0);
  });

  it('through it and back to where the march began, facing either way', () => {
    const table = position({
      blocks: { 'howard-f1': 'p155 leister', 'heth-f1': 'p047 seven-stars' },
      objectives: { leister: 'confederate', mcpherson: 'union', 'barlow-knoll': 'union' },
    });
    const seen = look(game, table.state, 'union');
    const stand = table.stand('howard-f1');
    const comeBack = desk.offer(seen, 'union', { stand }).buttons.filter(({ label }) => label.key === 'desk.comeBack');
    expect(comeBack.map(({ label }) => label.args)).toEqual([{ area: 'leister' }]);
    const { buttons } = desk.offer(seen, 'union', drafted(comeBack[0]!));
    const fronts = buttons.flatMap(({ next }) => ('action' in next ? [next.action] : []));
    expect(fronts.length).toBe(2);
    for (const act of fronts) table.allowed(act);
    table.act(fronts[0]!);
    expect([table.where('howard-f1'), table.t.control[0], table.t.did[table.number('howard-f1')]]).toEqual([
      'p155',
      0,
      MARCHED,
    ]);
  });

  it('is not offered where no objective is to be taken', () => {
    const table = position({
      blocks: { 'howard-f1': 'p155 leister', 'heth-f1': 'p047 seven-stars' },
      objectives: { leister: 'union', mcpherson: 'union', 'barlow-knoll': 'union' },
    });
    const { buttons } = desk.offer(look(game, table.state, 'union'), 'union', { stand: table.stand('howard-f1') });
    expect(buttons.map(({ label }) => label.key)).not.toContain('desk.comeBack');
  });
});

describe('GOG 14.4b, 14.4c two steps to a place next to the enemy, or one', () => {
  it('at the table the way that spares the block is taken', () => {
    const blocks = { 'hancock-f1': 'p259 devils-den', 'heth-f1': 'p259 plum-run' };
    const after = (path: readonly string[]): number => {
      const table = position({ step: 'withdrawals', blocks });
      table.t.owes[table.number('hancock-f1')] = 1;
      table.act(table.way('withdraw', 'hancock-f1', path));
      reduced(ended(table, 'phase.march', 'reduce.offer'));
      return table.t.dead.length;
    };
    expect([after(['plum-run', 'p249']), after(['plum-run', 'p243', 'plum-run', 'p249'])]).toEqual([1, 0]);
    const table = position({ step: 'withdrawals', blocks });
    table.t.owes[table.number('hancock-f1')] = 1;
    const { targets } = desk.offer(look(game, table.state, 'union'), 'union', { stand: table.stand('hancock-f1') });
    const goal = drafted(targets.find(({ at }) => 'place' in at && at.place === 'p249')!);
    expect(wordOf(goal, 'way')).toBe('plum-run p243 plum-run p249');
  });
});
