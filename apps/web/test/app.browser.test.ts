import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lobbyTiles } from '../src/app/games.ts';
import { actions, DESK, endMovement, expectActions, findings, hotSeat, KEPT, PHONE, stage } from './stage.ts';

const on = stage();
const expectAccessible = async (page: Page): Promise<void> => expect(await findings(page)).toEqual([]);
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

describe('the lobby', () => {
  it.each([
    ['en', DESK, 'Games', 'Open seats', 'To come'],
    ['fr', { ...DESK, locale: 'fr-FR' }, 'Jeux', 'Places libres', 'À venir'],
    ['en', { ...PHONE, locale: 'en-US' }, 'Games', 'Open seats', 'To come'],
    ['fr', { ...PHONE, colorScheme: 'dark' as const }, 'Jeux', 'Places libres', 'À venir'],
  ])('in %s, %o', async (language, options, games, seats, coming) => {
    const page = await on.open('/', options);
    await page.getByRole('heading', { name: games, exact: true }).waitFor();
    await page.getByRole('heading', { name: seats }).waitFor();
    const announced = lobbyTiles.filter(({ quick }) => !quick).length;
    expect(await page.getByText(coming, { exact: true }).count()).toBe(announced);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('.game img').count()).toBe(5);
    expect(await fits(page)).toBe(true);
    if (page.viewportSize()!.width < 1000) await expectAccessible(page); // on a desk: access.browser.test.ts
  });

  it('the language is switched at once and remembered, and so is the light', async () => {
    const page = await on.open('/');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Mes parties' }).waitFor();
    await page.getByRole('button', { name: /Thème/ }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Mes parties' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('a file that is no game is refused with a sentence in the reader’s language', async () => {
    const file = join(on.house.folder, 'wrong.json');
    writeFileSync(file, '{"format":"something else"}');
    const page = await on.open('/');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('alert').getByText('This file is not a saved game of Bivouac.').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.locator('.file').getByText('Choisir').waitFor(); // its words may still be on their way
    writeFileSync(file, 'no JSON at all');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('alert').getByText('Ce fichier n’est pas une partie sauvegardée').waitFor();
  });
});

