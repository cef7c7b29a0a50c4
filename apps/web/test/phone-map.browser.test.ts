import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bring } from './drags.ts';
import { openSheet } from './hands.ts';
import { screens } from './screens.ts';
import { findings, PHONE, stage } from './stage.ts';
import { openWorld } from './world.ts';

// What is left of the map on a phone, 390 by 844: under the chances of a battle, and under pointers at its edge. In French.

const on = stage();
const LEAST = 220; // pixels of map in sight

async function shown(id: string): Promise<Page> {
  const page = await on.page(await on.context({ ...PHONE, reducedMotion: 'reduce' }));
  await screens.find(each => each.id === id)!.show(openWorld(page, async () => (await on.context(PHONE)).request));
  return page;
}
/** From its upper edge to whatever lies over the lower one. */
const inSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (what: string): DOMRect => document.querySelector(what)!.getBoundingClientRect();
    return Math.min(box('#map').bottom, box('.drawer.odds').top) - box('#map').top;
  });

describe('the chances of a battle', () => {
  it.each(['table-odds', 'cards-odds', 'guns-attack', 'longstreet-charge', 'campaigns-attack'])(
    '%s: leave 220 pixels of map in sight, and how it may end without scrolling',
    async id => {
      const page = await shown(id);
      const card = page.locator('.drawer.odds .card2.odds');
      await card.waitFor();
      await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(LEAST);
      const bars = (await card.locator('.bars').count()) > 0 ? '.bars' : 'h3'; // a range of results has none
      const [lowest, foot] = await page.evaluate(
        each =>
          [each, ''].map(
            what => document.querySelector(`.drawer.odds .panel ${what}`.trim())!.getBoundingClientRect().bottom,
          ),
        bars,
      );
      expect(lowest).toBeLessThanOrEqual(foot!);
    },
  );
});

/** Of a box: how much of it is seen, and whether it may be pressed where it is. */
const hint = (page: Page) =>
  page.evaluate(() => {
    const [words, map] = [document.querySelector('#prompt .how > span')!, document.querySelector('#map')!];
    const { left, top, bottom } = words.getBoundingClientRect();
    const rule = document.querySelector('#prompt .rule')!;
    const { x, y, width, height } = rule.getBoundingClientRect();
    const ground = map.getBoundingClientRect();
    return {
      lines: Math.round(words.clientHeight / 17),
      isSeen: words.contains(document.elementFromPoint(left + 20, bottom - 12)),
      isFree: words.contains(document.elementFromPoint(x + width / 2, top + 8)), // under the mark of the rule
      isCut: words.scrollHeight > words.clientHeight + 1,
      ruleIsFree: document.elementFromPoint(x + width / 2, y + height / 2) === rule,
      overMap: bottom > ground.top && top < ground.top,
      map: Math.round((100 * ground.height) / innerHeight),
    };
  });

describe('what is to be done, under the question', () => {
  it.each(['table', 'campaigns-chancellorsville', 'campaigns-march'])(
    '%s: has a line, and a tap lays the rest over the map, which keeps seven tenths of the height',
    async id => {
      const page = await shown(id);
      const line = page.locator('#prompt button.how');
      await line.waitFor();
      const folded = await hint(page);
      expect(folded).toMatchObject({
        lines: 1,
        isSeen: true,
        isFree: true,
        isCut: true,
        ruleIsFree: true,
        overMap: false,
      });
      expect(folded.map).toBeGreaterThanOrEqual(70);
      const box = (await line.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 8);
      await expect.poll(() => line.getAttribute('aria-expanded')).toBe('true');
      expect(await hint(page)).toMatchObject({ isSeen: true, isCut: false, overMap: true, map: folded.map });
      expect((await hint(page)).lines).toBeGreaterThan(1);
      expect(await findings(page)).toEqual([]);
      await line.press('Enter');
      await expect.poll(() => hint(page)).toEqual(folded);
    },
  );
  it('gives its line to the question while a unit is picked: the map stays where it is', async () => {
    const page = await shown('table');
    const [asked, question] = [page.locator('#prompt'), page.locator('#prompt .what p')];
    const before = (await asked.boundingBox())!.height;
    await page.touchscreen.tap(...(await bring(page, page.locator('.pieces .can').first())));
    await page.locator('#prompt .picking').waitFor();
    expect((await asked.boundingBox())!.height).toBe(before);
    expect(await question.evaluate(each => each.clientHeight)).toBe(17);
  });
  it('is no button where it has room', async () => {
    const page = await shown('guns-table');
    await page.locator('#prompt .how').waitFor();
    await expect.poll(() => page.locator('#prompt .how').innerText()).toMatch(/^Cliquez sur un bloc/);
    expect(await page.locator('#prompt button.how').count()).toBe(0);
  });
});

