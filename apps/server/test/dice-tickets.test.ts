import { commitment } from '@bivouac/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '../src/workshop/visitor.ts';
import { day1, StandingClock, type Started, startServer } from './help.ts';

let server: Started;
let foreign: Started;
beforeAll(async () => {
  [server, foreign] = [await startServer(), await startServer()];
});
afterEach(() => void vi.useRealTimers());
afterAll(() => Promise.all([server.stop(), foreign.stop()]));

const wish = (ticket: string) => day1({ union: 'me', confederate: 'open' }, { ticket });
const prepared = (who: Visitor): Promise<{ ticket: string; commitment: string }> => who.must('POST', '/api/dice');
async function refused(who: Visitor, ticket: string): Promise<void> {
  const reply = await who.post('/api/tables', wish(ticket));
  expect([reply.status, reply.body.key]).toEqual([409, 'server.ticket']);
}

describe('dice prepared beforehand', () => {
  it('bind the server before the host gives his number', async () => {
    const dice = await prepared(server.visitor()); // nobody need be known to look at a set-up page
    const host = await server.guest();
    const made = await host.must('POST', '/api/tables', wish(dice.ticket));
    expect(made.commitment).toBe(dice.commitment);
    const { secret } = (await server.house.store.tables.get(made.id))!;
    expect(commitment(secret)).toBe(dice.commitment);
    expect(Buffer.from(dice.ticket, 'base64url').toString('hex')).not.toContain(secret);
  });

  it('are never the same twice, and are good for one table, also when asked for at once', async () => {
    const [host, other] = [await server.guest(), await server.guest()];
    const { ticket, ...first } = await prepared(host);
    expect((await prepared(host)).commitment).not.toBe(first.commitment);
    const replies = await Promise.all([host, other, host].map(who => who.post('/api/tables', wish(ticket))));
    expect(replies.map(each => each.status).sort()).toEqual([200, 409, 409]);
    await refused(host, ticket);
    const rows = await server.house.store.driver.all('select id from tables where commitment = ?', [first.commitment]);
    expect(rows).toHaveLength(1);
  });

  it('are refused when forged or of another server, and a wish refused for something else leaves them good', async () => {
    const host = await server.guest();
    const { ticket } = await prepared(host);
    for (let at = 0; at < ticket.length - 1; at += 9) {
      await refused(host, `${ticket.slice(0, at)}${ticket[at] === 'A' ? 'B' : 'A'}${ticket.slice(at + 1)}`);
    }
    for (const each of ['', 'x', ticket.slice(4), `${ticket}AAAA`]) await refused(host, each);
    await refused(host, (await prepared(foreign.visitor())).ticket);
    expect((await host.post('/api/tables', { ...wish(ticket), seats: { union: 'me' } })).body.key).toBe('server.seats');
    await host.must('POST', '/api/tables', wish(ticket));
  });

  it('are taken by another process of the same house, and by one of the two only', async () => {
    const second = await startServer({ BIVOUAC_DATA: server.data });
    const [dice, host] = [await prepared(server.visitor()), await second.guest()];
    expect((await host.must('POST', '/api/tables', wish(dice.ticket))).commitment).toBe(dice.commitment);
    await refused(await server.guest(), dice.ticket);
    await second.stop();
  });

  it('are kept for an hour, and not longer', async () => {
    const host = await server.guest();
    const [late, intime] = [await prepared(host), await prepared(host)];
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 3_590_000 });
    await host.must('POST', '/api/tables', wish(intime.ticket));
    vi.setSystemTime(now + 3_600_001);
    await refused(host, late.ticket);
  });

  it('are described, limited, and refused in both languages', async () => {
    const { body } = await server.visitor().get('/api');
    expect(Object.keys(body.paths)).toContain('/api/dice');
    const { say } = (await (await server.guest()).post('/api/tables', wish('x'))).body;
    expect([say.en, say.fr]).toEqual([expect.stringMatching(/^The dice/), expect.stringMatching(/^Les dés/)]);
    const strict = await startServer({ BIVOUAC_RATE_LIMITS: 'on' }, { time: new StandingClock() });
    const replies = await Promise.all(Array.from({ length: 60 }, () => strict.visitor().post('/api/dice')));
    expect(new Set(replies.map(each => each.status))).toEqual(new Set([200, 429]));
    await strict.stop();
  });
});
