import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@bivouac/gettysburg-1988';
import { begin, enter, hash, look, pending, picker, read, type Seat, write } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alarmOf, banksAfter, changedAt, deadlineOf, firstBanks, latest } from '../src/tables/clock.ts';
import type { Player, PlayerOptions } from '../src/workshop/player.ts';
import { Visitor } from '../src/workshop/visitor.ts';
import { day1, givenIn, player, StandingClock, type Started, seated, startServer, until, Wire } from './help.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('two players apart', () => {
  it('play a whole game over sockets, through breaks, to the same position', async () => {
    const { id, union, confederate } = await seated(server);
    const [a, b] = [breaking(union, id, 1), breaking(confederate, id, 2)];
    const stranger = breaking(server.visitor(), id, 3, { plays: false });
    await Promise.all([a.over, b.over, stranger.over]);
    const late = player(server.visitor(), id, 4, { plays: false });
    await late.over;
    expect(new Set([a, b, stranger, late].map(each => each.hash)).size).toBe(1);
    expect([a, b, stranger, late].flatMap(each => each.faults)).toEqual([]);
    expect(Math.min(a.breaks, b.breaks, stranger.breaks)).toBeGreaterThan(0);
    await until(() => a.acked.size + b.acked.size + givenIn(a) === a.update!.count);
    const save = await union.get(`/api/tables/${id}/save`);
    const { record } = read(save.text, [game]);
    expect(record.history).toHaveLength(a.update!.count);
    expect(hash(record.state.table as never)).toBe(hash(a.update!.views['union']!.table as never));
    for (const each of [a, b, stranger, late]) each.stop();
    expect(server.errors).toEqual([]);
  });

  it('one plays against the server’s bot', async () => {
    const who = await server.guest();
    const made = await who.must('POST', '/api/tables', day1({ union: 'me', confederate: 'bot:random' }));
    expect(made.status).toBe('playing');
    const one = player(who, made.id, 5);
    await one.over;
    expect(one.faults).toEqual([]);
    one.stop();
  });

  it('a bot declines a draw and grants a take-back', async () => {
    const who = await server.guest();
    const made = await who.must('POST', '/api/tables', day1({ union: 'bot:random', confederate: 'me' }));
    const wire = await new Wire(server.base, made.id, who.cookie).open();
    const first = await wire.hello();
    const action = { type: 'endMovement' };
    expect(first.pending).toEqual(['confederate']);
    expect(await wire.ask({ t: 'act', id: 'a1', seat: 'confederate', action })).toMatchObject({ t: 'done' });
    for (const what of ['draw', 'takeBack']) {
      const proposed = await wire.ask({ t: 'propose', id: `p-${what}`, seat: 'confederate', what });
      expect(proposed).toMatchObject({ t: 'done' });
      const answered = await until(() =>
        wire.answers
          .flatMap(each => (each.t === 'update' ? each.lines : []))
          .find(line => line.kind === 'answer' && line.what === what),
      );
      expect(answered.yes).toBe(what === 'takeBack');
    }
    wire.close();
  });
});

