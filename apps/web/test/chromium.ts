import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const script = fileURLToPath(new URL('../../../scripts/ensure-chromium.mjs', import.meta.url));

/** The system's Chromium, installed when it is missing and we may; otherwise the test fails and says why. */
export async function openChromium(): Promise<Browser> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath: stdout.trim(), args });
}

let shared: Promise<Browser> | null = null;

/** The one browser of all files of a run: each opens contexts of its own, and closes them. It goes with the process. */
export async function sharedChromium(): Promise<Browser> {
  const open = await shared?.catch(() => null);
  if (!open?.isConnected()) shared = openChromium();
  return shared!;
}
