import type { Setup, Text } from '@bivouac/kernel';
import { cardSlug, eventOf, type Side } from '../data/index.ts';
import type { Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import type { Need } from '../text/says-needs.ts';
import { CARD_RULES } from './05-card-rules.ts';

// What an event asks for, clause by clause: a refusal names the first that fails.

export interface Clause {
  readonly need: Need;
  readonly holds: (t: Table, setup: Setup, side: Side) => boolean;
}
export const needs = (need: Need, holds: Clause['holds']): Clause => ({ need, holds });

export const allHold = (clauses: readonly Clause[] | undefined, t: Table, setup: Setup, side: Side): boolean =>
  clauses?.every(({ holds }) => holds(t, setup, side)) ?? true;

/** The clause that fails, said. */
export function whyNotClauses(
  clauses: readonly Clause[] | undefined,
  [t, setup, side]: readonly [Table, Setup, Side],
  card: number,
): Text | null {
  const failed = clauses?.find(({ holds }) => !holds(t, setup, side));
  return failed ? tx('no.condition', { card: cardSlug(card), need: failed.need }, CARD_RULES[eventOf(card)]) : null;
}
