// Installs a Debian package, as root. Another installation may be under way: this one waits until that has ended.
import { spawnSync } from 'node:child_process';

const WAIT = 'DPkg::Lock::Timeout=900';

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-o', WAIT, ...args], { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** Throws an error whose message can be shown as it is; `missing` is said to those who may not install. */
export function aptInstall(name, missing) {
  if (process.getuid?.() !== 0) throw new Error(missing);
  console.error(`Installing the package "${name}" with apt-get …`);
  const install = ['install', '-y', '--no-install-recommends', name];
  if (aptGet(...install) || (aptGet('update') && aptGet(...install))) return;
  throw new Error(`apt-get could not install "${name}"; its message is above.`);
}