it('what a bot thinks fades out where it goes on, and is read to its end by keyboard', async () => {
  const page = await shown('advice');
  const box = page.locator('.thoughts');
  const fade = (): Promise<string> =>
    box.evaluate(each => `${getComputedStyle(each, '::after').position} ${getComputedStyle(each, '::after').height}`);
  const below = (): Promise<number> =>
    box.evaluate(each => Math.round(each.scrollHeight - each.clientHeight - each.scrollTop));
  expect(await fade()).toBe('sticky 32px');
  expect(await below()).toBeGreaterThan(0);
  await box.focus();
  await page.keyboard.press('End');
  await expect.poll(below).toBeLessThanOrEqual(1);
  const [last, end] = await box.evaluate(each =>
    [each.lastElementChild!, each].map(what => what.getBoundingClientRect().bottom),
  );
  expect(last).toBeLessThanOrEqual(end! - 16); // where it is clear
});

it('where a march ends in a battle is in what is left of the map', async () => {
  const page = await shown('cards-odds');
  const far = async (): Promise<number> => {
    const goal = (await page.locator('.goals [data-place="hudson-carry-north"]').first().boundingBox())!;
    const map = (await page.locator('#map').boundingBox())!;
    const [x, y] = [goal.x + goal.width / 2 - map.x, goal.y + goal.height / 2 - map.y];
    return Math.max(0, -x, x - map.width, -y, y - (await inSight(page)));
  };
  await expect.poll(far).toBe(0);
});

it('no mark of a rule in Wilderness War’s charts is cut', async () => {
  const page = await shown('cards');
  await openSheet(page, 'charts');
  await page.locator('.drawer .mods .rule').first().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.drawer .rule')].flatMap(each =>
      each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [],
    ),
  );
  expect(cut).toEqual([]);
});

describe('Longstreet Lite', () => {
  it('where a regiment was sent by a tap no frame lies over it and its handle', async () => {
    const page = await shown('longstreet-move');
    await page.locator('.turnhandle').waitFor({ state: 'attached' });
    expect(await page.locator('.focusbox').count()).toBe(0);
  });
  it('Forces says who stands on the map, by side, each under its name', async () => {
    const page = await shown('longstreet-table');
    await openSheet(page, 'forces');
    const sides = page.locator('.drawer .onmap');
    await expect
      .poll(() => sides.locator('summary').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Fédéraux\u00a0: \d+ sur la carte$/),
        expect.stringMatching(/^Confédérés\u00a0: \d+ sur la carte$/),
      ]);
    expect(await sides.first().locator('li').first().innerText()).toMatch(/Wisconsin.*\d bases/);
    const [name, first] = [sides.first().locator('summary'), sides.first().locator('li').first()];
    const bottom = async (): Promise<number> => ((await name.boundingBox())?.y ?? 0) + 40;
    expect((await first.boundingBox())!.y).toBeGreaterThan(await bottom());
  });
});

