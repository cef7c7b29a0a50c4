import { type Game, type Idea, type Notes, picker, refusal, type Seat, type Types, type View } from '@bivouac/kernel';
import { type Advice, onlyAction } from './advice.ts';
import { type Budget, Purse } from './budget.ts';
import { greedy } from './greedy.ts';
import { type Level, slantOf } from './levels.ts';
import type { NamedMind } from './minds.ts';
import { randomAction } from './random.ts';
import { think } from './think.ts';
import { mixed } from './worlds.ts';

/** Somebody to play against: gets a view and the events its seat was allowed to hear, and nothing else. */
export interface Bot<X extends Types> {
  readonly name: string;
  decide(view: View<X>, seat: Seat, notes: Notes, seed: number): Advice<X['action']>;
}

export const randomBot = <X extends Types>(game: Game<X>): Bot<X> => ({
  name: 'random',
  decide: (view, seat, _notes, seed) => onlyAction(randomAction(game, view, seat, picker(seed)), seed),
});

const GREEDY_IDEAS = 24;

/** Judges one step ahead; where ideas come judged it takes the first and carries it out. */
export function greedyBot<X extends Types>(game: Game<X>, mind: NamedMind<X>): Bot<X> {
  const keep = new Keeper(game);
  return {
    name: 'greedy',
    decide(view, seat, notes, seed) {
      const purse = new Purse({ nodes: GREEDY_IDEAS, worlds: 1, ideas: GREEDY_IDEAS });
      const thinking = { judge: { game, mind, slant: [] }, view, seat, notes, seed };
      if (!mind.judged) return greedy(thinking, GREEDY_IDEAS, purse);
      const next = mind.sure?.(view, seat) ?? keep.next(view, seat);
      if (next) return onlyAction(next, seed);
      const idea = mind.ideas(view, seat, GREEDY_IDEAS)[0]!;
      keep.begin(idea);
      return onlyAction(idea.next(view, seat)!, seed);
    },
  };
}

/** An idea of several answers, carried out as long as it has any that are allowed. */
class Keeper<X extends Types> {
  readonly #game: Game<X>;
  #idea: Idea<X> | null = null;

  constructor(game: Game<X>) {
    this.#game = game;
  }
  begin(idea: Idea<X> | null): void {
    this.#idea = idea;
  }
  next(view: View<X>, seat: Seat): X['action'] | null {
    const action = this.#idea?.next(view, seat) ?? null;
    return action && !refusal(this.#game, view, seat, action) ? action : null;
  }
}

const THOUGHTS_A_TURN = 8; // a whole-turn plan is thought over this often while its first orders are carried out

/** Search with a budget a decision; after its last thought a whole-turn plan is carried out as it is. */
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
  let thought = 0;
  return {
    name,
    decide(view, seat, notes, seed) {
      const isWindow = mind.weight(view) === 'window';
      const going = isWindow ? null : keep.next(view, seat);
      if (going) return onlyAction(going, seed);
      const next = plan && mind.weight(view) === 'weighty' ? mind.plan!.orders(view, seat, plan) : null;
      if (!next) thought = 0;
      if (next && thought >= thoughts && !refusal(game, view, seat, next)) return onlyAction(next, seed);
      const found = think(game, mind, view, seat, notes, budget, seed, slant, next ? plan : null);
      plan = found.plan;
      if (!isWindow) keep.begin(mind.judged ? found.idea : null);
      thought++;
      return legal(game, view, seat, found.advice, seed);
    },
  };
}

/** The last line of defence: a mind that errs costs a move, never the game. */
function legal<X extends Types>(
  game: Game<X>,
  view: View<X>,
  seat: Seat,
  advice: Advice<X['action']>,
  seed: number,
): Advice<X['action']> {
  if (!refusal(game, view, seat, advice.action)) return advice;
  return { ...advice, action: randomAction(game, view, seat, picker(mixed(seed, 77))) };
}

export const levelBot = <X extends Types>(
  level: Level,
  game: Game<X>,
  mind: NamedMind<X>,
  budget: Budget,
  seed: number,
): Bot<X> => searchBot(level.name, game, mind, budget, slantOf(level.slant, seed));

// biome-ignore lint/suspicious/noExplicitAny: bots of all games side by side
export type AnyBot = Bot<any>;
