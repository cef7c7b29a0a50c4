import type { Seat } from '@bivouac/kernel';
import type { Answer, TableInfo, Update } from '../messages.ts';
import { ordersHeard } from '../orders.ts';
import { outcomeOf } from '../room.ts';
import { type Begun, isBegun, type Table } from './seats.ts';

/** Somebody at a table: told what is new, as far as his seats may know it. */
export interface Guest {
  known: number; // the last number it was sent
  welcome: string | null; // the table and the seats it was told of; null: it has not said hello
  standing: string; // the standing orders it was told of
  whole?: boolean; // it has heard all that may be heard after the end
  send(answer: Answer): void;
}
export const newGuest = (send: (answer: Answer) => void): Guest => ({ known: 0, welcome: null, standing: '', send });

/** What one guest may be told of a table. */
export interface Telling {
  readonly table: TableInfo;
  readonly seats: readonly Seat[];
  update(since: number): Update;
}

/** At the end everyone hears the whole once more: what was told to some only is now told to all. */
function hearsAll({ game, room }: Begun, guest: Guest): boolean {
  if (guest.whole || !outcomeOf(game, room)) return false;
  guest.whole = true;
  return room.lines.some(line => line.events.some(event => event.only));
}

/** Nobody hears of an order that is not his own: not even that something happened. */
export function tell(table: Table, guest: Guest, told: Telling): void {
  const { seats } = told;
  const welcome = { t: 'welcome', table: told.table, seats } as const;
  const name = JSON.stringify(welcome);
  const standing = table.room ? JSON.stringify(ordersHeard(table.game, table.room, seats)) : '';
  const isNew = guest.welcome !== name;
  if (isNew) guest.send(welcome);
  if (isNew) guest.welcome = name; // else the one that it has had for long
  if (!isBegun(table) || !(isNew || guest.known < table.room.lines.length || guest.standing !== standing)) return;
  guest.send(told.update(hearsAll(table, guest) ? 0 : guest.known));
  guest.known = table.room.lines.length;
  if (guest.standing !== standing) guest.standing = standing;
}
