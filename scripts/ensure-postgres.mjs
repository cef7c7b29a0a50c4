// Finds the programs of a PostgreSQL server (15 or newer) and prints their folder; on Debian and as root it installs
// the package `postgresql` when they are missing. A server that cannot be had is an error, never a silence.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt.mjs';

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

/** Throws an error whose message can be shown as it is. */
export function ensurePostgres() {
  const known = postgresFolder();
  if (known) return known;
  aptInstall('postgresql', 'PostgreSQL is missing: install the package "postgresql" (15 or newer).');
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
