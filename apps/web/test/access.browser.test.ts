import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { type Screen, screens } from './screens.ts';
import { stage } from './stage.ts';
import { openWorld, type World } from './world.ts';

// Every screen, on a desk in English by day and by night, on a phone in French by night: axe finds nothing serious.

const on = stage();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Size = 'desk' | 'phone';
const WAYS: readonly (readonly [string, Size, BrowserContextOptions])[] = [
  ['English, desk, light and dark', 'desk', { ...desk, locale: 'en-GB', colorScheme: 'light' }],
  ['français, téléphone, sombre', 'phone', { ...phone, locale: 'fr-FR', colorScheme: 'dark' }],
];

async function newWorld(options: BrowserContextOptions): Promise<World> {
  const page = await on.page(await on.context({ ...options, reducedMotion: 'reduce' }));
  return openWorld(page, async () => (await on.context(options)).request);
}

async function looked({ id, show }: Screen, world: World, size: Size, width: number): Promise<readonly string[]> {
  const { page } = world;
  await show(world);
  const all = await findings(page);
  if (size === 'desk') {
    await page.emulateMedia({ colorScheme: 'dark' });
    all.push(...(await findings(page, { rules: 'contrast' })).map(each => `dark ${each}`));
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
    async (_name, size, options) => {
      const [mine, fresh] = [await newWorld(options), await newWorld(options)];
      const wrong: string[] = [];
      for (const screen of screens.filter(each => !each.on || each.on === size)) {
        const world = screen.fresh ? fresh : mine;
        const found = await looked(screen, world, size, options.viewport!.width).catch(error => [
          `${screen.id}: ${error}`,
        ]);
        wrong.push(...found);
      }
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});
