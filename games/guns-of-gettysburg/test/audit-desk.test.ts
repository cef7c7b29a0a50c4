import type { Draft, Touched } from '@bivouac/desk';
import { look, refusal } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { tokenId, tokensOf } from '../data/index.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { WITHDREW } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// An auditor’s cases at the desk: what is barred has a reason, which is true, cites its rule and helps.

const NORTH = tokensOf(0).map(tokenId);
const MARCH = ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4'];
/** The Confederates attack. */
const charge = (p: Position): Table =>
  position({
    ...{ side: 'confederate', first: 'confederate', step: 'attack', orders: { confederate: 'attack' } },
    trays: { confederate: MARCH },
    ...p,
  });
const straight = ['codori-north', 'p176'];

describe('the desk says what bars one, and by which rule', () => {
  const why = (table: Table, side: 'union' | 'confederate', draft: Draft, at: Touched): string | undefined =>
    desk.whyNot(look(game, table.state, side), side, draft, at)?.rule;

  it('GOG 6.1a, 6.1b, 6.1c, 6.1d: the three orders, each that is barred with its reason', () => {
    const barred = (p: Position) => {
      const blocks = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
      const table = position({ step: 'declare', trays: { union: NORTH.slice(0, 2) }, blocks, ...p });
      const { buttons } = desk.offer(look(game, table.state, 'union'), 'union', {});
      return buttons.map(({ label, refused }) => [label.args?.['order'], refused?.rule ?? '']);
    };
    const told = (hold: string, attack: string, withdraw: string) => [
      ['hold', hold],
      ['attack', attack],
      ['withdraw', withdraw],
    ];
    expect(barred({})).toEqual(told('', '', ''));
    expect(barred({ box: 15 })).toEqual(told('', '§6.1c', ''));
    expect(barred({ trays: {} })).toEqual(told('', '§6.1c', ''));
    expect(barred({ first: 'confederate', table: { shortened: 1 } })).toEqual(told('§6.1b', '', ''));
    expect(barred({ blocks: { 'howard-f1': 'p149 culps-hill' } })).toEqual(told('', '§6.1d', '§6.1d'));
  });

  it.each([
    ['too far', 'p166', 'p047 seven-stars', '§12.1b'],
    ['through a covered area', 'p244', 'p244 pike-north', '§12.3a'],
    ['onto the enemy', 'p244', 'p244 baltimore-east', '§10.4d'],
  ])('GOG 10.3d, 10.3f, 10.4d, 12.1b: back onto the map %s', (_, to, heth, rule) => {
    const table = position({ blocks: { 'howard-f1': 'off pike-north', 'heth-f1': heth } });
    expect(why(table, 'union', { stand: table.stand('howard-f1') }, { place: to })).toBe(rule);
  });
  it('GOG 10.3d, 10.3f: why it cannot come back at all', () => {
    const table = position({ blocks: { 'howard-f1': 'off pike-north', 'heth-f1': 'p244 pike-north' } });
    expect(why(table, 'union', {}, { sprite: table.stand('howard-f1') })).toBe('§12.3a');
    table.t.since[table.number('howard-f1')] = table.t.turn;
    expect(why(table, 'union', {}, { sprite: table.stand('howard-f1') })).toBe('§10.3d');
  });

  it.each([
    ['it looks the other way', { 'pickett-f1': 'p174 bliss' }, '§13.1.2b'],
    ['an enemy is in between', { 'pickett-f1': 'p157 bliss', 'sykes-f1': 'p174 bliss' }, '§13.1.2c'],
    ['too far to be seen', { 'pickett-f1': 'p222 trostle' }, '§13.1.1b'],
    ['it is weak', { 'pickett-r1-1': 'p174 codori-north' }, '§13.1.4b'],
  ] as const)('GOG 13.1.1b, 13.1.2b, 13.1.2c, 13.1.4b: no attack on p176, for %s', (_, own, rule) => {
    const blocks: Record<string, string> = { 'hancock-f1': 'p176 codori-north', 'heth-f1': 'p047 seven-stars', ...own };
    const table = charge({ blocks });
    expect(why(table, 'confederate', {}, { place: 'p176' })).toBe(rule);
  });

  it('GOG 10.1e, 13.0.1a: one’s own block, before a target is chosen', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
      'pender-f1': 'p160 mcmillan',
    };
    const table = charge({ blocks });
    const seen = look(game, table.state, 'confederate');
    const at = { sprite: table.stand('pickett-f1') };
    expect(desk.whyNot(seen, 'confederate', {}, at)?.key).toBe('desk.no.pickTarget');
    table.t.did[table.number('pickett-f1')] = WITHDREW;
    expect(why(table, 'confederate', {}, at)).toBe('§10.1e');
    expect(why(table, 'confederate', { targets: ['p176'] }, at)).toBe('§10.1e');
    expect(why(table, 'confederate', { targets: ['p176'] }, { sprite: table.stand('pender-f1') })).toBe('§13.1.2b');
  });

  it('GOG 10.4a, 11.2g: where road and fields lead to one place, what bars the fields', () => {
    const blocks = {
      'rodes-f1': 'mummasburg',
      'early-f1': 'p015 wills',
      'early-f2': 'p015 wills',
      'heth-f1': 'p015 wills',
    };
    const table = position({
      side: 'confederate',
      step: 'enter',
      blocks: { ...blocks, 'howard-f1': 'p149 culps-hill' },
    });
    table.t.since[table.number('rodes-f1')] = table.t.turn;
    const stand = table.stand('rodes-f1');
    expect(why(table, 'confederate', { stand }, { place: 'p015' })).toBe('§10.4a');
    expect(why(table, 'confederate', { stand }, { place: 'p037' })).toBe('§11.2g');
  });

  it.each([
    ['u-corps', 'c-corps-iii-1', '§13.0.2e'],
    ['march', 'c-march-1', '§13.3a'],
    ['too few', 'c-pickett-1', '§13.0.2f'],
    ['nobody of it', 'c-hood-1', '§13.0.2g'],
  ])('GOG 13.0.2e, 13.0.2f, 13.0.2g, 13.3a: a token that can be laid nowhere: %s', (_, token, rule) => {
    const table = charge({
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north', 'heth-f1': 'p047 seven-stars' },
      trays: { confederate: [token, 'c-any-1'] },
    });
    table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
    expect(why(table, 'confederate', {}, { card: token })).toBe(rule);
  });
});

