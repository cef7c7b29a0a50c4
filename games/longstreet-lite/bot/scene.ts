import { cardOf, cardSlug, type Side } from '../data/index.ts';
import type { Mode } from '../rules/04-effect-record.ts';
import { effectOf } from '../rules/04-effects.ts';
import { type Action, type Call, handOf, type LongstreetView, type Phase, type Pub, type Table } from '../state.ts';
import { type Body, bodiesOf, enemiesOf } from './bodies.ts';

// What a player has before him when he is asked.

export interface Scene {
  readonly view: LongstreetView;
  readonly t: Table;
  readonly side: Side;
  readonly own: readonly Body[];
  readonly enemies: readonly Body[];
  readonly hand: readonly number[]; // what he would miss least first
}
export function sceneOf(view: LongstreetView, side: Side): Scene {
  const hand = [...handOf(view, side)].sort((a, b) => priceOf(a) - priceOf(b) || a - b);
  return { view, t: view.table, side, own: bodiesOf(view, side), enemies: enemiesOf(view, side), hand };
}

/** An answer and what it is worth. */
export interface Scored {
  readonly action: Action;
  readonly worth: number;
}
export const byWorth = (a: Scored, b: Scored): number => b.worth - a.worth;

export const A_CARD = 0.25;
const MORALE = 0.1;
const INTERRUPT = 0.15;
/** What a card is worth in the hand, in bases. */
export const priceOf = (card: number): number =>
  A_CARD + MORALE * cardOf(card).morale + (cardOf(card).symbol === 'kepi' ? INTERRUPT : 0);
export const cheapest = ({ hand }: Scene, count: number, without: readonly string[] = []): readonly string[] =>
  hand
    .map(cardSlug)
    .filter(card => !without.includes(card))
    .slice(0, count);

/** The table as it would be if a phase were called now. */
export function ifCalled(
  pub: Pub,
  phase: Phase,
  cards: number,
  modifier: Call['modifier'] = '',
  units: number[] = [],
): Pub {
  const { setup, table } = pub;
  const acted = table.acted.map(() => 0);
  return { setup, table: { ...table, acted, call: { phase, cards, modifier, units } } };
}

/** Whether a card of the phase lets dice of this mode be rolled again. */
export const rollsAgain = (t: Table, unit: number, mode: Mode): boolean => {
  const modifier = t.call?.modifier;
  if (!modifier) return false;
  const effect = effectOf(modifier);
  return effect.phase === 'fire' && (!effect.names || t.call!.units.includes(unit)) && (effect.again?.(mode) ?? false);
};
