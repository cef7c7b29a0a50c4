import type { Language, Secret } from '@bivouac/kernel';
import type { AnyShelf } from './shelf.ts';

/** Everything a command touches of the outside world, so that tests can hand it another. */
export interface Outside {
  readonly input: NodeJS.ReadableStream;
  readonly out: (text: string) => void; // as it stands
  readonly err: (text: string) => void;
  readonly keyboard: boolean; // a person types, and sees what is typed
  readonly screen: boolean; // stderr is a terminal: a bar can be redrawn
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string; // where relative file names begin
  readonly shelves: readonly AnyShelf[];
  readonly shelvesFrom: string; // the module that exports them as `shelves`, for threads
  readonly now: () => number; // milliseconds
  readonly cpu: () => number; // milliseconds of processor time
  readonly secret: () => Secret;
}

export const EXIT = { good: 0, findings: 1, wrong: 2 } as const;

/** A mistake in arguments or files: one line to the person, never a stack trace. */
export class Trouble extends Error {
  readonly code: number;
  constructor(message: string, code: number = EXIT.wrong) {
    super(message);
    this.code = code;
  }
}

export const line = (outside: Outside, text = ''): void => outside.out(`${text}\n`);
export function lines(outside: Outside, texts: Iterable<string>): void {
  for (const text of texts) line(outside, text);
}
export const note = (outside: Outside, text: string): void => outside.err(`${text}\n`);

/** The language of the environment: French when it says so, else English. */
export function languageOf(env: Outside['env']): Language {
  const told = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^fr/i.test(told) ? 'fr' : 'en';
}

/** An error's message in one line, whatever it holds. */
export const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ').trim();
