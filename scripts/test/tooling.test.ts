import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { differs, nodeTooOld } from '../ensure.mjs';
// @ts-expect-error plain JavaScript
import { count, slowest } from '../report.mjs';

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

describe('the count of a test run', () => {
  const tests = (...statuses: string[]): object[] => statuses.map((status, n) => ({ status, fullName: `test ${n}` }));
  const report = (status: string, ...statuses: string[]): object => ({
    testResults: [{ name: '/a/b.test.ts', status, assertionResults: tests(...statuses) }],
  });

  it('counts tests', () => {
    const counted = count(report('failed', 'passed', 'failed', 'passed', 'pending'), 1, '/a');
    expect(counted).toEqual({ passed: 2, failures: ['b.test.ts: test 1'] });
  });
  it('counts a file that could not be loaded', () => {
    expect(count(report('failed'), 1, '/a').failures).toEqual(['b.test.ts: could not be run']);
  });
  it('counts an error outside the tests', () => {
    expect(count(report('passed', 'passed'), 1, '/a').failures).toHaveLength(1);
  });
  it('counts a filter that let nothing through', () => {
    expect(count(report('passed', 'pending'), 0, '/a').failures).toEqual(['no test was run']);
  });
  it('counts a missing report', () =>
    expect(count(null, 0, '/a')).toMatchObject({ passed: 0, failures: [expect.any(String)] }));
});

describe('the slowest files of a test run', () => {
  const file = (n: number, ms: number): object => ({ name: `/a/${n}.test.ts`, startTime: 1000, endTime: 1000 + ms });

  it('are the ten that took longest, the longest first', () => {
    const testResults = Array.from({ length: 12 }, (_, n) => file(n, n * 1050));
    const lines = slowest({ testResults }, '/a');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   11.6 s  11.test.ts');
    expect(lines.at(-1)).toBe('    2.1 s  2.test.ts');
  });
  it('are none without a report', () => expect(slowest(null, '/a')).toEqual([]));
});
