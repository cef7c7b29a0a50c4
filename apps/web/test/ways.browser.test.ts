import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Chance, chance, changed, closeSheet, look, openSheet, pressSeen } from './hands.ts';
import { DESK, openChapters, stage } from './stage.ts';
import { openWorld } from './world.ts';

// From the lobby into a game by the keyboard alone, and by a thumb alone.

const on = stage();
const turnOf = (asked: string): number => Number(/turn (\d+)|tour (\d+)/.exec(asked)?.slice(1).find(Boolean) ?? 0);

/** Tab until the focus is on what is called so, then Enter; says how it is called. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const called = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return at?.getAttribute('aria-label') ?? at?.innerText ?? '';
    });
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (name.test(await called())) return;
  }
  throw new Error(`the Tab key does not come to ${name}`);
}
async function enterOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** A person without a mouse: N goes to the next thing that may be chosen, Enter chooses it; back to the main button. */
async function byKeys(page: Page, pick: Chance): Promise<void> {
  const before = await look(page);
  const targets = await page.locator('.goals .goal, .pieces .can').count();
  if (targets > 0 && (!before.primary || pick(4) > 0)) {
    for (let i = 0; i <= pick(4); i++) await page.keyboard.press('n');
  } else if (!(await backTo(page, '.order.pri'))) await keysOut(page);
  await page.keyboard.press('Enter');
  await changed(page, before, 50); // the same piece may have been put back
}
async function backTo(page: Page, query: string): Promise<boolean> {
  for (let i = 0; i < 12; i++) {
    if (await page.evaluate(what => document.activeElement?.matches(what) ?? false, query)) return true;
    await page.keyboard.press('Shift+Tab');
  }
  return false;
}
const keysOut = async (page: Page): Promise<void> => {
  for (let i = 0; i < 2; i++) await page.keyboard.press('Escape');
};

describe('by the keyboard alone', () => {
  it('from the lobby through several turns of a game, and out again', async () => {
    const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    await enterOn(page, /^Play now/);
    await enterOn(page, /^Hot-seat/);
    await page.waitForURL('**/local/*');
    await page.locator('#prompt .order').first().waitFor();
    const pick = chance(5);
    let sight = await look(page);
    for (let i = 0; i < 150 && turnOf(sight.asked) < 3; i++) {
      await byKeys(page, pick);
      sight = await look(page);
    }
    expect(turnOf(sight.asked)).toBeGreaterThanOrEqual(3);
    expect(sight.count).toBeGreaterThan(8);
    const spoken = await page.locator('#prompt [role=status]').innerText();
    expect(spoken).toMatch(/turn 3/);
    await keysOut(page);
    await enterOn(page, /^Bivouac/);
    await page.getByText('1 waits for you').waitFor();
  });
});

const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

describe('by a thumb alone', () => {
  it('from the lobby to a move', async () => {
    const page = await on.open('/', thumb);
    await page.getByRole('button', { name: 'Jouer' }).first().tap();
    await page.getByRole('button', { name: 'À tour de rôle' }).first().tap();
    await page.waitForURL('**/local/*');
    await page.locator('.phacts .order.pri').tap(); // the first player has nothing on the map yet
    await page.locator('.pieces .can').first().waitFor({ state: 'attached' });
    await tapFirst(page, 'pieces');
    await page.locator('.goals .goal').first().waitFor({ state: 'attached' });
    const card = page.locator('.peek');
    for (let i = 0; i < 5 && (await card.count()) === 0; i++) {
      await tapFirst(page, 'goals'); // the map may still be on its way to where the decision is
      for (let looks = 0; looks < 50 && (await card.count()) === 0; looks++) await page.waitForTimeout(20);
    }
    await card.waitFor();
    const before = await countOf(page);
    await card.locator('.btn.pri').tap();
    await expect.poll(() => countOf(page)).toBe(before + 1); // the first tap only looked
    expect(before).toBe(1);
  });

  it('a battle: who, whom, the odds, and the dice', async () => {
    const page = await on.page(await on.context({ ...thumb, reducedMotion: 'reduce' }));
    await openWorld(page, async () => page.request).at('toBattle');
    await page.locator('.goals .goal').first().waitFor({ state: 'attached' });
    for (let i = 0; i < 4 && (await page.locator('.phacts .order.pri:not(.off)').count()) === 0; i++) {
      await tapFirst(page, 'goals', i === 0 ? 0 : -1);
      const go = page.locator('.peek .btn.pri');
      if (await go.count()) await pressSeen(go, 'tap');
    }
    await page.locator('#prompt .oddin').tap();
    await page.locator('.drawer .odds .bars').waitFor();
    await closeSheet(page);
    for (let i = 0; i < 20 && (await dice(page)) === 0; i++) {
      const before = await look(page);
      const main = page.locator('.phacts .order.pri:not(.off)');
      if (await main.count()) await pressSeen(main, 'tap');
      else if (before.goals[0]) await page.touchscreen.tap(before.goals[0].x, before.goals[0].y);
      await changed(page, before);
    }
    expect(await dice(page)).toBeGreaterThan(0);
  });
});

/** How many actions stand, by the replay bar among the rest. */
async function countOf(page: Page): Promise<number> {
  await openSheet(page, 'more');
  const text = await page.locator('.moregrid .replay .live small').innerText();
  await closeSheet(page);
  return Number(text.slice(1));
}

async function dice(page: Page): Promise<number> {
  await openSheet(page, 'log');
  await openChapters(page);
  await expect.poll(() => page.locator('.drawer .log .hd button[aria-expanded=false]:not(:disabled)').count()).toBe(0);
  const found = await page.locator('.drawer .log .die').count();
  await closeSheet(page);
  return found;
}

async function tapFirst(page: Page, what: 'goals' | 'pieces', which = 0): Promise<void> {
  await expect.poll(async () => (await look(page))[what].length).toBeGreaterThan(0);
  const spot = (await look(page))[what].at(which)!;
  await page.touchscreen.tap(spot.x, spot.y);
}
