import {
  type Allowance,
  type AnyDecision,
  type AnyJob,
  type Brains,
  isLevel,
  levelNow,
  Pool,
  type Thread,
  thinkingThread,
} from '@bivouac/bots';
import { LESSON } from './store.ts';

// Bots of this device. Each sees what its seat sees and answers like anyone else.

export interface Bots {
  /** `began` hears what the decision may take. */
  think(game: string, job: AnyJob, began?: (allowance: Allowance) => void): Promise<AnyDecision>;
  /** Whoever thinks under this key answers with what he has. */
  hurry(key: string): void;
}

/** Between two moves, so that a person can follow; fast-forward does without. */
export const PAUSE_MS = 350;

export const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** An old table may call its level otherwise; an unknown one plays at random as it did. */
export const levelNamed = (level = ''): string => {
  const now = levelNow(level);
  return isLevel(now) || now === LESSON ? now : 'random';
};

/** A worker of their own, so that neither the page nor the tables ever wait for a bot. */
export const botsInWorker = (make: () => Worker): Bots =>
  new Pool(1, (hear, broke) => {
    const worker = make();
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = event => broke(event.message || 'the worker broke down');
    return { post: message => worker.postMessage(message), end: () => worker.terminate() };
  });

/** Thinking on the spot: for tests, and where a worker cannot start another. */
export const botsHere = (brains: Brains, now: () => number): Bots =>
  new Pool(1, hear => {
    const think = thinkingThread(brains, now, hear);
    const thread: Thread = { post: message => void think(message), end: () => {} };
    return thread;
  });
