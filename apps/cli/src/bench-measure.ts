import {
  type AnyGame,
  type AnyRecord,
  choices,
  copy,
  keyedDice,
  look,
  type Pick,
  pending,
  picker,
  play,
  playInPlace,
  start,
  view,
} from '@bivouac/kernel';
import { playoutInPlace, randomAction } from '@bivouac/testing';
import type { AnyShelf } from './shelf.ts';

export const MEASURES = ['copy', 'view', 'choices', 'safe', 'inPlace', 'playout'] as const;
export type Measure = (typeof MEASURES)[number];
export interface Figure {
  readonly ns: number;
  readonly ratio: number; // to one JSON.parse(JSON.stringify(state)) of the same states in the same rounds
}
type Any = AnyRecord['state'];

// ------------------------------------------------------------------------------------------------------------- states

const STATES = 200;
const GAMES_A_SCENARIO = 3;
const FIXED = '1'.repeat(64);

export const opening = (shelf: AnyShelf, scenario: string): Any => {
  const setup = { scenario, options: [] };
  return start(shelf.game, shelf.complete?.(setup) ?? setup, keyedDice(FIXED)).state;
};

/** Positions out of random games, evenly over the scenarios. */
export function sampleOf(shelf: AnyShelf): readonly Any[] {
  const { scenarios } = shelf.game;
  const share = Math.ceil(STATES / scenarios.length);
  return scenarios.flatMap((scenario, i) => ofScenario(shelf, scenario, share, picker(i + 1)));
}

/** Every position of a few games has the same chance to be kept. */
function ofScenario(shelf: AnyShelf, scenario: string, share: number, pick: Pick): readonly Any[] {
  const kept: Any[] = [];
  let met = 0;
  for (let game = 0; game < GAMES_A_SCENARIO; game++) {
    const state = opening(shelf, scenario);
    for (; pending(shelf.game, state).length > 0; inPlaceAction(shelf.game, state, pick)) {
      const at = met < share ? met : pick(met + 1);
      if (at < share) kept[at] = copy(state);
      met++;
    }
  }
  return kept;
}

// ------------------------------------------------------------------------------------------------------ what is timed

function inPlaceAction(game: AnyGame, state: Any, pick: Pick): void {
  const seat = pending(game, state)[0]!;
  playInPlace(game, state, seat, randomAction(game, look(game, state, seat), seat, pick));
}

/** View, choices, then `play`, which checks and copies. */
function safeAction(game: AnyGame, state: Any, pick: Pick): Any {
  const seat = pending(game, state)[0]!;
  const seen = view(game, state, seat);
  return play(game, state, seat, randomAction(game, seen, seat, pick)).state;
}

/** What is offered; where it cannot be listed, one sample of it. */
function offered(game: AnyGame, state: Any, pick: Pick): unknown {
  const seat = pending(game, state)[0]!;
  const found = choices(game, look(game, state, seat), seat);
  return found.kind === 'list' ? found.actions.length : found.sample(pick);
}

const roundTrip = (state: Any): unknown => JSON.parse(JSON.stringify(state));

type Work = (states: readonly Any[], pick: Pick) => unknown;

const worksOf = (game: AnyGame): Readonly<Record<Exclude<Measure, 'playout'>, Work>> => ({
  copy: each(state => copy(state)),
  view: each(state => view(game, state, pending(game, state)[0]!)),
  choices: each((state, pick) => offered(game, state, pick)),
  safe: each((state, pick) => safeAction(game, state, pick)),
  inPlace: each((state, pick) => inPlaceAction(game, state, pick)),
});

/** The last result is handed back, so that no compiler may leave the work out. */
const each =
  (one: (state: Any, pick: Pick) => unknown): Work =>
  (states, pick) => {
    let last: unknown = null;
    for (const state of states) last = one(state, pick);
    return last;
  };

// ------------------------------------------------------------------------------------------------------------- timing

type Clock = () => number;

export function measureAll(
  shelf: AnyShelf,
  sample: readonly Any[],
  budget: number,
  now: Clock,
  onFigure: () => void,
): Readonly<Record<Measure, Figure>> {
  const works = worksOf(shelf.game);
  warmUp(works, sample, budget, now);
  const openings = shelf.game.scenarios.map(scenario => opening(shelf, scenario));
  const playouts = each((state, pick) => playoutInPlace(shelf.game, state, pick));
  const figures = MEASURES.map(measure => {
    const round =
      measure === 'playout'
        ? fromOpenings(playouts, openings, sample, now)
        : inGames(works[measure], shelf, sample, now);
    const figure = compared(round, budget, now);
    onFigure();
    return [measure, figure] as const;
  });
  return Object.fromEntries(figures) as Record<Measure, Figure>;
}

