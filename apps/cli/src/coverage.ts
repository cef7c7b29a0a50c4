import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { command, type End } from './options.ts';
import { EXIT, line, note, type Outside, oneLine, Trouble } from './outside.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

export interface CoverageOptions {
  readonly verbose?: boolean;
}

export function addCoverage(program: Command, outside: Outside, end: End): void {
  command(program, 'coverage', 'which rules have a test named after them; exits with 1 when one has none', [
    'coverage gettysburg-1988',
    'coverage gettysburg-1988 --verbose',
  ])
    .argument('<game>', 'the game')
    .option('--verbose', 'list every rule with its tests and the places in the rules that cite it')
    .action((id: string, options: CoverageOptions) => end(coverage(outside, id, options)));
}

export function coverage(outside: Outside, id: string, options: CoverageOptions): number {
  const shelf = shelfOf(outside.shelves, id);
  const tests = testsOf(shelf);
  const waivers = waiversOf(shelf);
  const kinds = shelf.book.rules.map(rule => kindOf(rule.id, tests, waivers));
  if (options.verbose) everyRule(outside, shelf, tests, waivers);
  else listWaived(outside, shelf, tests, waivers);
  const uncited = uncitedOf(shelf);
  if (options.verbose) for (const { id: rule, title } of uncited) line(outside, `uncited   ${rule}  ${title.en}`);
  listUntested(outside, shelf, kinds);
  warn(outside, shelf, tests, waivers);
  const count = (kind: Kind): number => kinds.filter(each => each === kind).length;
  const parts = `${count('tested')} tested, ${count('waived')} waived, ${count('untested')} untested`;
  const cited = `${kinds.length - uncited.length} cited, ${uncited.length} uncited`;
  line(outside, `${id}: ${kinds.length} rules, ${parts}, ${cited}`);
  return count('untested') > 0 ? EXIT.findings : EXIT.good;
}

type Kind = 'tested' | 'waived' | 'untested';
type Waivers = Readonly<Record<string, string>>;
/** Rule ids by the tests that name them. */
export type Tests = ReadonlyMap<string, readonly string[]>;

const kindOf = (id: string, tests: Tests, waivers: Waivers): Kind =>
  tests.has(id) ? 'tested' : Object.hasOwn(waivers, id) ? 'waived' : 'untested';

// ------------------------------------------------------------------------------------------------------------ reading

/** Ids begin with a section's number, or with the name of a table, a card, a set-up or an annex: `3b6-b`, `card-01a`, `LI-ten`. */
const ID = String.raw`(?:\d+|setup|table|summary|card|faq|LI|CONV|BAL|APP)[0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*`;

/** The rule ids in the names of tests: `describe('G88 3b6-a, 3b6-b: …')`, `it.each(…)('G88 4c …')`. */
export function idsIn(source: string, code: string): readonly string[] {
  const name = new RegExp(String.raw`\(\s*['"\`]${code} (${ID}(?:, ${ID})*)(?=[\s:'"\`.])`, 'g');
  return [...uncommented(source).matchAll(name)].flatMap(match => match[1]!.split(', '));
}

/** A test in a comment is none. */
const uncommented = (source: string): string =>
  source.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');

export function testsOf(shelf: AnyShelf): Tests {
  const tests = new Map<string, string[]>();
  for (const file of sources(shelf, 'test')) {
    for (const id of idsIn(readFileSync(join(shelf.folder, file), 'utf8'), shelf.code)) {
      tests.set(id, [...(tests.get(id) ?? []), file]);
    }
  }
  return tests;
}

function sources(shelf: AnyShelf, under: string): readonly string[] {
  const folder = join(shelf.folder, under);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(under, file).replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !file.includes('node_modules/'))
    .sort();
}

function waiversOf(shelf: AnyShelf): Waivers {
  const file = join(shelf.folder, 'test', 'waivers.json');
  if (!existsSync(file)) return {};
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isWaivers(read)) return read;
  } catch (error) {
    throw new Trouble(`${file}: ${oneLine(error)}`);
  }
  throw new Trouble(`${file}: waivers are written { "rule id": "reason" }.`);
}

const isWaivers = (value: unknown): value is Waivers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(reason => typeof reason === 'string' && reason.trim() !== '');

/** How often the game's sources cite each id or section: rules, checks of data, texts, desk; tests are none. */
function citations(shelf: AnyShelf): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const own = sources(shelf, '').filter(file => !file.startsWith('test/'));
  for (const file of own) {
    for (const [, id] of readFileSync(join(shelf.folder, file), 'utf8').matchAll(new RegExp(`§(${ID})`, 'g'))) {
      counts.set(id!, (counts.get(id!) ?? 0) + 1);
    }
  }
  return counts;
}

/** Rules that no source cites by their own id. */
function uncitedOf(shelf: AnyShelf): AnyShelf['book']['rules'] {
  const cited = citations(shelf);
  return shelf.book.rules.filter(({ id }) => !cited.has(id));
}

// ------------------------------------------------------------------------------------------------------------ showing

function everyRule(outside: Outside, shelf: AnyShelf, tests: Tests, waivers: Waivers): void {
  const cited = citations(shelf);
  const width = Math.max(4, ...shelf.book.rules.map(rule => rule.id.length));
  line(outside, `${'rule'.padEnd(width)}  tests  cited  section  title`);
  for (const { id, section, title } of shelf.book.rules) {
    const tested = tests.get(id)?.length ?? (Object.hasOwn(waivers, id) ? 'waived' : '-');
    const cells = [tested, cited.get(id) ?? '-', section === id ? '' : (cited.get(section) ?? '-')];
    const [a, b, c] = cells.map(cell => String(cell));
    line(outside, `${id.padEnd(width)}  ${a!.padStart(5)}  ${b!.padStart(5)}  ${c!.padStart(7)}  ${title.en}`);
  }
}

function listWaived(outside: Outside, shelf: AnyShelf, tests: Tests, waivers: Waivers): void {
  const waived = shelf.book.rules.filter(rule => kindOf(rule.id, tests, waivers) === 'waived');
  for (const { id } of waived) line(outside, `waived    ${id}  ${waivers[id]}`);
}

function listUntested(outside: Outside, shelf: AnyShelf, kinds: readonly Kind[]): void {
  const untested = shelf.book.rules.filter((_, i) => kinds[i] === 'untested');
  for (const { id, title } of untested) line(outside, `untested  ${id}  ${title.en}`);
}

/** Names and waivers that point nowhere are mistakes of ours. */
function warn(outside: Outside, shelf: AnyShelf, tests: Tests, waivers: Waivers): void {
  const known = new Set(shelf.book.rules.map(rule => rule.id));
  for (const [id, files] of tests) {
    if (!known.has(id)) note(outside, `warning: no rule ${id}, named in ${[...new Set(files)].join(', ')}`);
  }
  for (const id of Object.keys(waivers)) {
    if (!known.has(id)) note(outside, `warning: no rule ${id}, waived in test/waivers.json`);
    else if (tests.has(id)) note(outside, `warning: ${id} is waived and tested`);
  }
}
