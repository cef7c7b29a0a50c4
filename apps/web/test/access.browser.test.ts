import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Screen, screens } from './screens.ts';
import { stage } from './stage.ts';
import { openWorld, type World } from './world.ts';

// Every screen, in light and dark, on a desk in English and on a phone in French: axe finds nothing serious.

const on = stage();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Size = 'desk' | 'phone';
const WAYS: readonly (readonly [string, Size, boolean, BrowserContextOptions])[] = [
  ['English, desk, light and dark', 'desk', true, { ...desk, locale: 'en-GB' }],
  ['français, téléphone, clair et sombre', 'phone', true, { ...phone, locale: 'fr-FR' }],
];

async function newWorld(options: BrowserContextOptions): Promise<World> {
  const page = await on.page(await on.context({ ...options, reducedMotion: 'reduce' }));
  return openWorld(page, async () => (await on.context(options)).request);
}

type Rules = 'all' | 'contrast' | 'others';

/** The drawn map is one picture: axe need not look at its thousand paths. */
async function faults(page: Page, rules: Rules): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('.layer').setLegacyMode(true); // there are no frames
  if (rules === 'contrast') axe.withRules(['color-contrast']);
  if (rules === 'others') axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
}

async function looked({ id, show }: Screen, world: World, width: number, light: boolean): Promise<readonly string[]> {
  const { page } = world;
  await show(world);
  const all = [...(await faults(page, light ? 'all' : 'others'))];
  if (light) {
    await page.emulateMedia({ colorScheme: 'dark' });
    all.push(...(await faults(page, 'contrast')).map(each => `dark ${each}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) all.push(`wider than its window: ${wide}`);
  if ((await page.locator('body').innerText()).includes('⟨')) all.push('a text is missing');
  return all.map(each => `${id}: ${each}`);
}

describe('every screen is fit for everybody', () => {
  it.each(WAYS)(
    '%s',
    async (_name, size, light, options) => {
      const [mine, fresh] = [await newWorld(options), await newWorld(options)];
      const wrong: string[] = [];
      for (const screen of screens.filter(each => !each.on || each.on === size)) {
        const world = screen.fresh ? fresh : mine;
        const found = await looked(screen, world, options.viewport!.width, light).catch(error => [
          `${screen.id}: ${error}`,
        ]);
        wrong.push(...found);
      }
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});
