import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@bivouac/gettysburg-1988';
import { hash, picker } from '@bivouac/kernel';
import { Command } from 'commander';
import { load, positionAt } from '../live.ts';
import { openStore, type Store } from '../store/index.ts';
import { type Child, startChild } from './child.ts';
import { freePort, newDatabase, startCluster } from './cluster.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

// Random live games while the server is killed every few seconds. Any loss is a failure.

interface Table {
  readonly id: string;
  readonly players: readonly Player[];
}
interface Found {
  readonly actions: number;
  readonly tables: number;
  readonly kills: number;
  readonly breaks: number;
  readonly wrong: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const SETTLE_MS = 30_000;

async function torture(name: string, place: string, processes: number, seconds: number, games: number): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-torture-'));
  const database = place === '' ? join(folder, 'bivouac.sqlite') : place;
  const house = new Processes({ BIVOUAC_DATA: folder, ...(place === '' ? {} : { BIVOUAC_DATABASE_URL: place }) });
  try {
    await house.start(processes);
    const end = Date.now() + seconds * 1000;
    const seats = Array.from({ length: games }, (_, i) => keepPlaying(house, i, end));
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
      actions: sum(p => p.acked.size),
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

/** Game after game at one place, until time is up. */
async function keepPlaying(house: Processes, n: number, end: number): Promise<Table[]> {
  const tables: Table[] = [];
  while (Date.now() < end) {
    const table = await persist(() => openTable(house, n, tables.length), end);
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

async function openTable(house: Processes, n: number, round: number): Promise<Table> {
  const at = (seat: number) => () => house.base(n + seat);
  const [union, confederate] = [await new Visitor(at(0)()).guest(), await new Visitor(at(1)()).guest()];
  const wish = { game: game.id, setup: { scenario: 'campaign', options: [] }, public: true };
  const made = await union.must('POST', '/api/tables', { ...wish, seats: { union: 'me', confederate: 'open' } });
  await confederate.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
  const player = (seat: number, cookie: string, plays: boolean): Player =>
    new Player({
      ...{ game, table: made.id, name: `t${n}.${round}.${seat}`, pick: picker(n * 1000 + round * 10 + seat) },
      ...{ cookie, base: at(seat), plays, think: 15 },
    }).start();
  const watching = n % 3 === 0 ? [player(2, '', false)] : [];
  return { id: made.id, players: [player(0, union.cookie, true), player(1, confederate.cookie, true), ...watching] };
}

/** Everyone gets the answers still due to him and hears everything. */
async function settle(tables: readonly Table[]): Promise<void> {
  const end = Date.now() + SETTLE_MS;
  const quiet = ({ players }: Table): boolean =>
    players.every(each => each.idle && each.update !== null && each.seq === players[0]!.seq);
  while (Date.now() < end && !tables.every(quiet)) await pause(100);
  await pause(500);
}

async function judge(database: string, tables: readonly Table[]): Promise<string[]> {
  const store = await openStore(database);
  try {
    return (await Promise.all(tables.map(table => judgeTable(store, table)))).flat();
  } finally {
    await store.close();
  }
}

async function judgeTable(store: Store, { id, players }: Table): Promise<string[]> {
  const wrong: string[] = players.flatMap(each => each.faults);
  const lines = await store.tables.lines(id);
  const kept = lines.filter(line => line.kind === 'act');
  const at = new Map(kept.map(line => [line.id!, line.seq]));
  if (at.size !== kept.length) wrong.push(`${kept.length - at.size} actions doubled`);
  for (const player of players) {
    for (const [message, seq] of player.acked) if (at.get(message) !== seq) wrong.push(`lost: ${message} at ${seq}`);
    if (!player.idle) wrong.push('an action was never answered');
    if (player.seq !== lines.length) wrong.push(`a client is at ${player.seq} of ${lines.length}`);
  }
  if (new Set(players.map(each => each.hash)).size !== 1) wrong.push('clients differ');
  const live = (await load(store, id))!;
  const count = live.room!.record.history.length;
  const again = positionAt(live, count, await store.tables.snapshot(id, 0), null);
  if (hash(again as never) !== hash(live.row.state as never))
    wrong.push('the actions kept do not lead to the state kept');
  return wrong.map(each => `${id}: ${each}`);
}

function tell(name: string, { actions, tables, kills, breaks, wrong }: Found): boolean {
  console.log(
    `${name}: ${actions} acknowledged actions in ${tables} games, ${kills} kills, ${breaks} broken connections: ` +
      (wrong.length === 0 ? 'none lost, none doubled, all clients agree' : `${wrong.length} FAULTS`),
  );
  for (const each of wrong.slice(0, 20)) console.log(`  ${each}`);
  if (actions === 0 || kills === 0) console.log(`${name}: nothing was tried; give it more --seconds`);
  return wrong.length === 0 && actions > 0 && kills > 0;
}

async function main(options: { seconds: string; games: string; store: string }): Promise<void> {
  const stores = options.store === 'both' ? ['sqlite', 'postgres'] : [options.store];
  const [seconds, games] = [Math.max(4, Number(options.seconds) / stores.length), Math.min(50, Number(options.games))];
  let well = true;
  if (stores.includes('sqlite')) {
    well = tell('embedded store', await torture('embedded store', '', 1, seconds, games)) && well;
  }
  if (stores.includes('postgres')) {
    const cluster = await startCluster();
    try {
      const place = await newDatabase(cluster.url, 'torture');
      well = tell('PostgreSQL, two processes', await torture('PostgreSQL', place, 2, seconds, games)) && well;
    } finally {
      await cluster.stop();
    }
  }
  process.exit(well ? 0 : 1);
}

new Command('torture')
  .option('--seconds <n>', 'seconds of play in all', '30')
  .option('--games <n>', 'games at once', '6')
  .option('--store <which>', 'sqlite, postgres or both', 'both')
  .action(main)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
