import { type G88, game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, look, pending, playInPlace, start } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  budgetOf,
  LEVEL_NAMES,
  LEVELS,
  Ledger,
  levelBot,
  mixed,
  SHARES,
  searchBot,
  Thinker,
} from '../src/index.ts';

describe('the accounts of a turn', () => {
  it('a decision takes the share of its class, while nothing was saved', () => {
    const ledger = new Ledger(12);
    for (const weight of ['weighty', 'tactical', 'minor', 'window'] as const)
      expect(ledger.share(weight, false)).toBe(SHARES[weight]);
  });

  it('what easy decisions leave is there for hard ones: three times their share, never more than a whole decision', () => {
    const ledger = new Ledger(12);
    ledger.book('tactical', true, 0.1);
    expect(ledger.share('tactical', false)).toBeCloseTo(0.5);
    ledger.book('weighty', false, 0.1);
    expect(ledger.share('tactical', false)).toBeCloseTo(0.9);
    expect(ledger.share('minor', false)).toBeCloseTo(0.15);
    expect(ledger.share('weighty', false)).toBe(1);
    ledger.book('tactical', false, 0.9);
    expect(ledger.share('tactical', false)).toBeCloseTo(0.3 + 0.5);
  });

  it('the bank holds three decisions and no more', () => {
    const ledger = new Ledger(100);
    for (let i = 0; i < 10; i++) ledger.book('weighty', true, 0);
    for (let i = 0; i < 5; i++) ledger.book('tactical', false, 0.9); // 0.6 of each from the bank
    expect(ledger.share('tactical', false)).toBeCloseTo(0.3);
  });

  it('a window takes the same whatever was saved: time would tell', () => {
    const ledger = new Ledger(12);
    ledger.book('weighty', true, 0);
    expect(ledger.share('window', false)).toBe(SHARES.window);
  });

  it('a turn never costs more than it may, and its last decision still has something', () => {
    const ledger = new Ledger(3);
    let sum = 0;
    for (let i = 0; i < 40; i++) {
      const share = ledger.share('weighty', i === 0);
      expect(share).toBeGreaterThan(0);
      sum += share;
      ledger.book('weighty', i === 0, share);
    }
    expect(sum).toBeLessThanOrEqual(3);
    expect(ledger.spent).toBeCloseTo(sum);
    expect(ledger.share('weighty', true)).toBe(1); // a new turn
  });
});

const opening = () => start(game, { scenario: 'day2', options: [] }, keyedDice('7'.repeat(64))).state;

/** What each turn of a bot cost, in nodes, and every action it took. */
function turnsOf(bot: Bot<G88>, most: number) {
  const state = opening();
  const turns: number[] = [];
  const actions: unknown[] = [];
  for (let i = 0; i < most && pending(game, state).length > 0; i++) {
    const seat = pending(game, state)[0]!;
    const seen = look(game, state, seat);
    if (mind.quiet(seen) || turns.length === 0) turns.push(0);
    const { action, trials } = bot.decide(seen, seat, [], mixed(4, i));
    turns[turns.length - 1]! += trials;
    actions.push(action);
    playInPlace(game, state, seat, action);
  }
  return { turns, actions };
}

describe('a bot with a budget a turn', () => {
  const lab = { nodes: 100, worlds: 2, ideas: 4 };
  const tight = () => searchBot('tight', game, mind, { ...lab, turn: 2 });

  it('keeps to it in nodes, and thinks less than one without', () => {
    const { turns } = turnsOf(tight(), 60);
    expect(turns.length).toBeGreaterThan(1);
    for (const nodes of turns) expect(nodes).toBeLessThanOrEqual(200);
    const free = turnsOf(searchBot('free', game, mind, lab), 60).turns;
    expect(Math.max(...free)).toBeGreaterThan(200);
  });

  it('plays the same again', () => {
    expect(turnsOf(tight(), 40)).toEqual(turnsOf(tight(), 40));
  });

  it('keeps to it by the clock', () => {
    let time = 0;
    const bot = searchBot('tight', game, mind, { ms: 20, turn: 2, now: () => (time += 0.05), worlds: 2, ideas: 4 });
    const state = opening();
    let spent = 0;
    for (let i = 0; i < 24; i++) {
      const seat = pending(game, state)[0]!;
      const seen = look(game, state, seat);
      if (mind.quiet(seen)) spent = 0;
      const before = time;
      expect(bot.share!(seen)).toBeLessThanOrEqual(1);
      playInPlace(game, state, seat, bot.decide(seen, seat, [], i).action);
      spent += time - before;
      expect(spent, `decision ${i}`).toBeLessThanOrEqual(40 * 1.1);
    }
  });

  it('levels state both budgets, in milliseconds and in nodes', () => {
    expect(LEVEL_NAMES.map(name => [LEVELS[name].ms, LEVELS[name].turnMs])).toEqual([
      [50, 600],
      [120, 1440],
      [400, 4800],
      [1200, 14_400],
      [2000, 24_000],
    ]);
    for (const name of LEVEL_NAMES) {
      expect(budgetOf(LEVELS[name]).turn).toBe(12);
      expect(budgetOf(LEVELS[name], () => 0).turn).toBe(12);
      expect(levelBot(LEVELS[name], game, mind, budgetOf(LEVELS[name]), 1).share).toBeDefined();
    }
  });

  it('says beforehand what is left: less when the turn has cost much', () => {
    let time = 0;
    const thinker = new Thinker(game, mind, () => (time += 40));
    const state = opening();
    const told: number[] = [];
    for (let i = 0; i < 12; i++) {
      const seat = pending(game, state)[0]!;
      const job = { key: 't', level: 'recruit', seat, view: look(game, state, seat), notes: [], seed: i };
      told.push(thinker.allowance(job).ms);
      playInPlace(game, state, seat, thinker.decide(job).action);
    }
    expect(told[0]).toBe(50);
    expect(Math.min(...told)).toBeLessThan(50);
  });
});
