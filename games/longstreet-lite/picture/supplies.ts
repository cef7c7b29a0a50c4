import type { CardSprite, Holding, Pile, Sprite } from '@bivouac/desk';
import { BOTH, cardOf, cardSlug, SIDES, type Side, sideOfCard } from '../data/index.ts';
import { isOnTable, type LongstreetView, sideOf } from '../state.ts';
import { px } from '../text/picture/keys.ts';
import { type Art, unitSprite, unitsNumbered } from './sprites.ts';

// What lies beside the table: units not deployed yet or gone, and the cards.

export const holdingsOf = (view: LongstreetView): readonly Holding<Art>[] =>
  BOTH.map(side => beside(view, side)).filter(({ items }) => items.length > 0);

/** Before the first turn they wait to be deployed; later they have left the table. */
function beside(view: LongstreetView, side: Side): Holding<Art> {
  const { table: t } = view;
  const name = SIDES[side];
  const away = unitsNumbered(t).filter(unit => !isOnTable(t, unit) && sideOf(t, unit) === side);
  const items = away.map(unit => ({ sprite: aside(view, unit) }));
  return t.opening
    ? { id: `reserve-${name}`, name: px('picture.reserve', { side: name }, '§3-terr-e'), items }
    : { id: `gone-${name}`, name: px('picture.gone', { side: name }, '§1-base-a'), items };
}
/** One that has not deployed yet is seen in a row of what it will have. */
function aside(view: LongstreetView, unit: number): Sprite<Art> {
  const { art, ...sprite } = unitSprite(view, unit);
  const bases = view.table.opening?.bases[unit] ?? 0;
  const depths = art.kind === 'infantry' ? halves(bases) : Array.from({ length: bases }, () => 1);
  const label = px('picture.away', { unit: sprite.id, bases, side: art.side });
  return { ...sprite, at: '', art: { ...art, depths, bases }, label, brief: label };
}
const halves = (bases: number): readonly number[] =>
  Array.from({ length: Math.ceil(bases / 2) }, (_, file) => (2 * file + 1 < bases ? 2 : 1));

export const pilesOf = (view: LongstreetView): readonly Pile[] => BOTH.flatMap(side => cardsOf(view, side));

const cardSprite = (card: number): CardSprite => {
  const { morale, symbol, oneUse } = cardOf(card);
  const slug = cardSlug(card);
  return {
    id: slug,
    label: px('picture.card', { card: slug, morale, symbol, once: Number(oneUse) }, '§4-hand-a'),
    says: px('picture.cardSays', { card: slug }, `§card-${cardOf(card).id}`),
  };
};

/** One's own hand and discards; of the other side how many there are. Red cards that were used lie open to all. */
function cardsOf(view: LongstreetView, side: Side): readonly Pile[] {
  const { table: t } = view;
  const name = SIDES[side];
  const own = view.hands[name];
  const seen = (cards: readonly number[] | undefined, count: number) => ({
    cards: (cards ?? []).map(cardSprite),
    hidden: cards ? 0 : count,
  });
  const gone = t.gone.filter(card => sideOfCard(card) === side);
  const pile = (
    id: string,
    key: 'picture.pile' | 'picture.discards' | 'picture.used',
    rest: Pick<Pile, 'cards' | 'hidden'>,
  ): Pile => ({
    ...{ id: `${id}-${name}`, kind: 'pile', name: px(key, { side: name }, '§4-deck-a'), side: name },
    ...rest,
  });
  return [
    {
      ...{ id: `hand-${name}`, kind: 'hand', name: px('picture.hand', { side: name }, '§4-hand-a'), side: name },
      ...(view.seat === name ? { mine: true } : {}),
      ...seen(own?.cards, t.held[side]!),
    },
    pile('pile', 'picture.pile', seen(undefined, t.pile[side]!)),
    pile('discards', 'picture.discards', seen(own?.discards, t.discarded[side]!)),
    pile('used', 'picture.used', { cards: gone.map(cardSprite), hidden: t.out[side]! }),
  ];
}
