import type { Hidden, Pick } from '@bivouac/kernel';
import { deckOf, SIDES, type Side, yearOf } from './data/index.ts';
import { bothSides, type Hand, type LL, type LongstreetView } from './state.ts';

/** A world this seat could be in: the cards it cannot see, dealt at random to where as many of them must be; `shown`: discards it knows. */
export function imagine(view: LongstreetView, pick: Pick, shown?: readonly (readonly number[])[]): Hidden<LL> {
  const dealt = bothSides(side => dealOut(view, side, pick, shown?.[side] ?? []));
  return {
    hands: { federal: dealt[0]!.hand, confederate: dealt[1]!.hand },
    vault: { piles: dealt.map(each => each.pile), out: dealt.map(each => each.out) },
  };
}

function dealOut(
  view: LongstreetView,
  side: Side,
  pick: Pick,
  shown: readonly number[],
): { hand: Hand; pile: number[]; out: number[] } {
  const { table: t } = view;
  const seen = view.hands[SIDES[side]];
  const known = new Set([...t.gone, ...(seen?.cards ?? []), ...(seen?.discards ?? [])]);
  const unseen = deckOf(side, yearOf(view.setup.scenario)).filter(card => !known.has(card));
  const laid = seen ? [] : shown.filter(card => unseen.includes(card)).slice(0, t.discarded[side]!);
  const left = shuffled(
    unseen.filter(card => !laid.includes(card)),
    pick,
  );
  const take = (count: number): number[] => left.splice(0, count);
  const hand = seen
    ? { cards: seen.cards.slice(), discards: seen.discards.slice() }
    : {
        cards: take(t.held[side]!).sort((a, b) => a - b),
        discards: [...laid, ...take(t.discarded[side]! - laid.length)],
      };
  return { hand, out: take(t.out[side]!), pile: left };
}

function shuffled(cards: number[], pick: Pick): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** What says which card was played: it lies on its owner's discard pile then. */
export const SHOWN = [
  'card.calls',
  'card.modifies',
  'card.morale',
  'card.protects',
  'card.discarded',
  'card.interrupts',
] as const;
