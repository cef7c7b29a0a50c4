import type { Draft } from '@bivouac/desk';
import type { Point } from '@bivouac/maps/plane';
import { BW, cardNumber, cardSlug, FULL_TURN, idOf, tableOf } from '../data/index.ts';
import type { InterruptEffect } from '../rules/04-effect-record.ts';
import { effectOf } from '../rules/04-effects.ts';
import type { Window } from '../rules/04-interrupts.ts';
import { handOf, type Interrupt_, UNITS, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPoint,
  atSprite,
  button,
  drafting,
  isGiven,
  type Offer,
  order,
  type Press,
  putBack,
  type Question,
  spotOf,
  whole,
  wordAmong,
} from './asked.ts';
import { pickable, ruleOfCard } from './cards.ts';
import { type Patch, patchMarks } from './shapes.ts';

// 4 Interrupts of the passive side. Draft `{ card }`, for Poor Survey `{ card, x, y, heading, small }` as well.

const effectOn = (card: string): InterruptEffect => effectOf(idOf(cardNumber(card))) as InterruptEffect;
const lays = (card: string): boolean => effectOn(card).does === 'lays';

/** Whom a card of the hand could name now; null: it cannot be played. */
function namesOf(a: Asked, card: string): readonly string[] | null {
  if (!effectOn(card).names) {
    const why = a.whyNot({ type: 'interrupt', card });
    return why === null || (lays(card) && why.key === 'no.patch') ? [] : null;
  }
  const units = Array.from({ length: UNITS(a.t) }, (_, unit) => unitId(a.t, unit));
  const found = units.filter(unit => a.whyNot({ type: 'interrupt', card, unit }) === null);
  return found.length > 0 ? found : null;
}

const decline = (primary: boolean): Press =>
  button('desk.noInterrupt', {}, acting({ type: 'decline' }), primary ? { primary } : {});

export const interrupting: Question = {
  rule: '§4-int-c',
  first: dx('desk.no.interruptCard', {}),
  offer(a, draft) {
    const hand = handOf(a.view, a.side).map(cardSlug);
    const open = hand.filter(card => namesOf(a, card) !== null);
    const card = wordAmong(draft, 'card', open);
    const { window } = a.locals as { window: Window };
    const cards = open.map(each => pickable(each, card));
    if (card === '')
      return {
        targets: [],
        cards,
        buttons: [decline(true)],
        hint: dx('desk.hint.interrupt', { window, cards: open }, '§4-int-c'),
      };
    return { cards, ...(lays(card) ? surveyOffer(a, draft, card) : cardOffer(a, card)) };
  },
  whyNot(a, draft, { card, name, unit, point }) {
    if (card >= 0) return a.whyNot({ type: 'interrupt', card: name });
    const chosen = wordAmong(draft, 'card', handOf(a.view, a.side).map(cardSlug));
    if (chosen === '') return null;
    if (unit >= 0) return a.whyNot({ type: 'interrupt', card: chosen, unit: name });
    return point && lays(chosen) ? a.whyNot(laid(chosen, patchAt(point, draft))) : null;
  },
};

function cardOffer(a: Asked, card: string): Offer {
  const units = namesOf(a, card) ?? [];
  const rule = ruleOfCard(card);
  const play = units.length === 0 ? [order(a, dx('desk.playCard', { card }), { type: 'interrupt', card }, true)] : [];
  const against = (unit: string): Aim =>
    atSprite(unit, dx('desk.interruptUnit', { card, unit }, rule), acting({ type: 'interrupt', card, unit }));
  return {
    targets: units.map(against),
    buttons: [...play, putBack(), decline(false)],
    hint: dx(units.length === 0 ? 'desk.hint.playCard' : 'desk.hint.interruptUnit', { card }, rule),
  };
}

// Poor Survey: where the rocky ground lies.
const LARGE = [4 * BW, 3 * BW] as const;
const SMALL = [2 * BW, 1500] as const;
const EIGHTH = FULL_TURN / 8;
function patchAt({ x, y }: Point, draft: Draft): Patch {
  const [width, depth] = isGiven(draft, 'small') ? SMALL : LARGE;
  return { x, y, width, depth, heading: Math.max(0, whole(draft, 'heading')) % FULL_TURN };
}
const laid = (card: string, { x, y, width, depth, heading }: Patch): Interrupt_ => ({
  type: 'interrupt',
  card,
  at: [x, y, width, depth, heading],
});
const surveyDraft = (card: string, { x, y, width, heading }: Patch): Draft => ({
  ...{ card, x, y, heading },
  ...(width === SMALL[0] ? { small: true } : {}),
});
/** What pointing at open ground does with Poor Survey in hand. */
export function surveyed(a: Asked, draft: Draft, point: Point): Aim | null {
  const hand = handOf(a.view, a.side).map(cardSlug);
  const card = wordAmong(draft, 'card', hand.filter(lays));
  const patch = patchAt(point, draft);
  if (card === '' || a.whyNot(laid(card, patch))) return null;
  return atPoint(spotOf(a.view, point), dx('desk.surveyHere', {}), drafting(surveyDraft(card, patch)));
}

/** A coarse grid of places where it may lie, for who does not point. */
function surveyPoints(a: Asked, draft: Draft): Aim[] {
  const [east, north] = tableOf(a.setup.scenario);
  const step = 5 * BW;
  const found: Aim[] = [];
  for (let x = step; x < east; x += step)
    for (let y = step; y < north; y += step) {
      const aim = surveyed(a, draft, { x, y });
      if (aim) found.push(aim);
    }
  return found;
}
function surveyOffer(a: Asked, draft: Draft, card: string): Offer {
  const rule = ruleOfCard(card);
  const at = { x: whole(draft, 'x'), y: whole(draft, 'y') };
  if (at.x < 0 || at.y < 0)
    return {
      targets: surveyPoints(a, draft),
      buttons: [putBack(), decline(false)],
      hint: dx('desk.hint.survey', { card }, rule),
    };
  const patch = patchAt(at, draft);
  const turned = { ...patch, heading: (patch.heading + EIGHTH) % FULL_TURN };
  const [width, depth] = patch.width === SMALL[0] ? LARGE : SMALL;
  const resized = { ...patch, width, depth };
  return {
    targets: [],
    buttons: [
      order(a, dx('desk.survey', { card }), laid(card, patch), true),
      button('desk.turnPiece', {}, drafting(surveyDraft(card, turned))),
      button(width === SMALL[0] ? 'desk.smaller' : 'desk.larger', {}, drafting(surveyDraft(card, resized))),
      putBack(),
    ],
    hint: dx('desk.hint.survey', { card }, rule),
    ...patchMarks(a.view, patch),
  };
}
