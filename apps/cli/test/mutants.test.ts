import { misfit } from '@bivouac/testing/mutant';
import { describe, expect, it } from 'vitest';
import { testsOf } from '../src/coverage.ts';
import { shelves } from '../src/games.ts';
import { mutantsOf, tried } from '../src/mutants.ts';

const all = shelves.filter(({ folder }) => mutantsOf(folder).length > 0);

describe.each(all.map(shelf => [shelf.game.id, shelf] as const))('the mutants of %s', (_id, { folder, book }) => {
  const mutants = mutantsOf(folder);
  const rules = book.rules.map(({ id }) => id);

  it('are one for each rule', () => {
    const whole = mutants.filter(({ clause }) => !clause);
    expect(whole.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
  });
  it('are clauses of these rules, each once', () => {
    const clauses = mutants.filter(({ clause }) => clause).map(({ rule, clause }) => `${rule} ${clause}`);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(mutants.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
  });
  it('fit the sources as they are', () => {
    expect(mutants.flatMap(each => misfit(each, folder) ?? [])).toEqual([]);
  });
});

describe('a rule taken out', () => {
  const shelf = shelves.find(({ game }) => game.id === 'wilderness-war')!;
  const tests = testsOf(shelf);
  const known = mutantsOf(shelf.folder).find(({ rule }) => rule === '7.62a')!;

  it('is caught by its test', async () => expect(await tried(shelf, known, tests)).toBe('caught'));
  it('survives when nothing is taken out', async () => {
    expect(await tried(shelf, { ...known, put: `${known.find} ` }, tests)).toBe('SURVIVED');
  });
  it('is not caught by a file that no longer loads', async () => {
    expect(await tried(shelf, { ...known, put: '(((' }, tests)).toBe('did not load');
  });
  it('is not caught by nobody', async () => {
    expect(await tried(shelf, { ...known, rule: '99z' }, tests)).toBe('no test ran');
  });
});
