import type { Pile } from '@bivouac/desk';
import { Dot, RuleChip } from './bits.tsx';
import { CardWhy } from './CardSheet.tsx';
import { CardBack, CardFace } from './Cards.tsx';
import { cardTarget } from './carding.ts';
import { HandCards } from './Hand.tsx';
import { type Store, useStore } from './store.ts';

const counted = ({ web, words }: Store, many: number): string =>
  web.tokens ? words.value.tokenCount(many) : words.value.cardCount(many);

/** Every pile: open ones card by card, the others by their number. On a narrow screen the hand comes first. */
export function CardsPanel({ withHand }: { withHand: boolean }) {
  const store = useStore();
  const { piles, myHand, words, cardWhy } = store;
  const hand = myHand.value;
  return (
    <div class="piles">
      {withHand && hand && (
        <section class="myhand">
          <h3>
            {words.value.hand} <small>{counted(store, hand.cards.length)}</small>
          </h3>
          {cardWhy.value && (
            <div role="alert">
              <CardWhy />
            </div>
          )}
          <HandCards hand={hand} flat />
          <TakenUp hand={hand} />
        </section>
      )}
      {piles.value
        .filter(pile => !pile.mine)
        .map(pile => (
          <OnePile key={pile.id} pile={pile} />
        ))}
    </div>
  );
}

/** The card taken up, over the map, large enough to read. */
function TakenUp({ hand }: { hand: Pile }) {
  const { offer } = useStore();
  const taken = offer.value.poised ? null : hand.cards.find(card => cardTarget(offer.value, card.id)?.picked);
  return taken ? (
    <div class="bigcard" aria-hidden="true">
      <CardFace card={taken.id} whole />
    </div>
  ) : null;
}

function OnePile({ pile }: { pile: Pile }) {
  const store = useStore();
  const { speak, words, web } = store;
  const many = pile.cards.length + pile.hidden;
  return (
    <section class={`pile ${pile.kind}`} aria-label={`${speak.text(pile.name)}: ${counted(store, many)}`}>
      <h3>
        {pile.side && <Dot side={pile.side} web={web} />} {speak.text(pile.name)} <small>{counted(store, many)}</small>{' '}
        {pile.name.rule && <RuleChip rule={pile.name.rule} />}
      </h3>
      {pile.hidden > 0 && <Backs pile={pile} />}
      {pile.kind === 'pile' && pile.cards.length > 1 && <p class="mute">{words.value.latestFirst}</p>}
      {pile.kind === 'hand' && pile.hidden > 0 && pile.cards.length > 0 && <p class="mute">{words.value.knownCards}</p>}
      <OpenCards pile={pile} />
    </section>
  );
}

/** As many backs as a hand has cards; a deck shows one with its number. */
function Backs({ pile }: { pile: Pile }) {
  const shown = pile.kind === 'hand' ? pile.hidden : 1;
  return (
    <div class="backs" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <CardBack key={`${i}`} />
      ))}
    </div>
  );
}

function OpenCards({ pile }: { pile: Pile }) {
  const { cardOpen, speak, words } = useStore();
  if (pile.cards.length === 0) return null;
  return (
    <ol class="opencards" reversed>
      {[...pile.cards].reverse().map(card => (
        <li key={card.id}>
          <button
            type="button"
            aria-label={`${words.value.readCard}: ${speak.text(card.label)}${card.note ? `, ${speak.text(card.note)}` : ''}`}
            onClick={() => (cardOpen.value = card.id)}
          >
            <CardFace card={card.id} />
          </button>
        </li>
      ))}
    </ol>
  );
}