describe('pages', () => {
  it('each has its heading and fits a narrow window, for everybody to read; what is not there is said', async () => {
    const page = await on.open('/', { ...DESK, viewport: { width: 390, height: 844 } });
    const shows = async (path: string, title: string): Promise<void> => {
      await page.goto(path);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.locator('.loading').waitFor({ state: 'detached' });
      expect(await fits(page), path).toBe(true);
      await expectAccessible(page);
    };
    await shows('/new/gettysburg-1988', 'New game: Gettysburg 1988');
    await shows('/rules/gettysburg-1988', 'Rules of Gettysburg 1988');
    await shows('/about/gettysburg-1988', 'About Gettysburg 1988');
    await shows('/account', 'Account');
    await shows('/no/such/page', 'There is no such page.');
    await shows('/join/forged.token/', 'You are invited');
    await shows('/table/nowhere', 'Tables');
    await shows('/local/nowhere', 'Tables');
  });

  it('going on moves the focus to the new page, and the back button comes back', async () => {
    const page = await on.open('/');
    await page.getByRole('link', { name: 'Set up …' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe('New game: Gettysburg 1988 · Bivouac');
    await page.goBack();
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('a rule is found by its number and by its words', async () => {
    const page = await on.open('/rules/gettysburg-1988/3b6');
    await page.getByRole('heading', { name: '§ 3b6' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('s-3b6');
    await page.getByRole('searchbox').fill('zone influence');
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ rules/ })
      .waitFor();
  });

  it('scenarios nobody has finished stand in one line of the balance', async () => {
    const page = await on.open('/balance/gcacw');
    await page.locator('.balance .few').waitFor();
    expect(await page.locator('.balance section.scenario').count()).toBe(1);
    expect(await page.locator('.balance .few p').innerText()).toContain('Monocacy');
  });

  it('an option brings what it needs; the game starts with it', async () => {
    const page = await on.open('/new/gettysburg-1988');
    await page.getByRole('checkbox', { name: 'Wing commanders' }).check();
    expect(await page.getByRole('checkbox', { name: 'General command' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Second Day' }).check();
    await page
      .locator('code.hash')
      .filter({ hasText: /[0-9a-f]{64}/ })
      .waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Second Day: 2 July 1863').waitFor();
  });
});

describe('tables on this device', () => {
  it('two clicks, and the pieces are on the map; a reload keeps everything', async () => {
    const page = await on.open('/');
    await hotSeat(page);
    await expectAccessible(page);
    await endMovement(page).click();
    await expectActions(page, 1);
    await page.reload();
    await expectActions(page, 1);
    await page.goto('/');
    await page.getByText('1 waits for you').waitFor();
    await page.getByRole('link', { name: 'Gettysburg 1988' }).click();
    await expectActions(page, 1);
  });

  it('two tabs on one table stay in step, and the second goes on when the first is closed', async () => {
    const context = await on.context();
    const [one, two] = [await on.page(context), await on.page(context)];
    await one.goto('/');
    await hotSeat(one);
    await two.goto(one.url());
    await endMovement(two).waitFor();
    await endMovement(one).click();
    await expectActions(two, 1);
    await one.close();
    const before = await actions(two);
    await two.locator('.acts .btn.pri').click();
    await expectActions(two, before + 1);
  });

  it('against a bot: it answers, and can be hurried', async () => {
    const page = await on.open('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.getByRole('button', { name: 'Against a bot' }).click();
    await endMovement(page).waitFor();
    await page.getByRole('button', { name: 'Fast-forward' }).click();
    await expectAccessible(page);
    await endMovement(page).click();
    await expect.poll(() => actions(page)).toBeGreaterThanOrEqual(2);
  });

  it('what-if: a private board, played on, found again after a reload, and back to the game', async () => {
    const page = await on.open('/');
    await hotSeat(page);
    await endMovement(page).click();
    await expectActions(page, 1);
    const game = page.url();
    await page.getByRole('button', { name: /What if/ }).click();
    await page.getByText('What-if: a private board, from action 1.').waitFor();
    await expectActions(page, 0);
    await page.locator('.acts .btn.pri').click();
    await expectActions(page, 1);
    await page.reload();
    await expectActions(page, 1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.waitForURL(game);
    await expectActions(page, 1);
  });

  it('a game is saved as a file and opened again', async () => {
    const page = await on.open('/');
    await hotSeat(page);
    await endMovement(page).click();
    await expectActions(page, 1);
    await page.goto('/');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = join(on.house.folder, download.suggestedFilename());
    await download.saveAs(file);
    page.on('dialog', dialog => void dialog.accept());
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No game yet.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL('**/local/*');
    await expectActions(page, 1);
  });
});

describe('tables on the server', () => {
  it('invited by a link, two browsers apart; one loses its network and catches up', async () => {
    const one = await on.open('/');
    await one.getByRole('button', { name: 'Play now' }).first().click();
    await one.getByRole('button', { name: 'Invite by link' }).click();
    const link = await one.getByLabel(/Link for/).inputValue();
    await expectAccessible(one);
    const two = await on.open(link);
    await two.getByText('A seat is kept for you: Union.').waitFor();
    await expectAccessible(two);
    await two.getByRole('button', { name: 'Sit down' }).click();
    await endMovement(one).waitFor();
    await expectActions(two, 0);
    await endMovement(one).click();
    await expectActions(two, 1);
    await one.context().setOffline(true);
    await two.locator('.acts .btn.pri').click();
    await expectActions(two, 2);
    expect(await actions(one)).toBe(1);
    await one.context().setOffline(false);
    await expectActions(one, 2);
    await two.goto('/');
    await two.getByRole('heading', { name: 'My games' }).waitFor();
    await two.getByRole('link', { name: 'Gettysburg 1988' }).waitFor();
  });

  it('an open seat is listed, taken from the lobby, and watched by a third', async () => {
    const one = await on.open('/new/gettysburg-1988');
    await one.getByRole('radio', { name: 'Open seat' }).check();
    await one.getByRole('button', { name: 'Open the table' }).click();
    await one.getByText('The game begins when every seat is taken.').waitFor();
    const two = await on.open('/');
    await two.getByRole('button', { name: 'Take: Union' }).click();
    await endMovement(one).waitFor();
    const three = await on.open('/');
    await three.getByRole('region', { name: 'Games to watch' }).getByRole('link').first().click();
    await endMovement(one).click();
    await expectActions(three, 1);
  });

  it('a guest becomes an account, signs out and in again', async () => {
    const page = await on.open('/account');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.getByText('You play as a guest').waitFor();
    const form = page.getByRole('region', { name: 'Turn the guest into an account' });
    await form.getByLabel('Name').fill('Adeline B.');
    await form.getByLabel('Password').fill('a long password');
    await form.getByRole('button').click();
    await page.getByText('Signed in as Adeline B..').waitFor();
    const tokens = page.getByRole('region', { name: 'Bot tokens' });
    await tokens.getByLabel('What for').fill('my bot');
    await tokens.getByRole('button', { name: 'Make a token' }).click();
    await tokens.getByText('The new token, shown this once').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    const enter = page.getByRole('region', { name: 'Sign in' });
    await enter.getByLabel('Name').fill('Adeline B.');
    await enter.getByLabel('Password').fill('wrong password');
    await enter.getByRole('button').click();
    await enter.getByRole('alert').waitFor();
    await enter.getByLabel('Password').fill('a long password');
    await enter.getByRole('button').click();
    await page.getByText('Signed in as Adeline B..').waitFor();
  });
});

describe('the server gone', () => {
  it('a local game goes on, a new one begins, and pages that need the server say so', async () => {
    const page = await on.open('/', { ...DESK, ...KEPT });
    await controlled(page);
    await hotSeat(page);
    await on.house.stop();
    await page.context().setOffline(true);
    await endMovement(page).click();
    await expectActions(page, 1);
    await page.reload();
    await expectActions(page, 1);
    await page.goto('/');
    await page.getByText('The server cannot be reached').waitFor();
    await expectAccessible(page);
    await hotSeat(page);
    await endMovement(page).click();
    await expectActions(page, 1);
    await page.goto('/rules/gettysburg-1988/4');
    await page.getByRole('heading', { name: '§ 4', exact: true }).waitFor();
    await page.goto('/account');
    await page.getByText('Accounts live on the server').waitFor();
  });
});
