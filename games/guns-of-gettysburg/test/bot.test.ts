import { type Bot, greedyBot, searchBot } from '@bivouac/bots';
import { keyedDice, look, namedDice, pending, picker, start, view, world } from '@bivouac/kernel';
import { livelyPosition, matchFaults, mindFaults, questionsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { ANSWERS } from '../bot/answers.ts';
import { NAMES } from '../bot/judge.ts';
import { mind } from '../bot.ts';
import { game } from '../game.ts';
import type { GOG, GunsState } from '../state.ts';
import { book } from '../text/index.ts';

const battle = { scenario: 'battle', options: [] };
const dice = (n: number) => keyedDice(n.toString(16).padStart(64, '0'));
const QUESTIONS = questionsOf(game);

const somewhere = (n: number, least: number, at: string): GunsState =>
  livelyPosition(game, mind, { setup: battle, n, least, at, ideas: 3 });

describe('judgement', () => {
  it('is the same for a copy, and the better for the Union the more objectives it holds', () => {
    const { state } = start(game, battle, dice(1));
    const once = mind.features(state);
    expect(mind.features(structuredClone(state))).toEqual(once);
    expect(once.length).toBe(NAMES.length);
    expect(once[NAMES.indexOf('objectives')]).toBe(3000);
    state.table.control[0] = 1;
    expect(mind.features(state)[NAMES.indexOf('objectives')]).toBe(1000);
    expect(mind.win(3, look(game, state, null))).toBeGreaterThan(mind.win(0, look(game, state, null)));
  });

  it('what people are told: at first the Union is behind, at the end it is sure if it holds everything', () => {
    const { state } = start(game, battle, dice(1));
    const told = (margin: number): number => mind.told!(margin, look(game, state, null));
    expect(told(3)).toBeGreaterThan(0.08);
    expect(told(3)).toBeLessThan(0.2);
    Object.assign(state.table, { day: 3, box: 15 });
    expect(told(4)).toBeGreaterThan(0.9);
    expect(told(0)).toBeLessThan(0.06);
  });
});

describe('habits', () => {
  it('there is an answer to every question of the rules, and to no other', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual([...QUESTIONS].sort());
  });

  it('ideas and reflexes are legal and can be said, with any options and in teams', () => {
    expect(mindFaults(game, book, mind, { games: 8, actions: 120, ideas: 6 })).toEqual([]);
  });

  it('a whole game of search against greedy comes to its end without a refused idea', () => {
    const { state } = start(game, battle, dice(5));
    const bots: Readonly<Record<string, Bot<GOG>>> = {
      union: searchBot('search', game, mind, { nodes: 480, worlds: 2, ideas: 3 }),
      confederate: greedyBot(game, mind),
    };
    expect(matchFaults(game, state, bots, 2000)).toEqual([]);
    expect(pending(game, state)).toEqual([]);
  });
});

describe('no peeking', () => {
  const bots: readonly (() => Bot<GOG>)[] = [
    () => greedyBot(game, mind),
    () => searchBot('flat', game, mind, { nodes: 400, worlds: 3, ideas: 4, share: 1 }),
  ];

  it('another imagined world leaves the choice as it is, for the same seed and nodes', () => {
    for (const [n, at] of ['phase.declare', 'phase.attack', 'attack.defence', 'phase.march'].entries()) {
      const state = somewhere(n + 1, 60 + 20 * n, at);
      const seat = pending(game, state)[0]!;
      const seen = view(game, state, seat);
      const twin = world(seen, game.imagine(seen, picker(n + 100)), namedDice(n + 7));
      expect(twin.hands).not.toEqual(state.hands);
      for (const bot of bots) {
        const here = bot().decide(seen, seat, [], n);
        expect(bot().decide(view(game, twin, seat), seat, [], n), `${bot().name} ${n}`).toEqual(here);
      }
    }
  });

  it('a planted cheat is caught', () => {
    const state = somewhere(3, 80, 'phase.declare');
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    const other = seat === 'union' ? 'confederate-staff' : 'union-staff';
    const cheat = (truth: GunsState): Bot<GOG> => {
      const win = (margin: number): number => 0.5 + (truth.hands[other]!.tray[0]! % 97) / 400 + margin / 1e4;
      return searchBot('cheat', game, { ...mind, win, told: win }, { nodes: 600, worlds: 2, ideas: 3, share: 1 });
    };
    const twins = [1, 2, 3, 4].map(n => world(seen, game.imagine(seen, picker(n)), namedDice(n)));
    const thoughts = [state, ...twins].map(truth => JSON.stringify(cheat(truth).decide(seen, seat, [], 5)));
    expect(new Set(thoughts).size).toBeGreaterThan(1);
  });
});
