import { type Idea, playInPlace, type Types } from '@bivouac/kernel';
import { type Advice, onlyAction } from './advice.ts';
import type { Purse } from './budget.ts';
import { advise, armOf, credit, FEATURES, ranked, type Thinking } from './flat.ts';
import { signOf, verdict } from './minds.ts';
import { Worlds } from './worlds.ts';

/** One step ahead: the first action of every idea is played and judged at once. */
export function greedy<X extends Types>(thinking: Thinking<X>, most: number, purse: Purse): Advice<X['action']> {
  const { judge, view, seat, seed } = thinking;
  const obvious = judge.mind.sure?.(view, seat);
  if (obvious) return onlyAction(obvious, seed);
  return glance(thinking, judge.mind.ideas(view, seat, most), purse);
}

/** The first action of every idea is played and judged at once. */
export function glance<X extends Types>(
  thinking: Thinking<X>,
  ideas: readonly Idea<X>[],
  purse: Purse,
): Advice<X['action']> {
  const { judge, view, seat, notes, seed } = thinking;
  const sign = signOf(judge.game, view.setup, seat);
  const imagined = new Worlds(judge.game, judge.mind, view, notes, seed);
  const arms = ideas.map(idea => armOf(idea, FEATURES));
  for (const arm of arms) {
    const action = arm.idea.next(view, seat);
    if (!action || !purse.pay()) break;
    const state = imagined.take(0);
    playInPlace(judge.game, state, seat, action);
    credit(arm, verdict(judge, state), sign);
  }
  return advise(thinking, ranked(arms), purse.spent, 1, sign);
}
