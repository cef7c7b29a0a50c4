import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, type Secret, write } from '@bivouac/kernel';
import { game } from '@bivouac/wilderness-war';
import { cardTitle } from '@bivouac/wilderness-war/text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { satApart } from './apart.ts';
import { hold, openTab } from './hands.ts';
import { play, player, read } from './season.ts';
import { DESK, findings, openChapters, PHONE, stage } from './stage.ts';

// Wilderness War as people meet it: cards in the hand, secrets at one screen and apart, thumbs, keys.

const at = stage();

/** The British hold Fieldworks, the French Foul Weather and Ambush!: this secret deals them so. */
const record = begin(game, { scenario: 'annus-mirabilis', options: [] }, '001d'.repeat(16) as Secret);
const dealt = (side: string): readonly number[] => record.state.hands[side]!.cards.map(card => card - 1000);
const hands = { british: dealt('british'), french: dealt('french') };
const titlesOf = (cards: readonly number[]): string[] => cards.map(card => cardTitle(`card-${card}`, 'en'));
/** Titles that only one of the two hands could have put on a page. */
const only = (one: readonly number[], other: readonly number[]): string[] =>
  titlesOf(one).filter(title => !titlesOf(other).includes(title));

/** Two browsers and one server table with the prepared hands. */
async function apart(): Promise<{ british: Page; french: Page; id: string }> {
  const [one, two] = [await at.context(DESK), await at.context(DESK)];
  const id = await satApart(at.house, [one, two], write(record), ['british', 'french']);
  const [british, french] = [await at.page(one), await at.page(two)];
  for (const page of [british, french]) {
    await page.goto(`/table/${id}`);
    await page.locator('#hand [role=option]').first().waitFor();
  }
  return { british, french, id };
}

/** The same game at one screen, opened from a file in the lobby. */
async function hotSeat(options = DESK): Promise<Page> {
  const file = join(at.house.folder, 'wilderness.json');
  writeFileSync(file, write(record));
  const page = await at.open('/', options);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL('**/local/*');
  await page.locator('.hold').waitFor();
  return page;
}

const pieces = (page: Page): Promise<string[]> =>
  page
    .locator('.pieces [data-sprite]')
    .evaluateAll(all =>
      all.map(each => `${each.getAttribute('data-sprite')} ${each.getAttribute('data-place')}`).sort(),
    );
const asked = (page: Page): Promise<string> => page.locator('#prompt .what p').innerText();
const until = (page: Page, words: RegExp): Promise<void> => expect.poll(() => asked(page)).toMatch(words);
/** Everything a page holds, shown or not. */
const told = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML + document.title);
const inHand = (page: Page): Promise<number[]> =>
  page.locator('#hand [role=option]').evaluateAll(all => all.map(each => Number(each.id.replace('hand-card-', ''))));

