import { balanceOf, type Result } from '@bivouac/bots/balance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curve } from '../src/tables/balance.ts';
import { day1, player, type Started, seated, startServer, Wire } from './help.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const result = (more: Partial<Result>): Result => ({
  ...{ scenario: 'day1', kind: 'people', winners: ['union'], actions: 100, points: [] },
  ...more,
});

describe('sums', () => {
  it('count wins by side, a draw as half a win for each, and split by who played', () => {
    const all = [result({}), result({}), result({ kind: 'mixed', winners: ['confederate'] }), result({ winners: [] })];
    const found = balanceOf(['day1', 'day2'], ['confederate', 'union'], all);
    expect(found.map(({ scenario, kind, games, draws }) => [scenario, kind, games, draws])).toEqual([
      ['day1', 'all', 4, 1],
      ['day1', 'people', 3, 1],
      ['day1', 'mixed', 1, 0],
      ['day2', 'all', 0, 0],
    ]);
    expect(found[0]!.sides.map(({ side, wins, rate }) => [side, wins, rate])).toEqual([
      ['confederate', 1, 0.375],
      ['union', 2, 0.625],
    ]);
    expect(found[0]!.sides[1]!.low).toBeLessThan(0.3);
    expect(found[0]!.sides[1]!.high).toBeGreaterThan(0.85);
  });

  it('take the lead at equal parts of each game, and its mean over the games', () => {
    const first = curve(
      [
        { count: 0, lead: 0 },
        { count: 50, lead: 4 },
        { count: 100, lead: 2 },
      ],
      100,
    );
    expect([first[0], first[9], first[10], first[20]]).toEqual([0, 0, 4, 2]);
    const two = [result({ points: first }), result({ points: curve([{ count: 0, lead: 6 }], 30) })];
    const { points, finals } = balanceOf(['day1'], ['x', 'y'], two)[0]!;
    expect([points[0], points[10], points[20]]).toEqual([3, 5, 4]);
    expect(finals).toEqual([2, 6]);
  });
});

describe('GET /api/games/{game}/balance', () => {
  it('tells of games that were finished here, and of no others', async () => {
    const who = await server.guest();
    const made = await who.must('POST', '/api/tables', day1({ union: 'me', confederate: 'bot:random' }));
    const one = player(who, made.id, 5);
    await one.over;
    one.stop();
    const both = await seated(server);
    const [a, b] = [player(both.union, both.id, 1), player(both.confederate, both.id, 2)];
    await Promise.all([a.over, b.over]);
    a.stop();
    b.stop();
    const short = await who.must('POST', '/api/tables', day1({ union: 'me', confederate: 'bot:random' }));
    const wire = await new Wire(server.base, short.id, who.cookie).open();
    await wire.hello();
    await wire.ask({ t: 'resign', id: 'r', seat: 'union' });
    wire.close();
    const self = await who.must('POST', '/api/tables', day1({ union: 'me', confederate: 'me' }));
    const alone = player(who, self.id, 3);
    await alone.over;
    alone.stop();
    const { body } = await server.visitor().get('/api/games/gettysburg-1988/balance');
    expect(body.sides).toEqual(['confederate', 'union']);
    const [all] = body.balance;
    expect(all).toMatchObject({ scenario: 'day1', kind: 'all', games: 2 });
    expect(all.sides.reduce((sum: number, each: { wins: number }) => sum + each.wins, all.draws)).toBe(2);
    expect(body.balance.map((each: { kind: string }) => each.kind).slice(0, 3)).toEqual(['all', 'people', 'mixed']);
    expect(all.points).toHaveLength(21);
    expect(all.finals).toHaveLength(2);
    expect(all.actions).toBeGreaterThan(20);
  });

  it('is described, and refuses an unknown game', async () => {
    const { body } = await server.visitor().get('/api');
    expect(Object.keys(body.paths)).toContain('/api/games/{game}/balance');
    expect((await server.visitor().get('/api/games/chess/balance')).status).toBe(404);
    expect(server.errors).toEqual([]);
  });
});
