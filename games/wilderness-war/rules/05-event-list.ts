import { type CardEvent, cardSlug, eventOf, type Side } from '../data/index.ts';
import type { Table, U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { colonialEvents } from './05-event-colonies.ts';
import { fortuneEvents } from './05-event-fortunes.ts';
import { indianEvents } from './05-event-indians.ts';
import type { Moment, PhaseEvent, Pick, ResponseEvent } from './05-event-record.ts';
import { regularsEvents } from './05-event-regulars.ts';
import { responseEvents } from './05-event-responses.ts';

// 5.5 Every event by its word: none may be missing.

export const EVENTS: Readonly<Record<CardEvent, PhaseEvent | ResponseEvent>> = {
  ...fortuneEvents,
  ...responseEvents,
  ...indianEvents,
  ...colonialEvents,
  ...regularsEvents,
};
const WORDS = Object.keys(EVENTS) as readonly CardEvent[];

export const phaseEvent = (event: CardEvent): PhaseEvent | null => {
  const found = EVENTS[event];
  return found.moments === 'phase' ? found : null;
};
export const responseEvent = (event: CardEvent): ResponseEvent | null => {
  const found = EVENTS[event];
  return found.moments === 'phase' ? null : found;
};

const answering = (moment: Moment): readonly CardEvent[] =>
  WORDS.filter(event => responseEvent(event)?.moments.includes(moment));
/** The events of a moment. */
export const MOMENTS: Readonly<Record<Moment, readonly CardEvent[]>> = {
  activation: answering('activation'),
  lake: answering('lake'),
  battle: answering('battle'),
  siege: answering('siege'),
  surrender: answering('surrender'),
  assault: answering('assault'),
  raid: answering('raid'),
  taken: answering('taken'),
};

/** What follows from a choice, by its word. */
export const PICKS: Readonly<Record<string, Pick['chosen']>> = Object.fromEntries(
  WORDS.flatMap(event => phaseEvent(event)?.pick ?? []).map(({ of, chosen }) => [of, chosen]),
);

/** §5.522b Units wait for this event, and no space is open to them. */
export function findsNoEntry(t: Table, side: Side, event: CardEvent): boolean {
  const entry = phaseEvent(event)?.entry;
  return entry ? entry.waits(t, side) && !entry.opens(t, side) : false;
}
export function sayNoEntry(u: U, side: Side, card: number): void {
  const event = eventOf(card);
  if (phaseEvent(event)?.entry?.unnamed && findsNoEntry(u.table, side, event))
    u.say(tx('units.notReceived', { card: cardSlug(card) }, '§5.522b'));
}
