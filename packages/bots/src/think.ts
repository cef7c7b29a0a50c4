import type { Game, Notes, Seat, Types, View } from '@bivouac/kernel';
import { type Advice, onlyAction } from './advice.ts';
import { type Budget, Purse, SHARES } from './budget.ts';
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
  if (obvious) return { advice: onlyAction(obvious, seed), plan: null };
  const thinking: Thinking<X> = { judge: { game, mind, slant }, view, seat, notes, seed };
  const weight = mind.weight(view);
  const share = SHARES[weight];
  if (mind.plan && weight === 'weighty') {
    const { advice, posts } = planTurn(thinking, budget, share, kept);
    return { advice, plan: posts };
  }
  const purse = new Purse(budget, share);
  const ideas = mind.ideas(view, seat, budget.ideas);
  if (ideas.length === 1) return { advice: onlyAction(ideas[0]!.next(view, seat)!, seed), plan: null };
  const deep = (budget.nodes ?? 0) * share >= TREE_FROM || (budget.ms ?? 0) * share >= TREE_MS;
  const search = deep ? tree : flat;
  return { advice: search(thinking, ideas, budget.worlds, purse), plan: null };
}
