import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chance, openSheet } from './hands.ts';
import { KEPT, PHONE, stage } from './stage.ts';

// Bots on a phone, in the client as it is built: two clicks, online and offline, and many of their decisions.

const on = stage();
const PATIENT = 3000; // looks in vain
const WANTED = 60;

async function open(level: string, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await on.context({ ...PHONE, locale: 'en-GB', ...more });
  await context.addInitScript(chosen => localStorage.setItem('bivouac.level', chosen), level);
  await context.addInitScript(overhearing);
  const page = await on.page(context);
  await page.goto('/');
  return page;
}

/** In the page: what it says to the table it has in a worker. */
function overhearing(): void {
  const said: string[] = [];
  const post = MessagePort.prototype.postMessage as (this: MessagePort, ...args: unknown[]) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]): void {
    said.push(String((args[0] as { t?: string } | null)?.t));
    post.apply(this, args);
  };
  Object.assign(globalThis, { said });
}

/** Play now, against a bot. */
async function twoClicks(page: Page): Promise<void> {
  const tile = page.locator('.game', { hasText: 'Gettysburg 1988' });
  await tile.getByRole('button', { name: 'Play now' }).click();
  await tile.getByRole('button', { name: 'Against a bot' }).click();
  await page.waitForURL('**/local/*');
  await page.locator('.phacts .order').first().waitFor();
}

interface Kept {
  readonly seq: number;
  readonly line: { readonly kind: string; readonly seat: string | null };
  readonly failed?: string; // it could not think, or proposed what is not allowed
  readonly thought?: { readonly ms: number };
}
/** The lines this device has kept, as the client keeps them. */
const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const request = indexedDB.open('bivouac');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('lines').objectStore('lines').getAll();
          all.onsuccess = () => {
            resolve(all.result as Kept[]);
            request.result.close();
          };
        };
      }),
  );
const movesOf = (lines: readonly Kept[], seat: string): readonly Kept[] =>
  lines.filter(({ line }) => line.kind === 'act' && line.seat === seat);

/** What went wrong; a click of the person that crossed an answer the table gave by itself is told so, and is no trouble. */
const trouble = async (page: Page): Promise<string[]> => {
  const told = await page.locator('.refused, .broken, .at-table [role=alert]').allInnerTexts();
  return told.filter(text => !text.includes('position has changed since you decided'));
};

/** The person's side, as a list of what is legal, unfolded: one of it, any. False: it is not asked now. */
const clickAny = (page: Page, luck: number): Promise<boolean> =>
  page.evaluate(n => {
    const folded = '[data-row="legal"][aria-expanded=false], [data-row="orders"][aria-expanded=false]';
    for (const group of document.querySelectorAll<HTMLElement>(folded)) group.click();
    const all = [...document.querySelectorAll<HTMLElement>('[data-row^="target-"], [data-row^="order-"]')];
    const open = all.filter(row => !row.innerText.includes('why not'));
    open[n % Math.max(1, open.length)]?.click();
    return open.length > 0;
  }, luck);

async function openList(page: Page): Promise<void> {
  await openSheet(page, 'more');
  await page.getByRole('button', { name: 'Board as a list', exact: true }).click();
}

