import type { Balance } from '@bivouac/bots/balance';
import type { LevelName } from '@bivouac/bots/levels';
import type { Language, Seat, Setup, Text } from '@bivouac/kernel';
import type { Brought, Pace } from '@bivouac/room';
import { signal } from '@preact/signals';

// The server's HTTP door. Everything local works without it.

/** A table as the server lists it. */
export interface ServerTable {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly commitment: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly public: boolean;
  readonly pace: Pace;
  readonly players: Readonly<Record<Seat, { readonly name: string; readonly kind: string; readonly me: boolean }>>;
  readonly mySeats: readonly Seat[];
  readonly mine: boolean;
  readonly pending: readonly Seat[];
  readonly myTurn: boolean;
  readonly since: number;
  readonly count: number;
  readonly changed: number;
  readonly outcome: { readonly winners: readonly string[]; readonly why: Text } | null;
  readonly brought?: Brought; // from a file
  readonly invitations?: readonly { readonly seat: Seat; readonly token: string; readonly link: string }[];
}
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly mail: string | null;
  readonly language: Language;
}
export type SeatWish = 'me' | 'open' | 'invite' | 'bot:random' | `bot:${LevelName}`;
export interface NewServerTable {
  readonly game: string;
  readonly setup: Setup;
  readonly seats: Readonly<Record<Seat, SeatWish>>;
  readonly pace: Pace;
  readonly public: boolean;
  readonly number: string;
  readonly ticket?: string;
}
/** Dice made before their table. */
export interface PreparedDice {
  readonly ticket: string;
  readonly commitment: string;
}

/** A refusal of the server, in both languages. */
export class Refusal extends Error {
  readonly status: number;
  readonly say: Readonly<Record<Language, string>>;
  constructor(status: number, key: string, say: Readonly<Record<Language, string>>) {
    super(key);
    this.status = status;
    this.say = say;
  }
}
/** No server there. */
export class Unreachable extends Error {}

/** Whether the server answered last time; null: not yet asked. */
export const reachable = signal<boolean | null>(null);
export const me = signal<Me | null>(null);

const PATIENCE_MS = 10_000;

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  answered<T>(await fetched(method, path, body));

async function fetched(method: string, path: string, body?: unknown): Promise<Response> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    return await fetch(`/api${path}`, { method, signal: AbortSignal.timeout(PATIENCE_MS), ...sent });
  } catch {
    reachable.value = false;
    throw new Unreachable();
  }
}

/** The text itself, to the letter: a save carries a checksum. */
async function asText(path: string): Promise<string> {
  const response = await fetched('GET', path);
  if (!response.ok) return answered<string>(response); // throws
  return noted(await response.text());
}

async function answered<T>(response: Response): Promise<T> {
  if (response.status === 204) return noted(null as T);
  const body = await response.json().catch(() => undefined);
  const say = (body as { say?: Readonly<Record<Language, string>> } | undefined)?.say;
  if (response.ok && body !== undefined) return noted(body as T);
  if (!say) {
    reachable.value = false; // something answers, but not our server
    throw new Unreachable();
  }
  reachable.value = true;
  throw new Refusal(response.status, (body as Text).key, say);
}
function noted<T>(value: T): T {
  reachable.value = true;
  return value;
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

interface Token {
  readonly id: string;
  readonly name: string;
}
interface Hook {
  readonly id: string;
  readonly url: string;
}

export const api = {
  balance: (game: string) =>
    get<{ sides: readonly string[]; balance: readonly Balance[] }>(`/games/${encodeURIComponent(game)}/balance`),
  me: () => get<Me | null>('/me'),
  guest: (language: Language) => post<Me>('/guest', { language }),
  register: (who: { name: string; password: string; mail?: string; language: Language }) => post<Me>('/register', who),
  login: (who: { name: string; password: string }) => post<Me>('/login', who),
  logout: () => post<null>('/logout'),
  change: (what: { mail?: string | null; language?: Language }) => request<Me>('PATCH', '/me', what),
  password: (what: { old: string; password: string }) => request<Me>('PUT', '/me/password', what),
  lost: (name: string) => post<null>('/recover', { name }),
  recover: (token: string, password: string) => post<Me>('/recover/password', { token, password }),

  list: (list: 'mine' | 'open' | 'watch') =>
    get<{ tables: readonly ServerTable[] }>(`/tables?list=${list}`).then(found => found.tables),
  dice: () => post<PreparedDice>('/dice'),
  make: (wish: NewServerTable) => post<ServerTable>('/tables', wish),
  table: (id: string) => get<ServerTable>(table(id)),
  drop: (id: string) => request<null>('DELETE', table(id)),
  note: (id: string) => get<{ text: string }>(`${table(id)}/note`).then(found => found.text),
  setNote: (id: string, text: string) => request<{ text: string }>('PUT', `${table(id)}/note`, { text }),
  save: (id: string) => asText(`${table(id)}/save`),
  sit: (id: string, seat: Seat, number: string) => post<ServerTable>(`${table(id)}/join`, { seat, number }),
  invitation: (token: string) => post<{ seat: Seat; table: ServerTable }>('/invitation', { token }),
  join: (token: string, number: string) => post<ServerTable>('/join', { token, number }),

  tokens: () => get<readonly Token[]>('/me/tokens'),
  addToken: (name: string) => post<Token & { token: string }>('/me/tokens', { name }),
  endToken: (id: string) => request<null>('DELETE', `/me/tokens/${id}`),
  hooks: () => get<readonly Hook[]>('/me/webhooks'),
  addHook: (url: string) => post<Hook & { secret: string }>('/me/webhooks', { url }),
  endHook: (id: string) => request<null>('DELETE', `/me/webhooks/${id}`),
  pushKey: () => get<{ key: string }>('/push-key').then(found => found.key),
  subscribe: (subscription: PushSubscriptionJSON) =>
    post<null>('/me/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  unsubscribe: (endpoint: string) => request<null>('DELETE', '/me/push', { endpoint }),
};

/** Who we are to the server; a guest is made only when one is needed. */
export async function somebody(language: Language): Promise<Me> {
  me.value = (await api.me()) ?? (await api.guest(language));
  return me.value;
}

export const liveAddress = (id: string): string => `${location.origin.replace(/^http/, 'ws')}/api${table(id)}/live`;
