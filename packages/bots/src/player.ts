import { type Game, type Idea, type Notes, picker, refusal, type Seat, type Types, type View } from '@bivouac/kernel';
import { type Advice, onlyAction } from './advice.ts';
import { type Budget, Purse } from './budget.ts';
import { greedy } from './greedy.ts';
import { type Ledger, ledgerOf, type Weight } from './ledger.ts';
import type { Level } from './levels.ts';
import type { NamedMind } from './minds.ts';
import { randomAction } from './random.ts';
import { slantOf } from './slant.ts';
import { type Conclusion, think } from './think.ts';
import { mixed } from './worlds.ts';

/** Somebody to play against: gets a view and the events its seat was allowed to hear, and nothing else. */
export interface Bot<X extends Types> {
  readonly name: string;
  decide(view: View<X>, seat: Seat, notes: Notes, seed: number): Advice<X['action']>;
  share?(view: View<X>): number; // what the decision may take of the budget of one, if accounts are kept of turns
}

export const randomBot = <X extends Types>(game: Game<X>): Bot<X> => ({
  name: 'random',
  decide: (view, seat, _notes, seed) => onlyAction(randomAction(game, view, seat, picker(seed)), seed),
});

const GREEDY_IDEAS = 24;

/** Judges one step ahead; where ideas come judged it takes the first and carries it out. */
export function greedyBot<X extends Types>(game: Game<X>, mind: NamedMind<X>): Bot<X> {
  const keep = new Keeper(game);
  const plainly = mind.plainFeatures ? { ...mind, features: mind.plainFeatures } : mind;
  return {
    name: 'greedy',
    decide(view, seat, notes, seed) {
      const purse = new Purse({ nodes: GREEDY_IDEAS, worlds: 1, ideas: GREEDY_IDEAS });
      const thinking = { judge: { game, mind: plainly, slant: [] }, view, seat, notes, seed };
      if (!mind.judged) return greedy(thinking, GREEDY_IDEAS, purse);
      const next = mind.sure?.(view, seat) ?? keep.next(view, seat, mind.quiet(view));
      if (next) return onlyAction(next, seed);
      const idea = mind.plain?.(view, seat) ?? mind.ideas(view, seat, GREEDY_IDEAS)[0]!;
      keep.begin(idea);
      return { ...onlyAction(idea.next(view, seat)!, seed), illegal: keep.illegal };
    },
  };
}

/** An idea of several answers, carried out as long as it has any that are allowed. */
class Keeper<X extends Types> {
  readonly #game: Game<X>;
  #idea: Idea<X> | null = null;
  illegal = 0; // of the last answer

  constructor(game: Game<X>) {
    this.#game = game;
  }
  begin(idea: Idea<X> | null): void {
    this.#idea = idea;
  }
  /** Null: it has no answer here, or one that is refused. It ends with its turn: the same card may come back to the hand. */
  next(view: View<X>, seat: Seat, quiet: boolean): X['action'] | null {
    if (quiet) this.#idea = null;
    const action = this.#idea?.next(view, seat) ?? null;
    this.illegal = action && refusal(this.#game, view, seat, action) ? 1 : 0;
    return this.illegal ? null : action;
  }
}

/** The game's plain player, who follows one simple plan for each side and never searches. */
export function scriptBot<X extends Types>(game: Game<X>, mind: NamedMind<X>): Bot<X> {
  const keep = new Keeper(game);
  return {
    name: 'script',
    decide(view, seat, _notes, seed) {
      const next = mind.sure?.(view, seat) ?? keep.next(view, seat, mind.quiet(view));
      if (next) return onlyAction(next, seed);
      const idea = mind.script!(view, seat);
      const illegal = keep.illegal;
      keep.begin(idea);
      const action = idea.next(view, seat) ?? mind.reflex(view, seat, () => 0);
      return legal(game, view, seat, { ...onlyAction(action, seed), illegal }, seed);
    },
  };
}

const THOUGHTS_A_TURN = 8; // a whole-turn plan is thought over this often while its first orders are carried out

/** Search with a budget a decision and, if it says so, a turn; after its last thought a whole-turn plan is carried out as it is. */
export function searchBot<X extends Types>(
  name: string,
  game: Game<X>,
  mind: NamedMind<X>,
  budget: Budget,
  slant: readonly number[] = [],
  thoughts = THOUGHTS_A_TURN,
): Bot<X> {
  let plan: readonly number[] | null = null;
  const keep = new Keeper(game);
  const ledger = ledgerOf(budget);
  let thought = 0;
  return {
    name,
    ...(ledger && { share: view => ledger.share(mind.weight(view), mind.quiet(view)) }),
    decide(view, seat, notes, seed) {
      const weight = mind.weight(view);
      const isWindow = weight === 'window';
      const going = isWindow ? null : keep.next(view, seat, mind.quiet(view));
      if (going) return onlyAction(going, seed);
      const next = plan && weight === 'weighty' ? mind.plan!.orders(view, seat, plan) : null;
      if (!next) thought = 0;
      const refused = next !== null && thought >= thoughts && refusal(game, view, seat, next) !== null;
      if (next && thought >= thoughts && !refused) return onlyAction(next, seed);
      const illegal = (isWindow ? 0 : keep.illegal) + (refused ? 1 : 0);
      const found = booked(ledger, budget, weight, mind.quiet(view), mine =>
        think(game, mind, view, seat, notes, mine, seed, slant, next ? plan : null),
      );
      plan = found.plan;
      if (!isWindow) keep.begin(mind.judged ? found.idea : null);
      thought++;
      return legal(game, view, seat, { ...found.advice, illegal }, seed);
    },
  };
}

/** Thinks on its share of the turn, and enters what it took. */
function booked<X extends Types>(
  ledger: Ledger | null,
  budget: Budget,
  weight: Weight,
  quiet: boolean,
  thinkOn: (budget: Budget) => Conclusion<X>,
): Conclusion<X> {
  if (!ledger) return thinkOn(budget);
  const share = ledger.share(weight, quiet);
  const { nodes, ms, now } = budget;
  const began = now?.() ?? 0;
  const found = thinkOn({ ...budget, share });
  const took = Math.max(nodes ? found.advice.trials / nodes : 0, ms ? (now!() - began) / ms : 0);
  ledger.book(weight, quiet, Math.min(took, MOST_BOOKED * share));
  return found;
}
const MOST_BOOKED = 1.2; // of its share: the clock of somebody in a hurry runs away

/** The last line of defence: a mind that errs costs a move, never the game. */
function legal<X extends Types>(
  game: Game<X>,
  view: View<X>,
  seat: Seat,
  advice: Advice<X['action']>,
  seed: number,
): Advice<X['action']> {
  if (!refusal(game, view, seat, advice.action)) return advice;
  const action = randomAction(game, view, seat, picker(mixed(seed, 77)));
  return { ...advice, action, illegal: advice.illegal + 1 };
}

export const levelBot = <X extends Types>(
  level: Level,
  game: Game<X>,
  mind: NamedMind<X>,
  budget: Budget,
  seed: number,
): Bot<X> => searchBot(level.name, game, mind, budget, slantOf(level.slant, seed), level.thoughts);

// biome-ignore lint/suspicious/noExplicitAny: bots of all games side by side
export type AnyBot = Bot<any>;
