import type { Draft } from '@bivouac/desk';
import { cardNumber, cardSlug, idOf, moraleOf } from '../data/index.ts';
import { effectOf } from '../rules/04-effects.ts';
import { type Action, handOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  button,
  type CardAim,
  drafting,
  listed,
  type Offer,
  order,
  putBack,
  type Question,
  START,
  toggled,
  wordAmong,
  words,
} from './asked.ts';

// Cards that are played for something: morale, protection, discards.

export const pickable = (card: string, chosen: string, more: Readonly<Record<string, string>> = {}): CardAim => {
  const picked = card === chosen;
  const label = dx(picked ? 'desk.keepCard' : 'desk.pickCard', { card });
  return { card, label, next: drafting(picked ? more : { ...more, card }), ...(picked ? { picked } : {}) };
};
export const unique = (all: readonly string[]): string[] => [...new Set(all)];

type Morale = Extract<Action, { type: 'morale' }>;
const morales = (a: Asked): readonly Morale[] =>
  listed(a).flatMap(action => (action.type === 'morale' ? [action] : []));

/** Draft `{ card, unit }`: whichever is chosen first; the second plays it. A single unit need not be chosen. */
export const encouraging: Question = {
  rule: '§4-morale-a',
  first: dx('desk.no.cardFirst', {}),
  offer(a, draft) {
    const all = morales(a);
    const units = unique(all.map(({ unit }) => unit));
    const card = wordAmong(
      draft,
      'card',
      all.map(each => each.card),
    );
    const unit = units.length === 1 ? units[0]! : wordAmong(draft, 'unit', units);
    return {
      targets: units.map(each => moraleTarget(each, card, unit)),
      cards: moraleCards(a, all, card, unit),
      buttons: [
        ...(card && unit
          ? [button('desk.morale', { card, unit }, acting({ type: 'morale', card, unit }), { primary: true })]
          : []),
        ...(card || (unit && units.length > 1) ? [putBack()] : []),
        button('desk.noMorale', {}, acting({ type: 'decline' }), card ? {} : { primary: true }),
      ],
      hint: a.t.combat
        ? dx('desk.hint.moraleCombat', { units }, '§7-morale-b')
        : dx('desk.hint.morale', { units }, '§5-morale-a'),
    };
  },
  whyNot: (a, _draft, { card, name, unit }) => {
    const [first] = morales(a);
    if (card >= 0) return a.whyNot({ type: 'morale', card: name, unit: first?.unit ?? '' });
    return unit >= 0 ? a.whyNot({ type: 'morale', card: first?.card ?? '', unit: name }) : null;
  },
};
function moraleTarget(unit: string, card: string, chosen: string): Aim {
  if (card) return atSprite(unit, dx('desk.morale', { card, unit }), acting({ type: 'morale', card, unit }));
  const picked = unit === chosen ? { picked: true } : {};
  return atSprite(unit, dx('desk.pickUnit', { unit }), drafting(unit === chosen ? START : { unit }), picked);
}
function moraleCards(a: Asked, all: readonly Morale[], card: string, unit: string): CardAim[] {
  const hand = handOf(a.view, a.side).map(cardSlug);
  const more: Readonly<Record<string, string>> = unit ? { unit } : {};
  return hand.filter(each => all.some(action => action.card === each)).map(each => pickable(each, card, more));
}

/** §7-pen-a Draft `{ card }`. */
export const protecting: Question = {
  rule: '§7-pen-a',
  first: dx('desk.no.cardFirst', {}),
  offer(a, draft) {
    const cards = listed(a).flatMap(action => (action.type === 'protect' ? [action.card] : []));
    const card = wordAmong(draft, 'card', cards);
    const play = button('desk.protect', { card }, acting({ type: 'protect', card }), { primary: true });
    const none = button('desk.noProtect', {}, acting({ type: 'decline' }), card ? {} : { primary: true });
    return {
      targets: [],
      cards: cards.map(each => pickable(each, card)),
      buttons: card ? [play, putBack(), none] : [none],
      hint: dx('desk.hint.protect', {}, '§7-pen-a'),
    };
  },
  whyNot: (a, _draft, { card, name }) => (card >= 0 ? a.whyNot({ type: 'protect', card: name }) : null),
};

/** Draft `{ cards }`: so many are given up. */
export const discarding: Question = {
  rule: '§card-they-couldnt-hit-an',
  first: dx('desk.no.cardFirst', {}),
  offer: (a, draft) => discardOffer(a, draft),
  whyNot: (a, _draft, { card, name }) => (card >= 0 ? a.whyNot({ type: 'discard', cards: [name] }) : null),
};
function discardOffer(a: Asked, draft: Draft): Offer {
  const { owed } = a.locals as { owed: number };
  const hand = handOf(a.view, a.side).map(cardSlug);
  const picked = words(draft, 'cards').filter(card => hand.includes(card));
  const isEnough = picked.length === owed;
  const discard = { type: 'discard', cards: picked } as const;
  const least = drafting({ cards: leastMissed(a, owed) });
  return {
    targets: [],
    cards: (isEnough ? picked : hand).map(card => ({
      card,
      label: dx(picked.includes(card) ? 'desk.keepCard' : 'desk.discardCard', { card }),
      next: drafting({ cards: toggled(picked, card) }),
      ...(picked.includes(card) ? { picked: true } : {}),
    })),
    buttons: [
      ...(picked.length > 0 ? [order(a, dx('desk.discard', { count: picked.length }), discard, isEnough)] : []),
      ...(isEnough ? [] : [button('desk.discardLeast', { count: owed }, least, { primary: picked.length === 0 })]),
      ...(picked.length > 0 ? [putBack()] : []),
    ],
    hint: dx('desk.hint.discard', { count: owed }, '§card-they-couldnt-hit-an'),
  };
}

/** The cards of least value for morale. */
const leastMissed = (a: Asked, count: number): string[] =>
  [...handOf(a.view, a.side)]
    .sort((x, y) => moraleOf(x) - moraleOf(y) || x - y)
    .slice(0, count)
    .map(cardSlug);

export const ruleOfCard = (card: string) => effectOf(idOf(cardNumber(card))).rule;
