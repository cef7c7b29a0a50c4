import { BRITISH, type Side } from '../data/index.ts';
import type { Table } from '../state.ts';
import { comingIndians, type Places, spacesFor, unusedOf, waitingIndians } from './05-events-units.ts';

// 5.522 Units of an event that find no entry space are not received; the event may be played all the same.

type Waits = (t: Table, side: Side) => boolean;
export interface Entry {
  readonly waits: Waits; // units are there to come
  readonly opens: Waits; // a space is open to them
  readonly unnamed?: boolean; // they were still to be chosen: others are named when they are not received
}
export const coming = (type: string, places: readonly Places[], side: Side = BRITISH): Entry => ({
  waits: t => unusedOf(t, side, type).length > 0,
  opens: t => places.some(each => spacesFor(t, side, each).length > 0),
});
export const allies = (group: string): Entry => ({
  waits: (t, side) => waitingIndians(t, side, [group]).length > 0,
  opens: (t, side) => comingIndians(t, side, [group]).length > 0,
  unnamed: true,
});
