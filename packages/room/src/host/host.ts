import type { AnyGame, Seat, Text } from '@bivouac/kernel';
import { forcedAsk } from '../forced.ts';
import type { Answer, Told, Update } from '../messages.ts';
import { ORDER_DELAY, standingAsk } from '../orders.ts';
import { actByOrder, actForced, type Handled, handle, type Room, withForced } from '../room.ts';
import type { Done, Ground, Reply, Turned } from './ground.ts';
import { type Guest, tell } from './guests.ts';
import { queues } from './queues.ts';
import {
  anyAction,
  type Begun,
  type BotJob,
  botToSpeak,
  isBegun,
  jobAt,
  jobKey,
  lastDeed,
  type Said,
  type Table,
  thoughtOf,
  toProposal,
} from './seats.ts';

/** A bot at work. */
interface Busy {
  readonly seat: Seat;
  readonly level: string;
  readonly deed: number;
  readonly since: number;
  readonly budget: number;
}

const TRIES = 20;

/** Runs tables: the same on a server and on a device. The store is the truth; several hosts may run one table, and agree. */
export class Host<T extends Table, G extends Guest> {
  readonly #ground: Ground<T, G>;
  readonly #tables = new Map<string, T>(); // the longest unused first
  readonly #guests = new Map<string, Set<G>>();
  readonly #queues = queues();
  readonly #asked = new Map<string, { readonly deed: number; readonly at: number }>(); // questions that an order answers
  readonly #present = new Map<string, string>(); // the seats that were told of as present
  readonly #busy = new Map<string, Busy>();
  readonly #driven = new Set<string>();
  readonly #obeying = new Set<string>();
  #closed = false;

  constructor(ground: Ground<T, G>) {
    this.#ground = ground;
  }