describe('a table', () => {
  it('answers a message sent twice with the number it got first', async () => {
    const { id, union } = await seated(server);
    const wire = await new Wire(server.base, id, union.cookie).open();
    await wire.hello();
    const say = { t: 'say', id: 's1', seat: 'union', text: 'Good luck!' };
    const [one, two] = [await wire.ask(say), await wire.ask(say)];
    expect([one, two]).toEqual([
      { t: 'done', id: 's1', seq: 2 },
      { t: 'done', id: 's1', seq: 2 },
    ]);
    const late = await new Wire(server.base, id, union.cookie).open();
    expect((await late.hello(1)).lines.map(line => line.text)).toEqual(['Good luck!']);
    expect((await late.hello(999)).lines).toHaveLength(2); // a number from the future: everything
    wire.close();
    late.close();
  });

  it('neither refuses nor repeats because it has not yet heard what another process did', async () => {
    const { id, confederate } = await seated(server);
    const wire = await new Wire(server.base, id, confederate.cookie).open();
    await wire.hello();
    const elsewhere = await startServer({ BIVOUAC_DATA: server.data });
    const there = new Visitor(elsewhere.base);
    there.cookie = confederate.cookie;
    const end = { t: 'act', id: 'e', seat: 'confederate', action: { type: 'endMovement' } };
    await there.must('POST', `/api/tables/${id}/ask`, end);
    const second = await new Wire(server.base, id, confederate.cookie).open();
    expect((await second.hello(2)).lines).toEqual([]);
    expect(await wire.ask(end)).toEqual({ t: 'done', id: 'e', seq: 2 });
    await until(() => wire.answers.some(each => each.t === 'update' && each.seq === 2));
    await elsewhere.stop();
    wire.close();
    second.close();
  });

  it('goes back by consent, even past dice, and replays what stands', async () => {
    const { id, union, confederate } = await seated(server);
    const [a, b] = [player(union, id, 11, { think: 2 }), player(confederate, id, 12, { think: 2 })];
    await until(() => a.seq > 40);
    for (const each of [a, b]) each.stop();
    const [u, c] = [
      await new Wire(server.base, id, union.cookie).open(),
      await new Wire(server.base, id, confederate.cookie).open(),
    ];
    const before = await u.hello();
    for (let i = 0; i < 12; i++) {
      expect(await u.ask({ t: 'propose', id: `p${i}`, seat: 'union', what: 'takeBack' })).toMatchObject({ t: 'done' });
      expect(await c.ask({ t: 'answer', id: `q${i}`, seat: 'confederate', yes: true })).toMatchObject({ t: 'done' });
    }
    const after = await u.hello();
    expect(after.count).toBeLessThanOrEqual(before.count - 12); // what was forced goes with what led to it
    const position = await u.ask({ t: 'at', id: 'at', count: after.count });
    expect(position).toMatchObject({ t: 'position', views: { union: { table: after.views['union']!.table } } });
    expect(await u.ask({ t: 'at', id: 'far', count: 9999 })).toMatchObject({
      t: 'refused',
      why: { key: 'server.count' },
    });
    server.house.games.forget(); // what the store holds is the same table
    expect(hash((await u.hello()).views as never)).toBe(hash(after.views as never));
    u.close();
    c.close();
    const [x, y] = [player(union, id, 13), player(confederate, id, 14)];
    await Promise.all([x.over, y.over]);
    expect(x.hash).toBe(y.hash);
    for (const count of [0, 5, 20, x.update!.count]) {
      const at = await union.post(`/api/tables/${id}/ask`, { t: 'at', id: 'x', count });
      expect(at.body.t).toBe('position');
    }
    for (const each of [x, y]) each.stop();
  });

  it('keeps a free undo through a restart', async () => {
    const { id, union, confederate } = await seated(server);
    const end = { t: 'act', id: 'e', seat: 'confederate', action: { type: 'endMovement' } };
    expect((await confederate.post(`/api/tables/${id}/ask`, end)).body.t).toBe('done');
    const { pending: asked, views } = (await union.get(`/api/tables/${id}/update`)).body;
    expect([asked, Object.keys(views)]).toEqual([['union'], ['union']]);
    const move = aMove(views.union, 'union');
    const ask = (message: object) => union.post(`/api/tables/${id}/ask`, { seat: 'union', ...message });
    expect((await ask({ t: 'act', id: 'm', action: move })).body).toEqual({ t: 'done', id: 'm', seq: 3 });
    server.house.games.forget();
    expect((await union.get(`/api/tables/${id}/update`)).body.mayUndo).toEqual(['union']);
    const other = { t: 'undo', id: 'n', seat: 'confederate' };
    expect((await confederate.post(`/api/tables/${id}/ask`, other)).body.t).toBe('refused');
    expect((await ask({ t: 'undo', id: 'u' })).body).toEqual({ t: 'done', id: 'u', seq: 4 });
    server.house.games.forget();
    const after = (await union.get(`/api/tables/${id}/update`)).body;
    expect([after.count, hash(after.views)]).toEqual([1, hash(views)]);
    expect((await ask({ t: 'act', id: 'm', action: move })).body).toEqual({ t: 'done', id: 'm', seq: 3 });
  });

  it('ends by resignation, then gives out its secret and its file', async () => {
    const { id, union, confederate } = await seated(server);
    const running = await union.get(`/api/tables/${id}/save`);
    expect([running.status, running.body.key]).toEqual([409, 'server.notOver']);
    const done = await union.post(`/api/tables/${id}/ask`, { t: 'resign', id: 'r', seat: 'union' });
    expect(done.body).toMatchObject({ t: 'done' });
    const { over } = (await confederate.get(`/api/tables/${id}/update`)).body;
    expect(over.outcome).toMatchObject({ winners: ['confederate'], why: { key: 'room.resigned' } });
    expect(over.secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await union.get(`/api/tables/${id}`)).body).toMatchObject({ status: 'over', pending: [], myTurn: false });
    const again = await union.post(`/api/tables/${id}/ask`, {
      t: 'act',
      id: 'x',
      seat: 'union',
      action: { type: 'endMovement' },
    });
    expect(again.body.why.key).toBe('refusal.over');
    expect(again.body.why.say.fr).toBe('La partie est terminée.');
  });

  it('is carried out and in as a file', async () => {
    const { id, union, confederate } = await seated(server);
    const [a, b] = [player(union, id, 31), player(confederate, id, 32)];
    await Promise.all([a.over, b.over]);
    for (const each of [a, b]) each.stop();
    const save = (await union.get(`/api/tables/${id}/save`)).text;
    const over = await union.must('POST', '/api/tables/import', { save, seats: { union: 'me', confederate: 'me' } });
    expect(over).toMatchObject({ status: 'over', count: a.update!.count });
    expect((await union.get(`/api/tables/${over.id}/save`)).text).toContain(read(save, [game]).record.secret);
    expect((await union.post(`/api/tables/${over.id}/ask`, { t: 'at', id: 'x', count: 3 })).body.t).toBe('position');
    const bad = await union.post('/api/tables/import', { save: save.slice(0, -9), seats: { union: 'me' } });
    expect([bad.status, bad.body.key]).toEqual([400, 'save.notJson']);
  });

  it('is carried in while it runs, and goes on with dice nobody knows', async () => {
    let record = begin(game, { scenario: 'day1', options: [] }, 'a'.repeat(64));
    const pick = picker(5);
    for (let i = 0; i < 30; i++) {
      const [seat] = pending(game, record.state);
      record = enter(game, record, seat!, randomAction(game, look(game, record.state, seat!), seat!, pick));
    }
    const who = await server.guest();
    const wish = { save: write(record), seats: { union: 'me', confederate: 'bot:random' } };
    const made = await who.must('POST', '/api/tables/import', wish);
    expect(made).toMatchObject({ status: 'playing' });
    expect(made.commitment).not.toBe(record.commitment);
    const one = player(who, made.id, 33);
    await one.over;
    for (const count of [0, 29, 30, one.update!.count]) {
      expect((await who.post(`/api/tables/${made.id}/ask`, { t: 'at', id: 'x', count })).body.t).toBe('position');
    }
    one.stop();
  });

  it('runs out of time by its pace, and not before', async () => {
    const { id, union } = await seated(server, { pace: { kind: 'live', bank: 10, more: 0 } });
    const { clock, pending } = (await union.get(`/api/tables/${id}/update`)).body;
    expect(clock.banks).toEqual({ union: 10_000, confederate: 10_000 });
    await server.house.games.timeOut(id);
    expect((await union.get(`/api/tables/${id}`)).body.status).toBe('playing');
    const row = (await server.house.store.tables.get(id))!;
    await server.house.store.driver.batch([
      { sql: 'update tables set since = since - 10001, deadline = deadline - 10001 where id = ?', args: [row.id] },
    ]);
    server.house.games.forget();
    const over = await untilOver(union, id);
    expect(over.outcome.why).toEqual({ key: 'room.timedOut', args: { side: pending[0] } });
  });
});

