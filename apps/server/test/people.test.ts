import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hookAddress, isInside } from '../src/post/net.ts';
import { backup, restore } from '../src/store/backup.ts';
import { openStore } from '../src/store/index.ts';
import { day1, StandingClock, type Started, seated, startServer, until, Wire } from './help.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer({
    BIVOUAC_NOTICE_SECONDS: '0',
    BIVOUAC_PRIVATE_HOOKS: '1',
    BIVOUAC_METRICS: 'the-word-for-metrics',
  });
});
afterAll(() => server.stop());

const secret = { password: 'correct horse battery' };

describe('accounts', () => {
  it('a guest becomes an account and keeps his seat; every entry gives a new session', async () => {
    const { id, union } = await seated(server);
    const guest = union.cookie;
    const made = await union.post('/api/register', { name: 'Ada', ...secret });
    expect(made.body).toMatchObject({ name: 'Ada', guest: false });
    expect(union.cookie).not.toBe(guest);
    expect(made.set).toMatch(/HttpOnly/);
    expect(made.set).toMatch(/SameSite=Lax/);
    expect((await union.get(`/api/tables/${id}`)).body).toMatchObject({
      mySeats: ['union'],
      players: { union: { name: 'Ada' } },
    });
    const old = server.visitor();
    old.cookie = guest;
    expect((await old.get('/api/me')).body).toBeNull();
    const first = union.cookie;
    await union.must('POST', '/api/login', { name: 'ada', ...secret });
    expect(union.cookie).not.toBe(first);
    old.cookie = first;
    expect((await old.get('/api/me')).body).toBeNull();
    await union.must('POST', '/api/logout');
    expect((await union.get('/api/me')).text).toBe('null');
  });

  it('refuses wrong passwords, taken and odd names, in both languages', async () => {
    const who = server.visitor();
    await server.visitor().must('POST', '/api/register', { name: 'Émile', ...secret });
    const asked = async (path: string, body: object) => {
      const reply = await who.post(path, body);
      return [reply.status, reply.body.key];
    };
    expect(await asked('/api/login', { name: 'Émile', password: 'wrong' })).toEqual([401, 'server.wrongPassword']);
    expect(await asked('/api/login', { name: 'Nobody', ...secret })).toEqual([401, 'server.wrongPassword']);
    expect(await asked('/api/register', { name: 'ÉMILE', ...secret })).toEqual([409, 'server.nameTaken']);
    expect(await asked('/api/register', { name: '<b>', ...secret })).toEqual([400, 'server.nameShape']);
    expect(await asked('/api/register', { name: 'Short', password: 'short' })).toEqual([400, 'server.malformed']);
    expect((await who.post('/api/login', { name: 'x', password: 'y' })).body.say).toEqual({
      en: 'Name and password do not match.',
      fr: 'Le nom et le mot de passe ne vont pas ensemble.',
    });
  });

  it('refuses names that cannot be told from another’s, or hide something', async () => {
    const tried = async (name: string): Promise<string> => {
      const reply = await server.visitor().post('/api/register', { name, ...secret });
      return reply.status === 200 ? 'fine' : reply.body.key;
    };
    expect(await tried('Paul Ion')).toBe('fine');
    for (const alike of ['Раul Ion', 'Paul\u200bIon', 'Paul\u3164Ion', 'Pa\u0301\u0301ul', 'Pau\u00adl Ion'])
      expect([alike, await tried(alike)]).toEqual([alike, 'server.nameShape']);
    for (const alike of ['PauI Ion', 'Pau1 lon', 'Paul I0n']) {
      expect([alike, await tried(alike)]).toEqual([alike, 'server.nameTaken']);
    }
    expect(await tried('сорока')).toBe('fine');
    expect(await tried('Lan')).toBe('fine');
    expect(await tried('Ian')).toBe('fine');
  });

  it('keeps passwords as argon2id and tokens as SHA-256 only', async () => {
    const who = server.visitor();
    await who.must('POST', '/api/register', { name: 'Kept', ...secret });
    const { token } = await who.must('POST', '/api/me/tokens', { name: 'robot' });
    const account = await server.house.store.people.byName('kept');
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const all = JSON.stringify([
      await server.house.store.driver.all('select * from sessions'),
      await server.house.store.driver.all('select * from tokens'),
    ]);
    expect(all).not.toContain(token);
    expect(all).not.toContain(who.cookie.split('=')[1]);
  });

  it('ends all sessions with a new password', async () => {
    const [here, there] = [server.visitor(), server.visitor()];
    await here.must('POST', '/api/register', { name: 'Twice', ...secret });
    await there.must('POST', '/api/login', { name: 'Twice', ...secret });
    await here.must('PUT', '/api/me/password', { old: secret.password, password: 'another long one' });
    expect((await there.get('/api/me')).body).toBeNull();
    expect((await here.get('/api/me')).body.name).toBe('Twice');
  });
});

