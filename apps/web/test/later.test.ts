import { describe, expect, it } from 'vitest';
import { insist, later } from '../src/games/later.ts';

// What a table fetches after its map, when the network fails.

/** Something that cannot be fetched the first few times. */
function shaky<T>(value: T, failures: number) {
  let tries = 0;
  const load = async (): Promise<T> => {
    if (++tries <= failures) throw new Error('no network');
    return value;
  };
  return { ...later(load), tries: () => tries };
}

/** A clock that is set forward by hand: who waits goes on when it strikes. */
function handClock() {
  const waits: number[] = [];
  let strike = (): void => {};
  const wait = (ms: number): Promise<void> => {
    waits.push(ms);
    return new Promise(resolve => {
      strike = resolve;
    });
  };
  return { waits, wait, strikes: () => strike() };
}
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

describe('what it takes to play', () => {
  it('is fetched again every two seconds until it is here; what had come is not fetched twice', async () => {
    const [engine, rest, clock] = [shaky('engine', 0), shaky('rest', 2), handClock()];
    const both = insist(
      () => Promise.all([engine.fetch(), rest.fetch()]),
      () => true,
      clock.wait,
    );
    await settled();
    expect([clock.waits, rest.tries()]).toEqual([[2000], 1]); // and waits, however long the clock does
    clock.strikes();
    await settled();
    expect([clock.waits, rest.tries(), rest.now.value]).toEqual([[2000, 2000], 2, null]);
    clock.strikes();
    expect(await both).toEqual(['engine', 'rest']);
    expect([engine.tries(), rest.tries(), clock.waits.length]).toEqual([1, 3, 2]);
  });
  it('the engine too', async () => {
    const [engine, clock] = [shaky('engine', 1), handClock()];
    const found = insist(engine.fetch, () => true, clock.wait);
    await settled();
    clock.strikes();
    expect(await found).toBe('engine');
    expect(engine.now.value).toBe('engine');
  });
  it('is asked for no more once the table is left', async () => {
    const [engine, clock] = [shaky('engine', 9), handClock()];
    let left = false;
    const found = insist(engine.fetch, () => !left, clock.wait);
    await settled();
    left = true;
    clock.strikes();
    expect(await found).toBe(null);
    expect(engine.tries()).toBe(1);
  });
  it('is nothing to a table that was left while it came', async () => {
    let left = false;
    const leaving = async (): Promise<string> => {
      left = true;
      return 'engine';
    };
    expect(await insist(leaving, () => !left, handClock().wait)).toBe(null);
  });
});
