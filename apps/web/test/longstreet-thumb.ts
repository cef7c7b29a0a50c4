import type { CDPSession, Page } from 'playwright-core';
import { look, pressSeen } from './hands.ts';
import { type Hands, mainOrder, pressOrder } from './longstreet-hands.ts';

// A thumb on a phone: taps, and drags of one finger. What does not lie in sight is brought there by drawing the map.

type At = readonly [number, number];

const sessions = new WeakMap<Page, Promise<CDPSession>>();
function fingerOn(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}
/** One finger goes from here to there. */
export async function draw(page: Page, [x, y]: At, [tx, ty]: At): Promise<void> {
  const finger = await fingerOn(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly At[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([px, py]) => ({ x: px, y: py })) });
  await touch('touchStart', [x, y]);
  for (const share of [0.1, 0.5, 1]) await touch('touchMove', [x + (tx - x) * share, y + (ty - y) * share]);
  await touch('touchEnd');
}

interface Sight {
  readonly at: At | null; // where a finger meets it and nothing else
  readonly lies: At; // its middle, in sight or not
  readonly free: readonly [left: number, top: number, right: number, bottom: number]; // of the map
}
/** Runs in the page, so it may use nothing from outside. */
function seenThere(what: string): Sight | null {
  const here = document.querySelector(what);
  const map = document.getElementById('map')?.getBoundingClientRect();
  if (!here || !map) return null;
  const middles = [...here.querySelectorAll('.ll-bs'), here].map(part => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
  const below = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
  let bottom = map.bottom - 1;
  while (bottom > map.top && !below(map.left + 20, bottom)?.closest('#map')) bottom -= 8;
  return {
    at: middles.find(([x, y]) => here.contains(below(x, y))) ?? null,
    lies: middles[0]!,
    free: [map.left, map.top, map.right, bottom],
  };
}

const INWARD = 60; // pixels
/** Where a finger meets it; the map is drawn until it lies well inside what is left of it. */
async function reached(page: Page, what: string): Promise<At | null> {
  for (let draws = 0; draws < 8; draws++) {
    const sight = await page.evaluate(seenThere, what);
    if (!sight || sight.at) return sight?.at ?? null;
    const [left, top, right, bottom] = sight.free;
    const middle: At = [(left + right) / 2, (top + bottom) / 2];
    const within = (by: number, length: number): number =>
      Math.max(INWARD - length / 2, Math.min(length / 2 - INWARD, by));
    const by = [within(middle[0] - sight.lies[0], right - left), within(middle[1] - sight.lies[1], bottom - top)];
    await draw(page, middle, [middle[0] + by[0]!, middle[1] + by[1]!]);
  }
  return null;
}
async function tapOn(page: Page, what: string): Promise<At | null> {
  const at = await reached(page, what);
  if (at) await page.touchscreen.tap(...at);
  return at;
}
const piece = (unit: string): string => `.pieces [data-sprite="${unit}"]`;

/** A tap takes a unit up, at once or never. */
async function takeUp(page: Page, unit: string): Promise<At | null> {
  const at = await tapOn(page, piece(unit));
  if (at) await page.locator('.turnhandle').waitFor({ state: 'attached' });
  return at;
}
async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await pressSeen(page.locator(`.poisepad .${key}`), 'tap');
}
const FAR = 130; // pixels: more than a regiment goes
type Advance = (page: Page, unit: string, ahead: 1 | -1) => Promise<unknown>;

/** It is dragged as it stands. */
const dragged: Advance = async (page, unit, ahead) => {
  const at = await reached(page, piece(unit));
  if (at) await draw(page, at, [at[0], at[1] - ahead * FAR]);
};
/** Taken up by a tap, sent ahead and turned with the pad. */
const sent: Advance = async (page, unit, ahead) => {
  if (!(await takeUp(page, unit))) return;
  await press(page, ahead > 0 ? 'up' : 'down', 6); // quarters of a base width
  await press(page, 'turnRight', 1);
};
/** Taken up by a tap, drawn ahead, and turned by its handle. */
const drawn: Advance = async (page, unit, ahead) => {
  const at = await takeUp(page, unit);
  if (!at) return;
  await draw(page, at, [at[0], at[1] - (ahead * FAR) / 2]);
  const handle = await page.locator('.turnhandle [data-grip="turn"]').boundingBox();
  if (!handle) return;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await draw(page, [x, y], [x + 14, y]);
};

/** The three ways by turns. */
export function thumb(): Hands {
  const ways = [sent, dragged, drawn];
  let moves = 0;
  return {
    use: (_page, what) => what.tap(),
    press: (page, name) => pressOrder(page, name, 'tap'),
    main: page => pressSeen(mainOrder(page), 'tap'),
    back: page => pressSeen(page.locator('.pht .undo'), 'tap'),
    async place(page) {
      const middle = page.viewportSize()!.width / 2;
      const { goals } = await look(page);
      const [nearest] = goals.toSorted((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle));
      if (nearest) await page.touchscreen.tap(nearest.x, nearest.y);
      else await draw(page, [middle + 60, 300], [middle - 60, 300]); // pieces stand on all in sight
    },
    advance: (page, unit, ahead) => ways[moves++ % ways.length]!(page, unit, ahead),
    choose: (page, unit) => tapOn(page, piece(unit)),
  };
}
