import { describe, expect, it } from 'vitest';
import { textFiles } from '../files.ts';
import { checkImports, checkLeaks, checkManifests, checkPurity, checkTests, type File } from '../imports.ts';
import { code, imports } from '../source.ts';

const file = (path: string, text = ''): File => ({ path, text });

describe('the repository', () => {
  const files = textFiles();

  it('is read at all', () => {
    const paths = files.map(one => one.path);
    for (const path of [
      'package.json',
      'package-lock.json',
      'scripts/test/imports.test.ts',
      'packages/kernel/src/index.ts',
    ])
      expect(paths).toContain(path);
  });
  it('imports down the layers, through the doors', () => expect(checkImports(files)).toEqual([]));
  it('declares what it may import', () => expect(checkManifests(files)).toEqual([]));
  it('keeps clocks, chance, I/O, fractions and waiting out of the rules', () => expect(checkPurity(files)).toEqual([]));
  it('holds nothing of a developer machine', () => expect(checkLeaks(files)).toEqual([]));
  it('holds no test back', () => expect(checkTests(files)).toEqual([]));
});

describe('the reader of sources', () => {
  it('blanks comments and strings and keeps every place', () => {
    const source = `const a = 'Date'; // Date\nconst b = "x\\"Date"; /* Date\n Date */ const c = \`Date \${Date} Date\`;`;
    const read = code(source);
    expect(read).toHaveLength(source.length);
    expect([...read.matchAll(/Date/g)].map(match => match.index)).toEqual([source.indexOf('${Date') + 2]);
    expect(read.split('\n')).toHaveLength(3);
  });
  it('follows templates within templates', () => {
    const inner = ['`a ${', '{ b: `Date ${', "'Date'", '}` }', '.b} Date`; Date'].join('');
    expect(code(inner).match(/Date/g)).toHaveLength(1);
    expect(code(inner).endsWith('; Date')).toBe(true);
  });
  it('tells regular expressions from divisions', () => {
    expect(code("const r = /['\"`/]Date[/'`]/g; Date")).toMatch(/^const r = \/ +\w; Date$|^const r = \/ +; Date$/);
    expect(code("return /'/.test(x) && Date")).toContain('Date');
    expect(code('const half = all / 2; Date; const third = all / 3;')).toContain('Date');
    expect(code('(a + b) / Date / c')).toContain('Date');
  });
  it('survives a string or comment that never ends', () => {
    expect(code("'open\nDate")).toContain('Date');
    expect(code('/* Date')).not.toContain('Date');
    expect(code('`Date')).not.toContain('Date');
  });
  it('finds every kind of import, and nothing else', () => {
    const source = [
      "import a from 'one';",
      "import type { b } from './two.ts';",
      "import 'three';",
      "export * from 'four';",
      "export {\n  c,\n} from 'five';",
      "const d = import(/* later */ 'six');",
      "const e = require('seven');",
      "type F = import('eight').F;",
      "import data from './nine.json' with { type: 'json' };",
      "// import x from 'comment';",
      `const g = "import h from 'string'";`,
      "Array.from('abc');",
      "this.import('no');",
    ].join('\n');
    expect(imports(source).map(one => one.from)).toEqual(
      ['one', './two.ts', 'three', 'four', 'five', 'six', 'seven', 'eight', './nine.json'], // in order
    );
    expect(imports(source).at(-1)?.line).toBe(11);
  });
});

