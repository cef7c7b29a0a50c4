import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { picker, write } from '@bivouac/kernel';
import { replay } from '@bivouac/room';
import { randomRecord } from '@bivouac/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdsNul } from '../src/http/nul.ts';
import { rates } from '../src/people/limits.ts';
import { hookAddress, isInside } from '../src/post/net.ts';
import { told } from '../src/tables/told.ts';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import { day1, StandingClock, type Started, seated, startServer, until, Wire } from './help.ts';

// What a client could do within the rules of the protocol, and too much of it.

const time = new StandingClock();
let cluster: Cluster;
let server: Started; // on PostgreSQL, with limits
beforeAll(async () => {
  cluster = await startCluster();
  const place = await newDatabase(cluster.url, 'abuse');
  const strict = { ...rates, entry: { aMinute: 6000, atOnce: 6000 }, mail: { aMinute: 0.01, atOnce: 2 } };
  server = await startServer({ BIVOUAC_DATABASE_URL: place, BIVOUAC_RATE_LIMITS: 'on' }, { rates: strict, time });
});
beforeEach(() => time.pass(60_000)); // nobody is held up by the test before
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

describe('the character 0, which PostgreSQL cannot keep', () => {
  it('is refused with a reason wherever it could be kept or looked up', async () => {
    const { id, union } = await seated(server);
    const nul = '\u0000';
    const asks = [
      ['POST', '/api/login', { name: `A${nul}`, password: 'x' }],
      ['POST', '/api/recover', { name: nul }],
      ['POST', '/api/me/tokens', { name: nul }],
      ['POST', '/api/me/webhooks', { url: `https://example.org/${nul}` }],
      ['POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, { number: nul })],
      ['PUT', `/api/tables/${id}/note`, { text: nul }],
      ['POST', `/api/tables/${id}/ask`, { t: 'say', id: nul, seat: 'union', text: 'x' }],
    ] as const;
    for (const [method, path, body] of asks) {
      const reply = await union.ask(method, path, body);
      expect([path, reply.status, reply.body.key]).toEqual([path, 400, 'server.nul']);
    }
    const wire = await new Wire(server.base, id, union.cookie).open();
    const say = { t: 'say', id: 's', seat: 'union', text: `a${nul}b` };
    expect(await wire.ask(say)).toMatchObject({ t: 'refused', why: { key: 'server.nul' } });
    expect((await wire.ask({ ...say, id: 't', text: 'written out: \\u0000' })).t).toBe('done');
    wire.close();
    expect(server.errors).toEqual([]);
  });

  it('is told from a backslash and five letters', () => {
    const texts = ['\u0000', '\\\u0000', '\\\\\u0000', '\\u0000', '\\\\u0000', 'u0000'];
    expect(texts.map(each => holdsNul(JSON.stringify(each)))).toEqual([true, true, true, false, false, false]);
  });
});

describe('guessing', () => {
  it('gets no more attempts at a password by other spellings of the name', async () => {
    const who = server.visitor();
    await who.must('POST', '/api/register', { name: 'Ambrose', password: 'a long password' });
    const spellings = ['Ambrose', ' AMBROSE', 'ambrose  ', '\uff21mbrose', 'Ambro\u017fe', '\u2003Ambrose'];
    const replies = [];
    for (let i = 0; i <= rates.name.atOnce; i++) {
      replies.push(await server.visitor().post('/api/login', { name: spellings[i % 6], password: 'wrong guess' }));
    }
    expect(replies.map(each => each.status)).toEqual([...Array(rates.name.atOnce).fill(401), 429]);
  });
});

describe('floods', () => {
  it('of talk are slowed down, by socket and by HTTP together, and the game goes on', async () => {
    const { id, union, confederate } = await seated(server);
    const wire = await new Wire(server.base, id, confederate.cookie).open();
    for (let i = 0; i < 30; i++) wire.send({ t: 'say', id: `s${i}`, seat: 'confederate', text: 'again' });
    const answered = () => wire.answers.filter(each => 'id' in each);
    await until(() => answered().length === 30);
    expect(answered().filter(each => each.t === 'done')).toHaveLength(rates.say.atOnce);
    const more = { t: 'say', id: 'h', seat: 'confederate', text: 'by HTTP' };
    const replies = await Promise.all(
      [1, 2, 3, 4].map(n => confederate.post(`/api/tables/${id}/ask`, { ...more, id: `h${n}` })),
    );
    expect(replies.map(each => each.body.key)).toEqual(Array(4).fill('server.tooMany'));
    const act = { t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } };
    expect((await wire.ask(act)).t).toBe('done');
    expect((await union.post(`/api/tables/${id}/ask`, { ...more, id: 'u', seat: 'union' })).body.t).toBe('done');
    wire.close();
  });

  it('of lines end: nobody talks or takes back for ever, but everyone may act and resign', async () => {
    const { id, confederate } = await seated(server);
    const live = (await server.house.games.table(id))!;
    const account = (await confederate.get('/api/me')).body.id;
    const seat = 'confederate';
    const asked = (ask: object) => told(live, account, { id: 'x', seat, ...ask } as never, live.row.seq);
    expect(asked({ t: 'say', text: 'more' })).toEqual({ refused: { key: 'server.longTable' } });
    expect(asked({ t: 'propose', what: 'draw' })).toEqual({ refused: { key: 'server.longTable' } });
    expect(asked({ t: 'act', action: { type: 'endMovement' } })).toHaveProperty('line');
    expect(asked({ t: 'resign' })).toHaveProperty('line');
  });

  it('of notes are slowed down, and an empty note takes no room', async () => {
    const { id, union } = await seated(server);
    const { id: account } = (await union.get('/api/me')).body;
    const put = (text: string) => union.ask('PUT', `/api/tables/${id}/note`, { text });
    expect((await put('a')).status).toBe(200);
    expect(await server.house.store.tables.notesOf(account)).toBe(1);
    expect((await put('')).status).toBe(200);
    expect(await server.house.store.tables.notesOf(account)).toBe(0);
    for (let i = 2; i < rates.note.atOnce; i++) expect((await put(`${i}`)).status).toBe(200);
    expect((await put('one more')).status).toBe(429);
  });

  it('of letters to one address end, whatever accounts name it', async () => {
    const outbox = join(server.data, 'outbox');
    const letters = (): number => (existsSync(outbox) ? readdirSync(outbox).length : 0);
    for (const [i, mail] of ['v@example.org', 'V@example.org', 'v@Example.org', 'other@example.org'].entries()) {
      const name = `Bomber ${i}`;
      await server.visitor().must('POST', '/api/register', { name, password: 'a long password', mail });
      await server.visitor().must('POST', '/api/recover', { name });
    }
    await until(() => letters() >= 3);
    const to = readdirSync(outbox).map(each => /^To: (.*)$/m.exec(readFileSync(join(outbox, each), 'utf8'))?.[1]);
    expect(to.map(each => each!.trim().toLowerCase()).sort()).toEqual([
      'other@example.org',
      'v@example.org',
      'v@example.org',
    ]);
  });
});

