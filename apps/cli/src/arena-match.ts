import {
  type AnyBot,
  type AnyMind,
  budgetOf,
  greedyBot,
  LEVEL_NAMES,
  LEVELS,
  levelBot,
  mixed,
  randomBot,
  scriptBot,
  searchBot,
} from '@bivouac/bots';
import { type AnyGame, type Event, keyedDice, look, pending, play, start, view } from '@bivouac/kernel';
import { entries } from '@bivouac/registry';
import { botThatWas, WAS } from './arena-was.ts';
import { Trouble } from './outside.ts';
import type { AnyShelf } from './shelf.ts';

/** One game to be played: two bots, who sits where, and the luck. */
export interface Match {
  readonly number: number;
  readonly a: string;
  readonly b: string;
  readonly scenario: string;
  readonly swapped: boolean; // b plays the first side
  readonly seed: number; // shared by a game and its swapped twin
  readonly ms: number;
  readonly nodes: number; // 0: milliseconds count
}

/** What a bot needed: milliseconds of the clock it thinks by. */
export interface Spent {
  readonly decisions: number;
  readonly ms: number;
  readonly slowest: number;
  readonly illegal?: number; // proposals the rules refused; absent in old results
}

/**
 * Who said it (0: a, 1: b), at which decision, and the chance it gave to the first side; of a whole-turn plan also the
 * margin it promised the first side, and how many quiet moments had passed.
 */
export type Said = readonly [bot: 0 | 1, decision: number, win: number, margin?: number, moments?: number];

/** How it went. */
export interface Played {
  readonly number: number;
  readonly a: string;
  readonly b: string;
  readonly scenario: string;
  readonly sideOfA: string;
  readonly score: number; // of a: 1, ½ or 0
  readonly winners: readonly string[]; // sides
  readonly decisions: number;
  readonly ms: number;
  readonly curve: readonly number[]; // the first side's margin at quiet moments, if the game has a mind
  readonly spent: Readonly<Record<string, Spent>>; // by bot
  readonly first?: string; // the first side, of whom estimates speak; absent, like the rest, in old results
  readonly said?: readonly Said[]; // what the bots expected of what they did
  readonly judged?: readonly number[]; // the judgement's chance of the first side, at the moments of the curve
  readonly left?: readonly number[]; // how much of the game was left then, if the mind says
}

export const MINDS: Readonly<Record<string, AnyMind | undefined>> = Object.fromEntries(
  await Promise.all(entries.map(async ({ tile, mind }) => [tile.id, await mind?.()] as const)),
);
export const BOTS: readonly string[] = ['random', 'greedy', 'script', 'search', ...LEVEL_NAMES];
const WORLDS = 8;
const IDEAS = 8;

/** `search:400` is search with a budget of its own, in what the others' is in. */
export const kindOf = (name: string): string => (/^search:[1-9]\d*$/.test(name) ? 'search' : name);

/** The bot of that name. A level has its own budget; `search` has the one that is asked for, or its own. */
export function botNamed(game: AnyGame, name: string, match: Match, now: () => number): AnyBot {
  if (name.startsWith(WAS)) return botThatWas(game.id, name, match, now);
  if (name === 'random') return randomBot(game);
  const mind = mindOf(game.id, kindOf(name));
  if (name === 'greedy') return greedyBot(game, mind);
  if (name === 'script') return scriptBot(game, mind);
  const lab = match.nodes > 0;
  if (kindOf(name) === 'search') {
    const own = Number(name.split(':')[1] ?? (lab ? match.nodes : match.ms));
    const budget = lab ? { nodes: own } : { ms: own, now };
    return searchBot(name, game, mind, { ...budget, worlds: WORLDS, ideas: IDEAS });
  }
  const level = LEVELS[name as keyof typeof LEVELS];
  return levelBot(level, game, mind, lab ? budgetOf(level) : budgetOf(level, now), match.seed);
}

function mindOf(id: string, name: string): AnyMind {
  const mind = MINDS[id];
  if (!BOTS.includes(name)) throw new Trouble(`Unknown bot “${name}”; there are ${BOTS.join(', ')}.`);
  if (!mind) throw new Trouble(`${id} has no bot.ts: only “random” can play it.`);
  return mind;
}

const MOST_ACTIONS = 20_000;

