import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedChromium } from './chromium.ts';
import { shown } from './shown.ts';
import { oldHand, PATIENCE } from './stage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface DevStage {
  context(options: BrowserContextOptions): Promise<BrowserContext>;
  page(context: BrowserContext, path: string): Promise<Page>;
}

/** The pages of `dev/`, each a part of the client by itself, and a browser for one file of tests. */
export function devStage(): DevStage {
  const cache = mkdtempSync(join(tmpdir(), 'bivouac-vite-'));
  let server: ViteDevServer;
  let browser: Browser;
  let address = '';
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];
  beforeAll(async () => {
    server = await createServer({ root, cacheDir: cache, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    address = `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
    browser = await sharedChromium();
  });
  afterAll(async () => {
    await server?.close();
    rmSync(cache, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    const seen = task.result?.state === 'fail' ? await shown(contexts) : null;
    for (const context of contexts.splice(0)) await context.close();
    const complaints = troubles.splice(0);
    if (seen) throw new Error(`when it failed there was to be seen: ${[seen, ...complaints].join('\n')}`);
    expect(complaints).toEqual([]);
  });
  const context = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    contexts.push(await browser.newContext({ reducedMotion: 'reduce', ...options }));
    contexts.at(-1)!.setDefaultTimeout(PATIENCE);
    await contexts.at(-1)!.addInitScript(oldHand);
    return contexts.at(-1)!;
  };
  const page = async (of: BrowserContext, path: string): Promise<Page> => {
    const opened = await of.newPage();
    opened.on('pageerror', error => troubles.push(String(error)));
    await opened.goto(`${address}/dev/${path}`);
    return opened;
  };
  return { context, page };
}
