import type { Types } from '@bivouac/kernel';
import { TRIAL } from './budget.ts';
import { type Arm, credit, doubtOf, meanOf, type Thinking, trial } from './flat.ts';
import { signOf } from './minds.ts';
import { mixed, type Worlds } from './worlds.ts';

// The blunder check: paper does not overrule evidence.

const COMMON = 32; // worlds on which both are tried
const ENOUGH = 8; // fewer say nothing
const CLEAR = 4; // two standard errors, squared

export interface SecondLook<X extends Types> {
  readonly order: readonly Arm<X>[];
  readonly spent: number;
}

/** The favourite and the idea that did best in the trials, if that was clear, on the same worlds; the better one first. */
export function lookedAgain<X extends Types>(
  thinking: Thinking<X>,
  order: readonly Arm<X>[],
  imagined: Worlds<X>,
): SecondLook<X> {
  const favourite = order[0]!;
  const rival = rivalOf(order);
  if (!thinking.check || !rival) return { order, spent: 0 };
  const purse = thinking.check();
  const { judge, seat, view, seed } = thinking;
  const sign = signOf(judge.game, view.setup, seat);
  const both = [favourite, rival].map(arm => ({ ...arm, visits: 0, value: 0, square: 0 }));
  let worlds = 0;
  for (; worlds < COMMON && purse.pay(2 * TRIAL); worlds++) {
    const seen = both.map(arm =>
      trial(judge, imagined.take(AGAIN + worlds), seat, arm.idea, mixed(seed, AGAIN + worlds)),
    );
    if (purse.isUp()) break; // both or neither
    both.forEach((arm, i) => {
      credit(arm, seen[i]!, sign);
    });
  }
  const better = worlds >= ENOUGH && meanOf(both[1]!) > meanOf(both[0]!);
  return { order: better ? [rival, ...order.filter(arm => arm !== rival)] : order, spent: purse.spent };
}
const AGAIN = 1000; // worlds nobody has seen yet

/** Where the game's own order is firm: its first idea, or who did clearly better in enough trials. */
export function overruled<X extends Types>(order: readonly Arm<X>[]): readonly Arm<X>[] {
  const asked = order.toSorted((a, b) => b.idea.prior - a.idea.prior);
  const rival = rivalOf(asked, ENOUGH);
  return rival ? [rival, ...asked.filter(arm => arm !== rival)] : asked;
}

/** Who did better than the favourite by more than two standard errors, best first. */
export function rivalOf<X extends Types>(order: readonly Arm<X>[], least = 2): Arm<X> | null {
  const favourite = order[0]!;
  if (favourite.visits < least) return null;
  let found: Arm<X> | null = null;
  for (const arm of order.slice(1)) {
    const ahead = meanOf(arm) - meanOf(favourite);
    if (arm.visits < least || ahead <= 0 || ahead * ahead <= CLEAR * (doubtOf(arm) + doubtOf(favourite))) continue;
    if (!found || meanOf(arm) > meanOf(found)) found = arm;
  }
  return found;
}
