import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AnyRecord, type Language, picker, write } from '@bivouac/kernel';
import { randomRecord } from '@bivouac/testing';
import type { Outside } from '../src/outside.ts';
import { run } from '../src/program.ts';
import type { AnyShelf } from '../src/shelf.ts';
import { game, shelves, shelvesFrom } from './toy.ts';

/** What a command said and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Bench {
  readonly folder: string;
  run(args: string, typed?: readonly string[], changes?: Partial<Outside>): Promise<Ran>;
  file(name: string, text: string): string;
  read(name: string): string;
  clear(): void;
}

const secret = 'ab'.repeat(32);

/** A folder of its own and a command line with the toy. */
export function workbench(): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  return {
    folder,
    file,
    read: name => readFileSync(join(folder, name), 'utf8'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
    run: (args, typed = [], changes = {}) => runWith(folder, args, typed, changes),
  };
}

async function runWith(
  folder: string,
  args: string,
  typed: readonly string[],
  changes: Partial<Outside>,
): Promise<Ran> {
  let out = '';
  let err = '';
  const outside: Outside = {
    input: Readable.from(typed.map(each => `${each}\n`)),
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
    ...{ keyboard: false, screen: false, env: {}, folder, shelves, shelvesFrom },
    now: () => performance.now(),
    cpu: () => performance.now(),
    secret: () => secret,
    ...changes,
  };
  const code = await run(args.split(' ').filter(Boolean), outside);
  return { code, out, err };
}

export const finished = (scenario = 'short'): AnyRecord =>
  randomRecord(game, { scenario, options: [] }, secret, picker(5));

export const saved = (record: AnyRecord): string => write(record);

/** The toy with parts of it exchanged. */
export const otherToy = (changes: object, gameChanges: object = {}): readonly AnyShelf[] => [
  { ...shelves[0]!, ...changes, game: { ...game, ...gameChanges } } as AnyShelf,
];

export const languages: readonly Language[] = ['en', 'fr'];
