import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { devStage } from './dev-stage.ts';
import { openTab } from './hands.ts';

// The tools of the table in a real browser: finding, playing again, the overview, the loupe, sounds, motion.

const on = devStage();
const QUERY = `scenario=day2&secret=${'ab'.repeat(32)}`;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function open(size = DESK, motion: 'reduce' | 'no-preference' = 'reduce', before?: () => void): Promise<Page> {
  const context = await on.context({ viewport: size, hasTouch: size === PHONE, reducedMotion: motion });
  if (before) await context.addInitScript(before);
  const page = await on.page(context, `table.html?${QUERY}`);
  await page.waitForSelector('[aria-busy=false] .sheetbox .sheet');
  await page.locator('#prompt .order').first().waitFor({ state: 'attached' });
  return page;
}

type Spot = readonly [number, number];
async function centreOf(page: Page, place: string): Promise<Spot> {
  const box = (await page.locator(`.hits [data-place="${place}"]`).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const placeOf = (page: Page, unit: string): Promise<string | null> =>
  page.locator(`.pieces [data-sprite="${unit}"]`).getAttribute('data-place');
async function move(page: Page, unit: string, to: string): Promise<void> {
  await page.click(`.pieces [data-sprite="${unit}"]`);
  const [x, y] = await centreOf(page, to);
  await page.mouse.click(x, y + 32);
  await expect.poll(() => placeOf(page, unit)).toBe(to);
}
const camera = (page: Page): Promise<string> =>
  page.locator('.layer').evaluate(layer => (layer as HTMLElement).style.transform);

it('a long question covers no tool, and moves no map', async () => {
  const page = await open();
  const map = await page.locator('#map').boundingBox();
  await page.evaluate(() => document.querySelector('#prompt .what p')!.append(' and so on'.repeat(60)));
  expect((await page.locator('#prompt').boundingBox())!.height).toBeGreaterThan(100);
  const isFree = await page.evaluate(() => {
    const first = document.querySelector('.rail button')!;
    const { x, y, width } = first.getBoundingClientRect();
    return first.contains(document.elementFromPoint(x + width / 2, y + 4));
  });
  expect(isFree).toBe(true);
  expect(await page.locator('#map').boundingBox()).toEqual(map);
});

describe('finding by name', () => {
  const chosen = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      const option = document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? (option.textContent ?? '') : '';
    });

  it('goes to a place, centres it and opens it', async () => {
    const page = await open();
    await page.keyboard.press('g');
    const box = page.getByRole('combobox');
    await box.fill('little round');
    expect(await chosen(page)).toMatch(/Little Round Top/);
    expect(await findings(page, { map: true })).toEqual([]);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: /Little Round Top/ }).waitFor();
    const map = (await page.locator('#map').boundingBox())!;
    const place = (await sheet.getByRole('heading').first().innerText()).split(' ')[0]!;
    const far = async (): Promise<number> => {
      const [x, y] = await centreOf(page, place);
      return Math.hypot(x - map.x - map.width / 2, y - map.y - map.height / 2);
    };
    await expect.poll(far).toBeLessThan(60);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('map');
  });

  it('finds pieces, rules and commands, from within a text too', async () => {
    const page = await open();
    await openTab(page, 'chat');
    await page.getByRole('textbox', { name: 'A word to the table' }).focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('hood');
    expect(await chosen(page)).toMatch(/^Hood, infantry/);
    await page.getByRole('combobox').fill('zone of influence');
    await page.getByRole('option', { name: /§/ }).first().click();
    await page.locator('.rules article').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('board as');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
    await page.getByLabel(/Switch to French/).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Lieu, pièce, règle ou commande' }).fill('carte');
    expect(await chosen(page)).toMatch(/carte/i);
  });
});

describe('playing again what was taken back', () => {
  it('by button and by keys, in order, until something else is done', async () => {
    const page = await open();
    const redo = page.locator('#prompt .redo');
    await move(page, 'cs-inf-hood', 'N4');
    await move(page, 'cs-inf-heth', 'N3');
    expect(await redo.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOf(page, 'cs-inf-heth')).toBe('O2');
    await page.keyboard.press('u');
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('P3');
    await redo.click();
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('N4');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => placeOf(page, 'cs-inf-heth')).toBe('N3');
    await expect.poll(() => redo.count()).toBe(0);
    await page.keyboard.press('u');
    await redo.waitFor();
    await move(page, 'cs-inf-pender', 'M4');
    await expect.poll(() => redo.count()).toBe(0);
    await page.keyboard.press('Shift+U');
    await page.getByText('There is nothing to do again.').waitFor();
  });
});

