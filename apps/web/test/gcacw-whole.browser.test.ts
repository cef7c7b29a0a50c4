import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { act, type Chance, chance, look, type Sight } from './hands.ts';
import { actions, DESK, expectActions, findings, KEPT, stage } from './stage.ts';

// Great Campaigns from the first march to the verdict, through what is on the page and nothing else.

const on = stage();
const options = { ...DESK, ...KEPT, viewport: { width: 1440, height: 1000 } };
const MOST_CLICKS = 1500;

async function opened(page: Page, scenario: RegExp, other: string): Promise<void> {
  await page.goto('/new/gcacw');
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('radio', { name: other }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
}
/** Every chapter of the log, also behind the verdict: after a recovery by itself only that one is open. */
const unfolded = (page: Page): Promise<void> =>
  page.locator('.log h4 button[aria-expanded="false"]:enabled').evaluateAll(folded => {
    for (const each of folded) (each as HTMLElement).click();
  });
const mine = (sight: Sight): boolean => sight.asked.includes('Your decision');

describe('a campaign of one turn, two at one screen', () => {
  it('is played by mouse from the set-up to the verdict', async () => {
    const page = await on.open('/', options);
    await opened(page, /^Lewiston/, 'Hot-seat');
    await page.waitForURL('**/local/*');
    const pick = chance(1862);
    let sight = await look(page);
    let clicks = 0;
    for (; !sight.over && clicks < MOST_CLICKS; clicks++) sight = await act(page, sight, pick, 3);
    expect(sight.over, `after ${clicks} clicks: ${sight.asked}`).toBe(true);
    expect(sight.count).toBeGreaterThan(15);
    expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/^(Victory: |A draw)/);
    await unfolded(page);
    expect(await page.locator('.log .die').count()).toBeGreaterThan(0);
    expect(await findings(page)).toEqual([]);
  });
});

describe('a campaign of three turns, two browsers apart', () => {
  it('is played to its end, though one of them loses the network for a while', async () => {
    const [south, north] = [await on.open('/', options), await on.open('/', options)];
    await opened(south, /^Between Two Armies/, 'Open seat');
    await south.waitForURL('**/table/*');
    await north.getByRole('button', { name: /^Take:/ }).click();
    await north.waitForURL('**/table/*');
    const pick = chance(7);
    await playWhile([south, north], sights => sights.some(({ count }) => count < 12), pick);
    await north.context().setOffline(true);
    await north.getByText('Reconnecting').waitFor();
    const cut = await actions(north);
    await playWhile([south], ([sight]) => mine(sight!) && sight!.count < cut + 3, pick);
    await north.context().setOffline(false);
    await expectActions(north, await actions(south));
    const sights = await playWhile([south, north], now => !now.every(({ over }) => over), pick);
    expect(new Set(sights.map(({ count }) => count)).size).toBe(1);
    const verdict = (page: Page) => page.getByRole('dialog').getByRole('heading').innerText();
    expect(await verdict(south)).toBe(await verdict(north));
  });
});

/** Whoever is to decide plays, by mouse, as long as this holds. */
async function playWhile(
  pages: readonly Page[],
  isOn: (sights: readonly Sight[]) => boolean,
  pick: Chance,
): Promise<readonly Sight[]> {
  let sights = await Promise.all(pages.map(look));
  for (let clicks = 0; isOn(sights); ) {
    expect(clicks, sights.map(({ asked }) => asked).join()).toBeLessThan(MOST_CLICKS);
    const who = sights.findIndex(mine);
    if (who >= 0) clicks += 1;
    if (who >= 0) await act(pages[who]!, sights[who]!, pick, 2);
    else await pages[0]!.waitForTimeout(20);
    sights = await Promise.all(pages.map(look));
  }
  return sights;
}
