import { BOTH, moraleOf, SIDES } from '../data/index.ts';
import { victoryNeed } from '../rules/03-victory.ts';
import type { LongstreetState, LongstreetView } from '../state.ts';
import { bodiesOf } from './bodies.ts';
import { addPlace, PARTS } from './places.ts';

// The judgement of a position, Federal view, by feature. One point is a base.

export const NAMES = ['bases', 'cards', 'deck', 'hits', ...PARTS] as const;
const [BASES, CARDS, DECK, HITS] = [0, 1, 2, 3];
const A_CARD = 0.3;
const MORALE = 0.1;
const SHORT = 0.15; // a card less in the deck, below
const ENOUGH = 12;
const A_HIT = 0.45;

/** Thousandths of points, Federal view. */
export function featuresOf(state: LongstreetState): Int32Array {
  const { table: t } = state;
  const out = new Float64Array(NAMES.length);
  const bodies = BOTH.map(side => bodiesOf(state, side));
  const parts = out.subarray(HITS + 1);
  for (const side of BOTH) {
    const sign = side === 0 ? 1 : -1;
    out[BASES]! -= sign * t.lost[side]!;
    for (const card of state.hands[SIDES[side]]!.cards) out[CARDS]! += sign * (A_CARD + MORALE * moraleOf(card));
    out[DECK]! -= sign * SHORT * Math.max(0, ENOUGH - t.pile[side]! - t.discarded[side]!);
    for (const me of bodies[side]!) {
      out[HITS]! -= sign * (A_HIT * t.hits[me.unit]! + t.owed[me.unit]!);
      addPlace(parts, sign, state, me, bodies[1 - side]!);
    }
  }
  return Int32Array.from(out, value => Math.round(value * 1000));
}

const SCALE = 2.5;
const TO_GO = 0.25;
/** The Federals' chance: the nearer either side is to the breakpoint, the more a base weighs. */
export function winOf(margin: number, { table: t }: LongstreetView): number {
  const left = Math.min(...BOTH.map(side => victoryNeed(t.breakpoint, t.lost[side]!)));
  const x = margin / (SCALE + TO_GO * Math.max(0, left));
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}
