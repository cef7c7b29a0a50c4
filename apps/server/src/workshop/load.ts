import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { game } from '@bivouac/gettysburg-1988';
import { picker } from '@bivouac/kernel';
import { Command } from 'commander';
import { WebSocket } from 'ws';
import { type Child, startChild } from './child.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

// How many live games one process holds: each makes an action a second, and the other player must hear of it in time.

const METRICS = 'the-word-by-which-load-reads-metrics';
const LIMIT_MS = 100;
const A_SECOND = 1000;
const AT_ONCE = 20;
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

interface Times {
  readonly n: number;
  readonly p50: number;
  readonly p99: number;
}
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { n: sorted.length, p50: share(sorted, 0.5), p99: share(sorted, 0.99) };
}
const shown = ({ n, p50, p99 }: Times): string =>
  `${n} actions, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`;

/** Games in play, and the time from an action's sending to the opponent's hearing of it. */
class Crowd {
  readonly latencies: number[] = [];
  readonly sizes = { asked: 0, told: 0, n: 0 };
  readonly #base: string;
  readonly #players: Player[] = [];
  #union: Visitor | undefined;
  #confederate: Visitor | undefined;
  #made = 0;

  constructor(base: string) {
    this.#base = base;
  }
  get games(): number {
    return this.#made;
  }

