import { look, prompt } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, positionNumber, tokenId, tokensOf } from '../data/index.ts';
import { game } from '../game.ts';
import { faceInto } from '../rules/10-moves.ts';
import { marchesOf } from '../rules/12-reach.ts';
import { combatSum } from '../rules/13-combat.ts';
import { canAttack } from '../rules/13-declaration.ts';
import type { Action } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// An auditor’s cases, written from the rulebook alone: sentences easily overlooked, and where two chapters meet.

const SOUTH = tokensOf(1).map(tokenId);
const NORTH = tokensOf(0).map(tokenId);
const MARCH = ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4'];
const discard = (...tokens: string[]): Action => ({ type: 'discard', tokens });
const ruleOf = (table: Table, action: Action): string | null => table.whyNot(action)?.rule ?? null;
/** The Confederates attack. */
const charge = (p: Position): Table =>
  position({
    ...{ side: 'confederate', first: 'confederate', step: 'attack', orders: { confederate: 'attack' } },
    trays: { confederate: MARCH },
    ...p,
  });
const straight = ['codori-north', 'p176'];
/** An attack is carried on, without guns, to the end of its close combat. */
function fought(table: Table, attack: Action, ...fillers: string[]): Table {
  table.act(attack);
  while (['attack.defence', 'attack.support'].includes(table.asked[1])) table.endGuns();
  if (fillers.length > 0) table.act(discard(...fillers));
  while (/^(attack|reduce)\./.test(table.asked[1])) table.act(table.offered()[0]!);
  return table;
}

describe('GOG 10.5a, 18.2c, 21.2a who keeps away from the enemy does not pass beside him', () => {
  // In the woods of p254 stands an enemy: whoever passes p247 need not stop there, but has been next to him.
  const past = ['rose-west', 'p247', 'wheatfield', 'p232'];
  it.each([
    ['hold', null],
    ['attack', null],
    ['withdraw', '§10.5a'],
  ])('infantry under %s: %s', (order, rule) => {
    const blocks = { 'mclaws-f1': 'p235 rose-west', 'sickles-f1': 'p254 devils-den' };
    const table = position({ side: 'confederate', options: ['21'], blocks, orders: { confederate: order } });
    expect(ruleOf(table, table.way('march', 'mclaws-f1', past))).toBe(rule);
    const listed = marchesOf(look(game, table.state, 'confederate'), 1, table.number('mclaws-f1'), false);
    for (const move of listed) table.allowed(move);
    expect(listed.some(move => move.path.join() === past.join())).toBe(rule === null);
  });
  it.each([true, false])('cavalry, mounted: %s', mounted => {
    const blocks = { 'buford-f1': 'p235 rose-west', 'hood-f1': 'p254 devils-den' };
    const table = position({ options: ['21'], blocks });
    table.refused(table.way('march', 'buford-f1', past, { mounted }), '18.2c');
    table.refused(table.way('march', 'buford-f1', past.slice(0, 2), { mounted }), '18.2c');
  });
});

describe('GOG 10.2f, 10.4f, 21.2f nobody turns round on an enemy’s position', () => {
  const shared = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p176 leister', 'pickett-f2': 'p186 leister' };
  it.each([
    [[], '10.4f'],
    [['21'], '21.2f'],
  ])('with options %j', (options, rule) => {
    const table = position({ side: 'confederate', options, blocks: shared });
    table.refused({ type: 'turn', stand: table.stand('pickett-f1') }, rule);
    table.allowed({ type: 'turn', stand: table.stand('pickett-f2') });
  });
});

