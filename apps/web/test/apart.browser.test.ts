import { keyedDice } from '@bivouac/kernel';
import type { Update } from '@bivouac/room';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { act, type Chance, chance, look, type Sight } from './hands.ts';
import { actions, DESK, endMovement, expectActions, KEPT, openChapters, stage } from './stage.ts';

// Two browsers apart at one table of the server, a second window of one of them, and somebody who watches.

const on = stage();
const options = { ...DESK, ...KEPT, reducedMotion: 'reduce' as const };
const ATTEMPTS = 3; // to come back while there is no network

interface Party {
  readonly south: Page; // made the table, and reloads in the middle of a turn
  readonly north: Page; // loses its network
  readonly northAgain: Page; // the same seat in a second window
  readonly watcher: Page;
  readonly frames: string[]; // all that came over anybody's line
  readonly watched: string[]; // what the watcher was told
  readonly id: string;
}

const overhear = (page: Page, ...into: string[][]): void => {
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      for (const each of into) each.push(String(payload));
    }),
  );
};

async function newPage(context: BrowserContext, ...into: string[][]): Promise<Page> {
  const page = await on.page(context);
  overhear(page, ...into);
  return page;
}

async function party(): Promise<Party> {
  const [frames, watched]: [string[], string[]] = [[], []];
  const south = await newPage(await on.context(options), frames);
  await south.goto('/new/gettysburg-1988');
  await south.getByRole('radio', { name: 'Open seat' }).check();
  await south.getByRole('button', { name: 'Open the table' }).click();
  await south.waitForURL('**/table/*');
  const [path, theirs] = [new URL(south.url()).pathname, await on.context(options)];
  const north = await newPage(theirs, frames);
  await north.goto('/');
  await north.getByRole('button', { name: 'Take: Union' }).click();
  await endMovement(south).waitFor();
  const northAgain = await newPage(theirs, frames);
  const watcher = await newPage(await on.context(options), frames, watched);
  for (const page of [northAgain, watcher]) await page.goto(path);
  return { south, north, northAgain, watcher, frames, watched, id: path.split('/').at(-1)! };
}

const mine = (sight: Sight): boolean => sight.asked.includes('Your decision');

/** Plays whoever is to decide, by mouse, until so many actions stand. */
async function playTo(pages: readonly [Page, Page], count: number, pick: Chance): Promise<void> {
  for (let clicks = 0; clicks < 60; clicks++) {
    const sights = await Promise.all(pages.map(look));
    if (sights.every(sight => sight.count >= count)) return;
    const who = sights.findIndex(mine);
    if (who >= 0) await act(pages[who]!, sights[who]!, pick);
  }
  throw new Error(`stuck before action ${count}`);
}

/** What lies where, and what the log tells, as this page shows it; what is news, and numbered, is another thing for each. */
const shown = async (page: Page) => {
  await openChapters(page);
  return page.evaluate(() => ({
    count: document.querySelector('.replay .live small')?.textContent,
    pieces: [...document.querySelectorAll<HTMLElement>('.pieces [data-sprite]')]
      .map(({ dataset, classList }) => `${dataset['sprite']} ${dataset['place']} ${classList.contains('waiting')}`)
      .filter(each => each.endsWith('false'))
      .sort(),
    log: [...document.querySelectorAll<HTMLElement>('.log ul > li')].map(each => {
      const told = each.cloneNode(true) as HTMLElement;
      told.querySelector('.no')?.remove();
      return told.textContent;
    }),
  }));
};

const updateOf = (page: Page, id: string): Promise<Update> =>
  page.evaluate(async path => (await fetch(path)).json(), `/api/tables/${id}/update?since=0`);

async function expectSame({ south, north, northAgain, watcher }: Party): Promise<void> {
  const first = await shown(south);
  expect(first.pieces.length).toBeGreaterThan(4);
  for (const page of [north, northAgain, watcher]) {
    await expectActions(page, Number(first.count?.slice(1)));
    await expect.poll(() => shown(page)).toEqual(first);
  }
}

