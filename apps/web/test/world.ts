import type { APIRequestContext, Page } from 'playwright-core';
import {
  arriving,
  finished,
  gunsAttack,
  gunsMorning,
  gunsNight,
  gunsTeams,
  lateCampaign,
  secondDay,
  toBattle,
  withCards,
} from './positions.ts';
import { young } from './positions-young.ts';

// What stands in a house and on a device for its screens to show.

const SAVES = {
  ...{ arriving, finished, lateCampaign, secondDay, toBattle, withCards },
  ...{ gunsMorning, gunsAttack, gunsNight, gunsTeams },
  ...young,
} as const;
export type Save = keyof typeof SAVES;
const written = new Map<Save, string>();
const saveOf = async (name: Save): Promise<string> => {
  const save = written.get(name) ?? (await SAVES[name]());
  written.set(name, save);
  return save;
};

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1100;

/** One visitor with his device. */
export interface World {
  readonly page: Page;
  /** Goes to a table on this device that begins with a save; made once. `stay`: without loading it again after a visit that left no trace. */
  at(save: Save, stay?: 'stay'): Promise<void>;
  /** The address of something on the server; made once. */
  place(what: Place): Promise<string>;
}
export type Place = 'waiting' | 'invitation' | 'apart' | 'watched' | 'account';

const PASSWORD = 'a password for pictures';

async function must(request: APIRequestContext, method: 'post', path: string, data: object): Promise<Made> {
  const reply = await request[method](path, { data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
}
interface Made {
  readonly id: string;
  readonly invitations: readonly { readonly link: string }[];
}

const table = (seats: object, more: object = {}) => ({
  ...{ game: 'gettysburg-1988', setup: { scenario: 'day1', options: [] }, seats, number: '1863', ...more },
});

/** A name nobody has yet: a house may be visited many times. */
const named = (first: string): string => `${first} ${Math.floor(Math.random() * 90_000 + 10_000)}`;

/** `stranger`: a request of somebody else, who has things of his own on the server. */
export function openWorld(page: Page, stranger: () => Promise<APIRequestContext>): World {
  const known = new Map<string, string>();
  let clean: Save | null = null; // where nothing but panels was opened
  const once = async (key: string, make: () => Promise<string>): Promise<string> => {
    if (!known.has(key)) known.set(key, await make());
    return known.get(key)!;
  };
  const account = async (request: APIRequestContext, first: string): Promise<void> => {
    await must(request, 'post', '/api/register', { name: named(first), password: PASSWORD, mail: 'm@example.org' });
  };
  const me = () => once('me', () => account(page.request, 'Meade').then(() => '/account'));
  const makers: Readonly<Record<Place, () => Promise<string>>> = {
    account: async () => '/account',
    waiting: async () => {
      const made = await must(page.request, 'post', '/api/tables', table({ confederate: 'me', union: 'invite' }));
      return `/table/${made.id}`;
    },
    invitation: async () => {
      const other = await stranger();
      await account(other, 'Longstreet');
      const made = await must(other, 'post', '/api/tables', table({ confederate: 'me', union: 'invite' }));
      return made.invitations[0]!.link;
    },
    apart: async () => {
      const other = await stranger();
      await account(other, 'Hancock');
      const seats = { confederate: 'me', union: 'open' };
      const days = { public: true, pace: { kind: 'days', days: 3 } };
      const made = await must(page.request, 'post', '/api/tables', table(seats, days));
      await must(other, 'post', `/api/tables/${made.id}/join`, { seat: 'union', number: '7' });
      return `/table/${made.id}`;
    },
    watched: async () => {
      const [one, two] = [await stranger(), await stranger()];
      await account(one, 'Buford');
      await account(two, 'Heth');
      const made = await must(
        one,
        'post',
        '/api/tables',
        table({ union: 'me', confederate: 'open' }, { public: true }),
      );
      await must(two, 'post', `/api/tables/${made.id}/join`, { seat: 'confederate', number: '9' });
      await must(one, 'post', '/api/tables', table({ union: 'open', confederate: 'me' }, { public: true }));
      return `/table/${made.id}`;
    },
  };
  return {
    page,
    place: async what => {
      await me();
      return once(what, makers[what]);
    },
    at: async (save, stay) => {
      const address = await once(save, async () => brought(page, await saveOf(save)));
      if (!stay || clean !== save || !page.url().endsWith(address)) await page.goto(address);
      clean = stay ? save : null;
    },
  };
}

/** Opens a save on this device, as a person does. */
async function brought(page: Page, text: string): Promise<string> {
  await page.goto('/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL('**/local/*');
  return new URL(page.url()).pathname;
}
