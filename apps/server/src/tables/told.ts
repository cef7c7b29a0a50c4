import { type Handled, handle, type Told } from '@bivouac/room';
import { type Live, seatsHeld } from './live.ts';

/** More lines than any game needs. */
const MOST_LINES = 10_000;
const ENDLESS: readonly string[] = ['say', 'propose', 'undo'];

/** A message is known by the session and the seat it came from: nobody uses up another's id. */
export const boundId = (id: string, seat: string | null, session: string): string =>
  `${session.slice(0, 12)} ${seat ?? ''} ${id}`;
/** The sender's own id again. */
export const messageId = (bound: string): string => bound.split(' ').slice(2).join(' ');

/** What an account wants done at a table. Talk and taking back have an end; acting, answering and resigning never do. */
export function told(live: Live, account: string | null, ask: Told, most = MOST_LINES): Handled {
  if (ask.seat === null) return { refused: { key: 'room.notYourSeat' } };
  const done = handle(live.game, live.room!, seatsHeld(live, account), ask);
  const tooLong = 'line' in done && done.line.seq > most && ENDLESS.includes(done.line.kind);
  return tooLong ? { refused: { key: 'server.longTable' } } : done;
}
