import { describe, expect, it } from 'vitest';
import { tokenId, tokenNumber, tokensOf } from '../data/index.ts';
import { canAttack } from '../rules/13-declaration.ts';
import { type Action, orderNumber } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of these chapters were read.

const both = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p075 herr-west' };
const contact = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' };
const UNION = tokensOf(0).map(tokenId);
const SOUTH = tokensOf(1).map(tokenId);
const declaring = (p: Position = {}): Table =>
  position({
    step: 'declare',
    blocks: both,
    trays: { union: UNION.slice(0, 3), confederate: SOUTH.slice(0, 3) },
    ...p,
  });
const orders = (table: Table): string[] =>
  table
    .offered()
    .map(action => (action.type === 'declare' ? action.order : ''))
    .sort();
const discard = (...tokens: string[]): Action => ({ type: 'discard', tokens });
const hours = (count: number): Action => ({ type: 'hours', hours: count });
const second = { side: 'confederate', first: 'union' } as const;

describe('GOG 6.1b who shortened the turn', () => {
  it('must Attack or Withdraw; with an empty tray only Withdraw is left', () => {
    expect(orders(declaring({ ...second, table: { shortened: 1 } }))).toEqual(['attack', 'withdraw']);
    expect(orders(declaring({ ...second, trays: {}, table: { shortened: 1 } }))).toEqual(['withdraw']);
  });
  it('the first player is free, whatever the second chose', () => {
    expect(orders(declaring({ table: { shortened: 1 } }))).toEqual(['attack', 'hold', 'withdraw']);
  });
  const army = (n: number): Record<string, string> => ({
    ...Object.fromEntries(['howard-f1', 'howard-f2', 'sykes-f1', 'sykes-f2'].slice(0, n).map(b => [b, 'emmitsburg'])),
    ...Object.fromEntries(['heth-f1', 'heth-f2', 'pender-f1', 'pender-f2'].slice(0, n).map(b => [b, 'chambersburg'])),
    'reynolds-f1': 'p149 culps-hill',
    'rodes-f1': 'p075 herr-west',
  });
  it('it is said of the turn in which it was done, not of the next', () => {
    const table = position({ step: 'turn.hours', blocks: army(3) });
    table.act(hours(1));
    expect(table.t.shortened).toBe(1);
    ended(table, 'phase.declare').declare('hold');
    ended(table, 'phase.declare').refused({ type: 'declare', order: 'hold' }, '6.1b');
    table.declare('withdraw').act(discard(...table.tray('confederate')));
    expect(table.asked).toEqual(['union', 'turn.hours']);
    expect(table.t.shortened).toBe(0);
    table.act(hours(2));
    expect(orders(ended(table, 'phase.declare'))).toContain('hold');
  });
  it('the last hour before Night is no choice', () => {
    const table = position({ step: 'turn.duration', box: 15, blocks: army(3) });
    expect([table.t.hours, table.t.shortened]).toEqual([1, 0]);
  });
  it('of two hours before Night to take one is a choice', () => {
    const table = position({ step: 'turn.hours', box: 14, blocks: army(4) });
    table.refused(hours(3), '7.2d');
    expect(table.act(hours(1)).t.shortened).toBe(1);
  });
});

describe('GOG 6.1c Attack before Night', () => {
  it('the turn that ends with the last hour of the day, however long', () => {
    expect(orders(declaring({ box: 14, hours: 2 }))).toEqual(['hold', 'withdraw']);
    expect(orders(declaring({ box: 13, hours: 3 }))).toEqual(['hold', 'withdraw']);
    expect(orders(declaring({ box: 13, hours: 2 }))).toEqual(['attack', 'hold', 'withdraw']);
    expect(orders(declaring({ ...second, box: 15 }))).toEqual(['hold', 'withdraw']);
  });
  it('the Night itself is followed by day', () =>
    expect(orders(declaring({ day: 1, box: 16 }))).toEqual(['attack', 'hold', 'withdraw']));
  it('only one’s own tray counts', () => {
    expect(orders(declaring({ trays: { union: UNION.slice(0, 1) } }))).toEqual(['attack', 'hold', 'withdraw']);
    expect(orders(declaring({ trays: { confederate: SOUTH.slice(0, 1) } }))).toEqual(['hold', 'withdraw']);
  });
});

