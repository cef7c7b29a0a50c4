import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@bivouac/gettysburg-1988';
import { picker } from '@bivouac/kernel';
import type { Answer } from '@bivouac/room';
import { WebSocket } from 'ws';
import { configFrom } from '../src/config.ts';
import { openServer, type Server, type ServerOptions } from '../src/server.ts';
import { openStore } from '../src/store/index.ts';
import { messageId } from '../src/tables/told.ts';
import type { Time } from '../src/time.ts';
import { Player, type PlayerOptions } from '../src/workshop/player.ts';
import { Visitor } from '../src/workshop/visitor.ts';

export interface Started extends Server {
  readonly base: string;
  readonly data: string;
  readonly errors: unknown[];
  visitor(headers?: Record<string, string>): Visitor;
  guest(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A server of its own on a free port of the loopback address. */
export async function startServer(env: Record<string, string> = {}, options: ServerOptions = {}): Promise<Started> {
  const data = env['BIVOUAC_DATA'] ?? mkdtempSync(join(tmpdir(), 'bivouac-server-'));
  const config = configFrom({ BIVOUAC_RATE_LIMITS: 'off', BIVOUAC_DATA: data, BIVOUAC_WEB: data, ...env }, data);
  const errors: unknown[] = [];
  const server = await openServer(config, { report: error => errors.push(error), ...options });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`;
  return {
    ...server,
    ...{ base, data, errors },
    visitor: headers => new Visitor(base, headers),
    guest: () => new Visitor(base).guest(),
    async stop() {
      await server.close();
      if (!env['BIVOUAC_DATA']) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A clock that stands until it is set forward; what was to be done by then is done at once. */
export class StandingClock implements Time {
  #now = Date.now();
  readonly #alarms = new Set<{ at: number; work: () => void }>();
  #set = 0;
  readonly now = (): number => this.#now + this.#set;
  readonly ticks = (): number => this.#now;
  /** Somebody sets the clock on the wall. */
  set(by: number): void {
    this.#set += by;
  }
  after(ms: number, work: () => void): () => void {
    const alarm = { at: this.#now + ms, work };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }
  get waiting(): number {
    return this.#alarms.size;
  }
  pass(ms: number): void {
    this.#now += ms;
    const due = [...this.#alarms].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    for (const alarm of due) if (this.#alarms.delete(alarm)) alarm.work();
  }
}

export const day1 = (seats: Record<string, string>, more: object = {}) => ({
  ...{ game: game.id, setup: { scenario: 'day1', options: [] }, seats, number: '42', ...more },
});

/** Two guests at one table, and its id. */
export async function seated(
  server: Started,
  more: object = {},
): Promise<{ id: string; union: Visitor; confederate: Visitor }> {
  const [union, confederate] = [await server.guest(), await server.guest()];
  const made = await union.must(
    'POST',
    '/api/tables',
    day1({ union: 'me', confederate: 'open' }, { public: true, ...more }),
  );
  await confederate.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate', number: '7' });
  return { id: made.id, union, confederate };
}

export const player = (who: Visitor, table: string, seed: number, more: Partial<PlayerOptions> = {}): Player =>
  new Player({
    ...{ game, table, name: `p${seed}`, pick: picker(seed), cookie: who.cookie, base: () => who.base },
    ...more,
  }).start();

/** A bare connection: sends anything, keeps all answers. */
export class Wire {
  readonly answers: Answer[] = [];
  readonly socket: WebSocket;
  closed: { code: number; reason: string } | null = null;

  constructor(base: string, table: string, cookie = '', headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    });
    this.socket.on('message', data => this.answers.push(JSON.parse(String(data)) as Answer));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.socket.on('error', () => {});
  }
  open = (): Promise<this> =>
    new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve(this));
      this.socket.once('error', reject);
    });
  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** Sends and waits for the answer to it. */
  async ask(message: { id: string } & Record<string, unknown>): Promise<Extract<Answer, { id: string }>> {
    this.send(message);
    return (await until(() => this.answers.findLast(each => 'id' in each && each.id === message.id))) as never;
  }
  async hello(since = 0): Promise<Extract<Answer, { t: 'update' }>> {
    const before = this.answers.length;
    this.send({ t: 'hello', since });
    return (await until(() => this.answers.slice(before).find(each => each.t === 'update'))) as never;
  }
  close = (): void => this.socket.terminate();
}

/** The number at which each action is kept, by the id of its message; each is kept once. What the table did by itself has none. */
export async function actionsKept(place: string, id: string): Promise<ReadonlyMap<string, number>> {
  const store = await openStore(place);
  const acts = (await store.tables.lines(id)).filter(line => line.kind === 'act' && !line.forced);
  await store.close();
  const kept = new Map(acts.map(line => [messageId(line.id!), line.seq]));
  if (kept.size !== acts.length) throw new Error(`${acts.length - kept.size} actions are doubled`);
  return kept;
}

/** Answers the table gave by itself: nobody sent them. */
export const givenIn = ({ lines }: Player): number => lines.filter(({ forced }) => forced).length;

/** Waits for it as long as it takes; who waits in vain is told so, long after any machine would have done it. */
export async function until<T>(look: () => T | undefined | null | false, ms = 240_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
