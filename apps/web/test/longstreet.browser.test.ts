import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, expectActions, findings, PHONE, stage } from './stage.ts';

// Longstreet Lite as people meet it: miniatures on an open table, cards, a regiment dragged, a battery that fires.

const at = stage();

const NOTHING = /^(No interrupt|Do not re-form|Pas d’interruption|Ne pas reformer)/;

async function hold(page: Page): Promise<void> {
  await page.hover('.hold');
  await page.mouse.down();
  await page.locator('#prompt .what p').waitFor();
  await page.mouse.up();
  await page.locator('.hold').waitFor({ state: 'hidden' });
}
const prompt = (page: Page): Promise<string> => page.locator('#prompt').innerText();
const order = (page: Page, name: RegExp) =>
  page.locator('.order:not(.off)').filter({ hasText: name, visible: true }).first();
const main = (page: Page) => page.locator('.order.pri:not(.off)').filter({ visible: true }).first();

/** Takes the screen and declines whatever is asked, until there is this to press. */
async function until(page: Page, name: RegExp): Promise<void> {
  const wanted = order(page, name);
  const nothing = order(page, NOTHING);
  const covered = page.locator('.hold');
  for (let looks = 0; looks < 40; looks++) {
    await wanted.or(nothing).or(covered).first().waitFor();
    if (await covered.isVisible()) await hold(page);
    else if (await wanted.isVisible()) return;
    else await nothing.click({ timeout: 2000 }).catch(() => {}); // what was seen may be gone: look again
  }
  throw new Error(`never asked: ${await prompt(page)}`);
}

async function fromLobby(options: BrowserContextOptions, play: RegExp, one: RegExp): Promise<Page> {
  const page = await at.open('/', options);
  await page.locator('.game', { hasText: 'Longstreet Lite' }).getByRole('button', { name: play }).click();
  await page.getByRole('button', { name: one }).click();
  await page.waitForURL('**/local/*');
  return page;
}
/** The middle of a unit on the screen. */
async function middle(page: Page, unit: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.pieces [data-sprite="${unit}"] .ll-bs`).boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

describe('one screen', () => {
  it('opens a table from the lobby, calls movement with a card and drags a regiment forward', async () => {
    const page = await fromLobby(DESK, /Play now/, /Hot-seat/);
    await until(page, /Call movement/);
    expect(await page.locator('#hand .handcard').count()).toBe(6);
    await order(page, /Call movement/).click();
    await main(page).click();
    await until(page, /End the movement/);
    expect(await page.locator('#hand .handcard').count()).toBe(5);
    const unit = (await page.locator('.pieces .can').first().getAttribute('data-sprite'))!;
    const from = await middle(page, unit);
    const ahead = from.y < 450 ? 40 : -40;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + ahead, { steps: 4 });
    await page.locator('.ghosts .pm.ghost').first().waitFor();
    await page.mouse.up();
    const acts = await page.locator('.replay .live small').innerText();
    await order(page, /Set down/).click();
    await expectActions(page, Number(acts.slice(1)) + 1);
    const to = await middle(page, unit);
    expect(Math.sign(to.y - from.y)).toBe(Math.sign(ahead));
    expect(await page.locator(`.pieces [data-sprite="${unit}"] .acted`).count()).toBe(1);
    expect(await findings(page)).toEqual([]);
  });

  it('fires with a battery, and every gun rolls', async () => {
    const page = await fromLobby(DESK, /Play now/, /Hot-seat/);
    await until(page, /Call fire/);
    await order(page, /Call fire/).click();
    await main(page).click();
    await until(page, /End the fire/);
    const guns = page.locator('.pieces .can').first();
    const spot = await middle(page, (await guns.getAttribute('data-sprite'))!);
    await page.mouse.click(spot.x, spot.y);
    await page.locator('.planemarks .polygon.own').first().waitFor({ state: 'attached' }); // its lanes
    expect(await page.locator('.odds').first().innerText()).toContain('hits');
    const acts = await page.locator('.replay .live small').innerText();
    await order(page, /^Fire with/).click();
    await expect.poll(() => page.locator('.replay .live small').innerText(), { timeout: 20_000 }).not.toBe(acts);
    await expect.poll(() => page.locator('.log .die').count(), { timeout: 20_000 }).toBeGreaterThan(2);
  });
});

it('stands on a telephone, in French, and nothing is cut off', async () => {
  const page = await fromLobby(PHONE, /Jouer/, /même écran|tour de rôle|Hot-seat/i);
  await until(page, /Provoquer/);
  expect(await page.locator('.pieces .ll-unit').count()).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
});
