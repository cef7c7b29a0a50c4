import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold, pressSeen } from './hands.ts';
import { DESK, expectActions, findings, PHONE, stage } from './stage.ts';
import { missed } from './touch.ts';

// Longstreet Lite as people meet it: miniatures on an open table, cards, a regiment dragged, a battery that fires.

const at = stage();

const NOTHING = /^(No interrupt|Do not re-form|Pas d’interruption|Ne pas reformer)/;

const prompt = (page: Page): Promise<string> => page.locator('#prompt').innerText();
const order = (page: Page, name: RegExp) =>
  page.locator('.order:not(.off)').filter({ hasText: name, visible: true }).first();
const main = (page: Page) => page.locator('.order.pri:not(.off)').filter({ visible: true }).first();

/** Takes the screen and declines whatever is asked, until there is this to press. */
async function until(page: Page, name: RegExp): Promise<void> {
  const wanted = order(page, name);
  const nothing = order(page, NOTHING);
  const covered = page.locator('.hold');
  for (let looks = 0; looks < 40; looks++) {
    await wanted.or(nothing).or(covered).first().waitFor();
    if (await covered.isVisible()) await hold(page);
    else if (await wanted.isVisible()) return;
    else await pressSeen(nothing);
  }
  throw new Error(`never asked: ${await prompt(page)}`);
}

