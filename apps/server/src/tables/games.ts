import { randomInt } from 'node:crypto';
import { isLevel, type Pool } from '@bivouac/bots';
import { look, type Seat } from '@bivouac/kernel';
import { entryOf } from '@bivouac/registry';
import { openRoom, type Told, timeOut, type Update, updateFor, viewsOf } from '@bivouac/room';
import {
  type Begun,
  type Done,
  type Ground,
  type Guest,
  Host,
  Positions,
  type Reply,
  type Said,
} from '@bivouac/room/host';
import { botThreads } from '../bots/bot-threads.ts';
import type { Metrics } from '../http/metrics.ts';
import { newId } from '../ids.ts';
import type { Pulse } from '../pulse.ts';
import type { LineRow, Store, TableRow } from '../store/index.ts';
import { realTime, type Time } from '../time.ts';
import { deadlineOf, firstBanks, latest } from './clock.ts';
import { load, moved } from './found.ts';
import { afterOrders, changeOf, changesOf, firstRecord, infoOf, isUpTo, type Live, lean, seatsHeld } from './live.ts';
import { boundId, told } from './told.ts';

/** Somebody watching a table. */
export interface Watcher extends Guest {
  readonly account: string | null;
}

export interface GamesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly time?: Time;
  readonly pulse?: Pulse; // absent: no time is lost
  readonly most?: number; // tables kept in memory
  readonly noticeDelay?: number;
  readonly orderDelay?: number; // before a standing order answers
  readonly pool?: Pool; // where bots think
  readonly opens?: (account: string) => void; // hears that a session or token has ended elsewhere
  readonly trouble?: (error: unknown) => void;
}

const LONGEST_QUEUE = 100;
const AGAIN_MS = 1000;
const LOOKED_AT = 50; // tables at once: the embedded store answers while nobody else is served
const SAYS = { noTable: 'server.noTable', notBegun: 'server.notBegun', busy: 'server.busy', closed: 'server.closed' };
const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** All tables of this process, on the rows that all processes share. */
export class Games {
  readonly #store: Store;
  readonly #o: GamesOptions;
  readonly #time: Time;
  readonly #pool: Pool;
  readonly #positions: Positions;
  readonly #host: Host<Live, Watcher>;
  #stop: (() => Promise<void>) | undefined;

  constructor(options: GamesOptions) {
    this.#o = options;
    this.#store = options.store;
    this.#time = options.time ?? realTime;
    this.#pool = options.pool ?? botThreads();
    const { past, snapshot } = options.store.tables;
    this.#positions = new Positions({ past, snapshot, breath });
    this.#host = new Host(this.#ground());
  }

