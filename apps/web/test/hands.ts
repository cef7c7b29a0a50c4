import type { Locator, Page } from 'playwright-core';

// A player who sees what is on the page and has a mouse. It knows nothing of the game.

/** Opens a panel beside the map; the rarer ones are behind "More". */
export async function openTab(page: Page, tab: string): Promise<void> {
  if (['cards', 'notes', 'chat'].includes(tab)) await page.click('#tab-more');
  await page.click(`#tab-${tab}`);
}

/** On a narrow screen: a sheet over the lower map, and away with it. */
export const openSheet = (page: Page, sheet: string): Promise<void> => page.locator(`.phn [data-sheet=${sheet}]`).tap();
export const closeSheet = (page: Page): Promise<void> => page.locator('.griprow .x').tap();

const BREATH = 5000; // milliseconds

/** Presses what a look has shown. False: it is gone meanwhile, and one has to look again; nobody waits for it for ever. */
export const pressSeen = (what: Locator, how: 'click' | 'tap' = 'click'): Promise<boolean> =>
  what
    .first()
    [how]({ timeout: BREATH })
    .then(
      () => true,
      () => false,
    );

/** Two at one screen: takes the covered table. */
export async function hold(page: Page): Promise<void> {
  await page.hover('.hold');
  await page.mouse.down();
  await page.locator('#prompt .what p').waitFor();
  await page.mouse.up();
  await page.locator('.hold').waitFor({ state: 'hidden' });
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  readonly near?: number; // how far from the nearest piece of another colour
}
/** What one look at a table shows. */
export interface Sight {
  readonly asked: string;
  readonly count: number; // actions in force
  readonly over: boolean;
  readonly busy: boolean; // something was sent and is not answered, or the rules are still on their way
  readonly goals: readonly Spot[]; // places marked as legal
  readonly pieces: readonly Spot[]; // pieces that may be picked
  readonly orders: readonly Spot[]; // buttons, the main one last
  readonly primary: boolean;
  readonly hidden: number; // marked, but covered or outside the window
}
export type Chance = (n: number) => number; // one of 0 … n-1

/** The same row of choices for the same seed. */
export function chance(seed: number): Chance {
  let x = seed | 1;
  return n => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.abs(x) % n;
  };
}

/** One look: everything is read in the page at once. */
export const look = (page: Page): Promise<Sight> => page.evaluate(seen);

/** Runs in the page, so it may use nothing from outside. */
function seen(): Sight {
  const map = document.getElementById('map')?.getBoundingClientRect();
  const prompt = document.getElementById('prompt');
  const under = (x: number, y: number): HTMLElement | null => {
    const found = document.elementFromPoint(x, y);
    return found?.closest('#map') ? found.closest<HTMLElement>('[data-place]') : null;
  };
  const answers = (mark: HTMLElement, x: number, y: number): boolean => {
    const found = under(x, y);
    const { place, sprite } = mark.dataset;
    if (sprite !== undefined) return found?.dataset['sprite'] === sprite;
    return found?.dataset['place'] === place && !found?.matches('.can, .selp');
  };
  const steps = [0.5, 0.25, 0.75, 0.12, 0.88];
  const spotOn = (mark: HTMLElement): Spot | null => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    if (!map || left > map.right || top > map.bottom || left + width < map.left || top + height < map.top) return null;
    for (const v of steps) {
      for (const u of steps) {
        const [x, y] = [left + u * width, top + v * height];
        if (answers(mark, x, y)) return { x, y, what: mark.dataset['sprite'] ?? mark.dataset['place'] ?? '' };
      }
    }
    return null;
  };
  const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
  const spots = (query: string): (Spot | null)[] => all(query).map(spotOn);
  const middle = (button: HTMLElement): Spot => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, what: button.innerText };
  };
  const mine = ['cs', 'us', 'fr', 'br'].find(side => prompt?.classList.contains(side)) ?? '';
  const foes = all('.pieces .pc')
    .filter(piece => !piece.classList.contains(mine))
    .map(piece => piece.getBoundingClientRect());
  const near = (spot: Spot): Spot => {
    const far = foes.map(({ x, y, width }) => Math.hypot(x + width / 2 - spot.x, y + width / 2 - spot.y));
    return { ...spot, near: Math.min(...far, 9999) };
  };
  const fan = all('.fan:not(.glance) .un:not(.off)');
  const named = (unit: HTMLElement): Spot => ({ ...middle(unit), what: unit.dataset['fanSprite'] ?? '' });
  const goals = spots('.goals .goal');
  const pieces = fan.length > 0 ? fan.map(named) : spots('.pieces .can');
  const free = (spot: Spot | null): spot is Spot => spot !== null;
  return {
    asked: prompt?.innerText ?? '',
    count: Number(document.querySelector('.replay .live small')?.textContent?.slice(1) ?? 0),
    over: document.querySelector('.end, .endagain') !== null,
    busy:
      prompt?.querySelector('.order[aria-disabled="true"]:not(.off)') != null ||
      document.querySelector('.tablebody[aria-busy="true"]') !== null,
    goals: goals.filter(free).map(near),
    pieces: pieces.filter(free),
    orders: all('#prompt .order:not(.off), #prompt .more > .btn[aria-expanded="false"]').map(middle),
    primary: prompt?.querySelector('.order.pri:not(.off)') != null,
    hidden: [...goals, ...pieces].filter(each => each === null).length,
  };
}

/** Looks until the page shows something else, so many times at most: a click may change nothing. */
export async function changed(page: Page, before: Sight, looks = 15): Promise<Sight> {
  for (let n = 0; ; n++) {
    const now = await look(page);
    if (!now.busy && (signature(now) !== signature(before) || n >= looks)) return now;
    await page.waitForTimeout(20);
  }
}
const signature = ({ asked, count, over, goals, pieces, orders }: Sight): string =>
  JSON.stringify([asked, count, over, goals.map(name), pieces.map(name), orders.map(name)]);
const name = ({ what }: Spot): string => what;

/** Where to click next: mostly on the board, now and then a button, the main one when there is nothing else. */
export function choose({ goals, pieces, orders, primary }: Sight, pick: Chance, eager = 6): Spot | null {
  if (goals.length > 0 && (orders.length === 0 || pick(8) > 0)) return towards(goals, pick);
  if (pieces.length > 0 && (orders.length === 0 || pick(eager) > 0)) return pieces[pick(pieces.length)]!;
  if (primary && pick(4) > 0) return orders.at(-1)!;
  return orders.length > 0 ? orders[pick(orders.length)]! : null;
}

/** Half the time the one nearest to the enemy. */
function towards(goals: readonly Spot[], pick: Chance): Spot {
  if (pick(2) === 0) return goals[pick(goals.length)]!;
  return goals.reduce((best, each) => ((each.near ?? 0) < (best.near ?? 0) ? each : best));
}

/** A chosen thing lies outside the window: the whole map is shown, then nearer again. */
export async function act(page: Page, before: Sight, pick: Chance, eager?: number): Promise<Sight> {
  const spot = choose(before, pick, eager);
  if (spot) await page.mouse.click(spot.x, spot.y);
  else if (before.hidden > 0 && !before.busy) await page.keyboard.press('0');
  return changed(page, before);
}
