import { type AnyGame, hash } from '@bivouac/kernel';
import { type Begun, Positions } from '@bivouac/room/host';
import { openStore, type Store } from '../store/index.ts';
import { load } from '../tables/found.ts';
import { messageId } from '../tables/told.ts';
import type { Player } from './player.ts';

// What must be true of a table after the torture.

export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  fresh(of: Player): Player; // one who has just come, with the same seat
}

const SETTLE_MS = 30_000;
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function untilOr(end: number, done: () => boolean): Promise<void> {
  while (Date.now() < end && !done()) await pause(100);
}

/** Everyone gets the answers still due to him and hears everything. */
export async function settle(tables: readonly Table[]): Promise<void> {
  const quiet = ({ players }: Table): boolean =>
    players.every(each => each.idle && each.update !== null && each.seq === players[0]!.seq);
  await untilOr(Date.now() + SETTLE_MS, () => tables.every(quiet));
  await pause(500);
}

export async function judge(database: string, tables: readonly Table[]): Promise<string[]> {
  const store = await openStore(database);
  try {
    const wrong: string[] = [];
    for (const table of tables) {
      const all = [...(await keptFaults(store, table)), ...clientFaults(table), ...(await freshFaults(table))];
      wrong.push(...all.map(each => `${table.game.id} ${table.id}: ${each}`));
    }
    return wrong;
  } finally {
    await store.close();
  }
}

/** Every acknowledged action is kept once, at its number, and the actions kept lead to the state kept. */
async function keptFaults(store: Store, { id, players }: Table): Promise<string[]> {
  const wrong: string[] = [];
  const lines = await store.tables.lines(id);
  const kept = lines.filter(line => line.kind === 'act');
  if (lines.some(line => line.kind === 'timeout')) wrong.push('time ran out while the server did not run');
  const at = new Map(lines.flatMap(line => (line.id === null ? [] : [[messageId(line.id), line.seq] as const])));
  const sent = kept.flatMap(line => line.id ?? []); // what the table did by itself has no id
  const twice = sent.length - new Set(sent).size;
  if (twice > 0) wrong.push(`${twice} actions doubled`);
  for (const player of players) {
    for (const [message, seq] of player.acked) if (at.get(message) !== seq) wrong.push(`lost: ${message} at ${seq}`);
    if (player.seq !== lines.length) wrong.push(`a client is at ${player.seq} of ${lines.length}`);
  }
  const live = (await load(store, id))!;
  const positions = new Positions({ snapshot: tbl => store.tables.snapshot(tbl, 0), breath: async () => {} });
  const again = await positions.at(live as Begun<typeof live>, live.room!.record.history.length);
  if (hash(again as never) !== hash(live.row.state as never))
    wrong.push('the actions kept do not lead to the state kept');
  return wrong;
}

/** All know the same of what all may know. */
function clientFaults({ players }: Table): string[] {
  const wrong = players.flatMap(each => [...each.faults, ...(each.idle ? [] : ['an action was never answered'])]);
  if (players.some(each => each.update === null)) return [...wrong, 'a client heard nothing'];
  return new Set(players.map(each => each.hash)).size === 1 ? wrong : [...wrong, 'clients differ'];
}

/** Whoever was there all the time, through every break, knows what one with the same seat knows who has just come: his hand too. */
async function freshFaults({ players, fresh }: Table): Promise<string[]> {
  const wrong: string[] = [];
  for (const player of players) {
    const other = fresh(player);
    await untilOr(Date.now() + SETTLE_MS, () => other.update !== null && other.seq >= player.seq);
    if (other.update === null) wrong.push('one who comes now is told nothing');
    else if (other.ownHash !== player.ownHash) wrong.push(`one who comes now sees it otherwise than ${player.name}`);
    other.stop();
  }
  return wrong;
}
