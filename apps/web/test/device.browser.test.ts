import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSheet, openTab } from './hands.ts';
import { DESK, endMovement, findings, hotSeat, KEPT, PHONE, stage } from './stage.ts';

// The map under two fingers and under buttons, and the client as an app of the device.

const on = stage();
const reducedMotion = 'reduce' as const;

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly zoom: number; // of the sheet, as it is seen
}

/** Where the sheet is seen, and how large. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.layer')!.getBoundingClientRect();
    const { width } = document.querySelector<SVGElement & { viewBox: SVGAnimatedRect }>('.things')!.viewBox.baseVal;
    return { x: sheet.x, y: sheet.y, zoom: sheet.width / width };
  });
/** Looks until the sheet lies still. */
async function settled(page: Page): Promise<Seen> {
  for (let [before, still] = ['', 0]; ; ) {
    const now = await seen(page);
    still = JSON.stringify(now) === before ? still + 1 : 0;
    if (still === 3) return now;
    before = JSON.stringify(now);
    await page.waitForTimeout(30);
  }
}

/** Where it lies still after something moved it. */
async function moved(page: Page, from: Seen): Promise<Seen> {
  await expect.poll(() => seen(page)).not.toEqual(from);
  return settled(page);
}

async function onPhone(locale: string): Promise<Page> {
  const page = await on.open('/new/gettysburg-1988', { ...PHONE, locale, reducedMotion });
  await page.locator('main form button[type=submit], main .btn.pri').first().tap();
  await page.waitForURL('**/local/*');
  await page.locator('[aria-busy=false] .sheetbox .sheet').waitFor();
  await page.locator('.phacts .btn').first().waitFor();
  return page;
}

/** Two fingers on the map, `from` pixels apart and then `to`. */
async function pinch(session: CDPSession, [x, y]: readonly [number, number], from: number, to: number): Promise<void> {
  const touchPoints = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', touchPoints(from));
  for (let i = 1; i <= 8; i++) await send('touchMove', touchPoints(from + ((to - from) * i) / 8));
  await send('touchEnd', []);
}

describe('the map on a phone', () => {
  it('is zoomed by two fingers, around the point between them', async () => {
    const page = await onPhone('en-GB');
    const session = await page.context().newCDPSession(page);
    const box = (await page.locator('#map').boundingBox())!;
    const middle = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    const under = ({ x, y, zoom }: Seen): number[] => [(middle[0] - x) / zoom, (middle[1] - y) / zoom];
    const before = await settled(page);
    await pinch(session, middle, 100, 200);
    const near = await moved(page, before);
    expect(near.zoom / before.zoom).toBeCloseTo(2, 1);
    for (const i of [0, 1]) expect(Math.abs(under(near)[i]! - under(before)[i]!)).toBeLessThan(8);
    expect(await page.locator('.pieces .picked, .pop, [role=dialog]').count()).toBe(0); // no tap came of it
    await pinch(session, middle, 200, 100);
    const again = await moved(page, near);
    expect(again.zoom / before.zoom).toBeCloseTo(1, 1);
    await pinch(session, middle, 300, 40);
    await pinch(session, middle, 300, 40);
    const least = await moved(page, again);
    expect(least.zoom).toBeGreaterThan(0.1); // it does not vanish
    expect(least.zoom).toBeLessThan(before.zoom);
  });

  it('is moved and zoomed by buttons', async () => {
    const page = await onPhone('fr-FR');
    const pad = page.getByRole('toolbar', { name: 'Déplacer la carte' });
    expect(await pad.count()).toBe(0); // nothing lies over the map
    await openSheet(page, 'more');
    const start = await settled(page);
    await pad.getByRole('button', { name: 'Agrandir' }).tap();
    const near = await moved(page, start);
    expect(near.zoom).toBeGreaterThan(start.zoom * 1.2);
    await pad.getByRole('button', { name: /^Plus bas/ }).tap();
    const down = await moved(page, near);
    expect(down.y).toBeLessThan(near.y - 50);
    await pad.getByRole('button', { name: /^Plus haut/ }).tap();
    expect((await moved(page, down)).y).toBeGreaterThan(down.y + 50);
    expect(await findings(page, { within: '.drawer' })).toEqual([]);
  });
});

