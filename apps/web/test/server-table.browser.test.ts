import { readFile } from 'node:fs/promises';
import { game } from '@bivouac/gettysburg-1988';
import { type AnyGame, read } from '@bivouac/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab } from './hands.ts';
import { DESK, endMovement, expectActions, findings, stage } from './stage.ts';

// What a player has of a table of the server for himself: its file, his notes, a board to try things on.

const on = stage();
const options = { ...DESK, reducedMotion: 'reduce' as const, acceptDownloads: true };
const PASSWORD = 'a long password';
let made = 0;

interface Party {
  readonly id: string;
  readonly south: Page;
  readonly north: Page;
  readonly name: string; // of the southern player
  readonly asked: string[]; // what he sent over the line
}

async function account(context: BrowserContext, name: string): Promise<string> {
  const data = { name: `${name} ${++made}`, password: PASSWORD };
  expect((await context.request.post('/api/register', { data })).ok()).toBe(true);
  return data.name;
}

async function party(): Promise<Party> {
  const [here, there] = [await on.context(options), await on.context(options)];
  const name = await account(here, 'Longstreet');
  await account(there, 'Hancock');
  const wish = { game: 'gettysburg-1988', setup: { scenario: 'day1', options: [] }, public: true, number: '1' };
  const seats = { confederate: 'me', union: 'open' };
  const table = await (await here.request.post('/api/tables', { data: { ...wish, seats } })).json();
  const join = { data: { seat: 'union', number: '2' } };
  expect((await there.request.post(`/api/tables/${table.id}/join`, join)).ok()).toBe(true);
  const [south, north] = [await on.page(here), await on.page(there)];
  const asked: string[] = [];
  south.on('websocket', socket => socket.on('framesent', ({ payload }) => asked.push(String(payload))));
  for (const page of [south, north]) await page.goto(`/table/${table.id}`);
  await endMovement(south).waitFor();
  return { id: table.id, south, north, name, asked };
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.end').waitFor();
}

/** What the button gives, as a text. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/^gettysburg-1988-[\w-]+\.json$/);
  return readFile(await download.path(), 'utf8');
}

describe('a finished game', () => {
  it('is saved as one file from its end and from the lobby, and opened elsewhere', async () => {
    const { south, north } = await party();
    const lobby = await on.page(north.context());
    const inLobby = lobby.locator('.cards').getByRole('button', { name: 'Save as a file' });
    await lobby.goto('/');
    await lobby.locator('.cards .mt').waitFor();
    expect(await inLobby.count()).toBe(0); // it is not over
    await endMovement(south).click();
    await expectActions(south, 1);
    await resign(south);
    const button = south.locator('.end').getByRole('button', { name: 'Save as a file' });
    const text = await saved(south, () => button.click());
    await south.locator('.end').getByText('The file is saved.').waitFor();
    expect(read(text, [game as AnyGame]).record.history).toHaveLength(1);
    expect(await findings(south, { within: '.end' })).toEqual([]);
    await lobby.reload();
    expect(await saved(lobby, () => inLobby.click())).toBe(text);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await lobby.locator('input[type=file]').setInputFiles(file);
    await lobby.waitForURL('**/local/*');
    await expectActions(lobby, 1);
    await south.context().setOffline(true);
    await button.click();
    await south.locator('.end').getByText('The server cannot be reached').waitFor();
  });
});

describe('at the table', () => {
  it('the tab says whose turn it is, one’s own seat says "you", and a word is marked until it is read', async () => {
    const { south, north, name } = await party();
    await expect.poll(() => south.title()).toMatch(/^● Your turn · Gettysburg 1988/);
    expect(await south.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image/);
    expect(await north.title()).toMatch(/^Gettysburg 1988/);
    expect(await south.locator('.pl', { hasText: name }).innerText()).toMatch(/you/);
    await south.getByRole('img', { name: 'Online' }).waitFor(); // the other one
    const mark = north.locator('#tab-more .unread');
    expect(await mark.count()).toBe(0);
    await openTab(south, 'chat');
    const line = south.getByRole('textbox', { name: 'A word to the table' });
    await line.fill('x'.repeat(1003));
    await south.getByText('3 letters too many').waitFor();
    expect(await south.getByRole('button', { name: 'Say' }).isDisabled()).toBe(true);
    await line.fill('Good evening.');
    await south.keyboard.press('Enter');
    await mark.getByText('1 new message').waitFor();
    expect(await findings(north, { within: '.right' })).toEqual([]);
    await openTab(north, 'chat');
    await north.locator('.talk').getByText('Good evening.').waitFor();
    await expect.poll(() => mark.count()).toBe(0);
    await north.reload();
    await north.locator('#tab-more').waitFor();
    expect(await mark.count()).toBe(0);
    await north.close();
    await expect.poll(() => south.getByRole('img', { name: 'Online' }).count()).toBe(0);
  });

  it('one that has not begun can be cancelled by whoever opened it', async () => {
    const context = await on.context(options);
    await account(context, 'Ewell');
    const wish = { game: 'gettysburg-1988', setup: { scenario: 'day1', options: [] }, public: true, number: '1' };
    const seats = { confederate: 'me', union: 'open' };
    const table = await (await context.request.post('/api/tables', { data: { ...wish, seats } })).json();
    const page = await on.page(context);
    await page.goto(`/table/${table.id}`);
    page.once('dialog', dialog => void dialog.accept());
    await page.getByRole('button', { name: 'Cancel this table' }).click();
    await page.waitForURL('**/');
    expect((await context.request.get(`/api/tables/${table.id}`)).status()).toBe(404);
  });
});

