import type { Locator, Page } from 'playwright-core';
import { look, type Spot } from './hands.ts';
import { isPhone, type Save, type World } from './world.ts';

// Ways to a screen that several of them take.

export const atTable = async (page: Page): Promise<void> => {
  await page.locator('[aria-busy=false] .sheetbox .sheet').first().waitFor({ state: 'attached' });
  await page.locator('.pieces .sprite, .piles g').first().waitFor({ state: 'attached' });
};

/** The screens of a table begin at a save; the finished one opens with its result. */
export const atSave =
  (save: Save, then: (page: Page) => Promise<void> = async () => {}) =>
  async ({ at, page }: World): Promise<void> => {
    await at(save);
    await atTable(page);
    await then(page);
  };
/** Points at something marked, as far as it can be seen. */
export async function point(page: Page, what: 'goals' | 'pieces', which = 0): Promise<void> {
  const seen = async (): Promise<Spot | undefined> => (await look(page))[what].at(which);
  let spot = await seen();
  for (let looks = 0; looks < 200; looks++) {
    await page.waitForTimeout(50); // the map may be on its way there
    const last = spot;
    spot = await seen();
    if (spot && last?.x === spot.x && last.y === spot.y) break; // it rests
  }
  if (!spot) throw new Error(`no ${what} to be seen`);
  await (isPhone(page) ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
}

/** Within a breath: whether it does depends on where was pointed. */
export const appears = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );

export const handOver =
  (save: Save) =>
  async ({ at, page }: World): Promise<void> => {
    await at(save);
    await page.locator('.hov .hold').waitFor();
  };
/** A table at one screen where something is hidden: whoever is asked takes it. */
export const uncovered =
  (save: Save, then: (page: Page) => Promise<void> = async () => {}) =>
  async (world: World): Promise<void> => {
    const { page } = world;
    await handOver(save)(world);
    const box = (await page.locator('.hov .hold').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await atTable(page);
    await page.mouse.up();
    await then(page);
  };