describe('two browsers apart', () => {
  it('play a whole season, with answers from both hands', async () => {
    const { british, french } = await apart();
    expect(await inHand(british)).toEqual(hands.british);
    expect(await inHand(french)).toEqual(hands.french);
    await british.keyboard.press('b');
    const march = [/^Activate the force/];
    const redcoats = player(british, /Fieldworks/, [/^Force led by Dunbar/, ...march, /^March/]);
    const attack = [/^rigaud$/, ...march, /^hudson-carry-north$/, /^March/];
    const canadiens = player(french, /Foul Weather|Ambush/, attack);
    const late = french.locator('.turnchip', { hasText: 'Late' });
    for (let clicks = 0; clicks < 400 && (await late.count()) === 0; clicks++) {
      if (!(await play(canadiens)) && !(await play(redcoats))) await french.waitForTimeout(30);
    }
    await late.waitFor();
    expect(redcoats.answered).toContain('Play Fieldworks');
    expect(canadiens.answered).toContain('Play Foul Weather');
    for (const { phases, answered } of [redcoats, canadiens]) {
      expect(phases + answered.length).toBeGreaterThanOrEqual(7); // of nine; an event may cost a card or two
    }
    await british.keyboard.press('b');
    await british.locator('.pieces').waitFor();
    await expect.poll(async () => (await read(british)).count).toBe((await read(french)).count);
    expect(await pieces(british)).toEqual(await pieces(french));
    for (const page of [british, french]) {
      await openChapters(page);
      for (const card of [/Fieldworks/, /Foul Weather/]) await page.locator('.log', { hasText: card }).waitFor();
    }
  });

  it('a spectator sees the number of cards, never a card', async () => {
    const { french, id } = await apart();
    const frames: string[] = [];
    const watcher = await at.page(await at.context(DESK));
    watcher.on('websocket', socket => socket.on('framereceived', frame => frames.push(String(frame.payload))));
    await watcher.goto(`/table/${id}`);
    await watcher.locator('.pieces [data-sprite]').first().waitFor();
    await french.locator('#hand [role=option]').last().click();
    await french.locator('#prompt .order.pri').click();
    await expect.poll(async () => (await read(watcher)).count).toBe(1);
    expect(await watcher.locator('#hand').count()).toBe(0);
    await openTab(watcher, 'cards');
    expect(await watcher.locator('.pile.hand .cardback').count()).toBe(17);
    expect(frames.length).toBeGreaterThan(1);
    const played = hands.french.at(-1)!;
    const secret = [...hands.british, ...hands.french].filter(card => card !== played);
    const heard = frames.join('\n');
    expect(secret.filter(card => new RegExp(`\\b${1000 + card}\\b`).test(heard))).toEqual([]);
    expect(secret.filter(card => new RegExp(`\\bcard-${card}\\b`).test(heard))).toEqual([]);
    const page = await told(watcher);
    expect(titlesOf(secret).filter(title => title !== titlesOf([played])[0] && page.includes(title))).toEqual([]);
    expect(await findings(watcher)).toEqual([]);
  });
});

