import { type Bot, budgetOf, greedyBot, LEVELS, levelBot, searchBot } from '@bivouac/bots';
import {
  keyedDice,
  look,
  namedDice,
  pending,
  picker,
  playInPlace,
  questionName,
  refusal,
  start,
  view,
  world,
} from '@bivouac/kernel';
import { livelyPosition, matchFaults, mindFaults, questionsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { ANSWERS } from '../bot/answers.ts';
import { ideas } from '../bot/ideas.ts';
import { NAMES } from '../bot/judge.ts';
import { KEEPS, LONGER, TAKES, type Weights } from '../bot/weights.ts';
import { mind } from '../bot.ts';
import { data } from '../entry.ts';
import { game } from '../game.ts';
import type { CampaignState, GCACW } from '../state.ts';
import { book } from '../text/index.ts';
import { position } from './table.ts';

await data();

const cedarRun = { scenario: 'sjw-cedar-run', options: [] };
const hidden = { scenario: 'sjw-cedar-run', options: ['limited-intelligence'] };
const dice = (n: number) => keyedDice(n.toString(16).padStart(64, '0'));

const somewhere = (setup: CampaignState['setup'], n: number, least: number, at: string): CampaignState =>
  livelyPosition(game, mind, { setup, n, least, at, ideas: 2 });

describe('judgement', () => {
  it('is the same for a copy, and counts the points of the scenario from the middle of a draw', () => {
    const { state } = start(game, cedarRun, dice(1));
    const once = mind.features(state);
    expect(mind.features(structuredClone(state))).toEqual(once);
    expect(once.length).toBe(NAMES.length);
    expect(once[NAMES.indexOf('score')]).toBe(8000); // nobody holds anything: 8 below the middle of a draw of 7 to 9 for the Confederates
    expect(mind.win(3, look(game, state, null))).toBeGreaterThan(mind.win(0, look(game, state, null)));
  });

  it('men, order, heart and rest are better than none', () => {
    const { state } = start(game, cedarRun, dice(1));
    const margin = (): number => mind.features(state).reduce((a, b) => a + b, 0);
    const whole = margin();
    for (const spoil of [
      () => state.table.manpower[0]!--,
      () => {
        state.table.organized[0] = 0;
      },
      () => {
        state.table.demoralized[0] = 1;
      },
      () => {
        state.table.fatigue[0] = 3;
      },
    ]) {
      const kept = structuredClone(state.table);
      spoil();
      expect(margin()).toBeLessThan(whole);
      Object.assign(state.table, kept);
    }
  });
});

describe('chances', () => {
  /** The opening of Cedar Run (one turn, a draw from 7 to 9), late in the turn. */
  function late(): CampaignState {
    const { state } = start(game, cedarRun, dice(1));
    state.table.acts = 30;
    return state;
  }
  const chance = (state: CampaignState, margin: number): number => mind.win(margin, look(game, state, null));

  it('who must still arrive is not beaten at the start, and is at the end', () => {
    const opening = start(game, cedarRun, dice(1)).state;
    const margin = mind.stands!(look(game, opening, null));
    expect(margin).toBeGreaterThan(5); // the Confederates have taken nothing yet
    expect(chance(opening, margin)).toBeCloseTo(0.5, 1);
    expect(chance(late(), margin)).toBeGreaterThan(0.7);
  });

  it('a point is worth most at the ends of a draw, and the same to both sides', () => {
    const state = late();
    const even = 0.1 * mind.stands!(look(game, state, null)); // what is still expected to come
    const step = (from: number): number => chance(state, even + from + 0.5) - chance(state, even + from - 0.5);
    expect(step(8)).toBeLessThan(step(1.5));
    expect(step(-1.5)).toBeCloseTo(step(1.5), 6);
  });

  it('the margin that stands is the sum of the features, also after something has changed', () => {
    const { state } = start(game, cedarRun, dice(1));
    const seen = look(game, state, null);
    const sum = (): number => mind.features(state).reduce((a, b) => a + b, 0) / 1000;
    expect(mind.stands!(seen)).toBe(sum());
    state.table.manpower[0]!--;
    expect(mind.stands!(look(game, state, null))).toBe(sum());
  });
});

describe('habits', () => {
  it('who keeps what the other comes to take weighs by weights of its own, in games of one turn', () => {
    const priorOf = (scenario: string, seat: string, w?: Weights): number => {
      const { state } = position({ scenario, side: seat, units: { 'u-ricketts': '0504', 'c-gordon': '0305' } });
      return ideas(look(game, state, seat), seat, 1, w)[0]!.prior;
    };
    const [takes, keeps] = ['confederate', 'union'] as const;
    expect(priorOf('rwh-monocacy', takes)).toBe(priorOf('rwh-monocacy', takes, TAKES));
    expect(priorOf('rwh-monocacy', keeps)).toBe(priorOf('rwh-monocacy', keeps, KEEPS));
    expect(priorOf('rwh-monocacy', keeps)).not.toBe(priorOf('rwh-monocacy', keeps, TAKES));
    for (const side of [takes, keeps])
      expect(priorOf('rwh-early-before-washington', side)).toBe(priorOf('rwh-early-before-washington', side, LONGER));
  });

  it('in longer games what an activation offers the enemy next is part of its price, and what it bars him from a gain', () => {
    const priced = (foes: readonly [string, string], w: Weights): number => {
      const units = { 'u-whipple': '2308', 'c-ransom': foes[0], 'c-mclaws': foes[1], 'c-r-anderson': '2107' };
      const { state } = position({ scenario: 'btc-fredericksburg', side: 'union', units });
      return ideas(look(game, state, 'union'), 'union', 1, w)[0]!.prior;
    };
    const alone = { ...LONGER, reply: 0 };
    expect(priced(['2107', '2107'], LONGER)).toBeLessThan(priced(['2107', '2107'], alone) - 0.5);
    expect(priced(['2108', '2109'], LONGER)).toBeGreaterThan(priced(['2108', '2109'], alone) + 0.5);
  });
  it('within a search nobody looks at replies: they are tried there', () => {
    const { state } = position({
      ...{ scenario: 'btc-fredericksburg', side: 'union' },
      units: { 'u-whipple': '2308', 'c-mclaws': '2107' },
    });
    const seen = look(game, state, 'union');
    const first = (w: Weights) => ideas(seen, 'union', 1, w)[0]!.prior;
    expect(mind.within!(seen, 'union', 1)[0]!.prior).toBe(first({ ...LONGER, reply: 0 }));
    expect(first(LONGER)).not.toBe(first({ ...LONGER, reply: 0 }));
  });

  it('of two leaders without a unit each is sent to a home of his own, also when the first stays where he has gone', () => {
    const units = { 'u-baird': '1112 manpower 1', 'u-negley': '1114', 'u-brannan': '1312', 'u-reynolds': '1512' };
    const table = position({
      ...{ side: 'confederate', units: { ...units, 'c-hindman': '1111', 'c-law': '2018' }, dice: [4, 6, 1] },
      leaders: { 'uL-thomas': 'u-baird', 'uL-rosecrans': 'u-baird' },
    });
    table.act({ type: 'march', unit: 'c-hindman' }).act({ type: 'attack', hex: '1112', kind: 'normal' });
    expect(table.asked).toEqual(['union', 'homes.choose']);
    const [idea] = ideas(look(game, table.state, 'union'), 'union', 1);
    const gone = idea!.next(look(game, table.state, 'union'), 'union') as { leader: string; to: string };
    expect(table.with(gone.leader)).toBe(gone.to);
    table.act(idea!.next(look(game, table.state, 'union'), 'union')!);
    expect(table.asked).toEqual(['union', 'homes.choose']);
    expect(idea!.next(look(game, table.state, 'union'), 'union')).toBe(null);
  });

  it('there is an answer to every question of the rules, and to no other', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual([...questionsOf(game)].sort());
  });

  it('ideas and reflexes are legal and can be said, in any scenario and with any options', () => {
    expect(mindFaults(game, book, mind, { games: 9, actions: 40, ideas: 4 })).toEqual([]);
  });

  it('a whole game of search against greedy comes to its end without a refused idea', () => {
    const { state } = start(game, cedarRun, dice(5));
    const bots: Readonly<Record<string, Bot<GCACW>>> = {
      union: searchBot('search', game, mind, { nodes: 240, worlds: 2, ideas: 3 }),
      confederate: greedyBot(game, mind),
    };
    expect(matchFaults(game, state, bots, 2000)).toEqual([]);
    expect(pending(game, state)).toEqual([]);
  });
});

