import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Mutant, misfit } from '@bivouac/testing/mutant';
import type { Command } from 'commander';
import { testsOf } from './coverage.ts';
import { type Fate, tryAll } from './mutants-tried.ts';
import { command, type End, whole } from './options.ts';
import { EXIT, line, type Outside, Trouble } from './outside.ts';
import { progress } from './progress.ts';
import { shelfOf } from './shelf.ts';

// Does a rule's test fail when the rule is taken out? `test/mutants/*.json` says how each is taken out; nothing is written
// to the sources: the tests of `mutants-child.ts` read them changed.

export interface MutantsOptions {
  readonly jobs: number;
}

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
  const bar = progress(outside, wanted.length, 'rules and clauses');
  let tried = 0;
  const fates = await tryAll(shelf, wanted, testsOf(shelf), options.jobs, (n, fate) => {
    if (fate !== 'caught') line(outside, `${fate.padEnd(12)}  ${titled(wanted[n]!)}  ${wanted[n]!.file}`);
    bar.at(++tried);
  });
  bar.end();
  const count = (fate: Fate): number => fates.filter(each => each === fate).length;
  const odd = (['SURVIVED', 'no test ran', 'did not load', 'did not end'] as const).map(
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
