import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutant, misfit } from '@bivouac/testing/mutant';
import type { Command } from 'commander';
import { type Tests, testsOf } from './coverage.ts';
import { command, type End, whole } from './options.ts';
import { EXIT, line, type Outside, Trouble } from './outside.ts';
import { progress } from './progress.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

// Does a rule's test fail when the rule is taken out? `test/mutants/*.json` says how each is taken out; nothing is written
// to the sources: the test run that `BIVOUAC_MUTANT` reaches reads them changed.

export interface MutantsOptions {
  readonly jobs: number;
}
export type Fate = 'caught' | 'SURVIVED' | 'no test ran' | 'did not load';

export function addMutants(program: Command, outside: Outside, end: End): void {
  command(program, 'mutants', 'takes each rule out in turn and sees whether the test named after it fails', [
    'mutants wilderness-war',
    'mutants wilderness-war 7.62a 7.62b',
  ])
    .argument('<game>', 'the game')
    .argument('[rules...]', 'only these rules, or all that begin so')
    .option('--jobs <n>', 'how many at a time', whole(1), cpus().length)
    .action(async (id: string, rules: readonly string[], options: MutantsOptions) =>
      end(await mutants(outside, id, rules, options)),
    );
}

export async function mutants(
  outside: Outside,
  id: string,
  rules: readonly string[],
  options: MutantsOptions,
): Promise<number> {
  const shelf = shelfOf(outside.shelves, id);
  const all = mutantsOf(shelf.folder);
  const wanted = rules.length === 0 ? all : all.filter(({ rule }) => rules.some(each => rule.startsWith(each)));
  if (wanted.length === 0) throw new Trouble(`${id} has no such mutant in test/mutants.`);
  const wrong = wanted.flatMap(each => misfit(each, shelf.folder) ?? []);
  if (wrong.length > 0) throw new Trouble(wrong.join('; '));
  const fates = await tryAll(outside, shelf, wanted, options.jobs);
  const count = (fate: Fate): number => fates.filter(each => each === fate).length;
  const odd = (['SURVIVED', 'no test ran', 'did not load'] as const).map(
    fate => `${count(fate)} ${fate.toLowerCase()}`,
  );
  const names = new Set(all.map(each => each.rule));
  const without = shelf.book.rules.filter(rule => !names.has(rule.id));
  if (rules.length === 0)
    for (const { id: rule, title } of without) line(outside, `no mutant     ${rule}  ${title.en}`);
  line(outside, `${id}: ${wanted.length} rules and clauses taken out, ${count('caught')} caught, ${odd.join(', ')}`);
  const good = count('caught') === wanted.length && (rules.length > 0 || without.length === 0);
  return good ? EXIT.good : EXIT.findings;
}

const titled = ({ rule, clause }: Mutant): string => (clause ? `${rule} (${clause})` : rule);

/** All mutants of a game, from its folder. */
export function mutantsOf(folder: string): readonly Mutant[] {
  const at = join(folder, 'test', 'mutants');
  if (!existsSync(at)) return [];
  const files = readdirSync(at).filter(file => file.endsWith('.json'));
  return files.sort().flatMap(file => JSON.parse(readFileSync(join(at, file), 'utf8')) as Mutant[]);
}

async function tryAll(
  outside: Outside,
  shelf: AnyShelf,
  wanted: readonly Mutant[],
  jobs: number,
): Promise<readonly Fate[]> {
  const tests = testsOf(shelf);
  const fates: Fate[] = [];
  const waiting = [...wanted.keys()];
  const bar = progress(outside, wanted.length, 'rules and clauses');
  const worker = async (): Promise<void> => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
      fates[i] = await tried(shelf, wanted[i]!, tests);
      if (fates[i] !== 'caught') line(outside, `${fates[i]!.padEnd(12)}  ${titled(wanted[i]!)}  ${wanted[i]!.file}`);
      bar.at(fates.filter(Boolean).length);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  bar.end();
  return fates;
}

/** One run of the tests named after a rule, without it. */
export async function tried(shelf: AnyShelf, mutant: Mutant, tests: Tests): Promise<Fate> {
  const files = [...new Set(tests.get(mutant.rule) ?? [])].map(file => join(shelf.folder, file));
  if (files.length === 0) return 'no test ran';
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-mutant-'));
  try {
    const report = join(folder, 'report.json');
    const names = `${shelf.code} (?:[^ ]+, )*${mutant.rule.replaceAll('.', '\\.')}(?=[,\\s:.]|$)`;
    const args = ['run', ...files, '-t', names, '--reporter=json', `--outputFile=${report}`];
    await ended(args, shelf.folder, mutant);
    return fateIn(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ended(args: readonly string[], folder: string, mutant: Mutant): Promise<unknown> {
  const env = { ...process.env, BIVOUAC_MUTANT: JSON.stringify({ ...mutant, folder }) };
  const root = join(folder, '..', '..');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, ...args], { cwd: root, env, stdio: 'ignore' });
  return new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));
}

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export function fateIn(report: string): Fate {
  if (!existsSync(report)) return 'did not load';
  const { numFailedTests, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.some(each => each.status === 'failed' && each.assertionResults.length === 0)) return 'did not load';
  if (numFailedTests > 0) return 'caught';
  return numPassedTests > 0 ? 'SURVIVED' : 'no test ran';
}