describe('GOG 5.1c, 5.1b who is not asked', () => {
  it.each([
    ['the other side’s phase', 'union', 'march', 'no.notAsked'],
    ['the defender lays guns in one’s own phase', 'confederate', 'attack.defence', 'no.notYet'],
  ] as const)('%s', (_, seat, step, key) => {
    const blocks = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' };
    const table = charge({ blocks, trays: { confederate: MARCH, union: ['u-any-1'] } });
    if (step === 'attack.defence') table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
    expect(refusal(game, look(game, table.state, seat), seat, { type: 'endMarches' })?.key).toBe(key);
  });
});

describe('GOG 17.5a, 17.5b, 17.2b answers told in another order', () => {
  it('the two blocks that are removed, whichever was picked first', () => {
    const blocks = { 'howard-f1': 'p149 culps-hill', 'howard-f2': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
    const table = position({ step: 'giveUp', day: 1, box: 16, blocks });
    const stands = [table.stand('howard-f2'), table.stand('howard-f1')];
    table.refused({ type: 'remove', stands }, '17.5a');
    table.allowed({ type: 'remove', stands: stands.toReversed() });
    const { buttons } = desk.offer(look(game, table.state, 'union'), 'union', { stands });
    expect(buttons.find(({ label }) => label.key === 'desk.remove')?.refused).toBeUndefined();
  });
  it('March tokens are alike: the first is laid', () => {
    const table = position({
      ...{ step: 'fortify', day: 1, box: 16, trays: { union: ['u-march-1', 'u-march-2'] } },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
    });
    table.refused({ type: 'fortify', token: 'u-march-2', at: 'p149', front: 'culps-hill' }, '17.2b');
    table.allowed({ type: 'fortify', token: 'u-march-1', at: 'p149', front: 'culps-hill' });
  });
});

describe('the desk has a reason for whatever one points at', () => {
  const why = (table: Table, draft: Draft, at: Touched) =>
    desk.whyNot(look(game, table.state, 'union'), 'union', draft, at);
  const blocks = { 'howard-f1': 'p149 culps-hill', 'howard-f2': 'p149 culps-hill', 'howard-r1-1': 'p155 leister' };
  const night = (step: string, p: Position = {}): Table =>
    position({ ...{ step, day: 1, box: 16 }, blocks: { ...blocks, 'heth-f1': 'p047 seven-stars' }, ...p });
  it('GOG 16.2c: an objective is asked for where a block or a position was pointed at', () => {
    const table = position({ blocks, table: { earned: 1 }, step: 'turn.objectives' });
    for (const at of [{ place: 'p149' }, { sprite: table.stand('howard-f1') }])
      expect(why(table, {}, at)?.key).toBe('desk.no.pickObjective');
    expect(why(table, {}, { place: 'leister' })?.key).toBe('no.objective');
  });
  it('GOG 17.2a: without a March token there are no fieldworks', () => {
    const table = night('fortify', { trays: { union: ['u-any-1'] } });
    expect(why(table, {}, { place: 'p149' })?.key).toBe('desk.hint.noWorks');
  });
  it('GOG 17.5b: which block cannot be removed', () => {
    const table = night('giveUp');
    for (const block of ['howard-r1-1', 'heth-f1'])
      expect(why(table, {}, { sprite: table.stand(block) })?.rule).toBe('§17.5b');
  });
});

describe('GOG 6.3b, 6.4b, 6.4c, 6.5b what a button costs is on it', () => {
  const cost = (table: Table, side: 'union' | 'confederate', key: string) =>
    desk
      .offer(look(game, table.state, side), side, {})
      .buttons.filter(({ label }) => label.key === key)
      .map(({ label }) => label.args?.['cost']);
  it.each([
    [{}, [0, 0, 3]],
    [{ table: { forced: 1 } }, [2, 0, 3]],
    [{ orders: { union: 'attack' }, table: { forced: 1 } }, [0, 0, 3]],
    [{ box: 15 }, [0, 0, 0]], // it is paid in the Night
    [{ box: 16 }, [0, 0, 3]],
  ])('orders, %j: %j', (p, costs) => {
    const blocks = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
    const table = position({ step: 'declare', trays: { union: NORTH.slice(0, 5) }, blocks, ...p });
    expect(cost(table, 'union', 'desk.declare')).toEqual(costs);
  });
  it.each([
    ['an attack could be made', 1, {}, 2],
    ['none could', 0, {}, 0],
    ['the enemy has stirred', 1, { stirred: [1, 0] }, 0],
    ['one was made', 1, { from: [1] }, 0],
  ])('no attack: %s', (_, duty, more, due) => {
    const blocks = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' };
    const table = charge({ blocks, table: more });
    table.state.hands['confederate']!.duty = duty;
    expect(cost(table, 'confederate', 'desk.endAttacks')).toEqual([due]);
  });
});
