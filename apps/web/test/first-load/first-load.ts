import type { Browser, Page } from 'playwright-core';
import type { House } from '../house.ts';
import { type Counter, countingWay, type Delivered } from './counter.ts';

// What a browser that has never been here fetches before it shows the map of a table.

/** Kilobytes of script and style, compressed, without the headers of the answers. */
export const LIMIT = 130;

export interface FirstLoad {
  readonly fetched: readonly Delivered[]; // script and style asked for before the map was drawn
  readonly kilobytes: number;
  readonly headers: number; // kilobytes, of the same answers
  readonly mapped: number; // milliseconds from the address to the drawn map
  readonly playable: number; // and to the rules being here and somebody being asked
}

const DRAWN = '/api/health?the-map-is-drawn';

/** Opens a table, closes it, forgets what the browser kept, and opens it again. */
export async function firstLoad(browser: Browser, house: House, made: Making): Promise<FirstLoad> {
  const way = await countingWay(house.address);
  const { locale } = made;
  const size = { viewport: made.viewport ?? { width: 1440, height: 900 } };
  const context = await browser.newContext({ ...size, locale, baseURL: way.address, serviceWorkers: 'block' });
  await context.addInitScript('globalThis.__name = each => each'); // the runner of `npm run trace` names the functions it sends
  try {
    const address = await tableFrom(await context.newPage(), made);
    return await measured(await context.newPage(), way, address);
  } finally {
    await context.close();
    await way.close();
  }
}

export interface Making {
  readonly game: string;
  readonly where: 'device' | 'server';
  readonly locale: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}
export const MAKINGS: readonly Making[] = ['gettysburg-1988', 'wilderness-war'].flatMap(game =>
  (['device', 'server'] as const).flatMap(where => ['en-GB', 'fr-FR'].map(locale => ({ game, where, locale }))),
);
export const nameOf = ({ game, where, locale }: Making): string => `${game} on the ${where}, ${locale.slice(0, 2)}`;

/** Somebody who is not asked to pass the screen on: his opponent is a bot. */
const open: Readonly<Record<Making['where'], (page: Page, game: string) => Promise<unknown>>> = {
  device: async (page, game) => {
    await page.goto('/');
    const tile = page.locator('.game', { has: page.locator(`a[href="/new/${game}"]`) });
    await tile.locator('.bt .btn.pri').click();
    await tile.locator('.way').nth(1).click();
    await page.waitForURL('**/local/*');
  },
  server: async (page, game) => {
    await page.goto(`/new/${game}`);
    await page.locator('input[name=mode][value=serverBot]').check({ force: true });
    await page.locator('main form button[type=submit], main .btn.pri').first().click();
    await page.waitForURL('**/table/*');
  },
};

async function tableFrom(page: Page, { where, game }: Making): Promise<string> {
  await open[where](page, game);
  await page.locator('.sheetbox .sheet').waitFor();
  const address = page.url();
  await page.close();
  return address;
}

async function measured(page: Page, way: Counter, address: string): Promise<FirstLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.addInitScript(watchTable, DRAWN);
  await way.delivered();
  way.forget();
  await page.goto(address);
  const times = await (await page.waitForFunction(notes)).jsonValue();
  const all = await way.delivered();
  const before = all.slice(
    0,
    all.findIndex(({ path }) => path === DRAWN),
  );
  const fetched = before.filter(({ kind }) => kind !== 'other');
  const sum = (of: (each: Delivered) => number): number => fetched.reduce((so, each) => so + of(each), 0) / 1000;
  return {
    ...{ fetched, kilobytes: sum(({ body }) => body), headers: sum(({ headers }) => headers) },
    ...times!,
  };
}

/** In the page: tells the house when the map has been drawn, and notes when it can be played. */
function watchTable(drawn: string): void {
  const noted: Record<string, number | null> = {};
  Object.assign(globalThis, { noted });
  const note = (what: string, then = (): void => {}): void => {
    if (what in noted) return;
    noted[what] = null;
    const frame = (left: number): void => {
      if (left > 0) return void requestAnimationFrame(() => frame(left - 1));
      noted[what] = performance.now();
      then();
    };
    frame(2);
  };
  /** The page waits for the answer: what it asks for next cannot overtake this on its way. */
  const tell = (): void => {
    const message = new XMLHttpRequest();
    message.open('GET', drawn, false);
    message.send();
  };
  const watcher = new MutationObserver(() => {
    if (document.querySelector('.sheetbox .sheet')) note('mapped', tell);
    if (document.querySelector('[aria-busy=false] .pl.act, [aria-busy=false] .phacts')) note('playable');
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}
/** In the page: what was noted, once it is all there. */
function notes(): { mapped: number; playable: number } | null {
  const { noted } = globalThis as unknown as { noted: Record<'mapped' | 'playable', number | null> };
  return noted.mapped && noted.playable ? { mapped: noted.mapped, playable: noted.playable } : null;
}
