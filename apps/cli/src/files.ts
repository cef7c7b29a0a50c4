import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type AnyGame,
  type AnyRecord,
  BadSave,
  isSecret,
  type Language,
  pending,
  prompt,
  read,
  type Text,
} from '@bivouac/kernel';
import { type Outside, oneLine, Trouble } from './outside.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';
import { kernelSays, tell } from './texts.ts';

/** A save as opened: brought up to date, with the version it was written by. */
export interface Opened {
  readonly shelf: AnyShelf;
  readonly record: AnyRecord;
  readonly writtenBy: number;
  readonly current: boolean; // written by these very rules: it can be played again from the start
}

export const pathOf = (outside: Outside, file: string): string => resolve(outside.folder, file);

/** Reads a save; every way it can be wrong is a `Trouble` that names the file. Never writes. */
export function openSave(outside: Outside, file: string, language: Language): Opened {
  const text = readText(outside, file, language);
  try {
    const games: readonly AnyGame[] = outside.shelves.map(shelf => shelf.game);
    const { game, record } = read(text, games);
    checkShape(game, record);
    const writtenBy = (JSON.parse(text) as { record: { version: number } }).record.version;
    return { shelf: shelfOf(outside.shelves, game.id), record, writtenBy, current: writtenBy === game.version };
  } catch (error) {
    throw new Trouble(`${file}: ${kernelSays(language, whyBad(error))}`);
  }
}

// What is not a `BadSave` comes from rules that met a state no game could have reached.
const whyBad = (error: unknown): Text =>
  error instanceof BadSave ? error.text : { key: 'save.impossible', args: { what: oneLine(error) } };

function readText(outside: Outside, file: string, language: Language): string {
  try {
    return readFileSync(pathOf(outside, file), 'utf8');
  } catch (error) {
    throw new Trouble(`${file}: ${tell(language, whyUnreadable((error as NodeJS.ErrnoException).code), {})}`);
  }
}

function whyUnreadable(
  code: string | undefined,
): 'file.missing' | 'file.folder' | 'file.forbidden' | 'file.unreadable' {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'file.missing';
  if (code === 'EISDIR') return 'file.folder';
  return code === 'EACCES' || code === 'EPERM' ? 'file.forbidden' : 'file.unreadable';
}

/** What the kernel's reader leaves to its users: the parts this program walks through. */
function checkShape(game: AnyGame, record: AnyRecord): void {
  const entries = record.history.every(
    entry => typeof entry.seat === 'string' && isObject(entry.action) && areEvents(entry.events),
  );
  const headed = typeof record.commitment === 'string' && isSecret(record.secret) && isObject(record.numbers);
  if (!headed || !entries || !areEvents(record.opening)) throw new BadSave({ key: 'save.notSave' });
  pending(game, record.state); // throws when the stack names what the rules do not know
  prompt(game, record.state);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const areEvents = (value: unknown): boolean =>
  Array.isArray(value) && value.every(event => isObject(event) && typeof event.key === 'string');

/** Writes beside the target, then renames: the file is the old one or the new one, never half of either. */
export function writeSafely(outside: Outside, file: string, text: string): void {
  const target = pathOf(outside, file);
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeDown(beside, text);
    renameSync(beside, target);
  } catch (error) {
    if (existsSync(beside)) rmSync(beside);
    throw new Trouble(`${file}: ${oneLine(error)}`);
  }
}

function writeDown(path: string, text: string): void {
  const handle = openSync(path, 'w');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A name that may be written to: one of our own, or one that nobody uses yet. */
export function mustBeFree(outside: Outside, file: string, own: readonly string[], language: Language): void {
  const path = pathOf(outside, file);
  if (own.some(each => pathOf(outside, each) === path) || !existsSync(path)) return;
  throw new Trouble(`${file}: ${tell(language, 'file.exists', {})}`);
}
