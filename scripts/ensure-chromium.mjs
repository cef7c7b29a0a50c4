// Finds a Chromium for the browser tests and prints its path; on Debian and as root it installs the package `chromium`
// when there is none. A browser that cannot be had is an error, never a silence.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The path of a browser, or null. `CHROMIUM` names one of your own. */
export function chromiumPath() {
  const own = process.env.CHROMIUM;
  if (own && !existsSync(own)) throw new Error(`CHROMIUM names ${own}, which is not there.`);
  return own ?? PLACES.find(path => existsSync(path)) ?? null;
}

/** Throws an error whose message can be shown as it is. */
export function ensureChromium() {
  const known = chromiumPath();
  if (known) return known;
  aptInstall('chromium', 'Chromium is missing: install the package "chromium", or set CHROMIUM.');
  const found = chromiumPath();
  if (!found) throw new Error('The package "chromium" was installed, but no browser is in /usr/bin.');
  return found;
}

/** What Playwright needs to start it. */
export const launchOptions = () => ({ executablePath: ensureChromium(), args: FLAGS });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