  get size(): { readonly live: number; readonly watched: number } {
    return { live: this.#tables.size, watched: this.#guests.size };
  }

  /** Lets every table finish what it is doing. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#queues.rest();
  }

  known = (id: string): T | undefined => this.#tables.get(id);
  /** Those in memory, and those that somebody waits at though they could not be read. */
  ids = (): readonly string[] => [...new Set([...this.#tables.keys(), ...this.#guests.keys()])];
  waiting = (id: string): number => this.#queues.length(id);
  isWatched = (id: string): boolean => this.#guests.has(id);
  forget(id: string): void {
    this.#tables.delete(id);
  }

  /** Null: there is none. */
  async table(id: string): Promise<T | null> {
    const known = this.#tables.get(id);
    return isBegun(known) ? known : this.#queues.run(id, () => this.#load(id));
  }

  /** Somebody elsewhere changed it, unless we know of that; `follow`: as we were told, which saves reading it. */
  refresh(id: string, isKnown = (_: T): boolean => false, follow = (_: T): T | null => null): Promise<T | null> {
    return this.#queues.run(id, async () => {
      const known = this.#tables.get(id);
      if (known && isKnown(known)) return known;
      const next = known && follow(known);
      if (next) return this.keep(next);
      this.#tables.delete(id);
      const found = await this.#load(id, known);
      if (!found) this.#sayTo(id, { t: 'trouble', why: { key: this.#ground.says.noTable } });
      return found;
    });
  }

  /** What a client wants done: kept before it is answered. */
  async ask(id: string, ask: Told, judge: (table: Begun<T>) => Handled): Promise<Reply> {
    const done = await this.turn(id, judge);
    return 'refused' in done
      ? { t: 'refused', id: ask.id, why: done.refused }
      : { t: 'done', id: ask.id, seq: done.seq };
  }

  async turn(id: string, judge: (table: Begun<T>) => Handled, bot: Said | null = null): Promise<Turned> {
    const { says } = this.#ground;
    if (this.#closed) return refused(says.closed);
    const done = await this.change(id, table => this.#turned(table, judge, bot));
    return done ?? refused(says.busy);
  }

  async #turned(table: T | null, judge: (table: Begun<T>) => Handled, bot: Said | null): Promise<Turned | null> {
    const { says } = this.#ground;
    if (!isBegun(table)) return refused(table ? says.notBegun : says.noTable);
    const done = this.#judged(() => judge(table));
    if ('again' in done) return { seq: done.again };
    if ('refused' in done) return (await this.#ground.isBehind(table)) ? null : done;
    const all = this.#withForced(table.game, done);
    const next = await this.#ground.write(table, all, bot);
    if (next) this.keep(next, 'quiet' in done);
    return next && { seq: done.room.lines.length };
  }

  /** Nobody is told of a choice before the answers that follow from it: a click in between would come too late. */
  #withForced(game: AnyGame, done: Extract<Handled, { room: Room }>): Done {
    if ('quiet' in done) return done;
    try {
      const steps = withForced(game, done);
      return { room: steps.at(-1)!.room, steps };
    } catch (error) {
      this.#ground.trouble(error);
      return { room: done.room, steps: [done] };
    }
  }

  /** Rules that break down refuse; the table stays as it was. */
  #judged(judge: () => Handled): Handled {
    try {
      return judge();
    } catch (error) {
      this.#ground.trouble(error);
      return { refused: { key: 'room.broken' } };
    }
  }

  /** Nobody else changes the table meanwhile. When the work gives null somebody was first all the same: we look again. */
  change<R>(id: string, work: (table: T | null) => Promise<R | null>): Promise<R | null> {
    const tried = async (): Promise<R | null> => {
      for (let tries = 0; tries < TRIES; tries++) {
        const done = await this.#attempt(id, work);
        if (done !== null) return done;
      }
      return null;
    };
    return this.#queues.run(id, () => this.#ground.alone('table', id, tried));
  }

  async #attempt<R>(id: string, work: (table: T | null) => Promise<R | null>): Promise<R | null> {
    let done: R | null = null;
    try {
      done = await work(await this.#load(id));
    } finally {
      if (done === null) this.#tables.delete(id); // it failed or came second: we no longer know what is kept
    }
    return done;
  }

  async #load(id: string, last?: T): Promise<T | null> {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = await this.#ground.load(id, last);
    if (table) this.keep(table);
    return table;
  }

  /** The table as it is kept now: whoever sits at it hears of it, and it goes on by itself. */
  keep(table: T, quiet = false): T {
    const { id } = table;
    this.#tables.delete(id);
    if (this.#stays(id)) this.#tables.set(id, table);
    this.#noteQuestion(table, quiet);
    this.#interrupt(table);
    this.#tellAll(table);
    this.#notePresent(table);
    this.#makeRoom();
    this.goOn(id);
    return table;
  }

  #stays = (id: string): boolean => this.#ground.most > 0 || this.#guests.has(id);
  #goesOn = (id: string): boolean =>
    !this.#closed && (this.#ground.most > 0 || [...(this.#guests.get(id) ?? [])].some(guest => guest.welcome !== null));

  #makeRoom(): void {
    const { most } = this.#ground;
    for (const old of most > 0 && this.#tables.size > most ? this.#tables.keys() : []) {
      if (!this.#guests.has(old) && this.#queues.length(old) === 0) this.#tables.delete(old);
      if (this.#tables.size <= most) return;
    }
  }

  // ------------------------------------------------------------------------------------------------------------ guests

  /** From now on it may say hello; the way to leave. */
  join(id: string, guest: G): () => void {
    const guests = this.#guests.get(id) ?? new Set();
    this.#guests.set(id, guests.add(guest));
    return () => {
      guests.delete(guest);
      const table = this.#tables.get(id);
      if (table) this.#notePresent(table);
      if (guests.size > 0 || this.#guests.get(id) !== guests) return;
      this.#guests.delete(id);
      this.#present.delete(id);
      if (!this.#stays(id)) this.#tables.delete(id); // nobody tells us any more when it changes
    };
  }

  /** It says the last number it knows, and hears the rest. */
  hello(table: T, guest: G, since: number): void {
    const now = this.#tables.get(table.id) ?? table;
    const known = now.room && since <= now.room.lines.length ? since : 0;
    Object.assign(guest, { known, welcome: '', whole: false });
    this.#tellOne(now, guest, new Map());
    const thinking = this.thinking(table.id);
    if (thinking) guest.send(thinking);
    if (!this.#notePresent(now)) guest.send({ t: 'present', seats: this.presentAt(now) });
    this.goOn(table.id);
  }

  /** The seats of those who said hello and have not left. */
  presentAt(table: T): readonly Seat[] {
    const here = [...(this.#guests.get(table.id) ?? [])].filter(guest => guest.welcome !== null);
    return [...new Set(here.flatMap(guest => this.#ground.seatsOf(table, guest)))].sort();
  }

  /** Everyone hears who has come or gone; false: nobody has. */
  #notePresent(table: T): boolean {
    const seats = this.presentAt(table);
    const isNew = (this.#present.get(table.id) ?? '') !== seats.join();
    if (isNew) this.#sayTo(table.id, { t: 'present', seats });
    if (isNew) this.#present.set(table.id, seats.join());
    return isNew;
  }

  #tellAll(table: T): void {
    const said = new Map<string, Update>();
    try {
      for (const guest of this.#guests.get(table.id) ?? [])
        if (guest.welcome !== null) this.#tellOne(table, guest, said);
    } catch (error) {
      this.#ground.trouble(error); // it is kept, whatever becomes of the news
    }
  }

  #tellOne(table: T, guest: G, said: Map<string, Update>): void {
    const { seatsOf, infoOf, updateOf } = this.#ground;
    const seats = seatsOf(table, guest);
    const update = (since: number): Update => {
      const key = `${seats.join()} ${since}`;
      const made = said.get(key) ?? updateOf(table as Begun<T>, seats, since);
      said.set(key, made);
      return made;
    };
    tell(table, guest, { table: infoOf(table), seats, update });
  }

  #sayTo(id: string, answer: Answer): void {
    for (const guest of this.#guests.get(id) ?? []) if (guest.welcome !== null) guest.send(answer);
  }

  // ------------------------------------------------------------------------------------- what a table does by itself

  goOn(id: string): void {
    const failed = (error: unknown): void => this.#ground.trouble(error);
    this.#force(id).catch(failed);
    this.#drive(id).catch(failed);
    this.#obey(id).catch(failed);
  }

  /** What the rules leave no choice about is answered at once. */
  async #force(id: string): Promise<void> {
    const table = this.#tables.get(id);
    if (!this.#goesOn(id) || !isBegun(table) || !forcedAsk(table.game, table.room)) return;
    const deed = lastDeed(table.room);
    const judge = ({ game, room }: Begun<T>): Handled =>
      (lastDeed(room) === deed && actForced(game, room)) || { again: room.lines.length };
    await this.turn(id, judge);
  }

  /** Bots play; of several hosts, one drives them. */
  async #drive(id: string): Promise<void> {
    const isWanted = (): boolean => this.#goesOn(id) && botOf(this.#tables.get(id)) !== null;
    if (this.#driven.has(id) || !isWanted()) return;
    this.#driven.add(id);
    let more = true;
    try {
      await this.#ground.alone('bots', id, async () => {
        while (more && isWanted()) more = await this.#moveBot(id);
      });
    } finally {
      this.#driven.delete(id);
    }
    if (more) await this.#drive(id); // something may have come while the lock was given back
  }

  /** False: it could not be done, and trying again would not help. */
  async #moveBot(id: string): Promise<boolean> {
    const table = await this.table(id);
    const seat = botOf(table);
    if (!isBegun(table) || seat === null) return true;
    const [said] = await Promise.all([this.#botSays(table, seat), this.#ground.pause(id)]);
    const isStale = (now: Begun<T>): boolean =>
      lastDeed(now.room) !== lastDeed(table.room) || now.bots[seat] !== table.bots[seat];
    const judge = (now: Begun<T>): Handled =>
      isStale(now) ? { again: now.room.lines.length } : handle(now.game, now.room, [seat], said.ask);
    return 'seq' in (await this.turn(id, judge, said));
  }

  /** What a bot says to a proposal, or does; if thinking fails, anything legal. */
  async #botSays(table: Begun<T>, seat: Seat): Promise<Said> {
    const id = `bot-${this.#ground.newId()}`;
    const answer = toProposal(table, seat, id);
    if (answer) return { seat, thought: null, ask: answer };
    const job = jobAt(table, seat, this.#ground.seed());
    const act = (action: unknown): Told => ({ t: 'act', id, seat, action: action as never });
    try {
      const decision = await this.#ground.think(table.game, job, ({ ms }) => this.#began(table, job, ms));
      const failed = decision.illegal > 0 && { failed: `${decision.illegal} illegal ideas` };
      return { seat, thought: thoughtOf(decision), ask: act(decision.action), ...failed };
    } catch (error) {
      return { seat, thought: null, ask: act(anyAction(table.game, job)), failed: String(error) };
    } finally {
      this.#busy.delete(table.id);
    }
  }

  #began({ id, room }: Begun<T>, { seat, level }: BotJob, budget: number): void {
    this.#busy.set(id, { seat, level, budget, deed: lastDeed(room), since: this.#ground.now() });
    const answer = this.thinking(id);
    if (answer) this.#sayTo(id, answer);
  }

  thinking(id: string): Answer | null {
    const busy = this.#busy.get(id);
    if (!busy) return null;
    return { t: 'thinking', seat: busy.seat, budget: busy.budget, spent: this.#ground.now() - busy.since };
  }

  /** The bot that thinks answers with what it has. */
  hurry(id: string): void {
    const busy = this.#busy.get(id);
    if (busy) this.#ground.hurry(jobKey(id, busy.seat));
  }

  /** A bot that has lost its question, or its seat, thinks for nothing. */
  #interrupt({ id, room, bots }: T): void {
    const busy = this.#busy.get(id);
    if (!busy || (room && lastDeed(room) === busy.deed && bots[busy.seat] === busy.level)) return;
    this.hurry(id);
    this.#busy.delete(id);
  }

  /** A question that a standing order answers is open since it was put, or since the order was given; another's order does not put it off. */
  #noteQuestion(table: T, quiet: boolean): void {
    const { id, game, room } = table;
    if (!room || !standingAsk(game, room)) return void this.#asked.delete(id);
    const deed = lastDeed(room);
    if (this.#asked.get(id)?.deed === deed) return;
    this.#asked.set(id, { deed, at: quiet ? this.#ground.now() : this.#ground.askedAt(table) });
  }

  /** Standing orders answer; of several hosts, one sees to it. */
  async #obey(id: string): Promise<void> {
    const isWanted = (): boolean => this.#goesOn(id) && this.#tables.has(id) && this.#asked.has(id);
    if (this.#obeying.has(id) || !isWanted()) return;
    this.#obeying.add(id);
    let more = true;
    try {
      await this.#ground.alone('orders', id, async () => {
        while (more && isWanted()) more = await this.#obeyOnce(id);
      });
    } finally {
      this.#obeying.delete(id);
    }
    if (more) await this.#obey(id);
  }

  /** After a delay that is always the same, if the question is still open. */
  async #obeyOnce(id: string): Promise<boolean> {
    const { now, wait, orderDelay = ORDER_DELAY } = this.#ground;
    const { deed, at } = this.#asked.get(id)!;
    const left = at + orderDelay - now();
    if (left > 0) await wait(left);
    if (!this.#goesOn(id)) return true;
    const judge = ({ game, room }: Begun<T>): Handled => {
      const isOpen = lastDeed(room) === deed && this.#asked.get(id)?.at === at;
      return (isOpen && actByOrder(game, room)) || { again: room.lines.length };
    };
    return 'seq' in (await this.turn(id, judge));
  }
}

const botOf = (table: Table | null | undefined): Seat | null => (table ? botToSpeak(table) : null);
const refused = (key: string): { readonly refused: Text } => ({ refused: { key } });