describe('the map on a desk', () => {
  it('hears keys that were pressed while what hears them was still on its way', async () => {
    const page = await on.page(await on.context(DESK));
    let release = (): void => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route(/assets\/rest-.*\.js/, async route => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.getByRole('button', { name: 'Hot-seat' }).click();
    await page.locator('.tablebody[aria-busy=true] #map .sheet').first().waitFor({ state: 'attached' });
    await page.keyboard.press('b'); // the board as a list
    expect(await page.getByRole('tree').count()).toBe(0);
    release();
    await page.getByRole('tree').waitFor();
  });

  it('is whole again by itself when a part of the page could not be fetched', async () => {
    const page = await on.page(await on.context(DESK));
    let lost = 0;
    await page.route(/assets\/rest-.*\.js/, route =>
      lost++ === 0 ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.getByRole('button', { name: 'Hot-seat' }).click();
    await page.locator('.tablebody[aria-busy=false]').waitFor();
    await endMovement(page).waitFor();
    expect(lost).toBe(2);
  });

  it('has four arrows in its rail, for mouse and keys', async () => {
    const page = await on.open('/', { ...DESK, reducedMotion });
    await hotSeat(page);
    const pad = page.getByRole('toolbar', { name: 'Move the map' });
    await page.locator('.tablebody[aria-busy=false]').waitFor();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    expect(await pad.count()).toBe(0);
    await page.getByRole('button', { name: 'Move the map' }).click();
    const before = await settled(page);
    await pad.getByRole('button', { name: /^Further right/ }).click();
    const right = await moved(page, before);
    expect(right.x).toBeLessThan(before.x - 50);
    await pad.getByRole('button', { name: /^Further left/ }).focus();
    await page.keyboard.press('Enter');
    expect((await moved(page, right)).x).toBeGreaterThan(right.x + 50);
    await page.keyboard.press('Escape');
    await pad.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Keys' }).click();
    const row = page.getByRole('row', { name: 'Shift+arrows' });
    expect(await row.innerText()).toMatch(/move the map/);
    expect(await findings(page, { within: '.dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await row.waitFor({ state: 'detached' });
  });
});

interface Manifest {
  readonly [field: string]: unknown;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; purpose?: string }[];
}
/** Width and height, from the head of a PNG. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('an app of the device', () => {
  it('can be installed: a manifest the browser accepts, icons of the sizes it promises, a worker that serves it', async () => {
    const page = await on.open('/', { ...PHONE, ...KEPT, reducedMotion });
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest: Manifest = await (await page.request.get(address!)).json();
    expect(manifest).toMatchObject({ name: 'Bivouac', short_name: 'Bivouac', start_url: '/', display: 'standalone' });
    const drawn = manifest.icons.filter(each => each.type === 'image/png');
    for (const { src, sizes, type } of drawn) {
      const reply = await page.request.get(src);
      expect([src, reply.headers()['content-type']]).toEqual([src, type]);
      expect([src, sizeOf(await reply.body())]).toEqual([src, sizes]);
    }
    expect(drawn.map(each => each.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(drawn.some(each => each.purpose === 'maskable')).toBe(true);
    const session = await page.context().newCDPSession(page);
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const grave = installabilityErrors.map(each => each.errorId).filter(each => each !== 'in-incognito'); // as tests are
    expect(grave).toEqual([]);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe(manifest['scope']);
    await page.context().setOffline(true);
    await page.goto(String(manifest['start_url']));
    await page.locator('li.game').first().waitFor();
    await page.goto('/rules/wilderness-war/7.62');
    await page.locator('main').getByText('7.62').first().waitFor();
  });

  it('has every part of a table without a network, also those that are fetched after the map', async () => {
    const page = await on.open('/', { ...DESK, ...KEPT, reducedMotion });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    await hotSeat(page);
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).first().waitFor();
    await page.keyboard.press('Escape');
    await openTab(page, 'notes');
    await page.locator('#panel textarea').waitFor();
  });
});
