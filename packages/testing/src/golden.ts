import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type Action,
  type Book,
  cite,
  type Entry,
  type Event,
  type Game,
  type GameRecord,
  type Language,
  type Types,
} from '@bivouac/kernel';

/** A whole game to be read by a person: every action, every event, every citation. Private events name their screen. */
export function transcript<X extends Types>(
  game: Game<X>,
  book: Book,
  language: Language,
  record: GameRecord<X>,
): string {
  const { scenario, options } = record.state.setup;
  const outcome = game.outcome(record.state.table);
  const told = (event: Event): string => toldTo(book, language, event);
  return [
    `${game.id} ${scenario}${options.map(option => ` +${option}`).join('')}`,
    ...record.opening.map(told),
    ...record.history.flatMap((entry, n) => [heading(entry, n), ...entry.events.map(told)]),
    outcome ? `= ${outcome.winners.join(', ') || '–'}: ${cite(book, language, outcome.why)}` : '= …',
    '',
  ].join('\n');
}

const heading = <X extends Types>({ seat, action }: Entry<X>, n: number): string =>
  `${n + 1}. ${seat} ${spell(action)}`;

function spell(action: Action): string {
  const fields = Object.entries(action).filter(([name]) => name !== 'type');
  return [action.type, ...fields.map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');
}

function toldTo(book: Book, language: Language, event: Event): string {
  const die = event.args?.['die'];
  const rolled = die === undefined ? '' : ` [${die} of ${event.args?.['sides']}]`;
  return `   ${event.only ? `(${event.only.join(', ')}) ` : ''}${cite(book, language, event)}${rolled}`;
}

/** Compares with a stored file; UPDATE_GOLDEN=1 stores it. */
export function expectGolden(file: string, text: string): void {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const how = 'run the tests once with UPDATE_GOLDEN=1, read what changed, and commit it';
  if (!existsSync(file)) throw new Error(`${file} is missing: ${how}`);
  const differs = firstDifference(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), text);
  if (differs) throw new Error(`${file} ${differs}\nIf that is meant, ${how}.`);
}

function firstDifference(stored: string, told: string): string | null {
  if (stored === told) return null;
  const [before, now] = [stored.split('\n'), told.split('\n')];
  const at = before.findIndex((line, i) => line !== now[i]);
  const line = at < 0 ? before.length : at;
  return `differs at line ${line + 1}:\n- ${before[line] ?? ''}\n+ ${now[line] ?? ''}`;
}
