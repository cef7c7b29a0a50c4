import { describe, expect, it } from 'vitest';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const REST = { 'powers-hill': 'union', weikert: 'union' };
const far = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
const luck = (size: number): number[] => Array.from({ length: size }, () => 1);

describe('GOG 20.1a, 20.1b what takes an objective', () => {
  const marching = (owner: string, p: Position = {}): Table =>
    position({ objectives: { leister: owner, mcpherson: 'union', 'barlow-knoll': 'union' }, ...p });
  const north = { 'howard-f1': 'p155 leister', 'heth-f1': 'p047 seven-stars' };
  const south = { 'heth-f1': 'p155 leister', 'howard-f1': 'p093 college' };
  it('a march across its area, for either army', () => {
    expect(marching('confederate', { blocks: north }).march('howard-f1', 'leister', 'p162').t.control[0]).toBe(0);
    const theirs = marching('union', { blocks: south, side: 'confederate' });
    expect(theirs.march('heth-f1', 'leister', 'p162').t.control[0]).toBe(1);
  });
  it('not a march along its edge, nor a turn towards it', () => {
    const table = marching('confederate', { blocks: north });
    table.act({ type: 'turn', stand: table.stand('howard-f1') });
    expect(table.t.control[0]).toBe(1);
    expect(table.march('howard-f1', 'cemetery-hill', 'p149').t.control[0]).toBe(1);
  });
  it('every area of the way, the first and the last', () => {
    const table = position({
      ...{ side: 'confederate', blocks: { 'heth-f1': 'p145 cemetery-hill', 'howard-f1': 'p093 college' } },
      objectives: { 'cemetery-hill': 'union', leister: 'union', 'barlow-knoll': 'union' },
    });
    table.march('heth-f1', 'cemetery-hill', 'p155', 'leister', 'p162');
    expect(table.t.control).toEqual([1, 1, 0]);
  });
  it('an entry by road, every area it crosses but not the one it stops before', () => {
    const table = position({
      ...{ step: 'enter', hours: 2, blocks: { 'howard-f1': 'emmitsburg', 'heth-f1': 'p047 seven-stars' } },
      objectives: { warfield: 'confederate', 'rose-west': 'confederate', 'barlow-knoll': 'confederate' },
    });
    table.act(table.entry('howard-f1', 13, ['emmitsburg-rd', 'p282', 'warfield', 'p269', 'bushman', 'p257'], true));
    expect(table.t.control).toEqual([0, 1, 1]);
  });
  it('a withdrawal takes nothing, for either army', () => {
    const table = position({
      ...{ step: 'withdrawals', orders: { union: 'withdraw' } },
      blocks: { 'howard-f1': 'p176 codori-north', 'heth-f1': 'p174 codori-north' },
      objectives: { leister: 'confederate', mcpherson: 'union', 'barlow-knoll': 'union' },
    });
    expect(table.withdraw('howard-f1', 'leister', 'p155').t.control[0]).toBe(1);
  });
  it('once taken it stays so when the block has gone on', () => {
    const table = marching('union', { blocks: south, side: 'confederate' }).march('heth-f1', 'leister', 'p162');
    expect(table.said('objective.taken').length + table.said('objective.falls').length).toBe(1);
    expect(table.t.control[0]).toBe(1);
  });
});

describe('GOG 20.2a, 20.2b, 20.2c, 20.2d full control', () => {
  /** Whether the Union loses by Hold with this objective, the other two being safe. */
  const lost = (objective: string, blocks: Record<string, string>, owner = 'union'): boolean => {
    const table = position({
      ...{ step: 'declare', first: 'union', day: 2, trays: { union: ['u-any-1'] } },
      objectives: { [objective]: owner, ...REST },
      blocks: { ...far, ...blocks },
    });
    return table.declare('hold').t.result !== null;
  };
  const ring = {
    ...{ 'hood-f1': 'p103 town-north', 'hood-f2': 'p092 oak-ridge-east' },
    ...{ 'mclaws-f1': 'p100 mcpherson', 'mclaws-f2': 'p114 fairfield-east' },
  };
  it('blue, out of fire and linked', () => {
    expect(lost('seminary-east', {})).toBe(false);
    expect(lost('seminary-east', {}, 'confederate')).toBe(true);
    expect(lost('seminary-east', { 'hood-f1': 'p114 seminary-east' })).toBe(true);
    expect(lost('seminary-east', { 'hood-f1': 'p114 fairfield-east' })).toBe(false);
  });
  it('an extended field of fire covers it too', () => {
    expect(lost('schultz', { 'hood-f1': 'p100 mcpherson' })).toBe(true);
    expect(lost('schultz', { 'hood-f1': 'p100 seminary-east' })).toBe(false);
  });
  it('enemies on all its positions cut it off though they look away', () => {
    expect(lost('seminary-east', ring)).toBe(true);
    const { 'mclaws-f2': _, ...open } = ring;
    expect(lost('seminary-east', open)).toBe(false);
  });
  it('a position shared with the enemy is the enemy’s; a friend alone bars nothing', () => {
    const { 'mclaws-f2': guard, ...open } = ring;
    expect(lost('seminary-east', { ...open, 'sykes-f1': 'p114 fairfield-east' })).toBe(false);
    expect(lost('seminary-east', { ...open, 'mclaws-f2': guard, 'sykes-f1': 'p114 seminary-east' })).toBe(true);
  });
  it('the entry area itself must be out of fire, and one is enough', () => {
    const six = {
      ...{ 'hood-f1': 'p279 ridge-church', 'hood-f2': 'p282 emmitsburg-rd', 'mclaws-f1': 'p284 taneytown-w' },
      ...{ 'mclaws-f2': 'p283 taneytown-e', 'pickett-f1': 'p255 pike-north', 'pickett-f2': 'p270 pike-south' },
    };
    expect(lost('mcpherson', six)).toBe(true);
    for (const [block, away] of [
      ['hood-f1', 'p279 warfield'],
      ['mclaws-f2', 'p283 taneytown-mid'],
      ['pickett-f2', 'p270 little-run'],
    ] as const)
      expect(lost('mcpherson', { ...six, [block]: away })).toBe(false);
  });
});

