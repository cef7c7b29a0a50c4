import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Text } from '@bivouac/kernel';
import type { Answer, Ask } from '@bivouac/room';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { type House, mayWatch } from '../house.ts';
import { callerOf } from '../people/address.ts';
import type { Watcher } from '../tables/games.ts';
import type { Live } from '../tables/live.ts';
import type { Held } from './connections.ts';
import type { App } from './http.ts';
import { holdsNul } from './nul.ts';
import { hurryAnswer, positionAnswer } from './routes-tables.ts';
import { AskMessage, Id } from './schemas.ts';
import { Trouble } from './trouble.ts';

const LARGEST_FRAME = 64 * 1024;
const LARGEST_BACKLOG = 1024 * 1024; // a client that does not read is cut off; it catches up when it comes back
const MOST_WAITING = 64;
const MOST_AT_AN_ADDRESS = 200;
const PATIENCE = 100; // messages beyond the limit before we hang up
const PING_MS = 30_000;

const SPOKEN =
  'WebSocket. The client says `hello` with the last number it knows, then what POST /api/tables/{id}/ask takes: the schema `Ask`. ' +
  'The table answers as the schema `Answer` says. A message sent again under its old id is done once.';
const asks = Compile(AskMessage);
const perAddress = new Map<string, number>();

export async function speakLive(app: App): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false } });
}

/** Live play: /api/tables/:id/live speaks the messages of packages/room. */
export function socketRoutes(app: App, house: House): void {
  const spoken = Type.Null({ description: 'From then on messages as the schemas Ask and Answer' });
  const schema = { params: Type.Object({ id: Id }), description: SPOKEN, response: { 101: spoken } };
  app.route({
    ...{ method: 'GET', url: '/api/tables/:id/live', schema, config: { play: true } },
    preValidation: async request => house.guard.sameOrigin(request),
    handler: () => Promise.reject(new Trouble(426, 'server.liveOnly')),
    wsHandler: (socket, request) => {
      connect(socket, callOf(request), house, request.params.id);
    },
  });
}

/** What is still needed of a request when it has become a connection: the rest of it would stay in memory as long. */
interface Call extends Pick<FastifyRequest, 'id' | 'ip' | 'key' | 'byToken'> {
  readonly account: string | null;
  readonly wire: Socket;
}
function callOf({ id, ip, key, byToken, account, raw }: FastifyRequest): Call {
  const { socket: wire } = raw;
  const { _httpMessage: response } = wire as Socket & { readonly _httpMessage?: ServerResponse };
  response?.detachSocket(wire);
  return { id, ip, key, byToken, account: account?.id ?? null, wire };
}

function connect(socket: WebSocket, call: Call, house: House, id: string): Connection {
  socket.removeAllListeners('error'); // the plugin's holds the request; ours takes its place
  return new Connection(socket, call, house, id);
}

class Connection implements Watcher, Held {
  readonly account: string | null;
  known = 0;
  welcome: string | null = null;
  standing = '';
  readonly #socket: WebSocket;
  readonly #call: Call;
  readonly #house: House;
  readonly #id: string;
  readonly #caller: string;
  #pinger: NodeJS.Timeout;
  #unwatch: (() => void) | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #beyond = 0;
  #alive = true;
  #ended = false;
  #gathering = false;
  readonly #letGo: () => void;

  constructor(socket: WebSocket, call: Call, house: House, id: string) {
    this.#socket = socket;
    this.#call = call;
    this.#house = house;
    this.#id = id;
    this.account = call.account;
    this.#caller = callerOf(call.ip);
    const here = (perAddress.get(this.#caller) ?? 0) + 1;
    perAddress.set(this.#caller, here);
    house.metrics.count('connections');
    socket.on('message', (data, binary) => this.#heard(binary ? '' : String(data)));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      this.#alive = true;
    });
    this.#letGo = house.connections.hold(this);
    this.#pinger = this.#pingLater();
    if (house.config.limits && here > MOST_AT_AN_ADDRESS) socket.close(1008, 'too many connections');
  }

  send(answer: Answer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount <= LARGEST_BACKLOG) {
      this.#gather();
      return this.#socket.send(written(answer));
    }
    this.#house.metrics.count('cutoffs');
    this.#socket.terminate();
  }

  /** What is said in one turn goes out in one piece. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { wire } = this.#call;
    wire.cork();
    process.nextTick(() => {
      this.#gathering = false;
      wire.uncork();
    });
  }

  /** One message after the other, and not too many of them. */
  #heard(text: string): void {
    const { limits } = this.#house;
    const seconds = limits.wait('messages', this.#caller) || limits.wait('message', this.#key());
    if (seconds > 0 || this.#waiting >= MOST_WAITING) return this.#tooFast(text, seconds || 1);
    this.#waiting++;
    const work = async (): Promise<void> => {
      try {
        if (!this.#ended) await this.#handle(text);
      } catch (error) {
        if (error instanceof Trouble) this.#refuse(text, error.text);
        else this.#breakOff();
      } finally {
        this.#waiting--;
      }
    };
    this.#last = this.#last.then(work);
  }

  /** We do not know whether it was kept: the client comes back, and sends it again under the same id. */
  #breakOff(): void {
    this.#house.metrics.count('errors');
    this.#socket.close(1011, 'something went wrong; come back');
  }

  #key(): string {
    return `${this.#call.ip} ${this.#call.id}`;
  }

  #tooFast(text: string, seconds: number): void {
    this.#refuse(text, { key: 'server.tooMany', args: { seconds } });
    if (++this.#beyond > PATIENCE) this.#socket.close(1008, 'too many messages');
  }

  /** Refuses by the message's own id where it has one. */
  #refuse(text: string, why: Text): void {
    const id = (parsed(text) as { id?: unknown } | null | undefined)?.id;
    this.send(typeof id === 'string' && id.length <= 64 ? { t: 'refused', id, why } : { t: 'trouble', why });
  }

