import { game } from '@bivouac/gettysburg-1988';
import { pending, picker, view } from '@bivouac/kernel';
import { randomAction } from '@bivouac/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load } from '../src/tables/found.ts';
import type { Live } from '../src/tables/live.ts';
import { type Started, seated, startServer } from './help.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

type Room = NonNullable<Live['room']>;

it('a table is found in the store as it is in memory, whole or by what is new, with all that may be taken back', async () => {
  const { id, union, confederate } = await seated(server);
  const { games, store } = server.house;
  const pick = picker(11);
  const roomNow = async (): Promise<Room> => (await games.table(id))!.room!;
  const ask = async (seat: string, what: object): Promise<void> => {
    const who = seat === 'union' ? union : confederate;
    await who.must('POST', `/api/tables/${id}/ask`, { id: `m${pick(1e9)}`, seat, ...what });
  };
  let known = (await load(store, id))!;
  let [taken, grown] = [0, 0];
  for (let i = 0; i < 120; i++) {
    const { record } = await roomNow();
    const [seat] = pending(game, record.state as never) as [string];
    const mayUndo = record.history.at(-1)?.before && record.history.at(-1)!.seat === seat;
    const action = randomAction(game, view(game, record.state as never, seat), seat, pick);
    const isTaken = Boolean(mayUndo) && pick(5) === 0;
    await ask(seat, isTaken ? { t: 'undo' } : { t: 'act', action });
    const whole = (await load(store, id))!.room!;
    const room = await roomNow();
    expect(whole).toEqual({ ...room, orders: {} });
    const next = (await load(store, id, known))!;
    expect(next.room).toEqual(whole);
    if (isTaken) taken++;
    else if (next.room!.record.history[0] === known.room!.record.history[0]) grown++;
    known = next;
  }
  expect([taken > 3, grown > 60]).toEqual([true, true]);
});

it('an alarm that rings too early is set anew, and ends no game', async () => {
  const { id } = await seated(server, { pace: { kind: 'days', days: 2 } });
  const { store, games, time } = server.house;
  await games.table(id);
  const { deadline, seq } = (await store.tables.get(id))!;
  await store.tables.setAlarm(id, seq, time.now() - 1);
  expect(await store.tables.late(time.now())).toEqual([id]);
  await server.round();
  expect(await store.tables.get(id)).toMatchObject({ deadline, status: 'playing' });
  expect(await store.tables.late(time.now())).toEqual([]);
});