describe('requests from elsewhere', () => {
  it('are refused when they would change something', async () => {
    const who = await server.guest();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: server.base },
    ]) {
      const reply = await who.ask('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }), headers as never);
      expect([reply.status, reply.body.key]).toEqual([403, 'server.origin']);
    }
    const fine = { origin: server.base, 'sec-fetch-site': 'same-origin' };
    expect((await who.ask('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }), fine)).status).toBe(200);
  });

  it('cannot open a live connection', async () => {
    const { id, union } = await seated(server);
    const wire = new Wire(server.base, id, union.cookie, { origin: 'https://evil.example' });
    await expect(wire.open()).rejects.toThrow('403');
    const ours = await new Wire(server.base, id, union.cookie, { origin: server.base }).open();
    ours.close();
  });

  it('pages carry a strict policy, and cookies are secure behind https', async () => {
    const page = await server.visitor().get('/');
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const proxied = await startServer({ BIVOUAC_TRUST_PROXY: '1', BIVOUAC_PUBLIC_URL: 'https://play.example.org' });
    const reply = await proxied
      .visitor({ 'x-forwarded-proto': 'https', origin: 'https://play.example.org' })
      .post('/api/guest');
    expect(reply.set).toMatch(/; Secure/);
    await proxied.stop();
  });
});

describe('limits', () => {
  it('by address and by account', async () => {
    const strict = await startServer({ BIVOUAC_RATE_LIMITS: 'on' }, { time: new StandingClock() });
    const statuses: number[] = [];
    let wait = '';
    for (let i = 0; i < 25; i++) {
      const reply = await strict.visitor().post('/api/login', { name: 'victim', password: 'guess' });
      statuses.push(reply.status);
      wait = reply.headers.get('retry-after') ?? wait;
    }
    expect(statuses.filter(each => each === 401)).toHaveLength(10); // attempts on one name
    expect(statuses.filter(each => each === 429)).toHaveLength(15);
    expect(Number(wait)).toBeGreaterThan(0);
    const many = await Promise.all(Array.from({ length: 250 }, () => strict.visitor().get('/api/games')));
    expect(many.some(each => each.status === 429)).toBe(true);
    await strict.stop();
  });
});

describe('invitations', () => {
  it('are signed, show the commitment first, and are used once', async () => {
    const [host, friend, other] = [await server.guest(), await server.guest(), await server.guest()];
    const made = await host.must('POST', '/api/tables', day1({ union: 'me', confederate: 'invite' }));
    const { token } = made.invitations[0];
    const [id, mac] = token.split('.');
    const forged = [
      `${id}.${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`,
      `${id}.`,
      `nothing.${mac}`,
      '',
      `${id}.${'A'.repeat(43)}`,
    ];
    for (const each of forged) {
      const reply = await other.post('/api/join', { token: each });
      expect([reply.status, reply.body.key]).toEqual([403, 'server.invitation']);
    }
    expect((await other.post(`/api/tables/${made.id}/join`, { seat: 'confederate' })).status).toBe(404);
    const look = await friend.must('POST', '/api/invitation', { token });
    expect(look).toMatchObject({ seat: 'confederate', table: { commitment: made.commitment, status: 'waiting' } });
    const sat = await friend.must('POST', '/api/join', { token, number: '1863' });
    expect(sat).toMatchObject({
      status: 'playing',
      mySeats: ['confederate'],
      numbers: { union: '42', confederate: '1863' },
    });
    expect((await other.post('/api/join', { token })).body.key).toBe('server.invitation');
  });

  it('an open seat is taken by one, and the waiting host hears of it', async () => {
    const host = await server.guest();
    const made = await host.must('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, { public: true }));
    const wire = await new Wire(server.base, made.id, host.cookie).open();
    wire.send({ t: 'hello', since: 0 });
    expect(await until(() => wire.answers[0])).toMatchObject({
      t: 'welcome',
      table: { begun: false },
      seats: ['union'],
    });
    const guests = await Promise.all([1, 2, 3, 4].map(() => server.guest()));
    const sat = await Promise.all(
      guests.map(each => each.post(`/api/tables/${made.id}/join`, { seat: 'confederate' })),
    );
    expect(sat.map(each => each.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await until(() => wire.answers.find(each => each.t === 'update'))).toMatchObject({ seq: 1 });
    expect(wire.answers.findLast(each => each.t === 'welcome')).toMatchObject({ table: { begun: true } });
    wire.close();
  });

  it('a table can be given up while it waits, and lists show whose turn it is', async () => {
    const host = await server.guest();
    const made = await host.must('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, { public: true }));
    expect((await host.get('/api/tables?list=open')).text).toContain(made.id);
    await host.must('DELETE', `/api/tables/${made.id}`);
    expect((await host.get(`/api/tables/${made.id}`)).status).toBe(404);
    const { id, confederate } = await seated(server);
    const mine = (await confederate.get('/api/tables?list=mine')).body.tables;
    expect(mine).toMatchObject([{ id, myTurn: true, pending: ['confederate'] }]);
    const bad = await host.post('/api/tables', day1({ union: 'me' }));
    expect([bad.status, bad.body.key]).toEqual([400, 'server.seats']);
  });
});

describe('bot tokens', () => {
  it('play for their account and do nothing else', async () => {
    const who = server.visitor();
    await who.must('POST', '/api/register', { name: 'Maker', ...secret });
    const { token, id } = await who.must('POST', '/api/me/tokens', { name: 'robot' });
    const robot = server.visitor({ authorization: `Bearer ${token}` });
    const made = await robot.must('POST', '/api/tables', day1({ union: 'bot:random', confederate: 'me' }));
    const ask = { t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } };
    expect((await robot.post(`/api/tables/${made.id}/ask`, ask)).body.t).toBe('done');
    for (const path of ['/api/me', '/api/me/tokens', `/api/tables/${made.id}/note`]) {
      expect((await robot.get(path)).body.key).toBe('server.tokenLimits');
    }
    await who.must('DELETE', `/api/me/tokens/${id}`);
    expect((await robot.get('/api/games')).status).toBe(401);
  });
});

describe('the example bot', () => {
  it('plays a whole game with its token', async () => {
    const who = server.visitor();
    await who.must('POST', '/api/register', { name: 'Example', ...secret });
    const { token } = await who.must('POST', '/api/me/tokens', { name: 'example' });
    const bot = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
    const args = ['--import', import.meta.resolve('tsx'), bot, server.base, token];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 240_000 });
    expect(stdout).toMatch(/^Over: outcome\.\w+, won by/);
    expect(readFileSync(bot, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });
});

describe('notices', () => {
  it('one a turn to one who is away: mail into the outbox, webhook signed', async () => {
    const { id, union, confederate } = await seated(server);
    await union.must('POST', '/api/register', { name: 'Away', mail: 'away@example.org', ...secret });
    const calls: { body: string; signature: string }[] = [];
    const hook = createServer((request, response) => {
      let body = '';
      request.on('data', chunk => {
        body += chunk;
      });
      request.on('end', () => {
        calls.push({ body, signature: String(request.headers['x-bivouac-signature']) });
        response.end();
      });
    });
    await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hook.address() as { port: number }).port}/`;
    const made = await union.must('POST', '/api/me/webhooks', { url });
    const ask = { t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } };
    await confederate.must('POST', `/api/tables/${id}/ask`, ask);
    await until(() => calls.length > 0);
    for (let n = 0; n < 2; n++) await server.round();
    expect(calls).toHaveLength(1);
    expect(calls[0]!.signature).toBe(createHmac('sha256', made.secret).update(calls[0]!.body).digest('base64url'));
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ type: 'turn', table: id });
    const letters = readdirSync(join(server.data, 'outbox'));
    const mine = letters
      .map(each => readFileSync(join(server.data, 'outbox', each), 'utf8'))
      .filter(each => each.includes(id));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toContain('To: away@example.org');
    hook.close();
  });

  it('mail goes by SMTP when there is one', async () => {
    const heard: string[] = [];
    const smtp = createNetServer(socket => {
      let inLetter = false;
      socket.write('220 ready\r\n');
      createInterface(socket).on('line', line => {
        heard.push(line);
        if (inLetter && line !== '.') return;
        if (line.startsWith('QUIT')) return void socket.end('221 bye\r\n');
        inLetter = line.startsWith('DATA');
        socket.write(inLetter ? '354 go on\r\n' : '250 fine\r\n');
      });
    });
    await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.address() as { port: number };
    const env = { BIVOUAC_NOTICE_SECONDS: '0', BIVOUAC_SMTP: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
    const mailing = await startServer({ ...env, BIVOUAC_PUBLIC_URL: 'https://play.example.org' });
    const { id, union, confederate } = await seated(mailing);
    await union.must('POST', '/api/register', { name: 'Zoé', mail: 'zoe@example.org', language: 'fr', ...secret });
    const ask = { t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } };
    await confederate.must('POST', `/api/tables/${id}/ask`, ask);
    await until(() => heard.some(line => line.startsWith('QUIT') || line === '.'));
    expect(heard).toContain('RCPT TO:<zoe@example.org>');
    const letter = heard.join('\n').replace(/=\n/g, ''); // quoted-printable breaks lines
    expect(letter).toContain(`https://play.example.org/table/${id}`);
    expect(letter).toContain('vous_de_jouer');
    await mailing.stop();
    smtp.close();
  });

  it('webhooks lead nowhere inside', () => {
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '5f00::1',
      '64:ff9b::7f00:1',
      '2001:db8::1',
    ];
    expect(inside.filter(each => !isInside(each))).toEqual([]);
    expect(['93.184.216.34', '2606:4700::1'].filter(isInside)).toEqual([]);
    const bad = [
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://localhost:3/',
      'file:///etc/passwd',
      'http://2130706433/',
      'http://a:b@x.org/',
    ];
    expect(bad.filter(each => hookAddress(each, false))).toEqual([]);
    expect(hookAddress('https://example.org/x', false)?.host).toBe('example.org');
  });
});

