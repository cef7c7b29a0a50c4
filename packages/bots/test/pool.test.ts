import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, type Mind, play, refusal, start, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import {
  type AnyMind,
  type FromThread,
  LEVELS,
  Pool,
  type Thread,
  type ToThread,
  thinkingThread,
  WINDOW_MS,
} from '../src/index.ts';

const opening = start(game, { scenario: 'day1', options: [] }, keyedDice('1'.repeat(64))).state;
const { state } = play(game, opening, 'confederate', { type: 'endMovement' });
const seen = view(game, state, 'union');
const job = (level: string, key = 'table union') => ({ key, level, seat: 'union', view: seen, notes: [], seed: 3 });

const brains = (of: AnyMind | null) => ({ gameOf: async () => game, mindOf: async () => of });
/** A clock that goes on by a millisecond whenever it is looked at. */
function ticking() {
  let time = 0;
  return {
    now: () => {
      time++;
      return time;
    },
    wait: async (ms: number) => {
      time += ms;
    },
  };
}
/** Thinks in this process. */
const here =
  (of: AnyMind | null, now = ticking().now) =>
  (hear: (message: FromThread) => void): Thread => {
    const think = thinkingThread(brains(of), now, hear);
    return { post: message => void think(message), end: () => {} };
  };

describe('a pool of thinking threads', () => {
  it('answers with a legal action, and says beforehand what it may take', async () => {
    const budgets: number[] = [];
    const { action, level, ideas } = await new Pool(1, here(mind)).think(game.id, job('recruit'), ({ ms }) =>
      budgets.push(ms),
    );
    expect(refusal(game, seen, 'union', action)).toBeNull();
    expect(budgets).toEqual([50]);
    expect(level).toBe('recruit');
    expect(ideas.length).toBeGreaterThan(0);
  });

  it('plays at random a game nobody taught it, and says so', async () => {
    const { level, ideas } = await new Pool(1, here(null)).think(game.id, job('general'));
    expect([level, ideas]).toEqual(['random', []]);
  });

  it('takes the same time in every window, whether there is something to think about or not', async () => {
    for (const sure of [undefined, () => ({ type: 'endMovement' as const })]) {
      const { plan: _plan, ...rest } = mind;
      const window: Mind<never> = { ...rest, weight: () => 'window', ...(sure ? { sure } : {}) } as never;
      const time = ticking();
      await new Pool(1, here(window as never, time.now), undefined, time).think(game.id, job('recruit'));
      expect(time.now() - 2).toBe(WINDOW_MS); // it was looked at when asked, and here
    }
  });

  it('answers with what it has when somebody is in a hurry', async () => {
    const pool = new Pool(1, here(mind, ticking().now));
    const { ms } = await pool.think(game.id, job('general'), () => pool.hurry('table union'));
    expect(ms).toBeLessThan(LEVELS.general.ms / 10);
  });

  it('tries a job again when its thread breaks, in a new one', async () => {
    let threads = 0;
    const pool = new Pool(1, (hear, broke) => {
      if (++threads > 1) return here(mind)(hear);
      return { post: () => queueMicrotask(() => broke('gone')), end: () => {} };
    });
    expect((await pool.think(game.id, job('recruit'))).level).toBe('recruit');
    expect(threads).toBe(2);
  });

  it('gives up after the second time, and serves the next job', async () => {
    let broken = 2;
    const pool = new Pool(1, (hear, broke) => {
      if (broken-- <= 0) return here(mind)(hear);
      return { post: () => queueMicrotask(() => broke('gone')), end: () => {} };
    });
    const [first, second] = await Promise.allSettled([
      pool.think(game.id, job('recruit')),
      pool.think(game.id, job('recruit', 'other union')),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('without shared memory a hurried job is begun anew by a hasty bot', async () => {
    const posted: string[] = [];
    let ended = 0;
    const make = (hear: (message: FromThread) => void): Thread => {
      const real = here(mind)(hear);
      const post = (message: ToThread): void => {
        posted.push(message.job.level);
        if (message.job.level === 'recruit') real.post(message); // the General never answers
      };
      return { post, end: () => ended++ };
    };
    const pool = new Pool(1, make, () => null);
    const answer = pool.think(game.id, job('general'));
    pool.hurry('table union');
    expect((await answer).level).toBe('recruit');
    expect(posted).toEqual(['general', 'recruit']);
    expect(ended).toBe(1);
  });

  it('hands a table to the thread that knows it', async () => {
    const posted: string[] = [];
    let names = 0;
    const pool = new Pool(2, hear => {
      const name = String.fromCharCode(97 + names++);
      const real = here(mind)(hear);
      const post = (message: ToThread): void => {
        posted.push(`${name} ${message.job.key}`);
        real.post(message);
      };
      return { post, end: () => {} };
    });
    await Promise.all([pool.think(game.id, job('recruit', 'x')), pool.think(game.id, job('recruit', 'y'))]);
    await pool.think(game.id, job('recruit', 'y'));
    expect(posted).toEqual(['a x', 'b y', 'b y']);
  });

  it('is deaf once closed', async () => {
    const pool = new Pool(1, () => ({ post: () => {}, end: () => {} }));
    const waiting = pool.think(game.id, job('recruit'));
    pool.close();
    await expect(waiting).rejects.toThrow('gone');
    await expect(pool.think(game.id, job('recruit'))).rejects.toThrow('gone');
  });
});
