import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { game } from '@bivouac/gettysburg-1988';
import { begin, picker } from '@bivouac/kernel';
import { type Answer, type Ask, handle, openRoom, type Room, updateFor } from '@bivouac/room';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as NodeSocket, WebSocketServer } from 'ws';
import { SocketLink } from '../src/net/socket.ts';

beforeAll(() => {
  globalThis.WebSocket ??= NodeSocket as unknown as typeof WebSocket; // Node 20 has none of its own
});

interface Weather {
  readonly cut: number; // one message in so many breaks the line, before or after it is done
  readonly again: number; // one answer in so many comes twice
  readonly late: number; // one answer in so many comes late
}
const CALM: Weather = { cut: 0, again: 0, late: 0 };

/** A real table behind a real socket, in all weathers. */
class Table {
  room: Room = openRoom(begin(game, { scenario: 'day1', options: [] }, 'ab'.repeat(32)));
  readonly #pick = picker(7);
  readonly #weather: Weather;
  readonly #http: Server;
  readonly #sockets = new Map<NodeSocket, number>();
  hellos = 0;
  breaks = 0;
  deaf = false;

  constructor(weather: Weather) {
    this.#weather = weather;
    this.#http = createServer();
    new WebSocketServer({ server: this.#http }).on('connection', socket => {
      socket.on('message', data => this.#heard(socket, JSON.parse(String(data))));
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }
  open = async (): Promise<string> => {
    await new Promise<void>(resolve => void this.#http.listen(0, '127.0.0.1', resolve));
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  };
  close = (): void => {
    this.cutAll();
    this.#http.close();
  };
  cutAll(): void {
    for (const socket of this.#sockets.keys()) socket.terminate();
  }

  #chance = (one: number): boolean => one > 0 && this.#pick(one) === 0;

  #heard(socket: NodeSocket, ask: Ask): void {
    if (this.deaf) return;
    if (this.#chance(this.#weather.cut)) return this.#cut(socket);
    if (ask.t === 'hello') return this.#hello(socket, ask.since);
    if (ask.t === 'at' || ask.t === 'hurry') return;
    const done = handle(game, this.room, ['union', 'confederate'], ask);
    if ('room' in done) {
      this.room = done.room;
      for (const each of this.#sockets.keys()) this.#update(each);
    }
    if (this.#chance(this.#weather.cut)) return this.#cut(socket); // done, but nobody was told
    if ('refused' in done) this.#send(socket, { t: 'refused', id: ask.id, why: done.refused });
    else this.#send(socket, { t: 'done', id: ask.id, seq: 'again' in done ? done.again : done.room.lines.length });
  }
  #cut(socket: NodeSocket): void {
    this.breaks++;
    socket.terminate();
  }
  #hello(socket: NodeSocket, since: number): void {
    this.hellos++;
    const { game: name, version, commitment, state } = this.room.record;
    const table = { id: 't', game: name, version, setup: state.setup, commitment, numbers: {}, players: {} };
    this.#send(socket, { t: 'welcome', table, seats: ['union', 'confederate'] });
    this.#sockets.set(socket, since);
    this.#update(socket);
  }
  #update(socket: NodeSocket): void {
    this.#send(socket, updateFor(game, this.room, ['union', 'confederate'], this.#sockets.get(socket)!));
    this.#sockets.set(socket, this.room.lines.length);
  }
  #send(socket: NodeSocket, answer: Answer): void {
    const send = () => socket.readyState === NodeSocket.OPEN && socket.send(JSON.stringify(answer));
    if (this.#chance(this.#weather.late)) setTimeout(send, 5 + this.#pick(20));
    else send();
    if (this.#chance(this.#weather.again)) setTimeout(send, this.#pick(15));
  }
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function joined(weather: Weather, options = {}) {
  const table = new Table(weather);
  const link = new SocketLink(await table.open(), { first: 2, longest: 20, ...options });
  const heard: Answer[] = [];
  link.listen(answer => heard.push(answer));
  closing.push(() => link.close(), table.close);
  const lines = () => heard.flatMap(each => (each.t === 'update' ? each.lines : []));
  return { table, link, heard, lines, answers: () => heard.filter(each => each.t === 'done').map(each => each.id) };
}

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done(); tries++) {
    if (tries > 2500) throw new Error('it never came');
    await new Promise(resolve => setTimeout(resolve, 4));
  }
}
const names = Array.from({ length: 60 }, (_, n) => `word ${n}`);

describe('a line to a server table', () => {
  it('opens, says hello and hears', async () => {
    const { link, heard } = await joined(CALM);
    await until(() => heard.length === 2);
    expect(heard.map(each => each.t)).toEqual(['welcome', 'update']);
    expect(link.state.value).toBe('open');
  });

  it.each([
    ['that breaks', { cut: 6, again: 0, late: 0 }],
    ['that repeats itself', { cut: 0, again: 2, late: 0 }],
    ['that mixes up the order', { cut: 0, again: 0, late: 2 }],
    ['that does all of it', { cut: 9, again: 3, late: 3 }],
  ])('%s loses nothing and does nothing twice', async (_what, weather) => {
    const { table, link, lines, answers } = await joined(weather);
    for (const text of names) {
      link.send({ t: 'say', id: text, seat: null, text });
      if (text.endsWith('5')) await new Promise(resolve => setTimeout(resolve, 12));
    }
    await until(() => answers().length === names.length && lines().length >= names.length + 1);
    const said = table.room.lines.filter(line => line.kind === 'say').map(line => line.text);
    expect([...said].sort()).toEqual([...names].sort());
    expect([...answers()].sort()).toEqual([...names].sort());
    expect(lines().map(line => line.seq)).toEqual(table.room.lines.map(line => line.seq));
    if (weather.cut > 0) expect(table.breaks).toBeGreaterThan(3);
  });

  it('what is said without a line is said when it is back, in its order', async () => {
    const { table, link, heard, answers } = await joined(CALM, { first: 60, longest: 60 });
    await until(() => heard.length === 2);
    table.cutAll();
    await until(() => link.state.value === 'broken');
    for (const text of names.slice(0, 5)) link.send({ t: 'say', id: text, seat: null, text });
    await until(() => answers().length === 5);
    expect(answers()).toEqual(names.slice(0, 5));
    expect(link.state.value).toBe('open');
  });

  it('notices a line that died without a word', async () => {
    const { table, link, heard } = await joined(CALM, { quiet: 30, patience: 30 });
    await until(() => heard.length >= 2);
    table.deaf = true;
    await until(() => link.state.value === 'broken');
    table.deaf = false;
    await until(() => link.state.value === 'open');
    expect(table.hellos).toBeGreaterThan(1);
  });

  it('gives up a line that does not open, and tries again', async () => {
    let lines = 0;
    const silent = createNetServer(line => {
      lines++;
      line.on('error', () => {});
    });
    await new Promise<void>(resolve => void silent.listen(0, '127.0.0.1', resolve));
    const address = `ws://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const link = new SocketLink(address, { first: 2, longest: 20, patience: 20 });
    closing.push(
      () => link.close(),
      () => silent.close(),
    );
    await until(() => lines >= 3);
    expect(link.state.value).not.toBe('open');
  });

  it('a listener that asks for everything again gets it', async () => {
    const { link, heard, lines } = await joined(CALM);
    await until(() => heard.length === 2);
    link.send({ t: 'hello', since: 0 });
    await until(() => lines().length === 2);
    expect(lines().map(line => line.seq)).toEqual([1, 1]);
  });

  it('once closed it stays closed', async () => {
    const { table, link, heard } = await joined(CALM);
    await until(() => heard.length === 2);
    link.close();
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(table.hellos).toBe(1);
  });
});