  async #handle(text: string): Promise<void> {
    const message = parsed(text);
    if (message === undefined) return this.#refuse(text, { key: 'server.notJson' });
    if (holdsNul(text)) return this.#refuse(text, { key: 'server.nul' });
    if (!asks.Check(message)) return this.#refuse(text, { key: 'server.unknownMessage' });
    const ask = message as Ask;
    if (ask.t === 'hello') return this.#hello(ask.since);
    if (ask.t === 'at') return this.#at(ask.id, ask.count);
    if (ask.t === 'hurry') return this.send(hurryAnswer(this.#house, await this.#visible(), this.account, ask.id));
    if (ask.t === 'say') this.#house.guard.limit('say', this.account ?? this.#call.ip);
    const started = performance.now();
    await this.#visible();
    const answer = await this.#house.games.ask(this.#id, this.account, ask, this.#call.key ?? '');
    if (answer.t === 'refused' && answer.why.key === 'server.closed') return; // unanswered: it is sent again to whoever comes next
    this.send(answer);
    if (ask.t === 'order') return; // counted nowhere: nobody is to notice that it was given
    this.#house.metrics.count('messages');
    this.#house.metrics.time('ask', performance.now() - started);
  }

  async #visible(since = 0): Promise<Live> {
    const live = await this.#house.games.upTo(this.#id, since);
    if (!live || !mayWatch(live.row, live.seats, this.account)) throw new Trouble(404, 'server.noTable');
    return live;
  }

  async #hello(since: number): Promise<void> {
    const live = await this.#visible(since);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#unwatch ??= this.#house.games.watch(this.#id, this);
    this.#house.games.hello(live, this, since);
    await this.#present();
  }

  async #at(id: string, count: number): Promise<void> {
    const live = await this.#visible();
    if (!live.room) throw new Trouble(409, 'server.notBegun');
    this.send(await positionAnswer(this.#house, live, this.account, id, count));
  }

  /** Those who came together are not asked together. */
  #pingLater(): NodeJS.Timeout {
    return setTimeout(
      () => {
        this.#pinger = this.#pingLater();
        this.#ping().catch(() => this.#socket.terminate());
      },
      PING_MS * (0.5 + Math.random() / 2),
    );
  }

  async #ping(): Promise<void> {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
    if (await this.#isOpenTo()) await this.#present();
    else this.#end();
  }

  /** At once: a session or token that is withdrawn moves nothing more. */
  async endUnlessOpen(): Promise<void> {
    if (!(await this.#isOpenTo().catch(() => true))) this.#end();
  }

  #end(): void {
    this.#ended = true;
    this.#socket.close(1008, 'signed out');
  }

  async #isOpenTo(): Promise<boolean> {
    const { key } = this.#call;
    if (this.account === null || key === null) return true;
    const { people } = this.#house.store;
    const found = this.#call.byToken ? await people.byToken(key) : await people.bySession(key, Date.now());
    return found?.id === this.account;
  }

  /** Who is here needs no notice. */
  async #present(): Promise<void> {
    if (this.account === null) return;
    const { store, name, time } = this.#house;
    await store.house.here(this.#id, this.account, `${name} ${this.#call.id}`, time.now() + 2 * PING_MS);
  }

  #closed(): void {
    clearTimeout(this.#pinger);
    this.#letGo();
    this.#unwatch?.();
    const { id } = this.#call;
    const left = (perAddress.get(this.#caller) ?? 1) - 1;
    if (left > 0) perAddress.set(this.#caller, left);
    else perAddress.delete(this.#caller);
    if (this.account === null || !this.#unwatch) return;
    this.#house.store.house.gone(this.#id, this.account, `${this.#house.name} ${id}`).catch(() => {});
  }
}

const MOST_WRITTEN = 4; // to those on both sides, and to those who look on
let lately: readonly { readonly answer: Answer; readonly text: string }[] = [];
/** What many are told is written once: they are told one after the other. */
function written(answer: Answer): string {
  const known = lately.find(each => each.answer === answer);
  if (known) return known.text;
  const text = JSON.stringify(answer);
  lately = [{ answer, text }, ...lately].slice(0, MOST_WRITTEN);
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
