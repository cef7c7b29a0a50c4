// Finds the programs of a PostgreSQL server (15 or newer) and prints their folder; on Debian and as root it installs
// the package `postgresql` when they are missing. A server that cannot be had is an error, never a silence.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const OLDEST = 15;
const DEBIAN = '/usr/lib/postgresql';

/** The folder holding initdb and postgres, or null. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter(name => Number(name) >= OLDEST) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map(version => join(DEBIAN, version, 'bin'));
  const others = (process.env.PATH ?? '').split(':').filter(folder => folder !== '');
  return (
    [...debian, ...others].find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function install() {
  if (process.getuid?.() !== 0)
    throw new Error('PostgreSQL is missing: install the package "postgresql" (15 or newer).');
  console.error('Installing the package "postgresql" with apt-get …');
  if (aptGet('install', '-y', '--no-install-recommends', 'postgresql')) return;
  if (aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'postgresql')) return;
  throw new Error('apt-get could not install "postgresql"; its message is above.');
}

/** Throws an error whose message can be shown as it is. */
export function ensurePostgres() {
  const known = postgresFolder();
  if (known) return known;
  install();
  const found = postgresFolder();
  if (!found) throw new Error(`PostgreSQL was installed, but ${DEBIAN} holds no server of version ${OLDEST} or newer.`);
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensurePostgres());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
