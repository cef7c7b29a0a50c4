import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, stage } from './stage.ts';

// How strong the bot is, as the set-up says it.

const on = stage();
const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desk', DESK],
  ['phone', PHONE],
];
const NAMES = {
  'en-GB': ['Recruit', 'Sergeant', 'Captain', 'Colonel', 'General'],
  'fr-FR': ['Recrue', 'Sergent', 'Capitaine', 'Colonel', 'Général'],
} as const;

/** For whoever wants to look: `SHOTS=folder npx vitest run …` keeps what is seen. */
const keep = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

async function open(size: BrowserContextOptions, locale: string, level: string): Promise<Page> {
  const context = await on.context({ ...size, locale });
  await context.addInitScript(chosen => {
    if (!localStorage.getItem('bivouac.level')) localStorage.setItem('bivouac.level', chosen);
  }, level);
  return on.page(context);
}

describe('the levels of the set-up', () => {
  for (const [size, options] of SIZES)
    for (const [locale, names] of Object.entries(NAMES))
      it(`are five with a sentence each (${size}, ${locale}), and a Veteran of before is a Captain`, async () => {
        const page = await open(options, locale, 'veteran');
        await page.goto('/new/gettysburg-1988?mode=bot');
        const levels = page.locator('fieldset', { has: page.locator('input[name=level]') });
        await levels.waitFor();
        expect(await levels.locator('label').allInnerTexts()).toEqual(names);
        expect(await levels.locator('input:checked').getAttribute('value')).toBe('captain');
        const said = new Set<string>();
        for (const name of names) {
          await levels.getByRole('radio', { name, exact: true }).check();
          said.add(await levels.locator('p').innerText());
        }
        expect(said.size).toBe(5);
        await levels.scrollIntoViewIfNeeded();
        await keep(page, `levels-${size}-${locale}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
});