describe('GOG 6.1d Hold while an army is not on the map', () => {
  it.each([
    ['the enemy waits', { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'chambersburg' }],
    ['the enemy left the map', { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'off seven-stars' }],
    ['one’s own wait', { 'howard-f1': 'emmitsburg', 'heth-f1': 'p075 herr-west' }],
    ['one’s own left the map', { 'howard-f1': 'off pike-north', 'heth-f1': 'p075 herr-west' }],
  ])('%s', (_, blocks) => {
    expect(orders(declaring({ blocks }))).toEqual(['hold']);
    expect(orders(declaring({ ...second, blocks }))).toEqual(['hold']);
  });
  it('even for who shortened the turn', () => {
    const blocks = { 'howard-f1': 'emmitsburg', 'heth-f1': 'p075 herr-west' };
    expect(orders(declaring({ ...second, blocks, table: { shortened: 1 } }))).toEqual(['hold']);
  });
});

describe('GOG 6.1a the order declared', () => {
  it('governs the next turn, not the rest of this one', () => {
    const table = declaring().declare('withdraw');
    expect(table.t.order[0]).toBe(orderNumber('hold'));
    table.act(discard(...UNION.slice(0, 2)));
    ended(table, 'phase.declare').declare('hold');
    expect(table.t.order).toEqual([orderNumber('withdraw'), orderNumber('hold')]);
  });
});

describe('GOG 6.3b, 6.3c, 6.3d Attack without an attack', () => {
  const idle = (tray: readonly string[], p: Position = {}): Table => {
    const table = position({
      side: 'confederate',
      step: 'attack',
      blocks: contact,
      orders: { confederate: 'attack' },
      trays: { confederate: tray },
      track: { confederate: { 8: 'rumor' } },
      ...p,
    });
    table.state.hands['confederate']!.duty = canAttack(table.state, 1) ? 1 : 0;
    return table.act({ type: 'endAttacks' });
  };
  it('half of five is three, all five may go, none may go twice', () => {
    const table = idle(SOUTH.slice(0, 5));
    expect(table.asked).toEqual(['confederate', 'phase.idle']);
    table.refused(discard(...SOUTH.slice(0, 2)), '6.3b');
    expect(table.whyNot(discard(SOUTH[0]!, SOUTH[0]!, SOUTH[1]!))).not.toBeNull();
    table.allowed(discard(...SOUTH.slice(0, 5)));
    table.act(discard(...SOUTH.slice(2, 5)));
    expect(table.tray('confederate')).toEqual(SOUTH.slice(0, 2));
    expect(table.state.hands['confederate-staff']!.returned).toHaveLength(3);
  });
  it('the only token goes', () => {
    const table = idle(SOUTH.slice(0, 1));
    table.act(discard(SOUTH[0]!));
    expect(table.t.tray[1]).toBe(0);
  });
  it('at once: before the hour’s time token is turned', () => {
    const table = idle(SOUTH.slice(0, 2));
    expect(table.said('time.turned')).toEqual([]);
    table.act(discard(SOUTH[0]!));
    expect(table.said('time.turned')).toHaveLength(1);
  });
  it('6.3c: a tray that is empty, or a leader of strength 1, lets nobody attack', () => {
    const empty = position({ step: 'declare', blocks: contact, orders: { confederate: 'attack' }, trays: {} });
    expect(empty.declare('hold').asked).toEqual(['confederate', 'phase.march']);
    const weak = { 'hancock-f1': 'p176 codori-north', 'pickett-r1-1': 'p174 codori-north' };
    expect(idle(SOUTH.slice(0, 4), { blocks: weak }).asked[1]).toBe('phase.march');
  });
  it('6.3c: an enemy withdrawn out of reach', () =>
    expect(idle(SOUTH.slice(0, 4), { blocks: { ...contact, 'hancock-f1': 'p149 culps-hill' } }).asked[1]).toBe(
      'phase.march',
    ));
  it('6.3d: an enemy who attacked or withdrew waives it; what oneself did does not', () => {
    expect(idle(SOUTH.slice(0, 4), { table: { stirred: [1, 0] } }).asked[1]).toBe('phase.march');
    expect(idle(SOUTH.slice(0, 4), { table: { stirred: [0, 1] } }).asked[1]).toBe('phase.idle');
  });
  const two = { ...contact, 'sickles-f1': 'p206 codori', 'mclaws-f1': 'p187 codori' };
  const unionPhase = (step: string, p: Position = {}): Table =>
    position({ step, blocks: two, orders: { confederate: 'attack' }, trays: { confederate: SOUTH.slice(0, 4) }, ...p });
  it('6.3d: a withdrawal of the enemy’s next phase, forced as it was', () => {
    const table = unionPhase('withdrawals');
    table.t.owes[table.number('hancock-f1')] = 1;
    table.withdraw('hancock-f1', 'leister', 'p162');
    ended(table, 'phase.declare').declare('hold');
    ended(table, 'phase.attack').act({ type: 'endAttacks' });
    expect(table.asked[1]).toBe('phase.march');
  });
  it('6.3d: marches of the enemy change nothing', () => {
    const table = unionPhase('march', { blocks: { ...two, 'howard-f1': 'p149 culps-hill' } });
    table.march('howard-f1', 'culps-hill', 'p162');
    ended(table, 'phase.declare').declare('hold');
    ended(table, 'phase.attack').act({ type: 'endAttacks' });
    expect(table.asked[1]).toBe('phase.idle');
  });
  it('6.3b: who made one attack pays nothing', () => {
    const table = position({
      side: 'confederate',
      step: 'attack',
      blocks: contact,
      orders: { confederate: 'attack' },
      trays: { confederate: ['c-march-1', 'c-march-2', 'c-march-3'] },
    });
    table.state.hands['confederate']!.duty = 1;
    table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1']));
    ended(table, 'attack.fillers').act(discard('c-march-1'));
    ended(table, 'reduce.offer');
    while (table.asked[1].startsWith('reduce')) table.act(table.offered()[0]!);
    ended(table, 'phase.attack', 'phase.march', 'phase.idle');
    expect(table.asked[1]).toBe('phase.march');
    expect(table.t.tray[1]).toBe(2);
  });
});

