import type { Game, Idea, Notes, Seat, Types, View } from '@bivouac/kernel';
import { type Advice, onlyAction } from './advice.ts';
import { type Budget, Purse, SHARES, TRIAL } from './budget.ts';
import { flat, type Thinking } from './flat.ts';
import type { NamedMind } from './minds.ts';
import { planTurn } from './plan.ts';
import { tree } from './tree.ts';

/** Above this many nodes the tree takes over from sequential halving. */
export const TREE_FROM = 10_000;
const TREE_MS = 600;

export interface Conclusion<X extends Types> {
  readonly advice: Advice<X['action']>;
  readonly plan: readonly number[] | null; // a whole turn, to be carried out without further thought
  readonly idea: Idea<X> | null; // the same for an idea of several answers
}

/** What a seat should do, from its view, its notes, a budget and a seed; the same again for the same nodes. */
export function think<X extends Types>(
  game: Game<X>,
  mind: NamedMind<X>,
  view: View<X>,
  seat: Seat,
  notes: Notes,
  budget: Budget,
  seed: number,
  slant: readonly number[] = [],
  kept: readonly number[] | null = null,
): Conclusion<X> {
  const obvious = mind.sure?.(view, seat);
  if (obvious) return { advice: onlyAction(obvious, seed), plan: null, idea: null };
  const weight = mind.weight(view);
  const share = budget.share ?? SHARES[weight];
  const purse = new Purse(budget, share);
  const judge = { game, mind, slant, ...(mind.judged && { from: view, late: () => purse.isUp() }) };
  const thinking: Thinking<X> = { judge, view, seat, notes, seed };
  if (mind.plan && weight === 'weighty') {
    const { advice, posts } = planTurn(thinking, budget, share, kept);
    return { advice, plan: posts, idea: null };
  }
  const ideas = mind.ideas(view, seat, budget.ideas);
  const only = ideas.length === 1 || (mind.judged && isTrifle(budget, share));
  if (only) return { advice: onlyAction(ideas[0]!.next(view, seat)!, seed), plan: null, idea: ideas[0]! };
  const deep = (budget.nodes ?? 0) * share >= TREE_FROM || (budget.ms ?? 0) * share >= TREE_MS;
  const search = deep ? tree : flat;
  const advice = search(thinking, ideas, budget.worlds, purse);
  const untried = mind.judged ? ideas[0]! : null; // time was up before the first trial was: the game's own order decided
  const idea = advice.top.length > 0 ? ideas.find(({ key }) => key === advice.top[0]!.key)! : untried;
  return { advice, plan: null, idea };
}

/** Too little for a few trials: the game's own order decides. */
const isTrifle = ({ nodes, ms }: Budget, share: number): boolean =>
  (nodes ?? Number.POSITIVE_INFINITY) * share < TRIFLE || (ms ?? Number.POSITIVE_INFINITY) * share < TRIFLE_MS;
const TRIFLE = 10 * TRIAL;
const TRIFLE_MS = 4;
