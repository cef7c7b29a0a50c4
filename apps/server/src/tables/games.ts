import type { Pool } from '@bivouac/bots';
import type { Seat, Text } from '@bivouac/kernel';
import {
  type Answer,
  actByOrder,
  type BotThought,
  type Handled,
  handle,
  ORDER_DELAY,
  openRoom,
  type Told,
  timeOut,
  type Update,
  updateFor,
  viewsOf,
} from '@bivouac/room';
import { botThreads } from '../bots/bot-threads.ts';
import { Bots, isStale } from '../bots/bots.ts';
import type { Metrics } from '../http/metrics.ts';
import type { LineRow, Store } from '../store/index.ts';
import { realTime, type Time } from '../time.ts';
import { deadlineOf, firstBanks, latest } from './clock.ts';
import {
  after,
  afterOrders,
  botSeats,
  botToMove,
  changeOf,
  firstRecord,
  isUpTo,
  type Live,
  load,
  seatsHeld,
} from './live.ts';
import { OrderTimers } from './orders.ts';
import { Positions } from './positions.ts';
import { told } from './told.ts';

/** Somebody watching a table: told what is new, as far as his seats may know it. */
export interface Watcher {
  readonly account: string | null;
  known: number; // the last number sent
  send(message: string): void;
  welcome(live: Live): void;
}
type Turn = (live: Live) => Handled;
type Thought = BotThought | null;
type Quiet = Extract<Handled, { quiet: Seat }>;
export type Reply = Extract<Answer, { t: 'done' } | { t: 'refused' }>;

export interface GamesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly time?: Time;
  readonly most?: number; // tables kept in memory
  readonly noticeDelay?: number;
  readonly orderDelay?: number; // before a standing order answers
  readonly pool?: Pool; // where bots think
  readonly trouble?: (error: unknown) => void;
}

const TRIES = 8;
const LONGEST_QUEUE = 100;

/** All tables of this process. What happens at one table happens one after the other. */
export class Games {
  readonly #store: Store;
  readonly #o: GamesOptions;
  readonly #now: () => number;
  readonly #live = new Map<string, Live>(); // the longest unused first
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #queues = new Map<string, { last: Promise<unknown>; length: number }>();
  readonly #orders: OrderTimers;
  readonly #positions: Positions;
  readonly bots: Bots;
  #stop: (() => Promise<void>) | undefined;
  #closed = false;

  constructor(options: GamesOptions) {
    this.#o = options;
    this.#store = options.store;
    this.#positions = new Positions(options.store);
    const time = options.time ?? realTime;
    this.#now = time.now;
    const answer = (id: string, seq: number): void =>
      void this.moveByOrder(id, seq).catch(error => options.trouble?.(error));
    this.bots = new Bots(options.pool ?? botThreads(), (id, answer) => this.#sayTo(id, JSON.stringify(answer)));
    this.#orders = new OrderTimers(time, options.orderDelay ?? ORDER_DELAY, answer);
  }

  async open(): Promise<void> {
    this.#stop = await this.#store.listen(what => this.#heard(what));
  }

  /** Lets every table finish what it is doing. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#orders.stop();
    this.bots.close();
    await this.#stop?.();
    await Promise.allSettled([...this.#queues.values()].map(queue => queue.last));
  }

  get size(): { live: number; watched: number } {
    return { live: this.#live.size, watched: this.#watchers.size };
  }

  /** The table, begun if everyone sits; null: there is none. */
  table(id: string): Promise<Live | null> {
    const known = this.#live.get(id);
    if (known?.room) return Promise.resolve(known);
    return this.#queued(id, () => this.#load(id));
  }

  /** The same for one who knows of a line that we have not heard of. */
  async upTo(id: string, seq: number): Promise<Live | null> {
    const live = await this.table(id);
    if (!live?.room || live.row.seq >= seq) return live;
    return this.#queued(id, () => {
      if (this.#live.get(id) === live) this.#live.delete(id);
      return this.#load(id);
    });
  }

  /** What a client wants done. On disk before it is answered. */
  async ask(id: string, account: string | null, ask: Told): Promise<Reply> {
    const done = await this.#turn(id, live => told(live, account, ask));
    return 'refused' in done
      ? { t: 'refused', id: ask.id, why: done.refused }
      : { t: 'done', id: ask.id, seq: done.seq };
  }

