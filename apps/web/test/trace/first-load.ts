import type { BrowserContext, Page } from 'playwright-core';

// What it takes to open a table for the first time: bytes of script and style as they travel, and time until it can be played.

export interface FirstLoad {
  readonly script: number; // bytes, compressed
  readonly style: number;
  readonly playable: number; // milliseconds from the address to the first order that can be pressed and the drawn map
}

/** The table at this address with nothing kept in the browser but the saved game itself. */
export async function firstLoad(context: BrowserContext, address: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
  });
  await page.addInitScript(watchPlayable);
  await page.goto(address);
  await page.waitForFunction(() => 'playable' in document.documentElement.dataset);
  const playable = await playableAt(page);
  await page.waitForTimeout(300);
  await page.close();
  return { script: bytes.Script, style: bytes.Stylesheet, playable };
}

/** In the page: notes when the map is drawn and an order can be pressed. */
function watchPlayable(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.sheetbox .sheet') || !document.querySelector('#prompt .order:not(.off)')) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      document.documentElement.dataset['playable'] = String(performance.now());
    });
  });
  watcher.observe(document, { childList: true, subtree: true });
}

const playableAt = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset['playable']));
