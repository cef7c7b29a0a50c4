import { game } from '@bivouac/gettysburg-1988';
import { type Json, picker } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day1, player, StandingClock, type Started, seated, startServer, until, Wire } from './help.ts';

// A client that follows no rule. Everything is refused with a reason, the server stays healthy and the table as it was.

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const standing = async (id: string) => {
  const { state, seq, count, status } = (await server.house.store.tables.get(id))!;
  return { state, seq, count, status };
};
const healthy = async () => expect((await server.visitor().get('/api/health')).body).toMatchObject({ ok: true });

describe('a hostile client', () => {
  it('is refused what is not his, not offered, not now', async () => {
    const { id, union, confederate } = await seated(server);
    const before = await standing(id);
    const wire = await new Wire(server.base, id, union.cookie).open();
    const asks: [string, Record<string, Json>][] = [
      ['room.notYourSeat', { t: 'act', seat: 'confederate', action: { type: 'endMovement' } }],
      ['room.notYourSeat', { t: 'resign', seat: 'confederate' }],
      ['room.notYourSeat', { t: 'say', seat: null, text: 'nobody' }],
      ['room.notYourSeat', { t: 'act', seat: '__proto__', action: { type: 'endMovement' } }],
      ['refusal.unknownAction', { t: 'act', seat: 'union', action: { type: 'constructor' } }],
      ['refusal.malformed', { t: 'act', seat: 'union', action: [1, 2] }],
      ['refusal.field', { t: 'act', seat: 'union', action: { type: 'move', units: 3, path: [] } }],
      ['refusal.field', { t: 'act', seat: 'union', action: { type: 'endMovement', and: 'more' } }],
      ['no.otherMoves', { t: 'act', seat: 'union', action: { type: 'endMovement' } }],
      ['undo.nothing', { t: 'undo', seat: 'union' }],
      ['room.nothingProposed', { t: 'answer', seat: 'union', yes: true }],
      ['room.sayLength', { t: 'say', seat: 'union', text: '   ' }],
      ['room.notYourSeat', { t: 'order', seat: 'confederate', orders: [] }],
      ['room.noOrders', { t: 'order', seat: 'union', orders: ['phase'] }],
      ['server.unknownMessage', { t: 'order', seat: 'union', orders: 'phase' }],
      ['server.unknownMessage', { t: 'order', seat: 'union', orders: [{}] }],
      ['server.count', { t: 'at', count: 3 }],
      ['server.unknownMessage', { t: 'timeout', seat: 'confederate' }],
      ['server.unknownMessage', { t: 'act', seat: 'union', action: {}, admin: true }],
    ];
    for (const [i, [key, ask]] of asks.entries()) {
      const answer = await wire.ask({ id: `h${i}`, ...ask });
      expect([ask, answer]).toMatchObject([ask, { t: 'refused', why: { key } }]);
    }
    const mine = await new Wire(server.base, id, confederate.cookie).open();
    const wrong = { type: 'move', units: ['us-inf-wadsworth'], path: ['A1', 'Z9'] };
    expect((await mine.ask({ t: 'act', id: 'w', seat: 'confederate', action: wrong })).t).toBe('refused');
    expect(await standing(id)).toEqual(before);
    wire.close();
    mine.close();
  });

  it('decides on an old position, or on one that is still to come', async () => {
    const { id, union, confederate } = await seated(server);
    const [first, other] = [confederate, union].map(({ cookie }) => new Wire(server.base, id, cookie));
    await first!.open();
    await other!.open();
    const { seq } = await first!.hello();
    const end = (wire: Wire, seat: string, n: string, after: number) =>
      wire.ask({ t: 'act', id: n, seat, action: { type: 'endMovement' }, after });
    expect(await end(first!, 'confederate', 'first', seq)).toMatchObject({ t: 'done', seq: seq + 1 });
    const before = await standing(id);
    for (const after of [seq, 0, seq + 50]) {
      const told = await end(other!, 'union', `after-${after}`, after);
      expect([after, told]).toMatchObject([after, { t: 'refused', why: { key: 'room.stale' } }]);
    }
    expect(await end(first!, 'confederate', 'first', seq)).toMatchObject({ t: 'done', seq: seq + 1 }); // sent twice
    expect(await standing(id)).toEqual(before);
    expect(await end(other!, 'union', 'now', seq + 1)).toMatchObject({ t: 'done' });
    first!.close();
    other!.close();
  });

  it('uses up no id of another: what the other sends under it is done', async () => {
    const { id, union, confederate } = await seated(server);
    const [thief, honest] = [
      await new Wire(server.base, id, union.cookie).open(),
      await new Wire(server.base, id, confederate.cookie).open(),
    ];
    const guessed = await thief.ask({ t: 'say', id: 'next-1', seat: 'union', text: 'first' });
    const meant = await honest.ask({ t: 'say', id: 'next-1', seat: 'confederate', text: 'meant' });
    expect([guessed, meant]).toMatchObject([{ t: 'done' }, { t: 'done', seq: (guessed as { seq: number }).seq + 1 }]);
    const lines = await server.house.store.tables.lines(id);
    expect(lines.slice(-2).map(line => line.text)).toEqual(['first', 'meant']);
    thief.close();
    honest.close();
  });

  it('replays the other’s frame and gains nothing', async () => {
    const { id, union, confederate } = await seated(server);
    const honest = await new Wire(server.base, id, confederate.cookie).open();
    const first = await honest.hello();
    const frame = { t: 'say', id: 'frame-1', seat: 'confederate', text: 'mine' };
    expect(await honest.ask(frame)).toMatchObject({ t: 'done', seq: first.seq + 1 });
    const before = await standing(id);
    const thief = await new Wire(server.base, id, union.cookie).open();
    expect(await thief.ask(frame)).toMatchObject({ t: 'refused', why: { key: 'room.notYourSeat' } });
    expect(await thief.ask({ ...frame, id: 'frame-2' })).toMatchObject({
      t: 'refused',
      why: { key: 'room.notYourSeat' },
    });
    expect(await standing(id)).toEqual(before);
    honest.close();
    thief.close();
  });

  it('sends what is no message', async () => {
    const { id, union } = await seated(server);
    const before = await standing(id);
    const wire = await new Wire(server.base, id, union.cookie).open();
    const rubbish = [
      '',
      '{',
      'null',
      '[]',
      '42',
      '"hello"',
      '{"t":"hello"}',
      '{"t":"hello","since":-1}',
      '\u0000',
      '{"__proto__":{"t":"hello"}}',
    ];
    for (const text of rubbish) wire.send(text);
    wire.socket.send(Buffer.from([1, 2, 3]));
    await until(() => wire.answers.length === rubbish.length + 1);
    for (const answer of wire.answers) {
      expect(answer).toMatchObject({
        t: 'trouble',
        why: { key: expect.stringMatching(/^server\.(notJson|unknownMessage)$/) },
      });
    }
    expect(await standing(id)).toEqual(before);
    wire.close();
  });

  it('sends a giant frame and is cut off with a reason', async () => {
    const { id, union } = await seated(server);
    const wire = await new Wire(server.base, id, union.cookie).open();
    wire.send({ t: 'say', id: 'big', seat: 'union', text: 'x'.repeat(1_000_000) });
    expect((await until(() => wire.closed)).code).toBe(1009);
    const big = await union.ask('POST', '/api/guest', `{"language":"${'x'.repeat(1_000_000)}"}`);
    expect([big.status, big.body.key]).toEqual([413, 'server.tooLarge']);
    await healthy();
  });

  it('sends 10,000 fuzzed messages', async () => {
    const { id, union, confederate } = await seated(server);
    const [a, b] = [player(union, id, 1), player(confederate, id, 2)];
    await until(() => a.seq > 30);
    for (const each of [a, b]) each.stop();
    await until(() => server.house.games.size.watched === 0);
    const wire = await new Wire(server.base, id, union.cookie).open();
    await wire.ask({ t: 'say', id: 'quiet', seat: 'union', text: 'After all that was under way' });
    wire.answers.length = 0;
    const before = await standing(id);
    const spectator = await new Wire(server.base, id).open();
    const pick = picker(7);
    let sent = 0;
    while (sent < 10_000) {
      for (let i = 0; i < 50; i++, sent++) (sent % 2 ? wire : spectator).send(fuzzed(pick, sent));
      await until(() => wire.answers.length + spectator.answers.length >= sent);
    }
    const answers = [...wire.answers, ...spectator.answers];
    expect(answers).toHaveLength(10_000);
    for (const answer of answers) {
      expect(answer.t === 'refused' || answer.t === 'trouble').toBe(true);
      expect((answer as { why: { key: string } }).why.key).toMatch(/^[a-z]+\.\w+/i);
      expect((answer as { why: { key: string } }).why.key).not.toBe('server.error');
    }
    expect(await standing(id)).toEqual(before);
    expect(server.errors).toEqual([]);
    await healthy();
    wire.close();
    spectator.close();
  });

  it('knocks at HTTP with anything', async () => {
    const who = await server.guest();
    const pick = picker(3);
    const paths = [
      '/api/tables',
      '/api/tables/import',
      '/api/join',
      '/api/login',
      '/api/register',
      '/api/me/webhooks',
      '/api/tables/x/ask',
    ];
    for (let i = 0; i < 300; i++) {
      const path = paths[pick(paths.length)]!;
      const body = pick(4) === 0 ? '{"a":' : JSON.stringify(value(pick, 3));
      const { status, body: said } = await who.ask('POST', path, body);
      expect(status, `${path} ${body}`).toBeGreaterThanOrEqual(400);
      expect(status, `${path} ${body}`).toBeLessThan(500);
      expect(said.say.fr.length * said.say.en.length).toBeGreaterThan(0);
      expect(said.say.en).not.toContain('⟨');
    }
    const odd = await who.ask('POST', '/api/guest', 'a=b', { 'content-type': 'text/plain' });
    expect(odd.status).toBe(415);
    for (const path of ['/api/tables/..%2f..%2fetc', '/api/nothing', '/..%2f..%2fpackage.json', '/package.json']) {
      expect((await who.get(path)).status).toBeGreaterThanOrEqual(400);
    }
    expect(server.errors).toEqual([]);
  });

  it('asks without end and never reads: it is cut off, and catches up when it comes back', async () => {
    const { id, union } = await seated(server);
    const wire = await new Wire(server.base, id, union.cookie).open();
    wire.socket.pause();
    for (let i = 0; i < 300 && server.house.metrics.get('cutoffs') === 0; i++) {
      for (let j = 0; j < 50; j++) wire.send({ t: 'at', id: `${i}.${j}`, count: 0 });
      await healthy(); // it had its turn
    }
    expect(server.house.metrics.get('cutoffs')).toBe(1);
    wire.socket.resume();
    expect((await until(() => wire.closed)).code).toBe(1006);
    const back = await new Wire(server.base, id, union.cookie).open();
    expect((await back.hello()).seq).toBe(1);
    back.close();
    await healthy();
  });

  it('is slowed down by the message limit, then hung up on', async () => {
    const strict = await startServer({ BIVOUAC_RATE_LIMITS: 'on' }, { time: new StandingClock() });
    const { id, union } = await seated(strict);
    const wire = await new Wire(strict.base, id, union.cookie).open();
    for (let i = 0; i < 400; i++) wire.send({ t: 'at', id: `x${i}`, count: 0 });
    expect((await until(() => wire.closed)).code).toBe(1008);
    expect(
      wire.answers.filter(each => each.t === 'refused' && each.why.key === 'server.tooMany').length,
    ).toBeGreaterThan(50);
    await strict.stop();
  });
});