describe('GOG 10.3d, 10.3e, 10.5a, 15.1d, 18.2c off the map and back', () => {
  const gone = (p: Position = {}): Table => {
    const blocks = { 'howard-f1': 'p244 baltimore-east', 'heth-f1': 'p231 baltimore-east' };
    const table = position({ step: 'withdrawals', orders: { union: 'withdraw' }, hours: 3, blocks, ...p });
    table.t.owes[table.number('howard-f1')] = 1;
    return table.withdraw('howard-f1', 'pike-north');
  };
  it('who withdrew off the map is not reduced, and does not march back in the same turn, with a token neither', () => {
    const table = ended(gone({ trays: { union: ['u-march-1'] } }), 'phase.march');
    expect([table.where('howard-f1'), table.t.dead]).toEqual(['off pike-north', []]);
    table.refused(table.way('march', 'howard-f1', ['pike-north', 'p267']), '10.3d');
    table.act({ type: 'spend', token: 'u-march-1' });
    table.refused(table.way('march', 'howard-f1', ['pike-north', 'p267']), '10.3d');
  });
  it.each([
    ['howard-f1', 'hold', 'p244', null],
    ['howard-f1', 'withdraw', 'p244', '§10.5a'],
    ['howard-f1', 'withdraw', 'p267', null],
    ['buford-f1', 'hold', 'p244', '§18.2c'],
    ['buford-f1', 'hold', 'p267', null],
    ['howard-f1', 'hold', 'p231', '§10.2a'],
  ])('%s comes back under %s to %s: %s', (block, order, to, rule) => {
    const blocks = { [block]: 'off pike-north', 'heth-f1': 'p231 two-taverns-n' };
    const table = position({ orders: { union: order }, blocks });
    expect(ruleOf(table, table.way('march', block, ['pike-north', to]))).toBe(rule);
  });
  it('the obstruction inside the area makes the way back two steps, and stops horses', () => {
    const blocks = { 'buford-f1': 'off daniel-lady', 'heth-f1': 'p047 seven-stars' };
    const table = position({ blocks: { ...blocks, 'buford-f1': 'off pike-north' } });
    table.allowed(table.way('march', 'buford-f1', ['pike-north', 'p255'], { mounted: true })); // its obstruction lies beyond
    table.refused(
      table.way('march', 'buford-f1', ['pike-north', 'p255', 'little-run', 'p246'], { mounted: true }),
      '18.2d',
    );
  });
});

describe('GOG 10.2h, 14.4a positions closed to the Union are no way out', () => {
  const trapped = (side: 'union' | 'confederate', own: string, others: readonly string[]): Table => {
    const at = ['p038 whisler', 'p060 herr-west', 'p062 herr-tavern'];
    const blocks = { [own]: 'p050 forney-west', ...Object.fromEntries(others.map((other, i) => [other, at[i]!])) };
    const table = position({ side, step: 'withdrawals', blocks });
    table.t.owes[table.number(own)] = 1;
    return table;
  };
  it('the Union’s block is eliminated', () => {
    const table = trapped('union', 'howard-f1', ['heth-f1', 'rodes-f1', 'early-f1']);
    table.refused(table.way('withdraw', 'howard-f1', ['whisler', 'p047']), '10.2h');
    table.act({ type: 'endWithdrawals' });
    while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
    expect(table.t.dead).toContain(blockNumber('howard-f1'));
  });
  it('the Confederates’ withdraws', () => {
    const table = trapped('confederate', 'heth-f1', ['howard-f1', 'sykes-f1', 'slocum-f1']);
    table.refused({ type: 'endWithdrawals' }, '14.2a');
    table.allowed(table.way('withdraw', 'heth-f1', ['whisler', 'p047']));
  });
});

