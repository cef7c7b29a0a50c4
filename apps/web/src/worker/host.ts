import type { AnyGame, Seat } from '@bivouac/kernel';
import {
  type Answer,
  type Ask,
  actByOrder,
  type BotThought,
  drawsOf,
  type Handled,
  handle,
  ORDER_DELAY,
  outcomeOf,
  type Room,
  replay,
  startOf,
  type Told,
  viewsOf,
} from '@bivouac/room';
import { jobAt, lastDeed, thoughtBehind, thoughtOf, thoughtsOf } from './bot-seat.ts';
import { anyAction, type Bots, PAUSE_MS } from './bots.ts';
import { eyes, type Guest, greet, isNews, isOrdered, levelAt, seatsFor, type Table, tell } from './guests.ts';
import { faultIn, reasonOf, kept as stored } from './reasons.ts';
import { changeOf, handedOver, newId, type Opened, orderedHead, roomOf, rowOf } from './rooms.ts';
import { type BotAt, type Head, type Store, type Summary, summaryOf } from './store.ts';
import { Trouble } from './trouble.ts';

/** What a host stands on: so that the same host runs in a worker and in a test. */
export interface Ground {
  readonly store: Store;
  gameOf(id: string): Promise<AnyGame>;
  /** Runs it while nobody else, in any tab, runs something of that name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells other tabs that a table changed, and hears of it. */
  readonly news: { post(id: string): void; listen(heard: (id: string) => void): void };
  readonly bots: Bots;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Hears the real error behind what people are told. */
  trouble(error: unknown): void;
}

const TRIES = 20;
type Done = Extract<Handled, { room: Room }>;

/** What a bot says, and what it thought. */
interface Answered {
  readonly seat: Seat;
  readonly ask: Told;
  readonly thought: BotThought | null;
  readonly failed?: string;
}
/** A bot at work. */
interface Busy {
  readonly seat: Seat;
  readonly since: number;
  readonly budget: number;
}

/** Hosts the tables of this device. The store is the truth: several tabs may host one table, and agree. */
export class Host {
  readonly #ground: Ground;
  readonly #tables = new Map<string, Table>();
  readonly #guests = new Map<string, Set<Guest>>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #driven = new Set<string>();
  readonly #obeying = new Set<string>();
  readonly #hurried = new Set<string>();
  readonly #busy = new Map<string, Busy>();

