import { type G88, type GettysburgState, game as gettysburg } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import {
  keyedDice,
  look,
  type Mind,
  pending,
  picker,
  play,
  playInPlace,
  refusal,
  start,
  view,
  world,
} from '@bivouac/kernel';
import { randomSetup } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { armOf } from '../src/flat.ts';
import {
  type Bot,
  type Budget,
  greedyBot,
  isLevel,
  LEVEL_NAMES,
  LEVELS,
  levelBot,
  levelNow,
  mixed,
  type NamedMind,
  Purse,
  randomBot,
  searchBot,
  Thinker,
  TRIAL,
  think,
} from '../src/index.ts';
import { rivalOf } from '../src/second-look.ts';
import { veiled } from '../src/veil.ts';
import { blurred } from '../src/waver.ts';
import { type Cards, cards, honest } from './hidden.ts';

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

  it('knows in the midst of a trial that time is up; nodes alone never break one off', () => {
    let time = 0;
    const purse = new Purse({ ms: 10, now: () => time, worlds: 1, ideas: 1 });
    expect([purse.pay(TRIAL), purse.isUp()]).toEqual([true, false]);
    time = 10;
    expect([purse.isUp(), purse.pay(TRIAL)]).toEqual([true, false]);
    expect(new Purse(lab(0)).isUp()).toBe(false);
  });

  it('a trial that time cuts short counts for nothing: the order of the game decides', () => {
    let time = 0;
    const slow: typeof honest = {
      ...honest,
      judged: true,
      reflex: (seen, seat, pick) => {
        time += 100; // one answer takes longer than the whole budget
        return honest.reflex(seen, seat, pick);
      },
    };
    const state = start(cards, { scenario: 'one', options: [] }, dice(1)).state;
    const budget = { ms: 50, now: () => time, worlds: 2, ideas: 3 };
    const { advice, idea } = think(cards, slow, view(cards, state, 'north'), 'north', [], budget, 1);
    expect([advice.top, idea?.key]).toEqual([[], honest.ideas(view(cards, state, 'north'), 'north', 1)[0]!.key]);
    expect(time).toBe(100);
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

  it('has five levels, each with more of everything and wrong by less than the one before', () => {
    expect(LEVEL_NAMES).toEqual(['recruit', 'sergeant', 'captain', 'colonel', 'general']);
    expect(LEVEL_NAMES.map(name => LEVELS[name].ms)).toEqual([50, 120, 400, 1200, 2000]);
    const levels = LEVEL_NAMES.map(name => LEVELS[name]);
    for (const [i, level] of levels.slice(1).entries()) {
      const below = levels[i]!;
      expect(level.nodes).toBeGreaterThan(below.nodes);
      expect(level.worlds).toBeGreaterThanOrEqual(below.worlds);
      expect(level.ideas).toBeGreaterThan(below.ideas);
      expect(level.slant + level.waver).toBeLessThanOrEqual(below.slant + below.waver);
    }
  });

  it('knows the levels of tables set up when there were three', () => {
    expect(['recruit', 'veteran', 'general', 'random', 'constructor'].map(levelNow)).toEqual([
      'recruit',
      'captain',
      'general',
      'random',
      'constructor',
    ]);
    expect(['veteran', 'captain', 'constructor'].map(isLevel)).toEqual([false, true, false]);
    const thinker = new Thinker(gettysburg, mind, () => 0);
    const seen = look(gettysburg, start(gettysburg, { scenario: 'day2', options: [] }, dice(1)).state, 'confederate');
    const job = { key: 't', level: 'veteran', seat: 'confederate', view: seen, notes: [], seed: 1 };
    expect(thinker.allowance(job).ms).toBe(LEVELS.captain.ms);
  });

  it('who wavers takes the best most often, what is far behind hardly ever', () => {
    const behind: Readonly<Record<string, number>> = { best: 0, near: -0.2, far: -5 };
    const ideas = Object.entries(behind).map(([key, prior]) => ({ key, prior, say: { key: '' }, next: () => null }));
    const firsts = Array.from({ length: 400 }, (_, seed) => blurred(ideas, 2, 0.4, seed)[0]!.key);
    const count = (one: string): number => firsts.filter(each => each === one).length;
    expect(count('best')).toBeGreaterThan(count('near'));
    expect(count('near')).toBeGreaterThan(80);
    expect(count('far')).toBeLessThan(3);
  });
});