describe('(a) imports', () => {
  const world = [
    ...['packages/kernel/src/index.ts', 'packages/maps/src/index.ts', 'packages/testing/src/index.ts'],
    ...['packages/bots/src/index.ts', 'games/red/game.ts', 'games/blue/game.ts', 'apps/cli/src/main.ts'],
  ].map(path => file(path));
  const told = (path: string, from: string): readonly string[] =>
    checkImports([...world, file(path, `\nimport { x } from '${from}';`)]);

  const fine: readonly (readonly [string, string])[] = [
    ['packages/kernel/src/play.ts', './clone.ts'],
    ['packages/kernel/test/play.test.ts', 'vitest'],
    ['packages/kernel/test/play.test.ts', '../src/index.ts'],
    ['games/red/rules/03-movement.ts', '@bivouac/kernel'],
    ['games/red/rules/03-movement.ts', '@bivouac/maps'],
    ['games/red/rules/03-movement.ts', '../state.ts'],
    ['games/red/titles/first/index.ts', '../../data/edition.ts'],
    ['games/red/titles/first/index.ts', './river.json'],
    ['games/red/entry.ts', './titles/first/index.ts'],
    ['games/red/test/first.test.ts', '../titles/first/index.ts'],
    ['games/red/data/edition.ts', './shapes.ts'],
    ['games/red/data/validate.ts', './check-map.ts'],
    ['games/red/test/data.test.ts', '../data/validate.ts'],
    ['games/red/rules/03-movement.ts', '../fuzz/sample-march.ts'],
    ['games/red/kit.ts', './fuzz/probe.ts'],
    ['games/red/fuzz/enumerate.ts', './probe.ts'],
    ['games/red/test/fuzz.test.ts', '../fuzz/probe.ts'],
    ['games/red/data/index.ts', './units.json'],
    ['games/red/test/conformance.test.ts', '@bivouac/testing'],
    ['games/red/test/03-movement.test.ts', 'node:fs'],
    ['packages/testing/src/playout.ts', '@bivouac/red'],
    ['packages/testing/src/playout.ts', 'fast-check'],
    ['packages/bots/src/search.ts', '@bivouac/kernel'],
    ['apps/cli/src/play.ts', '@bivouac/red'],
    ['apps/cli/src/play.ts', '@bivouac/red/text'],
    ['apps/cli/src/play.ts', '@bivouac/red/data'],
    ['apps/cli/src/play.ts', '@bivouac/red/picture'],
    ['apps/cli/src/play.ts', '@bivouac/red/bot'],
    ['apps/cli/src/play.ts', 'node:readline'],
    ['scripts/data.ts', '@bivouac/red/data'],
  ];
  it.each(fine)('%s may import %s', (path, from) => expect(told(path, from)).toEqual([]));

  const wrong: readonly (readonly [string, string])[] = [
    ['packages/kernel/src/play.ts', '@bivouac/maps'],
    ['packages/kernel/src/play.ts', 'node:crypto'],
    ['packages/kernel/src/play.ts', 'crypto'],
    ['packages/kernel/src/play.ts', '../../maps/src/index.ts'],
    ['packages/kernel/src/play.ts', '../test/toy.ts'],
    ['packages/maps/src/hex.ts', '@bivouac/kernel'],
    ['packages/maps/src/hex.ts', 'some-package'],
    ['packages/bots/src/search.ts', '@bivouac/cli'],
    ['packages/bots/src/search.ts', '@bivouac/testing'],
    ['packages/testing/src/playout.ts', '@bivouac/red/rules/03-movement'],
    ['games/red/game.ts', '@bivouac/blue'],
    ['games/red/game.ts', '../blue/game.ts'],
    ['games/red/game.ts', '../red-and-more/game.ts'],
    ['games/red/game.ts', '@bivouac/testing'],
    ['games/red/game.ts', '@bivouac/bots'],
    ['games/red/game.ts', '@bivouac/cli'],
    ['games/red/game.ts', '@bivouac/red/state'],
    ['games/red/data/index.ts', '../titles/first/index.ts'],
    ['games/red/rules/03-movement.ts', '../titles/first/river.json'],
    ['games/red/titles/second/index.ts', '../first/index.ts'],
    ['apps/cli/src/play.ts', '@bivouac/red/titles/first'],
    ['games/red/data/index.ts', './shapes.ts'],
    ['games/red/rules/03-movement.ts', '../data/validate.ts'],
    ['games/red/game.ts', './fuzz/stages.ts'],
    ['games/red/rules/03-movement.ts', '../fuzz/tastes.ts'],
    ['games/red/game.ts', 'node:fs'],
    ['games/red/game.ts', 'typebox'],
    ['games/red/test/03-movement.test.ts', '@bivouac/blue'],
    ['games/red/test/03-movement.test.ts', '@bivouac/cli'],
    ['apps/cli/src/play.ts', '@bivouac/red/state'],
    ['apps/cli/src/play.ts', '@bivouac/red/rules/03-movement.ts'],
    ['apps/cli/src/play.ts', '../../../games/red/state.ts'],
    ['apps/cli/src/play.ts', '@bivouac/nowhere'],
    ['apps/web/src/net.ts', '@bivouac/cli'],
  ];
  it.each(wrong)('%s must not import %s', (path, from) => {
    expect(told(path, from)).toHaveLength(1);
    expect(told(path, from)[0]).toContain(`${path}:2 imports '${from}'`);
  });

  it('a new package must be given its layer', () => {
    expect(checkImports([...world, file('packages/extras/src/index.ts')])).toHaveLength(1);
  });
  it('a manifest is named after its folder and declares only what may be imported', () => {
    const manifest = (path: string, text: object): readonly string[] =>
      checkManifests([...world, file(path, JSON.stringify(text))]);
    expect(
      manifest('games/red/package.json', { name: '@bivouac/red', dependencies: { '@bivouac/maps': '*' } }),
    ).toEqual([]);
    expect(manifest('games/red/package.json', { name: 'red' })).toHaveLength(1);
    expect(
      manifest('games/red/package.json', { name: '@bivouac/red', dependencies: { '@bivouac/blue': '*' } }),
    ).toHaveLength(1);
    expect(manifest('games/red/package.json', { name: '@bivouac/red', dependencies: { immer: '1' } })).toHaveLength(1);
  });
});

