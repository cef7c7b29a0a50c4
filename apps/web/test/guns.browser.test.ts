import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenIds } from '@bivouac/guns-of-gettysburg/data';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, satApart } from './apart.ts';
import { hold, openTab, pressSeen } from './hands.ts';
import { gunsAttack, gunsNight, gunsOpening, gunsTeams } from './positions.ts';
import { actions, DESK, expectActions, findings, PHONE, stage } from './stage.ts';

// The Guns of Gettysburg as people meet it: hidden blocks and trays, fields of fire, attacks, teams.

const at = stage();
const calm = { reducedMotion: 'reduce' as const };

/** A game at one screen, opened from a file in the lobby. */
async function hotSeat(save: string, options: BrowserContextOptions = DESK): Promise<Page> {
  const file = join(at.house.folder, 'guns.json');
  writeFileSync(file, save);
  const page = await at.open('/', { ...options, ...calm });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL('**/local/*');
  await page.locator('.hold').waitFor();
  await hold(page);
  return page;
}
const prompt = (page: Page): Promise<string> => page.locator('#prompt').innerText();
const main = (page: Page) => page.locator('#prompt .order.pri:not(.off)');
/** The middle of what is marked nearest to the middle of the map: there are hundreds, so one look does. */
const nearest = (page: Page, marks: string) =>
  page.evaluate(query => {
    const map = document.getElementById('map')?.getBoundingClientRect();
    const spots = [...document.querySelectorAll(query)].map(each => each.getBoundingClientRect());
    const [x, y] = map ? [map.x + map.width / 2, map.y + map.height / 2] : [0, 0];
    const middles = spots.map(box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    const far = (spot: { x: number; y: number }): number => Math.hypot(spot.x - x, spot.y - y);
    const seen = middles.filter(spot => map && spot.y > map.y + 60 && spot.y < map.bottom - 60 && spot.x > map.x);
    return seen.reduce<{ x: number; y: number } | null>(
      (best, each) => (best && far(best) <= far(each) ? best : each),
      null,
    );
  }, marks);
async function click(page: Page, marks: string): Promise<void> {
  await page.locator(marks).first().waitFor({ state: 'attached' });
  let spot = await nearest(page, marks);
  if (!spot) await page.keyboard.press('0'); // the whole map
  spot ??= await nearest(page, marks);
  if (!spot) throw new Error(`nothing to click: ${await prompt(page)}`);
  await page.mouse.click(spot.x, spot.y);
}
const MOST_ANSWERS = 900;
const GOAL = '.goals .goal';
const PIECE = '.pieces .can';

interface Choice {
  readonly covered: boolean;
  readonly busy: boolean;
  readonly main: boolean;
  readonly gives: boolean;
  readonly goals: boolean;
  readonly when: string; // nothing while the table is covered
}
const choice = (page: Page): Promise<Choice> =>
  page.evaluate(() => {
    const has = (query: string): boolean => document.querySelector(query) !== null;
    return {
      covered: has('.hold'),
      busy: has('#prompt .order[aria-disabled="true"]:not(.off)') || has('.tablebody[aria-busy="true"]'),
      main: has('#prompt .order.pri:not(.off)'),
      gives: has('#hand .can'),
      goals: has('.goals .goal'),
      when: document.querySelector('.turnchip')?.textContent ?? '',
    };
  });
/** The plainest answer there is, by mouse: the main button, a token that must be given, a place, the first button. */
async function answerPlainly(page: Page, known?: Choice): Promise<unknown> {
  const now = known ?? (await choice(page));
  if (now.covered) return hold(page);
  if (now.busy) return page.waitForTimeout(30);
  if (now.main) return pressSeen(main(page));
  if (now.gives) return pressSeen(page.locator('#hand .can'));
  if (now.goals) return click(page, GOAL);
  return pressSeen(page.locator('#prompt .order:not(.off)', { hasNotText: 'Put back' }));
}

/** Blocks beside the map that lie over their names, or out of the column. */
const overWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOver = (item: Element): boolean => {
      const { left, right } = item.querySelector('svg .face')!.getBoundingClientRect();
      return (
        left < item.getBoundingClientRect().left || right > item.querySelector('span')!.getBoundingClientRect().left
      );
    };
    return [...document.querySelectorAll('.holding .stack li')].filter(isOver).length;
  });

