import { game } from '@bivouac/gettysburg-1988';
import { type Pick, picker, type Seat } from '@bivouac/kernel';
import type { Update } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { WebSocket } from 'ws';

/** Where somebody sits, and by which door he comes in. */
export interface Place {
  readonly base: string;
  readonly cookie: string;
  readonly table: string;
  readonly seat: Seat;
}
/** What became of all actions of a crowd. */
export interface Tally {
  readonly latencies: number[]; // from when an action should have been sent until the opponent heard of it
  sent: number;
  acked: number;
  heard: number;
  refused: number;
  broken: number; // connections
  bytes: number; // of updates that opponents heard
}

const [UPDATE, DONE, REFUSED] = ['{"t":"update"', '{"t":"done"', '{"t":"refused"'];
const PENDING = '"pending":[';

/** One of the two: reads no more of what it is told than it needs, so that a machine is busy with the server. */
class Chair {
  readonly seat: Seat;
  readonly #socket: WebSocket;

  constructor({ base, cookie, table, seat }: Place, pair: Pair, broke: () => void) {
    this.seat = seat;
    const address = `${base.replace(/^http/, 'ws')}/api/tables/${table}/live`;
    this.#socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    this.#socket.on('open', () => this.hello());
    this.#socket.on('message', data => pair.hear(this, data as Buffer));
    this.#socket.on('error', () => {});
    this.#socket.on('close', broke);
  }

  hello = (): void => this.send('{"t":"hello","since":0}');
  send = (text: string): void => this.#socket.send(text);
  stop = (): void => this.#socket.terminate();

  isAsked(update: Buffer): boolean {
    const from = update.lastIndexOf(PENDING) + PENDING.length;
    return update.toString('latin1', from, update.indexOf(']', from)).includes(`"${this.seat}"`);
  }
}

/** Two who play at random, an action at each beat. One that cannot be sent in time is sent when it can, and counts from its beat. */
export class Pair {
  readonly #chairs: readonly Chair[];
  readonly #tally: Tally;
  readonly #pick: Pick;
  readonly #stopped = { yet: false };
  #next: { readonly by: Chair; readonly seq: number; readonly text: string } | null = null;
  #flight: { readonly by: Chair; readonly due: number; acked: boolean; heard: boolean } | null = null;
  #owed: number | null = null; // since when
  #sent = 0;

  constructor(places: readonly Place[], seed: number, tally: Tally) {
    this.#tally = tally;
    this.#pick = picker(seed);
    const broke = (): void => {
      if (!this.#stopped.yet) tally.broken++;
    };
    this.#chairs = places.map(place => new Chair(place, this, broke));
  }

  get isReady(): boolean {
    return this.#next !== null && this.#flight === null;
  }

  stop(): void {
    this.#stopped.yet = true;
    for (const chair of this.#chairs) chair.stop();
  }

  beat(due: number): void {
    this.#owed ??= due;
    this.#go();
  }

  hear(chair: Chair, data: Buffer): void {
    const begins = (what: string): boolean => data.toString('latin1', 0, what.length) === what;
    if (begins(UPDATE)) return this.#learn(chair, data);
    if (begins(DONE)) return this.#settle('acked');
    if (begins(REFUSED)) return this.#refused(chair);
  }

  #learn(chair: Chair, data: Buffer): void {
    const isNews = this.#flight !== null && this.#flight.by !== chair && !this.#flight.heard;
    if (isNews) {
      this.#tally.latencies.push(performance.now() - this.#flight!.due);
      this.#tally.bytes += data.length;
    }
    if (chair.isAsked(data)) this.#think(chair, JSON.parse(String(data)) as Update);
    if (isNews) this.#settle('heard');
    else this.#go();
  }

  #think(by: Chair, { seq, over, views }: Update): void {
    if (over || seq < (this.#next?.seq ?? 0)) return;
    const action = randomAction(game, views[by.seat]! as never, by.seat, this.#pick);
    const text = JSON.stringify({ t: 'act', id: `load-${++this.#sent}`, seat: by.seat, action });
    this.#next = { by, seq, text };
  }

  #settle(what: 'acked' | 'heard'): void {
    if (!this.#flight || this.#flight[what]) return;
    this.#flight[what] = true;
    this.#tally[what]++;
    if (this.#flight.acked && this.#flight.heard) this.#flight = null;
    this.#go();
  }

  /** It was decided on a position that is no more: thought about anew. */
  #refused(chair: Chair): void {
    this.#tally.refused++;
    this.#flight = null;
    chair.hello();
  }

  #go(): void {
    if (this.#owed === null || this.#flight || !this.#next) return;
    const { by, text } = this.#next;
    this.#flight = { by, due: this.#owed, acked: false, heard: false };
    [this.#next, this.#owed] = [null, null];
    this.#tally.sent++;
    by.send(text);
  }
}
