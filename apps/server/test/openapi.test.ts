import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { type AnyGame, pending, picker, type Seat, view } from '@bivouac/kernel';
import type { Answer } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { game as wilderness } from '@bivouac/wilderness-war';
import { Compile, type XSchema } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Started, startServer, until, Wire } from './help.ts';

// Whatever the server answers is what the document at /api says it answers: every answer below is held against it.

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: XSchema } };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Record<string, Content> }>>>>;
  readonly components: { readonly schemas: { readonly Ask: XSchema; readonly Answer: XSchema } };
}

const ACTIONS = 60;
let server: Started;
let document: Document;
let answers: ReturnType<typeof Compile>;
const seen = new Set<string>(); // routes that answered well
const checks = new Map<XSchema, ReturnType<typeof Compile>>();

beforeAll(async () => {
  server = await startServer();
  document = (await server.visitor().get('/api')).body;
  answers = Compile(document.components.schemas.Answer);
});
afterAll(() => server.stop());

const schemaOf = ({ content }: Content): XSchema | undefined => content?.['application/json']?.schema;
const checked = (schema: XSchema): ReturnType<typeof Compile> => {
  const known = checks.get(schema) ?? Compile(schema);
  checks.set(schema, known);
  return known;
};
const wrongIn = (check: ReturnType<typeof Compile>, value: unknown): unknown =>
  check.Check(value) ? [] : check.Errors(value)[1].slice(0, 3);

/** The route of the document that an address belongs to; one without a parameter first. */
function routeOf(method: string, address: string): readonly [string, Record<string, Content>] {
  const path = address.split('?')[0]!;
  const fits = (route: string): boolean => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const found = Object.keys(document.paths)
    .filter(route => document.paths[route]![method.toLowerCase()] && fits(route))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
  expect(found, `${method} ${path} is described`).toBeDefined();
  return [`${method} ${found}`, document.paths[found!]![method.toLowerCase()]!.responses];
}

/** Asks, and holds the answer against the document. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every route
async function ask(who: ReturnType<Started['visitor']>, method: string, path: string, body?: unknown): Promise<any> {
  const { status, text, body: said } = await who.ask(method, path, body);
  const [route, responses] = routeOf(method, path);
  const response = responses[String(status)] ?? (status >= 400 ? responses['4XX'] : undefined);
  expect(response, `${route} answers ${status}: ${text}`).toBeDefined();
  const schema = schemaOf(response!);
  expect([route, schema ? wrongIn(checked(schema), said) : text]).toEqual([route, schema ? [] : '']);
  if (status < 300) seen.add(route);
  return said;
}

const wish = (game: AnyGame, scenario: string, seats: Record<Seat, string>, more: object = {}) => ({
  ...{ game: game.id, setup: { scenario, options: [] }, seats, number: '1', ...more },
});

/** Frames of a live connection are held against the schema Answer. */
function framesAreRight(wire: Wire): void {
  const kinds = new Set(wire.answers.map(each => each.t));
  expect(kinds.size).toBeGreaterThan(1);
  for (const each of wire.answers) expect([each.t, wrongIn(answers, each)]).toEqual([each.t, []]);
}

/** By HTTP nothing is left out that a seat may know: a schema that forgot something would drop it silently. */
async function nothingIsDropped(id: string, who: ReturnType<Started['visitor']>): Promise<void> {
  const account = who.cookie ? (await who.get('/api/me')).body.id : null;
  const live = (await server.house.games.table(id))!;
  const { clock: _clock, ...whole } = server.house.games.updateOf(live, account, 0);
  const { clock, ...told } = await ask(who, 'GET', `/api/tables/${id}/update`);
  expect(told).toEqual(JSON.parse(JSON.stringify(whole)));
  expect(clock.now).toBeGreaterThan(0);
  const history = await ask(who, 'GET', `/api/tables/${id}/history`);
  expect(history.update.views).toEqual(told.views);
  const at = await ask(who, 'POST', `/api/tables/${id}/ask`, { t: 'at', id: 'p', count: live.row.count });
  expect(at).toMatchObject({ t: 'position', views: told.views });
}

const games = [
  { game: gettysburg as AnyGame, scenario: 'day1', seats: ['union', 'confederate'] },
  { game: wilderness as AnyGame, scenario: 'annus-mirabilis', seats: ['british', 'french'] },
] as const;