describe('what lies face down', () => {
  it('is drawn: the best most often, the less worth the less often, never what is worth too little; the same for the same seed', () => {
    const worths: Readonly<Record<string, number>> = { best: 2, near: 1.8, edge: 1.5, far: 1.49 };
    const ideas = Object.entries(worths).map(([key, prior]) => ({ key, prior, say: { key: '' }, next: () => null }));
    const drawn = Array.from({ length: 600 }, (_, seed) => veiled(ideas, 0.5, seed).key);
    expect(Array.from({ length: 600 }, (_, seed) => veiled(ideas, 0.5, seed).key)).toEqual(drawn);
    const [best, near, edge, far] = Object.keys(worths).map(key => drawn.filter(each => each === key).length);
    expect(best).toBeGreaterThan(1.5 * near!);
    expect(near).toBeGreaterThan(2 * edge!);
    expect(edge).toBeGreaterThan(8);
    expect(far).toBe(0);
  });
});

describe('what is told', () => {
  it('is what finished games say, and changes nothing that is done', () => {
    const seen = look(gettysburg, start(gettysburg, { scenario: 'day3', options: [] }, dice(1)).state, 'confederate');
    const asked = (of: NamedMind<G88>) => think(gettysburg, of, seen, 'confederate', [], lab(400), 3).advice;
    const { told: _, ...silent } = mind;
    const [plain, bright] = [asked(silent), asked({ ...mind, told: () => 0.9 })];
    expect(bright.action).toEqual(plain.action);
    expect(bright.top.map(({ key, vp }) => [key, vp])).toEqual(plain.top.map(({ key, vp }) => [key, vp]));
    expect(bright.top[0]!.win).toBe(0.9);
    expect(plain.top[0]!.win).not.toBe(0.9);
  });
});

describe('a second look', () => {
  // The nine is a blunder, and the paper swears by it.
  const paper = {
    ...honest,
    features: (state: { table: { played: number[] } }) => Int32Array.of(state.table.played[0] === 9 ? -5000 : 5000),
    quiet: (seen: { table: { played: number[] } }) => seen.table.played.length === 2,
    ideas: (...asked: Parameters<typeof honest.ideas>) =>
      honest.ideas(...asked).map(idea => ({ ...idea, prior: idea.key === 'play:9' ? 100 : 0 })),
    judged: true as const,
  };
  const seen = view(cards, start(cards, { scenario: 'one', options: [] }, dice(1)).state, 'north');
  const chosen = (mind: Mind<Cards>, nodes: number): number =>
    searchBot('s', cards, mind, lab(nodes)).decide(seen, 'north', [], 1).action.card;

  it('keeps the paper from overruling what the trials show, where the budget allows one', () => {
    expect(chosen(paper, 8000)).toBe(9);
    expect(chosen({ ...paper, checked: true }, 8000)).not.toBe(9);
    expect(chosen({ ...paper, checked: true }, 2000)).toBe(9); // too little to look twice
  });

  it('costs no more than the budget', () => {
    const { trials } = searchBot('s', cards, { ...paper, checked: true }, lab(8000)).decide(seen, 'north', [], 1);
    expect(trials).toBeLessThanOrEqual(8000);
  });

  it('is not even asked for where a game says that the time is enough for a few trials only', () => {
    const hasty = { ...lab(8000), ms: 100, now: () => 0 };
    const trials = (mind: Mind<Cards>): number =>
      searchBot('s', cards, mind, hasty).decide(seen, 'north', [], 1).trials;
    expect(trials({ ...paper, trial: 6 })).toBeGreaterThan(0);
    expect(trials({ ...paper, trial: 7 })).toBe(0);
  });

  it('is for ideas that did clearly better, by two standard errors', () => {
    const arm = (visits: number, mean: number, spread: number) => ({
      ...armOf(honest.ideas(seen, 'north', 1)[0]!, 1),
      ...{ visits, value: visits * mean, square: visits * (mean * mean + spread * spread) },
    });
    const favourite = arm(16, 0.5, 0.2);
    expect(rivalOf([favourite, arm(16, 0.6, 0.2)])).toBeNull();
    const clear = arm(16, 0.7, 0.2);
    expect(rivalOf([favourite, arm(16, 0.66, 0.2), clear])).toBe(clear);
    expect(rivalOf([favourite, arm(1, 1, 0)])).toBeNull();
  });
});

