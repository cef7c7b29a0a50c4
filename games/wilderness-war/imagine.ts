import type { Hidden, Pick } from '@bivouac/kernel';
import { BOTH, enemyOf, SIDES, type Side } from './data/index.ts';
import { deckOf } from './rules/05-cards.ts';
import { liesInHand, mayLieInDeck, mayLieInHand } from './rules/05-knowledge.ts';
import type { Hand, WildernessView, WW } from './state.ts';

/** A world this seat could be in: the cards it cannot see, dealt at random to where each of them could be. */
export function imagine(view: WildernessView, pick: Pick): Hidden<WW> {
  const { table: t } = view;
  const hands = BOTH.map(side => view.hands[SIDES[side]]?.cards.slice() ?? []);
  const room = (side: Side): boolean => hands[side]!.length < t.held[side]!;
  const unseen = shuffled(unseenBy(view), pick);
  const deck: number[] = [];
  let sunk = false; // whether some card can only be in the deck
  for (const card of [...unseen.filter(each => !inDeck(view, each)), ...unseen.filter(each => inDeck(view, each))]) {
    const could = BOTH.filter(side => couldHold(view, card, side));
    const sides = could.filter(room);
    if (could.length === 0) sunk = true;
    if (sides.length === 0) deck.push(card);
    else hands[sides[sides.length === 1 ? 0 : pick(2)]!]!.push(card);
  }
  if (BOTH.some(room)) return imagine(view, pick); // nobody sees either hand, and one took what the other needs
  return {
    hands: { british: handOf(view, 0, hands[0]!), french: handOf(view, 1, hands[1]!) },
    vault: { deck: sunk ? shuffled(deck, pick) : deck },
  };
}

function unseenBy({ table: t, setup, hands }: WildernessView): number[] {
  const seen = new Set<number>([...t.discard, ...t.removed]);
  for (const side of SIDES) for (const card of hands[side]?.cards ?? []) seen.add(card);
  return deckOf(setup).filter(card => !seen.has(card));
}

/** §card-35a The enemy took it from this seat's hand. */
const isTaken = (view: WildernessView, card: number, by: Side): boolean =>
  view.hands[SIDES[enemyOf(by)]]?.seen.includes(card) ?? false;

/** Cards this seat knows to be in a hand it cannot see: taken from its own, or where all saw them go. */
export const knownIn = (view: WildernessView, side: Side): number[] =>
  unseenBy(view).filter(card => isTaken(view, card, side) || liesInHand(view.table, card, side));

const inDeck = (view: WildernessView, card: number): boolean =>
  mayLieInDeck(view.table, card) && !BOTH.some(side => isTaken(view, card, side));

const couldHold = (view: WildernessView, card: number, side: Side): boolean =>
  view.hands[SIDES[side]] === undefined && (mayLieInHand(view.table, card, side) || isTaken(view, card, side));

const handOf = (view: WildernessView, side: Side, cards: number[]): Hand => ({
  cards: cards.sort((a, b) => a - b),
  seen: view.hands[SIDES[side]]?.seen.slice() ?? [],
});

function shuffled(cards: number[], pick: Pick): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
