import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Mutant } from '@bivouac/testing/mutant';
import { startChild } from './arena-children.ts';
import type { Tests } from './coverage.ts';
import { EXIT, Trouble } from './outside.ts';
import type { AnyShelf } from './shelf.ts';

export type Fate = 'caught' | 'SURVIVED' | 'no test ran' | 'did not load' | 'did not end';

/** What a child is told: mutants, each with the files and names of the tests that should catch it. */
export interface Job {
  readonly folder: string;
  readonly tries: readonly Try[];
}
interface Try {
  readonly mutant: Mutant;
  readonly files: readonly string[];
  readonly names: string;
}

/** What a child says of one test file, without mutant n or with the sources as they are (null); without a path: the end. */
export interface Heard {
  readonly n: number | null;
  readonly path: string;
  readonly failed: readonly string[];
  readonly passed: number;
  readonly loaded: boolean;
}

const BATCH = 40; // mutants of one process: its memory grows with each
const SILENCE = 300_000; // milliseconds after which a test has no end

/** The fates of mutants, by processes that take some of them each. */
export async function tryAll(
  shelf: AnyShelf,
  wanted: readonly Mutant[],
  tests: Tests,
  jobs: number,
  at: (n: number, fate: Fate) => void = () => {},
): Promise<readonly Fate[]> {
  const fates: Fate[] = [];
  const told = (n: number, fate: Fate): void => {
    fates[n] = fate;
    at(n, fate);
  };
  const tries = wanted.map(mutant => tryOf(shelf, mutant, tests));
  for (const [n, { files }] of tries.entries()) if (files.length === 0) told(n, 'no test ran');
  const waiting = [...tries.keys()].filter(n => tries[n]!.files.length > 0);
  const size = Math.min(BATCH, Math.ceil(waiting.length / jobs));
  const work = async (): Promise<void> => {
    for (let some = waiting.splice(0, size); some.length > 0; some = waiting.splice(0, size)) {
      const left = await tryInChild({ folder: shelf.folder, tries: some.map(n => tries[n]!) }, (i, fate) =>
        told(some[i]!, fate),
      );
      waiting.unshift(...left.map(i => some[i]!));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return fates;
}

function tryOf(shelf: AnyShelf, mutant: Mutant, tests: Tests): Try {
  const files = [...new Set(tests.get(mutant.rule) ?? [])].map(file => join(shelf.folder, file));
  return { mutant, files, names: `${shelf.code} (?:[^ ]+, )*${mutant.rule.replaceAll('.', '\\.')}(?=[,\\s:.]|$)` };
}

/** Those left over when a test had no end: the rest of the batch. */
async function tryInChild(job: Job, at: (n: number, fate: Fate) => void): Promise<readonly number[]> {
  const heard: Heard[][] = job.tries.map(() => []);
  const left = new Set(heard.keys());
  for await (const said of saidBy(startChild('./mutants-child.ts', job))) {
    const { n, failed } = said;
    if (n === null && failed.length > 0)
      throw new Trouble(`${failed.join('; ')}: fails with the sources as they are`, EXIT.findings);
    if (n === null || heard[n]!.push(said) < job.tries[n]!.files.length) continue;
    left.delete(n);
    at(n, fateOf(heard[n]!));
  }
  const [stuck, ...rest] = left;
  if (stuck !== undefined) at(stuck, 'did not end');
  return rest;
}

/** What a child says, to its last word or until it says nothing any more. */
async function* saidBy(child: ChildProcess): AsyncGenerator<Heard> {
  const said = on(child, 'message', { close: ['exit'] });
  try {
    for (;;) {
      const word = (await Promise.race([said.next(), silence()])) as IteratorResult<[Heard]> | null;
      if (word?.done) throw new Trouble('a process of tests ended too soon', EXIT.findings);
      if (!word || word.value[0].path === '') return;
      yield word.value[0];
    }
  } finally {
    child.kill('SIGKILL');
  }
}

const silence = (): Promise<null> => setTimeout(SILENCE, null, { ref: false });

function fateOf(heard: readonly Heard[]): Fate {
  if (heard.some(({ loaded }) => !loaded)) return 'did not load';
  if (heard.some(({ failed }) => failed.length > 0)) return 'caught';
  return heard.some(({ passed }) => passed > 0) ? 'SURVIVED' : 'no test ran';
}