describe('two at one screen', () => {
  it('never have the other’s cards in the page', async () => {
    const page = await hotSeat();
    const covered = async (): Promise<void> => {
      const all = await told(page);
      expect(all).not.toContain('hand-card');
      expect(titlesOf([...hands.british, ...hands.french]).filter(title => all.includes(title))).toEqual([]);
    };
    await covered();
    expect(await findings(page)).toEqual([]);
    await hold(page);
    expect(await inHand(page)).toEqual(hands.french);
    const french = await told(page);
    expect(only(hands.british, hands.french).filter(title => french.includes(title))).toEqual([]);
    await page.locator('#hand-card-59').click();
    await page.locator('#prompt .order.pri').click();
    await page.locator('.pieces .can[data-sprite=rigaud]').click();
    await page.locator('#prompt .order.pri').click();
    await page.getByRole('button', { name: 'British: hold to look' }).waitFor();
    await covered();
    await hold(page);
    await until(page, /British: a response/);
    expect(await inHand(page)).toEqual(hands.british);
    const british = await told(page);
    const mine = only(hands.french, hands.british).filter(title => title !== titlesOf([59])[0]);
    expect(mine.filter(title => british.includes(title))).toEqual([]);
    await page.locator('#prompt .order.pri').click();
    await page.getByRole('button', { name: 'French: hold to look' }).waitFor();
    await covered();
  });

  it('hand, piles, why not and charts can be read by everyone, in French by night', async () => {
    const page = await hotSeat({ ...DESK, locale: 'fr-FR', colorScheme: 'dark' });
    expect(await findings(page)).toEqual([]);
    await hold(page);
    await page.locator('#hand-card-59').click();
    await page.locator('.handcard.picked').waitFor();
    expect(await findings(page)).toEqual([]);
    for (const tab of ['cards', 'charts']) {
      await openTab(page, tab);
      expect(await findings(page)).toEqual([]);
    }
    expect(await told(page)).not.toContain('⟨');
    await page.locator('#prompt .order.pri').click();
    await page.locator('#hand-card-59').waitFor({ state: 'detached' });
    await page.locator('#hand-card-11').click({ force: true });
    await page.locator('.cardpop.asked .rule').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('#hand-card-11').click({ button: 'right', force: true });
    await page.locator('.cardsheet').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

describe('looking back, aside and at the end', () => {
  it('the past shows one’s own hand, a what-if covers nothing, the end opens every hand', async () => {
    const page = await hotSeat();
    await hold(page);
    await page.locator('#hand-card-59').click();
    await page.locator('#prompt .order.pri').click();
    await until(page, /activate with a card of value 3/);
    await page.keyboard.press('[');
    await expect.poll(() => inHand(page)).toEqual(hands.french);
    const real = page.url();
    await page.getByLabel(/^What if/).click();
    await page.locator('.strip', { hasText: 'What-if' }).waitFor();
    await page.locator('#hand [role=option]').first().waitFor();
    expect(await page.locator('.hold').count()).toBe(0);
    await page.goto(real);
    await hold(page);
    await page.getByLabel('Settings').click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await openTab(page, 'cards');
    await expect.poll(() => page.locator('.pile.hand .opencards li').count()).toBe(hands.british.length);
    expect(await page.locator('.pile.hand .cardback').count()).toBe(0);
  });
});

/** A thumb that rests until something has come of it. */
async function press(page: Page, query: string, comes: Locator): Promise<void> {
  const box = await page.locator(query).boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await comes.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How many of them can be seen from edge to edge. */
const wholly = (page: Page, query: string): Promise<number> =>
  page.locator(query).evaluateAll(all => all.filter(each => each.getBoundingClientRect().right <= innerWidth).length);

describe('by thumb', () => {
  it('plays a card and marches', async () => {
    const page = await hotSeat({ ...PHONE, locale: 'en-GB' });
    await press(page, '.hold', page.locator('#map'));
    await page.locator('#hand-card-11').waitFor(); // a card is asked for: the hand is open
    expect(await wholly(page, '#hand [role=option]')).toBeGreaterThanOrEqual(4);
    await press(page, '#hand-card-11', page.locator('.cardsheet .cd b', { hasText: 'Ambush!' }));
    await page.locator('.cardsheet .btn[data-first]').tap();
    await page.locator('#hand-card-59').tap();
    await page.locator('.handcard.picked').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('.phacts .order.pri').tap();
    await page.locator('.drawer').waitFor({ state: 'detached' });
    await page.locator('.pieces .can[data-sprite=rigaud]').tap();
    await page.locator('.phacts .order.pri').tap();
    await page.getByText('Pass the screen: British').waitFor();
    await press(page, '.hold', page.locator('#map'));
    await page.locator('.phacts .order.pri').tap();
    await press(page, '.hold', page.locator('#map'));
    await until(page, /Rigaud.* may act/);
    await page.locator('.goals [data-place=crown-point]').tap({ force: true });
    await page.locator('.peek .btn.pri').tap();
    await until(page, /now at Crown Point/);
    expect(await page.locator('.pieces [data-sprite=rigaud]').getAttribute('data-place')).toBe('crown-point');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findings(page)).toEqual([]);
  });
});

describe('by keys alone', () => {
  it('plays a card, activates a leader, answers a window and marches', async () => {
    const page = await hotSeat();
    const key = (name: string): Promise<void> => page.keyboard.press(name);
    const look = async (): Promise<void> => {
      await page.locator('.hold').focus();
      await page.keyboard.down('Enter');
      await page.locator('#prompt').waitFor();
      await page.keyboard.up('Enter');
    };
    await look();
    await key('h');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('hand-card-11');
    await key('?');
    await key('End');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('hand-card-59');
    await key('i');
    await page.locator('.cardsheet').waitFor();
    await key('Escape');
    await key('h');
    await key('Enter');
    await page.locator('#hand-card-59.picked').waitFor();
    await page.getByRole('button', { name: 'Activate (3)' }).waitFor();
    await key('1');
    await until(page, /activate with a card of value 3/);
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const id = document.getElementById('map')?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('aria-label') ?? '';
      });
    for (let i = 0; i < 60 && !/Force led by Rigaud/.test(await focused()); i++) await key('n');
    await key('Enter');
    await page.locator('.pieces .selp[data-sprite=rigaud]').waitFor();
    await key('1');
    await page.getByText('Pass the screen: British').waitFor();
    await look();
    await until(page, /British: a response/);
    await key('1');
    await page.getByText('Pass the screen: French').waitFor();
    await look();
    await until(page, /Rigaud.* may act/);
    for (let i = 0; i < 60 && !/Crown Point/.test(await focused()); i++) await key('n');
    await key('Enter');
    await until(page, /now at Crown Point/);
  });
});
