// Makes sure that Node is new enough and that node_modules holds what package-lock.json says; installs if not.
// `node scripts/ensure.mjs`, or `ensure()` from another script. Needs no dependency: it runs before there is any.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Null, or why this Node cannot run the project. `wanted` is the `engines.node` of package.json, such as ">=20.19". */
export function nodeTooOld(version, wanted) {
  const [needMajor, needMinor = 0] = wanted
    .replace(/^>=\s*/, '')
    .split('.')
    .map(Number);
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return null;
  return `Bivouac needs Node ${needMajor}.${needMinor} or newer; this is ${version}. Get a newer one from https://nodejs.org`;
}

/**
 * Null, or the first difference between the lock file and the record npm keeps of what it installed
 * (node_modules/.package-lock.json, written last, so an interrupted install leaves none).
 */
export function differs(lock, installed) {
  if (!installed) return 'node_modules is missing or incomplete';
  for (const [path, want] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const have = installed.packages[path];
    if (!have && want.optional) continue; // made for another kind of machine
    if (!have) return `${path} is not installed`;
    if (essence(have) !== essence(want)) return `${path} is not as package-lock.json has it`;
  }
  const extra = Object.keys(installed.packages).find(path => !(path in lock.packages));
  return extra === undefined ? null : `${extra} is not in package-lock.json`;
}

const essence = ({ version, integrity, link, bin }) => JSON.stringify([version, integrity, link, bin]);

function whyInstall() {
  const record = 'node_modules/.package-lock.json';
  return differs(readJson('package-lock.json'), existsSync(join(root, record)) ? readJson(record) : null);
}

/** The packages of the lock file with a script of their own to run when they are installed. */
const scripted = ({ packages }) => Object.keys(packages).filter(path => packages[path].hasInstallScript);

/** The first of them that is to be compiled and is not, or undefined. `list` gives the names in a folder. */
export const uncompiled = (lock, list) =>
  scripted(lock).find(
    path => list(path).includes('binding.gyp') && !list(`${path}/build/Release`).some(name => name.endsWith('.node')),
  );

const list = path => (existsSync(join(root, path)) ? readdirSync(join(root, path)) : []);

// Through npm's own script when npm started us: no shell, and the same npm.
function npm(start, args) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  if (script?.endsWith('npm-cli.js')) return start(process.execPath, [script, ...args], options);
  return start('npm', args, { ...options, shell: process.platform === 'win32' });
}

function run(...args) {
  const { status, error } = npm(spawnSync, args);
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`"npm ${args[0]}" failed; its message is above.`);
}

const rebuild = () => [
  'rebuild',
  ...scripted(readJson('package-lock.json'))
    .filter(path => list(path).length > 0)
    .map(nameOf),
];
const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const isCompiled = () => uncompiled(readJson('package-lock.json'), list) === undefined;

/** Throws an error whose message can be shown as it is. `scripts: false` leaves what is compiled to `compiled()`. */
export function ensure({ scripts = true } = {}) {
  const tooOld = nodeTooOld(process.version, readJson('package.json').engines.node);
  if (tooOld) throw new Error(tooOld);
  const why = whyInstall();
  if (why) {
    console.error(`Installing the packages of package-lock.json with "npm ci", because ${why} …`);
    run('ci', '--include=dev', ...(scripts ? [] : ['--ignore-scripts']));
  } else if (scripts && !isCompiled()) run(...rebuild());
}

/** Compiles what `ensure({ scripts: false })` left out, beside other work: it takes longer than all the rest of an installation. */
export async function compiled() {
  if (isCompiled()) return;
  const child = npm(spawn, rebuild());
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status !== 0) throw new Error('"npm rebuild" failed; its message is above.');
}

/** `ensure()` for scripts: shows what is wrong and says whether to go on. */
export function ensured(options) {
  try {
    ensure(options);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href && !ensured()) process.exitCode = 1;
