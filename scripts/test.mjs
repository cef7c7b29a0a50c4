// `npm test`: installs what is missing; types, lint and format, a build, and tests, side by side as far as they can. Every
// stage runs even if another failed. Arguments go to vitest: `npm test -- packages/kernel`. Before the end come the ten
// slowest files; the last line is always "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled, ensured, root } from './ensure.mjs';
import { count, mended, slowest, stumbled } from './report.mjs';
import { buildClient, buildServer } from './start.mjs';

const headline = text => console.log(`\n── ${text} ${'─'.repeat(Math.max(2, 90 - text.length))}\n`);

/** The command of a package in node_modules: its name and the script behind it. */
function commandOf(tool) {
  const folder = join(root, 'node_modules', tool);
  const [name, script] = Object.entries(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin)[0];
  return { name, script: join(folder, script) };
}

/** How it ended; 0 means that all is well. What it says is handed to `hear`. */
function run({ name, script }, args, hear, patient = false) {
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  return new Promise(resolve => {
    child.on('error', error => hear(`${name} could not be started: ${error.message}\n`));
    child.on('close', (status, signal) => {
      if (signal) hear(`${name} was ended by ${signal}.\n`);
      resolve(status ?? 1);
    });
  });
}

/** Runs beside the others; what it said is shown when it has ended. */
async function stage(title, tool, args) {
  const command = commandOf(tool);
  let said = '';
  const ok = (await run(command, args, text => (said += text))) === 0;
  headline([`${title}:`, command.name, ...args].join(' '));
  console.log(`${said}${title}: ${ok ? 'passed' : 'FAILED'}`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One of the parts of vitest.config.ts, in a process of its own. */
async function part(name, folder, args) {
  const path = join(folder, `${name}.json`);
  const own = [`--project=${name}`, '--passWithNoTests'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const given = ['run', ...own, ...reporters, ...args];
  let said = '';
  const hear = text => {
    said += text;
    process.stdout.write(text);
  };
  const status = await run(commandOf('vitest'), given, hear, name === 'rules');
  console.log(`\nTests of the part "${name}" ended ${seconds()}\n`);
  return { name, status, said, report: readReport(path) };
}

const FEW = 6; // files; more than that is no stumble

/** A build (`CI`) is not refused for one stumble: the files that failed are run once more, alone, and named. At a desk nobody gets a second try. */
async function secondTry(first, folder) {
  const files = stumbled(first, root);
  if (!process.env.CI || !files || files.length > FEW) return first;
  const { name } = first;
  headline(`A second try of the part ${name}: ${files.join(' ')}`);
  const second = mkdtempSync(join(folder, 'second-'));
  return mended(first, await part(name, second, files), root);
}

/**
 * The rules need nothing but packages; server and browser what was compiled and built. They share the processor, and the
 * rules take what the others leave: those wait for each other, and the longest of them decides when all is done.
 */
async function tests(args, ready) {
  headline(['Tests: vitest run', ...args].join(' '));
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  try {
    const later = ['browser', 'server'].map(name => ready.then(() => part(name, folder, args)));
    const parts = await Promise.all([part('rules', folder, args), ...later]);
    for (const [n, first] of parts.entries()) parts[n] = await secondTry(first, folder);
    const { passed, failures } = count(parts, root);
    if (failures.length > 0) console.log(`Failed:\n${failures.map(line => `  ✗ ${line}`).join('\n')}`);
    const again = parts.flatMap(({ mended = [] }) => mended);
    if (again.length > 0) console.log(`Passed at the second try only:\n${again.map(line => `  ? ${line}`).join('\n')}`);
    console.log(`\nThe slowest files:\n${slowest(parts, root).join('\n')}`);
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
async function guarded(work) {
  try {
    return await work();
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** Client and server, built once for all tests that start them, as `npm start` builds them. */
async function built() {
  const [server] = await Promise.all([buildServer(), buildClient()]);
  process.env.BIVOUAC_WEB ??= join(root, 'apps', 'web', 'dist');
  if (server.length === 1) process.env.BIVOUAC_MAIN ??= server[0];
  headline('The client and the server');
  console.log('The client and the server: built');
  return { passed: 1, failed: 0 };
}

/** What `npm ci` would have compiled before anything else could begin. */
async function compile() {
  await compiled();
  console.log(`\nWhat is compiled is there ${seconds()}`);
  return { passed: 1, failed: 0 };
}

/** Browser and database server, installed before the first test that needs one: two of them at once would be in each other's way. */
async function programs() {
  for (const name of ['ensure-chromium', 'ensure-postgres']) {
    const script = join(root, 'scripts', `${name}.mjs`);
    let said = '';
    if ((await run({ name, script }, [], text => (said += text))) !== 0) throw new Error(said);
  }
  console.log(`\nBrowser and database server are there ${seconds()}`);
  return { passed: 1, failed: 0 };
}

const checks = [
  () => stage('Types', 'typescript', ['-p', '.']),
  () => stage('Types of the client', 'typescript', ['-p', 'apps/web']),
  () => stage('Lint and format', '@biomejs/biome', ['check', '.']),
];

const start = Date.now();
const seconds = () => `after ${Math.round((Date.now() - start) / 1000)} s`;

async function all(args) {
  if (!ensured({ scripts: false })) return [{ passed: 0, failed: 1 }];
  console.log(`\nInstalled ${seconds()}`);
  const made = Promise.all([compile, built, programs].map(guarded));
  const checked = await Promise.all(checks.map(guarded));
  const tested = await guarded(() => tests(args, made));
  console.log(`\nTested ${seconds()}`);
  return [...(await made), ...checked, tested];
}

const results = await all(process.argv.slice(2));
const sum = key => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
