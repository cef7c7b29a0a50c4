import type { Game, Json, Text, Types } from './contract.ts';
import { isSecret } from './dice.ts';
import { hash } from './hash.ts';
import type { GameRecord } from './record.ts';
import { isHistory, isNumbers, isOpening } from './save-shape.ts';
import { whyNotSetup } from './setup.ts';
import { pending } from './view.ts';

/** A file that cannot be opened; carries the reason. */
export class BadSave extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.key);
    this.text = text;
  }
}

const FORMAT = 'bivouac-save-1';

/** A record as one line of JSON with a checksum. */
export function write<X extends Types>(record: GameRecord<X>): string {
  return JSON.stringify({ format: FORMAT, checksum: hash(record), record });
}

// biome-ignore lint/suspicious/noExplicitAny: games of all types side by side
export type AnyGame = Game<any>;
// biome-ignore lint/suspicious/noExplicitAny: records of all games
export type AnyRecord = GameRecord<any>;

/** The record in a file's text, brought up to the present version; throws `BadSave` and nothing else. */
export function read(text: string, games: readonly AnyGame[]): { game: AnyGame; record: AnyRecord } {
  try {
    return opened(text, games);
  } catch (error) {
    if (error instanceof BadSave) throw error;
    throw new BadSave({ key: 'save.impossible', args: { what: error instanceof Error ? error.message : '?' } });
  }
}

function opened(text: string, games: readonly AnyGame[]): { game: AnyGame; record: AnyRecord } {
  const { record, whole } = unwrap(parse(text));
  const game = games.find(each => each.id === record.game);
  if (!game) throw new BadSave({ key: 'save.unknownGame', args: { game: record.game } });
  const { version } = record;
  if (version > game.version) throw new BadSave({ key: 'save.newer', args: { version, known: game.version } });
  if (!whole) throw new BadSave({ key: 'save.corrupt' });
  const current = version === game.version ? record : migrate(game, record);
  const wrong = whyNotSetup(game, current.state.setup);
  if (wrong) throw new BadSave(wrong);
  const impossible = game.audit(current.state)[0];
  if (impossible !== undefined) throw new BadSave({ key: 'save.impossible', args: { what: impossible } });
  pending(game, current.state); // throws when the stack names a step these rules do not have
  return { game, record: current };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadSave({ key: 'save.notJson' });
  }
}

/** A newer Bivouac may reckon its checksum in another way: the version is looked at first. */
function unwrap(value: unknown): { record: AnyRecord; whole: boolean } {
  const file = value as { format?: unknown; checksum?: unknown; record?: unknown } | null;
  if (typeof file !== 'object' || file === null || file.format !== FORMAT) throw new BadSave({ key: 'save.notSave' });
  if (!isRecord(file.record)) throw new BadSave({ key: 'save.notSave' });
  return { record: file.record, whole: hash(file.record) === file.checksum };
}

function isRecord(value: unknown): value is AnyRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { game, version, secret, numbers, opening, history, state } = value as Partial<AnyRecord>;
  const headed = typeof game === 'string' && Number.isSafeInteger(version) && isSecret(secret);
  const told = isOpening(opening) && isHistory(history) && (numbers === undefined || isNumbers(numbers));
  return headed && told && typeof state === 'object' && state !== null;
}

/** Lifts the state version by version. What was taken stays in the history as it was then. */
function migrate(game: AnyGame, record: AnyRecord): AnyRecord {
  let state = record.state as unknown as Json;
  for (let version = record.version; version < game.version; version++) {
    const lift = game.migrations[version];
    if (!lift) throw new BadSave({ key: 'save.noMigration', args: { version } });
    state = lift(state);
  }
  const history = record.history.map(entry => ({ ...entry, before: null }));
  return { ...record, version: game.version, history, state: state as unknown as AnyRecord['state'] };
}