describe('GOG 11.2f, 11.4e, 11.5a, 10.5a, 18.2c entries near the enemy', () => {
  const road = ['taneytown-e', 'p296', 'taneytown-w', 'p284', 'taneytown-mid', 'p261', 'round-top-east', 'p236'];
  const enter = (block: string, steps: number, order = 'hold'): string | null => {
    const blocks = { [block]: 'taneytown', 'heth-f1': 'p249 round-top-east' };
    const table = position({ step: 'enter', blocks, orders: { union: order } });
    return ruleOf(table, table.entry(block, 13, road.slice(0, 2 * steps), true));
  };
  it.each([
    ['howard-f1', 3, 'hold', null],
    ['howard-f1', 4, 'hold', '§11.4e'],
    ['howard-f1', 3, 'withdraw', '§10.5a'],
    ['howard-f1', 2, 'withdraw', null],
    ['kilpatrick-f1', 3, 'hold', '§18.2c'],
    ['kilpatrick-f1', 4, 'hold', '§11.4e'],
    ['kilpatrick-f1', 2, 'hold', null],
  ])('%s by road, %i areas, under %s: %s', (block, steps, order, rule) =>
    expect(enter(block, steps, order)).toBe(rule),
  );
  it('the way used at a point in this turn binds those who were transferred to it', () => {
    const blocks = { 'howard-f1': 'emmitsburg', 'sykes-f1': 'taneytown', 'heth-f1': 'p047 seven-stars' };
    const table = position({ step: 'enter', hours: 3, blocks });
    table.act(table.entry('howard-f1', 13, ['emmitsburg-rd', 'p282'], true));
    table.act({ type: 'transfer', stand: table.stand('sykes-f1'), to: 'emmitsburg', hour: 13 });
    table.refused(table.entry('sykes-f1', 14, ['emmitsburg-rd', 'p282']), '11.2f');
    table.refused(table.entry('sykes-f1', 13, ['emmitsburg-rd', 'p282'], true), '11.5d');
    table.allowed(table.entry('sykes-f1', 14, ['emmitsburg-rd', 'p282'], true));
  });
});

describe('GOG 6.1d, 6.5b, 7.1e who is off the map', () => {
  it('is in play, but not on it: only Hold may be declared, and it costs two tokens after a forced withdrawal', () => {
    const blocks = { 'howard-f1': 'off pike-north', 'heth-f1': 'p047 seven-stars' };
    const table = position({ step: 'declare', blocks, trays: { union: NORTH.slice(0, 5) }, table: { forced: 1 } });
    expect(table.offered()).toEqual([{ type: 'declare', order: 'hold' }]);
    table.declare('hold');
    expect(prompt(game, table.state)!.args).toEqual({ side: 'union', least: 2, most: 2 });
  });
});

describe('GOG 6.3b, 6.1c, 20.3b the price of no attack can cost the battle', () => {
  it.each([
    [1, ['hold', 'withdraw'], 'confederate'],
    [2, ['hold', 'attack', 'withdraw'], null],
  ])('a tray of %i', (count, open, winner) => {
    const table = position({
      ...{ step: 'attack', first: 'union', day: 2, box: 4, orders: { union: 'attack' } },
      trays: { union: NORTH.slice(0, count) },
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
      objectives: { mcpherson: 'confederate', 'powers-hill': 'union', weikert: 'union' },
    });
    table.state.hands['union']!.duty = 1;
    table.act({ type: 'endAttacks' });
    expect(table.asked).toEqual(['union', 'phase.idle']);
    ended(table.act(discard(table.tray('union')[0]!)), 'phase.declare');
    const orders = table.offered().flatMap(action => (action.type === 'declare' ? [action.order] : []));
    expect(orders.sort()).toEqual([...open].sort());
    expect(table.declare(winner ? 'hold' : 'attack').t.result?.winner ?? null).toBe(winner);
  });
});

describe('GOG 6.3c, 13.1.5b only the rear of recent winners is in reach', () => {
  it.each([
    [['hancock-f1'], false],
    [[], true],
  ])('winners %j: an attack can be made: %s', (won, able) => {
    const table = charge({ blocks: { 'hancock-f1': 'p176 codori-north', 'early-f1': 'p155 leister' }, won });
    expect(canAttack(look(game, table.state, 'confederate'), 1)).toBe(able);
  });
});

