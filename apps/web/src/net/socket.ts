import type { Answer, Ask } from '@bivouac/room';
import { signal } from '@preact/signals';
import { Ears } from './ears.ts';
import type { Link } from './link.ts';
import { Talk } from './talk.ts';

export interface SocketOptions {
  readonly first?: number; // the first pause after a break, in ms; it doubles
  readonly longest?: number;
  readonly quiet?: number; // so long without a word: ask whether the line is alive
  readonly patience?: number; // and so long for the answer
}

const NORMAL = { first: 250, longest: 10_000, quiet: 20_000, patience: 8_000 };

/** A line to a table on a server. It breaks and mends by itself; nothing is lost or done twice. */
export class SocketLink implements Link {
  readonly state = signal<'joining' | 'open' | 'broken'>('joining');
  readonly #address: string;
  readonly #o: Required<SocketOptions>;
  readonly #talk = new Talk();
  readonly #ears = new Ears();
  #socket: WebSocket | null = null;
  #breaks = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined; // to try again, or to see whether the line is alive

  constructor(address: string, options: SocketOptions = {}) {
    this.#address = address;
    this.#o = { ...NORMAL, ...options };
    globalThis.addEventListener?.('online', this.#retry);
    globalThis.addEventListener?.('offline', this.#offline);
    this.#connect();
  }

  send(ask: Ask): void {
    this.#talk.said(ask);
    if (ask.t !== 'hello' || this.state.value === 'open') this.#say(ask); // a hello is said on opening
  }

  listen(hear: (answer: Answer) => void): () => void {
    return this.#ears.listen(hear);
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#retry);
    globalThis.removeEventListener?.('offline', this.#offline);
    this.#drop();
  }

  #say(ask: Ask): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#broke(socket), this.#o.patience);
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#message(String(data));
    socket.onclose = () => this.#broke(socket);
    socket.onerror = () => {}; // a close follows; without a listener Node ends the process
  }

  /** First what we missed, then what was not answered, in its old order and under its old ids. */
  #opened(): void {
    this.#say(this.#talk.hello());
    for (const ask of this.#talk.unanswered()) this.#say(ask);
    this.#listenOn();
  }

  #message(text: string): void {
    this.#listenOn();
    const answer = parsed(text);
    if (!answer || isClosing(answer)) return;
    if (answer.t === 'welcome') {
      this.#breaks = 0;
      this.state.value = 'open';
    }
    const fresh = this.#talk.heard(answer);
    if (fresh === 'gap') this.#say(this.#talk.hello());
    else if (fresh) this.#ears.tell(fresh);
  }

  /** A line can die without a word: after a silence we ask, and without an answer we take it for broken. */
  #listenOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const socket = this.#socket;
      this.#say(this.#talk.hello());
      this.#timer = setTimeout(() => socket && this.#broke(socket), this.#o.patience);
    }, this.#o.quiet);
  }

  #broke(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    this.state.value = 'broken';
    const pause = Math.min(this.#o.longest, this.#o.first * 2 ** this.#breaks++);
    this.#timer = setTimeout(this.#retry, pause * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #retry = (): void => {
    if (!this.#closed && !this.#socket) this.#connect();
  };

  #offline = (): void => {
    if (this.#socket) this.#broke(this.#socket);
  };
}

/** A server that is closing did not do it; what was asked is asked again when we are back. */
const isClosing = (answer: Answer): boolean => answer.t === 'refused' && answer.why.key === 'server.closed';

function parsed(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
