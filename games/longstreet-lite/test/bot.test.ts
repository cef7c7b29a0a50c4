import { type Bot, greedyBot, searchBot } from '@bivouac/bots';
import {
  type Idea,
  keyedDice,
  look,
  namedDice,
  pending,
  picker,
  questionName,
  start,
  view,
  world,
} from '@bivouac/kernel';
import { livelyPosition, matchFaults, mindFaults, questionsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { ANSWERS } from '../bot/answers.ts';
import { chanceOf, combatWorth, spreadOf } from '../bot/chances.ts';
import { NAMES } from '../bot/judge.ts';
import { mind } from '../bot.ts';
import { game } from '../game.ts';
import type { Action, LL, LongstreetState } from '../state.ts';
import { book } from '../text/index.ts';
import { type Position, position, type Table } from './table.ts';

const battle = { scenario: 'harvest-road', options: [] };
const dice = (n: number) => keyedDice(n.toString(16).padStart(64, '0'));

const somewhere = (n: number, least: number, at: string): LongstreetState =>
  livelyPosition(game, mind, { setup: battle, n, least, at, ideas: 2 });

describe('judgement', () => {
  it('is the same for a copy, and the better for the Federals the more the enemy has lost', () => {
    const { state } = start(game, battle, dice(1));
    const once = mind.features(state);
    expect(mind.features(structuredClone(state))).toEqual(once);
    expect(once.length).toBe(NAMES.length);
    state.table.lost = [1, 4];
    expect(mind.features(state)[NAMES.indexOf('bases')]).toBe(3000);
    const seen = look(game, state, null);
    expect(mind.win(3, seen)).toBeGreaterThan(mind.win(0, seen));
    expect(mind.win(0, seen)).toBe(0.5);
  });
  it('reckons with the chances of dice as they are', () => {
    expect(chanceOf(4)).toBe(0.5);
    expect(chanceOf(7)).toBe(0);
    expect(spreadOf(2, 4)).toEqual([0.25, 0.5, 0.25]);
    const [even, weak] = [4, 6].map(need => combatWorth({ dice: 6, need: 4 }, { dice: 6, need }, 6));
    expect(even).toBeLessThan(0.5);
    expect(weak).toBeGreaterThan(1);
  });
});

describe('habits', () => {
  it('there is an answer to every question of the rules, and to no other', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual([...questionsOf(game)].sort());
  });
  it('ideas and reflexes are legal and can be said, in any scenario and with any options', () => {
    expect(mindFaults(game, book, mind, { games: 8, actions: 90, ideas: 5 })).toEqual([]);
  });
  it('a battle of search against greedy goes on without a refused idea', () => {
    const { state } = start(game, battle, dice(5));
    const bots: Readonly<Record<string, Bot<LL>>> = {
      federal: searchBot('search', game, mind, { nodes: 400, worlds: 2, ideas: 3 }),
      confederate: greedyBot(game, mind),
    };
    expect(matchFaults(game, state, bots, 120)).toEqual([]);
  });
  it('a pitched battle is laid out and begun without a refused idea', () => {
    const { state } = start(game, { scenario: 'pitched-1863', options: [] }, dice(3));
    const bots = { federal: greedyBot(game, mind), confederate: greedyBot(game, mind) };
    expect(matchFaults(game, state, bots, 60)).toEqual([]);
  });
  it('an answer is for its own moment: of two fights the second is not answered with the first', () => {
    const units = { f1: '8 10 90 2222', f2: '20 10 90 2222', c1: '8 13 270 222', c2: '20 13 270 222' };
    const table = position({ units, step: 'combat' });
    table.state.dice = namedDice(1);
    for (const unit of ['f1', 'f2']) table.act({ type: 'charge', unit, wheel: 0 });
    table.act({ type: 'end' });
    const toStrike = (): Idea<LL> => {
      while (questionName(table.state) !== 'combat.strike') table.act({ type: 'decline' });
      return mind.ideas(look(game, table.state, table.seat), table.seat, 1)[0]!;
    };
    const once = toStrike();
    table.act(once.next(look(game, table.state, table.seat), table.seat)!);
    expect(toStrike().key).not.toBe(once.key);
    expect(once.next(look(game, table.state, table.seat), table.seat)).toBeNull();
  });
});

describe('no peeking', () => {
  const bots: readonly (() => Bot<LL>)[] = [
    () => greedyBot(game, mind),
    () => searchBot('on paper', game, mind, { nodes: 160, worlds: 2, ideas: 3, share: 1 }),
    () => searchBot('with trials', game, mind, { nodes: 9000, worlds: 2, ideas: 3, share: 1 }),
  ];
  it('another imagined world leaves the choice as it is, for the same seed and nodes', () => {
    for (const [n, at] of ['turn.orders', 'fire.shoot', 'movement.move'].entries()) {
      const state = somewhere(n + 1, 20 + 10 * n, at);
      const seat = pending(game, state)[0]!;
      const seen = view(game, state, seat);
      const twin = world(seen, game.imagine(seen, picker(n + 100)), namedDice(n + 7));
      expect(twin.vault).not.toEqual(state.vault);
      for (const bot of bots) {
        const here = bot().decide(seen, seat, [], n);
        expect(bot().decide(view(game, twin, seat), seat, [], n), `${bot().name} ${n}`).toEqual(here);
      }
    }
  });
});

