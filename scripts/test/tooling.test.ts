import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { differs, nodeTooOld, uncompiled } from '../ensure.mjs';
// @ts-expect-error plain JavaScript
import { count, mended, slowest, stumbled } from '../report.mjs';

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('%s will do', version => {
    expect(nodeTooOld(version, '>=20.19')).toBeNull();
  });
  it.each(['v18.20.0', 'v20.18.3', 'v20.9.0'])('%s is too old', version => {
    expect(nodeTooOld(version, '>=20.19')).toContain(`needs Node 20.19 or newer; this is ${version}`);
  });
});

describe('what is installed', () => {
  const lock = {
    packages: {
      '': { name: 'root' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/for-another-machine': { version: '1.0.0', integrity: 'sha512-b', optional: true },
      'node_modules/@bivouac/kernel': { resolved: 'packages/kernel', link: true },
    },
  };
  const { '': _root, 'node_modules/for-another-machine': _other, ...here } = lock.packages;

  it('is as the lock file says', () => expect(differs(lock, { packages: here })).toBeNull());
  it('is nothing', () => expect(differs(lock, null)).toContain('missing'));
  it('lacks a package', () => expect(differs(lock, { packages: {} })).toContain('node_modules/a is not installed'));
  it('holds another version', () => {
    const packages = { ...here, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-c' } };
    expect(differs(lock, { packages })).toContain('node_modules/a');
  });
  it('holds a package too many', () => {
    expect(differs(lock, { packages: { ...here, 'node_modules/b': {} } })).toContain('node_modules/b');
  });
});

describe('what is compiled when it is installed', () => {
  const lock = {
    packages: {
      'node_modules/a': {},
      'node_modules/b': { hasInstallScript: true },
      'node_modules/c/node_modules/d': { hasInstallScript: true },
    },
  };
  const folders = (all: Record<string, string[]>) => (path: string) => all[path] ?? [];
  const sources = { 'node_modules/a': ['binding.gyp'], 'node_modules/b': ['index.js', 'binding.gyp'] };
  const built = 'node_modules/b/build/Release';

  it('is found wanting', () => expect(uncompiled(lock, folders(sources))).toBe('node_modules/b'));
  it('is found wanting half way', () => {
    expect(uncompiled(lock, folders({ ...sources, [built]: ['obj.target'] }))).toBe('node_modules/b');
  });
  it('is there', () => expect(uncompiled(lock, folders({ ...sources, [built]: ['b.node'] }))).toBeUndefined());
});

describe('the count of a test run', () => {
  const tests = (...statuses: string[]): object[] => statuses.map((status, n) => ({ status, fullName: `test ${n}` }));
  const part = (name: string, status: number, report: object | null): object => ({ name, status, report });
  const report = (status: string, ...statuses: string[]): object => ({
    testResults: [{ name: '/a/b.test.ts', status, assertionResults: tests(...statuses) }],
  });

  it('counts tests', () => {
    const parts = [
      part('one', 1, report('failed', 'passed', 'failed', 'pending')),
      part('two', 0, report('passed', 'passed')),
    ];
    expect(count(parts, '/a')).toEqual({ passed: 2, failures: ['b.test.ts: test 1'] });
  });
  it('says why a test failed: the first lines of its messages, without colours and stacks', () => {
    const failureMessages = [
      'Error: \u001b[31mno\u001b[39m\n\n+ 1\n    at /a/b.ts:1:2',
      `Error: seen\n${'x\n'.repeat(50)}`,
    ];
    const failed = { status: 'failed', fullName: 'test 0', failureMessages };
    const testResults = [{ name: '/a/b.test.ts', status: 'failed', assertionResults: [failed] }];
    const [line] = count([part('one', 1, { testResults })], '/a').failures;
    expect(line.split('\n').slice(0, 5)).toEqual([
      ...['b.test.ts: test 0', '      Error: no', '      + 1', '      Error: seen', '      x'],
    ]);
    expect(line.split('\n')).toHaveLength(1 + 2 + 8);
  });
  it('counts a file that could not be loaded', () => {
    expect(count([part('one', 1, report('failed'))], '/a').failures).toEqual(['b.test.ts: could not be run']);
  });
  it('counts an error outside the tests', () => {
    const parts = [part('one', 1, report('failed', 'failed')), part('two', 1, report('passed', 'passed'))];
    expect(count(parts, '/a').failures).toEqual([
      'b.test.ts: test 0',
      expect.stringMatching(/^two: vitest failed outside/),
    ]);
  });
  it('counts a filter that let nothing through, but not one that left a part without tests', () => {
    const nothing = part('one', 0, { testResults: [] });
    expect(count([nothing, part('two', 0, report('passed', 'pending'))], '/a').failures).toEqual(['no test was run']);
    expect(count([nothing, part('two', 0, report('passed', 'passed'))], '/a')).toEqual({ passed: 1, failures: [] });
  });
  it('counts a missing report', () => {
    const parts = [part('one', 0, null), part('two', 0, report('passed', 'passed'))];
    expect(count(parts, '/a')).toEqual({ passed: 1, failures: ['one: vitest ended without a report'] });
  });
});

describe('tests that needed a second try', () => {
  const file = (name: string, status: string) => ({
    name: `/a/${name}`,
    status,
    assertionResults: [
      { status, fullName: `test of ${name}`, failureMessages: status === 'failed' ? ['Error: no'] : [] },
    ],
  });
  const part = (status: number, said: string, ...testResults: object[]) => ({
    name: 'browser',
    status,
    said,
    report: { testResults },
  });
  const outside = 'This error originated in "\u001b[1mtwo.ts\u001b[22m" test file. It';
  const first = part(1, outside, file('one.ts', 'failed'), file('two.ts', 'passed'), file('three.ts', 'passed'));

  it('are in files that failed or in which an error came outside the tests', () => {
    expect(stumbled(first, '/a')).toEqual(['one.ts', 'two.ts']);
    expect(stumbled(part(0, '', file('one.ts', 'passed')), '/a')).toBeNull();
    expect(stumbled(part(1, 'no word of a file', file('one.ts', 'passed')), '/a')).toBeNull();
    expect(stumbled({ ...first, report: null }, '/a')).toBeNull();
  });
  it('are counted as passed and named with what went wrong at first', () => {
    const whole = mended(first, part(0, '', file('one.ts', 'passed'), file('two.ts', 'passed')), '/a');
    expect(count([whole], '/a')).toEqual({ passed: 3, failures: [] });
    expect(whole.mended).toEqual(['one.ts: test of one.ts\n      Error: no', 'two.ts: an error outside the tests']);
  });
  it('still fail if they fail again', () => {
    const whole = mended(first, part(1, '', file('one.ts', 'failed'), file('two.ts', 'passed')), '/a');
    expect(count([whole], '/a').failures).toEqual(['one.ts: test of one.ts\n      Error: no']);
    expect(mended(first, { ...first, report: null }, '/a')).toBe(first);
  });
});

describe('the slowest files of a test run', () => {
  const file = (n: number, ms: number): object => ({ name: `/a/${n}.test.ts`, startTime: 1000, endTime: 1000 + ms });

  it('are the ten that took longest in all parts, the longest first', () => {
    const files = Array.from({ length: 12 }, (_, n) => file(n, n * 1050));
    const parts = [files.slice(0, 5), files.slice(5)].map(testResults => ({ report: { testResults } }));
    const lines = slowest(parts, '/a');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   11.6 s  11.test.ts');
    expect(lines.at(-1)).toBe('    2.1 s  2.test.ts');
  });
  it('are none without a report', () => expect(slowest([{ report: null }], '/a')).toEqual([]));
});
