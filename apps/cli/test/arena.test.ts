import { wilson } from '@bivouac/bots/balance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratingsOf } from '../src/arena-elo.ts';
import type { Played } from '../src/arena-match.ts';
import { cpuNow } from '../src/cpu.ts';
import { shelves, shelvesFrom } from '../src/games.ts';
import { type Bench, workbench } from './outside.ts';

let bench: Bench;
beforeAll(() => {
  bench = workbench();
});
afterAll(() => bench.clear());

const run = (args: string) => bench.run(args, [], { shelves, shelvesFrom });
const two = 'arena gettysburg-1988 --bots greedy,random --scenario day1 --games 2 --nodes 60 --jobs 1';

describe('arena', () => {
  it('prints the rates as JSON', async () => {
    const { code, out } = await run(`${two} --json`);
    expect(code).toBe(0);
    const { pairs, pace } = JSON.parse(out) as Record<'pairs' | 'pace', Record<string, unknown>[]>;
    expect(pace.map(({ bot, illegal }) => [bot, illegal])).toEqual([
      ['greedy', 0],
      ['random', 0],
    ]);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ a: 'greedy', b: 'random', games: 2 });
    expect(Object.keys(pairs[0]!).sort()).toEqual(['a', 'b', 'games', 'high', 'low', 'winRate']);
  });

  it('goes on where it was stopped, and splits by side', async () => {
    const { code, out, err } = await run(two);
    expect(code).toBe(0);
    expect(err).toContain('going on after 2 games');
    expect(out).toMatch(/day1 +confederate +1/);
    expect(out).toMatch(/day1 +union +1/);
    const html = bench.read(/report: (.*)/.exec(out)![1]!);
    for (const plot of ['Elo', 'win rates', 'margins', 'length']) expect(html).toContain(`aria-label="${plot}"`);
    expect(html).toContain('processor time');
    expect(html).toContain('illegal ideas');
    expect(out).toMatch(/greedy .* illegal ideas 0/);
    expect(out).toMatch(/rating greedy +\d+/);
  });

  it('plays in processes of their own', async () => {
    const { code, out } = await run(
      'arena gettysburg-1988 --bots search,random --scenario day1 --games 2 --nodes 40 --jobs 2 --json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pairs: [{ games: 2 }], pace: [{ illegal: 0 }, { illegal: 0 }] });
  });

  it.each([
    ['arena gettysburg-1988 --bots greedy', 'two bots'],
    ['arena gettysburg-1988 --bots greedy,napoleon', 'Unknown bot'],
    ['arena gettysburg-1988 --bots greedy,random --scenario day9', 'day9'],
  ])('%s is refused in one line', async (args, why) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

const played = (a: string, b: string, number: number, score: number): Played => ({
  ...{ number, a, b, scenario: 's', sideOfA: 'x', score, winners: [], decisions: 1, ms: 1, curve: [], spent: {} },
});

describe('ratings', () => {
  it('put everyone on one scale, with an interval around it', () => {
    const games = [
      ...Array.from({ length: 40 }, (_, i) => played('a', 'b', i, i % 4 === 0 ? 0 : 1)),
      ...Array.from({ length: 40 }, (_, i) => played('b', 'c', 40 + i, i % 4 === 0 ? 0 : 1)),
    ];
    const [a, b, c] = ratingsOf(['a', 'b', 'c'], games);
    expect(a!.elo - b!.elo).toBeGreaterThan(160); // 3 of 4: 191, a little less for doubt
    expect(a!.elo - b!.elo).toBeLessThan(195);
    expect(Math.abs(a!.elo - b!.elo - (b!.elo - c!.elo))).toBeLessThan(3);
    expect(a!.low).toBeLessThan(a!.elo);
    expect(a!.high).toBeGreaterThan(a!.elo);
  });
  it('stay finite, and say how little is known, when one side won everything', () => {
    const wins = (n: number): Played[] => Array.from({ length: n }, (_, i) => played('a', 'b', i, 1));
    const [few, many] = [ratingsOf(['a', 'b'], wins(2))[0]!, ratingsOf(['a', 'b'], wins(200))[0]!];
    expect(few.low).toBeLessThan(60); // two games prove next to nothing
    expect(many.low).toBeGreaterThan(300);
    expect(Number.isFinite(many.high)).toBe(true);
    expect(few.high).toBeGreaterThan(few.elo);
  });
});

describe('the clock of the arena', () => {
  it('is the processor time of this process', () => {
    const { user, system } = process.cpuUsage();
    const before = (user + system) / 1000;
    const now = cpuNow();
    const after = process.cpuUsage({ user, system });
    expect(now - before).toBeGreaterThanOrEqual(-1); // a reading is good for a moment
    expect(now - before).toBeLessThanOrEqual((after.user + after.system) / 1000);
  });
});

describe('wilson', () => {
  it('is wide with few games and never leaves 0 to 1', () => {
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 3);
    expect(wilson(50, 100).low).toBeCloseTo(0.404, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
