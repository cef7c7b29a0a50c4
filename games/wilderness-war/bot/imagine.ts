import type { Hidden, Notes, Pick } from '@bivouac/kernel';
import { BOTH, BRITISH, eventOf, isDrilled, SIDES, type Side } from '../data/index.ts';
import { imagine as anyWorld, knownIn } from '../imagine.ts';
import { HALIFAX, LOUISBOURG } from '../rules/02-map.ts';
import { mayLieInDeck, mayLieInHand } from '../rules/05-knowledge.ts';
import type { WildernessView, WW } from '../state.ts';
import kept from './hands.json' with { type: 'json' };

// What the enemy does tells what he holds. `game.imagine` knows every fact, the cards that went by among them; this adds what is
// merely likely: what is worth playing goes early, what answers others is kept for the end of a season.

type Weights = Readonly<Record<string, readonly number[]>>; // by event: with many cards, a few, the last two
const KEPT: readonly Weights[] = [kept.british, kept.french];
const stageOf = (held: number): number => (held > 5 ? 0 : held > 2 ? 1 : 2);

/** How much more often than by chance a side still holds a card, once it has so many left. */
export const likelihood =
  (side: Side, held: number) =>
  (card: number): number =>
    KEPT[side]![eventOf(card)]?.[stageOf(held)] ?? 1;

const SWAPS = 6; // for every card of the hand

/** Cards of a hand against cards of the deck, as likely as they are, until the hand is a likely one. */
function settle(view: WildernessView, side: Side, hidden: Hidden<WW>, pick: Pick): void {
  const { table: t } = view;
  const { deck } = hidden.vault;
  const hand = hidden.hands[SIDES[side]]!.cards;
  const known = knownIn(view, side);
  const weigh = likelihood(side, hand.length);
  for (let i = SWAPS * hand.length; i > 0 && deck.length > 0; i--) {
    const [mine, theirs] = [pick(hand.length), pick(deck.length)];
    const [out, into] = [hand[mine]!, deck[theirs]!];
    if (!mayLieInDeck(t, out) || !mayLieInHand(t, into, side) || known.includes(out)) continue;
    if (pick(1000) * weigh(out) >= 1000 * weigh(into)) continue;
    [hand[mine], deck[theirs]] = [into, out];
  }
}

const isLanding = (card: number): boolean => eventOf(card) === 'amphibious_landing';
const LIKELY = 6; // of ten armies that are set in motion at Halifax by a three, so many hold a landing card

/** A British army in motion where landings start, by a card that lets it sail. */
function meansToLand({ table: t }: WildernessView): boolean {
  const m = t.move;
  if (!m || m.side !== BRITISH || !m.path.sea || m.path.steps > 0 || t.noLandings || t.held[BRITISH] === 0)
    return false;
  if (m.at !== HALIFAX && m.at !== LOUISBOURG) return false;
  return m.pieces.filter(piece => isDrilled[piece]).length >= 4;
}

function giveLanding(view: WildernessView, hidden: Hidden<WW>, pick: Pick): void {
  const hand = hidden.hands[SIDES[BRITISH]]!.cards;
  const { table: t } = view;
  const landing = hidden.vault.deck.findIndex(card => isLanding(card) && mayLieInHand(t, card, BRITISH));
  const given = pick(hand.length);
  if (hand.some(isLanding) || landing < 0 || !mayLieInDeck(t, hand[given]!)) return;
  [hand[given], hidden.vault.deck[landing]] = [hidden.vault.deck[landing]!, hand[given]!];
}

/** A world this seat could be in, more often than not a likely one. */
export function imagine(view: WildernessView, _notes: Notes, pick: Pick): Hidden<WW> {
  const hidden = anyWorld(view, pick);
  const unseen = BOTH.filter(side => !view.hands[SIDES[side]]);
  if (unseen.length === 1) settle(view, unseen[0]!, hidden, pick);
  if (unseen.includes(BRITISH) && meansToLand(view) && pick(10) < LIKELY) giveLanding(view, hidden, pick);
  for (const side of unseen) hidden.hands[SIDES[side]]!.cards.sort((a, b) => a - b);
  return hidden;
}
