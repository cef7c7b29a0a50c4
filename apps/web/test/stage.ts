import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedChromium } from './chromium.ts';
import { type House, openHouse } from './house.ts';
import { shown } from './shown.ts';

export { findings } from './axe.ts';

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true };

/**
 * The client is kept on the device. Elsewhere it is not: its service worker fetches all of it, 17 MB, into every new context,
 * and a test that looks at something else only waits for that.
 */
export const KEPT: BrowserContextOptions = { serviceWorkers: 'allow' };

/** In the page: somebody who knows the game is not asked before his turn ends; a test that wants to be says so first. */
export const oldHand = (): void => {
  if (localStorage.getItem('bivouac.ask.end') === null) localStorage.setItem('bivouac.ask.end', 'no');
};

/** So long a page may take for anything before it counts as broken: milliseconds. */
export const PATIENCE = 120_000;

export interface Stage {
  readonly house: House;
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  page(context: BrowserContext): Promise<Page>;
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** A house and a browser for one file of tests; a page that complains fails its test. */
export function stage(env: Readonly<Record<string, string>> = {}): Stage {
  let house: House;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    house = await openHouse(env);
    browser = await sharedChromium();
  });
  afterAll(() => house?.close());
  afterEach(async ({ task }) => {
    const seen = task.result?.state === 'fail' ? await shown(contexts) : null;
    for (const context of contexts.splice(0)) await context.close();
    const complaints = errors.splice(0);
    if (seen) throw new Error(`when it failed there was to be seen: ${[seen, ...complaints].join('\n')}`);
    expect(complaints).toEqual([]);
  });
  const context = async (options: BrowserContextOptions = DESK): Promise<BrowserContext> => {
    const made = await browser.newContext({
      ...{ baseURL: house.address, reducedMotion: 'reduce', serviceWorkers: 'block' },
      ...options,
    });
    made.setDefaultTimeout(PATIENCE);
    await made.addInitScript(oldHand);
    contexts.push(made);
    return made;
  };
  const page = async (of: BrowserContext): Promise<Page> => complaining(await of.newPage(), errors);
  const open = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const made = await page(await context(options));
    await made.goto(path);
    return made;
  };
  return { context, page, open, get house() { return house; } }; // biome-ignore format: one line
}

function complaining(page: Page, errors: string[]): Page {
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    const off = /Failed to load resource|WebSocket|ERR_|fetching the script/.test(message.text()); // a network cut on purpose
    if (message.type() === 'error' && !off) errors.push(message.text());
  });
  return page;
}

export const endMovement = (page: Page) => page.getByRole('button', { name: 'End movement' });

export async function hotSeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'Hot-seat' }).click();
  await page.waitForURL('**/local/*');
  await endMovement(page).waitFor();
}

/** How many actions are in force, by the replay bar. */
export const actions = async (page: Page): Promise<number> =>
  Number((await page.locator('.replay .live small').innerText()).slice(1));
/** Looks again and again, and never waits for a bar that is not there: on a phone, or when the table is covered. */
export const expectActions = async (page: Page, n: number): Promise<void> => {
  const bar = page.locator('.replay .live small');
  await expect.poll(() => bar.allInnerTexts(), { timeout: PATIENCE }).toEqual([`/${n}`]);
};

/** Unfolds every chapter of the log. */
export const openChapters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.log .hd button[aria-expanded=false]')) each.click();
  });
