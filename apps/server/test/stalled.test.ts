import { describe, expect, it } from 'vitest';
import { startCluster } from '../src/workshop/cluster.ts';
import { player, StandingClock, seated, startServer, until, Wire } from './help.ts';

// Time in which the server did not run: a laptop asleep, a process stopped, a database away.

const live = { pace: { kind: 'live', bank: 10, more: 0 } };

describe('a house that slept', () => {
  it('gives the time back before any clock is judged, however it wakes', async () => {
    const clock = new StandingClock();
    const server = await startServer({}, { time: clock });
    const { id, confederate } = await seated(server, live);
    clock.pass(2000);
    await server.round();
    clock.pass(15_000);
    await server.round();
    const { status, banks } = (await confederate.get(`/api/tables/${id}`)).body;
    expect([status, banks]).toEqual(['playing', { union: 10_000, confederate: 10_000 }]);
    const wire = await new Wire(server.base, id, confederate.cookie).open();
    const { clock: shown } = await wire.hello();
    expect(shown!.now - shown!.since).toBeLessThanOrEqual(3000);
    wire.close();
    await server.stop();
  });

  it('judges an action that comes first by the time that was used, not by the time asleep', async () => {
    const clock = new StandingClock();
    const server = await startServer({}, { time: clock });
    const { id, union, confederate } = await seated(server, live);
    const players = [player(union, id, 3, { plays: false }), player(confederate, id, 4, { plays: false })];
    await until(() => players.every(each => each.update));
    const moves = players.find(each => each.update!.pending.some(seat => each.seats.includes(seat)))!;
    clock.pass(60_000);
    moves.play();
    await until(() => moves.acked.size > 0);
    moves.pause();
    const { status, banks } = (await confederate.get(`/api/tables/${id}`)).body;
    expect(status).toBe('playing');
    for (const left of Object.values(banks as Record<string, number>)) expect(left).toBeGreaterThanOrEqual(7000);
    for (const each of players) each.stop();
    await server.stop();
  });

  it('gives back a stall of two seconds too', async () => {
    const clock = new StandingClock();
    const server = await startServer({}, { time: clock });
    const { id } = await seated(server, live);
    const { since } = (await server.house.store.tables.get(id))!;
    clock.pass(2000);
    await server.round();
    expect((await server.house.store.tables.get(id))!.since).toBe(since + 2000);
    await server.stop();
  });

  it('loses nobody’s time without need: who thinks too long while the house is awake has lost', async () => {
    const clock = new StandingClock();
    const server = await startServer({}, { time: clock });
    const { id, confederate } = await seated(server, live);
    for (let second = 0; second < 14; second++) {
      clock.pass(1000);
      await server.house.pulse.beat();
    }
    await server.round();
    expect((await confederate.get(`/api/tables/${id}`)).body.status).toBe('over');
    await server.stop();
  });
});

describe('one of two processes that stood still', () => {
  it('gives the time back to whom it serves, and the other judges nobody meanwhile', async () => {
    const cluster = await startCluster();
    const env = { BIVOUAC_DATABASE_URL: cluster.url };
    const clocks = [new StandingClock(), new StandingClock()] as const;
    const [stalls, runs] = [await startServer(env, { time: clocks[0] }), await startServer(env, { time: clocks[1] })];
    const { id, union, confederate } = await seated(stalls, live);
    const wires = [];
    for (const who of [union, confederate]) {
      const wire = await new Wire(stalls.base, id, who.cookie).open();
      await wire.hello();
      wires.push(wire);
    }
    const seconds = async (n: number, both: boolean): Promise<void> => {
      for (let i = 0; i < n; i++) {
        for (const clock of both ? clocks : [clocks[1]]) clock.pass(1000);
        for (const each of both ? [stalls, runs] : [runs]) await each.house.pulse.beat();
        await runs.round();
      }
    };
    const status = async (): Promise<string> => (await runs.house.store.tables.get(id))!.status;
    await seconds(14, false);
    expect(await status()).toBe('playing');
    clocks[0].pass(14_000);
    await stalls.house.pulse.beat();
    await seconds(8, true);
    expect(await status()).toBe('playing');
    await seconds(5, true);
    expect(await status()).toBe('over'); // who thinks too long while both run has lost
    for (const wire of wires) wire.close();
    await runs.stop();
    await stalls.stop();
    await cluster.stop();
  });
});

it('what a process kept and could not tell before it died is seen by the others within five seconds', async () => {
  const cluster = await startCluster();
  const env = { BIVOUAC_DATABASE_URL: cluster.url };
  const clock = new StandingClock();
  const [dies, hears] = [await startServer(env), await startServer(env, { time: clock })];
  const { id, union, confederate } = await seated(dies);
  const waits = player(union, id, 1, { plays: false, base: () => hears.base });
  await until(() => waits.update);
  const { driver } = dies.house.store;
  const { batch } = driver;
  Object.assign(driver, { batch: (steps: Parameters<typeof batch>[0]) => batch(steps) });
  const ask = { t: 'act', id: 'e', seat: 'confederate', action: { type: 'endMovement' } };
  await confederate.must('POST', `/api/tables/${id}/ask`, ask);
  const { seq } = (await dies.house.store.tables.get(id))!;
  expect(waits.seq).toBeLessThan(seq);
  clock.pass(5000);
  await until(() => waits.seq === seq);
  expect(waits.faults).toEqual([]);
  waits.stop();
  for (const server of [dies, hears]) await server.stop();
  await cluster.stop();
});

it('health says so when nothing can be kept, and when it can again', async () => {
  const server = await startServer({}, { time: new StandingClock() });
  const { house } = server.house.store;
  const { beat } = house;
  Object.assign(house, { beat: async () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })) });
  await expect(server.house.pulse.beat()).rejects.toThrow('full');
  const sick = await server.visitor().get('/api/health');
  expect([sick.status, sick.body.key]).toEqual([503, 'server.cannotKeep']);
  Object.assign(house, { beat });
  await server.house.pulse.beat();
  expect((await server.visitor().get('/api/health')).status).toBe(200);
  await server.stop();
});
