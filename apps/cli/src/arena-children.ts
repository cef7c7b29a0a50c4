import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Match, Played } from './arena-match.ts';
import { EXIT, Trouble } from './outside.ts';

/** What a child is told first. */
export interface ChildData {
  readonly shelvesFrom: string;
  readonly id: string;
  readonly was?: string | undefined; // another checkout, whose bots play too
}

/** A process runs from its TypeScript source, like the rest of the command line. */
export const startChild = (script: string, data: object): ChildProcess =>
  fork(fileURLToPath(new URL(script, import.meta.url)), [JSON.stringify(data)], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Hands matches to processes as they become free: each has a clock of its own processor time. */
export async function playInChildren(
  data: ChildData,
  matches: readonly Match[],
  jobs: number,
  onPlayed: (played: Played) => void,
  stopped: AbortSignal,
): Promise<void> {
  const waiting = [...matches];
  const work = async (): Promise<void> => {
    const child = startChild('./arena-child.ts', data);
    const stop = (): void => void child.kill('SIGKILL');
    stopped.addEventListener('abort', stop);
    try {
      for (let match = waiting.shift(); match && !stopped.aborted; match = waiting.shift())
        onPlayed(await askChild<Match, Played>(child, match));
    } catch (error) {
      if (!stopped.aborted) throw error;
    } finally {
      stopped.removeEventListener('abort', stop);
      stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, matches.length) }, work));
}

/** One question, one answer. */
export function askChild<Q extends object, A>(child: ChildProcess, question: Q): Promise<A> {
  return new Promise((resolve, reject) => {
    const hear = (answer: A): void => end(() => resolve(answer));
    const stop = (code: number | null): void =>
      end(() => reject(new Trouble(`an arena process ended with ${code ?? 'a signal'}`, EXIT.findings)));
    const end = (then: () => void): void => {
      child.off('message', hear).off('exit', stop);
      then();
    };
    child.on('message', hear).on('exit', stop);
    child.send(question, error => error && stop(null));
  });
}
