import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab } from './hands.ts';
import { secondDay } from './positions.ts';
import { screens } from './screens.ts';
import { DESK, endMovement, stage } from './stage.ts';
import { openWorld } from './world.ts';

// Whatever people write is shown as they wrote it, and never becomes part of the page: names, talk, notes, files.

const on = stage();
const MARKUP = '<img src=x onerror="hit=1"><b id=bold>B</b>';
const options = { ...DESK, reducedMotion: 'reduce' as const };

/** What of it has become part of the page: nothing. */
const taken = (page: Page): Promise<unknown> =>
  page.evaluate(() => [
    (globalThis as { hit?: number }).hit ?? 0,
    document.querySelectorAll('img[src=x], #bold').length,
  ]);
const NOTHING = [0, 0];
const shown = (page: Page): Promise<boolean> =>
  page.evaluate(written => document.documentElement.textContent!.includes(written), MARKUP);

/** A server that lets names through as nobody may have them: the page itself has to hold. */
async function withNames(context: BrowserContext): Promise<void> {
  const renamed = (text: string): string => text.replace(/"name":"[^"]*"/g, `"name":${JSON.stringify(MARKUP)}`);
  await context.route('**/api/**', async route => {
    const reply = await route.fetch();
    const isJson = reply.headers()['content-type']?.includes('json');
    await (isJson
      ? route.fulfill({ response: reply, body: renamed(await reply.text()) })
      : route.fulfill({ response: reply }));
  });
  await context.routeWebSocket(/\/live$/, socket => {
    const server = socket.connectToServer();
    server.onMessage(message => socket.send(renamed(String(message))));
  });
}

describe('markup in a name', () => {
  it('is text on every screen that names somebody', async () => {
    const context = await on.context(options);
    const page = await on.page(context);
    const world = openWorld(page, async () => (await on.context(options)).request);
    for (const what of ['apart', 'watched', 'waiting', 'invitation'] as const) await world.place(what); // under their real names
    await withNames(context);
    for (const id of ['lobby-mine', 'account', 'waiting', 'invitation', 'apart', 'watching']) {
      await screens.find(each => each.id === id)!.show(world);
      await expect.poll(() => shown(page), { message: id }).toBe(true);
      expect(await taken(page), id).toEqual(NOTHING);
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('markup that is said or noted', () => {
  it('is text to both, in the talk and in the notes, and after a reload', async () => {
    const [here, there] = [await on.context(options), await on.context(options)];
    const page = await on.page(here);
    const address = await openWorld(page, async () => there.request).place('apart');
    const other = await on.page(there);
    for (const each of [page, other]) await each.goto(address);
    await openTab(page, 'chat');
    await page.getByRole('textbox', { name: 'A word to the table' }).fill(MARKUP);
    await page.keyboard.press('Enter');
    await openTab(other, 'chat');
    await other.locator('.talk').getByText(MARKUP).waitFor();
    await openTab(page, 'notes');
    const paper = page.getByRole('textbox', { name: /^Notes of/ });
    await paper.fill(MARKUP);
    for (const each of [page, other]) {
      expect(await taken(each)).toEqual(NOTHING);
      await each.reload();
      await openTab(each, 'chat');
      await each.locator('.talk').getByText(MARKUP).waitFor();
      expect(await taken(each)).toEqual(NOTHING);
    }
  });
});

/** The paths of all texts in a file. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]));
}
function withMarkup(text: string, path: readonly (string | number)[]): string {
  const file = JSON.parse(text);
  const holder = path.slice(0, -1).reduce((at, key) => at[key], file);
  holder[path.at(-1)!] = MARKUP;
  return JSON.stringify(file);
}

describe('markup in a file', () => {
  it('is refused with a sentence, or is text at the table; one text after the other', async () => {
    const text = secondDay();
    const every = leaves(JSON.parse(text));
    const page = await on.open('/', options);
    for (let i = 0; i < SOME; i++) {
      const changed = withMarkup(text, every[Math.floor((i * every.length) / SOME)]!);
      await page.goto('/');
      const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(changed) };
      await page.locator('input[type=file]').setInputFiles(file);
      await Promise.race([page.getByRole('alert').first().waitFor(), endMovement(page).waitFor()]);
      expect(await taken(page)).toEqual(NOTHING);
    }
  });
});
const SOME = 10;

describe('a script that is smuggled into a page', () => {
  it('is not run: the page allows only its own', async () => {
    const page = await (await on.context(options)).newPage(); // it complains, as it should
    await page.goto('/');
    const blocked: string[] = [];
    await page.exposeFunction('blocked', (what: string) => blocked.push(what));
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', event =>
        (globalThis as unknown as { blocked(what: string): void }).blocked(event.effectiveDirective),
      );
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="hit=1">');
    });
    await expect.poll(() => blocked).toContain('script-src-attr');
    expect(await page.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined();
  });
});
