import { game } from '@bivouac/wilderness-war';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import { player, type Started, startServer, until, Wire } from './help.ts';

// A standing order is given on another process: neither the opponent nor a spectator notices anything.

let cluster: Cluster;
let here: Started;
let there: Started;
beforeAll(async () => {
  cluster = await startCluster();
  const env = {
    BIVOUAC_DATABASE_URL: await newDatabase(cluster.url, 'unnoticed'),
    BIVOUAC_METRICS: 'a-long-word-for-metrics',
  };
  [here, there] = [await startServer(env), await startServer(env)];
});
afterAll(async () => {
  await here?.stop();
  await there?.stop();
  await cluster?.stop();
});

it('by what is sent, nor by what is counted', async () => {
  const [british, french] = [await here.guest(), await there.guest()];
  const setup = { scenario: 'early-war', options: [] };
  const wish = { game: game.id, setup, seats: { british: 'me', french: 'open' }, public: true };
  const { id } = await british.must('POST', '/api/tables', wish);
  await french.must('POST', `/api/tables/${id}/join`, { seat: 'french' });
  const wires = [await new Wire(there.base, id, french.cookie).open(), await new Wire(there.base, id).open()];
  for (const wire of wires) await wire.hello();
  const players = [player(british, id, 1, { game }), player(french, id, 2, { game })];
  await until(() => players.every(each => each.seq > 12));
  for (const each of players) each.pause();
  await until(() => players.every(each => each.idle));
  const { seq } = await british.must('GET', `/api/tables/${id}/update`);
  await until(() => wires.every(wire => wire.answers.some(each => each.t === 'update' && each.seq === seq)));
  for (const each of players) each.stop();
  const mine = await new Wire(here.base, id, british.cookie).open();
  await mine.hello();
  const counted = async () => {
    const reply = await here.visitor({ authorization: 'Bearer a-long-word-for-metrics' }).get('/api/metrics');
    return reply.text.split('\n').filter(line => /_total|_count|_bucket/.test(line));
  };
  const [heard, before] = [wires.map(wire => wire.answers.length), await counted()];
  for (const orders of [['phase'], [], ['phase']]) {
    expect((await mine.ask({ t: 'order', id: `o${Math.random()}`, seat: 'british', orders })).t).toBe('done');
  }
  expect(await counted()).toEqual(before);
  // What is said afterwards comes after whatever the orders would have caused.
  await mine.ask({ t: 'say', id: 'after', seat: 'british', text: 'now' });
  const hasHeard = (wire: Wire): boolean =>
    wire.answers.some(each => each.t === 'update' && each.lines.some(line => line.text === 'now'));
  await until(() => wires.every(hasHeard));
  for (const [i, wire] of wires.entries()) {
    await wire.ask({ t: 'at', id: 'x', count: 0 });
    const more = wire.answers.slice(heard[i]).filter(each => each.t !== 'position');
    const said = more.findIndex(each => each.t === 'update' && each.lines.some(line => line.text === 'now'));
    expect(more.slice(0, said < 0 ? undefined : said)).toEqual([]);
    wire.close();
  }
  mine.close();
});

it('metrics are told to nobody who does not know the word', async () => {
  expect((await here.visitor().get('/api/metrics')).status).toBe(404);
  expect((await here.visitor({ authorization: 'Bearer another-long-word-here' }).get('/api/metrics')).status).toBe(404);
  const without = await startServer();
  expect((await without.visitor().get('/api/metrics')).status).toBe(404);
  await without.stop();
});
