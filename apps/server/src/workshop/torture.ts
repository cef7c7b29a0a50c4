import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picker } from '@bivouac/kernel';
import { Command } from 'commander';
import { gameOf, games as shelf } from '../shelf.ts';
import { type Child, startChild } from './child.ts';
import { type Cluster, freePort, newDatabase, startCluster } from './cluster.ts';
import {
  type Blow,
  type Blows,
  cutAll,
  fill,
  killDatabase,
  mountSmall,
  pause,
  STOP_MS,
  stopAlone,
  stopAndContinue,
  unmount,
} from './faults.ts';
import { judge, settle, type Table } from './judge.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

// Random live games while the server is killed every few seconds. Any loss is a failure.

interface Found {
  readonly actions: Readonly<Record<string, number>>; // by game
  readonly tables: number;
  readonly ended: number; // games played to their end
  readonly blows: Blows;
  readonly breaks: number;
  readonly wrong: readonly string[];
}

const SCENARIOS: Readonly<Record<string, string>> = { 'gettysburg-1988': 'campaign' }; // otherwise the first
interface Plan {
  readonly seconds: number;
  readonly places: number; // tables at once
  readonly games: readonly string[];
}

async function torture(
  name: string,
  place: string,
  processes: number,
  plan: Plan,
  cluster: Cluster | null = null,
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-torture-'));
  const database = place === '' ? join(folder, 'bivouac.sqlite') : place;
  const env = { BIVOUAC_DATA: folder, ...(place === '' ? {} : { BIVOUAC_DATABASE_URL: place }) };
  const small = place === '' && mountSmall(folder, plan.seconds);
  if (place === '' && !small) console.log(`${name}: no small disk can be made here (it needs root), so none is filled`);
  const house = new Processes(env, cluster, small ? folder : null);
  try {
    await house.start(processes);
    const end = Date.now() + plan.seconds * 1000;
    const seats = Array.from({ length: plan.places }, (_, i) => keepPlaying(house, i, end, plan.games));
    const blows = house.strikeUntil(end);
    const tables = (await Promise.all(seats)).flat();
    await blows;
    await settle(tables);
    await endSome(tables);
    await settle(tables);
    const wrong = [...house.wrong, ...(await judge(database, tables))];
    const players = tables.flatMap(table => table.players);
    const sum = (of: (player: Player) => number): number => players.reduce((all, each) => all + of(each), 0);
    for (const each of players) each.stop();
    console.log(`${name}: looked at ${tables.length} games`);
    return {
      actions: Object.fromEntries(plan.games.map(game => [game, actionsOf(game, tables)])),
      tables: tables.length,
      ended: tables.filter(table => table.players[0]!.update?.over).length,
      blows: house.blows,
      breaks: sum(p => p.breaks),
      wrong,
    };
  } finally {
    await house.stop();
    if (small) unmount(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

const actionsOf = (game: string, tables: readonly Table[]): number =>
  tables
    .filter(table => table.game.id === game)
    .flatMap(table => table.players)
    .reduce((all, player) => all + player.acked.size, 0);

/** The servers, one of which dies again and again. */
class Processes {
  readonly blows: Blows = { kills: 0, stops: 0, cuts: 0, databaseKills: 0, fills: 0 };
  readonly wrong: string[] = [];
  readonly players = new Set<Player>();
  readonly #cluster: Cluster | null;
  readonly #disk: string | null; // small
  readonly #env: Record<string, string>;
  readonly #children: (Child | null)[] = [];
  readonly #ports: number[] = [];

  constructor(env: Record<string, string>, cluster: Cluster | null, disk: string | null) {
    this.#disk = disk;
    this.#env = env;
    this.#cluster = cluster;
  }
  async start(n: number): Promise<void> {
    for (let i = 0; i < n; i++) {
      this.#ports.push(await freePort());
      await this.#raise(i);
    }
  }
  async #raise(i: number): Promise<void> {
    this.#children[i] = await startChild({ ...this.#env, PORT: String(this.#ports[i]) });
  }
  /** Where client number n goes: its own server, or whichever lives. */
  base(n: number): string {
    const own = this.#children[n % this.#children.length];
    return (own ?? this.#children.find(each => each !== null))?.base ?? `http://127.0.0.1:${this.#ports[0]}`;
  }
  /** One blow after the other: mostly a process dies; a stop is struck only if there is time to come back from it. */
  async strikeUntil(end: number): Promise<void> {
    const order: Blow[] = ['kills', 'cuts', 'fills', 'kills', 'databaseKills', 'kills', 'stops'];
    const possible = order.filter(
      blow => (this.#cluster || !['cuts', 'databaseKills'].includes(blow)) && (this.#disk !== null || blow !== 'fills'),
    );
    for (let n = 0; ; n++) {
      await pause(1500 + Math.random() * 2000);
      const left = end - Date.now();
      if (left <= 0) return;
      const blow = possible[n % possible.length]!;
      if (blow === 'stops' && left < STOP_MS + 5000) continue;
      await this.#strike(blow, n % this.#children.length);
      this.blows[blow]++;
    }
  }
  async #strike(blow: Blow, i: number): Promise<void> {
    const child = this.#children[i]!;
    if (blow === 'kills') return this.#kill(i);
    if (blow === 'fills') return fill(this.#disk!);
    if (blow === 'cuts') return cutAll(this.#cluster!.url);
    if (blow === 'databaseKills') return killDatabase(this.#cluster!);
    if (this.#children.length > 1) return stopAndContinue(child);
    this.wrong.push(...(await stopAlone(child, [...this.players])));
  }
  async #kill(i: number): Promise<void> {
    const child = this.#children[i]!;
    this.#children[i] = null;
    await child.kill('SIGKILL');
    await pause(Math.random() * 500);
    await this.#raise(i);
  }
  async stop(): Promise<void> {
    await Promise.all(this.#children.map(child => child?.kill('SIGKILL')));
  }
}

/** Game after game at one place, by turns if there are several, until time is up. */
async function keepPlaying(house: Processes, n: number, end: number, games: readonly string[]): Promise<Table[]> {
  const tables: Table[] = [];
  while (Date.now() < end) {
    const game = games[(n + tables.length) % games.length]!;
    const table = await persist(() => openTable(house, n, tables.length, game), end);
    if (!table) break;
    tables.push(table);
    const over = Promise.all(table.players.map(player => player.over));
    await Promise.race([over, pause(end - Date.now())]);
  }
  for (const player of tables.flatMap(table => table.players)) player.pause();
  return tables;
}

/** Every other game is given up, so that games of every kind come to their end: then all hear the whole of it. */
async function endSome(tables: readonly Table[]): Promise<void> {
  const given = tables.filter((table, i) => i % 2 === 0 && !table.players[0]!.update?.over);
  for (let tries = 0; tries < 100 && given.some(table => !table.players[0]!.update?.over); tries++) {
    for (const { players } of given) {
      const [first] = players;
      if (!first!.update?.over) first!.send({ t: 'resign', id: 'given-up', seat: first!.seats[0] });
    }
    await pause(200);
  }
}

/** A request that fails because the server died is made again. */
async function persist<T>(work: () => Promise<T>, end: number): Promise<T | null> {
  while (Date.now() < end) {
    try {
      return await work();
    } catch {
      await pause(200);
    }
  }
  return null;
}

async function openTable(house: Processes, n: number, round: number, id: string): Promise<Table> {
  const at = (seat: number) => () => house.base(n + seat);
  const game = gameOf(id)!;
  const setup = { scenario: SCENARIOS[id] ?? game.scenarios[0]!, options: [] };
  const [one, two] = Object.keys(game.seats(setup)) as [string, string];
  const [first, second] = [await new Visitor(at(0)()).guest(), await new Visitor(at(1)()).guest()];
  const pace = { kind: 'live', bank: 36_000, more: 0 };
  const wish = { game: id, setup, pace, public: true, seats: { [one]: 'me', [two]: 'open' } };
  const made = await first.must('POST', '/api/tables', wish);
  await second.must('POST', `/api/tables/${made.id}/join`, { seat: two });
  const cookies = [first.cookie, second.cookie, ...(n % 3 === 0 ? [''] : [])]; // and one who watches
  const player = (seat: number, plays: boolean, pick = picker(n * 1000 + round * 10 + seat)): Player =>
    new Player({
      ...{ game, table: made.id, name: `t${n}.${round}.${seat}`, pick, cookie: cookies[seat]!, base: at(seat) },
      ...{ plays, think: 15 },
    }).start();
  const players = cookies.map((cookie, seat) => player(seat, cookie !== ''));
  for (const each of players) house.players.add(each);
  return { id: made.id, game, players, fresh: of => player(players.indexOf(of), false) };
}

function tell(name: string, { actions, tables, ended, blows, breaks, wrong }: Found): boolean {
  const each = Object.entries(actions).map(([game, n]) => `${n} of ${game}`);
  const { kills, stops, cuts, databaseKills, fills } = blows;
  const struck = `${kills} kills, ${stops} stops, ${fills} full disks, ${cuts} cuts and ${databaseKills} kills of the database`;
  console.log(
    `${name}: acknowledged actions: ${each.join(', ')}; ${tables} games, ${ended} to their end; ${struck}; ${breaks} broken connections: ` +
      (wrong.length === 0 ? 'none lost, none doubled, all clients agree' : `${wrong.length} FAULTS`),
  );
  for (const fault of wrong.slice(0, 20)) console.log(`  ${fault}`);
  const tried = blows.kills > 0 && ended > 0 && Object.values(actions).every(n => n > 0);
  if (!tried) console.log(`${name}: not everything was tried; give it more --seconds`);
  return wrong.length === 0 && tried;
}

interface Options {
  readonly seconds: string;
  readonly minutes?: string;
  readonly games: string;
  readonly game: string;
  readonly store: string;
}

function planOf(options: Options, stores: number): Plan {
  const games = shelf.map(game => game.id).filter(id => options.game === 'both' || options.game === id);
  if (games.length === 0) throw new Error(`--game is both, ${shelf.map(game => game.id).join(' or ')}.`);
  const whole = options.minutes === undefined ? Number(options.seconds) : Number(options.minutes) * 60;
  const seconds = Math.max(4, whole / stores);
  return { seconds, places: Math.min(50, Number(options.games)), games };
}

async function main(options: Options): Promise<void> {
  const stores = options.store === 'both' ? ['sqlite', 'postgres'] : [options.store];
  const plan = planOf(options, stores.length);
  let well = true;
  if (stores.includes('sqlite')) {
    well = tell('embedded store', await torture('embedded store', '', 1, plan)) && well;
  }
  if (stores.includes('postgres')) {
    const cluster = await startCluster();
    try {
      const place = await newDatabase(cluster.url, 'torture');
      well = tell('PostgreSQL, two processes', await torture('PostgreSQL', place, 2, plan, cluster)) && well;
    } finally {
      await cluster.stop();
    }
  }
  process.exit(well ? 0 : 1);
}

new Command('torture')
  .option('--seconds <n>', 'seconds of play in all', '30')
  .option('--minutes <n>', 'minutes of play in all')
  .option('--games <n>', 'games at once', '6')
  .option('--game <id>', 'one game only', 'both')
  .option('--store <which>', 'sqlite, postgres or both', 'both')
  .action(main)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