describe('a stranger', () => {
  it('sees no private table, and of a public one nothing hidden', async () => {
    const [owner, stranger] = [await server.guest(), await server.guest()];
    const made = await owner.must('POST', '/api/tables', day1({ union: 'me', confederate: 'me' }));
    for (const path of ['', '/update', '/history', '/save', '/note']) {
      const reply = await stranger.get(`/api/tables/${made.id}${path}`);
      expect([path, reply.status, reply.body.key]).toEqual([path, 404, 'server.noTable']);
    }
    const wire = await new Wire(server.base, made.id, stranger.cookie).open();
    wire.send({ t: 'hello', since: 0 });
    expect(await until(() => wire.answers[0])).toEqual({ t: 'trouble', why: { key: 'server.noTable' } });
    wire.close();
    expect((await stranger.get('/api/tables?list=watch')).text).not.toContain(made.id);
  });

  it('is never told the secret, the dice or the vault while a game runs', async () => {
    const { id, union, confederate } = await seated(server);
    const [a, b] = [player(union, id, 1, { think: 3 }), player(confederate, id, 2, { think: 3 })];
    await until(() => a.seq > 30);
    const row = (await server.house.store.tables.get(id))!;
    const key = JSON.stringify((row.state!.dice as { key: unknown }).key);
    const spectator = await new Wire(server.base, id).open();
    await spectator.hello();
    await spectator.ask({ t: 'at', id: 'x', count: 10 });
    const heard = [JSON.stringify(spectator.answers), JSON.stringify([a.table, a.update, a.lines])];
    for (const path of ['', '/update', '/history']) heard.push((await union.get(`/api/tables/${id}${path}`)).text);
    for (const path of ['/api/tables?list=watch', '/api/metrics']) heard.push((await union.get(path)).text);
    for (const text of heard) {
      expect(text).not.toContain(row.secret);
      expect(text).not.toContain(key);
      expect(text).not.toMatch(/"(vault|dice|secret|password)":/);
    }
    for (const each of [a, b]) each.stop();
    spectator.close();
    expect(game.id).toBe(row.game);
  });
});

