// Makes sure that Node is new enough and that node_modules holds what package-lock.json says; installs if not.
// `node scripts/ensure.mjs`, or `ensure()` from another script. Needs no dependency: it runs before there is any.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

// Through npm's own script when npm started us: no shell, and the same npm.
function npm(args) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  if (script?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Throws an error whose message can be shown as it is. */
export function ensure() {
  const tooOld = nodeTooOld(process.version, readJson('package.json').engines.node);
  if (tooOld) throw new Error(tooOld);
  const why = whyInstall();
  if (!why) return;
  console.error(`Installing the packages of package-lock.json with "npm ci", because ${why} …`);
  const { status, error } = npm(['ci', '--include=dev']);
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error('"npm ci" failed; its message is above.');
}

/** `ensure()` for scripts: shows what is wrong and says whether to go on. */
export function ensured() {
  try {
    ensure();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href && !ensured()) process.exitCode = 1;
