import type { Hidden, Pick } from '@bivouac/kernel';
import { SIDES } from './data/index.ts';
import { deckOf } from './rules/05-cards.ts';
import type { WildernessView, WW } from './state.ts';

/** A world this seat could be in: the cards it cannot see, dealt at random to the hands and the deck. */
export function imagine(view: WildernessView, pick: Pick): Hidden<WW> {
  const { table: t, setup } = view;
  const seen = new Set<number>([...t.discard, ...t.removed]);
  for (const side of SIDES) for (const card of view.hands[side]?.cards ?? []) seen.add(card);
  const unseen = deckOf(setup).filter(card => !seen.has(card));
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [unseen[i], unseen[j]] = [unseen[j]!, unseen[i]!];
  }
  const hand = (side: 0 | 1) => {
    const known = view.hands[SIDES[side]];
    return { cards: known ? known.cards.slice() : unseen.splice(0, t.held[side]!).sort((a, b) => a - b) };
  };
  const hands = { british: hand(0), french: hand(1) };
  return { hands, vault: { deck: unseen } };
}
