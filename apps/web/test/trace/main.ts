import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { loadWhole } from '../../src/games/index.ts';
import { openChromium } from '../chromium.ts';
import { firstLoad, LIMIT, MAKINGS, nameOf } from '../first-load/first-load.ts';
import { type House, openHouse } from '../house.ts';
import { crowd } from './crowd.ts';
import { type Frames, framesOf } from './frames.ts';
import { lateGame } from './late-game.ts';
import { dragAround } from './pan.ts';
import { recorded } from './record.ts';

// `npm run trace`: the built product, the campaign with all its pieces, three seconds of dragging the map; then the same map
// with 2,000 counters. `npm run trace -- --beside FOLDER` drags a client built earlier by turns with this one.

const SECONDS = 3;
const GAME = 'gettysburg-1988';
const say = (line: string): void => console.log(line);
const round = (n: number): string => n.toFixed(n < 10 ? 2 : 1);

async function tableOf(browser: Browser, house: House, text: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const file = join(house.folder, 'late.json');
  writeFileSync(file, text);
  await page.goto(`${house.address}/`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/local\//);
  await page.waitForSelector('.sheetbox .sheet');
  await page.waitForTimeout(1500); // fonts, the first look, the first raster
  return page;
}

function told(name: string, frames: Frames): void {
  const { shares } = frames;
  const parts = Object.entries(shares).map(([share, spent]) => `${share} ${round(spent)}`);
  say(
    `${name}: ${frames.frames} frames shown, ${frames.dropped} dropped; ${round(frames.median)} ms median, ${round(frames.p95)} ms p95 between frames`,
  );
  say(
    `  main thread ${round(frames.busy)} ms a frame (${parts.join(', ')}); ${frames.longTasks} tasks over 50 ms, longest ${round(frames.longest)} ms; raster workers ${round(frames.raster)} ms a frame`,
  );
}

const COUNTERS = 2000;
const ROUNDS = 2;

/** A crowded map, dragged in the past of the game: nothing there can be picked up instead. */
async function crowded(browser: Browser, house: House, text: string, name: string): Promise<void> {
  const page = await tableOf(browser, house, text);
  await page.keyboard.press('[');
  await page.waitForTimeout(800);
  await page.evaluate('globalThis.__name = each => each'); // the runner names the functions it sends
  const counters = await crowd(page, COUNTERS);
  await page.waitForTimeout(1200);
  await pan(page, `${name}, ${counters} counters`);
  await page.context().close();
}

async function beside(browser: Browser, house: House, text: string): Promise<void> {
  const at = process.argv.indexOf('--beside');
  const folder = at < 0 ? undefined : process.argv[at + 1];
  const port = String(Number(new URL(house.address).port) + 1);
  const old = folder === undefined ? null : await openHouse({ BIVOUAC_WEB: folder, PORT: port });
  try {
    for (let i = 0; i < ROUNDS; i++) {
      await crowded(browser, house, text, 'this build');
      if (old) await crowded(browser, old, text, 'the other build');
    }
  } finally {
    await old?.close();
  }
}

async function pan(page: Page, name: string): Promise<Frames> {
  const { events, window } = await recorded(page, () => dragAround(page, SECONDS * 1000));
  const frames = framesOf(events, window);
  told(name, frames);
  return frames;
}

/** Each table in a browser that has never been here; whether all keep to the limit. */
async function loads(browser: Browser, house: House): Promise<boolean> {
  let kept = true;
  for (const making of MAKINGS) {
    const { kilobytes, headers, fetched, mapped, playable } = await firstLoad(browser, house, making);
    say(
      `first load, ${nameOf(making)}: ${round(kilobytes)} kB of script and style as sent before the map (limit ${LIMIT}), ${fetched.length} files with ${round(headers)} kB of headers besides; map after ${Math.round(mapped)} ms, played after ${Math.round(playable)} ms (limit 1000 on a quiet machine)`,
    );
    kept &&= kilobytes <= LIMIT;
  }
  return kept;
}

async function main(): Promise<void> {
  const late = lateGame(await loadWhole(GAME), 'campaign', 80);
  say(`${GAME}, campaign, after ${late.actions} actions: ${late.pieces} pieces on the map`);
  say(
    `${cpus().length} processors, load ${loadavg()[0]!.toFixed(1)}; Chromium without a screen and without a GPU: raster and compositing in software. Times of threads are processor time, times between frames are not: a loaded machine drops more.`,
  );
  const house = await openHouse();
  const browser = await openChromium();
  try {
    const page = await tableOf(browser, house, late.text);
    await pan(page, 'first look');
    for (let i = 0; i < 3; i++) await page.keyboard.press('+');
    await page.waitForTimeout(1200);
    await pan(page, 'zoomed in');
    await page.keyboard.press('0');
    await page.waitForTimeout(1200);
    await pan(page, 'whole map');
    await page.context().close();
    await beside(browser, house, late.text);
    if (!(await loads(browser, house))) process.exitCode = 1;
  } finally {
    await browser.close();
    await house.close();
  }
}

await main();