describe('two browsers apart', () => {
  it('stay at one position through a reload, a while without network and a second window', async () => {
    const all = await party();
    const { south, north, northAgain, watcher, id } = all;
    const pick = chance(7);
    await playTo([south, north], 5, pick);
    await expectSame(all);

    // A reload in the middle of a turn: what was picked up is put back, what was done stands.
    await untilDecides(south, north, pick);
    const before = await actions(south);
    const piece = (await look(south)).pieces[0];
    if (piece) await south.mouse.click(piece.x, piece.y);
    await south.reload();
    await expectActions(south, before);
    await expect.poll(() => south.locator('.pieces .selp').count()).toBe(0);
    await playTo([south, north], before + 3, pick);

    // A while without network, in which the other side goes on.
    await untilDecides(south, north, pick);
    const cut = await actions(north);
    let attempts = 0;
    north.on('websocket', () => attempts++);
    await north.context().setOffline(true);
    await north.getByText('Reconnecting').waitFor();
    await moveOn(south, cut + 2, pick);
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(ATTEMPTS);
    expect(await actions(north)).toBe(cut);
    await north.context().setOffline(false);
    await expectActions(north, await actions(south));
    await expectActions(northAgain, await actions(south));

    // An action given without network is done once when it is back, though both windows give it.
    await untilDecides(north, south, pick);
    const last = await actions(south);
    await endMovement(northAgain).waitFor();
    await north.context().setOffline(true);
    await Promise.all([endMovement(north).click(), endMovement(northAgain).click()]);
    for (const page of [north, northAgain]) await page.getByText('Reconnecting').waitFor();
    expect(await actions(south)).toBe(last);
    await north.context().setOffline(false);
    await expectActions(south, last + 1);

    // Either window may go on.
    await untilDecides(northAgain, south, pick);
    const there = await actions(south);
    await act(northAgain, await look(northAgain), pick);
    await playTo([south, northAgain], there + 2, pick);
    await expectSame(all);
    const { lines, count } = await updateOf(watcher, id);
    expect(lines.map(line => line.seq)).toEqual(lines.map((_, i) => i + 1));
    const undone = lines.filter(line => line.kind === 'undo').length;
    expect(lines.filter(line => line.kind === 'act').length - undone).toBe(count);
    await expectNoSecret(all);
  });

  it('a take-back and a draw need the consent of the other side', async () => {
    const { south, north, watcher } = await party();
    await endMovement(south).click();
    await expectActions(north, 1);
    await propose(south, 'Ask to take back');
    const asked = north.getByRole('alert').filter({ hasText: 'Confederates' });
    await asked.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => south.locator('.banner').count()).toBe(0);
    expect(await actions(south)).toBe(1);
    await propose(south, 'Ask to take back');
    await asked.getByRole('button', { name: 'Accept' }).click();
    for (const page of [south, north, watcher]) await expectActions(page, 0);
    await propose(north, 'Offer a draw');
    expect(await watcher.locator('.banner button').count()).toBe(0);
    await south.getByRole('alert').filter({ hasText: 'Union' }).getByRole('button', { name: 'Accept' }).click();
    for (const page of [south, north, watcher])
      await page.getByRole('dialog').getByRole('heading', { name: 'A draw' }).waitFor();
  });
});

async function propose(page: Page, what: string): Promise<void> {
  await page.getByLabel('Settings').click();
  await page.getByRole('button', { name: what }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.locator('.banner').waitFor();
}

/** Plays until the first of two pages has a movement to make. */
async function untilDecides(page: Page, other: Page, pick: Chance): Promise<void> {
  for (let clicks = 0; clicks < 60; clicks++) {
    const [sight, theirs] = await Promise.all([look(page), look(other)]);
    if (mine(sight) && sight.asked.includes('move your units') && sight.count === theirs.count) {
      if (sight.goals.length === 0) return;
      await page.keyboard.press('Escape');
    } else if (mine(sight)) await act(page, sight, pick);
    else if (mine(theirs)) await act(other, theirs, pick, 2);
  }
  throw new Error('it is never his turn');
}

/** Plays one page until so many actions stand there. */
async function moveOn(page: Page, count: number, pick: Chance): Promise<void> {
  for (let clicks = 0; clicks < 40; clicks++) {
    const sight = await look(page);
    if (sight.count >= count || !mine(sight)) return;
    await act(page, sight, pick);
  }
}

/** Nobody was told the secret, the key that follows from it, or a drawer nobody may see, until the game was over. */
async function expectNoSecret({ south, watcher, frames, watched, id }: Party): Promise<void> {
  const [before, seen] = [[...frames], [...watched]];
  await south.getByLabel('Settings').click();
  await south.getByRole('button', { name: 'Resign' }).click();
  await south.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await watcher.getByRole('dialog').getByRole('heading', { name: 'Victory: Union' }).waitFor();
  const { over } = await updateOf(watcher, id);
  const info = frames.map(each => JSON.parse(each)).find(each => each.t === 'welcome' && each.table.begun !== false);
  const dice = keyedDice(over!.secret, info.table.numbers);
  expect(over!.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(seen.length).toBeGreaterThan(5);
  for (const frame of before) {
    expect(frame).not.toContain(over!.secret);
    expect(frame).not.toContain(JSON.stringify(dice.kind === 'keyed' ? dice.key : null));
    expect(frame).not.toMatch(/"(secret|vault|dice|key)":[^"]/);
  }
  for (const frame of seen) expect(frame).not.toMatch(/"(hands|sealed)":\{[^}]/);
}
