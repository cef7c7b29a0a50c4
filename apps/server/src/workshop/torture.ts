import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picker } from '@bivouac/kernel';
import { Command } from 'commander';
import { gameOf, games as shelf } from '../shelf.ts';
import { type Child, startChild } from './child.ts';
import { freePort, newDatabase, startCluster } from './cluster.ts';
import { judge, settle, type Table } from './judge.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

// Random live games while the server is killed every few seconds. Any loss is a failure.

interface Found {
  readonly actions: Readonly<Record<string, number>>; // by game
  readonly tables: number;
  readonly kills: number;
  readonly breaks: number;
  readonly wrong: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const SCENARIOS: Readonly<Record<string, string>> = { 'gettysburg-1988': 'campaign' }; // otherwise the first
interface Plan {
  readonly seconds: number;
  readonly places: number; // tables at once
  readonly games: readonly string[];
}

async function torture(name: string, place: string, processes: number, plan: Plan): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-torture-'));
  const database = place === '' ? join(folder, 'bivouac.sqlite') : place;
  const house = new Processes({ BIVOUAC_DATA: folder, ...(place === '' ? {} : { BIVOUAC_DATABASE_URL: place }) });
  try {
    await house.start(processes);
    const end = Date.now() + plan.seconds * 1000;
    const seats = Array.from({ length: plan.places }, (_, i) => keepPlaying(house, i, end, plan.games));
    const kills = house.killUntil(end);
    const tables = (await Promise.all(seats)).flat();
    await kills;
    await settle(tables);
    const wrong = await judge(database, tables);
    const players = tables.flatMap(table => table.players);
    const sum = (of: (player: Player) => number): number => players.reduce((all, each) => all + of(each), 0);
    for (const each of players) each.stop();
    console.log(`${name}: looked at ${tables.length} games`);
    return {
      actions: Object.fromEntries(plan.games.map(game => [game, actionsOf(game, tables)])),
      tables: tables.length,
      kills: house.kills,
      breaks: sum(p => p.breaks),
      wrong,
    };
  } finally {
    await house.stop();
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
  kills = 0;
  readonly #env: Record<string, string>;
  readonly #children: (Child | null)[] = [];
  readonly #ports: number[] = [];

  constructor(env: Record<string, string>) {
    this.#env = env;
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
  async killUntil(end: number): Promise<void> {
    for (let i = 0; ; i = (i + 1) % this.#children.length) {
      await pause(1500 + Math.random() * 2000);
      if (Date.now() > end) return;
      const child = this.#children[i]!;
      this.#children[i] = null;
      await child.kill('SIGKILL');
      this.kills++;
      await pause(Math.random() * 500);
      await this.#raise(i);
    }
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
  const wish = { game: id, setup, public: true, seats: { [one]: 'me', [two]: 'open' } };
  const made = await first.must('POST', '/api/tables', wish);
  await second.must('POST', `/api/tables/${made.id}/join`, { seat: two });
  const cookies = [first.cookie, second.cookie, ...(n % 3 === 0 ? [''] : [])]; // and one who watches
  const player = (seat: number, plays: boolean, pick = picker(n * 1000 + round * 10 + seat)): Player =>
    new Player({
      ...{ game, table: made.id, name: `t${n}.${round}.${seat}`, pick, cookie: cookies[seat]!, base: at(seat) },
      ...{ plays, think: 15 },
    }).start();
  const players = cookies.map((cookie, seat) => player(seat, cookie !== ''));
  return { id: made.id, game, players, fresh: of => player(players.indexOf(of), false) };
}

function tell(name: string, { actions, tables, kills, breaks, wrong }: Found): boolean {
  const each = Object.entries(actions).map(([game, n]) => `${n} of ${game}`);
  console.log(
    `${name}: acknowledged actions: ${each.join(', ')}; ${tables} games, ${kills} kills, ${breaks} broken connections: ` +
      (wrong.length === 0 ? 'none lost, none doubled, all clients agree' : `${wrong.length} FAULTS`),
  );
  for (const fault of wrong.slice(0, 20)) console.log(`  ${fault}`);
  const tried = kills > 0 && Object.values(actions).every(n => n > 0);
  if (!tried) console.log(`${name}: not everything was tried; give it more --seconds`);
  return wrong.length === 0 && tried;
}

function planOf(options: { seconds: string; games: string; game: string }, stores: number): Plan {
  const games = shelf.map(game => game.id).filter(id => options.game === 'both' || options.game === id);
  if (games.length === 0) throw new Error(`--game is both, ${shelf.map(game => game.id).join(' or ')}.`);
  const seconds = Math.max(4, Number(options.seconds) / stores);
  return { seconds, places: Math.min(50, Number(options.games)), games };
}

async function main(options: { seconds: string; games: string; game: string; store: string }): Promise<void> {
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
      well = tell('PostgreSQL, two processes', await torture('PostgreSQL', place, 2, plan)) && well;
    } finally {
      await cluster.stop();
    }
  }
  process.exit(well ? 0 : 1);
}

new Command('torture')
  .option('--seconds <n>', 'seconds of play in all', '30')
  .option('--games <n>', 'games at once', '6')
  .option('--game <id>', 'one game only', 'both')
  .option('--store <which>', 'sqlite, postgres or both', 'both')
  .action(main)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
