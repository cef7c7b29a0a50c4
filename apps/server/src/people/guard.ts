import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Trouble } from '../http/trouble.ts';
import { hashed, newToken } from '../ids.ts';
import type { Account, Store } from '../store/index.ts';
import { callerOf } from './address.ts';
import type { Limits, RateName } from './limits.ts';

export const COOKIE = 'bivouac';
const SESSION_MS = 180 * 86_400_000;

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    byToken: boolean;
    key: string | null; // SHA-256 of the session or token that opened it
  }
  interface FastifyContextConfig {
    play?: boolean; // a bot token may use it
    own?: boolean; // looks itself at who asks
    rate?: RateName;
  }
}

/** Who asks, from where, and whether he may. */
export class Guard {
  readonly #store: Store;
  readonly #limits: Limits;
  readonly #config: Config;

  constructor(store: Store, limits: Limits, config: Config) {
    this.#store = store;
    this.#limits = limits;
    this.#config = config;
  }

  limit(name: RateName, who: string): void {
    const seconds = this.#limits.wait(name, who);
    if (seconds > 0) throw new Trouble(429, 'server.tooMany', { seconds });
  }

  /** Runs before every request of the API. */
  async check(request: FastifyRequest): Promise<void> {
    const config: { play?: boolean; own?: boolean; rate?: RateName } = request.routeOptions.config ?? {};
    const caller = callerOf(request.ip);
    this.limit('address', caller);
    if (config.rate) this.limit(config.rate, caller);
    if (config.own) return;
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return this.#checkToken(request, bearer, config.play === true);
    if (request.headers.authorization !== undefined) throw new Trouble(401, 'server.login');
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) this.sameOrigin(request);
    const cookie = request.cookies[COOKIE];
    if (!cookie) return;
    request.key = hashed(cookie);
    request.account = await this.#store.people.bySession(request.key, Date.now());
  }

  async #checkToken(request: FastifyRequest, token: string, mayPlay: boolean): Promise<void> {
    request.key = hashed(token);
    request.account = await this.#store.people.byToken(request.key);
    request.byToken = true;
    if (!request.account) throw new Trouble(401, 'server.login');
    if (!mayPlay) throw new Trouble(403, 'server.tokenLimits');
  }

  /** A browser says where a request comes from; from elsewhere nothing is done in a person's name. */
  sameOrigin(request: FastifyRequest): void {
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Trouble(403, 'server.origin');
    if (origin !== undefined && !this.#isOurs(origin, request.host)) throw new Trouble(403, 'server.origin');
  }

  #isOurs(origin: string, host: string): boolean {
    if (origin === this.#config.publicUrl) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  person(request: FastifyRequest): Account {
    if (!request.account) throw new Trouble(401, 'server.login');
    return request.account;
  }

  /** A new session, always with a new token. */
  async enter(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
    const [token, now] = [newToken(), Date.now()];
    const old = request.cookies[COOKIE];
    const session = { hash: hashed(token), account, created: now, expires: now + SESSION_MS };
    await this.#store.people.addSession(session, old ? hashed(old) : null);
    reply.setCookie(COOKIE, token, { ...this.#cookie(request), maxAge: SESSION_MS / 1000 });
  }

  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const old = request.cookies[COOKIE];
    if (old) await this.#store.people.endSession(hashed(old), request.account?.id ?? '');
    reply.clearCookie(COOKIE, this.#cookie(request));
  }

  #cookie(request: FastifyRequest) {
    const secure = request.protocol === 'https' || this.#config.publicUrl?.startsWith('https:') === true;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