describe('papers', () => {
  it('keeps private notes private', async () => {
    const { id, union, confederate } = await seated(server);
    await union.must('PUT', `/api/tables/${id}/note`, { text: 'Hold the hill' });
    expect((await union.get(`/api/tables/${id}/note`)).body.text).toBe('Hold the hill');
    expect((await confederate.get(`/api/tables/${id}/note`)).body.text).toBe('');
  });

  it('describes itself, and speaks to Prometheus', async () => {
    const { body } = await server.visitor().get('/api');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/tables', '/api/tables/{id}/ask', '/api/login']),
    );
    expect((await server.visitor({ authorization: 'Bearer the-word-for-metrics' }).get('/api/metrics')).text).toMatch(
      /^bivouac_tables\{status="playing"\} \d+$/m,
    );
  });

  it('is backed up while it runs, and restored as it was', async () => {
    const file = join(server.data, 'all.backup');
    const { id } = await seated(server);
    const rows = await backup(server.house.store, file);
    const other = await openStore(join(server.data, 'other.sqlite'));
    expect(await restore(other, file, false)).toBe(rows);
    expect(await other.tables.get(id)).toEqual(await server.house.store.tables.get(id));
    await expect(restore(other, file, false)).rejects.toThrow('--replace');
    expect(await restore(other, file, true)).toBe(rows);
    await other.close();
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(server.errors).toEqual([]);
  });
});