  #ground(): Ground<Live, Watcher> {
    const [time, pool, { orderDelay, most = 2000 }] = [this.#time, this.#pool, this.#o];
    return {
      ...{ says: SAYS, most, infoOf, newId, now: () => time.now(), trouble: error => this.#trouble(error) },
      ...(orderDelay === undefined ? {} : { orderDelay }),
      load: (id, known) => this.#load(id, known),
      write: (live, done, bot) => ('steps' in done ? this.#accept(live, done, bot) : this.#order(live, done)),
      isBehind: live => this.#isBehind(live),
      alone: (_what, _id, work) => work(), // the store refuses whoever comes second
      seatsOf: (live, { account }) => seatsHeld(live, account),
      updateOf: (live, seats, since) => this.#updateFor(live, seats, since),
      askedAt: ({ row }) => row.since,
      think: async (game, job, began) => {
        if (!isLevel(job.level) || !entryOf(game.id)?.mind) throw new Error('it plays at random');
        return pool.think(game.id, job, began);
      },
      hurry: key => pool.hurry(key),
      pause: breath, // everyone else has the processor first
      seed: () => randomInt(2 ** 31),
      wait: ms => new Promise(resolve => void time.after(ms, resolve)),
    };
  }

  async open(): Promise<void> {
    this.#stop = await this.#store.listen(what => this.#heard(what));
  }

  /** Lets every table finish what it is doing. */
  async close(): Promise<void> {
    const rest = this.#host.close();
    this.#pool.close();
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.();
    await rest;
  }

  get size(): { live: number; watched: number } {
    return this.#host.size;
  }

  /** The table, begun if everyone sits; null: there is none. */
  async table(id: string): Promise<Live | null> {
    const live = await this.#host.table(id);
    const isRight = ({ wakings }: Live): boolean => wakings === this.#wakings();
    return !live || isRight(live) ? live : this.#host.refresh(id, isRight); // time was given back
  }

  /** The same for one who knows of a line that we have not heard of. */
  async upTo(id: string, seq: number): Promise<Live | null> {
    const live = await this.table(id);
    if (!live?.room || live.row.seq >= seq) return live;
    return this.#host.refresh(id, now => now !== live);
  }

  /** What a client wants done. On disk before it is answered. */
  async ask(id: string, account: string | null, ask: Told, session: string): Promise<Reply> {
    if (this.#host.waiting(id) >= LONGEST_QUEUE) return { t: 'refused', id: ask.id, why: { key: 'server.busy' } };
    const bound = { ...ask, id: boundId(ask.id, ask.seat, session) };
    return this.#host.ask(id, ask, live => told(live, account, bound));
  }

  /** Ends the game of a seat whose time is up. */
  async timeOut(id: string): Promise<void> {
    let early: TableRow | null = null;
    await this.#host.turn(id, ({ game, row, room }) => {
      const [deadline, seat] = [deadlineOf(row), latest(row)];
      early = deadline === null || deadline >= this.#time.now() || seat === null ? row : null;
      return early ? { again: row.seq } : timeOut(game, room, seat!);
    });
    if (early) await this.#setAlarm(early);
  }

  #setAlarm = (row: TableRow): Promise<boolean> => this.#store.tables.setAlarm(row.id, row.seq, deadlineOf(row));

  /** Whoever is late there is connected to a process that stands still: his clock is judged when it goes on, or he has come back elsewhere. */
  async isHeldUp(id: string): Promise<boolean> {
    const live = this.#store.kind === 'postgres' ? await this.table(id) : null;
    for (const { account } of live ? live.seats.filter(({ seat }) => live.row.pending.includes(seat)) : [])
      if (account !== null && (await this.#store.house.isHeldUp(id, account, this.#time.now()))) return true;
    return false;
  }

  /** The tables where somebody is to move who is connected here. */
  awaitedHere(): readonly string[] {
    const isAwaited = (live: Live): boolean => this.#host.presentAt(live).some(seat => live.row.pending.includes(seat));
    return this.#host
      .ids()
      .filter(id => this.#host.isWatched(id) && [this.#host.known(id)].some(each => each && isAwaited(each)));
  }

  /** A bot or a standing order is to move: the process that saw to it may be gone. */
  async goOn(id: string): Promise<void> {
    if (await this.table(id)) this.#host.goOn(id);
  }

  async position(live: Live, account: string | null, count: number): Promise<ReturnType<typeof viewsOf> | null> {
    const state = await this.#positions.at(live as Begun<Live>, count);
    return state && viewsOf(live.game, state, seatsHeld(live, account));
  }

  updateOf = (live: Live, account: string | null, since: number): Update =>
    this.#updateFor(live as Begun<Live>, seatsHeld(live, account), since);

  #updateFor({ game, room, row }: Begun<Live>, seats: readonly Seat[], since: number): Update {
    const update = updateFor(game, room, seats, since, look);
    if (row.pace.kind === 'free') return update;
    return { ...update, clock: { now: this.#time.now(), since: row.since, banks: row.banks } };
  }

  watch = (id: string, watcher: Watcher): (() => void) => this.#host.join(id, watcher);
  hello = (live: Live, watcher: Watcher, since: number): void => this.#host.hello(live, watcher, since);
  hurry = (id: string): void => this.#host.hurry(id);
  drop = (id: string): void => this.#host.forget(id);

  /** Somebody sat down: look again, here and in other processes. */
  async changed(id: string): Promise<void> {
    await this.#host.refresh(id);
  }

  /** Reads every table anew. */
  forget(): void {
    for (const id of this.#host.ids()) this.#host.forget(id);
  }

  async #accept(live: Begun<Live>, { steps }: Extract<Done, { steps: unknown }>, bot: Said | null) {
    await this.#o.pulse?.awake();
    if (live.wakings !== this.#wakings()) return null; // time was given back: its clocks are read again
    const next = changesOf(live, steps, this.#time.now(), this.#o.noticeDelay ?? 60_000);
    const [first, ...more] = next.changes;
    if (!(await this.#store.tables.accept(bot?.thought ? { ...first!, thought: bot.thought } : first!, ...more)))
      return null;
    for (const _step of steps) this.#o.metrics.count('lines');
    return lean(next.live);
  }

  async #order(live: Begun<Live>, { room }: Done): Promise<Live | null> {
    const next = afterOrders(live, room);
    const { id, seq, orders, ordered, bot } = next.row;
    return (await this.#store.tables.order({ id, seq, orders, ordered, bot })) ? next : null;
  }

  /** Another process may have moved on without our having heard of it: nobody is refused for that. */
  async #isBehind({ row }: Live): Promise<boolean> {
    const [now] = await this.#store.tables.seqs([row.id]);
    return now !== undefined && now.seq > row.seq;
  }

  #wakings = (): number => this.#o.pulse?.wakings ?? 0;

  async #load(id: string, known?: Live): Promise<Live | null> {
    await this.#o.pulse?.awake();
    const read = async (): Promise<Live | null> => {
      const wakings = this.#wakings();
      const live = await load(this.#store, id, known);
      return live && { ...lean(live), wakings };
    };
    const live = await read();
    if (!live || live.room || !live.seats.every(each => each.kind === 'person' || each.kind === 'bot')) return live;
    await this.#begin(live);
    return read();
  }

  async #begin(live: Live): Promise<void> {
    const past = await this.#store.tables.past(live.row.id);
    const record = firstRecord(live, past);
    const room = openRoom(record);
    const line: LineRow = { ...room.lines[0]!, at: this.#time.now() };
    const people = live.seats.filter(each => each.kind === 'person').map(each => each.seat);
    const banks = firstBanks(live.row.pace, people);
    const change = changeOf(
      { ...live, room, row: { ...live.row, banks } },
      room,
      line,
      this.#time.now(),
      this.#o.noticeDelay ?? 60_000,
    );
    const [numbers, opening] = [JSON.stringify(record.numbers), JSON.stringify(record.opening)];
    await this.#store.tables.begin(live.row, numbers, opening, change.progress, line, change.notices);
  }

  #trouble = (error: unknown): void => this.#o.trouble?.(error);

  /** Somebody has a new name: it stands at all his tables. */
  renamed(account: string): void {
    for (const id of this.#host.ids()) {
      const isAt = this.#host.known(id)?.seats.some(each => each.account === account);
      if (isAt) this.changed(id).catch(this.#trouble);
    }
  }

  #heard(what: string): void {
    const [id = '*', seq, ordered = 0, sealed] = what.split(' ');
    if (id.startsWith('@')) return this.renamed(id.slice(1));
    if (id.startsWith('!')) return this.#o.opens?.(id.slice(1));
    if (id === '*') this.#o.opens?.('*');
    if (id === '*') return void this.lookAround().catch(error => this.#later(what, error));
    const isKnown = (live: Live): boolean => live.room !== null && isUpTo(live, Number(seq), Number(ordered));
    const known = this.#host.known(id);
    if (known && isKnown(known)) return;
    const follow = (live: Live): Live | null => (sealed === undefined ? null : this.#followed(live, sealed));
    if (this.#host.isWatched(id)) this.#host.refresh(id, isKnown, follow).catch(error => this.#later(what, error));
    else this.#host.forget(id);
  }

  /** The table as another process has told it to us; null: it is read. */
  #followed(live: Live, sealed: string): Live | null {
    const news = live.wakings === this.#wakings() ? this.#store.seal.open(live.id, sealed) : null;
    const now = news && moved(live, news);
    return now && lean(now);
  }

  /** The database was away: whoever waits at a table hears of it all the same. */
  #later(what: string, error: unknown): void {
    this.#trouble(error);
    if (this.#stop) this.#time.after(AGAIN_MS, () => this.#stop && this.#heard(what));
  }

  /** Whether the store knows more of the tables at hand than we were told. */
  async lookAround(): Promise<void> {
    const ids = this.#host.ids();
    for (let i = 0; i < ids.length; i += LOOKED_AT) {
      const found = await this.#store.tables.seqs(ids.slice(i, i + LOOKED_AT));
      for (const { id, seq, ordered } of found) this.#heard(`${id} ${seq} ${ordered}`);
      await breath();
    }
  }
}