describe('time', () => {
  it('does not run while the server is down', async () => {
    const data = mkdtempSync(join(tmpdir(), 'bivouac-time-'));
    const time = new StandingClock();
    let house = await startServer({ BIVOUAC_DATA: data }, { time });
    const { id, confederate } = await seated(house, { pace: { kind: 'live', bank: 60, more: 5 } });
    const before = (await house.house.store.tables.get(id))!;
    await house.stop();
    time.pass(1500);
    house = await startServer({ BIVOUAC_DATA: data }, { time });
    const after = (await house.house.store.tables.get(id))!;
    expect(after.since - before.since).toBe(1500);
    expect(after.deadline! - before.deadline!).toBe(1500);
    for (let second = 0; second < 2; second++) {
      time.pass(1000);
      await house.house.pulse.beat();
    }
    confederate.base = house.base;
    const ask = { t: 'act', id: 'e', seat: 'confederate', action: { type: 'endMovement' } };
    await confederate.must('POST', `/api/tables/${id}/ask`, ask);
    const { banks } = (await confederate.get(`/api/tables/${id}`)).body;
    expect(banks.confederate).toBe(60_000 - 2000 + 5000);
    await house.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('by correspondence is given anew with each action, and a partner’s action does not help who dawdles', () => {
    const pace = { kind: 'days', days: 2 } as const;
    const day = 86_400_000;
    const start = { since: 0, banks: firstBanks(pace, ['a', 'b']), pending: ['a', 'b'] };
    expect(deadlineOf(start)).toBe(2 * day);
    const banks = banksAfter(pace, start, 'b', day);
    expect(banks).toEqual({ a: day, b: 2 * day });
    expect(deadlineOf({ since: day, banks, pending: ['a'] })).toBe(2 * day);
    expect(latest({ since: day, banks, pending: ['b', 'a'] })).toBe('a');
    expect(deadlineOf({ since: 0, banks: firstBanks({ kind: 'free' }, ['a']), pending: ['a'] })).toBe(90 * day);
    expect(deadlineOf({ since: 0, banks: {}, pending: ['bot'] })).toBeNull();
  });
});

describe('what is written with every action', () => {
  const minute = 60_000;
  it('is not the alarm, as long as it rings in time', () => {
    expect(alarmOf(5 * minute, 9 * minute, minute)).toBe(5 * minute); // too early, and a minute off
    expect(alarmOf(5 * minute, 4 * minute, minute)).toBe(4 * minute); // never too late
    expect(alarmOf(5 * minute, 9 * minute, 4 * minute)).toBe(9 * minute);
    expect(alarmOf(null, 9 * minute, minute)).toBe(9 * minute);
    expect(alarmOf(5 * minute, null, minute)).toBeNull();
  });

  it('is not the hour by which lists are sorted, within a minute', () => {
    expect([changedAt(minute, 2 * minute - 1), changedAt(minute, 2 * minute)]).toEqual([minute, 2 * minute]);
  });
});

/** A player who loses the network at every twentieth number, once each. */
function breaking(who: Visitor, id: string, seed: number, more: Partial<PlayerOptions> = {}): Player {
  let next = seed;
  const made: Player = player(who, id, seed, {
    ...more,
    heard: ({ seq, over }) => {
      if (over || seq < next) return;
      next = seq + 20;
      setImmediate(() => made.cut());
    },
  });
  return made;
}

async function untilOver(who: Awaited<ReturnType<Started['guest']>>, id: string) {
  for (;;) {
    const { over } = (await who.get(`/api/tables/${id}/update`)).body;
    if (over) return over;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

function aMove(view: AnyView, seat: Seat) {
  const pick = picker(1);
  for (let tries = 0; tries < 1000; tries++) {
    const action = randomAction(game, view, seat, pick);
    if (action.type === 'move') return action;
  }
  throw new Error('no move is offered');
}
