import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, misfit } from '@bivouac/testing/mutant';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { testsOf } from '../src/coverage.ts';
import { shelves } from '../src/games.ts';
import { mutantsOf } from '../src/mutants.ts';
import { tryAll } from '../src/mutants-tried.ts';

/** A file that no longer loads would prove nothing of its rule. */
function unreadable({ rule, file, find, put }: Mutant, folder: string): string | null {
  const code = readFileSync(join(folder, file), 'utf8').split(find).join(put);
  try {
    if (file.endsWith('.json')) JSON.parse(code);
    else transformSync(code, { loader: 'ts', logLevel: 'silent' });
    return null;
  } catch {
    return `${rule}: ${file} cannot be read any more`;
  }
}

const all = shelves.filter(({ folder }) => mutantsOf(folder).length > 0);

describe.each(all.map(shelf => [shelf.game.id, shelf] as const))('the mutants of %s', (_id, { folder, book }) => {
  const mutants = mutantsOf(folder);
  const rules = book.rules.map(rule => rule.id);

  it('are one for each rule', () => {
    const whole = mutants.filter(({ clause }) => !clause).map(({ rule }) => rule);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toHaveLength(rules.length);
  });
  it('are clauses of these rules, each once', () => {
    const clauses = mutants.filter(({ clause }) => clause).map(({ rule, clause }) => `${rule} ${clause}`);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(mutants.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
  });
  it('fit the sources as they are, and leave something that can be read', () => {
    expect(mutants.flatMap(each => misfit(each, folder) ?? unreadable(each, folder) ?? [])).toEqual([]);
  });
});

describe('a rule taken out', () => {
  const shelf = shelves.find(({ game }) => game.id === 'wilderness-war')!;
  const known = mutantsOf(shelf.folder).find(({ rule }) => rule === '7.62a')!;
  const put = (what: string): Mutant => ({ ...known, put: what });

  it('is caught by its test: not when nothing is taken out, when a file no longer loads, or by nobody', async () => {
    const four = [known, put(`${known.find} `), put('((('), { ...known, rule: '99z' }];
    const fates = await tryAll(shelf, four, testsOf(shelf), 1);
    expect(fates).toEqual(['caught', 'SURVIVED', 'did not load', 'no test ran']);
  });
  it('is not caught by a test that fails anyway', async () => {
    const wrong = new Map([['fails', ['../../apps/cli/test/fails.ts']]]);
    await expect(tryAll(shelf, [{ ...known, rule: 'fails' }], wrong, 1)).rejects.toThrow(
      'WW fails: fails with the sources as they are',
    );
  });
});