describe('GOG 6.4b, 6.4c the price of Withdraw', () => {
  it('at least half, tokens of one’s own tray, the rest stays', () => {
    const table = declaring({ trays: { union: UNION.slice(0, 5) } }).declare('withdraw');
    table.refused(discard(...UNION.slice(0, 2)), '6.4b');
    table.refused(discard(...UNION.slice(4, 7)), '4.6c');
    table.act(discard(UNION[0]!, UNION[2]!, UNION[4]!));
    expect(table.tray('union')).toEqual([UNION[1], UNION[3]]);
  });
  it('in a long turn before Night too it waits', () => {
    const table = declaring({ box: 13, hours: 3 }).declare('withdraw');
    expect(table.asked[1]).not.toBe('phase.price');
    expect(table.t.late).toEqual([1, 0]);
  });
  it('declared in the Night it is paid at once, and what was paid goes back to the pool', () => {
    const table = declaring({
      ...second,
      first: 'confederate',
      day: 2,
      box: 16,
      trays: { confederate: SOUTH.slice(0, 4) },
      dice: Array.from({ length: 29 }, () => 1),
    }).declare('withdraw');
    expect(table.asked).toEqual(['confederate', 'phase.price']);
    ended(table.act(discard(...SOUTH.slice(0, 2))), 'phase.march');
    expect([table.t.tray[1], table.t.returned[1], table.t.pool[1]]).toEqual([2, 0, 30]);
    table.done();
  });
  it('the Union pays in its own phase of the Night, not in the enemy’s', () => {
    const table = declaring({
      ...second,
      box: 15,
      trays: { union: UNION.slice(0, 4) },
      table: { late: [1, 0], latest: 1 },
    });
    table.declare('hold');
    expect(table.t.first).toBe(1);
    expect([table.asked[0], table.t.tray[0], table.t.late[0]]).toEqual(['confederate', 4, 1]);
  });
});

