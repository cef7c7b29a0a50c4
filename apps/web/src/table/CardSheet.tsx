import type { Pile } from '@bivouac/desk';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RuleChip, Said } from './bits.tsx';
import { CardFace } from './Cards.tsx';
import { cardTarget } from './carding.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './icons.tsx';
import { Order } from './PromptBar.tsx';
import { useStore } from './store.ts';

/**
 * Above the hand: the card under the pointer or the focus, or the one taken up, whole; beside it its uses, or why it
 * cannot be played. The uses are a copy for the pointer: keys and screen readers have them in the prompt.
 */
export function CardPop({ hand }: { hand: Pile }) {
  const store = useStore();
  const { cardAt, cardWhy, cardOpen, offer } = store;
  const box = useRef<HTMLDivElement>(null);
  const asked = cardWhy.value;
  const { cards, poised } = offer.value;
  const taken = poised ? undefined : cards?.find(target => target.picked)?.card; // with a unit in hand the table is what is looked at
  const id = asked?.card ?? cardAt.value ?? taken;
  const card = hand.cards.find(each => each.id === id);
  useLayoutEffect(() => {
    if (card) besideCard(box.current, `hand-${card.id}`);
  });
  if (!card || cardOpen.value) return null;
  const reads = asked ? ({ role: 'alert' } as const) : ({ 'aria-hidden': true } as const);
  return (
    <div ref={box} class={`cardpop ${asked ? 'asked' : ''} ${card.id === taken ? 'taken' : ''}`} {...reads}>
      <CardFace card={card.id} whole />
      {asked ? <CardWhy /> : card.id === taken ? <Uses /> : <CardDeed card={card.id} note={card.note} />}
    </div>
  );
}

function Uses() {
  const { buttons } = useStore();
  if (buttons.value.length === 0) return null;
  return (
    <div class="uses">
      {buttons.value.map((button, index) => (
        <Order key={index} button={button} index={index} copy />
      ))}
    </div>
  );
}

/** Over its title, as far as there is room. */
function besideCard(box: HTMLElement | null, card: string): void {
  const row = box?.parentElement?.getBoundingClientRect();
  const at = document.getElementById(card)?.getBoundingClientRect();
  if (!box || !row || !at) return;
  box.style.left = `${Math.max(8, Math.min(row.width - box.offsetWidth - 8, at.left - row.left))}px`;
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
