import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, findings, KEPT, stage } from './stage.ts';

// What reaches a person who is away: a notification, and the letter that leads back into an account.

const on = stage();

async function register(page: Page, name: string): Promise<void> {
  const data = { name, password: 'a long password', mail: `${name.toLowerCase()}@example.org` };
  expect((await page.request.post('/api/register', { data })).ok()).toBe(true);
}

/** The outbox of the house, soft line breaks undone. */
function letterTo(address: string): string | undefined {
  const folder = join(on.house.folder, 'data', 'outbox');
  if (!existsSync(folder)) return undefined;
  const all = readdirSync(folder).map(each => readFileSync(join(folder, each), 'utf8').replace(/=\r?\n/g, ''));
  return all.find(each => each.includes(`To: ${address}`));
}

describe('a forgotten password', () => {
  it('is replaced by the link in the letter', async () => {
    const context = await on.context();
    const page = await on.page(context);
    await register(page, 'Forgetful');
    await context.clearCookies();
    await page.goto('/account');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await page.getByLabel('Name').fill('Forgetful');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('a letter is on its way').waitFor();
    await expect.poll(() => letterTo('forgetful@example.org')).toBeTruthy();
    const token = /\/recover#([\w.-]+)/.exec(letterTo('forgetful@example.org')!)![1]!;
    await page.goto(`/recover#${token.slice(0, -2)}xx`);
    await page.reload(); // only what is behind the # changed
    await page.getByRole('textbox', { name: 'New password' }).fill('a new long password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('alert').getByText('This link is no longer valid').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.goto(`/recover#${token}`);
    await page.reload();
    await page.getByRole('textbox', { name: 'New password' }).fill('a new long password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Signed in as Forgetful').waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });
});

interface Registration {
  readonly registrationId: string;
  readonly scopeURL: string;
}

/** A way to hand to the browser what a push service would. */
async function pusher(session: CDPSession): Promise<(data: object) => Promise<unknown>> {
  const registrations: Registration[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', event => registrations.push(...event.registrations));
  await session.send('ServiceWorker.enable');
  return async data => {
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    const { registrationId, scopeURL } = registrations.at(-1)!;
    const { origin } = new URL(scopeURL);
    return session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  };
}

describe('web push', () => {
  it('is switched on in the account: the browser’s address goes to the server, and is taken back', async () => {
    const context = await on.context({ ...DESK, ...KEPT });
    await context.grantPermissions(['notifications']);
    await context.addInitScript(pretendPushService);
    const page = await on.page(context);
    await register(page, 'Listener');
    await page.goto('/account');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const section = page.locator('section', { has: page.locator('#push') });
    const [sent] = await Promise.all([
      page.waitForResponse(each => each.url().endsWith('/api/me/push')),
      section.getByRole('button').click(),
    ]);
    expect(sent.status()).toBe(204);
    expect(sent.request().postDataJSON()).toEqual({ endpoint: 'https://push.example.org/x', keys: expect.anything() });
    const [gone] = await Promise.all([
      page.waitForResponse(each => each.request().method() === 'DELETE'),
      section.getByRole('button').click(),
    ]);
    expect(gone.status()).toBe(204);
  });

  it('what arrives is shown as a notification that leads to the table', async () => {
    const context = await on.context({ ...DESK, ...KEPT });
    await context.grantPermissions(['notifications']);
    const page = await on.page(context);
    const push = await pusher(await context.newCDPSession(page));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const said = { title: 'Bivouac: your turn', body: 'it is your turn.', table: 't1', url: '/table/t1' };
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      });
    const { title, body } = said;
    const pushed = async () => {
      await push(said); // again: what comes while the worker still starts is lost here, where a push service would keep it
      return await shown();
    };
    await expect.poll(pushed).toEqual([{ title, body, tag: 't1', data: { url: '/table/t1' } }]);
    await push({ ...said, title: 'Bivouac: your turn again' });
    await expect.poll(async () => (await shown()).map(each => each.title)).toEqual(['Bivouac: your turn again']);
  });
});

/** The browser's push service needs the internet; everything on this side of it is the real thing. Runs in the page. */
function pretendPushService(): void {
  let made: PushSubscription | null = null;
  const endpoint = 'https://push.example.org/x';
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const unsubscribe = async (): Promise<boolean> => {
    made = null;
    return true;
  };
  PushManager.prototype.subscribe = async () => {
    made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe } as unknown as PushSubscription;
    return made;
  };
  PushManager.prototype.getSubscription = async () => made;
}
