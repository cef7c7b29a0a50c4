import type { Page } from 'playwright-core';
import { closeSheet, look, openSheet, openTab } from './hands.ts';
import { appears, atSave, atTable, handOver, point, uncovered } from './screen-ways.ts';
import { cardsOdds, YOUNG } from './screens-young.ts';
import { isPhone, type Place, type World } from './world.ts';

// Every screen there is, and how to come to it in any language and size. Who adds a screen adds it here: it is then
// looked at by axe (access.browser.test.ts) and photographed (`npm run pictures`).

export interface Screen {
  readonly kind: 'page' | 'table'; // a table is laid out anew on a phone
  readonly id: string;
  readonly caption: string;
  readonly show: (world: World) => Promise<void>;
  readonly fresh?: true; // to somebody nobody knows: in a context of its own
  readonly on?: 'desk' | 'phone'; // absent: both
  readonly photo?: 'small' | 'none'; // small: only photographed; none: only looked at by axe, another picture shows nearly the same
}

const ready = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.locator('.loading').waitFor({ state: 'detached' });
};
const goes =
  (path: string) =>
  async ({ page }: World): Promise<void> => {
    await page.goto(path);
    await ready(page);
  };
const PHONE_MORE = ['rules', 'notes', 'chat'];

/** Opens a panel beside the map, or over it. */
export async function panel(page: Page, tab: string): Promise<void> {
  if (!isPhone(page)) return openTab(page, tab);
  const behind = PHONE_MORE.indexOf(tab);
  await openSheet(page, behind < 0 ? tab : 'more');
  if (behind >= 0) await page.locator('.moregrid > .btn').nth(behind).click();
}

const withPanel =
  (tab: string) =>
  async ({ at, page }: World): Promise<void> => {
    await at('secondDay', 'stay');
    await atTable(page);
    await panel(page, tab);
  };

const pickedUp = atSave('secondDay', async page => {
  await point(page, 'pieces');
  await page.locator('.goals .goal').first().waitFor({ state: 'attached' });
});

/** An attack half declared: who, and whom. */
const odds = atSave('toBattle', async page => {
  for (let i = 0; i < 5 && (await page.locator('.odds .bars').count()) === 0; i++) {
    await point(page, 'goals', i === 0 ? 0 : -1);
    const line = page.locator('.oddin').first(); // on a phone the odds are a line that opens
    if (isPhone(page) && (await appears(line))) await line.click();
  }
  await page.locator('.odds .bars').first().waitFor();
});

/** A place where nothing can be done, and why. */
const whyNot = atSave('secondDay', async page => {
  if (!isPhone(page)) await point(page, 'pieces');
  const box = (await page.locator('#map').boundingBox())!;
  const goals = new Set((await look(page)).goals.map(each => each.what));
  for (let i = 0; i < 40 && (await page.locator('.pop').count()) === 0; i++) {
    const [x, y] = [
      box.x + box.width * (0.2 + 0.06 * (i % 10)),
      box.y + box.height * (0.2 + 0.15 * Math.floor(i / 10)),
    ];
    const place = await placeAt(page, x, y);
    if (place && !goals.has(place)) await (isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  await page.locator('.pop').waitFor();
});
const placeAt = (page: Page, x: number, y: number): Promise<string | null> =>
  page.evaluate(
    ([u, v]) => {
      const found = document.elementFromPoint(u!, v!)?.closest<HTMLElement>('.hits [data-place]');
      return found?.dataset['place'] ?? null;
    },
    [x, y],
  );

/** What the keys call for the place they are at. */
const place = atSave('secondDay', async page => {
  const dialog = page.getByRole('dialog');
  for (let tries = 0; tries < 10 && !(await dialog.isVisible()); tries++) {
    await page.keyboard.press('n'); // heard when the rules are there
    await page.keyboard.press('i');
    await appears(dialog);
  }
  await dialog.waitFor();
});

const settings = atSave('secondDay', async page => {
  if (isPhone(page)) await panel(page, 'more');
  else await page.locator('.topbar .more > button, header .more > button').last().click();
});

const boardList = atSave('secondDay', async page => {
  await page.keyboard.press('b');
  await page.getByRole('tree').waitFor();
});

const replay = atSave('finished', async page => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Watch the replay|Revoir la partie/ })
    .click();
  for (let i = 0; i < 12; i++) await page.keyboard.press(']');
  await page.locator('#prompt .btn.pri, .phacts .btn.pri').filter({ visible: true }).first().waitFor();
});

