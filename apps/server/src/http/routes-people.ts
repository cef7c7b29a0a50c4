import { randomInt } from 'node:crypto';
import type { Language } from '@bivouac/kernel';
import { verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { House } from '../house.ts';
import { newId } from '../ids.ts';
import { cleanName } from '../people/names.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Account } from '../store/index.ts';
import { folded } from '../store/people.ts';
import type { App } from './http.ts';
import { ChangeMe, Credentials, Guest, Login, Me, NewPassword } from './schemas.ts';
import { Trouble } from './trouble.ts';

const NULL = Buffer.from('null') as never; // fastify sends nothing at all for null
export const meOf = ({ id, name, guest, mail, language }: Account) => ({ id, name, guest, mail, language });
const languageOf = (request: FastifyRequest): Language =>
  /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';

/** Guests, accounts and sessions. */
export function peopleRoutes(app: App, house: House): void {
  const { store, guard } = house;
  const nobody = hashPassword('nobody has this password'); // checked when a name is unknown: the answer takes as long

  app.get('/api/me', { schema: { response: { 200: Type.Union([Type.Null(), Me]) } } }, async (request, reply) =>
    reply.type('application/json').send(request.account ? meOf(request.account) : NULL),
  );

  app.post(
    '/api/guest',
    { schema: { body: Guest, response: { 200: Me } }, config: { rate: 'entry' } },
    async (request, reply) => {
      if (request.account) return meOf(request.account);
      const account = await newGuest(house, request.body.language ?? languageOf(request));
      await guard.enter(request, reply, account.id);
      return meOf(account);
    },
  );

  app.post(
    '/api/register',
    { schema: { body: Credentials, response: { 200: Me } }, config: { rate: 'entry' } },
    async (request, reply) => {
      const { password, mail = null, language = languageOf(request) } = request.body;
      const name = cleanName(request.body.name);
      const was = request.account;
      if (was && !was.guest) throw new Trouble(409, 'server.account');
      const secret = await hashPassword(password);
      const account: Account = {
        ...{ id: was?.id ?? newId(), name, password: secret, mail, language, guest: false, created: Date.now() },
      };
      const made = was ? store.people.promote(was.id, name, secret, mail, language) : store.people.add(account);
      if (!(await made)) throw new Trouble(409, 'server.nameTaken');
      house.games.renamed(account.id);
      await guard.enter(request, reply, account.id);
      return meOf(account);
    },
  );

  app.post(
    '/api/login',
    { schema: { body: Login, response: { 200: Me } }, config: { rate: 'entry' } },
    async (request, reply) => {
      const name = request.body.name.trim();
      guard.limit('name', folded(name)); // as it is looked up: no other spelling gives more attempts
      const account = await store.people.byName(name);
      const right = await verify(account?.password ?? (await nobody), request.body.password);
      if (!account?.password || !right) throw new Trouble(401, 'server.wrongPassword');
      await guard.enter(request, reply, account.id);
      return meOf(account);
    },
  );

  app.post('/api/logout', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
    await guard.leave(request, reply);
    if (request.account) house.connections.look(request.account.id);
    return reply.code(204).send(null);
  });

  app.patch('/api/me', { schema: { body: ChangeMe, response: { 200: Me } } }, async request => {
    const { id, mail, language } = guard.person(request);
    const next = { mail, language, ...request.body };
    await store.people.change(id, next.mail ?? null, next.language);
    return meOf((await store.people.byId(id))!);
  });

  app.put(
    '/api/me/password',
    { schema: { body: NewPassword, response: { 200: Me } }, config: { rate: 'entry' } },
    async (request, reply) => {
      const account = guard.person(request);
      guard.limit('name', folded(account.name));
      if (!account.password || !(await verify(account.password, request.body.old))) {
        throw new Trouble(401, 'server.wrongPassword');
      }
      await store.people.setPassword(account.id, await hashPassword(request.body.password));
      house.connections.look(account.id);
      await guard.enter(request, reply, account.id);
      return meOf(account);
    },
  );
}

const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', fr: 'Invité' };

async function newGuest({ store }: House, language: Language): Promise<Account> {
  for (let digits = 4; ; digits++) {
    const name = `${GUEST[language]} ${randomInt(10 ** digits)}`;
    const account: Account = {
      ...{ id: newId(), name, password: null, mail: null, language, guest: true, created: Date.now() },
    };
    if (await store.people.add(account)) return account;
  }
}
