import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, type Secret, write } from '@bivouac/kernel';
import { game } from '@bivouac/wilderness-war';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openChromium } from './chromium.ts';
import { type House, openHouse } from './house.ts';
import { photograph } from './webp.ts';

// What `npm run pictures` does not show of Wilderness War, from the built client: npx tsx apps/web/test/ww-pictures.ts [name …]

const out = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 0.8,
  locale: 'en-GB',
  reducedMotion: 'reduce',
};
const PHONE: BrowserContextOptions = {
  ...DESK,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
};
const fr = (options: BrowserContextOptions): BrowserContextOptions => ({ ...options, locale: 'fr-FR' });
const dark = (options: BrowserContextOptions): BrowserContextOptions => ({ ...options, colorScheme: 'dark' });

const record = begin(game, { scenario: 'annus-mirabilis', options: [] }, '001d'.repeat(16) as Secret);

async function opened(page: Page, house: House): Promise<void> {
  const file = join(house.folder, 'wilderness.json');
  writeFileSync(file, write(record));
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.hold').waitFor();
}
async function hold(page: Page): Promise<void> {
  await page.hover('.hold');
  await page.mouse.down();
  await page.locator('#prompt').waitFor();
  await page.mouse.up();
  await page.locator('[aria-busy=false] .sheetbox .sheet').waitFor();
}
const press = (page: Page): Promise<void> => page.locator('.order.pri:visible').first().click();
const seated = async (page: Page, house: House): Promise<void> => {
  await opened(page, house);
  await hold(page);
};

/** Rigaud's force, told to march. */
async function marching(page: Page, house: House): Promise<void> {
  await seated(page, house);
  await page.locator('#hand-card-59').click();
  await press(page);
  await page.locator('.pieces .can[data-sprite=rigaud]').click();
  await page.keyboard.press('2');
  await press(page);
  await hold(page);
  await press(page);
  await hold(page);
  await page.locator('.goals .goal').first().waitFor();
}
async function place(page: Page, id: string): Promise<void> {
  const box = await page.locator(`.hits [data-place="${id}"]`).boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height * 0.92);
}
/** The battle at Hudson Carry North is fought, whatever is asked on the way. */
async function fought(page: Page, house: House): Promise<void> {
  await marching(page, house);
  await place(page, 'hudson-carry-north');
  await press(page);
  for (let i = 0; i < 12; i++) {
    await page.waitForTimeout(1500);
    if (await page.locator('.hold').count()) await hold(page);
    const asked = await page.locator('#prompt .what p').innerText();
    if (/choose a unit|play one/.test(asked)) return;
    if (/goes inside/.test(asked)) await page.keyboard.press('2');
    else await press(page);
  }
}
async function phoneHand(page: Page, house: House): Promise<void> {
  await seated(page, house);
  await page.locator('#hand-card-14').tap();
}
async function phoneMarch(page: Page, house: House): Promise<void> {
  await seated(page, house);
  await page.locator('#hand-card-59').tap();
  await page.locator('.phacts .order.pri').tap();
  await page.locator('.pieces .can[data-sprite=rigaud]').tap();
  await page.locator('.phacts .more > .btn').tap();
  await page.locator('.menu .order').first().tap();
  await page.locator('.phacts .order.pri').tap();
  await hold(page);
  await press(page);
  await hold(page);
  await page.locator('.goals [data-place=crown-point]').tap({ force: true });
  await page.locator('.peek').waitFor();
}

type Shot = readonly [options: BrowserContextOptions, make: (page: Page, house: House) => Promise<void>];
const shots: Readonly<Record<string, Shot>> = {
  'ww-odds': [
    DESK,
    async (page, house) => {
      await marching(page, house);
      await place(page, 'hudson-carry-north');
      await page.locator('.odds').waitFor();
    },
  ],
  'ww-battle': [
    DESK,
    async (page, house) => {
      await fought(page, house);
      if (await page.locator('.hold').count()) await hold(page);
    },
  ],
  'ww-supply': [
    DESK,
    async (page, house) => {
      await marching(page, house);
      await page.getByLabel('Layers').click();
      await page.locator('.ondemand input').first().check();
      await page.keyboard.press('0');
    },
  ],
  'ww-why-not': [
    DESK,
    async (page, house) => {
      await marching(page, house);
      await page.locator('#hand-card-11').click({ force: true });
      await page.locator('.cardpop.asked').waitFor();
    },
  ],
  'ww-whole.dark': [
    dark(DESK),
    async (page, house) => {
      await seated(page, house);
      await page.keyboard.press('0');
    },
  ],
  'ww-charts.fr': [
    fr(DESK),
    async (page, house) => {
      await seated(page, house);
      await page.click('#tab-charts');
    },
  ],
  'ww-phone.dark': [dark(PHONE), phoneMarch],
  'ww-phone-hand.fr': [fr(PHONE), phoneHand],
  'ww-rules.fr': [
    fr(DESK),
    async page => {
      await page.goto('/rules/wilderness-war/card-55');
      await page.locator('#s-card-55').waitFor();
    },
  ],
};

async function take(browser: Browser, house: House, name: string): Promise<void> {
  const [options, make] = shots[name]!;
  const context = await browser.newContext({ baseURL: house.address, ...options });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  try {
    await make(page, house);
  } catch (error) {
    console.error(`${name}: ${String(error).split('\n')[0]}`);
  }
  await page.waitForTimeout(900);
  console.log(`${name}: ${await photograph(browser, page, join(out, `${name}.webp`))}`);
  await context.close();
}

mkdirSync(out, { recursive: true });
const house = await openHouse();
const browser = await openChromium();
const wanted = process.argv.slice(2);
for (const name of Object.keys(shots))
  if (wanted.length === 0 || wanted.includes(name)) await take(browser, house, name);
await browser.close();
await house.close();
