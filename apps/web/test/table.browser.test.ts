import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { devStage } from './dev-stage.ts';
import { openTab, pressSeen } from './hands.ts';

// The table screen by itself, a hot-seat table in the page, in a real browser.

const on = devStage();
const SECRET = 'ab'.repeat(32);
const DAY2 = `scenario=day2&secret=${SECRET}`;

async function open(query: string, size = { width: 1440, height: 900 }, page = 'table'): Promise<Page> {
  const context = await on.context({ viewport: size, hasTouch: size.width < 1100, reducedMotion: 'reduce' });
  const opened = await on.page(context, `${page}.html?${query}`);
  await opened.waitForSelector(page === 'table' ? '[aria-busy=false] .sheetbox .sheet' : 'main');
  return opened;
}

const centreOf = async (page: Page, place: string): Promise<readonly [number, number]> => {
  const box = await page.locator(`.hits [data-place="${place}"]`).boundingBox();
  return [box!.x + box!.width / 2, box!.y + box!.height / 2];
};
/** On the place itself, not on the pieces in its middle. */
async function press(page: Page, place: string, dy = 32): Promise<void> {
  const [x, y] = await centreOf(page, place);
  await page.mouse.click(x, y + dy);
}
const pick = (page: Page, unit: string): Promise<void> => page.click(`.pieces [data-sprite="${unit}"]`);
const placeOf = (page: Page, unit: string): Promise<string | null> =>
  page.locator(`.pieces [data-sprite="${unit}"]`).getAttribute('data-place');
const asked = (page: Page): Promise<string> => page.locator('#prompt').innerText();
const until = (page: Page, text: string | RegExp): Promise<void> => expect.poll(() => asked(page)).toMatch(text);

/** Answers whatever is asked with the mouse: the main button, a legal place, a piece, or another button. */
async function answer(page: Page): Promise<void> {
  const before = await asked(page);
  const [goal] = await goals(page);
  const pressed = (query: string): Promise<boolean> => pressSeen(page.locator(query));
  if (await page.locator('#prompt .btn.pri').count()) await pressed('#prompt .btn.pri');
  else if (goal) await press(page, goal);
  else if (await page.locator('.pieces .can').count()) await pressed('.pieces .can');
  else await pressed('#prompt .order:not(.off)');
  for (let looks = 0; looks < 50 && (await asked(page)) === before; looks++) await page.waitForTimeout(20);
}
const goals = (page: Page): Promise<string[]> =>
  page.locator('.goals .goal').evaluateAll(all => all.map(each => (each as SVGElement).dataset['place'] ?? ''));