describe('the document and what is sent', () => {
  it.each(games)('agree while $game.id is played: seats, a spectator, refusals, the end', async each => {
    const { game, scenario } = each;
    const [one, two] = each.seats;
    const who = { [one]: await server.guest(), [two]: await server.guest() };
    const [first, second, stranger] = [who[one]!, who[two]!, server.visitor()];
    const pace = { kind: 'live', bank: 3600, more: 5 };
    const made = await ask(
      first,
      'POST',
      '/api/tables',
      wish(game, scenario, { [one]: 'me', [two]: 'open' }, { pace, public: true }),
    );
    const table = `/api/tables/${made.id}`;
    expect((await ask(first, 'GET', `${table}/update`)).key).toBe('server.notBegun');
    await ask(second, 'POST', `${table}/join`, { seat: two, number: '2' });
    const cookies = [first.cookie, second.cookie, ''];
    const wires = await Promise.all(cookies.map(cookie => new Wire(server.base, made.id, cookie).open()));
    for (const wire of wires) await wire.hello();
    const pick = picker(1863);
    for (let i = 0; i < ACTIONS; i++) {
      const state = (await server.house.store.tables.get(made.id))!.state!;
      const [seat] = pending(game, state);
      const action = randomAction(game, view(game, state, seat!), seat!, pick);
      const message = { t: 'act', id: `m${i}`, seat, action };
      expect(await ask(who[seat!]!, 'POST', `${table}/ask`, message)).toMatchObject({ t: 'done' });
      if (i % 20 === 5) for (const one of [first, second, stranger]) await nothingIsDropped(made.id, one);
    }
    await refusals(table, first, one, two);
    await talk(table, first, second, one, two);
    expect(await ask(first, 'POST', `${table}/ask`, { t: 'resign', id: 'r', seat: one })).toMatchObject({ t: 'done' });
    for (const person of [first, second, stranger]) await nothingIsDropped(made.id, person);
    expect((await ask(stranger, 'GET', `${table}/update`)).over.secret).toMatch(/^[0-9a-f]{64}$/);
    const { lines } = await ask(second, 'GET', `${table}/update`);
    const forced = lines.filter((line: { forced?: boolean }) => line.forced).length; // answered by the table, as the dice have it
    expect((await ask(second, 'GET', `${table}/save`)).record.history).toHaveLength(ACTIONS + forced);
    await until(() => wires.every(wire => wire.answers.some(answer => answer.t === 'update' && answer.over)));
    for (const wire of wires) framesAreRight(wire);
    for (const wire of wires) wire.close();
  });

  async function refusals(table: string, first: ReturnType<Started['visitor']>, one: Seat, two: Seat): Promise<void> {
    const asks = [
      { t: 'act', id: 'x1', seat: two, action: { type: 'pass' } },
      { t: 'act', id: 'x2', seat: one, action: { type: 'nonsense' } },
      { t: 'at', id: 'x3', count: 5000 },
      { t: 'order', id: 'x4', seat: one, orders: ['nonsense'] },
      { t: 'answer', id: 'x5', seat: one, yes: true },
    ];
    for (const each of asks) {
      const said = await ask(first, 'POST', `${table}/ask`, each);
      expect([said.t, said.why.say.en, said.why.say.fr]).toEqual(['refused', expect.any(String), expect.any(String)]);
    }
    expect((await ask(first, 'POST', `${table}/ask`, { t: 'hello', since: 0 })).key).toBe('server.unknownMessage');
    expect((await ask(first, 'GET', `${table}/live`)).key).toBe('server.liveOnly');
  }

  async function talk(
    table: string,
    first: ReturnType<Started['visitor']>,
    second: ReturnType<Started['visitor']>,
    one: Seat,
    two: Seat,
  ): Promise<void> {
    const orders = (await ask(first, 'GET', `${table}/update`)).standing ? ['phase'] : [];
    const asks = [
      [first, { t: 'say', id: 's', seat: one, text: 'Bonjour' }],
      [first, { t: 'propose', id: 'd', seat: one, what: 'draw' }],
      [second, { t: 'answer', id: 'n', seat: two, yes: false }],
      [first, { t: 'hurry', id: 'h' }],
      ...(orders.length > 0 ? [[first, { t: 'order', id: 'o', seat: one, orders }] as const] : []),
    ] as const;
    for (const [who, message] of asks) expect((await ask(who, 'POST', `${table}/ask`, message)).t).toBe('done');
  }

  it('agree on what a bot thought', async () => {
    const who = await server.guest();
    const made = await ask(
      who,
      'POST',
      '/api/tables',
      wish(gettysburg, 'day1', { confederate: 'me', union: 'bot:recruit' }),
    );
    const wire = await new Wire(server.base, made.id, who.cookie).open();
    await wire.hello();
    await wire.ask({ t: 'act', id: 'a', seat: 'confederate', action: { type: 'endMovement' } });
    const acted = (answer: Answer): boolean => answer.t === 'update' && answer.count >= 2;
    await until(() => wire.answers.some(acted));
    await wire.ask({ t: 'resign', id: 'r', seat: 'confederate' });
    const at = await ask(who, 'POST', `/api/tables/${made.id}/ask`, { t: 'at', id: 'p', count: 2 });
    expect(at.thought).toMatchObject({ level: 'recruit' });
    expect(at).toEqual(await wire.ask({ t: 'at', id: 'p', count: 2 }));
    expect(wire.answers.some(each => each.t === 'thinking')).toBe(true);
    wire.send('{');
    await until(() => wire.answers.some(each => each.t === 'trouble'));
    framesAreRight(wire);
    wire.close();
  });

  it('agree on people, their things and the lobby', async () => {
    const [who, guest] = [server.visitor(), server.visitor()];
    const account = { name: 'Describer', password: 'a long password' };
    await ask(guest, 'POST', '/api/guest', {});
    await ask(who, 'POST', '/api/register', { ...account, mail: 'd@example.org' });
    expect((await ask(guest, 'POST', '/api/login', { ...account, password: 'wrong' })).key).toBe(
      'server.wrongPassword',
    );
    await ask(who, 'PATCH', '/api/me', { mail: null });
    const next = 'a longer password';
    await ask(who, 'PUT', '/api/me/password', { old: account.password, password: next });
    await ask(who, 'POST', '/api/recover', { name: account.name });
    const token = await ask(who, 'POST', '/api/me/tokens', { name: 'bot' });
    const hook = await ask(who, 'POST', '/api/me/webhooks', { url: 'https://example.org/hook' });
    const push = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'BAAA', auth: 'AAAA' } };
    await ask(who, 'POST', '/api/me/push', push);
    for (const path of ['/api/me', '/api/me/tokens', '/api/me/webhooks', '/api/push-key', '/api/health', '/api/games'])
      await ask(who, 'GET', path);
    await ask(who, 'GET', `/api/games/${gettysburg.id}/balance`);
    await ask(who, 'DELETE', '/api/me/push', { endpoint: push.endpoint });
    await ask(who, 'DELETE', `/api/me/tokens/${token.id}`);
    await ask(who, 'DELETE', `/api/me/webhooks/${hook.id}`);
    const { ticket } = await ask(who, 'POST', '/api/dice');
    const made = await ask(
      who,
      'POST',
      '/api/tables',
      wish(wilderness, 'early-war', { british: 'me', french: 'invite' }, { ticket }),
    );
    const { token: invitation } = made.invitations[0];
    await ask(guest, 'POST', '/api/invitation', { token: invitation });
    await ask(guest, 'POST', '/api/join', { token: invitation });
    await ask(who, 'PUT', `/api/tables/${made.id}/note`, { text: 'note' });
    await ask(who, 'GET', `/api/tables/${made.id}/note`);
    await ask(who, 'GET', `/api/tables/${made.id}`);
    for (const list of ['mine', 'open', 'watch']) await ask(who, 'GET', `/api/tables?list=${list}`);
    const open = await ask(who, 'POST', '/api/tables', wish(gettysburg, 'day1', { union: 'me', confederate: 'open' }));
    await ask(who, 'DELETE', `/api/tables/${open.id}`);
    await ask(who, 'POST', '/api/logout');
    await ask(who, 'POST', '/api/login', { name: account.name, password: next });
    expect(server.errors).toEqual([]);
  });

  it('leave no answer open, and no route untried', () => {
    const open = (schema: XSchema | undefined): boolean =>
      schema !== undefined && !['type', 'anyOf', 'enum', 'const'].some(word => word in (schema as object));
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        responses,
      })),
    );
    expect(routes.filter(({ responses }) => Object.values(responses).some(each => open(schemaOf(each))))).toEqual([]);
    // By mail, by WebSocket, or from a file: shown in letters.test.ts, here over wires, and in play.test.ts.
    const elsewhere = ['POST /api/recover/password', 'GET /api/tables/{id}/live', 'POST /api/tables/import'];
    expect(
      routes
        .map(each => each.name)
        .filter(name => !seen.has(name))
        .sort(),
    ).toEqual(elsewhere.sort());
  });

  it('would be found to differ: a field more, a field less, one of another kind', () => {
    const refused = { t: 'refused', id: 'x', why: { key: 'room.stale' } };
    expect(answers.Check(refused)).toBe(true);
    for (const wrong of [{ ...refused, secret: 's' }, { t: 'refused', id: 'x' }, { ...refused, id: 3 }, { t: 'other' }])
      expect(answers.Check(wrong)).toBe(false);
  });
});
