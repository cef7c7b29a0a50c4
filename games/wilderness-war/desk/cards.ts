import type { Draft, Offer } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { cardNumber, cardOf, cardSlug, eventOf, pieceIds } from '../data/index.ts';
import { able } from '../rules/05-activation.ts';
import { handOf } from '../rules/05-cards.ts';
import { findsNoEntry } from '../rules/05-event-list.ts';
import type { Moment } from '../rules/05-event-record.ts';
import { type Action, handSize } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  type CardAim,
  drafting,
  listed,
  order,
  type Press,
  putBack,
  type Question,
  START,
  word,
  wordAmong,
} from './asked.ts';
import { oddsAfter, oddsNow } from './odds.ts';
import { foulWeather } from './possible.ts';

// A card first, then its use. Draft `{ card }`.

/** The card of the draft, if it is one of these. */
const chosenCard = (cards: readonly number[], draft: Draft): string => wordAmong(draft, 'card', cards.map(cardSlug));

const pickable = (card: string, chosen: string): CardAim => {
  const picked = card === chosen;
  const label = dx(picked ? 'desk.putCardBack' : 'desk.pickCard', { card });
  return { card, label, next: drafting(picked ? START : { card }), ...(picked ? { picked } : {}) };
};

export const playing: Question = {
  rule: '§5.26a',
  first: dx('desk.no.cardFirst', {}, '§5.26a'),
  offer(a, draft) {
    const hand = handOf(a.view, a.side);
    const card = chosenCard(hand, draft);
    const possible = card ? foulWeather(a) : undefined;
    return {
      targets: card ? chiefs(a, card) : [],
      cards: hand.map(each => pickable(cardSlug(each), card)),
      buttons: [...(card ? [...uses(a, card), putBack()] : []), ...holding(a, card === '')],
      hint: card ? useHint(a, card) : dx('desk.hint.card', {}, '§5.26a'),
      ...(possible ? { possible } : {}),
    };
  },
  whyNot: (a, draft, { space, piece, card, name }) => {
    if (card >= 0) return a.whyNot({ type: 'activate', card: name });
    if (word(draft, 'card') === '') return null;
    return space >= 0 || piece >= 0 ? dx('desk.no.useFirst', { card: word(draft, 'card') }, '§5.26a') : null;
  },
};
const cardValue = (card: string): number => cardOf(cardNumber(card)).activation;

/** A warning when the units of the event would not be received. */
function useHint(a: Asked, card: string): Text {
  const args = { card, value: cardValue(card) };
  const event = eventOf(cardNumber(card));
  const closed = a.whyNot({ type: 'event', card }) === null && findsNoEntry(a.t, a.side, event);
  return closed ? dx('desk.hint.noEntry', args, '§5.522b') : dx('desk.hint.use', args, '§5.26a');
}

/** A leader pointed at is activated with the card, and takes his force. */
function chiefs(a: Asked, card: string): Aim[] {
  const action: Action = { type: 'activate', card };
  if (a.whyNot(action)) return [];
  return able(a.t, a.side, cardValue(card)).map(leader => {
    const piece = pieceIds[leader]!;
    return atSprite(piece, dx('desk.lead', { piece }, '§5.34a'), { action, begins: { leader: piece } });
  });
}

/** The four uses of a card, each with the reason when it is barred. */
function uses(a: Asked, card: string): Press[] {
  const value = cardValue(card);
  return [
    order(a, dx('desk.activate', { value }, '§5.32e'), { type: 'activate', card }, true),
    order(a, dx('desk.event', {}, '§5.51a'), { type: 'event', card }),
    order(a, dx('desk.buildStockades', { value }, '§5.41a'), { type: 'build', card, what: 'stockades' }),
    order(a, dx('desk.buildForts', { value }, '§5.42a'), { type: 'build', card, what: 'forts' }),
  ];
}

/** The very last card may be held. */
const holding = (a: Asked, idle: boolean): Press[] =>
  idle && handSize(a.t, a.side) === 1 ? [order(a, dx('desk.hold', {}, '§4.A.2d'), { type: 'hold' })] : [];

/** An answer with a card, or none: at once by its button, or looked at in the hand first. */
export const responding: Question = {
  rule: '§5.56a',
  first: dx('desk.no.respond', {}, '§5.56a'),
  offer(a, draft) {
    const cards = listed(a).flatMap(action => (action.type === 'respond' ? [cardNumber(action.card)] : []));
    const card = chosenCard(cards, draft);
    return answering(a, cards, card);
  },
  whyNot: (a, _draft, { card, name }) => (card >= 0 ? a.whyNot({ type: 'respond', card: name }) : null),
};

function answering(a: Asked, cards: readonly number[], card: string): Offer<Action> {
  const { moment } = a.locals as { moment: Moment };
  const odds = card ? oddsAfter(a, eventOf(cardNumber(card)), moment) : oddsNow(a, moment);
  const play = (of: string): Press => ({
    label: dx('desk.playResponse', { card: of }),
    next: acting({ type: 'respond', card: of }),
    ...(of === card ? { primary: true } : {}),
  });
  const pass: Press = {
    label: dx('desk.noResponse', {}),
    next: acting({ type: 'pass' }),
    ...(card ? {} : { primary: true }),
  };
  return {
    targets: [],
    cards: cards.map(each => pickable(cardSlug(each), card)),
    buttons: card ? [play(card), putBack(), pass] : [pass, ...cards.map(each => play(cardSlug(each)))],
    hint: hintOf(cards.length, card),
    ...(odds ? { odds } : {}),
  };
}

function hintOf(many: number, card: string): Text {
  if (card) return dx('desk.hint.playResponse', { card }, '§5.56a');
  return dx(many > 0 ? 'desk.hint.respond' : 'desk.hint.noResponse', {}, '§5.56a');
}
