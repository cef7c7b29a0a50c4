// `npm test`: installs what is missing, then types, lint and format, and tests. Every stage runs even if an earlier one
// failed. Arguments go to vitest: `npm test -- packages/kernel`. The last line is always "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensured, root } from './ensure.mjs';
import { count } from './report.mjs';
import { buildClient } from './start.mjs';

const headline = text => console.log(`\n── ${text} ${'─'.repeat(Math.max(2, 90 - text.length))}\n`);

/** The command of a package in node_modules: its name and the script behind it. */
function commandOf(tool) {
  const folder = join(root, 'node_modules', tool);
  const [name, script] = Object.entries(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin)[0];
  return { name, script: join(folder, script) };
}

/** Runs it in the open; 0 means that all is well. */
function run({ name, script }, args) {
  const options = { cwd: root, stdio: ['inherit', 1, 1] }; // one stream: errors stay under their headline
  const { status, signal, error } = spawnSync(process.execPath, [script, ...args], options);
  if (error) console.log(`${name} could not be started: ${error.message}`);
  if (signal) console.log(`${name} was ended by ${signal}.`);
  return status ?? 1;
}

function stage(title, tool, args) {
  const command = commandOf(tool);
  headline([`${title}:`, command.name, ...args].join(' '));
  const ok = run(command, args) === 0;
  console.log(ok ? `${title}: passed` : `${title}: FAILED`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function tests(args) {
  headline(['Tests: vitest run', ...args].join(' '));
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const status = run(commandOf('vitest'), ['run', ...reporters, ...args]);
    const { passed, failures } = count(readReport(report), status, root);
    if (failures.length > 0) console.log(`Failed:\n${failures.map(line => `  ✗ ${line}`).join('\n')}`);
    return { passed, failed: failures.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** A stage that breaks down is a failed stage; the others still run. */
function guarded(work) {
  try {
    return work();
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** Built once for all browser tests, as `npm start` builds it. */
function client() {
  headline('The client');
  buildClient();
  process.env.BIVOUAC_WEB ??= join(root, 'apps', 'web', 'dist');
  console.log('The client: built');
  return { passed: 1, failed: 0 };
}

const stages = args => [
  () => stage('Types', 'typescript', ['-p', '.']),
  () => stage('Types of the client', 'typescript', ['-p', 'apps/web']),
  () => stage('Lint and format', '@biomejs/biome', ['check', '.']),
  client,
  () => tests(args),
];

const results = ensured() ? stages(process.argv.slice(2)).map(guarded) : [{ passed: 0, failed: 1 }];
const sum = key => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
