// Reads vitest's JSON report. A file that could not be loaded, an error outside any test, a missing report and a
// run without any test are failures too, although no test failed.
import { relative } from 'node:path';

/** How many tests passed, and one line for each failure. */
export function count(report, status, root) {
  if (!report) return { passed: 0, failures: ['vitest ended without a report'] };
  const files = report.testResults.map(file => ({ ...file, path: relative(root, file.name) }));
  const failures = files.flatMap(failuresOf);
  const passed = files.flatMap(testsOf('passed')).length;
  if (failures.length === 0 && status !== 0) failures.push('vitest failed outside the tests; see its output above');
  if (failures.length === 0 && passed === 0) failures.push('no test was run');
  return { passed, failures };
}

const testsOf = status => file => file.assertionResults.filter(test => test.status === status);

function failuresOf(file) {
  const tests = testsOf('failed')(file).map(test => `${file.path}: ${test.fullName}`);
  return tests.length === 0 && file.status === 'failed' ? [`${file.path}: could not be run`] : tests;
}

const MOST = 10;

/** The files that took longest, a line each. */
export function slowest(report, root) {
  const took = (report?.testResults ?? []).map(({ name, startTime, endTime }) => [endTime - startTime, name]);
  const longest = took.sort(([a], [b]) => b - a).slice(0, MOST);
  return longest.map(([ms, name]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(root, name)}`);
}
