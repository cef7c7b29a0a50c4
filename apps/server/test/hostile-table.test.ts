import { game } from '@bivouac/gettysburg-1988';
import { begin, write } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Visitor } from '../src/workshop/visitor.ts';
import { day1, type Started, startServer } from './help.ts';

// Every route of the document against every kind of hostile client. A new route is in the table by itself: until it is
// named below it must refuse whoever has no account and every bot token, and until it has a sample its test fails.

const server: Started = await startServer();
afterAll(() => server.stop());

interface Route {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly hasBody: boolean;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: unknown }>>>>;
}
const document = (await server.visitor().must('GET', '/api')) as Document;
const routes: Route[] = Object.entries(document.paths).flatMap(([path, of]) =>
  Object.entries(of).map(([method, { requestBody }]) => ({
    ...{
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path}`,
      hasBody: requestBody !== undefined,
    },
  })),
);
const changing = (route: Route): boolean => route.method !== 'GET';

/** Whoever has no account may ask for these, and is answered. */
const OPEN: Readonly<Record<string, number>> = {
  'GET /api/health': 200,
  'GET /api/games': 200,
  'GET /api/games/{game}/balance': 200,
  'GET /api/me': 200,
  'GET /api/push-key': 200,
  'POST /api/guest': 200,
  'POST /api/register': 200,
  'POST /api/login': 401,
  'POST /api/logout': 204,
  'POST /api/recover': 204,
  'POST /api/recover/password': 403,
  'POST /api/dice': 200,
  'POST /api/invitation': 403,
};
/** A bot token may play and look. */
const BY_TOKEN = [
  ...['GET /api/games', 'GET /api/games/{game}/balance', 'GET /api/tables', 'POST /api/dice', 'POST /api/tables'],
  ...['GET /api/tables/{id}', 'POST /api/tables/{id}/join', 'POST /api/invitation', 'POST /api/join'],
  ...['GET /api/tables/{id}/update', 'POST /api/tables/{id}/ask', 'GET /api/tables/{id}/history'],
  'GET /api/tables/{id}/live',
];
const save = write(begin(game, { scenario: 'day1', options: [] }, 'a'.repeat(64), {}));
const keys = { p256dh: 'AAAA', auth: 'AAAA' };
/** A body that says nothing wrong, for every route that reads one. */
const SAMPLES: Readonly<Record<string, object>> = {
  'POST /api/guest': {},
  'POST /api/register': { name: 'Hostile One', password: 'correct horse battery' },
  'POST /api/login': { name: 'Nobody Here', password: 'x' },
  'PATCH /api/me': { language: 'fr' },
  'PUT /api/me/password': { old: 'x', password: 'correct horse battery' },
  'POST /api/recover': { name: 'Nobody Here' },
  'POST /api/recover/password': { token: 'x', password: 'correct horse battery' },
  'POST /api/me/tokens': { name: 'robot' },
  'POST /api/me/webhooks': { url: 'https://example.org/' },
  'POST /api/me/push': { endpoint: 'https://example.org/', keys },
  'DELETE /api/me/push': { endpoint: 'https://example.org/' },
  'POST /api/tables': day1({ union: 'me', confederate: 'open' }),
  'POST /api/tables/import': { save, seats: { union: 'me', confederate: 'me' } },
  'POST /api/tables/{id}/join': { seat: 'confederate' },
  'POST /api/invitation': { token: 'x' },
  'POST /api/join': { token: 'x' },
  'POST /api/tables/{id}/ask': { t: 'resign', id: 'x', seat: 'union' },
  'PUT /api/tables/{id}/note': { text: 'x' },
};

let owner: Visitor;
let table = '';
let token = '';
beforeAll(async () => {
  owner = await server.guest();
  table = (await owner.must('POST', '/api/tables', day1({ union: 'me', confederate: 'me' }))).id;
  token = (await owner.must('POST', '/api/me/tokens', { name: 'robot' })).token;
});

const addressOf = ({ path }: Route): string =>
  `${path.replace('{id}', table).replace('{game}', game.id)}${path === '/api/tables' ? '?list=open' : ''}`;
const encoded = (address: string): string => address.replace('/api', '/%61p%69');
type More = { readonly body?: unknown; readonly headers?: Record<string, string>; readonly address?: string };
const knock = (
  who: Visitor,
  route: Route,
  { body, headers = {}, address }: More = {},
): Promise<Reply<{ key?: string }>> =>
  who.ask(
    route.method,
    address ?? addressOf(route),
    body ?? (route.hasBody ? SAMPLES[route.name] : undefined),
    headers,
  );
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
let cells = 0;
const counted = <T>(value: T): T => {
  cells++;
  return value;
};

describe.each(routes.map(route => [route.name, route] as const))('%s', (name, route) => {
  it('has a sample, if it reads a body', () => {
    expect(counted(!route.hasBody || name in SAMPLES)).toBe(true);
  });

  it('refuses whoever has no account, unless it is open to all', async () => {
    const { status } = await knock(server.visitor(), route);
    if (name in OPEN) expect(counted(status)).toBe(OPEN[name]);
    else if (name === 'GET /api/tables')
      expect(counted(status)).toBe(200); // list=open
    else if (name.endsWith('/live')) expect(counted(status)).toBe(426);
    else expect([401, 404]).toContain(counted(status));
  });

  it('shows another’s private table and another’s things to nobody', async () => {
    if (!route.path.includes('{id}') || name.endsWith('/live')) return;
    const { status } = await knock(await server.guest(), route);
    expect(counted(status)).toBe(404);
  });

  it('lets a bot token play and look, and nothing else', async () => {
    const { status, body } = await knock(server.visitor({ authorization: `Bearer ${token}` }), route);
    if (BY_TOKEN.includes(name)) expect(body?.key).not.toBe('server.tokenLimits');
    else expect([counted(status), body.key]).toEqual([403, 'server.tokenLimits']);
  });

  it.each(['as it is', 'with an encoded address'])('refuses a foreign origin, %s', async how => {
    if (!changing(route)) return;
    const address = how === 'as it is' ? addressOf(route) : encoded(addressOf(route));
    const { status, body } = await knock(owner, route, { headers: FOREIGN, address });
    expect([counted(status), body.key]).toEqual([403, 'server.origin']);
  });

  it('answers an encoded address as the plain one', async () => {
    if (changing(route)) return;
    const [plain, other] = [
      await knock(server.visitor(), route),
      await knock(server.visitor(), route, { address: encoded(addressOf(route)) }),
    ];
    expect(counted(other.status)).toBe(plain.status);
  });

  it('refuses what is too large, unknown or no JSON', async () => {
    if (!route.hasBody) return;
    const large = { ...SAMPLES[name], junk: 'x'.repeat(name.endsWith('/import') ? 5_100_000 : 70_000) };
    expect((await knock(owner, route, { body: large })).status).toBe(counted(413));
    const unknown = await knock(owner, route, { body: { ...SAMPLES[name], junk: 1 } });
    expect([counted(unknown.status), unknown.body.key]).toEqual([400, 'server.malformed']);
    expect(counted((await knock(owner, route, { body: '{"a":' })).status)).toBe(400);
  });
});

it('the table is not empty: routes and cells that were tried', async () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(cells).toBeGreaterThan(routes.length * 3);
  console.log(`hostile table: ${routes.length} routes, ${cells} cells`);
  expect((await server.visitor().get('/api/health')).status).toBe(200);
  expect(server.errors).toEqual([]);
});
