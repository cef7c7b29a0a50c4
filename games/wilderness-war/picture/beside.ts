import type { Arrivals, CardSprite, Holding, Pile } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import {
  BOTH,
  BRITISH,
  cardOf,
  cardSlug,
  isIndian,
  isLeader,
  SIDES,
  type Side,
  sideOf,
  spaceIds,
  villageOf,
} from '../data/index.ts';
import { knownIn } from '../imagine.ts';
import type { TaskOf } from '../rules/05-events-tasks.ts';
import { ALL_PIECES, GONE, handSize, OFF, POOL, type Table, type WildernessView } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type PieceArt, spriteAway } from './pieces.ts';

// Pieces beside the map. Militia boxes are places of the board: their units are there.

export function holdingsOf(view: WildernessView): Holding<PieceArt>[] {
  const { table: t } = view;
  const coming = arriving(view);
  const waiting = (piece: number): boolean => !coming.includes(piece);
  const all: readonly Holding<PieceArt>[] = [
    ...(coming.length > 0 ? [holding(t, 'arriving', dx('desk.arriving', arrivingSide(coming), '§5.52a'), coming)] : []),
    holding(t, 'pool', dx('desk.pool', {}, '§setup-h'), inPool(t).filter(waiting)),
    ...BOTH.flatMap(side => [
      holding(t, `aside-${SIDES[side]}`, named('desk.aside', side), away(t, side, OFF).filter(isLeader)),
      holding(t, `unused-${SIDES[side]}`, named('desk.unused', side), unused(t, side).filter(waiting)),
      holding(t, `gone-${SIDES[side]}`, named('desk.gone', side), away(t, side, GONE)),
    ]),
  ];
  return all.filter(({ items }) => items.length > 0);
}

/** Pieces drawn or named by an event; their place is chosen on the map. */
export function arrivalsOf(view: WildernessView): Arrivals<PieceArt>[] {
  const coming = arriving(view);
  if (coming.length === 0) return [];
  const { side } = arrivingSide(coming);
  const sprites = coming.map(piece => spriteAway(view.table, piece, ''));
  return [
    { id: 'arriving', side, when: dx('desk.arriving', { side }, '§5.52a'), now: true, entries: [{ at: '', sprites }] },
  ];
}

const RULES = { 'desk.aside': '§setup-i', 'desk.unused': '§5.52a', 'desk.gone': '§5.52b' } as const;
const named = (key: keyof typeof RULES, side: Side): Text => dx(key, { side: SIDES[side] }, RULES[key]);
const arrivingSide = (pieces: readonly number[]) => ({ side: SIDES[sideOf[pieces[0]!] as Side] });

/** Indians would come in at their village. */
const holding = (t: Table, id: string, name: Text, pieces: readonly number[]): Holding<PieceArt> => ({
  id,
  name,
  items: pieces.map(piece => ({ sprite: spriteAway(t, piece, isIndian[piece] ? spaceIds[villageOf[piece]!] : '') })),
});

const away = (t: Table, side: Side, place: number): number[] =>
  ALL_PIECES.filter(piece => sideOf[piece] === side && t.at[piece] === place);
/** By the alphabet of the data: how they will be drawn, nobody knows. */
const inPool = (t: Table): number[] => away(t, BRITISH, POOL);
const unused = (t: Table, side: Side): number[] => away(t, side, OFF).filter(piece => !isLeader(piece));

/** Drawn or named by an event, and on their way. */
function arriving({ stack }: WildernessView): readonly number[] {
  const frame = stack[stack.length - 1];
  return frame?.proc === 'reinforce' ? (frame.locals as TaskOf<'reinforce'>).pieces : [];
}

// Cards.
export function pilesOf(view: WildernessView): Pile[] {
  const { table: t } = view;
  return [
    ...BOTH.map(side => hand(view, side)),
    pile('discard', dx('desk.discard', {}, '§5.22a'), t.discard, t.card),
    pile('removed', dx('desk.removed', {}, '§5.23a'), t.removed, t.card),
    { id: 'deck', kind: 'pile', name: dx('desk.deck', {}, '§5.21a'), cards: [], hidden: t.deck },
  ];
}

const cardSprite = (card: number, note?: Text): CardSprite => {
  const { activation, side, response } = cardOf(card);
  const args = { card: cardSlug(card), value: activation, side, response: response ? 1 : 0 };
  return {
    id: cardSlug(card),
    label: dx('desk.card', args, '§5.11a'),
    says: dx('desk.cardSays', { card: cardSlug(card) }),
    ...(note ? { note } : {}),
  };
};

/** A hand that is hidden shows the cards one knows to be in it. */
function hand(view: WildernessView, side: Side): Pile {
  const open = view.hands[SIDES[side]]?.cards;
  const cards = open ?? knownIn(view, side);
  return {
    id: `hand-${SIDES[side]}`,
    kind: 'hand',
    name: dx('desk.hand', { side: SIDES[side] }, '§5.21a'),
    side: SIDES[side],
    ...(view.seat === SIDES[side] ? { mine: true } : {}),
    cards: cards.map(card => (open ? cardSprite(card) : cardSprite(card, dx('desk.known', {}, '§5.21a')))),
    hidden: open ? 0 : handSize(view.table, side) - cards.length,
  };
}

const pile = (id: string, name: Text, cards: readonly number[], playing: number): Pile => ({
  id,
  kind: 'pile',
  name,
  cards: cards.map(card => (card === playing ? cardSprite(card, dx('desk.playing', {}, '§5.26a')) : cardSprite(card))),
  hidden: 0,
});