describe('the overview map', () => {
  it('is folded out of the rail, moves the window by press and drag, and closes by Escape or on the map', async () => {
    const page = await open();
    const overview = page.locator('.overview');
    expect(await overview.count()).toBe(0);
    await page.getByRole('button', { name: /^overview map/ }).click();
    expect(await findings(page, { within: '.rail' })).toEqual([]);
    const box = (await overview.boundingBox())!;
    const first = await camera(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 20);
    await expect.poll(() => camera(page)).not.toBe(first);
    const pressed = await camera(page);
    const frame = (): Promise<string> =>
      page.locator('.ovframe').evaluate(element => (element as HTMLElement).style.transform);
    const framed = await frame();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 4 });
    await page.mouse.up();
    expect(await camera(page)).not.toBe(pressed);
    expect(await frame()).not.toBe(framed);
    await page.keyboard.press('Escape');
    await expect.poll(() => overview.count()).toBe(0);
    await page.keyboard.press('m');
    await overview.waitFor();
    await page.mouse.click(900, 800);
    await expect.poll(() => overview.count()).toBe(0);
  });
});

describe('a resting finger', () => {
  async function finger(page: Page) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    return {
      down: (at: Spot) => send('touchStart', at),
      move: (at: Spot) => send('touchMove', at),
      up: () => send('touchEnd'),
    };
  }

  it('looks through the loupe and taps where it is lifted', async () => {
    const page = await open(PHONE);
    const loupe = page.locator('.loupe');
    const thumb = await finger(page);
    const before = await camera(page);
    await thumb.down(await centreOf(page, 'M5'));
    await loupe.waitFor();
    expect(await loupe.innerText()).toMatch(/release: choose/);
    await thumb.move(await centreOf(page, 'N5'));
    await expect.poll(() => loupe.innerText()).toMatch(/N5[\s\S]*McIntosh/);
    await thumb.up();
    await page.locator('.pieces .selp[data-sprite="cs-art-mcintosh"]').waitFor();
    expect(await loupe.count()).toBe(0);
    expect(await camera(page)).toBe(before);
  });

  it('opens a place when it stays', async () => {
    const page = await open(PHONE);
    const thumb = await finger(page);
    await thumb.down(await centreOf(page, 'N5'));
    await page.getByText('release: look closer').waitFor();
    await thumb.up();
    await page.getByRole('dialog').getByText('McIntosh, artillery').waitFor();
  });
});

describe('sounds', () => {
  const counted = (): void => {
    const page = globalThis as unknown as { struck: number };
    page.struck = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
      page.struck++;
      return start.apply(this, args.slice(0, 1) as [number]);
    };
  };
  const struck = (page: Page): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { struck: number }).struck);

  it('are silent until they are switched on, and that is kept', async () => {
    const page = await open(DESK, 'reduce', counted);
    await move(page, 'cs-inf-hood', 'N4');
    await page.getByLabel('Sound is off. Turn it on').click();
    expect(await struck(page)).toBe(0);
    await move(page, 'cs-inf-heth', 'N3');
    await expect.poll(() => struck(page)).toBeGreaterThan(0);
    await page.reload();
    await page.getByLabel('Sound is on. Turn it off').waitFor();
  });
});

describe('motion', () => {
  const walking = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const target = (effect as KeyframeEffect | null)?.target;
          return target instanceof SVGGElement && target.dataset['sprite'] === 'cs-inf-hood';
        }).length,
    );
  async function start(page: Page): Promise<void> {
    await page.click('.pieces [data-sprite="cs-inf-hood"]');
    const [x, y] = await centreOf(page, 'N4');
    await page.mouse.click(x, y + 32);
  }

  it('lets pieces walk, marks the last move and jumps from the log to the board', async () => {
    const page = await open(DESK, 'no-preference');
    await page.evaluate(() => {
      const real = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const walk = real.call(this, frames, options);
        walk.pause(); // so that it can be looked at, however busy the machine is
        return walk;
      };
    });
    await start(page);
    await expect.poll(() => walking(page)).toBe(1);
    await page.locator('.lastm').waitFor({ state: 'attached' });
    const before = await camera(page);
    await page.locator('.log .jump').first().click();
    await page.locator('.flash').first().waitFor({ state: 'attached' });
    await expect.poll(() => camera(page)).not.toBe(before);
  });

  it('is not wanted: the piece is there at once', async () => {
    const page = await open();
    await start(page);
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('N4');
    expect(await walking(page)).toBe(0);
    expect(await page.locator('.lastm').count()).toBe(1);
  });
});
