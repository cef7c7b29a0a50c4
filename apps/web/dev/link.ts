import type { AnyGame, AnyRecord, Seat } from '@bivouac/kernel';
import { type Answer, type Ask, drawsOf, handle, openRoom, type Room, replay, updateFor, viewsOf } from '@bivouac/room';
import { signal } from '@preact/signals';
import type { Link } from '../src/net/link.ts';

export interface PageLink extends Link {
  room(): Room;
  /** Somebody who is not at this screen acts. */
  playFor(seat: Seat, action: unknown): void;
}
/** A table kept in the page itself. */
export function pageLink(game: AnyGame, record: AnyRecord, seats: readonly Seat[]): PageLink {
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
    tell(updateFor(game, room, seats, since));
    tell({ t: 'done', id: ask.id, seq: room.lines.length });
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
