import { begin, choices, picker, type Secret, write } from '@bivouac/kernel';
import type { Update } from '@bivouac/room';
import { game } from '@bivouac/wilderness-war';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, satApart } from './apart.ts';
import { closeSheet, openSheet } from './hands.ts';
import { DESK, findings, PHONE, stage } from './stage.ts';

// Standing orders on the screen: the British sit at a browser, the French answer by the interface.

const at = stage();
const record = begin(game, { scenario: 'annus-mirabilis', options: [] }, '001d'.repeat(16) as Secret);

const api = <T>(who: BrowserContext, path: string, data?: object): Promise<T> => asked<T>(at.house, who, path, data);

async function seated(options = DESK, language: 'en' | 'fr' = 'en') {
  const [one, french] = [await at.context(options), await at.context(DESK)];
  const id = await satApart(at.house, [one, french], write(record), ['british', 'french'], language);
  const page = await at.page(one);
  await page.goto(`/table/${id}`);
  await page.locator('#prompt').waitFor();
  return { page, french, id };
}

const now = (who: BrowserContext, id: string): Promise<Update> => api<Update>(who, `/api/tables/${id}/update`);
let n = 0;
/** The French activate something: Foul Weather could answer, whoever holds it. */
async function openWindow(french: BrowserContext, id: string): Promise<void> {
  const pick = picker(4);
  for (let i = 0; i < 30; i++) {
    const { pending, views } = await now(french, id);
    if (pending.includes('british')) return;
    const offered = choices(game, views['french']!, 'french');
    const action =
      offered.kind === 'space'
        ? offered.sample(pick)
        : (offered.actions.find(each => each.type === 'activate') ?? offered.actions[0]!);
    await api(french, `/api/tables/${id}/ask`, { t: 'act', id: `f${++n}`, seat: 'french', action });
  }
  throw new Error('no window came');
}

const picture = (page: Page, name: string): Promise<unknown> | null => {
  const folder = process.env['STANDING_PICTURES'];
  return folder ? page.screenshot({ path: `${folder}/${name}.png` }) : null;
};

describe('standing orders', () => {
  it('are given at a window by keyboard, answer it, and are cancelled with one click', async () => {
    const { page, french, id } = await seated();
    expect(await page.locator('.standing').count()).toBe(0); // nothing to pass on
    await openWindow(french, id);
    const button = page.locator('.standing .btn');
    await button.waitFor();
    expect(await button.innerText()).toBe('Pass until …');
    await picture(page, 'window');
    await button.focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('checkbox', { name: 'Pass until my next Action Phase' });
    await first.waitFor();
    expect(await first.evaluate(each => each === document.activeElement)).toBe(true);
    await picture(page, 'list');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Space');
    await page.locator('.standing .given').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(async () => (await now(french, id)).pending).toEqual(['french']);
    await page.locator('.log', { hasText: 'Passed by your standing order.' }).waitFor();
    await picture(page, 'given');
    expect(await findings(page)).toEqual([]);
    await page.reload();
    const chip = page.getByRole('button', { name: 'Cancel: Pass until my next Action Phase' });
    await chip.click(); // they are kept
    await expect.poll(() => page.locator('.standing').count()).toBe(0);
    const heard = await (await french.request.get(`/api/tables/${id}/update`)).text();
    expect(heard.includes('"standing":true')).toBe(false);
    expect(heard.includes('"phase"]')).toBe(false);
  });

  it('are read whole from the menu of a desk, in French, and so is the menu', async () => {
    const { page } = await seated({ ...DESK, locale: 'fr-FR' }, 'fr');
    await page.locator('header .more > button').last().click();
    const cut = (box: string): Promise<readonly string[]> =>
      page.evaluate(query => {
        const right = document.querySelector(query)!.getBoundingClientRect().right;
        const over = (each: Element): boolean => {
          const words = document.createRange();
          words.selectNodeContents(each);
          return words.getBoundingClientRect().right > right;
        };
        return [...document.querySelectorAll(`${query} p, ${query} label`)].filter(over).map(each => each.textContent!);
      }, box);
    expect(await cut('header .menu')).toEqual([]);
    await page.getByRole('button', { name: 'Ordres permanents' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await cut('[role=dialog]')).toEqual([]);
  });

  it('stand in the menu between windows, on a phone and in French', async () => {
    const { page, french, id } = await seated({ ...PHONE, locale: 'fr-FR' }, 'fr');
    await openSheet(page, 'more');
    await page.getByRole('button', { name: 'Ordres permanents' }).tap();
    await page.getByRole('checkbox', { name: 'Mauvais temps' }).tap();
    await picture(page, 'phone-list');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap();
    await closeSheet(page);
    const chip = page.locator('#prompt .given');
    await chip.waitFor();
    expect(await chip.getAttribute('aria-label')).toMatch(/Toujours passer\s: Mauvais temps$/);
    expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await openWindow(french, id);
    await expect.poll(async () => (await now(french, id)).pending).toEqual(['french']);
    await picture(page, 'phone');
    expect(await findings(page)).toEqual([]);
  });
});