  /** Ends the game of a seat whose time is up. */
  async timeOut(id: string): Promise<void> {
    await this.#turn(id, live => {
      const running = { since: live.row.since, banks: live.row.banks, pending: live.row.pending };
      const [deadline, seat] = [deadlineOf(running), latest(running)];
      if (deadline === null || deadline >= this.#now() || seat === null) return { again: live.row.seq };
      return timeOut(live.game, live.room!, seat);
    });
  }

  /** One move of a server bot, if one is to be made. */
  async moveBot(id: string): Promise<void> {
    const before = await this.table(id);
    const answer = before && (await this.bots.answer(before));
    if (!answer) return;
    const turn: Turn = live =>
      isStale(live, answer) ? { again: live.row.seq } : handle(live.game, live.room!, botSeats(live), answer.ask);
    await this.#turn(id, turn, answer.thought);
  }

  /** What a standing order answers to the question that came with this number, if it is still open. */
  async moveByOrder(id: string, seq?: number): Promise<void> {
    if (this.#orders.isWaiting(id)) return; // it answers in its own time
    await this.#turn(id, live => {
      const isOpen = seq === undefined || live.row.seq === seq;
      return (isOpen && actByOrder(live.game, live.room!)) || { again: live.row.seq };
    });
  }

  async position(live: Live, account: string | null, count: number): Promise<ReturnType<typeof viewsOf> | null> {
    if (!Number.isSafeInteger(count) || count < 0 || count > live.room!.record.history.length) return null;
    return viewsOf(live.game, await this.#positions.at(live, count), seatsHeld(live, account));
  }

  updateOf(live: Live, account: string | null, since: number): Update {
    const { row } = live;
    const update = updateFor(live.game, live.room!, seatsHeld(live, account), since);
    if (row.pace.kind === 'free') return update;
    return { ...update, clock: { now: this.#now(), since: row.since, banks: row.banks } };
  }

  watch(id: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(id) === watchers) this.#watchers.delete(id);
    };
  }

  /** Somebody sat down: look again, here and in other processes. */
  async changed(id: string): Promise<void> {
    await this.#queued(id, async () => {
      this.#live.delete(id);
      const live = await this.#load(id);
      if (live && live.row.seq > 1) this.#push(live, true);
    });
  }

  drop(id: string): void {
    this.#live.delete(id);
  }

  /** Reads every table anew. */
  forget(): void {
    this.#live.clear();
  }

  async #turn(id: string, turn: Turn, thought?: Thought): Promise<{ seq: number } | { refused: Text }> {
    if (this.#closed) return { refused: { key: 'server.closed' } };
    if ((this.#queues.get(id)?.length ?? 0) >= LONGEST_QUEUE) return { refused: { key: 'server.busy' } };
    return this.#queued(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const done = await this.#tryTurn(id, turn, thought);
        if (done) return done;
        this.#live.delete(id); // another process was first: look again
      }
      return { refused: { key: 'server.busy' } };
    });
  }

  async #tryTurn(id: string, turn: Turn, thought: Thought = null): Promise<{ seq: number } | { refused: Text } | null> {
    const live = await this.#load(id);
    if (!live) return { refused: { key: 'server.noTable' } };
    if (!live.room) return { refused: { key: 'server.notBegun' } };
    const done = this.#thought(() => turn(live));
    if ('again' in done) return { seq: done.again };
    if ('refused' in done) return (await this.#isBehind(live)) ? null : done;
    if ('quiet' in done) return this.#ordered(live, done);
    const plain = changeOf(live, done.room, done.line, this.#now(), this.#o.noticeDelay ?? 60_000);
    const change = { ...plain, thought };
    if (!(await this.#kept(id, () => this.#store.tables.accept(change)))) return null;
    this.#o.metrics.count('lines');
    const next = after(live, done.room, change.standing);
    this.#keep(next);
    this.#push(next, false);
    return { seq: change.line.seq };
  }

  /** Standing orders were given: whoever holds that seat hears of it, and nobody else. */
  async #ordered(live: Live, { room, quiet: seat }: Quiet): Promise<{ seq: number } | null> {
    const next = afterOrders(live, room);
    const { id, seq, orders, ordered, bot } = next.row;
    if (!(await this.#kept(id, () => this.#store.tables.order({ id, seq, orders, ordered, bot })))) return null;
    this.#keep(next, this.#now());
    this.#tellHolders(next, [seat]);
    return { seq };
  }

  #tellHolders(live: Live, seats: readonly Seat[]): void {
    const said = new Map<string, string>();
    for (const watcher of this.#watchers.get(live.row.id) ?? []) {
      if (seatsHeld(live, watcher.account).some(each => seats.includes(each))) this.#tell(live, watcher, said);
    }
  }

  /** Another process may have moved on without our having heard of it: nobody is refused for that. */
  async #isBehind({ row }: Live): Promise<boolean> {
    const [now] = await this.#store.tables.seqs([row.id]);
    return now !== undefined && now.seq > row.seq;
  }

  /** An engine that breaks down refuses; the table stays as it was. */
  #thought(think: () => ReturnType<Turn>): ReturnType<Turn> {
    try {
      return think();
    } catch (error) {
      this.#o.trouble?.(error);
      return { refused: { key: 'room.broken' } };
    }
  }

  /** When the database fails we no longer know what it holds. */
  async #kept(id: string, keep: () => Promise<boolean>): Promise<boolean> {
    try {
      return await keep();
    } catch (error) {
      this.#live.delete(id);
      throw error;
    }
  }

  async #load(id: string): Promise<Live | null> {
    const known = this.#live.get(id);
    if (known) return known;
    let live = await load(this.#store, id);
    if (live && !live.room && live.seats.every(each => each.kind === 'person' || each.kind === 'bot')) {
      await this.#begin(live);
      live = await load(this.#store, id);
    }
    if (!live) return null;
    this.#keep(live);
    this.#push(live, live.row.seq <= 1); // whoever watches may have missed what was done elsewhere
    return live;
  }

  async #begin(live: Live): Promise<void> {
    const past = await this.#store.tables.past(live.row.id);
    const record = firstRecord(live, past);
    const room = openRoom(record);
    const line: LineRow = { ...room.lines[0]!, at: this.#now() };
    const people = live.seats.filter(each => each.kind === 'person').map(each => each.seat);
    const banks = firstBanks(live.row.pace, people);
    const change = changeOf(
      { ...live, room, row: { ...live.row, banks } },
      room,
      line,
      this.#now(),
      this.#o.noticeDelay ?? 60_000,
    );
    const [numbers, opening] = [JSON.stringify(record.numbers), JSON.stringify(record.opening)];
    await this.#store.tables.begin(live.row.id, numbers, opening, change.standing, line, change.notices);
  }

  #keep(live: Live, asked = live.row.since): void {
    const { id } = live.row;
    this.#orders.look(live, asked);
    this.#live.delete(id);
    this.#live.set(id, live);
    if (live.room && live.row.status === 'playing' && botToMove(live, live.room, live.row.pending)) this.#soon(id);
    const most = this.#o.most ?? 2000;
    if (this.#live.size <= most) return;
    for (const old of this.#live.keys()) {
      if (this.#watchers.has(old) || this.#queues.has(old)) continue;
      this.#live.delete(old);
      if (this.#live.size <= most) return;
    }
  }

  /** A bot answers after everyone else had the processor. */
  #soon(id: string): void {
    setImmediate(() => {
      if (!this.#closed) this.moveBot(id).catch(error => this.#o.trouble?.(error));
    });
  }

  #sayTo(id: string, message: string): void {
    for (const watcher of this.#watchers.get(id) ?? []) watcher.send(message);
  }

  #push(live: Live, seatsChanged: boolean): void {
    const said = new Map<string, string>();
    for (const watcher of this.#watchers.get(live.row.id) ?? []) {
      if (seatsChanged) watcher.welcome(live);
      if (live.room && watcher.known < live.row.seq) this.#tell(live, watcher, said);
    }
  }

  #tell(live: Live, watcher: Watcher, said: Map<string, string>): void {
    const key = `${seatsHeld(live, watcher.account).join()} ${watcher.known}`;
    let message = said.get(key);
    if (message === undefined) {
      message = JSON.stringify(this.updateOf(live, watcher.account, watcher.known));
      said.set(key, message);
    }
    watcher.known = live.row.seq;
    watcher.send(message);
  }

  /** Somebody has a new name: it stands at all his tables. */
  renamed(account: string): void {
    for (const [id, live] of this.#live) {
      if (live.seats.some(each => each.account === account)) this.changed(id).catch(error => this.#o.trouble?.(error));
    }
  }

  #heard(what: string): void {
    const [id = '*', seq, ordered = 0] = what.split(' ');
    if (id.startsWith('@')) return this.renamed(id.slice(1));
    if (id === '*') return void this.#lookAround().catch(error => this.#o.trouble?.(error));
    const known = this.#live.get(id);
    if (known?.room && isUpTo(known, Number(seq), Number(ordered))) return;
    if (this.#watchers.has(id)) this.changedElsewhere(id, Number(seq), Number(ordered));
    else this.#live.delete(id);
  }

  changedElsewhere(id: string, seq: number, ordered: number): void {
    const refresh = async (): Promise<void> => {
      const known = this.#live.get(id);
      if (known?.room && isUpTo(known, seq, ordered)) return;
      this.#live.delete(id);
      const live = await this.#load(id);
      if (live?.room && ordered > (known?.row.ordered ?? 0)) this.#tellHolders(live, Object.keys(live.row.banks));
    };
    this.#queued(id, refresh).catch(error => this.#o.trouble?.(error));
  }

  async #lookAround(): Promise<void> {
    const ids = [...this.#live.keys()];
    for (let i = 0; i < ids.length; i += 500) {
      const found = await this.#store.tables.seqs(ids.slice(i, i + 500));
      for (const { id, seq, ordered } of found) this.#heard(`${id} ${seq} ${ordered}`);
    }
  }

  async #queued<T>(id: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(id) ?? { last: Promise.resolve(), length: 0 };
    this.#queues.set(id, queue);
    queue.length++;
    const mine = queue.last.then(work, work);
    queue.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      if (--queue.length === 0) this.#queues.delete(id);
    }
  }
}