/** What a player thinks of first. */
const firstOf = (table: Table): Action => {
  const seen = look(game, table.state, table.seat);
  return mind.ideas(seen, table.seat, 4)[0]!.next(seen, table.seat)!;
};
const first = (p: Position): Action => firstOf(position(p));
const HAND = { federal: ['quickstep', 'at-the-double', 'retrograde'] } as const;

describe('must find', () => {
  const facing = { f1: '10 10 90 2222', c1: '10 15 270 2222' };
  it('fires when the enemy stands in line before it', () => {
    expect(first({ units: facing, hands: HAND })).toMatchObject({ type: 'call', phase: 'fire' });
    expect(first({ units: facing, step: 'fire' })).toMatchObject({ type: 'fire', unit: 'f1' });
  });
  it('does not fire with a regiment that can take guns on their limbers', () => {
    const units = { f1: '10 10 90 2222', c1: 'limber 10 13 0 3' };
    expect(first({ units, hands: HAND })).toMatchObject({ type: 'call', phase: 'combat' });
  });
  it('charges guns on their limbers, and from the flank', () => {
    expect(first({ units: { f1: '10 10 90 2222', c1: 'limber 10 13 0 3' }, step: 'combat' })).toMatchObject({
      type: 'charge',
    });
    expect(first({ units: { f1: '10 10 90 2222', c1: '10 13 90 222' }, step: 'combat' })).toMatchObject({
      type: 'charge',
    });
  });
  it('does not charge a wall with as many behind it', () => {
    const terrain = ['wall 5 12.9 15 12.9'];
    expect(first({ units: { f1: '10 10 90 222', c1: '10 13 270 222' }, terrain, step: 'combat' })).toEqual({
      type: 'end',
    });
  });
  it('does not pass when that loses the battle', () => {
    const units = { f1: '10 10 90 2222', c1: '30 20 270 2222' };
    const p = { units, hands: { federal: ['quickstep', 'quickstep'] as const }, pile: { federal: 0 } };
    expect(first(p).type).toBe('call');
  });
  it('plays a morale card for many hits, and keeps it for a few', () => {
    const p = {
      units: facing,
      active: 'confederate' as const,
      step: 'fire.morale',
      hands: { federal: ['skirmishers-forward'] as const },
    };
    expect(first({ ...p, table: { hits: [5, 0] } })).toMatchObject({ type: 'morale', unit: 'f1' });
    expect(first({ ...p, table: { hits: [2, 0] } })).toEqual({ type: 'decline' });
  });
  it('loses bases of the second rank first', () => {
    const table = position({ units: { f1: '10 10 90 1221', c1: '10 15 270 222' }, table: { owed: [1, 0] } });
    table.state.stack.push({ proc: 'losses', step: 'lose', locals: { side: 0 }, answer: null });
    const { file } = firstOf(table) as { file: number };
    expect([1, 2]).toContain(file);
  });
  it('turns a regiment to an enemy on its flank', () => {
    const move = first({ units: { f1: '10 10 90 222', c1: '16.5 10 180 2222' }, step: 'movement' });
    expect(move).toMatchObject({ type: 'march', unit: 'f1' });
    expect((move as Extract<Action, { type: 'march' }>).steps[0]).toMatch(/^right/);
  });
  it('forms a line before rifles, with two cards', () => {
    const move = first({ units: { f1: '10 10 90 5', c1: '10 15.5 270 2222' }, step: 'movement', cards: 2 });
    expect(move).toMatchObject({ type: 'reshape', unit: 'f1' });
  });
  it('closes with an enemy far away', () => {
    const table = position({ units: { f1: '10 10 90 2222', c1: '10 22 270 222' }, step: 'movement' });
    table.act(firstOf(table));
    expect(table.where('f1')[1]).toBeGreaterThan(12);
  });
  it('rolls every failed die again', () => {
    const p = {
      units: { f1: '10 10 90 222', c1: '10 13 270 222' },
      step: 'fire',
      modifier: 'drilled-volley' as const,
      helped: ['f1'],
    };
    const table = position({ ...p, dice: [1, 5, 2] }).act({ type: 'fire', unit: 'f1' });
    expect(firstOf(table)).toEqual({ type: 'reroll', dice: [0, 2] });
  });
  it('interrupts to make the enemy discard', () => {
    const p = {
      units: facing,
      active: 'confederate' as const,
      step: 'window.start',
      hands: { federal: ['they-couldnt-hit-an'] as const },
    };
    expect(first(p)).toMatchObject({ type: 'interrupt' });
  });
});