describe('GOG 20.3a, 20.3b, 20.3c when the battle ends', () => {
  const declaring = (p: Position): Table =>
    position({
      ...{ step: 'declare', first: 'union', blocks: { ...far, 'early-f1': 'p100 mcpherson' } },
      ...{ objectives: { mcpherson: 'union', ...REST }, trays: { union: ['u-any-1'] } },
      ...p,
    });
  const result = (table: Table): string | undefined => table.t.result?.winner;
  it('one of three is enough, by Hold or Withdraw; the price is not even asked', () => {
    for (const order of ['hold', 'withdraw']) {
      const table = declaring({ day: 2 }).declare(order);
      expect([result(table), table.asked[1]]).toEqual(['confederate', 'over']);
    }
  });
  it('all three held: whatever is declared', () => {
    for (const order of ['hold', 'withdraw', 'attack'])
      expect(result(declaring({ day: 3, blocks: far }).declare(order))).toBeUndefined();
  });
  it('as second player too', () => {
    expect(result(declaring({ day: 2, first: 'confederate' }).declare('hold'))).toBe('confederate');
  });
  it('in the Night of 2 July Attack for the morning saves it; in that of 1 July nothing is asked', () => {
    const night = { box: 16, trays: { union: ['u-any-1'] } };
    const beside = (table: Table, ...tokens: number[]): Table => {
      table.t.beside[0] = tokens;
      return table;
    };
    expect(result(declaring({ ...night, day: 2 }).declare('hold'))).toBe('confederate');
    const saved = beside(declaring({ ...night, day: 2, dice: luck(46) }), 4007).declare('attack');
    expect(result(saved)).toBeUndefined();
    const first = beside(declaring({ ...night, day: 1, dice: luck(44) }), 4005, 4006, 4007).declare('hold');
    expect(result(first)).toBeUndefined();
  });
  it('the turn before Night: no Attack, so no way out', () => {
    const dusk = declaring({ day: 2, box: 15 });
    dusk.refused({ type: 'declare', order: 'attack' }, '6.1c');
    expect(result(dusk.declare('hold'))).toBe('confederate');
  });
  it('an empty tray: no way out; a single token is one', () => {
    const empty = declaring({ day: 2, trays: {} });
    empty.refused({ type: 'declare', order: 'attack' }, '6.1c');
    expect(result(declaring({ day: 2 }).declare('attack'))).toBeUndefined();
  });
  it('3 July is not over before its Night', () => {
    const table = declaring({ day: 3, box: 8, blocks: far, first: 'confederate' }).declare('hold');
    expect([result(table), table.asked[1]]).toEqual([undefined, 'phase.march']);
  });
  it('the last Night: judged at the end of the Union’s phase, not after the Confederates’', () => {
    const last = { day: 3, box: 16 };
    expect(result(declaring(last).declare('hold'))).toBe('confederate');
    const held = declaring({ ...last, blocks: far, trays: {}, dice: luck(31) }).declare('hold');
    expect(result(held)).toBeUndefined(); // the Confederates still have their phase
    const after = declaring({ ...last, side: 'confederate', trays: {}, dice: luck(31) }).declare('hold');
    expect(result(after)).toBe('union'); // whatever they look into now
    const second = declaring({ ...last, first: 'confederate', blocks: far, trays: {}, dice: luck(31) });
    expect(result(second.declare('hold'))).toBe('union');
  });
});
