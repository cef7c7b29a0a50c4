import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens } from './screens.ts';
import { DESK, PHONE, stage } from './stage.ts';
import { openWorld } from './world.ts';

// Since your last turn, while one chooses: only one button is ever marked for Enter.

const on = stage();

async function shown(id: string, device = DESK): Promise<Page> {
  const page = await on.page(await on.context({ ...device, reducedMotion: 'reduce' }));
  await screens.find(each => each.id === id)!.show(openWorld(page, async () => (await on.context(DESK)).request));
  return page;
}
const marked = (page: Page): Promise<string[]> =>
  page.locator('button.pri').filter({ visible: true, hasText: '↵' }).allInnerTexts();

/** Filled buttons: what one is to press. */
const standingOut = (page: Page): Promise<string[]> =>
  page
    .locator('button.pri:not(.later)')
    .filter({ visible: true })
    .evaluateAll(all => all.map(each => each.firstChild?.textContent ?? ''));

describe('the recap', () => {
  it('is marked for Enter until something is picked; then the odds stand in its place, and Enter attacks', async () => {
    const page = await shown('guns-tray');
    expect((await marked(page)).map(each => each.split(/\s+↵/)[0])).toEqual(['Got it']);
    expect(await standingOut(page)).toEqual(['Got it']);
    const chosen = await shown('guns-attack');
    expect(await chosen.locator('.odds').first().isVisible()).toBe(true);
    expect(await chosen.locator('#recap').isVisible()).toBe(false);
    expect((await marked(chosen)).map(each => each.split(/\s+↵/)[0])).toEqual(['Attack']);
    const asked = await chosen.locator('#prompt .what p').innerText();
    await chosen.keyboard.press('Enter');
    await expect.poll(() => chosen.locator('#prompt .what p').allInnerTexts()).not.toEqual([asked]);
  });
  it('leaves a phone’s map to whoever has begun to choose', async () => {
    const page = await shown('guns-table', PHONE);
    await page.locator('#recap').waitFor();
    expect(await standingOut(page)).toEqual(['Compris']);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter'); // a block is in hand
    await page.locator('.pieces .selp').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('#recap').count()).toBe(0);
    const map = (await page.locator('#map').boundingBox())!;
    expect(map.height).toBeGreaterThan(500);
  });
});
