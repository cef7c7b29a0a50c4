import type { Rule } from '@bivouac/kernel';
import { cardRules, cardSlug, HAND, isRed, SIDES, type Side } from '../data/index.ts';
import type { LongstreetView, Table, U } from '../state.ts';
import { handOf } from '../state.ts';
import { type Key, tx } from '../text/keys.ts';
import { loseWithoutCards } from './03-victory.ts';
import { by, shown } from './told.ts';

// 4 THE CARDS: where they lie. Public counts stand on the table, so that playing one tells nothing else.

/** A card leaves a hand: §4-nodis-a only because it was played, or by a card's effect. */
function drop(u: U, side: Side, card: number): void {
  const hand = u.hand(SIDES[side]);
  hand.cards = hand.cards.filter(each => each !== card);
  u.table.held[side]!--;
}

type Used = Extract<Key, 'card.calls' | 'card.modifies' | 'card.morale' | 'card.protects' | 'card.discarded'>;

/** §4-deck-c Shown, and face up on its owner's discard pile; §4-red-b a red card as well. */
export function discard(u: U, side: Side, card: number, how: Used, rule: Rule): void {
  drop(u, side, card);
  u.hand(SIDES[side]).discards.push(card);
  u.table.discarded[side]!++;
  u.say(tx(how, { side: SIDES[side], card: cardSlug(card) }, rule), shown(side, card));
  loseWithoutCards(u);
}

/** An interrupt is played: §4-red-a a red one leaves the game. */
export function playInterrupt(u: U, side: Side, card: number, rule: Rule): void {
  drop(u, side, card);
  if (isRed(card)) u.table.gone.push(card);
  else {
    u.hand(SIDES[side]).discards.push(card);
    u.table.discarded[side]!++;
  }
  u.say(tx('card.interrupts', { side: SIDES[side], card: cardSlug(card) }, rule), shown(side, card));
  if (isRed(card)) u.say(tx('card.gone', { card: cardSlug(card) }, '§4-red-a'));
  loseWithoutCards(u);
}

/** §4-hand-b Back up to six; §4-draw-a what there is if the pile is short. */
export function draw(u: U, side: Side): void {
  const { table: t } = u;
  const count = drawCount(t.held[side]!, t.pile[side]!);
  if (count === 0) return;
  const hand = u.hand(SIDES[side]);
  const drawn = u.vault.piles[side]!.splice(-count);
  hand.cards = [...hand.cards, ...drawn].sort((a, b) => a - b);
  t.held[side] = hand.cards.length;
  t.pile[side] = t.pile[side]! - count;
  u.say(tx('cards.drawn', { side: SIDES[side], count }, '§4-hand-b'), by(side));
  u.tell(SIDES[side], () => tx('cards.drawnAre', { cards: drawn.map(cardSlug) }, '§4-hand-b'), by(side));
}
export const drawCount = (held: number, pile: number): number => Math.min(HAND - held, pile); // §4-hand-a

/** §4-reform-b Nothing left to draw, but something to make a pile of. */
export const mustReform = (pile: number, discarded: number): boolean => pile === 0 && discarded > 0;
/** With both piles empty there is nothing to re-form. */
export const mayReform = (t: Table, side: Side): boolean => t.pile[side]! + t.discarded[side]! > 0;

/** §4-reform-a, §4-reform-d Discards and what is left of the pile make the new pile; the hand stays as it is. */
export function reform(u: U, side: Side): void {
  const { table: t, vault } = u;
  const hand = u.hand(SIDES[side]);
  const pile = [...vault.piles[side]!, ...hand.discards]; // §4-reform-c red cards that are gone are not among them
  hand.discards = [];
  t.discarded[side] = 0;
  u.shuffle(pile, tx('deck.reformed', { side: SIDES[side], cards: pile.length }, '§4-reform-a'));
  const lost = pile.splice(-Math.min(cardRules.lostByReforming, pile.length)); // §4-pen-a, §4-pen-b
  vault.out[side]!.push(...lost);
  vault.piles[side] = pile;
  t.out[side] = t.out[side]! + lost.length;
  t.pile[side] = pile.length;
  u.say(tx('deck.lost', { side: SIDES[side], count: lost.length }, '§4-pen-a'), by(side));
  loseWithoutCards(u);
}

export const holds = (view: Pick<LongstreetView, 'hands'>, side: Side, card: number): boolean =>
  handOf(view, side).includes(card);
