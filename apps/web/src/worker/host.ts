import { type AnyGame, look, type Seat } from '@bivouac/kernel';
import {
  type Answer,
  type Ask,
  drawsOf,
  handle,
  outcomeOf,
  type Room,
  replay,
  startOf,
  updateFor,
  viewsOf,
} from '@bivouac/room';
import { botOf } from './bots.ts';
import { changeOf, newId, type Opened, roomOf, rowOf } from './rooms.ts';
import { type Head, type Store, type Summary, summaryOf } from './store.ts';

/** What a host stands on: so that the same host runs in a worker and in a test. */
export interface Ground {
  readonly store: Store;
  gameOf(id: string): Promise<AnyGame>;
  /** Runs it while nobody else, in any tab, runs something of that name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells other tabs that a table changed, and hears of it. */
  readonly news: { post(id: string): void; listen(heard: (id: string) => void): void };
  now(): number;
  wait(ms: number): Promise<void>;
}

const TRIES = 20;

type Told = Exclude<Ask, { t: 'hello' } | { t: 'at' }>;
interface Table {
  readonly game: AnyGame;
  readonly head: Head;
  readonly room: Room;
}
interface Guest {
  known: number; // the last number it was sent
  greeted: boolean;
  send(answer: Answer): void;
}

/** Hosts the tables of this device. The store is the truth: several tabs may host one table, and agree. */
export class Host {
  readonly #ground: Ground;
  readonly #tables = new Map<string, Table>();
  readonly #guests = new Map<string, Set<Guest>>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #driven = new Set<string>();
  readonly #hurried = new Set<string>();

  constructor(ground: Ground) {
    this.#ground = ground;
    ground.news.listen(id => void this.#changed(id));
  }

  list = (): Promise<readonly Summary[]> => this.#ground.store.list();

  async put({ head, room }: Opened): Promise<Summary> {
    await this.#ground.store.add(head, rowOf(head.id, room, room.lines[0]!));
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

  /** A client sits down at a table; what it says goes to `ask`. */
  join(id: string, send: (answer: Answer) => void): { ask(ask: Ask): Promise<void>; leave(): void } {
    const guest: Guest = { known: 0, greeted: false, send };
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
      else guest.send(await this.#told(id, ask));
    } catch {
      if (ask.t === 'hello') guest.send({ t: 'trouble', why: { key: 'room.notKept' } });
      else guest.send({ t: 'refused', id: ask.id, why: { key: 'room.notKept' } });
    }
  }

  async #welcome(id: string, guest: Guest, since: number): Promise<void> {
    const table = await this.#queued(id, () => this.#load(id));
    if (!table) return guest.send({ t: 'trouble', why: { key: 'room.noTable' } });
    guest.send({ t: 'welcome', table: infoOf(table), seats: seatsHeld(table) });
    guest.known = Math.min(since, table.room.lines.length);
    guest.greeted = true;
    tell(table, guest);
    void this.#drive(id);
  }

  async #position(id: string, { id: ask, count }: Extract<Ask, { t: 'at' }>): Promise<Answer> {
    const table = await this.#queued(id, () => this.#load(id));
    if (!table) return { t: 'refused', id: ask, why: { key: 'room.noTable' } };
    const { game, room } = table;
    try {
      const whole = Number.isSafeInteger(count) && count >= 0 && count <= room.record.history.length;
      if (!whole) return { t: 'refused', id: ask, why: { key: 'room.noPosition' } };
      const { state } = replay(game, room.record, count, drawsOf(room), startOf(room));
      return { t: 'position', id: ask, count, views: viewsOf(game, state, eyes(table)) };
    } catch {
      return { t: 'refused', id: ask, why: { key: 'room.noPosition' } };
    }
  }

