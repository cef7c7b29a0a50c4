// Reads the JSON reports of vitest, one for each part of the tests. A file that could not be loaded, an error outside any test, a missing report and a
// run without any test are failures too, although no test failed.
import { relative } from 'node:path';

/** How many tests of all parts passed, and one line for each failure. */
export function count(parts, root) {
  const counted = parts.map(part => countPart(part, root));
  const passed = counted.reduce((sum, part) => sum + part.passed, 0);
  const failures = counted.flatMap(part => part.failures);
  if (failures.length === 0 && passed === 0) failures.push('no test was run');
  return { passed, failures };
}

function countPart({ name, report, status }, root) {
  if (!report) return { passed: 0, failures: [`${name}: vitest ended without a report`] };
  const files = report.testResults.map(file => ({ ...file, path: relative(root, file.name) }));
  const failures = files.flatMap(failuresOf);
  if (failures.length === 0 && status !== 0)
    failures.push(`${name}: vitest failed outside the tests; see its output above`);
  return { passed: files.flatMap(testsOf('passed')).length, failures };
}

const testsOf = status => file => file.assertionResults.filter(test => test.status === status);

function failuresOf(file) {
  const tests = testsOf('failed')(file).map(test => `${file.path}: ${test.fullName}`);
  return tests.length === 0 && file.status === 'failed' ? [`${file.path}: could not be run`] : tests;
}

/** Tests that passed at their second try only, a line each. */
export const shaky = (parts, root) =>
  parts
    .flatMap(({ report }) => report?.testResults ?? [])
    .flatMap(file =>
      testsOf('passed')(file)
        .filter(({ failureMessages = [] }) => failureMessages.length > 0)
        .map(({ fullName }) => `${relative(root, file.name)}: ${fullName}`),
    );

const MOST = 10;

/** The files that took longest, a line each. */
export function slowest(parts, root) {
  const files = parts.flatMap(({ report }) => report?.testResults ?? []);
  const took = files.map(({ name, startTime, endTime }) => [endTime - startTime, name]);
  const longest = took.sort(([a], [b]) => b - a).slice(0, MOST);
  return longest.map(([ms, name]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(root, name)}`);
}
