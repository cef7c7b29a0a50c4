import { type Bot, greedyBot, LEVEL_NAMES, LEVELS, type LevelName, searchBot, slantOf } from '@bivouac/bots';
import {
  keyedDice,
  look,
  namedDice,
  pending,
  picker,
  playInPlace,
  questionName,
  start,
  view,
  world,
} from '@bivouac/kernel';
import { mindFaults, questionsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { ANSWERS } from '../bot/answers.ts';
import { NAMES } from '../bot/judge.ts';
import { rateOf } from '../bot/tasks.ts';
import { mind } from '../bot.ts';
import { game } from '../game.ts';
import type { WildernessState, WW } from '../state.ts';
import { book } from '../text/index.ts';
import { puzzles } from './bot-puzzles.ts';
import { solves } from './bot-solve.ts';
import { position, scenario } from './table.ts';

const dice = (n: number) => keyedDice(n.toString(16).padStart(64, '0'));

const QUESTIONS = questionsOf(game);
const OPEN = ['phase.choose', 'activation.designate', 'act.decide'];

describe('judgement', () => {
  it('is the same for a copy, and counts points in British view', () => {
    const { state } = scenario('annus-mirabilis');
    const once = mind.features(state);
    expect(mind.features(structuredClone(state))).toEqual(once);
    expect(once[0]).toBe(-4000);
    expect(once.length).toBe(NAMES.length);
    expect(mind.win(5, look(game, state, null))).toBeGreaterThan(mind.win(-5, look(game, state, null)));
  });

  it('sees a siege ripen', () => {
    const at = (level: number) =>
      mind.features(
        position({
          active: 'british',
          pieces: { forbes: 'ohio-forks', 'br-regular-44th': 'ohio-forks', 'br-regular-48th': 'ohio-forks' },
          forts: { 'ohio-forks': 'french fort' },
          sieges: { 'ohio-forks': level },
          hands: { british: [43, 49], french: [50] },
        }).state,
      )[NAMES.indexOf('sieges')]!;
    expect(at(1)).toBeGreaterThan(at(0));
  });
});

describe('habits', () => {
  it('there is an answer to every question of the rules', () => {
    const unanswered = QUESTIONS.filter(name => !OPEN.includes(name) && !ANSWERS[name] && !rateOf(name));
    expect(QUESTIONS.length).toBeGreaterThan(30);
    expect(unanswered).toEqual([]);
  });

  it('ideas and reflexes are legal and can be said, with any options', () => {
    expect(mindFaults(game, book, mind, { games: 6, actions: 150, ideas: 8 })).toEqual([]);
  });

  it('whole games of greedy and search hold no illegal idea', () => {
    const state = start(game, { scenario: 'annus-mirabilis', options: [] }, dice(5)).state;
    const bots: Readonly<Record<string, Bot<WW>>> = {
      british: searchBot('search', game, mind, { nodes: 120, worlds: 2, ideas: 4 }),
      french: greedyBot(game, mind),
    };
    const illegal: string[] = [];
    for (let i = 0; i < 2000 && pending(game, state).length > 0; i++) {
      const seat = pending(game, state)[0]!;
      const seen = look(game, state, seat);
      const advice = bots[seat]!.decide(seen, seat, [], i);
      if (advice.illegal > 0) illegal.push(`${questionName(seen)} ${JSON.stringify(advice.action)}`);
      playInPlace(game, state, seat, advice.action);
    }
    expect(pending(game, state)).toEqual([]);
    expect(illegal).toEqual([]);
  });

  it('an idea of several answers ends with its card', () => {
    const { state } = scenario('annus-mirabilis');
    const seat = pending(game, state)[0]!;
    const idea = mind.ideas(look(game, state, seat), seat, 1)[0]!;
    let answers = 0;
    for (let i = 0; i === 0 || (i < 100 && questionName(state) !== 'phase.choose'); i++) {
      const who = pending(game, state)[0]!;
      const seen = look(game, state, who);
      const action = who === seat ? idea.next(seen, who) : mind.reflex(seen, who, picker(1));
      expect(action).not.toBeNull();
      if (who === seat) answers++;
      playInPlace(game, state, who, action!);
    }
    expect(answers).toBeGreaterThan(0);
    expect(questionName(state)).toBe('phase.choose');
    expect(pending(game, state)[0]).not.toBe(seat);
    expect(idea.next(look(game, state, seat), seat)).toBeNull();
  });
});

describe('no peeking', () => {
  const bots: readonly (() => Bot<WW>)[] = [
    () => greedyBot(game, mind),
    () => searchBot('flat', game, mind, { nodes: 600, worlds: 4, ideas: 6 }),
    () => searchBot('tree', game, mind, { nodes: 4000, worlds: 4, ideas: 6 }),
  ];

  /** A position out of a lively game: at any question, or at the choice of a card. */
  function somewhere(n: number, at = ''): WildernessState {
    const pick = picker(n);
    const { state } = start(game, { scenario: 'annus-mirabilis', options: [] }, dice(n));
    const least = 20 + pick(150);
    for (let i = 0; i < least || (at !== '' && questionName(state) !== at); i++) {
      const seat = pending(game, state)[0]!;
      playInPlace(game, state, seat, mind.reflex(look(game, state, seat), seat, pick));
    }
    return state;
  }

  it('another imagined world leaves the choice as it is, for the same seed and nodes', () => {
    for (let n = 1; n <= 4; n++) {
      const state = somewhere(n, n % 2 === 0 ? 'phase.choose' : '');
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
    const state = somewhere(3, 'phase.choose');
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    const other = seat === 'british' ? 'french' : 'british';
    const peeking = (truth: WildernessState) => (margin: number) =>
      0.5 + (truth.hands[other]!.cards[0]! % 97) / 400 + margin / 1e4;
    const cheat = (truth: WildernessState): Bot<WW> =>
      searchBot(
        'cheat',
        game,
        { ...mind, win: peeking(truth), told: peeking(truth) },
        {
          nodes: 600,
          worlds: 2,
          ideas: 4,
        },
      );
    const twins = [1, 2, 3, 4].map(n => world(seen, game.imagine(seen, picker(n)), namedDice(n)));
    const thoughts = [state, ...twins].map(truth => JSON.stringify(cheat(truth).decide(seen, seat, [], 5)));
    expect(new Set(thoughts).size).toBeGreaterThan(1);
  });
});

// Each level with all its nodes: more search must not find less. A General thinks long, so he gets every third position;
// the lab gives him all.
const LAB: Readonly<Record<LevelName, { seeds: number; least: number; oneIn: number }>> = {
  recruit: { seeds: 3, least: 0.8, oneIn: 1 }, // by first impressions
  sergeant: { seeds: 1, least: 0.85, oneIn: 1 },
  captain: { seeds: 1, least: 0.9, oneIn: 1 },
  colonel: { seeds: 1, least: 0.9, oneIn: 3 },
  general: { seeds: 1, least: 0.9, oneIn: 3 },
};

describe('must find', () => {
  for (const level of LEVEL_NAMES) {
    it(`${level} finds the positions of BOTS.md`, () => {
      const { nodes, worlds, ideas, slant, waver } = LEVELS[level];
      const { seeds, least, oneIn } = LAB[level];
      const some = puzzles.filter((_, n) => n % oneIn === 0);
      const budget = { nodes, worlds, ideas, waver };
      const shares = some.map(puzzle => {
        let found = 0;
        for (let seed = 1; seed <= seeds; seed++)
          if (solves(puzzle, searchBot(level, game, mind, budget, slantOf(slant, seed)), seed)) found++;
        return { id: puzzle.id, found };
      });
      const all = shares.reduce((sum, share) => sum + share.found, 0);
      const lines = shares.map(share => `  ${share.id.padEnd(24)}${share.found}/${seeds}`);
      console.log([`${level}: ${all} of ${seeds * some.length}`, ...lines].join('\n'));
      expect(all).toBeGreaterThanOrEqual(Math.floor(least * seeds * some.length));
    });
  }
});
