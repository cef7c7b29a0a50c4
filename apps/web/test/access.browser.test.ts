import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { type Screen, screens } from './screens.ts';
import { DESK, PHONE, stage } from './stage.ts';
import { openWorld, type World } from './world.ts';

// axe finds nothing serious on any screen. Each is looked at where it differs: everything on a desk in English by day; pages by
// night for their colours; tables, which are laid out anew on a phone, there in French by night.

const on = stage();

async function newWorld(options: BrowserContextOptions): Promise<World> {
  const page = await on.page(await on.context({ ...options, reducedMotion: 'reduce' }));
  return openWorld(page, async () => (await on.context(options)).request);
}

type Look = (page: Page) => Promise<string[]>;
const asItIs: Look = page => findings(page);
const dayAndNight: Look = async page => {
  const day = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await findings(page, { rules: 'contrast' });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...day, ...night.map(each => `dark ${each}`)];
};

async function looked({ id, show }: Screen, world: World, look: Look): Promise<readonly string[]> {
  const { page } = world;
  await show(world);
  const all = await look(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > page.viewportSize()!.width) all.push(`wider than its window: ${wide}`);
  if ((await page.locator('body').innerText()).includes('⟨')) all.push('a text is missing');
  return all.map(each => `${id}: ${each}`);
}

async function wrong(kind: Screen['kind'], options: BrowserContextOptions, look: Look): Promise<string[]> {
  const [mine, fresh] = [await newWorld(options), await newWorld(options)];
  const all: string[] = [];
  for (const screen of screens.filter(each => each.kind === kind)) {
    const found = looked(screen, screen.fresh ? fresh : mine, look);
    all.push(...(await found.catch(error => [`${screen.id}: ${error}`])));
  }
  return all;
}

describe('every screen is fit for everybody', () => {
  it('pages on a desk, in English, by day and by night', async () => {
    expect(await wrong('page', { ...DESK, colorScheme: 'light' }, dayAndNight)).toEqual([]);
  });
  it('tables on a desk, in English, by day', async () => {
    expect(await wrong('table', { ...DESK, colorScheme: 'light' }, asItIs)).toEqual([]);
  });
  it('tables on a phone, in French, by night', async () => {
    expect(await wrong('table', { ...PHONE, colorScheme: 'dark' }, asItIs)).toEqual([]);
  });
});
