import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { devStage } from './dev-stage.ts';
import { britishWait, playInto, type Staged, unionWaits } from './enemy.ts';
import { met, nameless, walked } from './tree.ts';

// The board tells what happened: an enemy phase is played into the page, and looked at.

const on = devStage();
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' };

async function open({ query }: Staged, options: BrowserContextOptions = DESK): Promise<Page> {
  const page = await on.page(await on.context(options), `table.html?${query}`);
  await page.waitForSelector('[aria-busy=false] .sheetbox .sheet');
  return page;
}
const WALKED = 20; // actions, each with a walk through the tree
const texts = (page: Page, what: string): Promise<string[]> => page.locator(what).allTextContents();
const sorted = (numbers: readonly string[]): readonly number[] => numbers.map(Number).toSorted((a, b) => a - b);
const camera = (page: Page): Promise<string | null> => page.locator('.layer').getAttribute('style');
/** Something that may be chosen lies in the window. */
const seesTarget = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const map = document.getElementById('map')!.getBoundingClientRect();
    return [...document.querySelectorAll('.pieces .can, .goals .goal')].some(each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const [mx, my] = [x + width / 2, y + height / 2];
      return mx > map.left && mx < map.right && my > map.top && my < map.bottom;
    });
  });
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

describe.each([
  ['Gettysburg 1988', unionWaits()],
  ['Wilderness War', britishWait()],
])('%s', (_name, enemy) => {
  it('shows all of the enemy phase in order, with the same numbers in log and recap, until one acts', async () => {
    const page = await open(enemy);
    await playInto(page, enemy.acts);
    await page.locator('.recap').waitFor();
    expect(sorted(await texts(page, '#map .numd text'))).toEqual(upTo(enemy.deeds));
    expect(await page.locator('.trail').count()).toBeGreaterThan(1);
    expect(sorted(await texts(page, '.log .no > [aria-hidden]'))).toEqual(upTo(enemy.deeds));
    const told = sorted(await texts(page, '.recap .no > [aria-hidden]'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(no => no >= 1 && no <= enemy.deeds)).toBe(true);
    expect(await findings(page, { map: true })).toEqual([]);

    await page.keyboard.press('t');
    await expect.poll(() => page.locator('#map .numd').count()).toBe(0);
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('#map .numd').count()).toBe(enemy.deeds);

    await page.locator('.log .ln .jump').first().click(); // one act again, alone
    await expect.poll(() => page.locator('#map .numd').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#map .numd').count()).toBe(enemy.deeds);

    await page.keyboard.press('Enter'); // got it
    await expect.poll(() => page.locator('.recap').count()).toBe(0);
    expect(await page.locator('#map .numd').count()).toBe(enemy.deeds);
    await playInto(page, [enemy.next]); // an action of one's own
    await expect.poll(() => page.locator('#map .numd').count()).toBe(0);
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('#map .numd').count()).toBe(enemy.deeds);
  });

  it('names at the edge what happened out of sight, and leads there', async () => {
    const page = await open(enemy);
    await playInto(page, enemy.acts);
    await page.locator('.recap').waitFor();
    for (let i = 0; i < 3; i++) await page.keyboard.press('+');
    const edge = page.locator('.edge.past').first();
    await edge.waitFor();
    const [name, before] = [await edge.locator('b').innerText(), await camera(page)];
    await edge.click();
    await expect.poll(() => camera(page)).not.toBe(before);
    await expect.poll(() => texts(page, '.edge.past b')).not.toContain(name);
  });

  it('goes where the decision is, when that is out of sight', async () => {
    const page = await open(enemy);
    await playInto(page, enemy.acts.slice(0, enemy.asks - 1));
    const before = await camera(page);
    for (let i = 0; i < 5; i++) await page.keyboard.press('+');
    await expect.poll(() => camera(page)).not.toBe(before);
    await playInto(page, enemy.acts.slice(enemy.asks - 1, enemy.asks));
    await page.locator('#prompt.mine').waitFor();
    await expect.poll(() => seesTarget(page)).toBe(true);
  });

  it('is read in order and by name through a whole turn: prompt, recap, map, tools, column', async () => {
    const page = await open(enemy);
    const faults: string[] = [];
    await playInto(page, enemy.acts.slice(0, -WALKED));
    for (const act of enemy.acts.slice(-WALKED)) {
      await playInto(page, [act]);
      faults.push(...nameless(await walked(page)).map(({ role }) => `${role} without a name`));
    }
    await page.locator('.recap').waitFor();
    const heard = await walked(page);
    const order = met(heard, /^status/, /^region Since your last turn/, /^application/, /^toolbar/, /^tablist/, /^log/);
    expect(
      order.every((at, i) => at >= 0 && (i === 0 || at > order[i - 1]!)),
      `met at ${order}`,
    ).toBe(true);
    expect(new Set(faults)).toEqual(new Set());
    expect(heard.filter(({ role, name }) => role === 'button' && name.startsWith('Got it'))).toHaveLength(1);
  });

  it('tells it on a phone as a sheet', async () => {
    const page = await open(enemy, PHONE);
    await playInto(page, enemy.acts);
    const recap = page.locator('.phmain > .recap');
    await recap.waitFor();
    const box = (await recap.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findings(page, { map: true })).toEqual([]);
    await recap.getByRole('button', { name: 'Got it' }).tap();
    await expect.poll(() => recap.count()).toBe(0);
  });
});
