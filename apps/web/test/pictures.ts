import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openChromium } from './chromium.ts';
import { openHouse } from './house.ts';
import { type Screen, screens } from './screens.ts';
import { photograph } from './webp.ts';
import { openWorld, type World } from './world.ts';

// `npm run pictures`: photographs every screen for docs/pictures, on a desk and on a phone, in both languages and lights
// by turns; one that shows what it showed before is left as it is. `npm run pictures -- end cards` takes only those whose
// name holds one of the words.

const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.8 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 1.2 },
} as const;
type Size = keyof typeof SIZES;
const SMALL = 0.8; // of the size of the others
const [FINE, COARSE] = [48, 38]; // how well they are kept; small ones the worse
const WAYS = [
  ['en', 'light'],
  ['fr', 'dark'],
  ['fr', 'light'],
  ['en', 'dark'],
] as const;
type Way = (typeof WAYS)[number];

interface Picture {
  readonly screen: Screen;
  readonly size: Size;
  readonly way: Way;
  readonly file: string;
}

/** A screen is shown in one way on the desk and in the opposite one on the phone; the main ones are English and light. */
function plan(): readonly Picture[] {
  return screens.flatMap((screen, i) =>
    (['desk', 'phone'] as const)
      .filter(size => (!screen.on || screen.on === size) && screen.photo !== 'none')
      .map(size => {
        const way = WAYS[size === 'desk' ? i % 4 : (i + 1) % 4]!;
        return { screen, size, way, file: `${screen.id}.${size}.webp` };
      }),
  );
}

/** One visitor for each way of looking; strangers get a page nobody was at. */
function visitors(browser: Browser, baseURL: string) {
  const known = new Map<string, Promise<World>>();
  const options = ({ size, way: [language, colorScheme], screen }: Picture): BrowserContextOptions => ({
    ...{ ...SIZES[size], baseURL, colorScheme, reducedMotion: 'reduce' },
    deviceScaleFactor: SIZES[size].deviceScaleFactor * (screen.photo === 'small' ? SMALL : 1),
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
  });
  const context = async (picture: Picture): Promise<BrowserContext> => {
    const made = await browser.newContext(options(picture));
    await made.addInitScript('globalThis.__name = each => each'); // the runner names the functions it sends
    made.setDefaultTimeout(30_000);
    return made;
  };
  const make = async (picture: Picture): Promise<World> =>
    openWorld(await (await context(picture)).newPage(), async () => (await context(picture)).request);
  return (picture: Picture): Promise<World> => {
    const key = `${picture.size} ${picture.way.join(' ')} ${picture.screen.fresh} ${picture.screen.photo}`;
    if (!known.has(key)) known.set(key, make(picture));
    return known.get(key)!;
  };
}

async function take(browser: Browser, picture: Picture, world: World): Promise<string> {
  const { page } = world;
  await picture.screen.show(world);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.waitForTimeout(300);
  return photograph(browser, page, join(folder, picture.file), picture.screen.photo === 'small' ? COARSE : FINE);
}

const LANGUAGES = { en: 'English', fr: 'French' };
const said = ({ screen, way: [language, light] }: Picture): string =>
  `${screen.caption} (${LANGUAGES[language]}, ${light})`;

function catalogue(pictures: readonly Picture[]): string {
  const pictured = screens.filter(screen => screen.photo !== 'none');
  const row = (screen: Screen): string => {
    const of = (size: Size): string => {
      const found = pictures.find(each => each.screen === screen && each.size === size);
      return found ? `![${said(found)}](${found.file})` : '';
    };
    return `| ${screen.caption} | ${of('desk')} | ${of('phone')} |`;
  };
  const head =
    '# Every screen\n\nMade by `npm run pictures`, which also wrote this page. Languages and lights change by turns.\n\n';
  return `${head}| | desk | phone |\n| --- | --- | --- |\n${pictured.map(row).join('\n')}\n${others(pictures)}`;
}

const OLD = 'before-';

/** Pictures of screens as they were before the table's second edition, beside what they are now. */
function others(pictures: readonly Picture[]): string {
  const old = readdirSync(folder).filter(each => each.startsWith(OLD));
  const rows = old.map(file => {
    const now = file.slice(OLD.length);
    const caption = pictures.find(each => each.file === now)?.screen.caption ?? now;
    return `| ${caption} | ![before](${file}) | ![now](${now}) |`;
  });
  if (rows.length === 0) return '';
  return `\n## Before and after the second edition of the table\n\n| | before | now |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Pictures of screens that are no longer photographed. */
const leftOver = (all: readonly Picture[]): readonly string[] =>
  readdirSync(folder).filter(
    file => file.endsWith('.webp') && !file.startsWith(OLD) && !all.some(each => each.file === file),
  );

async function main(words: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const all = plan();
  const house = await openHouse();
  const browser = await openChromium();
  const visitor = visitors(browser, house.address);
  let failed = 0;
  try {
    const wanted = all.filter(({ file }) => words.length === 0 || words.some(word => file.includes(word)));
    for (const each of wanted) {
      try {
        const done = await take(browser, each, await visitor(each));
        console.log(`${each.file}: ${done}`);
      } catch (error) {
        failed++;
        rmSync(join(folder, each.file), { force: true });
        console.error(`${each.file}: ${String(error).split('\n')[0]}`);
      }
    }
    for (const file of leftOver(all)) rmSync(join(folder, file));
    writeFileSync(join(folder, 'README.md'), catalogue(all));
  } finally {
    await browser.close();
    await house.close();
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