describe('(b) what the rules may use', () => {
  const told = (text: string, path = 'games/red/rules/03-movement.ts'): readonly string[] =>
    checkPurity([file(path, text)]);

  it.each([
    'Date.now()',
    'let when: Date;',
    'Math.random()',
    'performance.now()',
    'process.env.HOME',
    'fetch(address)',
    'setTimeout(go, 1)',
    'async () => 1',
    'await later',
    'Promise.all([])',
    'Math.sin(a)',
    'Math.atan2(y, x)',
    'Math.hypot(x, y)',
    'Math.sqrt(2)',
    'Math.PI',
    'Math.pow(2, 3)',
    'x ** 0.5',
    'const { random } = Math;',
    "Math['random']()",
    'Math?.random()',
    'crypto.getRandomValues(bytes)',
    'globalThis.Date',
    'console.log(1)',
    "import('./late.ts')",
    'on ? process : null',
    `const text = \`$\{Date.now()}\`;`,
  ])('refuses %s', text => expect(told(`const a = 1;\n${text}`)[0]).toMatch(/^games\/red\/rules\/03-movement\.ts:2 /));

  it.each([
    '// Date, Math.random and process',
    '/** await the Date */',
    "const text = 'process the Date';",
    `const text = \`fetch $\{unit}\`;`,
    'Math.abs(a) + Math.max(a, b) + Math.imul(a, b) + Math.floor(a / 2)',
    'const update = a.Date + b?.process;',
    'const o = { process: 1, fetch: 2 };',
    'interface A { readonly process?: number }',
    'const dated = awaited + reprocess + myDate + $fetch;',
    'x ** 2',
    'const r = /Date/;',
  ])('allows %s', text => expect(told(text)).toEqual([]));

  it('looks at kernel, maps and games, not at tests, apps and tools', () => {
    for (const path of [
      'packages/kernel/src/a.ts',
      'packages/maps/src/a.ts',
      'games/red/text/fr.ts',
      'games/red/a.mjs',
    ])
      expect(told('Date.now()', path)).toHaveLength(1);
    for (const path of [
      'games/red/test/a.ts',
      'packages/kernel/src/a.test.ts',
      'apps/cli/src/a.ts',
      'packages/bots/src/a.ts',
    ])
      expect(told('Date.now()', path)).toEqual([]);
  });
});

describe('(c) leaks of a machine', () => {
  const told = (text: string): readonly string[] => checkLeaks([file('docs/any.md', `one\n${text}`)]);
  const folder = (...parts: string[]): string => `/${parts.join('/')}`;

  it.each([
    `see ${folder('home', 'ann', 'game')}`,
    `"${folder('root', '.npmrc')}"`,
    `file://${folder('tmp', 'x.json')}`,
    `in ${folder(['wo', 'rk'].join(''), 'main')}`,
    `${folder('Users', 'ann')}`,
    ['C:', 'Users', 'ann'].join('\\'),
    `https://${['registry', 'npmjs', 'org'].join('.')}${folder('tsx')}`,
    ['registry', 'https://example.test'].join('='),
    ['"resolved"', '"https://example.test/a.tgz"'].join(': '),
  ])('refuses %s', text => expect(told(text)[0]).toMatch(/^docs\/any\.md:2 /));

  it.each([
    'src/home/index.ts and ./tmp/x',
    '"resolved": "packages/kernel", "link": true',
    'https://example.test/home',
    'registry.games.find(x)',
    'the framework/ folder',
  ])('allows %s', text => expect(told(text)).toEqual([]));
});

describe('(d) tests held back', () => {
  const told = (text: string): readonly string[] => checkTests([file('games/red/test/a.test.ts', `\n${text}`)]);
  const [only, skip, later] = ['only', 'skip', 'todo'];

  it.each([
    `it.${only}('x', f)`,
    `describe.${skip}('x', f)`,
    `test.${later}('x')`,
    `it.${only}.each([1])('x', f)`,
    `it.concurrent.${skip}('x', f)`,
    `it.${skip}If(slow)('x', f)`,
    `it('x', context => context.${skip}())`,
    `it('x', { ${later}: true }, f)`,
    `x${'it'}('x', f)`,
  ])('refuses %s', text => expect(told(text)).toHaveLength(1));

  it.each([
    `// it.${only}('x')`,
    `const text = "it.${skip}('x')";`,
    "asks: () => only('union')",
    'const event = { only: [screen] };',
    'list.skipped(3)',
  ])('allows %s', text => expect(told(text)).toEqual([]));
});
