import { copy, keyedDice, namedDice, pending, picker, prompt, questionName, start, view } from '@bivouac/kernel';
import { fuzz, playOn, playout } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import { orderLimit } from '../rules/25-teams.ts';
import { type Action, type GunsState, seats } from '../state.ts';
import { book } from '../text/index.ts';
import { example } from './helpers.ts';
import { dealt, type Position, position, Table } from './table.ts';

const BOTH = ['25-union', '25-confederate'];
const setupOf = (...options: string[]) => ({ scenario: 'battle', options });
const opened = (...options: string[]): Table => {
  const { state, events } = start(game, setupOf(...options), namedDice(1863));
  const table = new Table(state);
  table.events.push(...events);
  return table;
};
const instruct = (text: string) => ({ type: 'instruct', words: text === '' ? [] : text.split(' ') }) as const;
const expected = example('option-25').expect as Record<string, unknown>;
/** A team's table at a step of the Union's phase. */
const at = (step: string, p: Position = {}): Table =>
  position({
    options: BOTH,
    step,
    blocks: { 'buford-f1': 'p149 culps-hill', 'heth-f1': 'p075 herr-west' },
    trays: { union: ['u-any-1', 'u-march-1', 'u-march-2'] },
    ...p,
  });

describe('GOG 25.1a teams', () => {
  it('two, three or four seats', () => {
    const named = (...options: string[]) => Object.keys(seats(setupOf(...options)));
    expect(named()).toEqual(['union', 'confederate']);
    expect(named('25-union')).toEqual(['union-commander', 'union-subordinate', 'confederate']);
    expect(named(...BOTH)).toHaveLength(4);
    expect((expected['team-against-one'] as { legal: boolean }).legal).toBe(true);
  });
  it('a team and a single player play a whole game', () => {
    const { state } = playout(game, setupOf('25-confederate'), keyedDice('d'.repeat(64)), picker(3));
    expect(game.outcome(state.table)).not.toBeNull();
  });
});

describe('GOG 25.2a, 25.2b, 25.2c who decides what', () => {
  /** Every question of some hard-fought team games, with the roles that were asked. */
  const asked = new Map<string, Set<string>>();
  const watch = (state: GunsState) => {
    const name = questionName(state)!;
    asked.set(name, (asked.get(name) ?? new Set()).add(pending(game, state)[0]!.split('-')[1]!));
  };
  for (const n of [1, 2, 3, 4]) {
    const begun = copy(dealt(setupOf(...BOTH, '21', '22'), keyedDice(`${n}`.repeat(64))));
    stages[0]!(begun, picker(n));
    playOn(game, begun, picker(n), { asked: watch });
  }
  const tokens = ['phase.tokens', 'attack.defence', 'attack.support', 'attack.fillers'];
  const command = ['turn.hours', 'phase.declare', 'turn.objectives', 'phase.instruct'];
  const blocks = ['opening.post', 'withdrawals.move', 'phase.attack', 'attack.lead', 'reduce.offer', 'phase.march'];
  it.each([...tokens, ...command])('%s is asked of commanders', name =>
    expect([...(asked.get(name) ?? [])]).toEqual(['commander']),
  );
  it.each([...blocks, 'phase.enter'])('%s is asked of subordinates', name =>
    expect([...(asked.get(name) ?? [])]).toEqual(['subordinate']),
  );
  it('what is over eight tokens is the commander’s to return', () => {
    const union = [1, 2, 3, 4, 5, 6].map(n => `u-march-${n}`).concat(['u-any-1', 'u-any-2', 'u-hancock-1']);
    expect(at('trim', { trays: { union } }).asked).toEqual(['union-commander', 'phase.trim']);
  });
  it('bids are the commanders’', () => expect(opened(...BOTH, '24').seat).toMatch(/-commander$/));
  it('the worked example names them all', () => {
    expect(expected['commander']).toHaveLength(8);
    expect(expected['subordinate']).toHaveLength(7);
  });
  it('25.2c: the commander cannot move a block', () => {
    const table = at('march');
    expect(table.seat).toBe('union-subordinate');
    const march = table.way('march', 'buford-f1', ['culps-hill', 'p162']);
    table.allowed(march);
    table.refused(march, '25.2c', 'union-commander');
    table.refused({ type: 'turn', stand: 'u1' }, '25.2c', 'union-commander');
    table.refused({ type: 'endMarches' }, '25.2c', 'union-commander');
    table.refused({ type: 'post', stand: 'u1', at: 'p149', front: 'culps-hill' }, '25.2c', 'union-commander');
  });
  it('25.2a: the subordinate plays no token', () => {
    const table = at('march');
    table.refused({ type: 'spend', token: 'u-march-1' }, '25.2a');
    const tokens = at('tokens');
    expect(tokens.asked).toEqual(['union-commander', 'phase.tokens']);
    tokens.refused({ type: 'spend', token: 'u-march-1' }, '25.2a', 'union-subordinate');
    tokens.refused({ type: 'spend', token: 'u-any-1' }, '12.2a');
    tokens.refused({ type: 'spend', token: 'u-march-3' }, '4.6c');
    tokens.refused({ type: 'declare', order: 'hold' }, '25.2a');
    tokens.allowed({ type: 'endTokens' });
    tokens.refused({ type: 'discard', tokens: ['u-any-1'] }, '25.2a', 'union-subordinate');
  });
  it('25.2a: a March token helps the next three blocks; then the commander is asked again', () => {
    const blocks = {
      'reynolds-f1': 'p149 cemetery-hill',
      'reynolds-f2': 'p149 cemetery-hill',
      'hancock-f1': 'p155 cemetery-hill',
      'heth-f1': 'p075 herr-west',
    };
    const table = at('tokens', { blocks }).act({ type: 'spend', token: 'u-march-1' });
    expect([table.asked[1], table.t.boost]).toEqual(['phase.march', 3]);
    for (const block of ['reynolds-f1', 'reynolds-f2']) table.march(block, 'culps-hill', 'p162');
    expect(table.asked[1]).toBe('phase.march');
    table.march('hancock-f1', 'leister', 'p162');
    expect(table.asked).toEqual(['union-commander', 'phase.tokens']);
    expect(table.act({ type: 'endTokens' }).asked[1]).toBe('phase.march');
  });
  it('25.2a: without teams the player spends them himself', () => {
    const table = at('tokens', { options: [] });
    expect(table.asked[1]).toBe('phase.tokens');
    const alone = at('march', { options: [] });
    alone.allowed({ type: 'spend', token: 'u-march-1' });
  });
  it('25.2b: the subordinate does not decide', () => {
    const table = at('declare');
    expect(table.seat).toBe('union-commander');
    const decided: Action[] = [
      { type: 'declare', order: 'hold' },
      { type: 'hours', hours: 1 },
      { type: 'objectives', from: [], by: [], to: [] },
      { type: 'extend' },
      { type: 'bid', moves: 1 },
    ];
    for (const action of decided) table.refused(action, '25.2b', 'union-subordinate');
    table.refused({ type: 'declare', order: 'hold' }, '5.1c', 'confederate-commander');
  });
});

