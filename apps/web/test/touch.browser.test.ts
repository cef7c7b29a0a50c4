import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeSheet, openSheet } from './hands.ts';
import { draw } from './longstreet-thumb.ts';
import { screens } from './screens.ts';
import { PHONE, stage } from './stage.ts';
import { missed } from './touch.ts';
import { openWorld } from './world.ts';

// A phone in the hand: nothing to be pressed is smaller than a fingertip, on any screen. In French, whose words are longer.

const on = stage();

async function open(path: string): Promise<Page> {
  const page = await on.open(path, { ...PHONE, reducedMotion: 'reduce' });
  await shown(page);
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  return page;
}
const shown = async (page: Page): Promise<void> => {
  await page.locator('main h1, main h2, .tablebody').first().waitFor();
  await page.locator('.loading').waitFor({ state: 'detached' });
};

/** Buttons whose words do not fit into them. */
const overrun = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn')]
      .filter(each => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
      .map(each => each.innerText),
  );

const PAGES = [
  ...['/', '/new/gettysburg-1988', '/new/wilderness-war', '/about/gettysburg-1988', '/rules/gettysburg-1988'],
  ...['/balance/gettysburg-1988', '/account', '/recover', '/nowhere'],
];

describe('pages', () => {
  it('have room for a finger', async () => {
    const page = await open('/');
    for (const path of PAGES) {
      await page.goto(path);
      await shown(page);
      expect(await missed(page), path).toEqual([]);
      expect(await overrun(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
  });

  it('the measure itself finds what is too small', async () => {
    const page = await open('/');
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
async function table(): Promise<Page> {
  const page = await open('/new/gettysburg-1988');
  await page.locator('main form button[type=submit], main .btn.pri').first().tap();
  await page.waitForURL(/\/(local|table)\//);
  await page.locator('[aria-busy=false] .sheetbox .sheet').waitFor();
  await page.locator('.phacts .btn, .pieces .can').first().waitFor();
  return page;
}

describe('the table', () => {
  it('has room for a finger on every sheet', async () => {
    const page = await table();
    const fits = async (screen: string): Promise<void> => expect(await missed(page), screen).toEqual([]);
    await fits('map');
    await page.locator('.phacts .btn.pri').tap();
    for (const sheet of ['log', 'forces', 'charts', 'arrivals']) {
      await openSheet(page, sheet);
      await page.locator('.drawer').waitFor();
      await fits(sheet);
    }
    await openSheet(page, 'more');
    await fits('tools');
    for (let i = 0; i < 3; i++) {
      if (i > 0) await openSheet(page, 'more');
      await page.locator('.moregrid > .btn').nth(i).tap();
      await page.locator('.moregrid').waitFor({ state: 'detached' });
      await fits(`tools ${i}`);
    }
    await closeSheet(page);
    await page.locator('.vpc').tap();
    await fits('tracks');
    await page.locator('.vpc').tap();
    await openSheet(page, 'more');
    await page.getByRole('button', { name: /^(Find|Chercher)$/ }).tap();
    await page.getByRole('combobox').fill('hill');
    await fits('finder');
    await page.getByRole('combobox').fill('Seminary');
    await page.keyboard.press('Enter');
    await page.locator('.placesheet').waitFor();
    await fits('place');
    await page.keyboard.press('Escape');
    await openSheet(page, 'more');
    await page.getByRole('button', { name: /^(Board as a list|Plateau en liste)$/ }).tap();
    await page.getByRole('tree').waitFor();
    await fits('list');
  });
});

describe('a quick drag of the map', () => {
  it('does not swallow the tap on a button that follows', async () => {
    const page = await table();
    for (const sheet of ['log', 'charts']) {
      const map = (await page.locator('#map').boundingBox())!;
      const [x, y] = [map.x + map.width / 2, map.y + 60];
      await draw(page, [x, y], [x - 60, y + 40]);
      await openSheet(page, sheet);
      await page.locator(`.drawer.${sheet}`).waitFor();
      await closeSheet(page);
      await page.locator('.drawer').waitFor({ state: 'detached' });
    }
  });
});

describe('what lies in a place', () => {
  it('has room to be read beside a piece; the button stands below it', async () => {
    const page = await on.page(await on.context({ ...PHONE, reducedMotion: 'reduce' }));
    const world = openWorld(page, async () => (await on.context(PHONE)).request);
    await screens.find(({ id }) => id === 'table-place')!.show(world);
    const widths = await page
      .locator('.placesheet .stack li > span')
      .evaluateAll(all => all.map(each => each.clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(160);
  });
});

describe('a hand and what happened', () => {
  it('share the place of the sheet: the hand one taps for is seen, put away it leaves the recap', async () => {
    const page = await on.page(await on.context({ ...PHONE, reducedMotion: 'reduce' }));
    const world = openWorld(page, async () => (await on.context(PHONE)).request);
    await screens.find(({ id }) => id === 'cards')!.show(world);
    const tapped = page.locator('.phn [data-sheet=cards]');
    await page.locator('.recap').waitFor();
    expect(await tapped.getAttribute('aria-pressed')).toBe('false');
    await openSheet(page, 'cards');
    await page.locator('.drawer .myhand').waitFor();
    expect(await tapped.getAttribute('aria-pressed')).toBe('true');
    await openSheet(page, 'cards');
    await page.locator('.recap').waitFor();
    expect(await page.locator('.drawer').count()).toBe(0);
  });
});
