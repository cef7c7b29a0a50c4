import type { Page } from 'playwright-core';
import { look, pressSeen } from './hands.ts';

// Two players of Wilderness War who know only what their page shows: one plays by mouse on hand, map and buttons, the other
// from the board as a list. What they click is chosen by the words and marks on the page.

interface Row {
  readonly query: string;
  readonly text: string;
}
/** What one look at the table shows to a player. */
export interface Seen {
  readonly asked: string; // empty: somebody else decides
  readonly count: number; // actions in force
  readonly inHand: number;
  readonly cards: readonly Row[]; // that may be chosen
  readonly picked: boolean; // a card is in hand
  readonly orders: readonly Row[];
  readonly targets: readonly Row[]; // in the list
}

export const read = (page: Page): Promise<Seen> => page.evaluate(seen);

/** Runs in the page, so it may use nothing from outside. */
function seen(): Seen {
  const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
  const rows = (kind: string): HTMLElement[] =>
    all(`[data-row^="${kind}-"]`).filter(row => row.querySelector('em')?.textContent !== 'why not?');
  const row = (each: HTMLElement): Row => ({ query: `[data-row="${each.dataset['row']}"]`, text: each.innerText });
  const list = all('[role=tree]').length > 0;
  const busy = all('#prompt .order[aria-disabled="true"]:not(.off)').length > 0;
  const mine = document.querySelector('#prompt.mine') !== null && !busy;
  const hand = all('#hand [role=option]');
  const card = (each: HTMLElement): Row => ({ query: `#${each.id}`, text: each.getAttribute('aria-label') ?? '' });
  const buttons = all('#prompt .acts .order').map((each, n): [HTMLElement, Row] => [
    each,
    { query: `#prompt .acts .order >> nth=${n}`, text: each.innerText },
  ]);
  return {
    asked: mine ? (document.querySelector<HTMLElement>('#prompt .what p')?.innerText ?? '') : '',
    count: Number(document.querySelector('.replay .live small')?.textContent?.slice(1) ?? 0),
    inHand: hand.length,
    cards: list ? rows('card').map(row) : hand.filter(each => each.matches('.can')).map(card),
    picked: hand.some(each => each.matches('.picked')),
    orders: list ? rows('order').map(row) : buttons.filter(([each]) => !each.matches('.off')).map(([, each]) => each),
    targets: rows('target').map(row),
  };
}

const stamp = (now: Seen): string => JSON.stringify({ ...now, targets: now.targets.map(each => each.text) });

/** Looks until the page shows something else, so many times at most. */
async function changed(page: Page, before: Seen, looks = 150): Promise<void> {
  for (let n = 0; n < looks; n++) {
    if (stamp(await read(page)) !== stamp(before)) return;
    await page.waitForTimeout(25);
  }
}

export interface Player {
  readonly page: Page;
  readonly keeps: RegExp; // answers it does not waste
  readonly attack: readonly RegExp[]; // what it looks for, step by step, in its first activation
  readonly answered: string[]; // responses it played
  phases: number;
  step: number;
  tries: number;
}
export const player = (page: Page, keeps: RegExp, attack: readonly RegExp[]): Player => ({
  ...{ page, keeps, attack, answered: [], phases: 0, step: 0, tries: 0 },
});

/** One click, or nothing when somebody else decides. */
export async function play(who: Player): Promise<boolean> {
  const now = await read(who.page);
  if (now.asked === '') return false;
  await chosen(who, now);
  await changed(who.page, now);
  return true;
}

async function chosen(who: Player, now: Seen): Promise<void> {
  if (/a response|call for surrender/.test(now.asked)) return respond(who, now);
  if (/play one of your/.test(now.asked)) return useCard(who, now);
  const wanted = who.attack[who.step];
  if (wanted && who.phases === 1 && (await follow(who, now, wanted))) return;
  return anything(who, now);
}

/** An answer is played when there is one. */
async function respond(who: Player, { cards, picked, orders }: Seen): Promise<void> {
  const answer = orders.find(order => /^Play /.test(order.text));
  if (picked && answer) {
    who.answered.push(answer.text.split('\n')[0]!);
    return click(who.page, answer);
  }
  return click(who.page, cards[0] ?? orders[0]!);
}

/** First to attack, later as an event when that can be, else with the least ado. */
async function useCard(who: Player, { cards, picked, orders }: Seen): Promise<void> {
  if (!picked) {
    who.phases++;
    who.tries = 0;
    const first = who.phases === 1 ? cards.find(card => /value 3/.test(card.text)) : undefined;
    return click(who.page, first ?? cards.find(card => !who.keeps.test(card.text)) ?? cards[0]!);
  }
  const event = orders.find(order => /^Event/.test(order.text));
  const activate = orders.find(order => /^Activate/.test(order.text));
  return click(who.page, (who.phases > 1 && event) || activate || orders[0]!);
}

/** Looks for something on the page by its words or its mark. */
async function follow(who: Player, now: Seen, wanted: RegExp): Promise<boolean> {
  const row = [...now.orders, ...now.targets].find(each => wanted.test(each.text));
  const { goals, pieces } = now.targets.length > 0 ? { goals: [], pieces: [] } : await look(who.page);
  const spot = [...pieces, ...goals].find(each => wanted.test(each.what));
  if (!row && !spot) return inMenu(who, wanted);
  who.step++;
  if (row) await click(who.page, row);
  else await who.page.mouse.click(spot!.x, spot!.y);
  return true;
}

async function inMenu(who: Player, wanted: RegExp): Promise<boolean> {
  const more = who.page.locator('#prompt .more > .btn');
  if ((await more.count()) === 0 || !(await pressSeen(more))) return false;
  await who.page.locator('#prompt .menu').waitFor();
  const item = who.page.locator('#prompt .menu .order:not(.off)').filter({ hasText: wanted });
  if ((await item.count()) === 0) {
    await pressSeen(more);
    return false;
  }
  who.step++;
  return pressSeen(item);
}

const BOLD = 3; // phases in which somebody really marches
const GO = /^(Activate (?!nobody)|March)/;
const QUIET = /^(Activate nobody|No |None|Nobody|Everyone stays|Stand and fight|Stop|Stay|Pass)/;

/** Whatever leads on: the quietest order, then what is marked, then any order. */
async function anything(who: Player, now: Seen): Promise<void> {
  who.tries++;
  const { page } = who;
  const orders = now.orders.filter(order => !/Demolish/.test(order.text));
  const bold = who.phases <= BOLD && who.tries <= 6 && /activate with|may act|may go on/.test(now.asked);
  const quiet = bold ? orders.find(order => GO.test(order.text)) : orders.find(order => QUIET.test(order.text));
  if (quiet) return click(page, quiet);
  const target = now.targets[who.tries % Math.max(1, now.targets.length)];
  if (target) return click(page, target);
  const { goals, pieces } = await look(page);
  const spots = [...goals, ...pieces];
  const spot = spots[who.tries % Math.max(1, spots.length)];
  if (spot) return page.mouse.click(spot.x, spot.y);
  if (orders.length > 0) return click(page, orders[who.tries % orders.length]!);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}

/** What was read may be gone: then it is read again. */
const click = async (page: Page, { query }: Row): Promise<void> => {
  await pressSeen(page.locator(query));
};
