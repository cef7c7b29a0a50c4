import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goalNear, lift, liftable } from './drags.ts';
import { DESK, stage } from './stage.ts';

// A newcomer, from the address to a first move: at most four clicks, a drag being one.

const on = stage();

/** Takes up pieces until one has somewhere to go in sight, and drops it there. */
async function moveSomething(page: Page): Promise<boolean> {
  for (const { at } of await liftable(page)) {
    await lift(page, at);
    await page.waitForTimeout(60);
    const goal = await goalNear(page, at);
    if (goal) await page.mouse.move(...goal, { steps: 3 });
    else await page.mouse.move(at[0] + 12, at[1] + 8);
    await page.mouse.up();
    if (goal) return true;
  }
  return false;
}

async function atTable(game: string, click: (what: Locator) => Promise<void>): Promise<Page> {
  const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
  const tile = page.locator('.game', { hasText: game });
  await click(tile.getByRole('button', { name: 'Play now' }));
  await click(tile.getByRole('button', { name: 'Against a bot' }));
  await page.waitForURL('**/local/*');
  await page.locator('#prompt.mine').waitFor();
  await page.locator('[aria-busy=false] .sheetbox .sheet').waitFor();
  return page;
}

describe('a newcomer’s first move', () => {
  const counted = () => {
    const count = { clicks: 0 };
    const click = async (what: Locator): Promise<void> => {
      await what.click();
      count.clicks++;
    };
    return { count, click };
  };
  const trails = (page: Page): Promise<number> => page.locator('.log li').count();

  it('in Gettysburg 1988 takes at most four clicks', async () => {
    const { count, click } = counted();
    const page = await atTable('Gettysburg 1988', click);
    await page.locator('.pieces .can').first().waitFor();
    const before = await trails(page);
    expect(await moveSomething(page)).toBe(true);
    count.clicks++;
    await expect.poll(() => trails(page)).toBeGreaterThan(before);
    expect(count.clicks).toBeLessThanOrEqual(4);
  });

  it('in Wilderness War takes at most four clicks', async () => {
    const { count, click } = counted();
    const page = await atTable('Wilderness War', click);
    await page.locator('#hand [role=option].can').first().waitFor();
    await click(
      page.locator('#hand [role=option].can', { hasText: /^\D*3/ }).or(page.locator('#hand [role=option].can')).first(),
    );
    await page.locator('.pieces .can').first().waitFor();
    const before = await trails(page);
    expect(await moveSomething(page)).toBe(true);
    count.clicks++;
    await expect.poll(() => trails(page)).toBeGreaterThan(before + 1); // the card, and the march
    expect(count.clicks).toBeLessThanOrEqual(4);
  });
});