describe('one screen', () => {
  it('opens from the lobby, posts Buford with two clicks a block, and goes through a whole turn by mouse', async () => {
    const page = await at.open('/', { ...DESK, ...calm });
    const tile = page.locator('.game', { hasText: 'The Guns of Gettysburg' });
    await tile.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Hot-seat' }).click();
    await page.waitForURL('**/local/*');
    await page.locator('.hold').waitFor();
    await hold(page);
    expect(await prompt(page)).toContain('Post Buford');
    await click(page, GOAL);
    await main(page).click();
    await expectActions(page, 1);
    let now = await choice(page);
    expect(now.when).toContain('7 AM');
    for (let answers = 0; answers < 150 && !/8 AM/.test(now.when); answers++) {
      await answerPlainly(page, now);
      now = await choice(page);
    }
    expect(now.when).toContain('8 AM');
  });

  it('puts an attack together in three clicks, with every modifier and its rule before it is declared', async () => {
    const page = await hotSeat(gunsAttack());
    expect(await prompt(page)).toMatch(/attack/i);
    await click(page, GOAL);
    await click(page, PIECE);
    const odds = page.locator('.odds');
    await odds.first().waitFor();
    expect(await odds.first().innerText()).toContain('13.8');
    expect(await odds.locator('.bars').count()).toBe(0); // no room for bars where there are none
    await openTab(page, 'forces');
    expect(await overWords(page)).toBe(0);
    await openTab(page, 'charts');
    await expect
      .poll(() => page.locator('.mods .present').allInnerTexts())
      .toEqual([expect.stringMatching(/^The Confederates attack/)]);
    expect(await findings(page)).toEqual([]);
    await main(page).click();
    await page.locator('.hold').waitFor(); // the defender may lay guns
  });

  it('digs fieldworks in the Night, and goes on by mouse until the next morning', async () => {
    const page = await hotSeat(gunsNight());
    expect((await choice(page)).when).toContain('Night');
    expect(await findings(page)).toEqual([]);
    await click(page, GOAL);
    let now = await choice(page);
    for (let answers = 0; answers < 150 && !/5 AM/.test(now.when); answers++) {
      await answerPlainly(page, now);
      now = await choice(page);
    }
    expect(now.when).toContain('5 AM');
    expect(await page.locator('.pieces [data-sprite^="works"]').count()).toBeGreaterThan(0);
  });

  it('asks a commander for his order, and everybody can read the screen', async () => {
    const page = await hotSeat(gunsTeams());
    expect(await prompt(page)).toMatch(/order/i);
    expect(await findings(page)).toEqual([]);
  });

  it('covers blocks and trays between two players', async () => {
    const page = await hotSeat(gunsOpening());
    const trayed = await page.locator('#hand [role=option]').count();
    expect(trayed).toBe(8);
    for (let answers = 0; answers < 150 && (await page.locator('.hold').count()) === 0; answers++)
      await answerPlainly(page);
    await page.locator('.hold').waitFor();
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    expect(tokenIds.filter(token => html.includes(`hand-${token}`) || html.includes(`"${token}"`))).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
});

describe('a whole battle', () => {
  it('is played by mouse from the lobby to the verdict, against a bot', async () => {
    const page = await at.open('/', { ...DESK, ...calm });
    const tile = page.locator('.game', { hasText: 'The Guns of Gettysburg' });
    await tile.getByRole('button', { name: 'Play now' }).click();
    await tile.getByRole('button', { name: 'Against a bot' }).click();
    await page.waitForURL('**/local/*');
    const whose = () =>
      page.evaluate(() =>
        [document.querySelector('.end, .endagain'), document.querySelector('#prompt.mine')].map(Boolean),
      );
    let answers = 0;
    for (let [over, mine] = await whose(); !over && answers < MOST_ANSWERS; [over, mine] = await whose()) {
      if (mine) answers += 1;
      await (mine ? answerPlainly(page) : page.waitForTimeout(30));
    }
    expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/^Victory: /);
    expect(await page.locator('.log .hd.turn').count()).toBeGreaterThan(10);
    expect(await findings(page)).toEqual([]);
  });
});

describe('a phone and a keyboard', () => {
  it('on a phone, in French, a block is posted by thumb and nothing is cut off', async () => {
    const page = await hotSeat(gunsOpening(), PHONE);
    await page.locator(GOAL).first().waitFor({ state: 'attached' });
    const spot = await nearest(page, GOAL);
    await page.touchscreen.tap(spot!.x, spot!.y);
    await page.locator('.phacts .order.pri, .peek .btn.pri').filter({ visible: true }).first().tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(page)).toEqual([]);
  });

  it('by keys alone: from the board as a list, then Enter', async () => {
    const page = await hotSeat(gunsOpening());
    await page.keyboard.press('b');
    const list = page.getByRole('tree');
    await list.waitFor();
    await list.getByRole('treeitem').first().focus();
    for (let keys = 0; keys < 80 && (await main(page).count()) === 0; keys++) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await main(page).waitFor();
    await page.keyboard.press('Enter');
    await expectActions(page, 1);
  });
});

const overheard = (page: Page): string[] => {
  const frames: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
};

