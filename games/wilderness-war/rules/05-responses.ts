import { type Choices, done, go, list, nobody, only, rules, type Setup, type Text } from '@bivouac/kernel';
import {
  type CardEvent,
  cardNumber,
  cardOf,
  cardSlug,
  eventOf,
  pieceIds,
  SIDES,
  type Side,
  spaceIds,
} from '../data/index.ts';
import type { Action, Table, U, WildernessView, WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { couldHold, discard, handOf, mayUse } from './05-cards.ts';
import { allHold, whyNotClauses } from './05-clauses.ts';
import { EVENTS, MOMENTS, responseEvent } from './05-event-list.ts';
import type { Moment } from './05-event-record.ts';
import { by } from './told.ts';

// 5.56 RESPONSE EVENTS. A side is asked whenever it *could* hold one: a pause betrays nothing.

const { procedure } = rules<WW>();

export const PASS: Action = { type: 'pass' };

/** §5.56a The events a side could answer a moment with, as far as everyone can see. */
export const possibleResponses = (t: Table, setup: Setup, side: Side, moment: Moment): readonly CardEvent[] =>
  MOMENTS[moment].filter(event => couldHold(t, setup, side, event) && allHold(EVENTS[event].condition, t, setup, side));

const responsesHeld = (view: WildernessView, side: Side, moment: Moment): Action[] => {
  const possible = possibleResponses(view.table, view.setup, side, moment);
  return handOf(view, side)
    .filter(card => possible.includes(eventOf(card)) && mayUse(view.setup, side, card))
    .map(card => ({ type: 'respond', card: cardSlug(card) }));
};

function whyNotRespond(view: WildernessView, side: Side, moment: Moment, action: Action): Text | null {
  if (action.type !== 'respond') return tx('no.respond', {}, '§5.56a');
  const card = cardNumber(action.card);
  if (!handOf(view, side).includes(card)) return tx('no.card', { card: action.card }, '§5.21a');
  if (!cardOf(card).response) return tx('no.notResponse', { card: action.card }, '§5.13a');
  if (!mayUse(view.setup, side, card)) return tx('no.colour', { card: action.card }, '§5.12a');
  if (!MOMENTS[moment].includes(eventOf(card))) return tx('no.moment', { card: action.card }, '§5.56a');
  return whyNotClauses(EVENTS[eventOf(card)], [view.table, view.setup, side], card);
}

const choicesFor = (view: WildernessView, side: Side, moment: Moment): Choices<Action> =>
  list<Action>([PASS, ...responsesHeld(view, side, moment)], action => whyNotRespond(view, side, moment, action));

/** Where something happens that may be answered, and who moves there. */
function stirring({ battle, siegework, raid, move }: Table): { space: string; pieces: readonly string[] } {
  const where = battle?.where ?? siegework?.where ?? raid?.where ?? move?.at ?? -1;
  return { space: spaceIds[where] ?? '', pieces: (move?.pieces ?? []).map(piece => pieceIds[piece]!) };
}

export const responses = procedure<{ side: Side; moment: Moment }>('responses')({
  offer: {
    asks: ({ table, setup }, { side, moment }) =>
      possibleResponses(table, setup, side, moment).length > 0 ? only(SIDES[side]) : nobody,
    prompt: ({ table }, { side, moment }) =>
      tx(`respond.${moment}`, { side: SIDES[side], ...stirring(table) }, '§5.56a'),
    choices: (view, { side, moment }) => choicesFor(view, side, moment),
    take(u, { side }, answer) {
      if (answer.type !== 'respond') return done();
      answerWith(u, side, cardNumber(answer.card));
      return go('offer'); // §7.4a all of one side's cards before the other's
    },
  },
});

/** Plays a response: §5.56b it is no Action Phase. */
export function answerWith(u: U, side: Side, card: number): void {
  discard(u, side, card);
  const shown = { ...by(side), card: cardSlug(card) };
  u.say(tx('card.response', { side: SIDES[side], card: shown.card }, EVENTS[eventOf(card)].rule), shown);
  responseEvent(eventOf(card))?.effect(u, side);
}
