import { Type } from 'typebox';
import type { House } from '../house.ts';
import { hashed, newId, newToken } from '../ids.ts';
import { hookAddress } from '../post/net.ts';
import type { App } from './http.ts';
import { Id } from './schemas.ts';
import { Trouble } from './trouble.ts';

const MOST = 20;
const Done = { 204: Type.Null() };
const ById = Type.Object({ id: Id });
const TokenOut = Type.Object({ id: Type.String(), name: Type.String(), created: Type.Integer() });
const HookOut = Type.Object({ id: Type.String(), url: Type.String(), created: Type.Integer() });
const closed = { additionalProperties: false } as const;
const Subscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
    expirationTime: Type.Optional(Type.Union([Type.Null(), Type.Number()])), // as browsers write it
    keys: Type.Object(
      {
        p256dh: Type.String({ maxLength: 200, pattern: '^[\\w-]+={0,2}$' }),
        auth: Type.String({ maxLength: 100, pattern: '^[\\w-]+={0,2}$' }),
      },
      closed,
    ),
  },
  closed,
);

/** A person's bot tokens, webhooks and push subscriptions. */
export function mineRoutes(app: App, house: House): void {
  tokenRoutes(app, house);
  hookRoutes(app, house);
  pushRoutes(app, house);
}

function room(have: number, what: string): void {
  if (have >= MOST) throw new Trouble(409, 'server.limit', { what: `${MOST} ${what}` });
}

function tokenRoutes(app: App, { store, guard, connections }: House): void {
  app.get('/api/me/tokens', { schema: { response: { 200: Type.Array(TokenOut) } } }, request =>
    store.people.tokens(guard.person(request).id),
  );

  const New = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) }, { additionalProperties: false });
  const Made = Type.Object({ ...TokenOut.properties, token: Type.String({ description: 'Shown once' }) });
  app.post('/api/me/tokens', { schema: { body: New, response: { 200: Made } } }, async request => {
    const { id: account } = guard.person(request);
    guard.limit('make', account);
    room((await store.people.tokens(account)).length, 'tokens');
    const token = newToken();
    const made = { id: newId(), name: request.body.name, created: Date.now() };
    await store.people.addToken({ ...made, hash: hashed(token), account });
    return { ...made, token };
  });

  app.delete('/api/me/tokens/:id', { schema: { params: ById, response: Done } }, async (request, reply) => {
    const { id } = guard.person(request);
    const gone = await store.people.endToken(id, request.params.id);
    if (!gone) throw new Trouble(404, 'server.notFound');
    connections.look(id);
    return reply.code(204).send(null);
  });
}

function hookRoutes(app: App, { store, guard, config }: House): void {
  app.get('/api/me/webhooks', { schema: { response: { 200: Type.Array(HookOut) } } }, request =>
    store.post.webhooks(guard.person(request).id),
  );

  const New = Type.Object({ url: Type.String({ maxLength: 500 }) }, { additionalProperties: false });
  const Made = Type.Object({
    ...HookOut.properties,
    secret: Type.String({ description: 'Shown once: the header x-bivouac-signature is the HMAC-SHA-256 of the body' }),
  });
  app.post('/api/me/webhooks', { schema: { body: New, response: { 200: Made } } }, async request => {
    const { id: account } = guard.person(request);
    guard.limit('make', account);
    room((await store.post.webhooks(account)).length, 'webhooks');
    if (!hookAddress(request.body.url, config.privateHooks)) throw new Trouble(400, 'server.hookUrl');
    const made = { id: newId(), url: request.body.url, secret: newToken(), created: Date.now() };
    await store.post.addWebhook({ ...made, account });
    return made;
  });

  app.delete('/api/me/webhooks/:id', { schema: { params: ById, response: Done } }, async (request, reply) => {
    const gone = await store.post.endWebhook(guard.person(request).id, request.params.id);
    if (!gone) throw new Trouble(404, 'server.notFound');
    return reply.code(204).send(null);
  });
}

function pushRoutes(app: App, { store, guard, vapid, config }: House): void {
  app.get('/api/push-key', { schema: { response: { 200: Type.Object({ key: Type.String() }) } } }, async () => ({
    key: vapid.publicKey,
  }));

  app.post('/api/me/push', { schema: { body: Subscription, response: Done } }, async (request, reply) => {
    const { id: account } = guard.person(request);
    guard.limit('make', account);
    room((await store.post.subscriptions(account)).length, 'subscriptions');
    const { endpoint, keys } = request.body;
    const secure = config.privateHooks || endpoint.startsWith('https://');
    if (!secure || !hookAddress(endpoint, config.privateHooks)) throw new Trouble(400, 'server.hookUrl');
    await store.post.subscribe({ endpoint, account, p256dh: keys.p256dh, auth: keys.auth, created: Date.now() });
    return reply.code(204).send(null);
  });

  const Gone = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, { additionalProperties: false });
  app.delete('/api/me/push', { schema: { body: Gone, response: Done } }, async (request, reply) => {
    await store.post.unsubscribe(guard.person(request).id, request.body.endpoint);
    return reply.code(204).send(null);
  });
}
