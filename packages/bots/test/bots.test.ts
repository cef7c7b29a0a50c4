import { type G88, type GettysburgState, game as gettysburg } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, look, pending, picker, play, playInPlace, refusal, start, view, world } from '@bivouac/kernel';
import { randomSetup } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  type Budget,
  greedyBot,
  LEVEL_NAMES,
  LEVELS,
  levelBot,
  mixed,
  Purse,
  randomBot,
  searchBot,
  think,
} from '../src/index.ts';
import { cards, honest } from './hidden.ts';

const dice = (n: number) => keyedDice(n.toString(16).padStart(64, '0'));
const lab = (nodes: number) => ({ nodes, worlds: 4, ideas: 6 });

describe('budget', () => {
  it('never spends more nodes than it has', () => {
    const purse = new Purse(lab(10));
    let paid = 0;
    while (purse.pay(3)) paid += 3;
    expect([paid, purse.spent]).toEqual([9, 9]);
  });

  it('stops by the clock it is given, but never before a few thoughts', () => {
    let time = 0;
    const purse = new Purse({ ms: 50, now: () => time++, worlds: 1, ideas: 1 });
    let paid = 0;
    while (purse.pay()) paid++;
    expect(paid).toBeGreaterThan(199);
    expect(paid).toBeLessThan(700);
  });

  it('needs a clock for milliseconds', () => {
    expect(() => new Purse({ ms: 50, worlds: 1, ideas: 1 })).toThrow('clock');
  });
});

describe('search', () => {
  const opening = (scenario: string) => start(gettysburg, { scenario, options: [] }, dice(1)).state;

  it('thinks the same again: same view, notes, seed and nodes', () => {
    const state = opening('day2');
    const once = think(gettysburg, mind, look(gettysburg, state, 'confederate'), 'confederate', [], lab(1000), 7);
    const again = think(gettysburg, mind, view(gettysburg, state, 'confederate'), 'confederate', [], lab(1000), 7);
    expect(again).toEqual(once);
    expect(once.advice.top.length).toBeGreaterThan(0);
  });

  it('keeps to its nodes, whatever the question', () => {
    const state = opening('day3');
    for (const nodes of [50, 300, 8000]) {
      const { advice } = think(
        gettysburg,
        mind,
        look(gettysburg, state, 'confederate'),
        'confederate',
        [],
        lab(nodes),
        3,
      );
      expect(advice.trials).toBeLessThanOrEqual(nodes);
    }
  });

  it('has three levels with stated budgets, each stronger than the one before', () => {
    expect(LEVEL_NAMES.map(name => LEVELS[name].ms)).toEqual([50, 400, 2000]);
  });
});

describe('legality', () => {
  it('200 decisions of every bot are allowed', () => {
    const state = () => start(gettysburg, { scenario: 'day1', options: [] }, dice(3)).state;
    const level = LEVELS.recruit;
    const bots: readonly Bot<G88>[] = [
      randomBot(gettysburg),
      greedyBot(gettysburg, mind),
      searchBot('search', gettysburg, mind, lab(80)),
      levelBot(level, gettysburg, mind, lab(80), 1),
    ];
    for (const bot of bots) expect(refusals(bot, state(), 200), bot.name).toEqual([]);
  });

  it('also with optional rules', () => {
    const pick = picker(5);
    for (let n = 0; n < 4; n++) {
      const setup = { ...randomSetup(gettysburg, pick), scenario: 'day1' };
      const bot = searchBot('search', gettysburg, mind, lab(60));
      expect(refusals(bot, start(gettysburg, setup, dice(n)).state, 120), JSON.stringify(setup)).toEqual([]);
    }
  });

  function refusals(bot: Bot<G88>, state: GettysburgState, most: number): unknown[] {
    const wrong: unknown[] = [];
    for (let i = 0; i < most; i++) {
      const seat = pending(gettysburg, state)[0];
      if (!seat) break;
      const seen = look(gettysburg, state, seat);
      const { action } = bot.decide(seen, seat, [], mixed(9, i));
      const why = refusal(gettysburg, seen, seat, action);
      if (why) wrong.push([action, why]);
      playInPlace(gettysburg, state, seat, action);
    }
    return wrong;
  }
});

describe('no peeking', () => {
  const flat = { nodes: 2000, worlds: 6, ideas: 6 };
  const tree = { nodes: 12_000, worlds: 6, ideas: 6 };

  /** Plays a game; at every decision the same seat decides in another world that looks the same to it. */
  function differs(mindOf: (truth: { cards: number[] }) => typeof honest, rounds: number, nodes: Budget): number {
    let different = 0;
    for (let n = 0; n < rounds; n++) {
      const pick = picker(n + 1);
      let state = start(cards, { scenario: 'one', options: [] }, dice(n)).state;
      while (pending(cards, state).length > 0) {
        const seat = pending(cards, state)[0]!;
        const other = seat === 'north' ? 'south' : 'north';
        const seen = view(cards, state, seat);
        const twin = world(seen, cards.imagine(seen, pick), dice(n + 100));
        const here = think(cards, mindOf(state.hands[other]!), seen, seat, [], nodes, n);
        const there = think(cards, mindOf(twin.hands[other]!), view(cards, twin, seat), seat, [], nodes, n);
        if (JSON.stringify(here) !== JSON.stringify(there)) different++;
        state = play(cards, state, seat, here.advice.action).state;
      }
    }
    return different;
  }

  it.each([
    ['sequential halving', flat],
    ['the tree', tree],
  ])('with %s another imagined world leaves choice and advice as they are', (_name, nodes) => {
    expect(differs(() => honest, 8, nodes)).toBe(0);
  });

  it('a planted cheat is caught', () => {
    const cheat = (truth: { cards: number[] }): typeof honest => ({
      ...honest,
      features: state => Int32Array.of(honest.features(state)[0]! + 100 * Math.max(0, ...truth.cards)),
    });
    expect(differs(cheat, 8, flat)).toBeGreaterThan(0);
  });

  it('the dice to come change nothing in an open game', () => {
    const setup = { scenario: 'day1', options: [] };
    const bot = () => searchBot('search', gettysburg, mind, lab(60));
    let state = start(gettysburg, setup, dice(1)).state;
    const one = bot();
    const two = bot();
    for (let i = 0; i < 40; i++) {
      const seat = pending(gettysburg, state)[0]!;
      const seen = view(gettysburg, state, seat);
      const twin = world(seen, gettysburg.imagine(seen, picker(i)), dice(i + 50));
      const here = one.decide(seen, seat, [], i);
      expect(two.decide(view(gettysburg, twin, seat), seat, [], i)).toEqual(here);
      state = play(gettysburg, state, seat, here.action).state;
    }
  });
});
