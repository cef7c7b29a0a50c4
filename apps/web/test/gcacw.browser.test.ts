import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bring } from './drags.ts';
import { openTab } from './hands.ts';
import { young } from './positions-young.ts';
import { DESK, expectActions, findings, PHONE, stage } from './stage.ts';

// Great Campaigns as people meet it: a part of a map, the first questions, a phone.

const at = stage();

/** The quick scenario at one screen, opened from the lobby. */
async function opened(options: BrowserContextOptions, play: string, hotSeat: string): Promise<Page> {
  const page = await at.open('/', options);
  await page.locator('.game', { hasText: 'Great Campaigns' }).getByRole('button', { name: play }).click();
  await page.getByRole('button', { name: hotSeat }).click();
  await page.waitForURL('**/local/*');
  await page.locator('.sheetbox > svg').waitFor({ state: 'attached' });
  await page.locator('.tablebody[aria-busy=false]').waitFor();
  return page;
}
const main = (page: Page) => page.locator('#prompt .order.pri:not(.off)').first();
const prompt = (page: Page): Promise<string> => page.locator('#prompt').innerText();

describe('Great Campaigns', () => {
  it('opens from the lobby on its part of the map, transfers are over in a click each, and a unit is taken in hand', async () => {
    const page = await opened(DESK, 'Play now', 'Hot-seat');
    expect(await page.locator('.sheetbox .offmap').count()).toBe(1);
    expect(await findings(page)).toEqual([]);
    for (const done of [1, 2]) {
      expect(await prompt(page)).toMatch(/transfer/); // both sides may, nobody must
      await main(page).click();
      await expectActions(page, done);
    }
    await expect.poll(() => prompt(page)).toMatch(/§ ?[45]/); // who won the initiative acts
    await page.locator('.pieces .can').first().waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    await page.keyboard.press('Enter'); // the first that can act is in hand
    await page.locator('.pieces .selp').first().waitFor({ state: 'attached' });
    expect(await page.locator('.goals .goal, #prompt .order').count()).toBeGreaterThan(0);
    await openTab(page, 'charts');
    await expect.poll(() => page.locator('.grid th.present').allInnerTexts()).toEqual(['dry']);
  });
  it('is whole on a phone, in French', async () => {
    const page = await opened(PHONE, 'Jouer', 'À tour de rôle');
    await expect.poll(() => prompt(page)).toContain('§');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(page)).toEqual([]);
  });
});

/** The unit of the guided game on the march, next to an enemy; kept in a save. */
async function beforeAttack(options: BrowserContextOptions): Promise<Page> {
  const page = await at.open('/', options);
  const buffer = Buffer.from(await young.campaignAttack());
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL('**/local/*');
  await page.locator('.tablebody[aria-busy=false]').waitFor();
  const target = page.locator('.goals [data-place="0404"]').first();
  await target.waitFor({ state: 'attached' });
  const spot = await bring(page, target);
  await (options === PHONE ? page.touchscreen.tap(...spot) : page.mouse.click(...spot));
  await page.locator('.manners').first().waitFor();
  return page;
}
const chosen = (page: Page) => page.locator('.manners [aria-pressed=true]').innerText();

describe('Setting up Great Campaigns', () => {
  it('says what a scenario is under the row it was chosen from, and by which rule an option goes', async () => {
    const page = await at.open('/new/gcacw', DESK);
    const row = page.locator('.seg:has(input:checked[name=scenario])');
    await expect.poll(() => row.locator('+ div').innerText()).toContain('Jackson marches on Culpeper');
    await page.locator('.seg label', { hasText: 'The First Day' }).click();
    await expect.poll(() => row.locator('+ div').innerText()).toContain('Victory');
    expect(await page.locator('.options .rule').allInnerTexts()).toContain('§ 5.1');
    expect(await page.locator('.options .rule').allInnerTexts()).toContain('Limited intelligence');
  });
});

describe('An attack of Great Campaigns', () => {
  it('has its four kinds side by side over its odds, and the charts mark what is read, before and after the dice', async () => {
    const page = await beforeAttack(DESK);
    expect(await page.locator('.odds .manners button').count()).toBe(4);
    expect(await page.locator('#prompt .more').count()).toBe(0); // nothing is left for a menu
    expect(await chosen(page)).toContain('Prepared +1');
    await page.keyboard.press('1'); // the first, by its key
    await expect.poll(() => chosen(page)).toContain('Column −3');
    await page.locator('.manners button').nth(2).click();
    await expect.poll(() => chosen(page)).toContain('Normal 0');
    expect(await findings(page)).toEqual([]);
    await openTab(page, 'charts');
    const marked = page.locator('.grid:has(th[scope=colgroup]) tbody th.present');
    await expect.poll(() => marked.count()).toBe(22); // the rows the dice may come to, in both tables
    await page.keyboard.press('Enter'); // the attack, in spite of the click on a kind
    await expect.poll(() => page.locator('.grid .read.present').count()).toBe(2); // what was rolled
  });
  it('has them under the thumb on a phone', async () => {
    const page = await beforeAttack(PHONE);
    const first = page.locator('.phacts .manners button').first();
    const { height } = (await first.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect.poll(() => chosen(page)).toContain('Colonne −3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(page)).toEqual([]);
  });
});
