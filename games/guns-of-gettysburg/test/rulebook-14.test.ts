import { describe, expect, it } from 'vitest';
import { blockNumber, UNION } from '../data/index.ts';
import { markForced } from '../rules/14-withdrawals.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const withdrawing = (p: Position, ...owing: string[]): Table => {
  const table = position({ step: 'withdrawals', ...p });
  for (const block of owing) table.t.owes[table.number(block)] = 1;
  return table;
};
const may = (table: Table, block: string, ...path: string[]): boolean =>
  table.whyNot(table.way('withdraw', block, path)) === null;
/** All that follows a withdrawal step; how many reductions there were. */
function suffered(table: Table): number {
  let count = 0;
  while (table.asked[1] !== 'phase.march') {
    if (table.asked[1] === 'reduce.pick') count++;
    table.act(table.asked[1] === 'withdrawals.move' ? { type: 'endWithdrawals' } : table.offered()[0]!);
  }
  return count;
}

describe('GOG 14.1a voluntary withdrawals', () => {
  const orders = { union: 'withdraw' };
  it('beside an enemy, even one that looks away, or in a field of fire', () => {
    const beside = withdrawing({ orders, blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p182 codori' } });
    expect(may(beside, 'hancock-f1', 'leister', 'p155')).toBe(true);
    const fire = withdrawing({
      orders,
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
    });
    expect(may(fire, 'hancock-f1', 'leister', 'p155')).toBe(true);
    const clear = withdrawing({
      ...{
        orders,
        blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 bliss', 'sykes-f1': 'p187 codori' },
      },
    });
    clear.refused(clear.way('withdraw', 'hancock-f1', ['leister', 'p155']), '14.1a');
  });
  it('any number of them, each as it likes; none is required', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'hancock-f2': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
    };
    const table = withdrawing({ orders, blocks });
    table.allowed({ type: 'endWithdrawals' });
    table.withdraw('hancock-f1', 'leister', 'p155').allowed({ type: 'endWithdrawals' });
    expect(may(table, 'hancock-f2', 'leister', 'p162')).toBe(true);
    expect(may(table, 'hancock-f1', 'cemetery-hill', 'p149')).toBe(false); // once only
  });
});

describe('GOG 14.2a, 14.2c who must withdraw', () => {
  const forced = (blocks: Record<string, string>, ...won: string[]): boolean => {
    const table = position({ blocks: { 'hancock-f1': 'p176 codori-north', ...blocks }, won });
    markForced(table.t, UNION);
    return table.t.owes[table.number('hancock-f1')] === 1;
  };
  it('a winner on its position, beside it, or with its rear area in his field', () => {
    expect(forced({ 'pickett-f1': 'p176 leister' }, 'pickett-f1')).toBe(true);
    expect(forced({ 'pickett-f1': 'p182 codori' }, 'pickett-f1')).toBe(true);
    expect(forced({ 'pickett-f1': 'p155 leister' }, 'pickett-f1')).toBe(true); // looks into leister
    expect(forced({ 'pickett-f1': 'p155 cemetery-hill' }, 'pickett-f1')).toBe(false);
  });
  it('its front area in his field is not enough, nor is an enemy who won nothing', () => {
    expect(forced({ 'pickett-f1': 'p174 codori-north' }, 'pickett-f1')).toBe(false);
    expect(forced({ 'pickett-f1': 'p176 leister' })).toBe(false);
  });
});

describe('GOG 14.3a, 14.3b, 14.3e, 14.3f how far and where', () => {
  const blocks = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p176 leister' };
  it('two steps under Hold and Attack, four under Withdraw', () => {
    const ways: Record<number, string[]> = {
      2: ['leister', 'p155', 'cemetery-hill', 'p131'],
      3: ['leister', 'p155', 'cemetery-hill', 'p131', 'winebrenner', 'p110'],
      4: ['leister', 'p155', 'cemetery-hill', 'p131', 'winebrenner', 'p110', 'york-street', 'p099'],
      5: [
        'leister',
        'p155',
        'cemetery-hill',
        'p131',
        'winebrenner',
        'p110',
        'york-street',
        'p099',
        'rock-creek-mid',
        'p112',
      ],
    };
    const most = (order: string): number =>
      Math.max(
        ...[2, 3, 4, 5].filter(n =>
          may(withdrawing({ blocks, orders: { union: order } }, 'hancock-f1'), 'hancock-f1', ...ways[n]!),
        ),
      );
    expect([most('hold'), most('attack'), most('withdraw')]).toEqual([2, 2, 4]);
  });
  it('the rear area first; no position that an enemy holds', () => {
    const table = withdrawing({ blocks: { ...blocks, 'early-f1': 'p155 cemetery-hill' } }, 'hancock-f1');
    table.refused(table.way('withdraw', 'hancock-f1', ['codori-north', 'p161']), '14.3b');
    table.refused(table.way('withdraw', 'hancock-f1', ['leister', 'p155']), '14.3e');
  });
  it('it may shorten neither step by step: what falls back is refused though the end is far', () => {
    const table = withdrawing({ blocks, orders: { union: 'withdraw' } }, 'hancock-f1');
    expect(may(table, 'hancock-f1', 'leister', 'p162', 'culps-hill', 'p149')).toBe(true);
    table.refused(table.way('withdraw', 'hancock-f1', ['leister', 'p162', 'leister', 'p186']), '14.3f'); // 3, then 1
  });
  it('any rise will do, not only the greatest', () => {
    const table = withdrawing({ blocks }, 'hancock-f1');
    expect(may(table, 'hancock-f1', 'leister', 'p186')).toBe(true); // beside him: 1 is more than 0
    expect(may(table, 'hancock-f1', 'leister', 'p162')).toBe(true); // 3
  });
  it('either front at the end', () => {
    for (const front of ['leister', 'culps-hill']) {
      const table = withdrawing({ blocks }, 'hancock-f1');
      table.act(table.way('withdraw', 'hancock-f1', ['leister', 'p162'], { front }));
      expect(table.front('hancock-f1')).toBe(front);
    }
  });
});

