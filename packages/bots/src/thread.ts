import type { AnyGame, Mind } from '@bivouac/kernel';
import { type Allowance, type Decision, type Job, Thinker } from './thinker.ts';

// What is said between a pool and its threads: web workers in a browser, worker threads on a server.

// biome-ignore lint/suspicious/noExplicitAny: minds of all games side by side
export type AnyMind = Mind<any> & { readonly names?: readonly string[] };
// biome-ignore lint/suspicious/noExplicitAny: jobs of all games side by side
export type AnyJob = Job<any>;
export type AnyDecision = Decision<{ readonly type: string }>;

export interface ToThread {
  readonly id: number;
  readonly game: string;
  readonly job: AnyJob;
  readonly flag: SharedArrayBuffer | null; // not 0: somebody is in a hurry
}
export type FromThread =
  | { readonly id: number; readonly began: Allowance }
  | { readonly id: number; readonly decision: AnyDecision }
  | { readonly id: number; readonly failed: string };

/** Where a thread finds the games it is asked about. */
export interface Brains {
  gameOf(id: string, scenario: string): Promise<AnyGame>;
  mindOf(id: string): Promise<AnyMind | null>;
}

/** The inside of a thread: hears one job at a time, says what it may take, then what was decided. */
export function thinkingThread(brains: Brains, now: () => number, send: (message: FromThread) => void) {
  let flag: Int32Array | null = null;
  const hurried = (): boolean => flag !== null && Atomics.load(flag, 0) !== 0;
  // biome-ignore lint/suspicious/noExplicitAny: thinkers of all games side by side
  const thinkers = new Map<string, Thinker<any>>();
  const thinkerOf = async (id: string, scenario: string) => {
    const game = await brains.gameOf(id, scenario);
    const known = thinkers.get(id) ?? new Thinker(game, await brains.mindOf(id), now, hurried);
    thinkers.set(id, known);
    return known;
  };
  return async ({ id, game, job, flag: shared }: ToThread): Promise<void> => {
    try {
      const thinker = await thinkerOf(game, job.view.setup.scenario);
      flag = shared && new Int32Array(shared);
      send({ id, began: thinker.allowance(job) });
      send({ id, decision: thinker.decide(job) });
    } catch (error) {
      send({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}