async function whatIf(world: World): Promise<void> {
  await replay(world);
  if (isPhone(world.page)) await panel(world.page, 'more');
  await world.page.locator('.replay button').last().click();
  await world.page.waitForURL('**/local/*');
  await world.page.locator('aside.strip').waitFor();
  await atTable(world.page);
}

/** On a private board a General says what he would do. */
async function advice(world: World): Promise<void> {
  const { page } = world;
  if ((await page.locator('aside.strip').count()) === 0) await whatIf(world);
  if (isPhone(page) && (await page.locator('.drawer').count()) > 0) await closeSheet(page);
  await page.locator('.advise').filter({ visible: true }).first().click();
  await page.locator('.thoughts li').first().waitFor({ state: 'attached' });
}

const withArrivals = atSave('arriving', async page => {
  if (isPhone(page)) await openSheet(page, 'arrivals');
  await page.locator('.arriving.can').first().waitFor();
});

const finder = atSave('secondDay', async page => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Hill');
  await page.locator('.finder [role=option]').first().waitFor();
});

async function lesson({ page }: World): Promise<void> {
  await page.goto('/');
  const tile = page.locator('li.game', { hasText: 'Wilderness War' });
  await tile.locator('.bt button').last().click();
  await page.locator('.coach p').waitFor();
  await atTable(page);
}

const end = atSave('finished', async page => {
  await page.locator('.end .dicecheck summary').click();
});

const cards = uncovered('withCards');

/** Both hands, the discard pile and the deck. */
async function piles(world: World): Promise<void> {
  const { page } = world;
  if ((await page.locator('#hand').count()) === 0) await cards(world);
  await (isPhone(page) ? openSheet(page, 'cards') : openTab(page, 'cards'));
  await page.locator('.pile .opencards').first().scrollIntoViewIfNeeded();
}

async function standingOrders(world: World): Promise<void> {
  const { page } = world;
  if ((await page.locator('#hand').count()) === 0) await cards(world);
  if (isPhone(page)) await panel(page, 'more');
  else await page.locator('header .more > button').last().click();
  await page.locator('.menu .btn.sm, .moregrid > .btn.sm').first().click();
  await page.getByRole('dialog').waitFor();
}

async function notes(world: World): Promise<void> {
  await goesTo(world, 'apart');
  await panel(world.page, 'notes');
  await world.page.locator('.notes textarea').fill('Early: Culp’s Hill before dark.');
}

function replayLog(): Screen['show'] {
  return atSave('finished', async page => {
    await page.locator('[role=dialog] .btn').last().click();
    await panel(page, 'log');
  });
}
async function goesTo(world: World, what: Place): Promise<void> {
  await world.page.goto(await world.place(what));
  await atTable(world.page);
}