describe('GOG 14.3d beside an enemy on the way', () => {
  it('a new one stops it, one it began beside does not, nor one on its own position', () => {
    const orders = { union: 'withdraw' };
    const past = ['leister', 'p155', 'cemetery-hill', 'p131'];
    const fresh = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p176 leister', 'early-f1': 'p159 bliss-north' };
    const known = withdrawing({ orders, blocks: fresh }, 'hancock-f1'); // p159 is beside p176 and p155
    expect(may(known, 'hancock-f1', ...past)).toBe(true);
    const far = { ...fresh, 'early-f1': 'p145 bliss-north' }; // beside p155, not beside p176
    const stopped = withdrawing({ orders, blocks: far }, 'hancock-f1');
    expect(may(stopped, 'hancock-f1', 'leister', 'p155')).toBe(true);
    stopped.refused(stopped.way('withdraw', 'hancock-f1', past), '14.3d');
  });
});

describe('GOG 14.4a, 14.4b, 14.4c, 14.4d what a withdrawal costs', () => {
  const beaten = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p176 leister' };
  it('nothing, away from all enemies', () => {
    const table = withdrawing({ blocks: beaten }, 'hancock-f1').withdraw('hancock-f1', 'leister', 'p162');
    expect(suffered(table)).toBe(0);
  });
  it('one reduction beside a new enemy, and one only for several', () => {
    const one = withdrawing({ blocks: { ...beaten, 'early-f1': 'p149 culps-hill' } }, 'hancock-f1');
    expect(suffered(one.withdraw('hancock-f1', 'leister', 'p155'))).toBe(1);
    const two = { ...beaten, 'early-f1': 'p149 culps-hill', 'rodes-f1': 'p145 bliss-north' };
    const both = withdrawing({ blocks: two }, 'hancock-f1').withdraw('hancock-f1', 'leister', 'p155');
    expect(suffered(both)).toBe(1);
  });
  it('one step from an old enemy costs, two steps do not', () => {
    const near = withdrawing({ blocks: beaten }, 'hancock-f1').withdraw('hancock-f1', 'leister', 'p186');
    expect(suffered(near)).toBe(1);
    const far = withdrawing({ blocks: { ...beaten, 'early-f1': 'p155 cemetery-hill' } }, 'hancock-f1');
    expect(may(far, 'hancock-f1', 'leister', 'p159', 'bliss-north', 'p161')).toBe(false); // it could get farther away
  });
  it('an obstructed step is two', () => {
    const blocks = { 'hancock-f1': 'p149 cemetery-hill', 'pickett-f1': 'p149 culps-hill' };
    const woods = withdrawing({ blocks }, 'hancock-f1').withdraw('hancock-f1', 'culps-hill', 'p139');
    expect(suffered(woods)).toBe(0); // still beside him
    const open = withdrawing({ blocks }, 'hancock-f1').withdraw('hancock-f1', 'culps-hill', 'p162');
    expect(suffered(open)).toBe(1);
  });
  it('a voluntary withdrawal too', () => {
    const table = withdrawing({ blocks: { ...beaten, 'early-f1': 'p149 culps-hill' }, orders: { union: 'withdraw' } });
    expect(suffered(table.withdraw('hancock-f1', 'leister', 'p155'))).toBe(1);
  });
  it('one block of a position, its owner says which; another position pays its own', () => {
    const blocks = {
      ...{ 'hancock-f1': 'p176 codori-north', 'hancock-f2': 'p176 codori-north', 'hancock-f3': 'p176 codori-north' },
      ...{ 'pickett-f1': 'p176 leister', 'early-f1': 'p149 culps-hill' },
    };
    const table = withdrawing({ blocks }, 'hancock-f1', 'hancock-f2', 'hancock-f3');
    table.withdraw('hancock-f1', 'leister', 'p155').withdraw('hancock-f2', 'leister', 'p155');
    table.withdraw('hancock-f3', 'leister', 'p162');
    expect(table.asked).toEqual(['union', 'withdrawals.suffer']);
    table.act({ type: 'suffer', stand: table.stand('hancock-f2') });
    expect(suffered(table)).toBe(2);
    expect(table.t.dead).toEqual(expect.arrayContaining(['hancock-f2', 'hancock-f3'].map(blockNumber)));
    expect(table.t.dead).not.toContain(blockNumber('hancock-f1'));
  });
  it('no way at all: it is reduced until nothing is left', () => {
    const posts = ['p155 cemetery-hill', 'p159 bliss-north', 'p162 culps-hill', 'p177 lower-culps', 'p186 hummelbaugh'];
    const names = ['early-f1', 'early-f2', 'rodes-f1', 'rodes-f2', 'johnson-f1'];
    const ring = Object.fromEntries(names.map((name, i) => [name, posts[i]!]));
    const table = position({
      ...{ side: 'confederate', first: 'confederate', step: 'declare', won: ['pickett-f1'] },
      blocks: { ...beaten, ...ring },
    }).declare('hold');
    table.act({ type: 'endWithdrawals' }); // nobody who must can
    while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
    expect(table.t.at[0]).toBe(-2);
    expect(table.t.dead).toContain(blockNumber('hancock-f1'));
  });
});
