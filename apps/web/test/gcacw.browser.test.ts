import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab } from './hands.ts';
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
