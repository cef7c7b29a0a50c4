import type { Hidden, Notes, Pick } from '@bivouac/kernel';
import { BRITISH, eventOf, isDrilled, SIDES } from '../data/index.ts';
import { imagine as anyWorld } from '../imagine.ts';
import { HALIFAX, LOUISBOURG } from '../rules/02-map.ts';
import { mayLieInDeck, mayLieInHand } from '../rules/05-knowledge.ts';
import type { WildernessView, WW } from '../state.ts';

// What the enemy does tells what he holds. `game.imagine` knows every fact; this adds what is merely likely.

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

/** A world this seat could be in, more often than not a likely one. */
export function imagine(view: WildernessView, _notes: Notes, pick: Pick): Hidden<WW> {
  const hidden = anyWorld(view, pick);
  if (view.hands[SIDES[BRITISH]] || !meansToLand(view) || pick(10) >= LIKELY) return hidden;
  const hand = hidden.hands[SIDES[BRITISH]]!.cards;
  const { table: t } = view;
  const landing = hidden.vault.deck.findIndex(card => isLanding(card) && mayLieInHand(t, card, BRITISH));
  const given = pick(hand.length);
  if (hand.some(isLanding) || landing < 0 || !mayLieInDeck(t, hand[given]!)) return hidden;
  [hand[given], hidden.vault.deck[landing]] = [hidden.vault.deck[landing]!, hand[given]!];
  hand.sort((a, b) => a - b);
  return hidden;
}
