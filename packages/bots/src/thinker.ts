import type { Action, Game, Notes, Seat, Types, View } from '@bivouac/kernel';
import type { Thought } from './advice.ts';
import { SHARES } from './budget.ts';
import { budgetOf, isLevel, LEVELS, type Level, levelNow } from './levels.ts';
import type { NamedMind } from './minds.ts';
import { type Bot, levelBot, randomBot } from './player.ts';
import { mixed } from './worlds.ts';

/** One decision asked of a bot: what its seat sees and heard, and nothing else. Plain data, for workers and threads. */
export interface Job<X extends Types> {
  readonly key: string; // the table and seat: a bot keeps its plans and its character from one decision to the next
  readonly level: string;
  readonly seat: Seat;
  readonly view: View<X>;
  readonly notes: Notes;
  readonly seed: number;
}
export interface Decision<A extends Action> {
  readonly action: A;
  readonly level: string; // the one that answered: a game without a mind is played at random
  readonly ideas: readonly Thought[]; // at most three, best first; none: there was nothing to choose
  readonly trials: number;
  readonly ms: number; // spent
  readonly illegal: number; // proposals the rules refused on the way; must be none
}
/** What a decision may take, said before it is made; in a window it is what it takes, whatever the hand holds. */
export interface Allowance {
  readonly ms: number;
  readonly exact: boolean;
}

/** Every answer in a response window takes this long: thinking time would tell what a hand holds. */
export const WINDOW_MS = 400;
const MOST_BOTS = 64;

/** Bots of one game, by table and seat. */
export class Thinker<X extends Types> {
  readonly #game: Game<X>;
  readonly #mind: NamedMind<X> | null;
  readonly #now: () => number;
  readonly #clock: () => number; // what bots look at
  readonly #bots = new Map<string, Bot<X>>(); // the longest unused first

  constructor(game: Game<X>, mind: NamedMind<X> | null, now: () => number, hurried: () => boolean = () => false) {
    this.#game = game;
    this.#mind = mind;
    this.#now = now;
    this.#clock = hurriedClock(now, hurried);
  }

  allowance(job: Job<X>): Allowance {
    const weight = this.#mind?.weight(job.view) ?? 'minor';
    if (weight === 'window') return { ms: WINDOW_MS, exact: true };
    const share = this.#botOf(job).share?.(job.view) ?? SHARES[weight];
    return { ms: Math.round((this.#levelOf(job.level)?.ms ?? 0) * share), exact: false };
  }

  decide(job: Job<X>): Decision<X['action']> {
    const began = this.#now();
    const bot = this.#botOf(job);
    const { action, top, trials, illegal } = bot.decide(job.view, job.seat, job.notes, job.seed);
    return { action, level: bot.name, ideas: top, trials, ms: Math.round(this.#now() - began), illegal };
  }

  #levelOf(name: string): Level | null {
    const now = levelNow(name);
    return this.#mind && isLevel(now) ? LEVELS[now] : null;
  }

  #botOf({ key, level }: Job<X>): Bot<X> {
    const name = `${level} ${key}`;
    const bot = this.#bots.get(name) ?? this.#newBot(level, name);
    this.#bots.delete(name);
    this.#bots.set(name, bot);
    if (this.#bots.size > MOST_BOTS) this.#bots.delete(this.#bots.keys().next().value!);
    return bot;
  }

  #newBot(name: string, key: string): Bot<X> {
    const level = this.#levelOf(name);
    if (!level) return randomBot(this.#game);
    return levelBot(level, this.#game, this.#mind!, budgetOf(level, this.#clock), characterOf(key));
  }
}

/** A bot that forgot everything comes back with the same character. */
function characterOf(key: string): number {
  let seed = 1;
  for (let i = 0; i < key.length; i++) seed = mixed(seed, key.charCodeAt(i));
  return seed;
}

/** A clock that runs away once somebody is in a hurry: whatever was found by then must do. */
function hurriedClock(now: () => number, hurried: () => boolean): () => number {
  let ahead = 0;
  return () => {
    if (hurried()) ahead += 3_600_000;
    return now() + ahead;
  };
}