describe('GOG 25.3a, 25.3b special orders', () => {
  it('25.3a: the subordinate sends nothing', () => {
    const table = at('instruct');
    table.refused(instruct('Where to?'), '25.3a', 'union-subordinate');
    expect((expected['subordinate-answers'] as { legal: boolean }).legal).toBe(false);
    at('march').refused(instruct('Where to?'), '5.1c');
  });
  it('25.3b: the words reach the partner and nobody else', () => {
    const table = at('instruct').act(instruct('Hold Cemetery Hill'));
    expect(table.said('order.special').map(each => each.only)).toEqual([['union']]);
    const reads = (seat: string | null) => JSON.stringify(view(game, table.state, seat)).includes('Cemetery Hill');
    const held = (seat: string) => JSON.stringify(view(game, table.state, seat)).includes('"Cemetery"');
    expect([held('union-subordinate'), held('confederate-commander'), held('confederate-subordinate')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(reads(null)).toBe(false);
    expect(expected['enemy-reads-order']).toBe(false);
    expect(table.state.hands['union']!.orders).toEqual([{ day: 1, box: 8, words: ['Hold', 'Cemetery', 'Hill'] }]);
  });
  it('no word is no order', () => {
    const table = at('instruct').act(instruct(''));
    expect(table.state.hands['union']!.orders).toEqual([]);
  });
});

describe('GOG 25.3c, 25.3d, 25.3e when and how long', () => {
  it('25.3c: after the draw, before time tokens are turned up', () => {
    const table = at('draw', { track: { union: { 8: 'rumor' } }, dice: [] });
    table.state.stack.at(-1)!.step = 'trim';
    const steps = Object.keys(game.procedures.find(({ id }) => id === 'phase')!.steps);
    expect(steps.indexOf('instruct')).toBeGreaterThan(steps.indexOf('trim'));
    expect(steps.indexOf('instruct')).toBeLessThan(steps.indexOf('arrivals'));
    const window = at('instruct', { track: { union: { 8: 'rumor' } } });
    expect(window.t.track[0]![8]).toBe(1); // still face down
    window.refused({ type: 'declare', order: 'hold' }, '25.3c');
    expect([expected['writtenAfter'], expected['writtenBefore']]).toHaveLength(2);
  });
  it('25.3d: five words and thirty seconds an hour', () => {
    const limits = expected['limits'] as Record<string, { words: number; seconds: number }>;
    expect(orderLimit(3)).toEqual(limits['three-hours']);
    expect(orderLimit(1)).toEqual(limits['one-hour']);
    expect(prompt(game, at('instruct', { hours: 3 }).state)!.args).toMatchObject(limits['three-hours']!);
  });
  it('25.3d: a sixth word in an hour is refused, a sixteenth in three', () => {
    const words = (count: number) => instruct(Array.from({ length: count }, () => 'hold').join(' '));
    const one = at('instruct');
    one.allowed(words(5));
    expect(one.refused(words(6), '25.3d').args).toEqual({ count: 6, most: 5 });
    const three = at('instruct', { hours: 3 });
    three.allowed(words(15));
    three.refused(words(16), '25.3d');
    expect((expected['order-sixteen-words'] as { legal: boolean }).legal).toBe(false);
  });
  it('25.3e: one before anything is dealt, of five words', () => {
    const table = opened(...BOTH);
    expect(table.asked).toEqual(['union-commander', 'opening.orderUnion']);
    expect([table.t.tray, table.t.piles.some(count => count > 0)]).toEqual([[0, 0], false]); // before the set-up
    expect(prompt(game, table.state)!.args).toMatchObject(
      (expected['limits'] as Record<string, object>)['before-set-up']!,
    );
    table.refused(instruct('Stand on the highest ridges west'), '25.3e');
    table.act(instruct('Delay them on Herr Ridge'));
    expect(table.asked).toEqual(['confederate-commander', 'opening.orderConfederate']);
    table.act(instruct(''));
    expect(table.asked).toEqual(['union-subordinate', 'opening.post']);
    expect(table.t.tray).toEqual([8, 8]);
    expect(opened('25-confederate').asked[1]).toBe('opening.orderConfederate');
  });
});

describe('GOG 25.3f, 25.3g what they say', () => {
  it('25.3f: plain words, clipped if you like; no figures, no codes', () => {
    const table = at('instruct');
    table.allowed(instruct('Hold the hill until dark'));
    table.allowed(instruct('Atk Culps Hl!'));
    table.allowed(instruct('Tenez jusqu’à la nuit'));
    expect(table.refused(instruct('Pickett to p176'), '25.3f').args).toEqual({ word: 'p176' });
    for (const word of ['u3', '12', '→', 'a_b', '', 'x'.repeat(25), '!'])
      table.refused({ type: 'instruct', words: ['Go', word] }, '25.3f');
    expect((expected['order-hold-the-hill'] as { legal: boolean }).legal).toBe(true);
    expect((expected['order-with-position-number'] as { legal: boolean }).legal).toBe(false);
  });
  it('25.3g: the subordinate need not obey', () => {
    const table = at('instruct').act(instruct('Nobody marches'));
    while (table.asked[1] !== 'phase.march')
      table.act(table.asked[1] === 'phase.tokens' ? { type: 'endTokens' } : { type: 'endWithdrawals' });
    table.allowed(table.way('march', 'buford-f1', ['culps-hill', 'p162']));
    expect((expected['subordinate-disobeys'] as { legal: boolean }).legal).toBe(true);
  });
});

describe('GOG 25.4a, 25.4b, 25.4c what the subordinate knows', () => {
  it('25.4a: the tray’s count only', () => {
    const table = at('march');
    const seen = view(game, table.state, 'union-subordinate');
    expect(Object.keys(seen.hands)).toEqual(['union']);
    expect(seen.hands['union']!.tray).toEqual([]);
    expect(seen.table.tray[0]).toBe(3);
    expect(JSON.stringify(seen)).not.toContain(`${table.state.hands['union-staff']!.tray[0]}`);
    expect(expected['subordinate-sees-tray']).toBe(false);
  });
  it('25.4b: no top of a stack, but blocks that have arrived', () => {
    const table = at('enter', { blocks: { 'reynolds-f1': 'emmitsburg' } });
    const seen = view(game, table.state, 'union-subordinate');
    expect(seen.hands['union']!.tops.every(each => each === 0)).toBe(true);
    expect(seen.hands['union']!.label[0]).toBeGreaterThan(0);
    expect(view(game, table.state, 'union-commander').hands['union-staff']!.tops.some(each => each > 0)).toBe(true);
    expect(expected['subordinate-sees-next-reinforcement']).toBe(false);
  });
  it('25.4c: the question reminds the commander of what an order may not tell', () => {
    const asked = prompt(game, at('instruct').state)!;
    expect(book.texts.en[asked.key]!(asked.args)).toContain('nothing about the tray or arrivals to come');
    expect(book.texts.fr[asked.key]!(asked.args)).toContain('rien du porte-jetons ni des arrivées à venir');
  });
  it('a thorough random team game tells nobody what he may not know', () => {
    const teams = { ...kit, setups: [setupOf(...BOTH)], stages: [], game: { ...game, scenarios: [] } };
    const { findings } = fuzz(teams, { games: 1, seed: 25, thorough: true, leakEvery: 60 });
    expect(findings.map(({ check, question, what }) => `${check} ${question}: ${what}`)).toEqual([]);
  });
});