const WARM_ROUNDS = 25;

/** A server or a thinking bot runs for hours: what is timed has been compiled before. */
function warmUp(works: ReturnType<typeof worksOf>, sample: readonly Any[], budget: number, now: Clock): void {
  const began = now();
  for (let round = 0; round < WARM_ROUNDS && now() - began < 4 * budget; round++)
    for (const work of Object.values(works)) timed(work, sample, picker(round), now);
}

const WARM_UP = 0.2; // of the budget
const COLD_ROUNDS = 3; // at least
const FEWEST_ROUNDS = 7;

/** What a round trip and what the work took in a round, in turn, so that noise meets both. */
type Round = (round: number) => readonly [plain: number, mine: number];

const GAMES = 20;
const STEPS = 10;
/**
 * Some positions of the sample are played on while they are measured: what is asked was never asked before, so that answers
 * a game keeps help as much as in any game, and no more.
 */
function inGames(work: Work, { game }: AnyShelf, sample: readonly Any[], now: Clock): Round {
  const going = picker(GAMES);
  return round => {
    let games = Array.from({ length: GAMES }, (_, i) => copy(sample[(round * GAMES + i) % sample.length]!));
    let [plain, mine] = [0, 0];
    for (let step = 0; step < STEPS; step++) {
      for (const state of games) inPlaceAction(game, state, going);
      games = games.filter(state => pending(game, state).length > 0);
      plain += timed(each(roundTrip), games, picker(round), now);
      mine += timed(work, games, picker(round * STEPS + step), now);
    }
    return [plain / STEPS, mine / STEPS];
  };
}
const fromOpenings =
  (work: Work, openings: readonly Any[], sample: readonly Any[], now: Clock): Round =>
  round => [timed(each(roundTrip), sample, picker(round), now), timed(work, openings, picker(round), now)];

/** The medians of all rounds. */
function compared(timing: Round, budget: number, now: Clock): Figure {
  const ns: number[] = [];
  const ratios: number[] = [];
  const began = now();
  for (let round = 0; ns.length < FEWEST_ROUNDS || now() - began < budget; round++) {
    const [plain, mine] = timing(round);
    if (round < COLD_ROUNDS || now() - began < WARM_UP * budget) continue;
    ns.push(mine);
    ratios.push(mine / plain);
  }
  return { ns: round2(medianOf(ns)), ratio: round4(medianOf(ratios)) };
}

const BATCH = 20;

/** On copies, few at a time: hundreds held at once would be tidied up, at random, by the garbage collector of the work. */
function timed(work: Work, states: readonly Any[], pick: Pick, now: Clock): number {
  let spent = 0;
  for (let first = 0; first < states.length; first += BATCH) {
    const own = states.slice(first, first + BATCH).map(state => copy(state));
    const began = now();
    work(own, pick);
    spent += now() - began;
  }
  return (spent * 1e6) / Math.max(1, states.length);
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const round2 = (n: number): number => Math.round(n * 100) / 100;
const round4 = (n: number): number => Math.round(n * 10000) / 10000;

// --------------------------------------------------------------------------------------------------------------- pace

/** How fast one scenario goes. */
export interface Pace {
  readonly playouts: number; // a second
  readonly actions: number; // of one playout
  readonly safe: number; // actions a second, each with view, choices, check and copy
}
export const actionsPerSecond = (pace: Pace): number => pace.playouts * pace.actions;

export function paceOf(shelf: AnyShelf, scenario: string, budget: number, now: Clock): Pace {
  const first = opening(shelf, scenario);
  let playouts = 0;
  let actions = 0;
  const began = now();
  for (; playouts === 0 || now() - began < budget; playouts++) {
    actions += playoutInPlace(shelf.game, copy(first), picker(playouts));
  }
  const spent = (now() - began) / 1000;
  return { playouts: playouts / spent, actions: actions / playouts, safe: safePace(shelf.game, first, budget, now) };
}

function safePace(game: AnyGame, first: Any, budget: number, now: Clock): number {
  const pick = picker(1);
  let state = first;
  let actions = 0;
  const began = now();
  for (; actions === 0 || now() - began < budget; actions++) {
    state = pending(game, state).length > 0 ? safeAction(game, state, pick) : first;
  }
  return (actions * 1000) / (now() - began);
}