describe('GOG 6.5b Hold again', () => {
  const after = (order: string, next: string, tray = 4): Table =>
    declaring({ orders: { union: order }, trays: { union: UNION.slice(0, tray) }, table: { forced: 1 } }).declare(next);
  it('two tokens, neither one nor three', () => {
    const table = after('hold', 'hold');
    expect(table.asked).toEqual(['union', 'phase.price']);
    table.refused(discard(UNION[0]!), '6.5b');
    table.refused(discard(...UNION.slice(0, 3)), '6.5b');
    expect(table.act(discard(UNION[0]!, UNION[3]!)).t.tray[0]).toBe(2);
  });
  it('the only one, or none', () => {
    expect(after('hold', 'hold', 1).act(discard(UNION[0]!)).t.tray[0]).toBe(0);
    expect(after('hold', 'hold', 0).asked[0]).toBe('confederate');
  });
  it('not after Attack or Withdraw, nor for another order', () => {
    expect(after('attack', 'hold').asked[0]).toBe('confederate');
    expect(after('withdraw', 'hold').asked[0]).toBe('confederate');
    expect(after('hold', 'attack').asked[0]).toBe('confederate');
    const half = after('hold', 'withdraw');
    half.refused(discard(UNION[0]!), '6.4b');
    half.allowed(discard(...UNION.slice(0, 3)));
  });
  it('the withdrawals of an earlier phase are forgotten', () => {
    const table = declaring({ orders: { union: 'hold' }, table: { forced: 1 } }).declare('attack');
    ended(table, 'phase.declare').declare('hold');
    ended(table, 'phase.declare');
    expect(table.t.forced).toBe(0);
  });
});

describe('GOG 7.1b the first player', () => {
  it('both in one turn: the later declaration, which is the second player’s', () => {
    const table = declaring({ trays: {} }).declare('withdraw');
    expect(table.t.latest).toBe(0);
    ended(table, 'phase.declare')
      .declare('withdraw')
      .act(discard(...table.tray('confederate')));
    expect(table.t.first).toBe(1);
  });
  it('it lasts through other orders, until the enemy declares Withdraw', () => {
    const table = declaring({ trays: {}, ...second, table: { latest: 1 } }).declare('hold');
    expect(table.t.first).toBe(1);
    expect(ended(table, 'phase.declare').asked[0]).toBe('confederate');
    table.declare('hold');
    expect(ended(table, 'phase.declare').asked[0]).toBe('union');
    table.declare('withdraw').act(discard(...table.tray('union')));
    expect(table.t.first).toBe(0);
  });
});

describe('GOG 7.1c, 7.1d, 7.1e, 7.2b, 7.2c, 7.2d how many hours', () => {
  const men = ['howard-f1', 'howard-f2', 'howard-f3', 'sykes-f1', 'sykes-f2', 'sykes-f3', 'hancock-f1', 'hancock-f2'];
  const foes = ['heth-f1', 'heth-f2', 'pender-f1', 'pender-f2', 'rodes-f1', 'rodes-f2', 'early-f1', 'early-f2'];
  const army = (u: number, c: number): Record<string, string> => ({
    ...Object.fromEntries(men.slice(0, u).map(b => [b, 'emmitsburg'])),
    ...Object.fromEntries(foes.slice(0, c).map(b => [b, 'chambersburg'])),
  });
  const next = (u: number, c: number, p: Position = {}): Table =>
    position({ ...second, step: 'declare', blocks: army(u, c), ...p }).declare('hold');
  const offered = (table: Table): number => (table.asked[1] === 'turn.hours' ? table.offered().length : 1);
  it.each([
    [2, 8, 1],
    [3, 8, 2],
    [5, 8, 2],
    [6, 6, 3],
    [8, 5, 2],
    [8, 3, 2],
    [8, 2, 1],
    [8, 8, 3],
  ])('%i blocks against %i: %i', (u, c, count) => expect(offered(next(u, c))).toBe(count));
  it('the dead and those still to come count for nothing; who left the map counts', () => {
    const table = position({ ...second, step: 'declare', blocks: { ...army(3, 8), 'howard-f1': 'off pike-north' } });
    expect(offered(table.declare('hold'))).toBe(2);
    const lost = position({ ...second, step: 'declare', blocks: army(3, 8) });
    lost.t.at[lost.number('howard-f1')] = -2;
    expect(offered(lost.declare('hold'))).toBe(1);
  });
  it('the Attack of either player makes it one', () => {
    const all = { ...army(8, 8), 'reynolds-f1': 'p149 culps-hill', 'pickett-f1': 'p075 herr-west' };
    const table = (order: string): Table =>
      position({ ...second, step: 'declare', blocks: all, trays: { confederate: ['c-any-1'] } }).declare(order);
    expect([offered(table('hold')), offered(table('attack'))]).toEqual([4, 1]);
    const theirs = position({ ...second, step: 'declare', blocks: all });
    theirs.t.next[0] = orderNumber('attack');
    expect(offered(theirs.declare('hold'))).toBe(1);
    expect(theirs.t.hours).toBe(1);
  });
  it('no farther than the last hour of the day', () => {
    expect(offered(next(8, 8, { box: 12 }))).toBe(3);
    expect(offered(next(8, 8, { box: 13 }))).toBe(2);
    expect(offered(next(8, 8, { box: 14 }))).toBe(1);
    const night = next(8, 8, { box: 15 });
    expect([night.t.box, night.t.hours]).toEqual([16, 1]);
  });
  it('the second player is asked, from one hour up', () => {
    const table = next(8, 8, { table: { latest: 1 } });
    expect(table.asked).toEqual(['union', 'turn.hours']);
    table.refused(hours(0), '7.1c');
    table.refused(hours(4), '7.1c');
    expect(table.whyNot(hours(2), 'confederate')).not.toBeNull();
    table.allowed(hours(1));
  });
});