describe('a bot on a phone', () => {
  it('is two clicks away, thinks without holding anything up, and can be hurried', async () => {
    const page = await open('general');
    await twoClicks(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true); // so that a thinking bot can be told to hurry
    await page.locator('.vpc').click();
    await page.locator('.pl', { hasText: 'General' }).getByRole('button', { name: 'Fast-forward' }).waitFor();
    await page.locator('.vpc').click();
    await page.locator('.phacts .btn.pri').click();
    const meter = page.getByRole('progressbar');
    await meter.waitFor();
    await page.getByRole('button', { name: 'Hurry' }).click();
    expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toContain('hurry');
    await page.locator('.phn button', { hasText: 'Log' }).click(); // the screen is free meanwhile
    await page.locator('.drawer .log').waitFor();
    await expect.poll(async () => movesOf(await kept(page), 'confederate').length).toBeGreaterThan(0);
    expect(await trouble(page)).toEqual([]);
  });

  it('is two clicks away without a network, and what it thought can be read in the replay', async () => {
    const page = await open('recruit', KEPT);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await page.context().setOffline(true);
    await page.reload();
    await twoClicks(page);
    await page.locator('.phacts .btn.pri').click();
    await expect.poll(async () => movesOf(await kept(page), 'confederate').some(({ thought }) => thought)).toBe(true);
    const asked = page.locator('.phacts .order, .goals .goal, .pieces .can'); // a retreat is chosen on the map
    await expect.poll(() => asked.count()).toBeGreaterThan(0);
    const thoughts = page.locator('.thoughts');
    for (let i = 0; i < 12 && (await thoughts.count()) === 0; i++) {
      await page.keyboard.press('[');
      for (let looks = 0; looks < 100 && (await thoughts.count()) === 0; looks++) await page.waitForTimeout(20);
    }
    await page.getByRole('heading', { name: 'What the bot thought (Recruit)' }).waitFor();
    expect(await page.locator('.thoughts li').count()).toBeGreaterThan(0);
    expect(await page.locator('.thoughts').innerText()).not.toContain('bot.');
    expect(await trouble(page)).toEqual([]);
  });

  it('marks its biggest misjudgements after the end, each a tap away in the replay', async () => {
    const page = await open('recruit');
    await twoClicks(page);
    await page.locator('.vpc').click();
    await page.getByRole('button', { name: 'Fast-forward' }).click();
    await page.locator('.vpc').click();
    await openList(page);
    const pick = chance(5);
    for (let idle = 0; idle < PATIENT && (await page.locator('.end, .endagain').count()) === 0; ) {
      const clicked = await clickAny(page, pick(1000));
      idle = clicked ? 0 : idle + 1;
      await page.waitForTimeout(clicked ? 10 : 40);
    }
    await page.locator('.end').getByRole('button', { name: 'Replay' }).click();
    const marked = page.locator('.thoughts .misjudged button');
    for (let i = 0; i < 200 && (await marked.count()) === 0; i++) {
      await page.keyboard.press(']');
      for (let looks = 0; looks < 10 && (await marked.count()) === 0; looks++) await page.waitForTimeout(20);
    }
    expect(await marked.count()).toBeGreaterThan(0);
    expect(await marked.count()).toBeLessThanOrEqual(3);
    await marked.last().click();
    await page.locator('.thoughts .misjudged button[aria-current=true]').waitFor();
    const folder = process.env['SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/misjudged-phone.png` });
    if (folder) await page.setViewportSize({ width: 1440, height: 900 });
    if (folder) await page.screenshot({ path: `${folder}/misjudged-desk.png` });
    expect(await trouble(page)).toEqual([]);
  });

  it(`makes no illegal and no belated move in ${WANTED} decisions`, async () => {
    const page = await open('recruit');
    const pick = chance(11);
    let seen = 0;
    for (let games = 0; seen < WANTED; games++) {
      expect(games).toBeLessThan(12);
      await page.goto('/');
      await twoClicks(page);
      await page.locator('.vpc').click();
      await page.getByRole('button', { name: 'Fast-forward' }).click();
      await page.locator('.vpc').click();
      await openList(page);
      const before = movesOf(await kept(page), 'confederate').length;
      for (let idle = 0; idle < PATIENT; ) {
        const clicked = await clickAny(page, pick(1000));
        idle = clicked ? 0 : idle + 1;
        await page.waitForTimeout(clicked ? 10 : 40);
        const ended = (await page.locator('.end, .endagain').count()) > 0; // asked first: what was done by then is kept
        seen = movesOf(await kept(page), 'confederate').length;
        if (ended || seen >= WANTED) break;
        expect(idle, 'the bot answers').toBeLessThan(PATIENT - 1);
      }
      expect(seen).toBeGreaterThan(before);
      expect(await trouble(page)).toEqual([]);
    }
    const moves = movesOf(await kept(page), 'confederate');
    expect(moves.length).toBeGreaterThanOrEqual(WANTED);
    expect(moves.filter(({ failed }) => failed !== undefined)).toEqual([]);
  });
});
