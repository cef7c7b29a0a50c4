import type { Rule, Setup } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  cardOf,
  cardSlug,
  cardsWith,
  eventOf,
  FIRST_CARD,
  SIDES,
  type Side,
  scenarioOf,
} from '../data/index.ts';
import { has, type Table, type U, type WildernessView } from '../state.ts';
import { tx } from '../text/keys.ts';
import { traceDeal, traceEmptyDeck, traceGone, traceShuffled, traceTaken } from './05-knowledge.ts';
import { by } from './told.ts';

// 5.2 CARDS: where they lie. Public counts stand on the table, so that playing one tells nothing else.

export const handOf = (view: WildernessView, side: Side): readonly number[] => view.hands[SIDES[side]]?.cards ?? [];

/** §5.12a Whether a side may use a card's event at all. */
export function mayUse(setup: Setup, side: Side, card: number): boolean {
  const { side: whose } = cardOf(card);
  if (eventOf(card) === 'acadians_expelled' && has(setup, 'acadians-either-side')) return true; // §18.0e
  return whose === 'both' || whose === SIDES[side];
}

/** A card leaves a hand. */
function drop(u: U, side: Side, card: number): void {
  const hand = u.hand(SIDES[side]);
  hand.cards = hand.cards.filter(each => each !== card);
  u.table.held[side]!--;
  traceGone(u.table, side, card);
  if (eventOf(card) === 'surrender') u.table.reshuffle = true; // §5.25b, §5.25c
}

/** §5.22a Played or discarded, face up. */
export function discard(u: U, side: Side, card: number): void {
  drop(u, side, card);
  u.table.discard.push(card);
}

/** §5.23a Out of the game, from the discard pile. */
export function remove(u: U, card: number): void {
  u.table.discard = u.table.discard.filter(each => each !== card);
  u.table.removed.push(card);
  u.say(tx('card.removed', { card: cardSlug(card) }, '§5.23a'), { card: cardSlug(card) });
}

export function take(u: U, side: Side, card: number): void {
  u.hand(SIDES[side]).cards.push(card);
  u.hand(SIDES[side]).cards.sort((a, b) => a - b);
  u.table.held[side]!++;
}

/** §5.22b From the discard pile into the hand, for all to see. */
export function takeBack(u: U, side: Side, card: number): void {
  u.table.discard = u.table.discard.filter(each => each !== card);
  take(u, side, card);
  traceTaken(u.table, side, card);
  const shown = { ...by(side), card: cardSlug(card) };
  u.say(tx('card.taken', { side: SIDES[side], card: shown.card }, '§5.22b'), shown);
}

/** A random card of a hand. The hand is shuffled: an open roll would tell the place of the card among the others. */
export function randomCard(u: U, side: Side): number {
  const cards = u.hand(SIDES[side]).cards.slice();
  u.shuffle(cards, tx('roll.card', { side: SIDES[side] }, '§5.21a'));
  return cards[cards.length - 1]!;
}

/** §4.A.1a The deal: one card at a time, from the first player. */
export function deal(u: U, first: Side): void {
  const { table: t } = u;
  const order: readonly Side[] = [first, (1 - first) as Side];
  const got: Side[] = [];
  for (let dealt = true; dealt; ) {
    dealt = false;
    // §4.A.1b
    for (const side of order) if (t.held[side]! < t.limit[side]! && dealOne(u, side, got)) dealt = true; // §4.A.2g
  }
  for (const side of got) traceDeal(t, side);
  u.say(tx('cards.dealt', { british: t.held[BRITISH]!, french: t.held[1]!, deck: t.deck }, '§4.A.1a'));
}

function dealOne(u: U, side: Side, got: Side[]): boolean {
  const { table: t, vault } = u;
  if (vault.deck.length === 0) {
    if (t.discard.length === 0) return false;
    for (const each of got.splice(0)) traceDeal(t, each);
    traceEmptyDeck(t);
    shuffleIn(u, '§5.25a');
  }
  take(u, side, vault.deck.pop()!);
  if (!got.includes(side)) got.push(side);
  t.deck = vault.deck.length;
  return true;
}

/** The discard pile goes into the deck; what was known of those cards no longer holds. */
function shuffleIn(u: U, rule: Rule): void {
  const { table: t, vault } = u;
  for (const side of SIDES) u.hand(side).seen = u.hand(side).seen.filter(card => !t.discard.includes(card));
  traceShuffled(t, t.discard);
  vault.deck.push(...t.discard);
  t.discard = [];
  t.deck = vault.deck.length;
  u.shuffle(vault.deck, tx('deck.shuffled', { cards: t.deck }, rule));
}

/** §5.25b At the end of a season in which Surrender! was played. */
export function reshuffle(u: U): void {
  shuffleIn(u, '§5.25b');
  u.table.reshuffle = false;
}

export const deckOf = (setup: Setup): readonly number[] => {
  const [first, last] = scenarioOf(setup.scenario).deck;
  return Array.from({ length: last - first + 1 }, (_, i) => FIRST_CARD + first - 1 + i);
};

/** Whether a hand *could* hold a card of this event, as far as everyone can see: §5.24a. */
export function couldHold(t: Table, setup: Setup, side: Side, event: CardEvent): boolean {
  if (t.held[side] === 0) return false;
  const [first, last] = scenarioOf(setup.scenario).deck;
  for (const card of cardsWith(event)) {
    const isInDeck = card >= FIRST_CARD + first - 1 && card < FIRST_CARD + last;
    if (isInDeck && mayUse(setup, side, card) && !t.discard.includes(card) && !t.removed.includes(card)) return true;
  }
  return false;
}
