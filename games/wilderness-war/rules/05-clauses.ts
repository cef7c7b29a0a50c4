import type { Rule, Setup, Text } from '@bivouac/kernel';
import { cardSlug, type Side } from '../data/index.ts';
import type { Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import type { Need } from '../text/says-needs.ts';

// What an event asks for, clause by clause: a refusal names the first that fails.

export interface Clause {
  readonly need: Need;
  readonly holds: (t: Table, setup: Setup, side: Side) => boolean;
}
export const needs = (need: Need, holds: Clause['holds']): Clause => ({ need, holds });

export const allHold = (clauses: readonly Clause[], t: Table, setup: Setup, side: Side): boolean =>
  clauses.every(({ holds }) => holds(t, setup, side));

/** The clause that fails, said. */
export function whyNotClauses(
  { rule, condition }: { readonly rule: Rule; readonly condition: readonly Clause[] },
  [t, setup, side]: readonly [Table, Setup, Side],
  card: number,
): Text | null {
  const failed = condition.find(({ holds }) => !holds(t, setup, side));
  return failed ? tx('no.condition', { card: cardSlug(card), need: failed.need }, rule) : null;
}
