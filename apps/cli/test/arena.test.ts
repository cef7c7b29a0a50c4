import { fileURLToPath } from 'node:url';
import { wilson } from '@bivouac/bots/balance';
import { type WinFit, winAt } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calibrationsOf, JUDGEMENT } from '../src/arena-calibration.ts';
import { ratingsOf } from '../src/arena-elo.ts';
import { fitsOf, fitWin } from '../src/arena-fit.ts';
import type { Played, Said } from '../src/arena-match.ts';
import { gapsOf } from '../src/arena-promise.ts';
import { cpuExact, cpuNow } from '../src/cpu.ts';
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
    for (const plot of ['Elo', 'win rates', 'margins', 'length', 'reliability'])
      expect(html).toContain(`aria-label="${plot}"`);
    expect(html).toContain('processor time');
    expect(html).toContain('illegal ideas');
    expect(out).toMatch(/greedy .* illegal ideas 0/);
    expect(out).toMatch(/rating greedy +\d+/);
  });

  it('gives each search a budget of its own, and says what its plans promised', async () => {
    const { code, out } = await run(
      'arena gettysburg-1988 --bots search:60,search:20 --scenario day1 --games 2 --nodes 40 --jobs 1 --json',
    );
    expect(code).toBe(0);
    const { promises } = JSON.parse(out) as { promises: { bot: string; turns: number }[] };
    expect(promises.map(({ bot }) => bot)).toEqual(['search:60', 'search:20']);
    expect(promises[0]!.turns).toBeGreaterThan(10);
  });

  it('plays in processes of their own', async () => {
    const { code, out } = await run(
      'arena gettysburg-1988 --bots search,random --scenario day1 --games 2 --nodes 40 --jobs 2 --json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pairs: [{ games: 2 }], pace: [{ illegal: 0 }, { illegal: 0 }] });
  });

  it.each([
    ['gettysburg-1988', 'day2'],
    ['wilderness-war', 'annus-mirabilis'],
  ])('%s has a plain player for each side, who keeps to the rules and beats chance', async (id, scenario) => {
    const { code, out } = await run(
      `arena ${id} --bots script,random --scenario ${scenario} --games 4 --nodes 40 --jobs 1 --json`,
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      pairs: [{ games: 4, winRate: 1 }],
      pace: [{ bot: 'script', illegal: 0 }, { illegal: 0 }],
    });
  });

  it('lets the bots of another checkout play, by its own code', async () => {
    const here = fileURLToPath(new URL('../../..', import.meta.url));
    const { code, out } = await run(
      `arena gettysburg-1988 --bots greedy,was:random --scenario day1 --games 2 --nodes 40 --jobs 1 --json --was ${here}`,
    );
    expect(code).toBe(0);
    const { pairs, pace } = JSON.parse(out) as Record<'pairs' | 'pace', Record<string, unknown>[]>;
    expect(pairs).toMatchObject([{ a: 'greedy', b: 'was:random', games: 2 }]);
    expect(pace[1]!['decisions']).toBeGreaterThan(10);
  });

  it.each([
    ['arena gettysburg-1988 --bots greedy,was:random', '--was'],
    ['arena gettysburg-1988 --bots greedy,was:random --was /nowhere', 'no checkout'],
    ['arena gcacw --bots script,random', 'no plain player'],
    ['arena gettysburg-1988 --bots greedy', 'two bots'],
    ['arena gettysburg-1988 --bots greedy,napoleon', 'Unknown bot'],
    ['arena gettysburg-1988 --bots search,search:much', 'Unknown bot'],
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

describe('calibration', () => {
  // Made-up games: of ten the first side wins seven; one bot says 0.7 always, the other 0.95 at first and 0.05 at the end.
  const games = Array.from(
    { length: 10 },
    (_, i): Played => ({
      ...played('true', 'bold', i, 1),
      ...{ first: 'x', winners: [i < 7 ? 'x' : 'y'], decisions: 20, judged: [0.5, i < 7 ? 1 : 0] },
      said: Array.from(
        { length: 20 },
        (_, at): Said => [at % 2 === 0 ? 0 : 1, at, at % 2 === 0 ? 0.7 : at < 10 ? 0.95 : 0.05],
      ),
    }),
  );
  const all = calibrationsOf(['true', 'bold'], games);
  const of = (who: string, tenth: number | null) => all.find(each => each.who === who && each.tenth === tenth)!;

  it('says how often what was said came, in ten bins', () => {
    const { bins, said, came, count, games: played } = of('true', null);
    expect({ said, came, count, played }).toEqual({ said: 0.7, came: 0.7, count: 100, played: 10 });
    expect(bins.map(bin => bin.count)).toEqual([0, 0, 0, 0, 0, 0, 0, 100, 0, 0]);
    expect(of('bold', null).bins.map(bin => bin.count)).toEqual([50, 0, 0, 0, 0, 0, 0, 0, 0, 50]);
    expect(of('bold', null).bins[9]).toEqual({ count: 50, said: 0.95, came: 0.7 });
  });

  it('gives the Brier score, beside that of whoever knows only how often the side wins', () => {
    expect(of('true', null)).toMatchObject({ brier: 0.21, uncertainty: 0.21 });
    expect(of('bold', null).brier).toBeCloseTo((0.7 * (0.05 ** 2 + 0.95 ** 2) + 0.3 * (0.95 ** 2 + 0.05 ** 2)) / 2, 3);
    expect(of(JUDGEMENT, null).brier).toBeCloseTo(0.125, 6); // fifty-fifty, then the truth
  });

  it('by tenths of the game', () => {
    expect(of('bold', 0)).toMatchObject({ said: 0.95, count: 10 });
    expect(of('bold', 9)).toMatchObject({ said: 0.05, brier: 0.6325 });
    expect([of(JUDGEMENT, 0).brier, of(JUDGEMENT, 5).brier]).toEqual([0.25, 0]);
  });

  it('says nothing of old results, which do not tell who was first', () => {
    expect(calibrationsOf(['a', 'b'], [played('a', 'b', 1, 1)])).toEqual([]);
  });
});

describe('promises', () => {
  it('are the last word of a turn, seen by whoever gave it', () => {
    const game: Played = {
      ...played('a', 'b', 1, 1),
      ...{ first: 'x', sideOfA: 'y', curve: [0, 4, 1, 2], judged: [] },
      said: [
        [1, 0, 0.5, 9, 1],
        [1, 1, 0.5, 6, 1], // b, of the first side: 6 promised, 4 came, 1 stayed
        [0, 2, 0.5, -1, 2], // a, of the other: 1 promised, -1 came, -2 stayed
        [0, 3, 0.5],
        [1, 4, 0.5, 7, 3],
      ],
    };
    expect(gapsOf(['a', 'b'], [game])).toEqual([
      { bot: 'a', scenario: 's', turns: 1, fought: 2, answered: 3 },
      { bot: 'b', scenario: 's', turns: 1, fought: 2, answered: 5 },
    ]);
  });
});

describe('the fit of chances', () => {
  // Made-up games of a scenario where the first side wins from a margin of 4 on, the surer the nearer the end.
  const games = Array.from({ length: 200 }, (_, i): Played => {
    const end = (i % 21) - 6; // -6 to 14
    const left = [4, 3, 2, 1, 0];
    const curve = left.map(turns => end + ((i * 7 + turns * 3) % 5) * turns * 0.4 - 0.8 * turns);
    return { ...played('a', 'b', i, 1), first: 'x', winners: [end >= 4 ? 'x' : 'y'], curve, left };
  });
  const fit = fitWin(games);

  it('finds where the balance lies and how sure a margin is', () => {
    expect(fit.shift).toBeLessThan(-2.5);
    expect(fit.shift).toBeGreaterThan(-5);
    expect(winAt(fit, 14, 0)).toBeGreaterThan(0.95);
    expect(winAt(fit, -6, 0)).toBeLessThan(0.05);
    expect(winAt(fit, 14, 4)).toBeLessThan(winAt(fit, 14, 0));
  });

  it('is better than no fit on games it has not seen', () => {
    const brier = (of: WinFit): number =>
      games.reduce((sum, { curve, winners }) => sum + (winAt(of, curve[2]!, 2) - (winners[0] === 'x' ? 1 : 0)) ** 2, 0);
    expect(brier(fitWin(games.filter((_, i) => i % 2 === 0)))).toBeLessThan(
      0.7 * brier({ shift: 0, drift: 0, scale: 2, spread: 1 }),
    );
  });

  it('is written with the games that made it, scenario by scenario', () => {
    const { made, fits } = fitsOf('arena toy', 7, games);
    expect(made).toEqual({ s: { command: 'arena toy', seed: 7, games: 200 } });
    expect(fits['s']).toEqual(fit);
    const other = games.slice(0, 9).map(game => ({ ...game, scenario: 't' }));
    const both = fitsOf('arena toy', 8, other, { made, fits });
    expect(Object.keys(both.fits)).toEqual(['s', 't']);
    expect(both.made['s']).toEqual(made['s']);
  });

  it('stays at the guess where old results say nothing of time', () => {
    expect(fitWin([played('a', 'b', 1, 1)])).toEqual({ shift: 0, drift: 0, scale: 2, spread: 1 });
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

describe('the clock of the bench', () => {
  it('tells steps that are far smaller than those of the clock of the arena', () => {
    const readings = Array.from({ length: 2000 }, cpuExact);
    const steps = readings.slice(1).map((each, i) => each - readings[i]!);
    expect(Math.min(...steps.filter(step => step > 0))).toBeLessThan(0.1);
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