describe('GOG 8.1a, 8.1b, 8.1c, 8.2a, 8.2b, 8.3a drawing', () => {
  /** The Union is about to begin its phase in a turn of some hours. */
  const next = (p: Position): Table =>
    declaring({ side: 'confederate', first: 'confederate', trays: {}, ...p }).declare('hold');
  it('one for each hour, for either player', () => {
    expect(next({ hours: 3 }).t.tray[0]).toBe(3);
    const other = declaring({ first: 'union', hours: 2, trays: {} }).declare('hold');
    expect(other.t.tray[1]).toBe(2);
  });
  it('none under Attack; the other side draws', () => {
    const blocks = { ...both };
    expect(next({ blocks, orders: { union: 'attack' } }).t.tray[0]).toBe(0);
    expect(next({ blocks, orders: { confederate: 'attack' } }).t.tray[0]).toBe(1);
  });
  it('eight are kept without a question; of nine exactly one goes, old or new', () => {
    expect(next({ trays: { union: UNION.slice(0, 7) } }).asked[1]).not.toBe('phase.trim');
    const table = next({ trays: { union: UNION.slice(0, 8) } });
    expect(table.asked).toEqual(['union', 'phase.trim']);
    const drawn = table.tray('union').find(token => !UNION.slice(0, 8).includes(token))!;
    table.refused(discard(...UNION.slice(0, 2)), '8.1c');
    table.refused(discard(), '8.1c');
    table.allowed(discard(UNION[0]!));
    expect(table.act(discard(drawn)).tray('union')).toEqual(UNION.slice(0, 8));
    expect(table.state.hands['union-staff']!.returned).toEqual([tokenNumber(drawn)]);
  });
  it('an empty pool takes up the return stack in the middle of the draw, never what was spent', () => {
    const table = next({
      hours: 3,
      returned: { union: UNION.slice(0, 4) },
      spent: { union: UNION.slice(4, 31) },
      dice: [1, 1, 1],
    });
    expect(table.t.tray[0]).toBe(3);
    expect(table.tray('union')).toContain(UNION[31]);
    expect([table.t.pool[0], table.t.returned[0], table.t.spent[0]]).toEqual([2, 0, 27]);
    table.done();
  });
  it('what lay on the return stack is not touched while the pool lasts', () => {
    const table = next({ hours: 1, returned: { union: UNION.slice(0, 4) }, spent: { union: UNION.slice(4, 31) } });
    expect([table.t.pool[0], table.t.returned[0]]).toEqual([0, 4]);
  });
  it('nothing left anywhere: nothing is drawn', () => {
    const table = next({ hours: 2, spent: { union: UNION.slice(0, 31) } });
    expect([table.t.tray[0], table.t.pool[0]]).toEqual([1, 0]);
  });
});
