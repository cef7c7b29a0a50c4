import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, pressSeen } from './hands.ts';
import { type Hands, mainOrder, middleOf, orderNamed, Player, playWhile, pressOrder } from './longstreet-hands.ts';
import { thumb } from './longstreet-thumb.ts';
import { actions, DESK, findings, PATIENCE, PHONE, stage } from './stage.ts';

// Longstreet Lite from the muster to the verdict, small armies: by mouse, by thumb, by keys, and two browsers apart.

const on = stage();

/** A pitched battle of 1862 on a table laid by chance, set up by the same hand. */
async function opened(hands: Hands, options: BrowserContextOptions, other: string): Promise<Page> {
  const context = await on.context(options);
  await context.addInitScript(() => localStorage.setItem('bivouac.level', 'recruit'));
  const page = await on.page(context);
  await page.goto('/new/longstreet-lite');
  await hands.use(page, page.getByRole('radio', { name: 'Pitched Battle, 1862' }));
  await hands.use(page, page.getByRole('radio', { name: other, exact: true }));
  await hands.use(page, page.getByRole('checkbox', { name: /Terrain laid by the table/ }));
  await hands.use(page, page.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/(local|table)\//);
  return page;
}
const verdict = (page: Page): Promise<string> => page.getByRole('dialog').getByRole('heading').innerText();

async function toTheEnd(player: Player): Promise<void> {
  const [last] = await playWhile([player], ([seen]) => !seen!.over);
  expect(last!.over).toBe(true);
  expect(await verdict(player.page)).toMatch(/^Victory: /);
  expect(player.turns).toBeGreaterThan(0);
  expect(player.moves).toBeGreaterThan(0);
  expect(await findings(player.page)).toEqual([]);
}

/** The place that may be chosen, and that nothing hides, nearest to the middle of the window; if pieces stand on all, bare ground beside one. */
async function middleGoal(page: Page): Promise<[number, number]> {
  const { goals } = await look(page);
  if (goals.length === 0) return page.evaluate(besideGoal);
  const middle = page.viewportSize()!.width / 2;
  const { x, y } = goals.reduce((best, each) => (Math.abs(each.x - middle) < Math.abs(best.x - middle) ? each : best));
  return [x, y];
}
/** Runs in the page, so it may use nothing from outside. */
function besideGoal(): [number, number] {
  const isBare = (x: number, y: number): boolean => {
    const there = document.elementFromPoint(x, y);
    return there?.closest('#map') != null && !there.closest('.pieces');
  };
  const middles = [...document.querySelectorAll('.goals .goal')].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
  for (let far = 0; far < 400; far += 8)
    for (const [x, y] of middles)
      for (const [dx, dy] of [[0, far], [far, 0], [-far, 0], [0, -far]] as const) // biome-ignore format: one line
        if (isBare(x + dx, y + dy)) return [x + dx, y + dy];
  throw new Error('no bare ground near a place that may be chosen');
}

const FAR = 130; // pixels: more than a regiment goes
const mouse: Hands = {
  use: (_page, what) => what.click(),
  press: (page, name) => pressOrder(page, name, 'click'),
  main: page => pressSeen(mainOrder(page)),
  back: page => pressSeen(page.locator('.btn.undo')),
  place: async page => page.mouse.click(...(await middleGoal(page))),
  async advance(page, unit, ahead) {
    const [x, y] = await middleOf(page, unit);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - ahead * FAR, { steps: 3 });
    await page.mouse.up();
  },
  choose: async (page, unit) => page.mouse.click(...(await middleOf(page, unit))),
};

const QUARTERS = 10; // of a base width
/** Enter belongs to what the arrows have come to; with nothing in hand Escape leaves that. */
async function leave(page: Page): Promise<void> {
  if (!(await page.locator('#prompt').innerText()).includes('Put back')) await page.keyboard.press('Escape');
}
const keys: Hands = {
  async use(page, what) {
    await what.focus();
    await page.keyboard.press('Space');
  },
  async press(page, name) {
    await leave(page);
    const order = orderNamed(page, name);
    const key = (await order.isVisible()) ? await order.locator('.key').innerText() : '1';
    await page.keyboard.press(/\d/.test(key) ? key : 'Enter'); // the marked one has no number
  },
  async main(page) {
    await leave(page);
    await page.keyboard.press('Enter');
  },
  back: page => page.keyboard.press('Escape'),
  async place(page) {
    for (let i = 0; i < 3; i++) await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft'); // a little aside: now Enter sets down
  },
  async advance(page, _unit, ahead) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    for (let i = 0; i < QUARTERS; i++) await page.keyboard.press(ahead > 0 ? 'ArrowUp' : 'ArrowDown');
  },
  async choose(page, _unit, said) {
    const hint = page.locator('#prompt .what .on');
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('n');
      if (said.test((await hint.allInnerTexts()).join())) break;
    }
    await page.keyboard.press('Enter');
  },
};

const BOT = 'Bot on this device';
describe('a whole battle against a bot', () => {
  it('by mouse: regiments are dragged', async () => {
    await toTheEnd(new Player(await opened(mouse, DESK, BOT), mouse));
  });
  it('by thumb on a phone: taps, the pad, one finger that drags and turns', async () => {
    await toTheEnd(new Player(await opened(thumb(), { ...PHONE, locale: 'en-GB' }, BOT), thumb()));
  });
  it('by keys alone', async () => {
    await toTheEnd(new Player(await opened(keys, DESK, BOT), keys));
  });
});

describe('a whole battle, two browsers apart', () => {
  it('half a muster is not put back because the other side has mustered meanwhile', async () => {
    const first = await opened(mouse, DESK, 'Open seat');
    const second = await on.open('/', DESK);
    await second.getByRole('button', { name: /^Take:/ }).click();
    await second.waitForURL('**/table/*');
    const mustering = first.locator('#prompt').getByText('17 bases of infantry');
    await pressOrder(first, 'Small brigade', 'click');
    await mustering.waitFor();
    const before = await actions(first);
    for (const name of ['Usual brigade', 'Muster']) await pressOrder(second, name, 'click');
    await expect.poll(() => actions(first), { timeout: PATIENCE }).toBeGreaterThan(before);
    expect(await mustering.isVisible()).toBe(true);
  });
  it('is fought to its end, though one of them loses the network for a while', async () => {
    const first = await opened(mouse, DESK, 'Open seat');
    const second = await on.open('/', DESK);
    await second.getByRole('button', { name: /^Take:/ }).click();
    await second.waitForURL('**/table/*');
    const players = [new Player(first, mouse), new Player(second, mouse)];
    await playWhile(players, all => all.some(({ count }) => count < 16) && !all.some(({ over }) => over));
    await second.context().setOffline(true);
    await second.getByText('Reconnecting').waitFor();
    const cut = await actions(second);
    await playWhile([players[0]!], ([seen]) => seen!.mine && seen!.count < cut + 3);
    await second.context().setOffline(false);
    const apart = async (): Promise<number> => (await actions(first)) - (await actions(second));
    await expect.poll(apart, { timeout: PATIENCE }).toBe(0); // what was on its way has arrived
    await playWhile(players, all => !all.every(({ over }) => over));
    expect(await verdict(first)).toBe(await verdict(second));
    expect(await actions(first)).toBe(await actions(second));
  });
});