/** Plays it, each bot from its own view and with the events its seat may hear. */
export function playMatch(shelf: AnyShelf, match: Match, now: () => number): Played {
  const { game } = shelf;
  const setup = { scenario: match.scenario, options: [] };
  const opening = start(game, shelf.complete?.(setup) ?? setup, keyedDice(secretOf(match.seed)));
  const table = new Seating(game, match, now, opening.state.setup);
  table.hear(opening.events);
  let { state } = opening;
  const began = now();
  let decisions = 0;
  for (; pending(game, state).length > 0; decisions++) {
    if (decisions >= MOST_ACTIONS) throw new Error(`no end after ${MOST_ACTIONS} actions`);
    const seat = pending(game, state)[0]!;
    table.mark(state);
    const action = table.ask(seat, view(game, state, seat), decisions);
    const played = play(game, state, seat, action);
    table.hear(played.events);
    state = played.state;
  }
  const winners = game.outcome(state.table)?.winners ?? [];
  const score = winners.length === 0 ? 0.5 : winners.includes(table.sideOfA) ? 1 : 0;
  const { number, a, b, scenario } = match;
  const ms = Math.round(now() - began);
  return { number, a, b, scenario, sideOfA: table.sideOfA, score, winners, decisions, ms, ...table.record };
}

export const secretOf = (seed: number): string => seed.toString(16).padStart(8, '0').repeat(8);

/** The two bots at their seats, with what each has heard. */
class Seating {
  readonly sideOfA: string;
  readonly record: Pick<Played, 'first'> & {
    readonly curve: number[];
    readonly spent: Record<string, Spent>;
    readonly said: Said[];
    readonly judged: number[];
    readonly left: number[];
  };
  readonly #game: AnyGame;
  readonly #match: Match;
  readonly #now: () => number;
  readonly #seats: Readonly<Record<string, { readonly side: string; readonly screens: readonly string[] }>>;
  readonly #bots: Record<string, AnyBot> = {};
  readonly #notes: Record<string, Event[]> = {};

  constructor(game: AnyGame, match: Match, now: () => number, setup: object) {
    this.#game = game;
    this.#match = match;
    this.#now = now;
    this.#seats = game.seats(setup);
    const sides = [...new Set(Object.values(this.#seats).map(seat => seat.side))];
    this.sideOfA = sides[match.swapped ? 1 : 0]!;
    this.record = { curve: [], spent: {}, first: sides[0]!, said: [], judged: [], left: [] };
    for (const seat in this.#seats) {
      const name = this.#seats[seat]!.side === this.sideOfA ? match.a : match.b;
      this.#bots[seat] = botNamed(game, name, match, now);
      this.#notes[seat] = [];
    }
  }

  hear(events: readonly Event[]): void {
    for (const seat in this.#seats) {
      const { screens } = this.#seats[seat]!;
      this.#notes[seat]!.push(...events.filter(({ only }) => !only || only.some(screen => screens.includes(screen))));
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: views of any game
  ask(seat: string, seen: any, decision: number) {
    const bot = this.#bots[seat]!;
    const began = this.#now();
    const { action, illegal, top } = bot.decide(seen, seat, this.#notes[seat]!, mixed(this.#match.seed, decision));
    const side = this.#seats[seat]!.side;
    const isA = side === this.sideOfA;
    this.#count(isA ? this.#match.a : this.#match.b, this.#now() - began, illegal);
    if (top.length > 0) {
      const sign = side === this.record.first ? 1 : -1;
      const win = thousandths(sign > 0 ? top[0]!.win : 1 - top[0]!.win);
      const mind = MINDS[this.#game.id];
      const planned = mind?.plan && mind.weight(seen) === 'weighty';
      const promise = planned ? ([sign * top[0]!.vp, this.record.curve.length] as const) : ([] as const);
      this.record.said.push([isA ? 0 : 1, decision, win, ...promise]);
    }
    return action;
  }

  #count(name: string, took: number, illegal: number): void {
    const before = this.record.spent[name] ?? { decisions: 0, ms: 0, slowest: 0 };
    this.record.spent[name] = {
      decisions: before.decisions + 1,
      ms: before.ms + took,
      slowest: Math.max(before.slowest, Math.round(took)),
      illegal: (before.illegal ?? 0) + illegal,
    };
  }

  /** The margin, once a quiet moment. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any game
  mark(state: any): void {
    const mind = MINDS[this.#game.id];
    const seen = look(this.#game, state, null);
    if (!mind?.quiet(seen)) return;
    const margin = mind.features(state).reduce((all, each) => all + each, 0) / 1000;
    this.record.curve.push(Math.round(100 * margin) / 100);
    this.record.judged.push(thousandths((mind.told ?? mind.win)(margin, seen)));
    if (mind.left) this.record.left.push(mind.left(seen));
  }
}

const thousandths = (n: number): number => Math.round(1000 * n) / 1000;