async function fromLobby(options: BrowserContextOptions, play: RegExp, one: RegExp): Promise<Page> {
  const page = await at.open('/', options);
  await page.locator('.game', { hasText: 'Longstreet Lite' }).getByRole('button', { name: play }).click();
  await page.getByRole('button', { name: one }).click();
  await page.waitForURL('**/local/*');
  return page;
}
/** The middle of a unit on the screen. */
async function middle(page: Page, unit: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.pieces [data-sprite="${unit}"] .ll-bs`).boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

const said = (page: Page): Promise<string> => page.locator('.poisealoud').innerText();
const ghostTurn = (page: Page): Promise<string> =>
  page.locator('.ghosts .pm.ghost').evaluate(ghost => (ghost as SVGElement).style.transform);

/** The next unit is taken up, moved four quarters of a base, turned and set down: nothing but keys. */
async function byKeys(page: Page, forward: string): Promise<void> {
  const acts = Number((await page.locator('.replay .live small').innerText()).slice(1));
  await page.locator('#map').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.locator('.turnhandle').waitFor();
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press(forward);
  await expect.poll(() => said(page)).toMatch(/1 BW used, 3 BW left/);
  const before = await ghostTurn(page);
  await page.keyboard.press('.');
  await expect.poll(() => ghostTurn(page)).not.toBe(before);
  await page.keyboard.press(',');
  await expect.poll(() => ghostTurn(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expectActions(page, acts + 1);
}
/** The next one is clicked and turned by its handle. */
async function byHandle(page: Page): Promise<void> {
  const acts = Number((await page.locator('.replay .live small').innerText()).slice(1));
  const unit = (await page.locator('.pieces .can').first().getAttribute('data-sprite'))!;
  const at = await middle(page, unit);
  await page.mouse.click(at.x, at.y);
  const knob = (await page.locator('.turnhandle .knob').boundingBox())!;
  await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
  await page.mouse.down();
  await page.mouse.move(knob.x + 22, knob.y + knob.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => said(page)).toMatch(/used/);
  await order(page, /Set down/).click();
  await expectActions(page, acts + 1);
}

describe('A table of Longstreet Lite', () => {
  it('is that of its scenario, whatever was looked at before: here the form, which needs none', async () => {
    const page = await at.open('/new/longstreet-lite?mode=bot', DESK);
    const sheets: string[] = [];
    page.on('request', request => sheets.push(...(/[^/]+\.svg$/.exec(request.url()) ?? [])));
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/local/*');
    await page.locator('.sheetbox .sheet').waitFor({ state: 'attached' });
    await page.locator('.pieces [data-sprite="6th-wisconsin"]').waitFor({ state: 'attached' });
    expect(sheets).toContain('harvest-road.svg');
    expect(sheets).not.toContain('wall-on-the-ridge.svg');
  });
});

describe('one screen', () => {
  it('opens a table from the lobby, calls movement with a card and drags a regiment forward', async () => {
    const page = await fromLobby(DESK, /Play now/, /Hot-seat/);
    await until(page, /Movement/);
    expect(await page.locator('#hand .handcard').count()).toBe(6);
    await order(page, /Movement/).click();
    await main(page).click();
    await until(page, /End the movement/);
    expect(await page.locator('#hand .handcard').count()).toBe(5);
    const unit = (await page.locator('.pieces .can').first().getAttribute('data-sprite'))!;
    const from = await middle(page, unit);
    const ahead = from.y < 450 ? 40 : -40;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + ahead, { steps: 4 });
    await page.locator('.ghosts .pm.ghost').first().waitFor();
    await page.mouse.up();
    const acts = await page.locator('.replay .live small').innerText();
    await order(page, /Set down/).click();
    await expectActions(page, Number(acts.slice(1)) + 1);
    const to = await middle(page, unit);
    expect(Math.sign(to.y - from.y)).toBe(Math.sign(ahead));
    expect(await page.locator(`.pieces [data-sprite="${unit}"] .acted`).count()).toBe(1);
    await byKeys(page, ahead > 0 ? 'ArrowDown' : 'ArrowUp');
    await byHandle(page);
    expect(await findings(page)).toEqual([]);
  });

  it('a regiment in hand lies on a free table: the card that will be given is marked in the hand and not held before the map', async () => {
    const page = await fromLobby(DESK, /Play now/, /Hot-seat/);
    await until(page, /Movement/);
    const unit = (await page.locator('.pieces .can').first().getAttribute('data-sprite'))!;
    const spot = await middle(page, unit);
    await page.mouse.click(spot.x, spot.y);
    await page.locator('.turnhandle').waitFor();
    await page.locator('#hand .handcard.picked').waitFor();
    expect(await page.locator('.cardpop').count()).toBe(0);
  });

  it('fires with a battery, and every gun rolls', async () => {
    const page = await fromLobby(DESK, /Play now/, /Hot-seat/);
    await until(page, /Fire/);
    await order(page, /Fire/).click();
    await main(page).click();
    await until(page, /End the fire/);
    const guns = page.locator('.pieces .can').first();
    const spot = await middle(page, (await guns.getAttribute('data-sprite'))!);
    await page.mouse.click(spot.x, spot.y);
    await page.locator('.planemarks .polygon.own').first().waitFor({ state: 'attached' }); // its lanes
    expect(await page.locator('.odds').first().innerText()).toContain('hits');
    const acts = await page.locator('.replay .live small').innerText();
    await order(page, /^Fire with/).click();
    await expect.poll(() => page.locator('.replay .live small').innerText(), { timeout: 20_000 }).not.toBe(acts);
    await expect.poll(() => page.locator('.log .die').count(), { timeout: 20_000 }).toBeGreaterThan(2);
  });
});

/** A unit is tapped, moved and turned by the pad beside it, and set down. */
async function byThumb(page: Page): Promise<void> {
  expect(await page.locator('.phacts .more').count()).toBe(0); // every phase is one tap away
  await order(page, /Mouvement/).tap();
  await main(page).tap();
  await until(page, /Finir le mouvement/);
  const unit = (await page.locator('.pieces .can').first().getAttribute('data-sprite'))!;
  const at = await middle(page, unit);
  await page.touchscreen.tap(at.x, at.y);
  await page.locator('.poisepad').waitFor();
  const forward = (await page.locator('.turnhandle .knob').boundingBox())!.y < at.y ? '.up' : '.down';
  for (let steps = 0; steps < 3; steps++) await page.locator(`.poisepad ${forward}`).tap();
  await page.locator('.poisepad .turnLeft').tap();
  await expect.poll(() => said(page)).toMatch(/faits, reste/);
  expect(await missed(page)).toEqual([]);
  expect(await covered(page)).toBe(false);
  await order(page, /Poser/).tap();
  await page.locator(`.pieces [data-sprite="${unit}"] .acted`).waitFor({ state: 'attached' });
}
/** Whether the pad lies over the unit as it would stand. */
async function covered(page: Page): Promise<boolean> {
  const pad = (await page.locator('.poisepad').boundingBox())!;
  const unit = (await page.locator('.ghosts .ll-bs').boundingBox())!;
  return (
    unit.x < pad.x + pad.width &&
    pad.x < unit.x + unit.width &&
    unit.y < pad.y + pad.height &&
    pad.y < unit.y + unit.height
  );
}

it('is set up without a wall of thirty cards that could be without effect', async () => {
  const page = await at.open('/new/longstreet-lite');
  await page.locator('.moreoptions summary').waitFor();
  expect(await page.locator('.options input').filter({ visible: true }).count()).toBe(4);
  await page.locator('.moreoptions summary').click();
  expect(await page.locator('.options input').filter({ visible: true }).count()).toBeGreaterThan(30);
  expect(await findings(page)).toEqual([]);
});

it('stands on a telephone, in French, and nothing is cut off', async () => {
  const page = await fromLobby(PHONE, /Jouer/, /même écran|tour de rôle|Hot-seat/i);
  await until(page, /Mouvement/);
  expect(await page.locator('.pieces .ll-unit').count()).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
  await byThumb(page);
});

it('on a telephone a regiment taken up before anything is called lies free: no hand, no card over it', async () => {
  const page = await fromLobby(PHONE, /Jouer/, /même écran|tour de rôle|Hot-seat/i);
  await until(page, /Mouvement/);
  await page.locator('.drawer.cards').waitFor();
  const unit = (await page.locator('.pieces .can').first().getAttribute('data-sprite'))!;
  const spot = await middle(page, unit);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator('.poisepad').waitFor();
  await page.locator('.drawer').waitFor({ state: 'detached' });
  expect(await page.locator('.bigcard').count()).toBe(0);
  expect(await missed(page)).toEqual([]);
});