const TABLES: readonly Kindless[] = [
  { id: 'table', caption: 'A table: the second day is about to begin', show: atSave('secondDay') },
  {
    id: 'table-late',
    caption: 'The third day of the whole battle',
    show: atSave('lateCampaign'),
    on: 'desk',
  },
  { id: 'table-move', caption: 'Where a division may go, and what each hex costs', show: pickedUp },
  { id: 'table-odds', caption: 'Exact odds before a battle is declared', show: odds },
  { id: 'table-why-not', caption: 'A refusal says why, and which rule', show: whyNot },
  { id: 'table-place', caption: 'What lies in a place', show: place },
  { id: 'table-log', caption: 'The log, with dice, modifiers and rules', show: replayLog() },
  { id: 'table-charts', caption: 'Charts and tables', show: withPanel('charts'), on: 'desk', photo: 'none' },
  {
    id: 'table-forces',
    caption: 'Forces, losses and the order of appearance',
    show: withPanel('forces'),
    on: 'desk',
    photo: 'none',
  },
  { id: 'table-rules', caption: 'The rules beside the board', show: withPanel('rules'), on: 'desk', photo: 'none' },
  { id: 'table-notes', caption: 'Notes of one’s own, kept with the account', show: notes, on: 'desk', photo: 'none' },
  { id: 'table-chat', caption: 'A word across the table', show: withPanel('chat'), photo: 'none' },
  {
    id: 'table-settings',
    caption: 'Settings, draw, take-back, resignation',
    show: settings,
    on: 'desk',
    photo: 'none',
  },
  { id: 'arrivals', caption: 'Arrivals: who comes in when and where', show: withArrivals },
  { id: 'table-list', caption: 'The board as a list, for keyboard and screen reader', show: boardList, on: 'desk' },
  { id: 'replay', caption: 'Replay of a finished game', show: replay, on: 'desk' },
  { id: 'what-if', caption: 'What if: a private board from any position', show: whatIf, on: 'desk', photo: 'none' },
  { id: 'advice', caption: 'What would a General do here?', show: advice, on: 'desk' },
  { id: 'end', caption: 'The end, and every die checked', show: end },
  { id: 'hand-over', caption: 'Two at one screen, and something is hidden', show: handOver('withCards') },
  { id: 'cards', caption: 'Wilderness War: the map and a hand of cards', show: cards },
  { id: 'cards-odds', caption: 'Wilderness War: a march that ends in a battle, and its chances', show: cardsOdds },
  { id: 'piles', caption: 'Wilderness War: hands, discard pile and deck', show: piles, on: 'desk', photo: 'none' },
  { id: 'standing-orders', caption: 'Standing orders: passing until something happens', show: standingOrders },
  {
    id: 'watching',
    caption: 'Watching a game of others',
    show: async world => goesTo(world, 'watched'),
    on: 'desk',
    photo: 'none',
  },
  {
    id: 'apart',
    caption: 'A game by correspondence on the server',
    show: async world => goesTo(world, 'apart'),
    on: 'desk',
    photo: 'none',
  },
  { id: 'finder', caption: 'Going to a place, a piece, a rule or a command by name', show: finder },
  { id: 'lesson', caption: 'A guided first game', show: lesson },
];

const PAGES: readonly Kindless[] = [
  { id: 'lobby', caption: 'The lobby, for somebody who comes for the first time', show: goes('/'), fresh: true },
  {
    id: 'lobby-mine',
    caption: 'The lobby with games of one’s own, open seats and games to watch',
    show: async world => {
      for (const what of ['watched', 'apart', 'waiting'] as const) await world.place(what);
      await world.at('secondDay');
      await goes('/')(world);
      await world.page.locator('.badge, .mine, table, .turn').first().waitFor({ state: 'attached' });
    },
  },
  {
    id: 'setup',
    caption: 'Setting up a game: every option explained',
    show: goes('/new/gettysburg-1988'),
    fresh: true,
  },
  { id: 'setup-cards', caption: 'Setting up Wilderness War', show: goes('/new/wilderness-war'), fresh: true },
  { id: 'rules', caption: 'The rules in our own words', show: goes('/rules/gettysburg-1988/3b6'), fresh: true },
  { id: 'about', caption: 'About a game and its edition', show: goes('/about/gettysburg-1988'), fresh: true },
  { id: 'balance', caption: 'How finished games ended', show: goes('/balance/gettysburg-1988'), fresh: true },
  { id: 'sign-in', caption: 'Signing in, or going on as a guest', show: goes('/account'), fresh: true },
  {
    id: 'account',
    caption: 'An account: mail, password, notices, bot tokens, webhooks',
    show: async world => goes(await world.place('account'))(world),
  },
  { id: 'lost-password', caption: 'A forgotten password', show: goes('/recover'), fresh: true },
  {
    id: 'new-password',
    caption: 'A new password, by the link in the letter',
    show: goes('/recover#a.1.b'),
    fresh: true,
  },
  {
    id: 'invitation',
    caption: 'Invited by a link; the dice are committed to',
    show: async world => goes(await world.place('invitation'))(world),
  },
  { id: 'invitation-bad', caption: 'An invitation that is not valid', show: goes('/join/forged.token'), fresh: true },
  {
    id: 'waiting',
    caption: 'Waiting for the other player',
    show: async world => goes(await world.place('waiting'))(world),
  },
  { id: 'missing', caption: 'No such page', show: goes('/no/such/page'), fresh: true },
];

export type Kindless = Omit<Screen, 'kind'>;
const are = (kind: Screen['kind'], some: readonly Kindless[]): Screen[] => some.map(each => ({ ...each, kind }));
export const screens: readonly Screen[] = [...are('page', PAGES), ...are('table', [...TABLES, ...YOUNG])];