describe('legality', () => {
  it('80 decisions of every bot are allowed', () => {
    const state = () => start(gettysburg, { scenario: 'day1', options: [] }, dice(3)).state;
    const level = LEVELS.recruit;
    const bots: readonly Bot<G88>[] = [
      randomBot(gettysburg),
      greedyBot(gettysburg, mind),
      searchBot('search', gettysburg, mind, lab(80)),
      levelBot(level, gettysburg, mind, lab(80), 1),
    ];
    for (const bot of bots) expect(refusals(bot, state(), 80), bot.name).toEqual([]);
  });

  it('also with optional rules', () => {
    const pick = picker(5);
    for (let n = 0; n < 4; n++) {
      const setup = { ...randomSetup(gettysburg, pick), scenario: 'day1' };
      const bot = searchBot('search', gettysburg, mind, lab(60));
      expect(refusals(bot, start(gettysburg, setup, dice(n)).state, 50), JSON.stringify(setup)).toEqual([]);
    }
  });

  it('an idea that is not allowed is counted, and something legal is done instead', () => {
    const state = start(cards, { scenario: 'one', options: [] }, dice(1)).state;
    const seen = view(cards, state, 'north');
    const wrong: typeof honest = {
      ...honest,
      ideas: (...asked) => honest.ideas(...asked).map(idea => ({ ...idea, next: () => ({ type: 'play', card: 4 }) })),
      sure: () => ({ type: 'play', card: 4 }), // nobody holds it
    };
    const { action, illegal } = searchBot('wrong', cards, wrong, lab(400)).decide(seen, 'north', [], 1);
    expect([illegal, refusal(cards, seen, 'north', action)]).toEqual([1, null]);
    const right = searchBot('right', cards, honest, lab(400)).decide(seen, 'north', [], 1);
    expect(right.illegal).toBe(0);
  });

  it('so is one that goes astray while it is carried out', () => {
    let state = start(cards, { scenario: 'one', options: [] }, dice(1)).state;
    const again: typeof honest = {
      ...honest,
      judged: true,
      ideas: (seen, seat) => [{ ...honest.ideas(seen, seat, 1)[0]!, next: () => ({ type: 'play', card: 9 }) }],
      sure: seen => (seen.table.played.length === 0 ? null : { type: 'play', card: seen.hands['north']!.cards[0]! }),
    };
    const bot = searchBot('again', cards, again, lab(400));
    state = play(cards, state, 'north', bot.decide(view(cards, state, 'north'), 'north', [], 1).action).state;
    state = play(cards, state, 'south', { type: 'play', card: 1 }).state;
    expect(bot.decide(view(cards, state, 'north'), 'north', [], 2).illegal).toBe(1); // the nine is gone
  });

  it('an idea ends with its turn, even if it could be begun again', () => {
    let thoughts = 0;
    const eager: typeof honest = {
      ...honest,
      judged: true,
      quiet: () => true,
      ideas: (...asked) => {
        thoughts++;
        return honest.ideas(...asked).map(idea => ({ ...idea, next: () => ({ type: 'play', card: 9 }) }));
      },
    };
    const seen = view(cards, start(cards, { scenario: 'one', options: [] }, dice(1)).state, 'north');
    for (const bot of [greedyBot(cards, eager), searchBot('search', cards, { ...eager, sure: () => null }, lab(100))]) {
      thoughts = 0;
      for (let i = 0; i < 2; i++) bot.decide(seen, 'north', [], 1);
      expect(thoughts, bot.name).toBe(2);
    }
  });

  function refusals(bot: Bot<G88>, state: GettysburgState, most: number): unknown[] {
    const wrong: unknown[] = [];
    for (let i = 0; i < most; i++) {
      const seat = pending(gettysburg, state)[0];
      if (!seat) break;
      const seen = look(gettysburg, state, seat);
      const { action, illegal } = bot.decide(seen, seat, [], mixed(9, i));
      if (illegal > 0) wrong.push([action, `${illegal} illegal ideas`]);
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
