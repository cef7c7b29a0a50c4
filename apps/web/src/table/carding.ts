import type { Mark, Pile } from '@bivouac/desk';
import type { Seat, Text } from '@bivouac/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Deciding } from './deciding.ts';
import type { Seeing } from './seeing.ts';
import type { AnyCard, AnyOffer } from './targets.ts';

export const cardTarget = (offer: AnyOffer, card: string): AnyCard | undefined =>
  offer.cards?.find(target => target.card === card);

export type CardState = 'can' | 'picked' | 'off' | 'idle';
/** How a card of the hand stands: idle while nothing is asked of the hand. */
export function cardState(offer: AnyOffer, card: string): CardState {
  const target = cardTarget(offer, card);
  if (target) return target.picked ? 'picked' : 'can';
  return offer.cards ? 'off' : 'idle';
}

const NO_PILES: readonly Pile[] = [];

/** Cards beside the map, and layers over it: what is looked at, asked about and played. */
export function carding(web: WebGame, seen: Seeing, decision: Deciding, isPast: ReadonlySignal<boolean>) {
  const { picture, liveView, view, seat, eyes } = seen;
  const { offer, draft, considered, follow } = decision;
  const play = web.play.now;
  const piles = computed<readonly Pile[]>(() => picture.value?.piles ?? NO_PILES);
  const cardOpen = signal<string | null>(null); // shown whole, in a dialog
  const cardAt = signal<string | null>(null); // under the pointer or the focus
  const cardWhy = signal<{ readonly card: string; readonly why: Text | null } | null>(null);
  const layersOn = signal<readonly string[]>([]);

  const askCard = (card: string): void => {
    const who = seat.value ?? eyes.value;
    if (cardTarget(offer.value, card)) {
      cardAt.value = card; // what choosing it does is said there
      cardWhy.value = null;
      return;
    }
    const why = liveView.value && who ? play.value?.desk.whyNot(liveView.value, who, draft.value, { card }) : null;
    cardWhy.value = { card, why: why ?? null };
  };
  /** Picks it up, puts it back, or says why not. */
  const playCard = (card: string): void => {
    const target = cardTarget(offer.value, card);
    cardWhy.value = null;
    if (target) follow(target.next);
    else if (!isPast.value) askCard(card);
  };
  const layerMarks = computed<readonly Mark[]>(() => {
    const who: Seat = seat.value ?? eyes.value;
    const shown = view.value;
    const layer = play.value?.desk.layer;
    const next = considered.value?.next; // as it would be then
    const half = next && 'draft' in next ? next.draft : draft.value;
    return shown && layer ? layersOn.value.flatMap(id => layer(shown, who, half, id)) : [];
  });
  const toggleLayer = (id: string): void => {
    const on = layersOn.value;
    layersOn.value = on.includes(id) ? on.filter(each => each !== id) : [...on, id];
  };
  return {
    ...{ piles, cardOpen, cardAt, cardWhy, askCard, playCard, layersOn, layerMarks, toggleLayer },
    hasCards: computed(() => piles.value.length > 0),
    myHand: computed(() => piles.value.find(pile => pile.kind === 'hand' && pile.mine) ?? null),
  };
}
export type Carding = ReturnType<typeof carding>;
