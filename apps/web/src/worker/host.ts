import type { AnyGame } from '@bivouac/kernel';
import { type Answer, type Ask, handle, type Room, updateFor, viewsOf } from '@bivouac/room';
import {
  type Begun,
  type Done,
  type Ground as Floor,
  type Guest,
  Host,
  newGuest,
  Positions,
  type Said,
} from '@bivouac/room/host';
import { type Bots, PAUSE_MS, seed } from './bots.ts';
import { faultIn, kept, reasonOf } from './reasons.ts';
import { changesOf, handedOver, newId, type Opened, orderedHead, roomOf, rowOf } from './rooms.ts';
import { type BotAt, type Store, type Summary, summaryOf } from './store.ts';
import { eyes, infoOf, levelsOf, seatsHeld, type Table, thoughtBehind, thoughtsOf } from './table.ts';
import { Trouble } from './trouble.ts';

/** What the tables of this device stand on: so that they run in a worker and in a test. */
export interface Ground {
  readonly store: Store;
  gameOf(id: string, scenario: string): Promise<AnyGame>;
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

const SAYS = { noTable: 'room.noTable', notBegun: 'room.noTable', busy: 'room.notKept', closed: 'room.noTable' };

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The tables of this device: several tabs may host one, and agree. They go on while somebody watches. */
export class LocalHost {
  readonly #ground: Ground;
  readonly #host: Host<Table, Guest>;
  readonly #hurried = new Set<string>();
  readonly #positions = new Positions({ breath });

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#host = new Host(this.#floor());
    ground.news.listen(id => {
      if (this.#host.isWatched(id)) this.#host.refresh(id).catch(error => this.#report(error));
    });
  }

  #floor(): Floor<Table, Guest> {
    const { bots, alone, now, wait, trouble } = this.#ground;
    return {
      ...{ says: SAYS, most: 0, seed, newId, now, wait, trouble, infoOf, seatsOf: seatsHeld, askedAt: now },
      load: id => this.#load(id),
      write: (table, done, bot) => this.#write(table, done, bot),
      isBehind: async () => false, // the lock of the table, or a write that comes second, tells
      alone: (what, id, work) => alone(`bivouac ${what} ${id}`, work),
      updateOf: ({ game, room }, seats, since) => updateFor(game, room, seats, since),
      think: (game, job, began) => bots.think(game.id, job, began),
      hurry: key => bots.hurry(key),
      pause: async id => this.#hurried.has(id) || wait(PAUSE_MS),
    };
  }

  list = (): Promise<readonly Summary[]> => this.#ground.store.list();

  async put({ head, room }: Opened): Promise<Summary> {
    await kept(this.#ground.store.add(head, rowOf(head.id, room, room.lines[0]!)));
    this.#ground.news.post(head.id);
    return summaryOf(head);
  }

  async remove(id: string): Promise<void> {
    await this.#ground.store.remove(id);
    this.#host.forget(id);
    this.#ground.news.post(id);
  }

  /** The room as it is now, for export. */
  room = async (id: string): Promise<Room | null> => (await this.#host.table(id))?.room ?? null;

  /** Bots at this table no longer wait for people to look. */
  hurry(id: string, on: boolean): void {
    if (on) this.#hurried.add(id);
    else this.#hurried.delete(id);
  }

  /** On a private board a bot takes a seat over, or gives it back. */
  async botAt(id: string, bot: BotAt | null): Promise<Summary> {
    const head = await this.#host.change(id, async table => {
      if (!table) throw new Trouble({ key: 'room.noTable' });
      const next = handedOver(table.game, table, bot);
      if (!(await kept(this.#ground.store.order(next.head)))) return null;
      this.#host.keep({ ...table, ...next, bots: levelsOf(next.head) }, true);
      this.#ground.news.post(id);
      return next.head;
    });
    if (!head) throw new Trouble({ key: 'room.notKept' });
    return summaryOf(head);
  }

  /** A client sits down at a table; what it says goes to `ask`. */
  join(id: string, send: (answer: Answer) => void): { ask(ask: Ask): Promise<void>; leave(): void } {
    const guest = newGuest(send);
    const leave = this.#host.join(id, guest);
    return { leave, ask: ask => this.#ask(id, guest, ask) };
  }

  async #ask(id: string, guest: Guest, ask: Ask): Promise<void> {
    try {
      if (ask.t === 'hello') await this.#hello(id, guest, ask.since);
      else guest.send(await this.#answer(id, ask));
    } catch (error) {
      this.#report(error);
      const why = reasonOf(error);
      guest.send(ask.t === 'hello' ? { t: 'trouble', why } : { t: 'refused', id: ask.id, why });
    }
  }

  #report(error: unknown): void {
    const fault = faultIn(error);
    if (fault) this.#ground.trouble(fault);
  }

  async #hello(id: string, guest: Guest, since: number): Promise<void> {
    const table = await this.#host.table(id);
    if (table) this.#host.hello(table, guest, since);
    else guest.send({ t: 'trouble', why: { key: 'room.noTable' } });
  }

  async #answer(id: string, ask: Exclude<Ask, { t: 'hello' }>): Promise<Answer> {
    if (ask.t === 'at') return this.#position(id, ask);
    if (ask.t !== 'hurry') {
      return this.#host.ask(id, ask, table => handle(table.game, table.room, seatsHeld(table), ask));
    }
    this.#host.hurry(id);
    return { t: 'done', id: ask.id, seq: this.#host.known(id)?.room.lines.length ?? 0 };
  }

  async #position(id: string, { id: ask, count }: Extract<Ask, { t: 'at' }>): Promise<Answer> {
    const table = await this.#host.table(id);
    if (!table) return { t: 'refused', id: ask, why: { key: 'room.noTable' } };
    const state = await this.#positions.at(table, count).catch(() => null); // older rules may have led there
    if (!state) return { t: 'refused', id: ask, why: { key: 'room.noPosition' } };
    const thought = thoughtBehind(table, count);
    const views = viewsOf(table.game, state, eyes(table));
    return { t: 'position', id: ask, count, views, ...(thought && { thought }) };
  }

  async #load(id: string): Promise<Table | null> {
    const found = await kept(this.#ground.store.get(id));
    if (!found) return null;
    const { head, lines } = found;
    const game = await this.#ground.gameOf(head.game, head.setup.scenario);
    return { id, game, head, room: roomOf(game, found), bots: levelsOf(head), thoughts: thoughtsOf(lines) };
  }

  async #write(table: Begun<Table>, done: Done, bot: Said | null): Promise<Table | null> {
    const { game, head } = table;
    const { store, now, news } = this.#ground;
    const changes = 'steps' in done ? changesOf(game, head, done.steps, now(), bot ?? undefined) : null;
    const next = changes?.at(-1)?.head ?? orderedHead(head, done.room);
    if (!(await kept(changes ? store.accept(...changes) : store.order(next)))) return null;
    news.post(table.id);
    const thoughts = bot?.thought ? new Map(table.thoughts).set(head.seq + 1, bot.thought) : table.thoughts;
    return { ...table, head: next, room: done.room, bots: levelsOf(next), thoughts };
  }
}
