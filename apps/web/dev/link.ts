import { type AnyGame, type AnyRecord, choices, type Json, pending, picker, type Seat, view } from '@bivouac/kernel';
import {
  type Answer,
  type Ask,
  actForced,
  drawsOf,
  type Handled,
  handle,
  openRoom,
  type Room,
  replay,
  updateFor,
  viewsOf,
} from '@bivouac/room';
import { signal } from '@preact/signals';
import type { Link } from '../src/net/link.ts';

export interface PageLink extends Link {
  room(): Room;
  /** Somebody who is not at this screen acts. */
  playFor(seat: Seat, action: unknown): void;
}
/** What somebody who passes if he can answers. */
function passing(game: AnyGame, { state }: AnyRecord, seat: Seat): Json {
  const offered = choices(game, view(game, state, seat), seat);
  if (offered.kind === 'list') return offered.actions.find(({ type }) => type === 'pass') ?? offered.actions[0];
  return offered.check({ type: 'pass' }) === null ? { type: 'pass' } : offered.sample(picker(1));
}

/** A table kept in the page itself; some seats may be somebody's who passes. */
export function pageLink(
  game: AnyGame,
  record: AnyRecord,
  seats: readonly Seat[],
  passes: readonly Seat[] = [],
): PageLink {
  let room = openRoom(record);
  const ears = new Set<(answer: Answer) => void>();
  const tell = (answer: Answer): void => {
    setTimeout(() => {
      for (const hear of ears) hear(answer);
    });
  };
  const welcome = (): Answer => ({
    t: 'welcome',
    seats,
    table: {
      id: 'page',
      game: game.id,
      version: game.version,
      setup: record.state.setup,
      commitment: record.commitment,
      numbers: record.numbers,
      players: Object.fromEntries(
        Object.keys(game.seats(record.state.setup)).map(seat => [seat, { name: '', kind: 'person' as const }]),
      ),
    },
  });
  const position = (count: number): AnyRecord['state'] => replay(game, room.record, count, drawsOf(room)).state;

  const byItself = (): Handled | null => {
    const seat = pending(game, room.record.state).find(each => passes.includes(each));
    const act = (by: Seat): Ask & { t: 'act' } => ({
      t: 'act',
      id: crypto.randomUUID(),
      seat: by,
      action: passing(game, room.record, by),
    });
    return actForced(game, room) ?? (seat ? handle(game, room, [seat], act(seat)) : null);
  };
  const heard = (ask: Ask): void => {
    if (ask.t === 'hello') {
      tell(welcome());
      return tell(updateFor(game, room, seats, ask.since));
    }
    if (ask.t === 'at') {
      return tell({ t: 'position', id: ask.id, count: ask.count, views: viewsOf(game, position(ask.count), seats) });
    }
    if (ask.t === 'hurry') return;
    const since = room.lines.length;
    const done = handle(game, room, seats, ask);
    if ('refused' in done) return tell({ t: 'refused', id: ask.id, why: done.refused });
    if ('again' in done) return tell({ t: 'done', id: ask.id, seq: done.again });
    room = done.room;
    const seq = room.lines.length;
    for (let more = byItself(); more && 'room' in more; more = byItself()) room = more.room;
    tell(updateFor(game, room, seats, since));
    tell({ t: 'done', id: ask.id, seq });
  };
  return {
    send: heard,
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    state: signal('open'),
    close: () => ears.clear(),
    room: () => room,
    playFor(seat, action) {
      const since = room.lines.length;
      const ask = { t: 'act', id: crypto.randomUUID(), seat, action: action as never, after: since } as const;
      const done = handle(game, room, [seat], ask);
      if (!('room' in done)) throw new Error(`not played: ${JSON.stringify(done)}`);
      room = done.room;
      tell(updateFor(game, room, seats, since));
    },
  };
}
