import { cards, FIRST_CARD, type Side } from '../data/index.ts';
import type { Table } from '../state.ts';

// 5.2 What everyone can tell of a card's place. Bits in a column: no number of a hidden card lies on the table.

const IN_DECK = 4;
const inHand = (side: Side): number => 1 << side;

/** Nothing is dealt: every card of these is in the deck. */
export function traces(deck: readonly number[]): number[] {
  const may = new Array<number>(cards.length).fill(0);
  for (const card of deck) may[card - FIRST_CARD] = IN_DECK;
  return may;
}

export const mayLieInDeck = (t: Table, card: number): boolean => (t.may[card - FIRST_CARD]! & IN_DECK) > 0;
export const mayLieInHand = (t: Table, card: number, side: Side): boolean =>
  (t.may[card - FIRST_CARD]! & inHand(side)) > 0;

/** It can be nowhere else. */
export const liesInHand = (t: Table, card: number, side: Side): boolean => t.may[card - FIRST_CARD] === inHand(side);

/** A side was dealt cards: it could be any card of the deck. */
export function traceDeal(t: Table, side: Side): void {
  for (let i = 0; i < t.may.length; i++) if (t.may[i]! & IN_DECK) t.may[i]! |= inHand(side);
}
/** The last card of the deck is dealt. */
export function traceEmptyDeck(t: Table): void {
  for (let i = 0; i < t.may.length; i++) t.may[i]! &= ~IN_DECK;
}
/** Cards that all have seen go into the deck. */
export function traceShuffled(t: Table, shuffled: readonly number[]): void {
  for (const card of shuffled) t.may[card - FIRST_CARD] = IN_DECK;
}
/** A card is played, discarded or removed. */
export function traceGone(t: Table, side: Side, card: number): void {
  t.may[card - FIRST_CARD] = 0;
  if (t.held[side] === 0) traceLacks(t, side, () => true);
}
/** A card is taken into a hand for all to see. */
export function traceTaken(t: Table, side: Side, card: number): void {
  t.may[card - FIRST_CARD] = inHand(side);
}
/** Some card goes from hand to hand: any that could be in the one could be in the other. */
export function traceStolen(t: Table, from: Side, to: Side): void {
  for (let i = 0; i < t.may.length; i++) if (t.may[i]! & inHand(from)) t.may[i]! |= inHand(to);
  if (t.held[from] === 0) traceLacks(t, from, () => true);
}
/** All have seen that a hand holds none of these. */
export function traceLacks(t: Table, side: Side, is: (card: number) => boolean): void {
  for (let i = 0; i < t.may.length; i++) if (is(i + FIRST_CARD)) t.may[i]! &= ~inHand(side);
}
