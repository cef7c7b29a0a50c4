import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realTime } from '../src/time.ts';
import type { Visitor } from '../src/workshop/visitor.ts';
import { day1, StandingClock, type Started, seated, startServer, until, Wire } from './help.ts';
import { newKeys, opened, openPushService, type PushService, sender } from './push-service.ts';

// What the house sends to people: notices by mail and push, and the way back into an account.

let server: Started;
let service: PushService;
let later = 0; // by which the server's clock is fast
beforeAll(async () => {
  const time = { ...realTime, now: () => Date.now() + later };
  server = await startServer({ BIVOUAC_NOTICE_SECONDS: '0', BIVOUAC_PRIVATE_HOOKS: '1' }, { time });
  service = await openPushService();
});
afterAll(async () => {
  service.close();
  await server.stop();
});

const secret = { password: 'correct horse battery' };
/** Two more rounds of the post. */
const rounds = async (): Promise<void> => {
  for (let n = 0; n < 2; n++) await server.round();
};

/** The letters in the outbox that hold these words, decoded. */
function letters(data: string, ...words: readonly string[]): string[] {
  const folder = join(data, 'outbox');
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder).map(each => plain(readFileSync(join(folder, each), 'utf8')));
  return all.filter(each => words.every(word => each.includes(word)));
}
/** Quoted-printable and encoded headers as text. */
function plain(letter: string): string {
  const bytes = (text: string): string =>
    text.replace(/(?:=[0-9A-F]{2})+/g, run => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
  const heads = letter.replace(/=\?UTF-8\?Q\?([^?]*)\?=\s*/gi, (_, text) => bytes(text.replaceAll('_', ' ')));
  return bytes(heads.replace(/=\r?\n/g, ''));
}

const end = (id: string, seat: string) => ({ t: 'resign', id, seat });

describe('the end of a game', () => {
  it('is told once to those who are away, with the verdict in their language, and not to who ended it', async () => {
    const { id, union, confederate } = await seated(server);
    await union.must('POST', '/api/register', { name: 'Ulysse', mail: 'u@example.org', language: 'fr', ...secret });
    await confederate.must('POST', '/api/register', { name: 'Robert', mail: 'r@example.org', ...secret });
    await confederate.must('POST', `/api/tables/${id}/ask`, end('e1', 'confederate'));
    const [letter] = await until(() => letters(server.data, id).length > 0 && letters(server.data, id));
    await rounds();
    await union.must('POST', `/api/tables/${id}/ask`, { t: 'say', id: 's1', seat: 'union', text: 'Well played' });
    await rounds();
    expect(letters(server.data, id)).toEqual([letter]);
    expect(letter).toContain('To: u@example.org');
    expect(letter).toContain('Bivouac\u00a0: la partie est terminée (Gettysburg 1988)');
    expect(letter).toContain('La partie se termine par un abandon (Confédérés).');
  });

  it('is told to the one whose time ran out, and not to one who is at the table', async () => {
    const [union, confederate] = [server.visitor(), server.visitor()]; // known before the first notice is due
    await union.must('POST', '/api/register', { name: 'Up', mail: 'up@example.org', ...secret });
    await confederate.must('POST', '/api/register', { name: 'Late', mail: 'late@example.org', ...secret });
    const more = { public: true, pace: { kind: 'days', days: 1 } };
    const { id } = await union.must('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, more));
    await confederate.must('POST', `/api/tables/${id}/join`, { seat: 'confederate' });
    const here = await new Wire(server.base, id, union.cookie).open();
    await here.hello();
    await until(() => letters(server.data, id, 'late@example.org', 'your turn').length === 1);
    await agedBy(id, 86_400_000);
    await until(() => letters(server.data, id, 'time ran out').length > 0);
    await rounds();
    const told = letters(server.data, id, 'time ran out');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('To: late@example.org');
    expect(letters(server.data, id)).toHaveLength(2); // his turn, and the end
    here.close();
  });

  it('comes by rule for a game without a clock that nobody has moved in for ninety days', async () => {
    const { id, union } = await seated(server);
    await agedBy(id, 89 * 86_400_000);
    await rounds();
    expect((await union.get(`/api/tables/${id}`)).body.status).toBe('playing');
    await agedBy(id, 86_400_000);
    await rounds();
    expect((await union.get(`/api/tables/${id}`)).body).toMatchObject({
      status: 'over',
      outcome: { winners: ['union'], why: { key: 'room.timedOut' } },
    });
  });
});

/** The last action at this table is so much longer ago. */
async function agedBy(id: string, ms: number): Promise<void> {
  const { driver } = server.house.store;
  const sql = 'update tables set since = since - ?, deadline = deadline - ? where id = ?';
  await driver.batch([{ sql, args: [ms, ms, id] }]);
  server.house.games.forget();
}

describe('web push', () => {
  async function subscribed(who: Visitor, path: string) {
    const made = newKeys();
    const endpoint = `${service.origin}${path}`;
    await who.must('POST', '/api/me/push', { endpoint, keys: made.keys });
    return made;
  }
  const at = (path: string) => service.pushed.filter(each => each.path === path);
  const move = { t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } };

  it('reaches the subscriber, who alone can read it and knows who sent it; once a turn', async () => {
    const { id, union, confederate } = await seated(server);
    await union.must('PATCH', '/api/me', { language: 'fr' });
    const mine = await subscribed(union, '/one');
    await confederate.must('POST', `/api/tables/${id}/ask`, move);
    await until(() => at('/one').length > 0);
    await rounds();
    expect(at('/one')).toHaveLength(1);
    const pushed = at('/one')[0]!;
    expect(JSON.parse(opened(pushed, mine))).toEqual({
      title: 'Bivouac\u00a0: à vous de jouer (Gettysburg 1988)',
      body: 'c’est à vous de jouer.',
      ...{ table: id, url: `/table/${id}` },
    });
    expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(pushed.body.toString('latin1')).not.toContain(id);
    expect(() => opened(pushed, newKeys())).toThrow();
    const { key, genuine, claims } = sender(pushed);
    expect(genuine).toBe(true);
    expect(key).toBe((await union.get('/api/push-key')).body.key);
    expect(claims.aud).toBe(service.origin);
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect(claims.sub).toMatch(/^(mailto:|https:)/);
  });

  it('is tried again when the service fails, and a subscription that is gone is forgotten', async () => {
    const { id, union, confederate } = await seated(server);
    const account = (await union.get('/api/me')).body.id;
    await subscribed(union, '/gone');
    service.answer = 410;
    await confederate.must('POST', `/api/tables/${id}/ask`, move);
    await until(() => at('/gone').length > 0);
    await rounds();
    expect(await server.house.store.post.subscriptions(account)).toEqual([]);
    service.answer = 503;
    const other = await seated(server);
    await subscribed(other.union, '/busy');
    await other.confederate.must('POST', `/api/tables/${other.id}/ask`, move);
    await until(() => at('/busy').length > 0);
    const due = () =>
      server.house.store.driver.all(`select tries from outbox where tbl = ? and status = 'due'`, [other.id]);
    await rounds();
    expect(await due()).toEqual([{ tries: 1 }]);
    service.answer = 201;
    expect(String(server.errors.splice(0)[0])).toContain('a push service answered 503');
  });

  it('goes nowhere inside, and nowhere without encryption, unless the house is told to', async () => {
    const strict = await startServer();
    const who = await strict.guest();
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'http://push.example.org/x',
      'https://localhost/x',
    ]) {
      const reply = await who.post('/api/me/push', { endpoint, keys: newKeys().keys });
      expect([endpoint, reply.status]).toEqual([endpoint, 400]);
    }
    await strict.stop();
  });
});

