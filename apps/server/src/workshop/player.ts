import { type AnyGame, hash, type Pick, type Seat, type Text } from '@bivouac/kernel';
import type { Answer, Ask, Line, TableInfo, Update } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { WebSocket } from 'ws';

export interface PlayerOptions {
  readonly game: AnyGame;
  readonly table: string;
  readonly name: string; // opens its message ids
  readonly pick: Pick;
  readonly cookie: string;
  base(): string; // where the server is just now
  readonly plays?: boolean; // false: looks on
  readonly think?: number; // milliseconds before each action
  acted?(id: string): void;
  heard?(update: Update): void;
}
type Told = Extract<Ask, { t: 'act' }>;

const COME_BACK_MS = 50;
const RESEND_MS = 2000;

/** A client that plays at random and never gives up: it comes back after every break and sends again what was not answered. */
export class Player {
  readonly lines: Line[] = [];
  readonly acked = new Map<string, number>(); // message id → number
  readonly faults: string[] = [];
  readonly refusals: Text[] = [];
  table: TableInfo | null = null;
  seats: readonly Seat[] = [];
  update: Update | null = null;
  breaks = 0;
  readonly #o: PlayerOptions;
  #socket: WebSocket | null = null;
  #open: Told | null = null; // sent and not answered
  #sent = 0;
  #stopped = false;
  #paused = false;
  #plays: boolean;
  #resend: NodeJS.Timeout | undefined;
  #over: () => void = () => {};
  readonly over = new Promise<void>(resolve => {
    this.#over = resolve;
  });

  constructor(options: PlayerOptions) {
    this.#o = options;
    this.#plays = options.plays !== false;
  }

  get seq(): number {
    return this.update?.seq ?? 0;
  }
  /** What everyone at the table must agree on. */
  get hash(): string {
    const view = Object.values(this.update?.views ?? {})[0];
    const { seq, count } = this.update!;
    return hash({ seq, count, table: view!.table, stack: view!.stack, lines: this.lines.map(heardByAll) } as never);
  }

  /** All that is told to this seat, its hand too. */
  get ownHash(): string {
    const { t: _t, lines: _lines, clock: _clock, ...told } = this.update!;
    return hash({ ...told, lines: this.lines } as never);
  }
  get name(): string {
    return this.#o.name;
  }

  start(): this {
    this.#connect();
    return this;
  }
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#resend);
    this.#socket?.terminate();
  }
  /** Takes no further action; what is under way is brought to its end. */
  pause(): void {
    this.#paused = true;
  }
  /** Begins to act, or goes on. */
  play(): void {
    [this.#paused, this.#plays] = [false, true];
    this.#act();
  }
  get idle(): boolean {
    return this.#open === null;
  }
  /** Loses its network. */
  cut(): void {
    this.#socket?.terminate();
  }
  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = `${this.#o.base().replace(/^http/, 'ws')}/api/tables/${this.#o.table}/live`;
    const headers = this.#o.cookie ? { cookie: this.#o.cookie } : {};
    const socket = new WebSocket(address, { headers, perMessageDeflate: false, handshakeTimeout: 5000 });
    this.#socket = socket;
    socket.on('open', () => this.send({ t: 'hello', since: this.seq }));
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as Answer));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#stopped) return;
      this.breaks++;
      setTimeout(() => !this.#stopped && this.#connect(), COME_BACK_MS + this.#o.pick(COME_BACK_MS));
    });
  }

  #hear(answer: Answer): void {
    switch (answer.t) {
      case 'welcome':
        this.table = answer.table;
        this.seats = answer.seats;
        return this.#again();
      case 'update':
        return this.#learn(answer);
      case 'done':
        this.acked.set(answer.id, answer.seq);
        return this.#answered(answer.id);
      case 'refused':
        return this.#refused(answer.id, answer.why);
    }
  }

  #learn(update: Update): void {
    if (update.lines[0]?.seq === 1) this.lines.length = 0; // the whole once more: the end, or the first time
    for (const line of update.lines) {
      if (line.seq !== this.lines.length + 1) this.faults.push(`line ${line.seq} came after ${this.lines.length}`);
      else this.lines.push(line);
    }
    if (update.seq !== this.lines.length) this.faults.push(`update ${update.seq} with ${this.lines.length} lines`);
    this.update = update;
    this.#o.heard?.(update);
    if (update.over) this.#over();
    this.#act();
  }

  #again(): void {
    if (this.#open) this.send(this.#open);
  }

  #answered(id: string): void {
    if (this.#open?.id !== id) return;
    this.#open = null;
    clearTimeout(this.#resend);
    this.#act();
  }

  /** Busy or closing: the same again. Anything else: the position has changed, think anew. */
  #refused(id: string, why: Text): void {
    if (this.#open?.id !== id) return;
    if (why.key.startsWith('server.')) return void setTimeout(() => this.#again(), 100);
    this.refusals.push(why);
    this.#answered(id);
  }

  #act(): void {
    const { think = 0 } = this.#o;
    if (this.#open || this.#paused || !this.#plays || !this.update || this.update.over) return;
    const seat = this.update.pending.find(each => this.seats.includes(each));
    if (seat === undefined) return;
    const action = randomAction(this.#o.game, this.update.views[seat]!, seat, this.#o.pick) as never;
    this.#open = { t: 'act', id: `${this.#o.name}-${++this.#sent}`, seat, action };
    const go = (): void => {
      if (!this.#open || this.#stopped) return;
      this.#o.acted?.(this.#open.id);
      this.#again();
      this.#resend = setTimeout(() => this.#again(), RESEND_MS);
    };
    if (think > 0) setTimeout(go, this.#o.pick(think * 2));
    else go();
  }
}

const heardByAll = ({ standing: _own, ...line }: Line) => ({
  ...line,
  events: line.events.filter(event => !event.only),
});