  constructor(ground: Ground) {
    this.#ground = ground;
    ground.news.listen(id => void this.#changed(id));
  }

  list = (): Promise<readonly Summary[]> => this.#ground.store.list();

  async put({ head, room }: Opened): Promise<Summary> {
    await stored(this.#ground.store.add(head, rowOf(head.id, room, room.lines[0]!)));
    this.#ground.news.post(head.id);
    return summaryOf(head);
  }

  async remove(id: string): Promise<void> {
    await this.#ground.store.remove(id);
    this.#tables.delete(id);
    this.#ground.news.post(id);
  }

  /** The room as it is now, for export. */
  async room(id: string): Promise<Room | null> {
    return (await this.#queued(id, () => this.#load(id)))?.room ?? null;
  }

  /** Bots at this table no longer wait for people to look. */
  hurry(id: string, on: boolean): void {
    if (on) this.#hurried.add(id);
    else this.#hurried.delete(id);
  }

  /** On a private board a bot takes a seat over, or gives it back. */
  async botAt(id: string, bot: BotAt | null): Promise<Summary> {
    const hand = (): Promise<Head> => this.#handOver(id, bot);
    const head = await this.#queued(id, () => this.#ground.alone(`bivouac table ${id}`, hand));
    const busy = this.#busy.get(id);
    if (busy) this.#ground.bots.hurry(`${id} ${busy.seat}`); // it thinks for nothing
    this.#busy.delete(id);
    this.#goOn(id);
    return summaryOf(head);
  }

  async #handOver(id: string, bot: BotAt | null): Promise<Head> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.#load(id);
      if (!table) throw new Trouble({ key: 'room.noTable' });
      const next = handedOver(table.game, table, bot);
      if (!(await this.#kept(id, () => this.#ground.store.order(next.head)))) continue;
      this.#keep({ ...table, ...next });
      this.#ground.news.post(id);
      return next.head;
    }
    throw new Trouble({ key: 'room.notKept' });
  }

  /** A client sits down at a table; what it says goes to `ask`. */
  join(id: string, send: (answer: Answer) => void): { ask(ask: Ask): Promise<void>; leave(): void } {
    const guest: Guest = { known: 0, ordered: 0, greeted: false, players: null, send };
    const guests = this.#guests.get(id) ?? new Set();
    this.#guests.set(id, guests.add(guest));
    return {
      ask: ask => this.#ask(id, guest, ask),
      leave: () => {
        guests.delete(guest);
        if (guests.size === 0 && this.#guests.get(id) === guests) this.#guests.delete(id);
      },
    };
  }

  async #ask(id: string, guest: Guest, ask: Ask): Promise<void> {
    try {
      if (ask.t === 'hello') await this.#welcome(id, guest, ask.since);
      else if (ask.t === 'at') guest.send(await this.#position(id, ask));
      else if (ask.t === 'hurry') guest.send(this.#hurryUp(id, ask.id));
      else guest.send(await this.#told(id, ask));
    } catch (error) {
      const fault = faultIn(error);
      if (fault) this.#ground.trouble(fault);
      const why = reasonOf(error);
      guest.send(ask.t === 'hello' ? { t: 'trouble', why } : { t: 'refused', id: ask.id, why });
    }
  }

  async #welcome(id: string, guest: Guest, since: number): Promise<void> {
    const table = await this.#queued(id, () => this.#load(id));
    if (!table) return guest.send({ t: 'trouble', why: { key: 'room.noTable' } });
    greet(table, guest);
    guest.known = Math.min(since, table.room.lines.length);
    guest.greeted = true;
    tell(table, guest);
    this.#tellBusy(id, guest);
    this.#goOn(id);
  }

  async #position(id: string, { id: ask, count }: Extract<Ask, { t: 'at' }>): Promise<Answer> {
    const table = await this.#queued(id, () => this.#load(id));
    if (!table) return { t: 'refused', id: ask, why: { key: 'room.noTable' } };
    const { game, room } = table;
    try {
      const whole = Number.isSafeInteger(count) && count >= 0 && count <= room.record.history.length;
      if (!whole) return { t: 'refused', id: ask, why: { key: 'room.noPosition' } };
      const { state } = replay(game, room.record, count, drawsOf(room), startOf(room));
      const thought = thoughtBehind(table, count);
      return { t: 'position', id: ask, count, views: viewsOf(game, state, eyes(table)), ...(thought && { thought }) };
    } catch {
      return { t: 'refused', id: ask, why: { key: 'room.noPosition' } };
    }
  }

  async #told(id: string, ask: Told, bot?: Answered): Promise<Answer> {
    const turn = (): Promise<Answer> => this.#turn(id, ask, bot);
    const answer = await this.#queued(id, () => this.#ground.alone(`bivouac table ${id}`, turn));
    if (answer.t === 'done') this.#goOn(id);
    return answer;
  }

  /** Kept before it is answered. Another tab may have been first: then we look again. */
  async #turn(id: string, ask: Told, bot?: Answered): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.#load(id);
      if (!table) return { t: 'refused', id: ask.id, why: { key: 'room.noTable' } };
      const done = this.#judged(() => handle(table.game, table.room, seatsFor(table, bot?.seat), ask));
      if ('refused' in done) return { t: 'refused', id: ask.id, why: done.refused };
      if ('again' in done) return { t: 'done', id: ask.id, seq: done.again };
      if (await this.#accept(table, done, bot)) return { t: 'done', id: ask.id, seq: done.room.lines.length };
    }
    return { t: 'refused', id: ask.id, why: { key: 'room.notKept' } };
  }

  /** Rules that break down refuse; the table stays as it was. */
  #judged(handled: () => Handled): Handled {
    try {
      return handled();
    } catch (error) {
      this.#ground.trouble(error);
      return { refused: { key: 'room.broken' } };
    }
  }

  /** Writes what was done, then tells it. */
  async #accept(table: Table, done: Done, bot?: Answered): Promise<boolean> {
    const { game, head } = table;
    const { store, now, news } = this.#ground;
    const { id } = head;
    const change = 'line' in done ? changeOf(game, head, done.room, done.line, now(), bot) : null;
    const next = change?.head ?? orderedHead(head, done.room);
    if (!(await this.#kept(id, () => (change ? store.accept(change) : store.order(next))))) return false;
    const thoughts = bot?.thought ? new Map(table.thoughts).set(next.seq, bot.thought) : table.thoughts;
    this.#keep({ ...table, head: next, room: done.room, thoughts });
    news.post(id);
    return true;
  }

  /** When a write fails, or comes second, we no longer know what is kept. */
  async #kept(id: string, write: () => Promise<boolean>): Promise<boolean> {
    let kept = false;
    try {
      kept = await stored(write());
    } finally {
      if (!kept) this.#tables.delete(id);
    }
    return kept;
  }

  async #load(id: string): Promise<Table | null> {
    const known = this.#tables.get(id);
    if (known) return known;
    const kept = await stored(this.#ground.store.get(id));
    if (!kept) return null;
    const game = await this.#ground.gameOf(kept.head.game);
    const table = { game, head: kept.head, room: roomOf(game, kept), thoughts: thoughtsOf(kept.lines) };
    this.#keep(table);
    return table;
  }

  #keep(table: Table): void {
    const { id } = table.head;
    const guests = this.#guests.get(id);
    if (guests) this.#tables.set(id, table);
    for (const guest of guests ?? []) if (guest.greeted && isNews(table, guest)) tell(table, guest);
  }

