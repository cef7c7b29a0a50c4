import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type At, bring, goalNear, lift, liftable } from './drags.ts';
import { actions, DESK, stage } from './stage.ts';

// A newcomer, from the address of the house to a first move: at most four clicks, a drag being one.

const on = stage();

/** A hand that counts what it clicks and drags. */
class Newcomer {
  clicks = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async click(what: Locator): Promise<void> {
    await what.click();
    this.clicks++;
  }
  /** Whether a piece may be taken up: the other side may have begun with a card that asks something else first. */
  mayTake(id: string): Promise<boolean> {
    const taken = this.page.locator(`.pieces .can[data-sprite="${id}"]`).waitFor({ timeout: 10_000 });
    return taken.then(
      () => true,
      () => false,
    );
  }
  /** Clicks the place nearest to the middle of the map that may be chosen. */
  async goal(): Promise<void> {
    await this.page.locator('.goals .goal').first().waitFor();
    const { x, y, width, height } = (await this.page.locator('#map').boundingBox())!;
    const at = await goalNear(this.page, [x + width / 2, y + height / 2]);
    await this.page.mouse.click(...at!);
    this.clicks++;
  }
  /** Draws a piece so far down the screen over open ground. */
  async draw(what: Locator, down: number): Promise<void> {
    const { x, y, width, height } = (await what.locator('.ll-bs').boundingBox())!;
    await lift(this.page, [x + width / 2, y + height / 2]);
    await this.page.mouse.move(x + width / 2, y + height / 2 + down, { steps: 4 });
    await this.page.mouse.up();
    this.clicks++;
  }
  /** Drags a piece to the nearest place that lights up for it, with this on it; false: none does. */
  async drag({ id, at }: { readonly id: string; readonly at: At }, pill = ''): Promise<boolean> {
    const place = this.page.locator(`.pieces [data-sprite="${id}"]`);
    const from = await place.getAttribute('data-place');
    await lift(this.page, at);
    await this.page.locator('.goals .goal').first().waitFor();
    const goal = await goalNear(this.page, at, pill);
    await this.page.mouse.move(...(goal ?? at), { steps: 3 });
    await this.page.mouse.up();
    if (!goal) return false;
    this.clicks++;
    await expect.poll(() => place.getAttribute('data-place')).not.toBe(from);
    return true;
  }
}

async function atTable(game: string): Promise<Newcomer> {
  const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
  const who = new Newcomer(page);
  const tile = page.locator('.game', { hasText: game });
  await who.click(tile.getByRole('button', { name: 'Play now' }));
  await who.click(tile.getByRole('button', { name: 'Against a bot' }));
  await page.locator('#prompt.mine').waitFor();
  await page.locator('[aria-busy=false] .sheetbox .sheet').waitFor();
  return who;
}

/** Draws a regiment forward and sets it down; null: the other side begins, or interrupts the movement, with a card that asks for something else. */
async function setDown(): Promise<{ readonly who: Newcomer; readonly from: number } | null> {
  const who = await atTable('Longstreet Lite');
  const { page } = who;
  if (!(await who.mayTake('19th-virginia'))) return null;
  const unit = page.locator('.pieces .can[data-sprite="19th-virginia"]');
  const { y } = (await unit.boundingBox())!;
  await who.draw(unit, 60);
  await page.locator('.ghosts .pm.ghost').first().waitFor();
  await who.click(page.locator('#prompt .order.pri:not(.off)'));
  const interrupted = page.getByText('The Federals interrupt', { exact: false });
  const acted = page.locator('.pieces [data-sprite="19th-virginia"] .acted');
  await acted.or(interrupted).first().waitFor({ state: 'attached' });
  return (await interrupted.count()) > 0 ? null : { who, from: y };
}

describe('a newcomer’s first move', () => {
  it('in Gettysburg 1988 takes at most four clicks', async () => {
    const who = await atTable('Gettysburg 1988');
    await who.page.locator('.pieces .can').first().waitFor();
    const [first] = await liftable(who.page);
    expect(await who.drag(first!)).toBe(true);
    expect(who.clicks).toBeLessThanOrEqual(4);
  });

  it('in Wilderness War takes at most four clicks', async () => {
    const who = await atTable('Wilderness War');
    const { page } = who;
    await page.locator('#hand [role=option].can').first().waitFor();
    const values = await page.locator('#hand [role=option]').allInnerTexts();
    const best = ['3', '2', '1'].map(value => values.findIndex(text => text.includes(value))).find(i => i >= 0);
    await who.click(page.locator('#hand [role=option]').nth(best ?? 0)); // the most that a card can do
    const leader = page.locator('.pieces .can[data-sprite=montcalm]');
    expect(await who.drag({ id: 'montcalm', at: await bring(page, leader) })).toBe(true);
    expect(who.clicks).toBeLessThanOrEqual(4);
  });

  it('in The Guns of Gettysburg takes at most four clicks', async () => {
    const who = await atTable('Guns of Gettysburg');
    const { page } = who;
    await who.goal();
    await page.locator('#prompt', { hasText: 'Which way does it face' }).waitFor();
    await who.goal();
    await expect.poll(() => actions(page)).toBeGreaterThan(0);
    expect(who.clicks).toBeLessThanOrEqual(4);
  });

  it('in Great Campaigns takes four clicks: transfers are over in one', async () => {
    const who = await atTable('Great Campaigns');
    const { page } = who;
    await who.click(page.locator('#prompt .order.pri:not(.off)'));
    await page.locator('#prompt.mine', { hasText: /act,? or pass/ }).waitFor(); // whoever rolled higher went first
    await page.locator('.pieces .can[data-sprite^="c-"]').first().waitFor({ state: 'attached' });
    const units = (await liftable(page)).filter(({ id }) => id.startsWith('c-'));
    let moved = false;
    for (const unit of units) moved ||= await who.drag(unit, '✓'); // to where it comes whatever the die shows
    expect(moved).toBe(true);
    expect(who.clicks).toBeLessThanOrEqual(4);
  });

  it('in Longstreet Lite takes four clicks: a regiment is dragged and set down, which calls movement', async () => {
    let tried = await setDown();
    for (let i = 0; i < 8 && !tried; i++) tried = await setDown();
    const { who, from } = tried!;
    expect((await who.page.locator('.pieces [data-sprite="19th-virginia"]').boundingBox())!.y).toBeGreaterThan(
      from + 20,
    );
    expect(who.clicks).toBe(4);
  });
});
