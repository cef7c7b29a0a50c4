import { Type } from 'typebox';
import type { House } from '../house.ts';
import type { App } from '../http/http.ts';
import { meOf } from '../http/routes-people.ts';
import { Me, Recover, Recovered } from '../http/schemas.ts';
import { Trouble } from '../http/trouble.ts';
import { newId, sameText, sign } from '../ids.ts';
import { sendMail } from '../post/mail.ts';
import { sentences } from '../shelf.ts';
import type { Account } from '../store/index.ts';
import { folded } from '../store/people.ts';
import { hashPassword } from './passwords.ts';

const VALID_MS = 60 * 60_000;

/** The way back into an account for one who has lost his password: a link by mail. */
export function recoveryRoutes(app: App, house: House): void {
  const { store, guard } = house;

  app.post(
    '/api/recover',
    {
      schema: { body: Recover, response: { 204: Type.Null() }, description: 'The same answer whether there is one' },
      config: { rate: 'entry' },
    },
    async (request, reply) => {
      const name = request.body.name.trim();
      guard.limit('recover', folded(name));
      setImmediate(() => void writeToName(house, name).catch(house.report));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/recover/password',
    { schema: { body: Recovered, response: { 200: Me } }, config: { rate: 'entry' } },
    async (request, reply) => {
      const account = await accountOf(house, request.body.token);
      const password = await hashPassword(request.body.password);
      const done = await store.people.replacePassword(account.id, account.password!, password);
      if (!done) throw new Trouble(403, 'server.recovery'); // somebody was quicker with the same link
      house.connections.look(account.id);
      await guard.enter(request, reply, account.id);
      return meOf(account);
    },
  );
}

/** Bound to the present password and address: when one changes, by this link or otherwise, the link is worth nothing. */
const tokenOf = ({ recoveryKey }: House, { id, password, mail }: Account, expires: number): string =>
  `${id}.${expires}.${sign(recoveryKey, `recovery ${id} ${expires} ${password} ${mail}`)}`;

async function accountOf(house: House, token: string): Promise<Account> {
  const [, id = '', expires = ''] = /^([\w-]{1,64})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  const account = id ? await house.store.people.byId(id) : null;
  const until = Number(expires);
  const valid = account?.password && until > house.time.now() && sameText(token, tokenOf(house, account, until));
  if (!valid) throw new Trouble(403, 'server.recovery');
  return account;
}

/** Nobody waits for it: how long an answer takes must not tell whether there is an account. */
async function writeToName(house: House, name: string): Promise<void> {
  const account = await house.store.people.byName(name);
  if (account) writeTo(house, account);
}

function writeTo(house: House, account: Account): void {
  const { name, mail, password, language } = account;
  if (!mail || !password || house.limits.wait('mail', mail.toLowerCase()) > 0) return;
  const link = `${house.links.base}/recover#${tokenOf(house, account, house.time.now() + VALID_MS)}`;
  const subject = sentences({ key: 'mail.recoverySubject' })[language];
  const text = sentences({ key: 'mail.recovery', args: { name, link, minutes: VALID_MS / 60_000 } })[language];
  sendMail(house.config, `recovery-${newId()}`, { to: mail, subject, text }).catch(house.report);
}