describe('apart', () => {
  it('a lost connection comes back to the same position, and no frame tells the other’s tray', async () => {
    const people: readonly [BrowserContext, BrowserContext] = [await at.context(DESK), await at.context(DESK)];
    const id = await satApart(at.house, people, gunsOpening(), ['union', 'confederate']);
    const [union, confederate] = [await at.page(people[0]), await at.page(people[1])];
    const frames = overheard(confederate);
    for (const page of [union, confederate]) {
      await page.goto(`/table/${id}`);
      await page.locator('#hand [role=option]').first().waitFor();
    }
    const tray = await union.locator('#hand [role=option]').evaluateAll(all => all.map(each => each.id));
    await people[1].setOffline(true);
    await click(union, GOAL);
    await main(union).click();
    await expectActions(union, 1);
    await people[1].setOffline(false);
    await expectActions(confederate, 1);
    const blocks = (page: Page) =>
      page.locator('.pieces [data-sprite]').evaluateAll(all => all.map(each => each.getAttribute('data-place')).sort());
    expect(await blocks(confederate)).toEqual(await blocks(union));
    const heard = frames.join('\n');
    expect(tray.length).toBe(8);
    expect(tray.map(each => each.replace('hand-', '')).filter(token => heard.includes(`"${token}"`))).toEqual([]);
  });
});

interface Reply {
  readonly t: string;
  readonly why?: { readonly key: string; readonly rule?: string };
}

describe('two teams of two, in four browsers', () => {
  const SEATS = ['union-commander', 'union-subordinate', 'confederate-commander', 'confederate-subordinate'];

  async function teams(): Promise<{
    pages: readonly Page[];
    people: readonly BrowserContext[];
    frames: string[][];
    id: string;
  }> {
    const people = await Promise.all(SEATS.map(() => at.context(DESK)));
    for (const who of people) await asked(at.house, who, '/api/guest', { language: 'en' });
    const setup = { scenario: 'battle', options: ['25-union', '25-confederate'] };
    const seats = Object.fromEntries(SEATS.map((seat, i) => [seat, i === 0 ? 'me' : 'open']));
    const wish = { game: 'guns-of-gettysburg', setup, seats, public: true, number: '1863' };
    const { id } = await asked<{ id: string }>(at.house, people[0]!, '/api/tables', wish);
    for (const [i, seat] of SEATS.entries())
      if (i > 0) await asked(at.house, people[i]!, `/api/tables/${id}/join`, { seat, number: String(i) });
    const pages = await Promise.all(people.map(who => at.page(who)));
    const frames = pages.map(overheard);
    for (const page of pages) {
      await page.goto(`/table/${id}`);
      await page.locator('#prompt .what p').waitFor();
    }
    return { pages, people, frames, id };
  }

  it('an order of six words is refused with its rule, five reach the partner alone, and nobody sees more than his own', async () => {
    const { pages, people, frames, id } = await teams();
    const [commander, aide, foe] = pages as [Page, Page, Page, Page];
    const tell = (who: number, ask: object): Promise<Reply> =>
      asked<Reply>(at.house, people[who]!, `/api/tables/${id}/ask`, {
        id: `m${who}${JSON.stringify(ask).length}`,
        ...ask,
      });

    await main(commander).click(); // write
    const paper = commander.getByRole('dialog');
    await paper.getByRole('textbox').fill('Hold the ridge until dark please');
    await paper.getByRole('button', { name: 'Send' }).click();
    await paper.getByRole('alert').filter({ hasText: '25.3' }).waitFor();
    expect(await findings(commander)).toEqual([]);
    await paper.getByRole('textbox').fill('Hold Oak Ridge until dark');
    await paper.getByRole('button', { name: 'Send' }).click();
    await paper.waitFor({ state: 'detached' });
    await expect.poll(() => frames[1]!.join(), { timeout: 20_000 }).toContain('Oak');
    expect(frames[2]!.join()).not.toContain('Oak');
    expect(frames[3]!.join()).not.toContain('Oak');

    // Nobody may move the other's things, and partners do not talk.
    const post = { type: 'post', stand: 'u1', at: 'p075', front: 'herr-west' };
    const moved = await tell(0, { t: 'act', seat: 'union-commander', action: post });
    expect([moved.t, moved.why?.rule]).toEqual(['refused', '§25.2c']);
    const spoken = await tell(1, { t: 'say', seat: 'union-subordinate', text: 'Which ridge?' });
    expect([spoken.t, spoken.why?.key]).toEqual(['refused', 'no.talk']);

    // The other commander writes nothing; then the subordinate posts a block.
    await foe.locator('#prompt .order:not(.off)').first().click();
    await click(aide, GOAL);
    await main(aide).click();
    await expect.poll(() => actions(commander)).toBe(3);

    expect(await commander.locator('#hand [role=option]').count()).toBe(8);
    expect(await aide.locator('#hand [role=option]').count()).toBe(0);
    const tray = await commander.locator('#hand [role=option]').evaluateAll(all => all.map(each => each.id));
    const heard = frames[1]!.join('\n');
    expect(heard.length).toBeGreaterThan(1000);
    expect(heard).not.toContain('"union-staff":{');
    expect(tray.map(each => each.replace('hand-', '')).filter(token => heard.includes(`"${token}"`))).toEqual([]);
  });
});
