import { SIDES, sideNumber, tables } from '../data/index.ts';
import { has, of, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { rollAll } from './05-dice.ts';
import { rainFalls } from './12-rain.ts';

// 3.0 RANDOM EVENTS: in scenarios that use them.

/** The table of events in force, or null. */
function tableOf(t: Table): readonly string[] | null {
  const { randomEvents } = of(t).scenario; // §12.0-scope-advanced §12.0-scope-basic
  if (has(t, 'dry') || t.turn < randomEvents.fromTurn) return null;
  return tables.randomEvents.tables[randomEvents.table] ?? null;
}

/** An event set by a variant for this turn instead of a roll. */
const setEvent = (t: Table): string | undefined =>
  of(t).scenario.weather.variants?.find(each => each.turn === t.turn && has(t, each.id))?.event;

/** §3.0-random-events Two dice on the title's own table (§12.0-own-table). */
export function randomEvent(u: U): void {
  const { table: t } = u;
  const events = tableOf(t);
  const set = setEvent(t);
  if (!events && !set) return;
  const event = set ?? events![rollAll(u, 2, 'event.roll', {}, '§3.0-random-events', 0) - 2]!;
  const [kind, what = ''] = event.split(':');
  u.say(tx('event.is', { event }, '§3.0-random-events'));
  if (kind === 'rain') rainFalls(u, Number(what.slice('current+'.length)));
  if (kind === 'paralysis') t.paralysed[sideNumber(what)] = 1;
  if (kind === 'lull') t.lull = 1;
}

/** A new turn: what held for the last one only. */
export function clearEvents(t: Table): void {
  t.paralysed = SIDES.map(() => 0);
  t.lull = 0;
  t.silent = [];
}