const paper = (page: Page) => page.getByRole('textbox', { name: /^Notes of/ });
const openNotes = async (page: Page) => {
  await openTab(page, 'notes');
  return paper(page);
};
const onServer = async (page: Page, id: string): Promise<string> =>
  (await (await page.request.get(`/api/tables/${id}/note`)).json()).text;
const reaches = (page: Page, id: string, text: string): Promise<void> =>
  expect.poll(() => onServer(page, id)).toBe(text);

describe('notes at a table of the server', () => {
  it('follow their account to another device, and nobody else reads them', async () => {
    const { id, south, north, name } = await party();
    await (await openNotes(south)).fill('Hood round by the south');
    await reaches(south, id, 'Hood round by the south');
    const device = await on.context(options);
    expect((await device.request.post('/api/login', { data: { name, password: PASSWORD } })).ok()).toBe(true);
    const second = await on.page(device);
    await second.goto(`/table/${id}`);
    await expect.poll(async () => (await openNotes(second)).inputValue()).toBe('Hood round by the south');
    await paper(second).fill('Hood round by the south; McLaws after him');
    await reaches(south, id, 'Hood round by the south; McLaws after him');
    expect(await (await openNotes(north)).inputValue()).toBe('');
    await paper(north).fill('hold the ridge');
    await reaches(north, id, 'hold the ridge');
    expect(await onServer(south, id)).toBe('Hood round by the south; McLaws after him');
    expect(await findings(south, { within: '#panel' })).toEqual([]);
  });

  it('are kept while there is no network, even if the page is closed, and lose nothing written elsewhere', async () => {
    const { id, south } = await party();
    await (await openNotes(south)).fill('first');
    await reaches(south, id, 'first');
    const context = south.context();
    await context.setOffline(true);
    await paper(south).fill('first, then offline');
    await south.getByText('Not sent yet: kept in this browser').waitFor();
    await context.setOffline(false);
    await reaches(south, id, 'first, then offline'); // by itself
    await south.getByText('Not sent yet').waitFor({ state: 'detached' });
    await context.setOffline(true);
    await paper(south).fill('from the dark');
    await south.getByText('Not sent yet').waitFor();
    await south.close();
    await context.setOffline(false);
    expect((await context.request.put(`/api/tables/${id}/note`, { data: { text: 'elsewhere' } })).ok()).toBe(true);
    const back = await on.page(context);
    await back.goto(`/table/${id}`);
    await reaches(back, id, 'elsewhere\n\nfrom the dark');
    expect(await (await openNotes(back)).inputValue()).toBe('elsewhere\n\nfrom the dark');
  });

  it('do not go to whoever signs in on the same device', async () => {
    const { id, south } = await party();
    const context = south.context();
    await openNotes(south);
    await context.clearCookies(); // in another window
    await account(context, 'Stranger');
    await paper(south).fill('a secret of the south');
    await south.getByText('Not sent yet').waitFor();
    expect(await onServer(south, id)).toBe('');
    await south.clock.install();
    await south.reload();
    expect(await (await openNotes(south)).inputValue()).toBe('');
    await south.clock.fastForward(60_000); // whatever it puts off is sent by then
    await south.evaluate(() => fetch('/api/me'));
    expect(await onServer(south, id)).toBe('');
  });
});

describe('what-if at a table of the server', () => {
  it('is a board of one’s own: it survives a reload, leads back, and changes nothing', async () => {
    const { id, south, north, asked } = await party();
    await endMovement(south).click();
    await expectActions(north, 1);
    await south.getByRole('button', { name: /What if/ }).click();
    await south.waitForURL('**/local/*');
    const [board, strip] = [south.url(), south.locator('aside.strip')];
    await strip.getByText('from action 1').waitFor();
    await expectActions(south, 0);
    await south.locator('.acts .btn.pri').click();
    await expectActions(south, 1);
    await south.reload();
    await strip.waitFor();
    await expectActions(south, 1);
    expect(await findings(south)).toEqual([]);
    await strip.getByRole('link', { name: 'Back to the game' }).click();
    await south.waitForURL(`**/table/${id}`);
    for (const page of [south, north]) await expectActions(page, 1);
    await south.goto(board);
    await expectActions(south, 1); // still there
    await strip.getByRole('button', { name: 'Delete' }).click();
    await south.waitForURL(`**/table/${id}`);
    await expectActions(south, 1);
    expect(asked.filter(each => each.includes('"t":"act"'))).toHaveLength(1); // the table heard of the real one only
  });
});