describe('a lost password', () => {
  const asked = (who: Visitor, name: string) => who.post('/api/recover', { name });
  const linkIn = (letter: string): string => /\/recover#(\S+)/.exec(letter)![1]!;
  const recover = (who: Visitor, token: string, password = 'a new long password') =>
    who.post('/api/recover/password', { token, password });

  async function lettered(name: string, mail: string): Promise<string> {
    await server.visitor().must('POST', '/api/register', { name, mail, ...secret });
    const reply = await asked(server.visitor(), name);
    expect([reply.status, reply.text]).toEqual([204, '']);
    const [letter] = await until(() => letters(server.data, mail).length > 0 && letters(server.data, mail));
    return letter!;
  }

  it('is replaced by a link that works once; all sessions end', async () => {
    const letter = await lettered('Lost', 'lost@example.org');
    const there = server.visitor();
    await there.must('POST', '/api/login', { name: 'Lost', ...secret });
    const here = server.visitor();
    const done = await recover(here, linkIn(letter));
    expect(done.body).toMatchObject({ name: 'Lost', guest: false });
    expect((await here.get('/api/me')).body.name).toBe('Lost');
    expect((await there.get('/api/me')).body).toBeNull();
    const again = await recover(server.visitor(), linkIn(letter), 'yet another password');
    expect([again.status, again.body.key]).toEqual([403, 'server.recovery']);
    expect((await server.visitor().post('/api/login', { name: 'Lost', ...secret })).status).toBe(401);
    const fresh = { name: 'Lost', password: 'a new long password' };
    expect((await server.visitor().post('/api/login', fresh)).status).toBe(200);
  });

  it('is not replaced by a link sent to an address that is no longer the account’s', async () => {
    const token = linkIn(await lettered('Moved', 'before@example.org'));
    const who = server.visitor();
    await who.must('POST', '/api/login', { name: 'Moved', ...secret });
    await who.must('PATCH', '/api/me', { mail: 'after@example.org' });
    const reply = await recover(server.visitor(), token);
    expect([reply.status, reply.body.key]).toEqual([403, 'server.recovery']);
  });

  it('is asked for with one answer: nobody waits until the name was looked up', async () => {
    const { people } = server.house.store;
    const { byName } = people;
    const asking: string[] = [];
    Object.assign(people, { byName: (name: string) => new Promise(() => asking.push(name)) });
    expect((await asked(server.visitor(), 'Moved')).status).toBe(204);
    await until(() => asking.includes('Moved'));
    Object.assign(people, { byName });
  });

  it('of two who use one link at once, one succeeds', async () => {
    const token = linkIn(await lettered('Race', 'race@example.org'));
    const replies = await Promise.all([1, 2, 3].map(n => recover(server.visitor(), token, `password number ${n}`)));
    expect(replies.map(each => each.status).sort()).toEqual([200, 403, 403]);
  });

  it('cannot be forged, stretched or used after its hour', async () => {
    const letter = await lettered('Forge', 'forge@example.org');
    const [id, expires, mac] = linkIn(letter).split('.') as [string, string, string];
    const other = await server.house.store.people.byName('Race');
    const forged = [
      ...[`${id}.${Number(expires) + 1}.${mac}`, `${other!.id}.${expires}.${mac}`, `${id}.${expires}.`, '', `..`],
      ...[`${id}.${expires}.${'A'.repeat(43)}`, `${id}.${Date.now() - 1}.${mac}`, `nobody.${expires}.${mac}`],
    ];
    for (const token of forged) {
      const reply = await recover(server.visitor(), token);
      expect([token, reply.status, reply.body.key]).toEqual([token, 403, 'server.recovery']);
    }
    expect(Number(expires) - Date.now()).toBeLessThanOrEqual(3_600_000);
    later = Number(expires) + 1 - Date.now();
    expect((await recover(server.visitor(), linkIn(letter))).status).toBe(403);
    later = 0;
    expect((await recover(server.visitor(), linkIn(letter))).status).toBe(200);
  });

  it('is answered alike whether or not there is an account or an address, and limited alike', async () => {
    await server.visitor().must('POST', '/api/register', { name: 'No Mail', ...secret });
    const before = letters(server.data).length;
    for (const name of ['No Mail', 'Nobody at all', '<script>']) {
      const reply = await asked(server.visitor(), name);
      expect([reply.status, reply.text]).toEqual([204, '']);
    }
    await lettered('Known by mail', 'by-mail@example.org'); // asked for after them, and come
    expect(letters(server.data)).toHaveLength(before + 1);
    const strict = await startServer({ BIVOUAC_RATE_LIMITS: 'on' }, { time: new StandingClock() });
    await strict.visitor().must('POST', '/api/register', { name: 'Known', mail: 'known@example.org', ...secret });
    for (const name of ['Known', 'Unknown']) {
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push((await asked(strict.visitor(), name)).status);
      expect(statuses).toEqual([204, 204, 204, 429, 429]);
    }
    await until(() => letters(strict.data, 'known@example.org').length === 3);
    await strict.stop();
  });

  it('is not replaced from another site', async () => {
    const token = linkIn(await lettered('Site', 'site@example.org'));
    const evil = server.visitor({ origin: 'https://evil.example' });
    expect((await recover(evil, token)).body.key).toBe('server.origin');
    expect((await asked(evil, 'Site')).body.key).toBe('server.origin');
    expect(server.errors).toEqual([]);
  });
});
