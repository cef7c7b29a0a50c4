import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wilson } from '../src/arena-stats.ts';
import { shelves, shelvesFrom } from '../src/games.ts';
import { type Bench, workbench } from './desk.ts';

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
    const { pairs } = JSON.parse(out) as { pairs: Record<string, unknown>[] };
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
    expect(html).toContain('<svg');
  });

  it('plays in threads', async () => {
    const { code, out } = await run(
      'arena gettysburg-1988 --bots search,random --scenario day1 --games 2 --nodes 40 --jobs 2 --json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pairs: [{ games: 2 }] });
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

describe('wilson', () => {
  it('is wide with few games and never leaves 0 to 1', () => {
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 3);
    expect(wilson(50, 100).low).toBeCloseTo(0.404, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