interface Edges {
  readonly pointers: number;
  readonly over: readonly string[]; // pieces that may be clicked, under them
}
const edges = (page: Page): Promise<Edges> =>
  page.evaluate(() => {
    const boxes = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const all = boxes('.edge').map(each => each.getBoundingClientRect());
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const over = boxes('#map .pieces .can').filter(piece =>
      all.some(edge => meets(edge, piece.getBoundingClientRect())),
    );
    return { pointers: all.length, over: over.map(each => each.dataset['sprite'] ?? '') };
  });

/** Pointers come when the map rests: until neither they nor the map have changed for longer than they wait for that. */
const rests = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const seen = () =>
      [...document.querySelectorAll('.edge, #map .pieces .can')].map(each => each.getBoundingClientRect());
    for (let last = ''; last !== JSON.stringify(seen()); ) {
      last = JSON.stringify(seen());
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  });

describe('pointers at the edge', () => {
  it.each(['table', 'cards', 'guns-table', 'longstreet-table', 'campaigns-march'])(
    '%s: never lie over a piece that may be clicked, however near one looks',
    async id => {
      const page = await shown(id);
      let met = 0;
      for (const key of [
        '0',
        '+',
        '+',
        'Shift+ArrowLeft',
        'Shift+ArrowUp',
        '+',
        'Shift+ArrowRight',
        'Shift+ArrowDown',
      ]) {
        await page.focus('#map');
        await page.keyboard.press(key);
        await rests(page);
        await expect.poll(() => edges(page).then(({ over }) => over)).toEqual([]);
        met += (await edges(page)).pointers;
      }
      expect(met).toBeGreaterThan(0);
    },
  );
});

/** What is cut off at the edge of the map, or lies under a piece. */
const hiddenPills = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const map = document.getElementById('map')!.getBoundingClientRect();
    const pieces = document.querySelector('.pieces')!;
    const faces = [...pieces.querySelectorAll('.face')].map(each => each.getBoundingClientRect());
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const isUnder = (pill: Element): boolean =>
      (pill.compareDocumentPosition(pieces) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      faces.some(face => meets(face, pill.getBoundingClientRect()));
    const isCut = ({ left, right }: DOMRect): boolean => left < map.left || right > map.right;
    return [...document.querySelectorAll('.pill')]
      .filter(pill => isUnder(pill) || (pill.matches('.ghost .pill') && isCut(pill.getBoundingClientRect())))
      .map(pill => pill.textContent ?? '');
  });

describe('what a march costs', () => {
  it('stands beside a regiment where the map has room for it, with a comma in French', async () => {
    const page = await shown('longstreet-move');
    await expect.poll(() => page.locator('.ghost .pill').allTextContents()).toEqual([expect.stringMatching(/^3,1 /)]);
    expect(await hiddenPills(page)).toEqual([]);
  });
  it('lies over the counters it would lie under', async () => {
    const page = await shown('campaigns-march');
    await page.locator('.pill').first().waitFor({ state: 'attached' });
    expect(await hiddenPills(page)).toEqual([]);
  });
});

it('the corners of who may still act lie on their tiles when the whole map is seen', async () => {
  const page = await shown('campaigns-seven-days');
  await page.locator('.unmoved path').first().waitFor({ state: 'attached' });
  await page.keyboard.press('0');
  await page.locator('.piles > g').first().waitFor({ state: 'attached' });
  const astray = (): Promise<number> =>
    page.evaluate(() => {
      const tiles = [...document.querySelectorAll('.piles .face')].map(each => each.getBoundingClientRect());
      const isOn = ({ left, bottom }: DOMRect): boolean =>
        tiles.some(tile => Math.abs(tile.left - left) < 4 && Math.abs(tile.bottom - bottom) < 4);
      return [...document.querySelectorAll('.unmoved path')].filter(each => !isOn(each.getBoundingClientRect())).length;
    });
  await expect.poll(astray).toBe(0);
});
