import type { CardSprite, Pile } from '@bivouac/desk';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { CardFace } from './Cards.tsx';
import { cardState, cardTarget } from './carding.ts';
import { ended } from './labels.ts';
import { part } from './parts.tsx';
import { type Store, useStore } from './store.ts';

const CardPop = part('CardPop');

const HELD = 450; // a finger that rests wants to read

/** At the foot of the map: the titles of my cards, folded while none can be played. Who holds none sees the map instead. */
export function HandRow() {
  const { myHand, words, offer, cardAt, count } = useStore();
  const hand = myHand.value;
  useEffect(() => {
    cardAt.value = null; // something was done: whatever was raised is lowered
  }, [count.value]);
  if (!hand) return null;
  const folded = !hand.cards.some(card => cardTarget(offer.value, card.id));
  return (
    <section class={`handrow ${folded ? 'folded' : ''}`} aria-label={words.value.hand}>
      <p class="held" aria-hidden="true">
        <b>{hand.cards.length}</b> {words.value.inHand}
      </p>
      {hand.cards.length > 0 ? <HandCards hand={hand} /> : <p class="mute nohand">{words.value.noHand}</p>}
      <CardPop hand={hand} />
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One tab stop; arrows go from card to card, Enter plays, I reads, a question mark asks why not. */
export function HandCards({ hand, flat = false }: { hand: Pile; flat?: boolean }) {
  const store = useStore();
  const box = useRef<HTMLDivElement>(null);
  const at = useSignal(0);
  const { cards } = hand;
  const here = Math.min(at.value, Math.max(0, cards.length - 1));
  const go = (to: number): void => {
    at.value = (to + cards.length) % cards.length;
    box.current?.querySelectorAll<HTMLElement>('[role=option]')[at.value]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || cards.length === 0) return;
    const step = STEPS[event.key];
    const to = step !== undefined ? here + step : event.key === 'Home' ? 0 : event.key === 'End' ? -1 : null;
    if (to === null && !keyOn(store, cards, here, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== null) go(to);
  };
  return (
    <div
      ref={box}
      id="hand"
      class={`hand ${flat ? 'flat' : 'titles'}`}
      role="listbox"
      aria-orientation="horizontal"
      aria-label={store.words.value.yourHand(cards.length)}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, i) => (
        <HandCard key={card.id} card={card} here={i === here} onHere={() => (at.value = i)} />
      ))}
    </div>
  );
}

/** What a key does to the card with the focus; false: nothing, the screen may have it. */
function keyOn(store: Store, cards: readonly CardSprite[], here: number, key: string): boolean {
  const card = cards[here]!.id;
  const digit = store.buttons.value.length === 0 && /^[1-9]$/.test(key) ? cards[Number(key) - 1] : undefined;
  if (digit) store.playCard(digit.id);
  else if (key === 'Enter' || key === ' ') store.playCard(card);
  else if (key === 'i' || key === 'I') store.cardOpen.value = card;
  else if (key === '?') store.askCard(card);
  else if (key === 'Escape' && store.cardWhy.value) store.cardWhy.value = null;
  else return false;
  return true;
}

function HandCard({ card, here, onHere }: { card: CardSprite; here: boolean; onHere: () => void }) {
  const store = useStore();
  const { offer, cardAt, cardOpen, playCard } = store;
  const state = cardState(offer.value, card.id);
  const held = useLongPress(() => (cardOpen.value = card.id));
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') cardAt.value = card.id;
  };
  const leave = (): void => {
    if (cardAt.value === card.id) cardAt.value = null;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the hand hears the keys of its cards
    <div
      id={`hand-${card.id}`}
      class={`handcard ${state}`}
      role="option"
      tabIndex={here ? 0 : -1}
      aria-selected={state === 'picked'}
      aria-disabled={state === 'off'}
      aria-label={spoken(store, card)}
      onClick={() => {
        onHere();
        if (!held.used()) playCard(card.id);
      }}
      onFocus={() => (cardAt.value = card.id)}
      onBlur={leave}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onContextMenu={event => {
        event.preventDefault();
        cardOpen.value = card.id;
      }}
      {...held.on}
    >
      <CardFace card={card.id} {...(state === 'picked' || state === 'off' ? { state } : {})} />
    </div>
  );
}

/** Title and worth, what is said of it, and what choosing it does. */
function spoken({ offer, speak, words }: Store, card: CardSprite): string {
  const target = cardTarget(offer.value, card.id);
  const parts = [
    speak.text(card.label),
    card.note ? speak.text(card.note) : '',
    target ? words.value.legalHere(speak.text(target.label)) : '',
    cardState(offer.value, card.id) === 'off' ? words.value.notPlayable : '',
  ];
  return parts
    .filter(part => part !== '')
    .map(ended)
    .join(' ');
}

/** A finger resting on something; the click that follows is not meant. */
function useLongPress(onHeld: () => void) {
  const timer = useRef(0);
  const fired = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const start = (event: PointerEvent): void => {
    fired.current = false;
    if (event.pointerType !== 'touch') return;
    timer.current = window.setTimeout(() => {
      fired.current = true;
      onHeld();
    }, HELD);
  };
  return {
    on: { onPointerDown: start, onPointerUp: stop, onPointerCancel: stop, onPointerMove: moved(stop) },
    used: (): boolean => fired.current,
  };
}
const moved = (stop: () => void) => (event: PointerEvent) => {
  if (Math.hypot(event.movementX, event.movementY) > 6) stop();
};
