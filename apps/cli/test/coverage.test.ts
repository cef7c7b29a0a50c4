import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idsIn } from '../src/coverage.ts';
import { type Bench, otherToy, type Ran, workbench } from './outside.ts';

let at: Bench;
beforeEach(() => {
  at = workbench();
  for (const folder of ['test/deep', 'rules', 'text']) mkdirSync(join(at.folder, folder), { recursive: true });
});
afterEach(() => at.clear());

const covered = (args = ''): Promise<Ran> =>
  at.run(`coverage toy ${args}`, [], { shelves: otherToy({ folder: at.folder }) });

// Written in pieces, so that no reader of sources takes them for tests of this file.
const named = (name: string): string => `describe(${"'"}TOY ${name}${"'"}, () => {});\n`;

describe('coverage', () => {
  it('lists what has no test and ends with the sum', async () => {
    at.file('test/a.test.ts', named('1-a: gallop') + named('1-b, 2-a rest and trot'));
    const { code, out, err } = await covered();
    expect(code).toBe(1);
    expect(err).toBe('');
    expect(out).toBe(
      'untested  2-b  Fields\nuntested  2-c  Length\ntoy: 5 rules, 3 tested, 0 waived, 2 untested, 0 cited, 5 uncited\n',
    );
  });

  it('is content when every rule is tested or waived', async () => {
    at.file('test/a.test.ts', named('1-a') + named('1-b, 2-a, 2-b: three'));
    at.file('test/waivers.json', '{ "2-c": "said twice" }');
    const { code, out } = await covered();
    expect(code).toBe(0);
    expect(out).toBe('waived    2-c  said twice\ntoy: 5 rules, 4 tested, 1 waived, 0 untested, 0 cited, 5 uncited\n');
  });

  it('warns about names that point nowhere', async () => {
    at.file('test/deep/b.test.ts', named('1-a: x') + named('9z-q: nothing'));
    at.file('test/waivers.json', '{ "1-a": "tested after all", "7": "gone" }');
    const { err } = await covered();
    expect(err).toContain('warning: no rule 9z-q, named in test/deep/b.test.ts\n');
    expect(err).toContain('warning: 1-a is waived and tested\n');
    expect(err).toContain('warning: no rule 7, waived in test/waivers.json\n');
  });

  it('counts citations in the sources, not in tests, and names the rules without any', async () => {
    at.file('rules/01.ts', 'const a = 1; // §1-a\nconst b = { rule: "§1-a" }; // §1\n');
    at.file('text/en.ts', '// §1-a is shown here\n');
    at.file('test/b.ts', '// §2-b\n');
    const { out } = await covered('--verbose');
    expect(out).toMatch(/^1-a {2,}- +3 +1 +Gallop$/m);
    expect(out).toContain('uncited   2-b  Fields\n');
    expect(out).toContain(', 1 cited, 4 uncited\n');
    expect(out).toMatch(/^2-a {2,}- +- +- +Trot$/m);
  });

  it('refuses waivers that say nothing', async () => {
    at.file('test/waivers.json', '{ "1-a": "" }');
    expect(await covered()).toMatchObject({ code: 2, out: '' });
    at.file('test/waivers.json', '{');
    expect((await covered()).err).toMatch(/^error: .+\n$/);
  });

  it('works without any test', async () => {
    expect((await covered()).out).toContain('toy: 5 rules, 0 tested, 0 waived, 5 untested, 0 cited, 5 uncited\n');
    expect(await at.run('coverage chess')).toMatchObject({ code: 2, out: '' });
  });
});

describe('the names of rule tests', () => {
  const ids = (source: string): readonly string[] => idsIn(source, 'G88');

  it.each([
    ["describe('G88 3b-n-a: at night', () => {})", ['3b-n-a']],
    ['describe("G88 6-campaign-a, 10b2-e, 6b-s1-a two", f)', ['6-campaign-a', '10b2-e', '6b-s1-a']],
    ["describe.each([['a']])('G88 8a-1 %s', f)", ['8a-1']],
    ["describe.each([1, 2])(\n  'G88 4c1: x',", ['4c1']],
    ['it(`G88 6: 2 points`, f)', ['6']],
    ["describe('G88 10f', f)", ['10f']],
    ["describe('G88 6.2-zoc, APP-woods-move, LI-ten x', f)", ['6.2-zoc', 'APP-woods-move', 'LI-ten']],
    ["describe('G88 4c1 2 dice', f)", ['4c1']],
    ["  // describe('G88 1a-a', f)", []],
    ["/*\n describe('G88 1a-a', f)\n*/", []],
    ["describe('G88 data', f)", []],
    ["describe('G889 1a-a', f)", []],
  ])('%s', (source, expected) => expect(ids(source)).toEqual(expected));
});
