import type { Pile } from '@bivouac/desk';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RuleChip, Said } from './bits.tsx';
import { CardFace } from './Cards.tsx';
import { cardTarget } from './carding.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './icons.tsx';
import { useStore } from './store.ts';

const WIDE = 300;

/** Above the hand: the whole text of the card under the pointer or the focus, and why it cannot be played. */
export function CardPop({ hand }: { hand: Pile }) {
  const store = useStore();
  const { cardAt, cardWhy, cardOpen } = store;
  const box = useRef<HTMLDivElement>(null);
  const asked = cardWhy.value;
  const id = asked?.card ?? cardAt.value;
  const card = hand.cards.find(each => each.id === id);
  useLayoutEffect(() => {
    if (card) besideCard(box.current, `hand-${card.id}`);
  }, [card?.id, asked]);
  if (!card || cardOpen.value) return null;
  return (
    <div ref={box} class={`cardpop ${asked ? 'asked' : ''}`} {...(asked ? { role: 'alert' } : { 'aria-hidden': true })}>
      <CardFace card={card.id} whole />
      {asked ? <CardWhy /> : <CardDeed card={card.id} note={card.note} />}
    </div>
  );
}

function besideCard(box: HTMLElement | null, card: string): void {
  const row = box?.parentElement?.getBoundingClientRect();
  const at = document.getElementById(card)?.getBoundingClientRect();
  if (!box || !row || !at) return;
  const left = at.left + at.width / 2 - WIDE / 2 - row.left;
  box.style.left = `${Math.max(8, Math.min(row.width - WIDE - 8, left))}px`;
}

/** What choosing it does, and what is said of it. */
function CardDeed({ card, note }: { card: string; note: Pile['cards'][number]['note'] }) {
  const { offer, speak } = useStore();
  const target = cardTarget(offer.value, card);
  if (!target && !note) return null;
  return (
    <p class="deed">
      {target && <b>{speak.text(target.label)}</b>} {note && <Said text={note} />}
    </p>
  );
}

/** Never refuse in silence. */
export function CardWhy() {
  const { cardWhy, words, speak } = useStore();
  const { value: asked } = cardWhy;
  if (!asked) return null;
  return (
    <div class="cardwhy">
      <p>
        <Icon name="why" /> {asked.why ? speak.text(asked.why) : words.value.noCardReason}{' '}
        {asked.why?.rule && <RuleChip rule={asked.why.rule} />}
      </p>
      <button type="button" class="btn sm" onClick={() => (cardWhy.value = null)}>
        {words.value.close}
      </button>
    </div>
  );
}

/** One card, whole, wherever it lies; from the hand it can be played here too. */
export function CardSheet() {
  const store = useStore();
  const { cardOpen, words, offer, speak, myHand } = store;
  const id = cardOpen.value;
  if (id === null) return null;
  const close = (): void => {
    cardOpen.value = null;
  };
  const target = cardTarget(offer.value, id);
  const card = store.piles.value.flatMap(pile => pile.cards).find(each => each.id === id);
  const isMine = myHand.value?.cards.some(each => each.id === id) ?? false;
  const play = (): void => {
    close();
    store.playCard(id);
  };
  return (
    <Dialog label={card ? speak.text(card.label) : words.value.readCard} class="cardsheet" onClose={close}>
      <CardFace card={id} whole />
      {card?.note && (
        <p class="mute">
          <Said text={card.note} />
        </p>
      )}
      <div class="row">
        {isMine && !target && store.seat.value && !store.isPast.value && (
          <button type="button" class="btn ghost" onClick={play}>
            {words.value.whyNot}
          </button>
        )}
        {target && (
          <button type="button" class="btn pri" onClick={play}>
            {speak.text(target.label)}
          </button>
        )}
        <button type="button" class="btn" data-first onClick={close}>
          {words.value.close}
        </button>
      </div>
    </Dialog>
  );
}
