import { BRITISH, type CardEvent, cardSlug, eventOf, FRENCH, groupOf, type Side } from '../data/index.ts';
import type { Table, U } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  comingIndians,
  mayArrive,
  type Places,
  spacesFor,
  unused,
  unusedOf,
  waitingIndians,
} from './05-events-units.ts';
import { JOHNSON } from './05-forces.ts';

// 5.522 Units of an event that find no entry space are not received; the event may be played all the same.

type Waits = (t: Table, side: Side) => boolean;
interface Entry {
  readonly waits: Waits; // units are there to come
  readonly opens: Waits; // a space is open to them
}
const coming = (type: string, places: readonly Places[], side: Side = BRITISH): Entry => ({
  waits: t => unusedOf(t, side, type).length > 0,
  opens: t => places.some(each => spacesFor(t, side, each).length > 0),
});
const allies = (group: string): Entry => ({
  waits: (t, side) => waitingIndians(t, side, [group]).length > 0,
  opens: (t, side) => comingIndians(t, side, [group]).length > 0,
});

const ENTRIES: Readonly<Partial<Record<CardEvent, Entry>>> = {
  northern_indian_alliance: allies('northern'),
  western_indian_alliance: allies('western'),
  iroquois_alliance: allies('iroquois'),
  mohawks: {
    waits: t => unused(t, BRITISH, unit => groupOf(unit) === 'mohawk').length > 0,
    opens: t => mayArrive(t, BRITISH, t.at[JOHNSON]!),
  },
  cherokees: {
    waits: t => unused(t, BRITISH, unit => groupOf(unit) === 'cherokee').length > 0,
    opens: t => spacesFor(t, BRITISH, 'southern').length > 0,
  },
  raise_provincials: coming('provincial', ['northern', 'southern']),
  rangers: coming('ranger', ['fortifications']),
  light_infantry: coming('light-infantry', ['fortresses']),
  french_regulars: coming('regular', ['canada'], FRENCH),
  british_regulars: coming('regular', ['ports']),
  highlanders: coming('highland', ['ports']),
  royal_americans: coming('royal-american', ['colonial']),
  acadians_expelled: coming('regular', ['halifax']),
};

/** §5.522b Units wait for this event, and no space is open to them. */
export function findsNoEntry(t: Table, side: Side, event: CardEvent): boolean {
  const entry = ENTRIES[event];
  return entry !== undefined && entry.waits(t, side) && !entry.opens(t, side);
}

/** Units that were still to be chosen; those an event names are named when they are not received. */
const UNNAMED: readonly CardEvent[] = [
  'northern_indian_alliance',
  'western_indian_alliance',
  'iroquois_alliance',
  'mohawks',
  'raise_provincials',
  'rangers',
];
export function sayNoEntry(u: U, side: Side, card: number): void {
  const event = eventOf(card);
  if (UNNAMED.includes(event) && findsNoEntry(u.table, side, event))
    u.say(tx('units.notReceived', { card: cardSlug(card) }, '§5.522b'));
}