  async grow(to: number): Promise<void> {
    this.#union ??= await new Visitor(this.#base).guest();
    this.#confederate ??= await new Visitor(this.#base).guest();
    while (this.#made < to) {
      const n = Math.min(AT_ONCE, to - this.#made);
      await Promise.all(Array.from({ length: n }, (_, i) => this.#add(this.#made + i)));
      this.#made += n;
    }
  }

  async #add(n: number): Promise<void> {
    const [union, confederate] = [this.#union!, this.#confederate!];
    const wish = { game: game.id, setup: { scenario: 'campaign', options: [] }, public: true };
    const made = await union.must('POST', '/api/tables', { ...wish, seats: { union: 'me', confederate: 'open' } });
    await confederate.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
    const sent = { at: 0, by: '' };
    for (const [name, who] of [
      ['u', union],
      ['c', confederate],
    ] as const) {
      const acted = (): void => {
        sent.at = performance.now();
        sent.by = name;
      };
      const heard = (update: object): void => {
        if (sent.at === 0 || sent.by === name) return;
        this.latencies.push(performance.now() - sent.at);
        sent.at = 0;
        this.#weigh(update);
      };
      const options = { game, table: made.id, name: `${name}${n}`, pick: picker(n * 2 + (name === 'u' ? 1 : 0)) };
      const base = (): string => this.#base;
      this.#players.push(new Player({ ...options, base, cookie: who.cookie, think: A_SECOND, acted, heard }).start());
    }
  }

  /** The echo carries as much: a told update of the usual size. */
  #weigh(update: object): void {
    if (this.sizes.n >= 500) return;
    this.sizes.told += JSON.stringify(update).length;
    this.sizes.n++;
  }

  stop(): void {
    for (const each of this.#players) each.stop();
  }
}

/** The same number of pairs, rate and sizes over a bare echo. */
async function echoTimes(base: string, games: number, seconds: number, size: number): Promise<Times> {
  const latencies: number[] = [];
  const sockets: WebSocket[] = [];
  const open = async (n: number): Promise<WebSocket> => {
    const socket = new WebSocket(base.replace('http', 'ws'), { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('message', data => {
      const { at } = JSON.parse(String(data)) as { at: number };
      latencies.push(performance.now() - at);
    });
    socket.send(`pair ${n}`);
    sockets.push(socket);
    return socket;
  };
  const senders: WebSocket[] = [];
  for (let n = 0; n < games; n++) senders.push((await Promise.all([open(n), open(n)]))[0]!);
  const filler = 'x'.repeat(Math.max(0, size - 40));
  const timers = senders.map(socket => {
    const send = (): void => socket.send(JSON.stringify({ at: performance.now(), filler }));
    const first = setTimeout(send, Math.random() * A_SECOND);
    return [first, setInterval(send, A_SECOND)] as const;
  });
  await pause(seconds * 1000);
  for (const [first, timer] of timers) {
    clearTimeout(first);
    clearInterval(timer);
  }
  for (const socket of sockets) socket.terminate();
  return timesOf(latencies);
}

async function memoryOf(base: string): Promise<number> {
  const text = (await new Visitor(base, { authorization: `Bearer ${METRICS}` }).get('/api/metrics')).text;
  return Number(/^bivouac_memory_bytes (\d+)/m.exec(text)?.[1]);
}

interface Held {
  readonly games: number;
  readonly times: Times;
  readonly perGame: number; // bytes
}

const TRIES = 3; // another program on the machine may spoil one
const inTime = (times: Times, games: number, seconds: number): boolean =>
  times.n >= (games * seconds) / 4 && times.p99 < LIMIT_MS;

async function measured(crowd: Crowd, games: number, seconds: number): Promise<Times> {
  for (let tries = 1; ; tries++) {
    crowd.latencies.length = 0;
    await pause(seconds * 1000);
    const times = timesOf(crowd.latencies);
    const well = inTime(times, games, seconds);
    console.log(`${games} games: ${shown(times)}${well ? '' : ', too slow'}`);
    if (well || tries === TRIES) return times;
  }
}

/** More and more games, while the opponent hears in time. */
async function climb(server: Child, crowd: Crowd, seconds: number, most: number, end: number): Promise<Held | null> {
  const empty = await memoryOf(server.base);
  let held: Held | null = null;
  for (let games = 50; games <= most && Date.now() < end; games = Math.ceil(games * 1.5)) {
    await crowd.grow(games);
    await pause(1500);
    const times = await measured(crowd, games, seconds);
    const well = inTime(times, games, seconds);
    if (!well) break;
    held = { games, times, perGame: ((await memoryOf(server.base)) - empty) / games };
  }
  return held;
}

async function main(options: { step: string; most: string; seconds: string; database?: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-load-'));
  const env = { BIVOUAC_DATA: folder, PORT: '0', BIVOUAC_NOTICE_SECONDS: '86400' };
  const server = await startChild({
    ...env,
    BIVOUAC_METRICS: METRICS,
    ...(options.database ? { BIVOUAC_DATABASE_URL: options.database } : {}),
  });
  const crowd = new Crowd(server.base);
  try {
    const [step, most] = [Number(options.step), Math.min(10_000, Number(options.most))];
    const held = await climb(server, crowd, step, most, Date.now() + Number(options.seconds) * 1000);
    const size = Math.round(crowd.sizes.told / Math.max(1, crowd.sizes.n));
    crowd.stop();
    if (!held) throw new Error(`Not even 50 games hold with a 99th percentile under ${LIMIT_MS} ms on this machine.`);
    const echo = await bareEcho(held.games, step, size);
    report(held, echo, size);
  } finally {
    crowd.stop();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bareEcho(games: number, seconds: number, size: number): Promise<Times> {
  const main = fileURLToPath(new URL('./echo.ts', import.meta.url));
  const echo = await startChild({}, main);
  try {
    return await echoTimes(echo.base, games, seconds, size);
  } finally {
    await echo.kill();
  }
}

function report({ games, times, perGame }: Held, echo: Times, size: number): void {
  console.log(
    `\n${games} live games in one process, an action a second each, the clients on the same machine (${cpus().length} cores).`,
  );
  console.log(`From an action to the opponent: ${shown(times)}; on disk before anyone hears of it.`);
  console.log(`A bare WebSocket echo of the same messages (${size} bytes): ${shown(echo)}.`);
  console.log(
    `Ratio to the echo: ${(times.p50 / echo.p50).toFixed(1)} at the median, ${(times.p99 / echo.p99).toFixed(1)} at the 99th percentile.`,
  );
  console.log(`Memory: ${(perGame / 1024).toFixed(0)} kB a game with its two connections.`);
}

new Command('load')
  .option('--step <seconds>', 'seconds measured at each number of games', '5')
  .option('--most <games>', 'stop at so many games', '5000')
  .option('--seconds <n>', 'begin no new step after so many seconds', '90')
  .option('--database <url>', 'a PostgreSQL to use instead of the embedded store')
  .action(main)
  .parseAsync()
  .then(
    () => process.exit(0),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
