import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devStage } from './dev-stage.ts';
import { type At, drag, goalNear, lift, liftable } from './drags.ts';

// How many clicks it takes, and what a drag does. A press of a button, a click on the map or a card, and a drag count as one
// each; looking (panning, zooming, resting) counts nothing.

const on = devStage();
const SECRET = `secret=${'ab'.repeat(32)}`;
const DAY2 = `scenario=day2&${SECRET}`;

async function open(query: string, more: { ask?: boolean; touch?: boolean } = {}): Promise<Page> {
  const viewport = more.touch ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await on.context({ viewport, hasTouch: more.touch ?? false, reducedMotion: 'reduce' });
  if (more.ask) await context.addInitScript(() => localStorage.setItem('bivouac.ask.end', 'yes'));
  const page = await on.page(context, `table.html?${query}`);
  await page.waitForSelector('[aria-busy=false] .sheetbox .sheet');
  return page;
}

const middle = async (of: Locator): Promise<At> => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return [x + width / 2, y + height / 2];
};
const hex = (page: Page, place: string): Locator => page.locator(`.hits [data-place="${place}"]`);
const piece = (page: Page, id: string): Locator => page.locator(`.pieces [data-sprite="${id}"]`);
const placeOf = (page: Page, id: string): Promise<string | null> => piece(page, id).getAttribute('data-place');
const prompt = (page: Page): Locator => page.locator('#prompt');
const acts = async (page: Page): Promise<number> =>
  Number((await page.locator('.replay .live small').innerText()).replace(/\D/g, ''));

describe('a drag', () => {
  it('shows where a piece may go, its way and what it costs, and moves it', async () => {
    const page = await open(DAY2);
    await lift(page, await middle(piece(page, 'cs-inf-rodes')));
    expect(await page.locator('.goals .goal').count()).toBeGreaterThan(12);
    expect(await page.locator('.legaltint').count()).toBe(1); // so many: one outline and a tint
    await page.mouse.move(...(await middle(hex(page, 'N7'))), { steps: 3 });
    await page.locator('.planned').waitFor();
    expect(await page.locator('.lifted').textContent()).toMatch(/\d½? of \d/);
    expect(await page.locator('.chance').textContent()).toMatch(/\d+ %/);
    await page.mouse.up();
    await expect.poll(() => placeOf(page, 'cs-inf-rodes')).toBe('N7');
    expect(await page.locator('.lifted').count()).toBe(0);
  });
  it('says why not where a piece may not go, and leaves it where it was', async () => {
    const page = await open(DAY2);
    await drag(page, await middle(piece(page, 'cs-inf-heth')), await middle(hex(page, 'M7')));
    await page.locator('.pop', { hasText: 'M7' }).waitFor();
    expect(await prompt(page).innerText()).toMatch(/enemy is in M7/);
    expect(await placeOf(page, 'cs-inf-heth')).toBe('O2');
  });
  it('on empty map moves the map', async () => {
    const page = await open(DAY2);
    const where = () => page.locator('.layer').evaluate(layer => (layer as HTMLElement).style.transform);
    const before = await where();
    const [x, y] = await middle(hex(page, 'R5'));
    await drag(page, [x, y], [x + 60, y + 40]);
    expect(await where()).not.toBe(before);
    expect(await page.locator('.selp').count()).toBe(0);
  });
  it('of a finger on a piece moves the piece', async () => {
    const page = await open(DAY2, { touch: true });
    const [x, y] = await middle(piece(page, 'cs-art-mcintosh'));
    const [tx, ty] = await middle(hex(page, 'N4'));
    const touch = await page.context().newCDPSession(page);
    const at = (px: number, py: number) => [{ x: px, y: py }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, y) });
    for (const share of [0.2, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(x + (tx - x) * share, y + (ty - y) * share),
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => placeOf(page, 'cs-art-mcintosh')).toBe('N4');
  });
});

describe('before a turn ends', () => {
  it('what has not moved is marked and counted, named, shown with N, and left with Enter', async () => {
    const page = await open(DAY2, { ask: true });
    const corners = page.locator('.unmoved path');
    await expect.poll(() => corners.count()).toBeGreaterThan(8);
    const end = prompt(page).getByRole('button', { name: /End movement/ });
    expect(await end.innerText()).toMatch(/\d+ left/);
    await page.keyboard.press('0');
    await page.locator('.piles').waitFor();
    expect(await corners.count()).toBeGreaterThan(8); // at every zoom
    await end.click();
    const ask = page.getByRole('alertdialog');
    await ask.waitFor();
    expect(await ask.innerText()).toMatch(/End the movement\?[\s\S]*have not moved/);
    await page.keyboard.press('n');
    await ask.waitFor({ state: 'detached' });
    expect(await page.locator('#map').getAttribute('aria-activedescendant')).toMatch(/^at-cs-/);
    await end.click();
    await ask.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => prompt(page).innerText()).toMatch(/UNION|declare/i);
  });
});

describe('clicks counted', () => {
  it('a turn of fifteen units of Gettysburg 1988: 18 at most', async () => {
    const page = await open(DAY2, { ask: true });
    await page.mouse.move(600, 450);
    await page.mouse.wheel(0, 100); // a little farther off, to see them all
    const tried = new Set<string>();
    let [moved, clicks] = [0, 0];
    while (moved < 15) {
      const before = await acts(page);
      const next = (await liftable(page)).find(({ id }) => !tried.has(id));
      if (!next) break;
      tried.add(next.id);
      await lift(page, next.at);
      const goal = await goalNear(page, next.at);
      await page.mouse.move(...(goal ?? next.at), { steps: 2 });
      await page.mouse.up();
      if (!goal) continue; // hemmed in: looked at only
      clicks++;
      moved++;
      await expect.poll(() => acts(page)).toBeGreaterThan(before);
    }
    expect(moved).toBe(15);
    await prompt(page)
      .getByRole('button', { name: /End movement/ })
      .click();
    clicks++;
    const ask = page.getByRole('alertdialog');
    await ask
      .or(prompt(page).filter({ hasText: /UNION|declare/i }))
      .first()
      .waitFor();
    if (await ask.isVisible()) {
      await ask.getByRole('button', { name: /End movement/ }).click();
      clicks++;
    }
    await expect.poll(() => prompt(page).innerText()).toMatch(/UNION|declare/i);
    expect(clicks).toBeLessThanOrEqual(18);
  });
});
