import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Child, startChild } from './child.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { Crowd } from './crowd.ts';
import { bareEcho } from './echo-times.ts';
import { familyTime, machineTime, processorTime } from './processor.ts';
import { pause, shown, type Times, timesOf } from './times.ts';
import { Visitor } from './visitor.ts';

// How many live games a server holds: each makes an action a second, and the other player must hear of it in time.
// The games take turns, so that actions come evenly; each counts from when it was due, and all must be acknowledged.

const METRICS = 'the-word-by-which-load-reads-metrics';
const LIMIT_MS = 100;
const TRIES = 3; // another program on the machine may spoil one

interface Options {
  readonly step: string;
  readonly most: string;
  readonly seconds: string;
  readonly games?: readonly string[];
  readonly processes: string;
  readonly together?: boolean;
  readonly postgres?: boolean;
  readonly database?: string;
  readonly beside?: string;
}
/** One server, of one or several processes, with what stands behind it. */
interface Contender {
  readonly name: string;
  readonly servers: readonly Child[];
  readonly cluster: Cluster | null;
  close(): Promise<void>;
}
interface Held {
  readonly name: string;
  readonly games: number;
  readonly seconds: number;
  readonly times: Times;
  readonly spent: Spent; // milliseconds of processor time an action
  readonly others: number; // the part of the machine that went to something else
  readonly perGame: number; // bytes
  readonly size: number; // bytes of an update
}
type Spent = Readonly<Record<'server' | 'database' | 'clients', number>>;

async function contender(name: string, options: Options, main?: string): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-load-'));
  const cluster = options.postgres ? await startCluster() : null;
  const url = options.database ?? cluster?.url;
  const env = { BIVOUAC_DATA: folder, PORT: '0', BIVOUAC_NOTICE_SECONDS: '86400', BIVOUAC_METRICS: METRICS };
  const servers: Child[] = [];
  for (let n = 0; n < Number(options.processes); n++)
    servers.push(await startChild({ ...env, ...(url ? { BIVOUAC_DATABASE_URL: url } : {}) }, main));
  const close = async (): Promise<void> => {
    for (const server of servers) await server.kill('SIGTERM');
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { name, servers, cluster, close };
}

async function memoryOf(servers: readonly Child[]): Promise<number> {
  let sum = 0;
  for (const { base } of servers) {
    const { text } = await new Visitor(base, { authorization: `Bearer ${METRICS}` }).get('/api/metrics');
    sum += Number(/^bivouac_memory_bytes (\d+)/m.exec(text)?.[1]);
  }
  return sum;
}

const spentBy = ({ servers, cluster }: Contender): Spent => ({
  server: processorTime(...servers.map(each => each.pid)),
  database: cluster ? familyTime(cluster.pid) : 0,
  clients: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
});
const sum = ({ server, database, clients }: Spent): number => server + database + clients;
const less = (now: Spent, then: Spent, actions: number): Spent => ({
  server: ((now.server - then.server) * 1000) / actions,
  database: ((now.database - then.database) * 1000) / actions,
  clients: ((now.clients - then.clients) * 1000) / actions,
});

const isInTime = ({ times, games, seconds }: Pick<Held, 'times' | 'games' | 'seconds'>): boolean =>
  times.n >= (games * seconds) / 4 && times.p99 < LIMIT_MS;

/** One number of games, again while it is too slow and there are tries left. */
async function measured(
  who: Contender,
  crowd: Crowd,
  games: number,
  seconds: number,
  empty: number,
  most: number,
): Promise<Held> {
  for (let tries = 1; ; tries++) {
    const [before, busy] = [spentBy(who), machineTime()];
    crowd.tally.latencies.length = 0;
    await pause(seconds * 1000);
    const times = timesOf(crowd.tally.latencies);
    const [after, whole] = [spentBy(who), seconds * cpus().length];
    const others = (machineTime() - busy - sum(after) + sum(before)) / whole;
    const spent = less(after, before, times.n);
    const perGame = ((await memoryOf(who.servers)) - empty) / games;
    const held = { name: who.name, games, seconds, times, spent, others, perGame, size: crowd.size };
    console.log(`${row(held)}${isInTime(held) ? '' : ' too slow'}`);
    if (isInTime(held) || tries === most) return held;
  }
}