  async #told(id: string, ask: Told, as?: readonly Seat[]): Promise<Answer> {
    const turn = (): Promise<Answer> => this.#turn(id, ask, as);
    const answer = await this.#queued(id, () => this.#ground.alone(`bivouac table ${id}`, turn));
    if (answer.t === 'done') void this.#drive(id);
    return answer;
  }

  /** Kept before it is answered. Another tab may have been first: then we look again. */
  async #turn(id: string, ask: Told, as?: readonly Seat[]): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.#load(id);
      if (!table) return { t: 'refused', id: ask.id, why: { key: 'room.noTable' } };
      const done = handle(table.game, table.room, as ?? seatsHeld(table), ask);
      if ('refused' in done) return { t: 'refused', id: ask.id, why: done.refused };
      if ('again' in done) return { t: 'done', id: ask.id, seq: done.again };
      const change = changeOf(table.game, table.head, done.room, done.line, this.#ground.now());
      const { seq } = done.line;
      if (await this.#kept(id, () => this.#ground.store.accept(change))) {
        this.#keep({ ...table, head: change.head, room: done.room });
        this.#ground.news.post(id);
        return { t: 'done', id: ask.id, seq };
      }
    }
    return { t: 'refused', id: ask.id, why: { key: 'room.notKept' } };
  }

  /** When a write fails, or comes second, we no longer know what is kept. */
  async #kept(id: string, write: () => Promise<boolean>): Promise<boolean> {
    let kept = false;
    try {
      kept = await write();
    } finally {
      if (!kept) this.#tables.delete(id);
    }
    return kept;
  }

  async #load(id: string): Promise<Table | null> {
    const known = this.#tables.get(id);
    if (known) return known;
    const kept = await this.#ground.store.get(id);
    if (!kept) return null;
    const table = { game: await this.#ground.gameOf(kept.head.game), head: kept.head, room: roomOf(kept) };
    this.#keep(table);
    return table;
  }

  #keep(table: Table): void {
    const { id } = table.head;
    const guests = this.#guests.get(id);
    if (guests) this.#tables.set(id, table);
    for (const guest of guests ?? []) if (guest.greeted && guest.known < table.room.lines.length) tell(table, guest);
  }

  /** Another tab played. */
  async #changed(id: string): Promise<void> {
    if (!this.#guests.has(id)) return;
    await this.#queued(id, async () => {
      this.#tables.delete(id);
      if (await this.#load(id)) return;
      for (const guest of this.#guests.get(id) ?? []) guest.send({ t: 'trouble', why: { key: 'room.noTable' } });
    });
    void this.#drive(id);
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
    const bot = botOf(table.head.players[seat]?.level);
    const [ask] = await Promise.all([
      botAnswer(table, seat),
      this.#hurried.has(id) ? null : this.#ground.wait(bot.pause),
    ]);
    const now = this.#tables.get(id);
    if (!now) return this.#guests.has(id);
    if (now.room.lines.length !== table.room.lines.length) return true; // something happened meanwhile: think anew
    const answer = await this.#told(id, ask, [seat]);
    return answer.t === 'done';
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

function tell(table: Table, guest: Guest): void {
  guest.send(updateFor(table.game, table.room, seatsHeld(table), guest.known));
  guest.known = table.room.lines.length;
}

async function botAnswer({ game, head, room }: Table, seat: Seat): Promise<Told> {
  const id = `bot-${newId()}`;
  const { proposal } = room;
  if (proposal && proposal.by !== seat) return { t: 'answer', id, seat, yes: proposal.what === 'takeBack' };
  const action = await botOf(head.players[seat]?.level).move(game, look(game, room.record.state, seat), seat);
  return { t: 'act', id, seat, action };
}

/** The seats of the people at this device. */
const seatsHeld = ({ head }: Table): readonly Seat[] =>
  Object.keys(head.players).filter(seat => head.players[seat]!.kind === 'person');

/** After the end everyone sees everything. */
const eyes = (table: Table): readonly Seat[] =>
  outcomeOf(table.game, table.room) ? Object.keys(table.head.players) : seatsHeld(table);

const infoOf = ({ head }: Table): Extract<Answer, { t: 'welcome' }>['table'] => {
  const { id, game, version, setup, commitment, numbers, players } = head;
  return { id, game, version, setup, commitment, numbers, players };
};