describe('GOG 13.1.3e, 13.1.3f, 13.1.6a, 13.1.6b, 13.1.4b the empty target', () => {
  const blocks = {
    ...{ 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north', 'pickett-r1-1': 'p174 codori-north' },
    ...{ 'pender-f1': 'p161 bliss-north', 'pender-f2': 'p161 bliss-north', 'pender-r1-1': 'p160 codori-north' },
  };
  const beside = ['codori-north', 'p161'];
  const tried = (ways: Record<string, readonly string[]>, leaders: string[], tokens = 4, more: Position = {}) => {
    const table = charge({ blocks, trays: { confederate: MARCH.slice(0, tokens) }, ...more });
    return ruleOf(table, table.attack(ways, leaders));
  };
  it.each([
    [
      'one token is enough, for only one goes for the enemy',
      { 'pickett-f1': straight, 'pickett-r1-1': beside },
      1,
      null,
    ],
    ['two go for the enemy', { 'pickett-f1': straight, 'pickett-r1-1': straight }, 1, '§13.1.6a'],
    ['two friends stay there: one more may come', { 'pickett-f1': straight, 'pickett-r1-1': beside }, 4, null],
    [
      'two friends stay there: two more may not',
      { 'pickett-f1': straight, 'pickett-r1-1': beside, 'pender-r1-1': beside },
      4,
      '§13.1.6b',
    ],
    [
      'those who stay count once, whether they take part or not',
      { 'pickett-f1': straight, 'pickett-r1-1': beside, 'pender-f1': [] },
      4,
      null,
    ],
  ] as const)('%s', (_, ways, tokens, rule) => {
    const leaders = ['pickett-f1', 'pender-f1', 'pickett-r1-1', 'pender-r1-1'].filter(each => each in ways);
    const both = [leaders[0]!, ...(leaders.includes('pender-f1') ? ['pender-f1'] : leaders.slice(1, 2))];
    const twoOnOne = Object.values(ways).every(way => way === straight);
    expect(tried(ways, twoOnOne ? leaders.slice(0, 1) : both, tokens)).toBe(rule);
  });
  it('a block of strength 1 leads there, not against the enemy', () => {
    expect(tried({ 'pickett-f1': straight, 'pickett-r1-1': beside }, ['pickett-f1', 'pickett-r1-1'])).toBeNull();
    expect(tried({ 'pickett-f1': beside, 'pickett-r1-1': straight }, ['pickett-f1', 'pickett-r1-1'])).toBe('§13.1.4b');
  });
  it('who stays must be beside the enemy that is attacked, and takes no objective', () => {
    const far = { ...blocks, 'pender-f1': 'p148 bliss-north' };
    expect(
      tried({ 'pickett-f1': straight, 'pender-f1': [] }, ['pickett-f1', 'pender-f1'], 4, { blocks: far }),
    ).not.toBeNull();
    const weak = {
      'hancock-r1-1': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
      'pender-f1': 'p161 bliss-north',
    };
    const table = charge({
      blocks: weak,
      objectives: { 'bliss-north': 'union', 'codori-north': 'union', weikert: 'union' },
    });
    fought(table, table.attack({ 'pickett-f1': straight, 'pender-f1': [] }, ['pickett-f1', 'pender-f1']), 'c-march-1');
    expect(table.said('attack.won')).toHaveLength(1);
    expect(table.t.control).toEqual([0, 1, 0]);
    expect([table.where('pender-f1'), table.front('pender-f1')]).toEqual(['p161', 'bliss-north']);
    expect(table.t.won[table.number('pender-f1')]).toBe(1);
  });
});

describe('GOG 13.0.2a, 13.0.2b, 13.0.2d, 13.0.2f, 2.1e who deploys guns', () => {
  const laid = (token: string, defenders: readonly string[], complete: readonly string[] = []): string | null => {
    const own = Object.fromEntries(defenders.map(block => [block, 'p176 codori-north']));
    const table = charge({
      blocks: { ...own, 'pickett-f1': 'p174 codori-north' },
      trays: { confederate: MARCH, union: [token] },
      complete: { union: complete },
    });
    table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
    return ruleOf(table, { type: 'guns', token, at: 'p176' });
  };
  const four = ['reynolds', 'howard', 'slocum', 'kilpatrick'];
  const three = ['sykes-f1', 'sykes-f2', 'howard-f1'];
  it.each([
    ['the Iron Brigade is of Reynolds’ battalion', 'u-reynolds-1', ['iron-brigade-f1', 'reynolds-f1'], [], null],
    ['a reduced block is as good', 'u-reynolds-1', ['iron-brigade-r2-1', 'reynolds-r1-1'], [], null],
    ['one of two', 'u-reynolds-1', ['reynolds-f1', 'howard-f1'], [], '§13.0.2f'],
    ['the fourth battalion may be Kilpatrick’s', 'u-reserve-1', three, four, null],
    ['but not Buford’s', 'u-reserve-1', three, [...four.slice(0, 3), 'buford'], '§13.0.2d'],
    [
      'cavalry is no third block of the Reserve',
      'u-reserve-1',
      ['sykes-f1', 'sykes-f2', 'buford-f1'],
      four,
      '§13.0.2f',
    ],
    ['nor its only one', 'u-reserve-1', ['buford-f1', 'buford-f2'], four, '§13.0.2g'],
    ['Any goes with cavalry', 'u-any-1', ['buford-f1'], [], null],
    ['a March token is no artillery', 'u-march-1', ['howard-f1'], [], '§13.2a'],
  ] as const)('%s', (_, token, defenders, complete, rule) => expect(laid(token, defenders, complete)).toBe(rule));
});

describe('GOG 13.8.3c, 13.8.4b, 13.8.4d, 13.8.4i what counts is the side the attack comes from', () => {
  const sum = (at: string, from: string, defender: string, works: readonly string[] = [], rear = false) => {
    const target = positionNumber(at);
    const table = position({ blocks: { [defender]: `${at} ${from}` } });
    table.t.works = works.map(area => faceInto(target, areaNumber(area)));
    return combatSum(table.t, {
      ...{ target, area: areaNumber(from), attacker: blockNumber('pickett-f1'), defender: blockNumber(defender) },
      ...{ rear, attackers: 2, hits: 0, wonFirst: false, by: 1 },
    }).result;
  };
  it.each([
    ['level ground', 'p149', 'cemetery-hill', 'howard-f1', [], false, 1],
    ['up the slope', 'p139', 'winebrenner', 'howard-f1', [], false, 0],
    ['down on the same position', 'p139', 'culps-hill', 'howard-f1', [], false, 1],
    ['works towards the attacker', 'p149', 'cemetery-hill', 'howard-f1', ['cemetery-hill'], false, 0],
    ['works the other way', 'p149', 'cemetery-hill', 'howard-f1', ['culps-hill'], false, 1],
    ['works both ways', 'p149', 'cemetery-hill', 'howard-f1', ['culps-hill', 'cemetery-hill'], false, 0],
    ['the rear: strength 0', 'p149', 'cemetery-hill', 'howard-f1', [], true, 3],
    ['the rear, behind works that look there', 'p149', 'cemetery-hill', 'howard-f1', ['cemetery-hill'], true, 2],
    ['the rear of the Iron Brigade', 'p149', 'cemetery-hill', 'iron-brigade-f1', [], true, 1],
    ['the Iron Brigade reduced to 1', 'p149', 'cemetery-hill', 'iron-brigade-r1-1', [], false, 0],
  ] as const)('%s', (_, at, from, defender, works, rear, result) =>
    expect(sum(at, from, defender, works, rear)).toBe(result),
  );
});

describe('GOG 12.3e, 12.3g, 20.1a a pivot is a march', () => {
  it('it takes the objective of the area it crosses', () => {
    const table = position({
      ...{ side: 'confederate', orders: { confederate: 'attack' } },
      blocks: { 'hancock-f1': 'p176 leister', 'pender-f1': 'p161 codori-north' },
      objectives: { 'bliss-north': 'union', mcpherson: 'union', weikert: 'union' },
    });
    table.refused(table.way('march', 'pender-f1', ['bliss-north', 'p148']), '12.3e');
    table.march('pender-f1', 'bliss-north', 'p159');
    expect(table.t.control).toEqual([1, 0, 0]);
  });
});

describe('GOG 22.1a, 13.0.1b, 13.0.1c, 6.3b an attack put off has been made', () => {
  const blocks = {
    ...{ 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north', 'pickett-f2': 'p174 codori-north' },
    'pender-f1': 'p160 codori-north',
  };
  const off = (): Table => {
    const table = charge({ options: ['22'], blocks, trays: { confederate: [...MARCH, 'c-any-1'] }, first: 'union' });
    table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
    return table.guns('c-any-1', 'p174').act({ type: 'extend' });
  };
  it('no other comes from its position or against its target; nothing is due for making none', () => {
    const table = off();
    expect(table.asked[1]).toBe('phase.attack');
    table.refused(table.attack({ 'pickett-f2': straight }, ['pickett-f2']), '13.0.1b');
    table.refused(table.attack({ 'pender-f1': straight }, ['pender-f1']), '13.0.1c');
    table.refused(table.attack({ 'pickett-f1': straight }, ['pickett-f1']), '13.0.1b');
    table.act({ type: 'endAttacks' });
    expect([table.asked[1], table.said('attack.none'), table.t.from.length]).toEqual(['attack.support', [], 1]);
  });
});

describe('GOG 6.3b, 6.4b, 6.5b, 8.1c what a question asks to be returned', () => {
  const asked = (step: string, p: Position = {}) => {
    const table = position({
      step,
      trays: { union: NORTH.slice(0, 7) },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
      ...p,
    });
    return table;
  };
  const limits = (table: Table) => prompt(game, table.state)!.args;
  it.each([
    [7, 4],
    [6, 3],
    [1, 1],
  ])('Withdraw with %i tokens: %i or more', (count, least) => {
    const table = asked('declare', { trays: { union: NORTH.slice(0, count) } }).declare('withdraw');
    expect(limits(table)).toEqual({ side: 'union', least, most: count });
  });
  it('what is over eight exactly, of all that was drawn', () => {
    const table = asked('draw', { trays: { union: NORTH.slice(0, 7) }, hours: 3, dice: [] });
    table.state.stack.at(-1)!.step = 'trim';
    const staff = table.state.hands['union-staff']!;
    staff.tray = tokensOf(0).slice(0, 10);
    table.t.tray[0] = 10;
    expect(limits(table)).toEqual({ side: 'union', least: 2, most: 2 });
    table.refused(discard(...NORTH.slice(0, 1)), '8.1c');
    table.refused(discard(...NORTH.slice(0, 3)), '8.1c');
  });
});

describe('GOG 6.1c, 20.3c why Attack cannot be declared', () => {
  it.each([
    [{ day: 2, box: 15 }, 'no.attackAtNight'],
    [{ day: 3, box: 16 }, 'no.attackLastTurn'],
    [{ day: 2, box: 16 }, undefined],
    [{ day: 2, box: 13, hours: 3 }, 'no.attackAtNight'],
    [{ day: 2, box: 13, hours: 2 }, undefined],
  ])('%j: %s', (when, key) => {
    const table = position({
      ...{ side: 'confederate', step: 'declare', trays: { confederate: SOUTH.slice(0, 2) }, ...when },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
    });
    expect(table.whyNot({ type: 'declare', order: 'attack' })?.key).toBe(key);
  });
});
