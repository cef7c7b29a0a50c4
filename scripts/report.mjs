// Reads the JSON reports of vitest, one for each part of the tests. A file that could not be loaded, an error outside any test, a missing report and a
// run without any test are failures too, although no test failed.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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
  const tests = testsOf('failed')(file).map(
    ({ fullName, failureMessages = [] }) => `${file.path}: ${fullName}${failureMessages.map(told).join('')}`,
  );
  const unrun = `${file.path}: could not be run${file.message ? told(file.message) : ''}`;
  return tests.length === 0 && file.status === 'failed' ? [unrun] : tests;
}

const LINES = 8;
const WIDTH = 300;

/** The first lines of an error's message, without where it was thrown and without colours; indented. */
function told(message) {
  const plain = stripVTControlCharacters(message);
  const lines = plain.split('\n').filter(line => line.trim() !== '' && !/^\s+at /.test(line));
  return lines
    .slice(0, LINES)
    .map(line => `\n      ${line.slice(0, WIDTH)}`)
    .join('');
}

const BLAMED = /originated in "(.+?)" test file/g; // how vitest tells of an error outside the tests

/** The files of a part that failed or in which an error came outside the tests; null if nothing failed or nobody can be named. */
export function stumbled({ status, report, said }, root) {
  if (!report || status === 0) return null;
  const failed = report.testResults.filter(file => file.status === 'failed').map(file => relative(root, file.name));
  const blamed = [...stripVTControlCharacters(said).matchAll(BLAMED)].map(([, path]) => path);
  const files = [...new Set([...failed, ...blamed])];
  return files.length > 0 ? files : null;
}

/** A part with what its second try has mended; `mended` names those files, with why they failed at first. */
export function mended(first, second, root) {
  if (!second.report || second.status !== 0) return first;
  const again = new Map(second.report.testResults.map(file => [file.name, file]));
  const testResults = first.report.testResults.map(file => again.get(file.name) ?? file);
  const why = new Map(first.report.testResults.map(file => [relative(root, file.name), file]));
  const told = path => failuresOf({ ...why.get(path), path }).join('\n    ') || `${path}: an error outside the tests`;
  const names = stumbled(first, root).map(told);
  return { ...first, status: 0, report: { ...first.report, testResults }, mended: names };
}

const MOST = 10;

/** The files that took longest, a line each. */
export function slowest(parts, root) {
  const files = parts.flatMap(({ report }) => report?.testResults ?? []);
  const took = files.map(({ name, startTime, endTime }) => [endTime - startTime, name]);
  const longest = took.sort(([a], [b]) => b - a).slice(0, MOST);
  return longest.map(([ms, name]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(root, name)}`);
}
