import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import type { Visitor } from '../src/workshop/visitor.ts';
import { day1, StandingClock, type Started, startServer, until, Wire } from './help.ts';

// What opened an account and no longer does: it ends at once, on every process, and so do its live connections.

const secret = { password: 'correct horse battery' };
let names = 0;

async function atTable(server: Started): Promise<{ id: string; who: Visitor; name: string }> {
  const [who, name] = [server.visitor(), `Person ${++names} x`];
  await who.must('POST', '/api/register', { name, mail: 'old@example.org', ...secret });
  const wish = day1({ union: 'me', confederate: 'me' }, { public: true });
  return { id: (await who.must('POST', '/api/tables', wish)).id, who, name };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = async (who: Visitor) => who.must('POST', '/api/me/tokens', { name: 'robot' });

describe.each(['embedded', 'postgres'] as const)('%s', kind => {
  let cluster: Cluster | null = null;
  let [here, there] = [] as unknown as [Started, Started];
  beforeAll(async () => {
    if (kind === 'postgres') {
      cluster = await startCluster();
      const env = { BIVOUAC_DATABASE_URL: await newDatabase(cluster.url, 'withdrawn') };
      [here, there] = [await startServer(env), await startServer(env)];
    } else here = there = await startServer();
  });
  afterAll(async () => {
    await here?.stop();
    if (there !== here) await there?.stop();
    await cluster?.stop();
  });

  it('a withdrawn token’s open connection is closed at once', async () => {
    const { id, who } = await atTable(here);
    const { token, id: name } = await tokenOf(who);
    const wire = await new Wire(there.base, id, '', bearer(token)).open();
    await wire.hello();
    await who.must('DELETE', `/api/me/tokens/${name}`);
    expect(await until(() => wire.closed)).toEqual({ code: 1008, reason: 'signed out' });
  });

  it('a new password ends tokens and sessions, and their connections', async () => {
    const { id, who, name } = await atTable(here);
    const { token } = await tokenOf(who);
    const other = there.visitor();
    await other.must('POST', '/api/login', { name, ...secret });
    const wires = [
      await new Wire(there.base, id, '', bearer(token)).open(),
      await new Wire(there.base, id, other.cookie).open(),
    ];
    for (const wire of wires) await wire.hello();
    await who.must('PUT', '/api/me/password', { old: secret.password, password: 'another long one' });
    for (const wire of wires) expect((await until(() => wire.closed)).code).toBe(1008);
    expect((await there.visitor(bearer(token)).get('/api/tables?list=mine')).status).toBe(401);
    expect((await who.get('/api/me/tokens')).body).toEqual([]);
  });

  it('leaving ends the connections of that session only', async () => {
    const { id, who, name } = await atTable(here);
    const other = there.visitor();
    await other.must('POST', '/api/login', { name, ...secret });
    const [left, stays] = [
      await new Wire(there.base, id, who.cookie).open(),
      await new Wire(there.base, id, other.cookie).open(),
    ];
    for (const wire of [left, stays]) await wire.hello();
    await who.must('POST', '/api/logout');
    expect((await until(() => left.closed)).code).toBe(1008);
    expect((await stays.ask({ t: 'at', id: 'still', count: 0 })).t).toBe('position');
    stays.close();
  });
});

it('limits go by a clock that nobody sets back', async () => {
  const clock = new StandingClock();
  const strict = await startServer({ BIVOUAC_RATE_LIMITS: 'on' }, { time: clock });
  const attempt = async () => (await strict.visitor().post('/api/login', { name: 'victim', password: 'guess' })).status;
  while ((await attempt()) !== 429);
  clock.set(-3_600_000);
  clock.pass(61_000);
  expect(await attempt()).toBe(401);
  await strict.stop();
});