  /** Another tab played. */
  async #changed(id: string): Promise<void> {
    if (!this.#guests.has(id)) return;
    await this.#queued(id, async () => {
      this.#tables.delete(id);
      if (await this.#load(id)) return;
      for (const guest of this.#guests.get(id) ?? []) guest.send({ t: 'trouble', why: { key: 'room.noTable' } });
    });
    this.#goOn(id);
  }

  /** What the table does by itself. */
  #goOn(id: string): void {
    void this.#drive(id);
    void this.#obey(id);
  }

  /** Standing orders answer while someone watches; of several tabs, one sees to it. */
  async #obey(id: string): Promise<void> {
    if (this.#obeying.has(id) || !isOrdered(this.#tables.get(id))) return;
    this.#obeying.add(id);
    try {
      await this.#ground.alone(`bivouac orders ${id}`, async () => {
        while (this.#guests.has(id) && (await this.#obeyOnce(id)));
      });
    } finally {
      this.#obeying.delete(id);
    }
    void this.#obey(id); // something may have come while the lock was given back
  }

  /** After a delay that is always the same, if the question is still open. */
  async #obeyOnce(id: string): Promise<boolean> {
    const asked = await this.#queued(id, () => this.#load(id));
    if (!asked || !isOrdered(asked)) return false;
    await this.#ground.wait(ORDER_DELAY);
    const answer = async (): Promise<boolean> => {
      const table = await this.#load(id);
      if (!table || table.room.lines.length !== asked.room.lines.length) return true; // something happened: look again
      const done = actByOrder(table.game, table.room);
      if (done && 'room' in done) await this.#accept(table, done);
      return done === null || 'room' in done;
    };
    const more = await this.#queued(id, () => this.#ground.alone(`bivouac table ${id}`, answer)).catch(() => false);
    if (more) void this.#drive(id);
    return more;
  }

  #queued<T>(id: string, work: () => Promise<T>): Promise<T> {
    const last = this.#queues.get(id) ?? Promise.resolve();
    const next = last.then(work, work);
    this.#queues.set(id, next);
    const forget = () => {
      if (this.#queues.get(id) === next) this.#queues.delete(id);
    };
    next.then(forget, forget);
    return next;
  }

  /** Bots play while someone watches; of several tabs, one drives them. */
  async #drive(id: string): Promise<void> {
    if (this.#driven.has(id) || !this.#botAsk(this.#tables.get(id))) return;
    this.#driven.add(id);
    try {
      await this.#ground.alone(`bivouac bots ${id}`, async () => {
        let more = true;
        while (more) more = this.#guests.has(id) && (await this.#moveBot(id));
      });
    } finally {
      this.#driven.delete(id);
    }
  }

  async #moveBot(id: string): Promise<boolean> {
    const table = await this.#queued(id, () => this.#load(id));
    const seat = this.#botAsk(table);
    if (!table || seat === null) return false;
    const fast = this.#hurried.has(id);
    const [answered] = await Promise.all([this.#botAnswer(table, seat), fast ? null : this.#ground.wait(PAUSE_MS)]);
    const now = this.#tables.get(id);
    if (!now) return this.#guests.has(id);
    const same = lastDeed(now.room) === lastDeed(table.room) && levelAt(now, seat) === levelAt(table, seat);
    if (!same) return true; // something happened meanwhile: think anew
    const answer = await this.#told(id, answered.ask, answered);
    return answer.t === 'done';
  }

  /** What a bot says to a proposal, or does; if thinking fails, anything legal. */
  async #botAnswer(table: Table, seat: Seat): Promise<Answered> {
    const id = `bot-${newId()}`;
    const { proposal } = table.room;
    if (proposal && proposal.by !== seat) {
      return { seat, thought: null, ask: { t: 'answer', id, seat, yes: proposal.what === 'takeBack' } };
    }
    const job = jobAt(table, seat);
    try {
      const decision = await this.#ground.bots.think(table.game.id, job, ({ ms }) => this.#isBusy(table, seat, ms));
      const ask = { t: 'act', id, seat, action: decision.action as never } as const;
      const failed = decision.illegal > 0 && { failed: `${decision.illegal} illegal ideas` };
      return { seat, thought: thoughtOf(decision), ask, ...failed };
    } catch (error) {
      const ask = { t: 'act', id, seat, action: anyAction(table.game, job) } as const;
      return { seat, thought: null, ask, failed: String(error) };
    } finally {
      this.#busy.delete(table.head.id);
    }
  }

  #isBusy({ head }: Table, seat: Seat, budget: number): void {
    this.#busy.set(head.id, { seat, budget, since: this.#ground.now() });
    for (const guest of this.#guests.get(head.id) ?? []) this.#tellBusy(head.id, guest);
  }

  #tellBusy(id: string, guest: Guest): void {
    const busy = this.#busy.get(id);
    if (!busy || !guest.greeted) return;
    const spent = this.#ground.now() - busy.since;
    guest.send({ t: 'thinking', seat: busy.seat, budget: busy.budget, spent });
  }

  /** The bot that thinks answers with what it has. */
  #hurryUp(id: string, ask: string): Answer {
    const busy = this.#busy.get(id);
    if (busy) this.#ground.bots.hurry(`${id} ${busy.seat}`);
    return { t: 'done', id: ask, seq: this.#tables.get(id)?.room.lines.length ?? 0 };
  }

  /** The bot seat that is to speak now, if any. */
  #botAsk(table: Table | null | undefined): Seat | null {
    if (!table) return null;
    const { game, head, room } = table;
    if (outcomeOf(game, room)) return null;
    const bots = Object.keys(head.players).filter(seat => head.players[seat]!.kind === 'bot');
    const { proposal } = room;
    if (proposal && bots.length > 0 && !bots.includes(proposal.by)) return bots[0]!;
    return head.pending.find(seat => bots.includes(seat)) ?? null;
  }
}