describe('no peeking', () => {
  /** The Confederates hide two units; the Union cannot know how they lie. */
  function secrets(): CampaignState {
    const { state } = start(game, hidden, dice(3));
    const t = state.table;
    for (let i = 0; i < 400; i++) {
      const seat = pending(game, state)[0]!;
      const seen = look(game, state, seat);
      const hides = seat === 'confederate' && questionName(state)!.startsWith('cycle.') && t.forces.length < 3;
      const hide = {
        type: 'conceal' as const,
        hex: t.forces.length === 0 ? '1114' : '1115',
        parts: HIDDEN[t.forces.length]!,
      };
      if (hides && !refusal(game, seen, seat, hide)) playInPlace(game, state, seat, hide);
      else if (seat === 'union' && t.forces.length >= 3 && questionName(state)!.startsWith('cycle.')) return state;
      else if (questionName(state)!.startsWith('cycle.'))
        playInPlace(game, state, seat, { type: 'march', unit: seat === 'union' ? 'u-augur' : 'c-winder' });
      else playInPlace(game, state, seat, { type: questionName(state) === 'march.go' ? 'end' : 'endTransfers' });
    }
    throw new Error('nobody hid');
  }
  const HIDDEN: Readonly<Record<number, readonly string[]>> = { 0: ['c-branch', '-'], 2: ['c-pender'] };

  const bots: readonly (() => Bot<GCACW>)[] = [
    () => greedyBot(game, mind),
    () => searchBot('flat', game, mind, { nodes: 3000, worlds: 2, ideas: 3, share: 1 }),
  ];

  it('another imagined world leaves the choice as it is, for the same seed and nodes', () => {
    const state = secrets();
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    const twins = [1, 2, 3, 4, 5].map(n => world(seen, game.imagine(seen, picker(n)), namedDice(n)));
    expect(twins.some(twin => JSON.stringify(twin.hands) !== JSON.stringify(state.hands))).toBe(true);
    for (const bot of bots) {
      const here = bot().decide(seen, seat, [], 1);
      for (const twin of twins) expect(bot().decide(view(game, twin, seat), seat, [], 1), bot().name).toEqual(here);
    }
  });

  it('a planted cheat is caught', () => {
    const state = secrets();
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    const cheat = (truth: CampaignState): Bot<GCACW> => {
      const force = truth.hands.confederate!.kept[0]!.force;
      return searchBot(
        'cheat',
        game,
        { ...mind, win: margin => 0.5 + force / 40 + margin / 1e4 },
        { nodes: 3000, worlds: 2, ideas: 3, share: 1 },
      );
    };
    const twins = [1, 2, 3, 4, 5].map(n => world(seen, game.imagine(seen, picker(n)), namedDice(n)));
    const thoughts = [state, ...twins].map(truth => JSON.stringify(cheat(truth).decide(seen, seat, [], 5)));
    expect(new Set(thoughts).size).toBeGreaterThan(1);
  });

  it('a position out of a lively game is answered the same way twice', () => {
    const state = somewhere(cedarRun, 7, 20, 'cycle.winner');
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    const once = mind.ideas(seen, seat, 6).map(({ key, prior }) => [key, prior]);
    expect(mind.ideas(view(game, state, seat), seat, 6).map(({ key, prior }) => [key, prior])).toEqual(once);
  });
});

describe('a Sergeant', () => {
  it('says what he made of his first ideas, though he tried nothing out', () => {
    const { state } = start(game, cedarRun, dice(1));
    const [seat] = pending(game, state);
    const seen = view(game, state, seat!);
    const { action, top, trials } = levelBot(LEVELS.sergeant, game, mind, budgetOf(LEVELS.sergeant), 1).decide(
      seen,
      seat!,
      [],
      1,
    );
    expect([trials, top.length]).toEqual([0, 3]);
    expect(top[0]!.key).toContain(JSON.stringify(action));
    for (const { win, vp } of top) {
      expect(win).toBeGreaterThan(0);
      expect(win).toBeLessThan(1);
      expect(vp).toBeLessThanOrEqual(top[0]!.vp);
    }
  });
});
