import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type House, openHouse } from './house.ts';
import { missed } from './touch.ts';

// A phone in the hand: nothing to be pressed is smaller than a fingertip, on any screen, in both languages.

let house: House;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  house = await openHouse();
  browser = await openChromium();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});
afterEach(() => context?.close());

async function open(path: string, locale: 'en-GB' | 'fr-FR'): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce', locale });
  const page = await context.newPage();
  await page.goto(house.address + path);
  await page.locator('main h1, main h2, .tablebody').first().waitFor();
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  return page;
}

const PAGES = [
  ...['/', '/new/gettysburg-1988', '/new/wilderness-war', '/about/gettysburg-1988', '/rules/gettysburg-1988'],
  ...['/balance/gettysburg-1988', '/account', '/recover', '/nowhere'],
];

describe('pages', () => {
  for (const path of PAGES) {
    it(`have room for a finger: ${path}`, async () => {
      for (const locale of ['en-GB', 'fr-FR'] as const) {
        const page = await open(path, locale);
        await page.waitForLoadState('networkidle');
        expect(await missed(page), locale).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(390);
        await context.close();
      }
    });
  }

  it('the measure itself finds what is too small', async () => {
    const page = await open('/', 'en-GB');
    await page.evaluate(() => {
      const small = document.createElement('button');
      small.textContent = 'small';
      small.style.cssText = 'width:30px;height:60px;min-width:0;min-height:0;padding:0';
      document.querySelector('main')!.append(small);
    });
    expect(await missed(page)).toEqual(['button. “small” 30×60']);
  });
});

/** A hot-seat table of this device, from the set-up page. */
async function table(locale: 'en-GB' | 'fr-FR'): Promise<Page> {
  const page = await open('/new/gettysburg-1988', locale);
  await page.locator('main form button[type=submit], main .btn.pri').first().tap();
  await page.waitForURL(/\/(local|table)\//);
  await page.locator('.sheetbox .sheet').waitFor();
  await page.locator('.phacts .btn, .pieces .can').first().waitFor();
  return page;
}

describe('the table', () => {
  for (const locale of ['en-GB', 'fr-FR'] as const) {
    it(`has room for a finger on every sheet: ${locale}`, async () => {
      const page = await table(locale);
      const fits = async (screen: string): Promise<void> => expect(await missed(page), screen).toEqual([]);
      await fits('map');
      await page.locator('.phacts .btn.pri').tap();
      const nav = page.locator('.phn button');
      for (let i = 1; i < 4; i++) {
        await nav.nth(i).tap();
        await page.locator('.drawer').waitFor();
        await fits(`sheet ${i}`);
      }
      await nav.last().tap();
      await fits('more');
      const sheets = await page.locator('.moregrid > .btn').count();
      expect(sheets).toBeGreaterThan(6);
      for (let i = 0; i < 4; i++) {
        if ((await page.locator('.moregrid').count()) === 0) await nav.last().tap();
        await page.locator('.moregrid > .btn').nth(i).tap();
        await fits(`more ${i}`);
      }
      await nav.first().tap();
      await page.locator('.vpc').tap();
      await fits('tracks');
      await page.locator('.vpc').tap();
      const tools = page.locator('.maptools button:visible');
      await tools.nth(1).tap();
      await fits('layers');
      await tools.nth(1).tap();
      await tools.nth(4).tap();
      await fits('arrows');
      await tools.nth(4).tap();
      await tools.nth(3).tap();
      await page.getByRole('combobox').fill('hill');
      await fits('finder');
      await page.getByRole('combobox').fill('Seminary');
      await page.keyboard.press('Enter');
      await page.locator('.placesheet').waitFor();
      await fits('place');
      await page.keyboard.press('Escape');
      await tools.nth(2).tap();
      await page.getByRole('tree').waitFor();
      await fits('list');
    });
  }
});