// ------------------------------------------------------------------------------------------------------------ fuzz

const WORDS = [
  'union',
  'confederate',
  'act',
  'hello',
  'say',
  'id',
  'seat',
  'type',
  'move',
  '__proto__',
  'toString',
  '',
  '\ud800',
  '𝔘',
];
function value(pick: (n: number) => number, depth: number): Json {
  switch (pick(depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return pick(2) === 0;
    case 2:
      return pick(1000) - 500;
    case 3:
      return 1e308;
    case 4:
      return WORDS[pick(WORDS.length)]!;
    case 5:
      return 'x'.repeat(pick(300));
    case 6:
      return Array.from({ length: pick(5) }, () => value(pick, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: pick(5) }, () => [WORDS[pick(WORDS.length)]!, value(pick, depth - 1)]),
      );
  }
}

/** Broken in one place or in many; never something the sender may do. */
function fuzzed(pick: (n: number) => number, n: number): string {
  const kinds = ['act', 'undo', 'propose', 'answer', 'resign', 'order', 'say', 'at', 'kick'];
  const message: Record<string, Json> = {
    t: kinds[pick(kinds.length)]!,
    id: `f${n}`,
    seat: 'confederate',
    action: value(pick, 3),
  };
  if (pick(3) === 0) return JSON.stringify(value(pick, 4)).slice(0, pick(2) === 0 ? undefined : pick(40));
  if (message['t'] === 'act' && pick(2) === 0)
    return JSON.stringify({ ...message, seat: 'union', action: { type: value(pick, 1), units: value(pick, 2) } });
  const field = Object.keys(message)[pick(4)]!;
  return JSON.stringify({ ...message, count: -1, [field === 'seat' ? 'what' : field]: value(pick, 2) });
}