/** More and more games, while the opponent hears in time. */
async function climb(who: Contender, options: Options): Promise<readonly Held[]> {
  const bases = who.servers.map(each => each.base);
  const crowd = new Crowd(bases, options.together === true);
  const end = Date.now() + Number(options.seconds) * 1000;
  const empty = await memoryOf(who.servers);
  const all: Held[] = [];
  try {
    for (const games of options.games?.map(Number) ?? steps(Math.min(10_000, Number(options.most)))) {
      if (Date.now() >= end) break;
      await crowd.grow(games);
      await pause(1500);
      const tries = options.games ? 1 : TRIES;
      const held = await measured(who, crowd, games, Number(options.step), empty, tries);
      if (isInTime(held)) all.push(held);
      else if (!options.games) break;
    }
    await crowd.rest();
    return all;
  } finally {
    crowd.stop();
  }
}

function steps(most: number): readonly number[] {
  const all = [50];
  while (Math.ceil(all.at(-1)! * 1.5) <= most) all.push(Math.ceil(all.at(-1)! * 1.5));
  return all;
}

const HEAD = [
  'games',
  'actions/s',
  'median ms',
  '99th ms',
  'server ms',
  'database ms',
  'clients ms',
  'kB a game',
  'others %',
];
const column = (text: string): string => text.padStart(12);
function row({ name, games, seconds, times, spent, others, perGame }: Held): string {
  const { server, database, clients } = spent;
  const each = [times.n / seconds, times.p50, times.p99, server, database, clients, perGame / 1024, others * 100];
  const digits = [0, 1, 1, 3, 3, 3, 0, 0];
  return name.padEnd(8) + column(String(games)) + each.map((value, i) => column(value.toFixed(digits[i]))).join('');
}

async function main(options: Options): Promise<void> {
  const several = `${options.processes} process${options.processes === '1' ? '' : 'es'}`;
  console.log(`${several}, ${options.postgres || options.database ? 'PostgreSQL' : 'the embedded store'}, `);
  console.log(`the clients on the same machine (${cpus().length} cores); milliseconds of processor time an action.`);
  console.log(`${' '.repeat(8)}${HEAD.map(column).join('')}`);
  let last: Held | undefined;
  for (const main of options.beside ? [options.beside, undefined] : [undefined]) {
    const who = await contender(main ? 'before' : 'now', options, main);
    try {
      last = (await climb(who, options)).at(-1);
    } finally {
      await who.close();
    }
  }
  if (!last) throw new Error(`Nothing held with a 99th percentile under ${LIMIT_MS} ms on this machine.`);
  report(last, await bareEcho(last.games, last.seconds, last.size));
}

function report({ games, times, perGame, size }: Held, echo: Times): void {
  console.log(`\n${games} live games, an action a second each. From an action to the opponent: ${shown(times)};`);
  console.log(`on disk before anyone hears of it. ${(perGame / 1024).toFixed(0)} kB a game with its two connections.`);
  console.log(`A bare WebSocket echo of the same messages (${size} bytes): ${shown(echo)}.`);
}

new Command('load')
  .option('--step <seconds>', 'seconds measured at each number of games', '5')
  .option('--most <games>', 'stop at so many games', '5000')
  .option('--games <n...>', 'these numbers of games and no others')
  .option('--seconds <n>', 'begin no new step after so many seconds', '90')
  .option('--processes <n>', 'so many processes, the two players of a game at different ones', '1')
  .option('--together', 'the two players of a game at the same process')
  .option('--postgres', 'a PostgreSQL of its own instead of the embedded store')
  .option('--database <url>', 'a PostgreSQL to use instead of the embedded store')
  .option('--beside <main.js>', 'the bundle of another version, measured first')
  .action(main)
  .parseAsync()
  .then(
    () => process.exit(0),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
