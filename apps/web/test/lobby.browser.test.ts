import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, hotSeat, KEPT, PHONE, stage } from './stage.ts';

// The lobby is fetched by itself: it is there at once, from wherever one comes, and says so when it cannot be.

const on = stage();
const LOBBY = /assets\/lobby-.*\.js/;
const games = (page: Page) => page.locator('li.game').first();

/** In the page: how a word of loading looks when it comes. */
function watchLoading(): void {
  const looks: string[] = [];
  Object.assign(globalThis, { looks });
  const look = (): void => {
    const told = document.querySelector('.loading');
    if (told) looks.push(getComputedStyle(told).visibility);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { looks: string[] }).looks.splice(0));

/** A table, its address, and a page that is opened there: the lobby was never fetched by it. */
async function atTable(options = DESK): Promise<Page> {
  const context = await on.context(options);
  const first = await on.page(context);
  await first.goto('/');
  await hotSeat(first);
  const address = first.url();
  await first.close();
  const page = await on.page(context);
  await page.addInitScript(watchLoading);
  await page.goto(address);
  await page.locator('.tablebody[aria-busy=false]').waitFor();
  return page;
}
const home = (page: Page) => page.locator('a[href="/"]').first();

describe.each([
  ['a desk', DESK],
  ['a phone', { ...PHONE, locale: 'en-GB' }],
] as const)('the lobby on %s', (_device, options) => {
  it('opens without a word of loading', async () => {
    const page = await on.page(await on.context(options));
    await page.addInitScript(watchLoading);
    await page.goto('/');
    await games(page).waitFor();
    expect(await looks(page)).toEqual([]);
  });

  it('says that it is loading only when one has to wait, coming from a table, to which one comes back', async () => {
    const page = await atTable(options);
    await looks(page);
    let bring = (): void => {};
    const held = new Promise<void>(resolve => (bring = resolve));
    await page.route(LOBBY, route => held.then(() => route.continue()));
    await home(page).click();
    await page.locator('.loading').waitFor(); // after a while it is to be seen
    expect((await looks(page))[0]).toBe('hidden');
    bring();
    await games(page).waitFor();
    await page.goBack();
    await page.locator('.tablebody[aria-busy=false]').waitFor();
  });
});

describe('without a network', () => {
  it('one comes back to it from a table, whatever was opened first', async () => {
    const page = await atTable({ ...DESK, ...KEPT });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await page.context().setOffline(true);
    await home(page).click();
    await games(page).waitFor();
    await page.reload();
    await games(page).waitFor();
  });

  it('it says that it cannot be loaded, and its button brings it once it can', async () => {
    const page = await on.page(await on.context(DESK));
    await page.route(LOBBY, route => route.abort('internetdisconnected'));
    await page.goto('/');
    await page.getByRole('alert').waitFor();
    await page.unroute(LOBBY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await games(page).waitFor({ timeout: 1500 }); // before the page is loaded anew by itself
  });
});