describe('by mouse', () => {
  it('moves, fights and goes on for several turns', async () => {
    const page = await open(DAY2);
    await until(page, /Your decision[\s\S]*turn 9/);
    await pick(page, 'cs-inf-rodes');
    expect(await page.locator('.pill').count()).toBeGreaterThan(20);
    await press(page, 'N7');
    await expect.poll(() => placeOf(page, 'cs-inf-rodes')).toBe('N7');
    await page.locator('#prompt .btn.pri').click();
    await until(page, /declare your battles/);
    await press(page, 'N7', -38);
    await press(page, 'M7', -40);
    expect(await page.locator('.odds .bars').getAttribute('aria-label')).toMatch(/Chances: .*\d ?%/);
    await press(page, 'M8', -40);
    await page.locator('#prompt .btn.pri').click();
    await until(page, /choose the next battle/);
    expect(await page.locator('.clash path').count()).toBe(2);
    await page.locator('#prompt .btn.pri').click();
    await expect.poll(() => page.locator('.log .die').count()).toBe(2);
    for (let i = 0; i < 40 && !/turn 11/.test(await asked(page)); i++) await answer(page);
    await until(page, /turn 11/);
    expect(await page.locator('.log .hd.turn').count()).toBe(3);
  });

  it('says why not, with the rule and a legal way on', async () => {
    const page = await open(DAY2);
    await pick(page, 'cs-inf-heth');
    await press(page, 'M7', -40);
    const pop = page.locator('.pop');
    await pop.waitFor();
    expect(await pop.innerText()).toMatch(/Not M7[\s\S]*enemy is in M7[\s\S]*§ 2e[\s\S]*Legal instead/);
    await pop.locator('.rule').click();
    await page.locator('.rules article.cited').waitFor();
    expect(await page.locator('#tab-rules').getAttribute('aria-selected')).toBe('true');
    await pop.locator('.btn').click();
    await expect.poll(() => placeOf(page, 'cs-inf-heth')).not.toBe('O2');
  });

  it('refuses on a click only, at the place and in the prompt, and hides nothing that could be chosen', async () => {
    const page = await open(DAY2);
    await pick(page, 'cs-inf-heth');
    await page.clock.install();
    await page.hover('.pieces [data-sprite="us-gen-slocum"]');
    await page.clock.runFor(3000);
    expect(await page.locator('.pop').count()).toBe(0);
    await press(page, 'M7', -40);
    const pop = (await page.locator('.pop').boundingBox())!;
    expect(await page.locator('#prompt .refused').innerText()).toMatch(/enemy is in M7/);
    const hidden = await page.locator('.goals .goal').evaluateAll(
      (all, box) =>
        all
          .map(each => each.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
          .filter(([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).length,
      pop,
    );
    expect(hidden).toBe(0);
  });

  it('fans out a stack, inspects a place', async () => {
    const page = await open(DAY2);
    await page.hover('.pieces [data-sprite="us-gen-slocum"]');
    await page.locator('.fan.glance .un').first().waitFor();
    expect(await page.locator('.fan .un em').allInnerTexts()).toEqual(['Slocum', 'Muhlenburg', 'Williams']);
    await page.click('.pieces [data-sprite="us-gen-slocum"]', { button: 'right' });
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.innerText()).toMatch(/M9[\s\S]*Slocum[\s\S]*Williams/);
    expect(await findings(page, { map: true })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  });

  it('takes back, replays, branches off, and comes back to live', async () => {
    const page = await open(DAY2);
    await pick(page, 'cs-inf-hood');
    await press(page, 'N4');
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('N4');
    await page.locator('#prompt .undo').click();
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('P3');
    expect(await page.locator('.log').innerText()).toMatch(/taken back/);
    await pick(page, 'cs-inf-hood');
    await press(page, 'N4');
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('N4');
    expect(await page.locator('.lastm').count()).toBe(1);
    await page.keyboard.press('[');
    await until(page, /Replay[\s\S]*Back to live/);
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('P3');
    await page.getByLabel(/What if/).click();
    expect(await page.evaluate(() => document.documentElement.dataset['whatIf'])).toBe('0');
    await page.keyboard.press('.');
    await expect.poll(() => placeOf(page, 'cs-inf-hood')).toBe('N4');
    await until(page, /Your decision/);
  });

  it('pans and zooms by wheel, drag and buttons; far away a stack is one tile', async () => {
    const page = await open(DAY2);
    const where = () => page.locator('.layer').evaluate(layer => (layer as HTMLElement).style.transform);
    const first = await where();
    await page.mouse.move(500, 500);
    await page.mouse.down();
    await page.mouse.move(420, 430, { steps: 4 });
    await page.mouse.up();
    const dragged = await where();
    expect(dragged).not.toBe(first);
    await page.mouse.wheel(0, -300);
    await expect.poll(where).not.toBe(dragged);
    await page.keyboard.press('0');
    await expect.poll(() => page.locator('.piles > g').count()).toBeGreaterThan(20);
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    await expect.poll(() => page.locator('.pieces .sprite').count()).toBeGreaterThan(30);
  });

  it('changes language with the log, and the light', async () => {
    const page = await open(DAY2);
    await pick(page, 'cs-inf-hood');
    await press(page, 'N4');
    await page.locator('.log .jump', { hasText: /Hood P3.*N4/ }).waitFor();
    await page.locator('.log .chev').first().click();
    await page.locator('.log .op').getByText('Hood moves from').waitFor();
    await page.getByLabel(/Switch to French/).click();
    await page
      .locator('.log')
      .getByText(/Hood va de P3/)
      .waitFor();
    await until(page, /À vous de décider[\s\S]*déplacez/);
    await page.getByLabel('Clair ou sombre').click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await findings(page, { map: true })).toEqual([]);
    for (const tab of ['charts', 'forces', 'rules', 'notes', 'chat']) {
      await openTab(page, tab);
      expect(await findings(page, { within: '.right' })).toEqual([]);
      expect(await page.locator('.tablebody').innerText()).not.toContain('⟨');
    }
    await page.getByRole('textbox', { name: 'Un mot à la table' }).fill('Bonjour !');
    await page.keyboard.press('Enter');
    await page.locator('.talk').getByText('Bonjour !').waitFor();
  });

  it('keeps notes, offers a draw and shows the end with its dice', async () => {
    const page = await open(DAY2);
    await openTab(page, 'notes');
    await page.getByRole('textbox').fill('Watch the left.');
    await page.click('#tab-log');
    await openTab(page, 'notes');
    expect(await page.getByRole('textbox').inputValue()).toBe('Watch the left.');
    await page.getByLabel('Settings').click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Confederates offer a draw.').waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    const end = page.getByRole('dialog');
    await end.getByRole('heading', { name: 'A draw' }).waitFor();
    await end.getByText('The dice can be checked').click();
    await end.getByText('The secret fits the fingerprint.').waitFor();
    expect(await findings(page, { map: true })).toEqual([]);
  });
});

describe('by keyboard only', () => {
  it('picks, moves, asks why not, takes back and ends a movement', async () => {
    const page = await open(DAY2);
    await page.keyboard.press('n');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('map');
    const focused = () =>
      page.evaluate(() => {
        const id = document.getElementById('map')?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('aria-label') ?? '';
      });
    expect(await focused()).toMatch(/Legal: Pick up/);
    await page.keyboard.press('Enter');
    await page.locator('.pieces .selp').first().waitFor(); // a general and his stack
    await page.keyboard.press('n');
    expect(await focused()).toMatch(/Legal: Move/);
    await page.locator('.planned').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.log li').waitFor();
    await page.keyboard.press('u');
    await page.locator('.log').getByText('taken back').waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await page.keyboard.press('?');
    await page.locator('.pop').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await until(page, /UNION[\s\S]*Your decision/);
  });

  it('plays a turn from the board as a list', async () => {
    const page = await open(DAY2);
    await page.keyboard.press('b');
    const tree = page.getByRole('tree');
    await tree.waitFor();
    const row = () =>
      page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? 'not in the list');
    await expect.poll(row).toMatch(/Legal now/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(row).not.toMatch(/Legal now|not in the list/);
    await page.keyboard.press('Enter');
    await tree
      .getByText(/Move .* to/)
      .first()
      .waitFor();
    expect(await findings(page, { map: true })).toEqual([]);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.log li').waitFor();
    await page.keyboard.press('b');
    await page.locator('#map').waitFor();
    expect(await findings(page, { map: true })).toEqual([]);
  });
});

describe('on a phone', () => {
  const phone = { width: 390, height: 844 };

  it('looks first and goes with the second tap or the big button', async () => {
    const page = await open(DAY2, phone);
    await page.tap('.pieces [data-sprite="cs-art-mcintosh"]');
    await page.locator('.pieces .selp').waitFor();
    const [x, y] = await centreOf(page, 'N4');
    await page.touchscreen.tap(x, y);
    const peek = page.locator('.peek');
    await peek.waitFor();
    expect(await peek.innerText()).toMatch(/Move McIntosh[\s\S]*N4/);
    expect(await findings(page, { map: true })).toEqual([]);
    await peek.getByRole('button', { name: 'Go' }).tap();
    await expect.poll(() => placeOf(page, 'cs-art-mcintosh')).toBe('N4');
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.locator('.drawer').getByText('McIntosh').waitFor();
    expect(await findings(page, { map: true })).toEqual([]);
    await page.getByRole('button', { name: 'Tools' }).tap();
    await page.getByRole('button', { name: 'Français' }).tap();
    await page.getByRole('button', { name: 'Règles' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await smallTargets(page)).toEqual([]);
  });
});

/** Buttons a thumb would miss. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('.pht button, .phn button, .phacts button, .drawer button, .maptools button').evaluateAll(all =>
    all
      .map(each => ({ box: each.getBoundingClientRect(), name: each.textContent || each.getAttribute('aria-label') }))
      .filter(({ box }) => box.width > 0 && (box.width < 36 || box.height < 36))
      .map(({ box, name }) => `${name} ${box.width}×${box.height}`),
  );

/** Whether something is anywhere in the page. */
const tells = async (page: Page, what: string): Promise<boolean> => (await page.content()).includes(what);

describe('a game with secrets, two at one screen', () => {
  it('covers everything until the next player holds the button', async () => {
    const page = await open('', { width: 1440, height: 900 }, 'secret');
    const hold = page.getByRole('button', { name: 'North: hold to look' });
    await hold.waitFor();
    expect(await findings(page, { map: true })).toEqual([]);
    expect(await tells(page, '777')).toBe(false);
    await hold.hover();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.down();
    await page.clock.runFor(200);
    await page.mouse.up();
    await hold.waitFor(); // too short
    await page.mouse.down();
    await page.clock.resume();
    await page.locator('#prompt').waitFor();
    await page.mouse.up();
    expect(await tells(page, '777001')).toBe(true);
    expect(await tells(page, '777002')).toBe(false);
    await page.getByText('The map could not be loaded').waitFor();
    await page.getByRole('button', { name: 'Pass' }).click();
    await until(page, /South loses something/); // on the table for both to see: the screen need not be passed
    expect(await tells(page, '777')).toBe(false);
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('button', { name: 'South: hold to look' }).waitFor();
    expect(await tells(page, '777')).toBe(false);
  });
});