const listening = async (hook: Server): Promise<string> => {
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(hook.address() as { port: number }).port}/`;
};

describe('calls to the outside', () => {
  it('lead nowhere inside, however the address is written', () => {
    const inside = [
      ...['::', '::7f00:1', '::a00:1', '::ffff:0:7f00:1', '::ffff:169.254.169.254', '64:ff9b::a00:1', '64:ff9b:1::1'],
      ...['2002:7f00:1::1', '2002:a00:1::', '2001:0:7f00:1::', 'fec0::1', 'fe80::1', '0.0.0.0', '100.64.0.1'],
    ];
    expect(inside.filter(each => !isInside(each))).toEqual([]);
    expect(['2606:4700::1', '2a00:1450::1', '2001:4860::1', '8.8.8.8'].filter(isInside)).toEqual([]);
    const hosts = ['[::7f00:1]', '[2002:7f00:1::]', '0x7f.1', '0177.0.0.1', '127.1', '0', 'x.localhost', 'LOCALHOST.'];
    expect(hosts.filter(host => hookAddress(`https://${host}/`, false))).toEqual([]);
  });

  it('do not wait for one who answers a byte at a time, and nobody else waits for him', async () => {
    const patience = new StandingClock();
    const env = { BIVOUAC_PRIVATE_HOOKS: '1', BIVOUAC_NOTICE_SECONDS: '0' };
    const house = await startServer(env, { time: patience });
    let dripping = 0;
    const drip = createServer(socket => {
      dripping++;
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const timer = setInterval(() => socket.write('a'), 200);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        dripping--;
      });
    });
    const called: number[] = [];
    const prompt = createServer(socket => {
      called.push(dripping);
      socket.on('error', () => {});
      socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    });
    for (const hook of [drip, prompt]) {
      const { id, union, confederate } = await seated(house);
      await union.must('POST', '/api/me/webhooks', { url: await listening(hook) });
      const act = { t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } };
      await confederate.must('POST', `/api/tables/${id}/ask`, act);
      patience.pass(1000); // a round of the post
      await until(() => (hook === drip ? dripping > 0 : called.length > 0));
    }
    expect(called).toEqual([1]); // told while the other still dripped
    patience.pass(10_000);
    await until(() => dripping === 0);
    await house.stop();
    for (const hook of [drip, prompt]) hook.close();
  });
});

describe('a long game brought in as a file', () => {
  it('is shown at any point without holding others up', async () => {
    const record = randomRecord(gettysburg, { scenario: 'campaign', options: [] }, 'cd'.repeat(32), picker(5));
    const who = await server.guest();
    const seats = { union: 'me', confederate: 'me' };
    const made = await who.must('POST', '/api/tables/import', { save: write(record), seats });
    const count = record.history.length - 1;
    const ask = (n: number) => who.post(`/api/tables/${made.id}/ask`, { t: 'at', id: `p${n}`, count: n });
    let turns = 0;
    const beat = setInterval(() => turns++, 0);
    const first = await ask(count);
    clearInterval(beat);
    expect(count).toBeGreaterThan(150);
    expect(turns).toBeGreaterThan(count / 100); // it stops every 50 actions; a timer cannot beat at each of these stops
    const tableAt = (n: number): unknown => JSON.parse(JSON.stringify(replay(gettysburg, record, n).state.table));
    expect(first.body.views.union.table).toEqual(tableAt(count));
    for (const n of [0, 49, 50, 51, 120]) expect((await ask(n)).body.views.union.table).toEqual(tableAt(n));
  });

  it('is refused when it is nothing but depth', async () => {
    const who = await server.guest();
    const seats = { union: 'me', confederate: 'me' };
    const record = `{"game":"gettysburg-1988","version":1,"secret":"${'ab'.repeat(32)}","history":[],"state":`;
    for (const deep of ['['.repeat(100_000) + ']'.repeat(100_000), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`]) {
      const save = `{"format":"bivouac-save-1","checksum":"0","record":${record}${deep}}}`;
      const reply = await who.post('/api/tables/import', { save, seats });
      expect([reply.status, /^save\./.test(reply.body.key)]).toEqual([400, true]);
    }
    expect((await who.get('/api/health')).body.ok).toBe(true);
  });
});
