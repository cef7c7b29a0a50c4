import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { type Screen, screens } from './screens.ts';
import { DESK, PHONE, stage } from './stage.ts';
import { openWorld, type World } from './world.ts';

// axe finds nothing serious on any screen. Each is looked at where it differs: everything on a desk in English by day; pages by
// night for their colours; tables, which are laid out anew on a phone, there in French by night, or else on the desk by night.

const on = stage();

async function newWorld(options: BrowserContextOptions): Promise<World> {
  const page = await on.page(await on.context({ ...options, reducedMotion: 'reduce' }));
  return openWorld(page, async () => (await on.context(options)).request);
}

type Look = (page: Page, screen: Screen) => Promise<string[]>;
const asItIs = (page: Page): Promise<string[]> => findings(page);
/** What stands in the way: less than seven tenths of the height for the map, or words that are cut off. */
const cramped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('.mapbox')?.getBoundingClientRect();
    const prompt = document.querySelector('#prompt')?.getBoundingClientRect();
    if (!map || !prompt) return []; // the screen is covered
    const share = (map.bottom - Math.max(map.top, prompt.bottom)) / innerHeight;
    const bars = document.querySelectorAll(
      '.top, .gt b, .gt span, .chip, .pl, .tabs button, #prompt, #prompt *, .handcard b, .lead, .via',
    );
    const cut = [...bars].filter(
      each => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && !each.querySelector('.menu'),
    );
    return [
      ...(share < 0.7 ? [`the map has ${Math.round(100 * share)} % of the height`] : []),
      ...cut.map(each => `cut off: ${each.className} ${each.textContent}`),
    ];
  });
const dayAndNight = async (page: Page): Promise<string[]> => {
  const day = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await findings(page, { rules: 'contrast' });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...day, ...night.map(each => `dark ${each}`)];
};

const roomy: Look = async (page, { on: where }) => [
  ...(await (where === 'desk' ? dayAndNight : asItIs)(page)),
  ...(await cramped(page)),
];

async function looked(screen: Screen, world: World, look: Look): Promise<readonly string[]> {
  const { page } = world;
  await screen.show(world);
  const all = await look(page, screen);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > page.viewportSize()!.width) all.push(`wider than its window: ${wide}`);
  if ((await page.locator('body').innerText()).includes('⟨')) all.push('a text is missing');
  return all.map(each => `${screen.id}: ${each}`);
}

async function wrong(
  kind: Screen['kind'],
  options: BrowserContextOptions,
  look: Look,
  of: (screen: Screen) => boolean = ({ photo }) => photo !== 'small',
): Promise<string[]> {
  const [mine, fresh] = [await newWorld(options), await newWorld(options)];
  const all: string[] = [];
  for (const screen of screens.filter(each => each.kind === kind && of(each))) {
    const found = looked(screen, screen.fresh ? fresh : mine, look);
    all.push(...(await found.catch(error => [`${screen.id}: ${error}`])));
  }
  return all;
}

describe('every screen is fit for everybody', () => {
  it('pages on a desk, in English, by day and by night', async () => {
    expect(await wrong('page', { ...DESK, colorScheme: 'light' }, dayAndNight)).toEqual([]);
  });
  it('tables on a desk, in English, by day: seven tenths of the height are map', async () => {
    expect(await wrong('table', { ...DESK, colorScheme: 'light' }, roomy)).toEqual([]);
  });
  it('tables on a desk, in French: seven tenths of the height are map, and no word is cut off', async () => {
    const shown = ['table', 'table-move', 'table-odds', 'arrivals', 'replay', 'what-if', 'cards', 'lesson', 'apart'];
    const french = { ...DESK, locale: 'fr-FR' };
    expect(await wrong('table', french, cramped, ({ id }) => shown.includes(id))).toEqual([]);
  });
  it('the three young games on a desk, in French: the same', async () => {
    const shown = [
      'guns-attack',
      'guns-night',
      'guns-teams',
      'longstreet-move',
      'longstreet-fire',
      'longstreet-charge',
    ];
    const french = { ...DESK, locale: 'fr-FR' };
    const ids = [...shown, ...screens.map(({ id }) => id).filter(id => id.startsWith('campaigns-'))];
    expect(await wrong('table', french, cramped, ({ id }) => ids.includes(id))).toEqual([]);
  });
  it('tables on a phone, in French, by night', async () => {
    expect(
      await wrong(
        'table',
        { ...PHONE, colorScheme: 'dark' },
        asItIs,
        ({ on: where, photo }) => where !== 'desk' && photo !== 'small',
      ),
    ).toEqual([]);
  });
});
