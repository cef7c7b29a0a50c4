import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Child } from './child.ts';
import type { Cluster } from './cluster.ts';
import type { Player } from './player.ts';

// What goes wrong during the torture, one blow after the other.

export const STOP_MS = 15_000;
const MOST_LOST_MS = 8000; // of the clock, by a process that was stopped
export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

export type Blow = 'kills' | 'stops' | 'cuts' | 'databaseKills' | 'fills';
export type Blows = Record<Blow, number>;

/** Ends every connection to the database but its own. */
export async function cutAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

export async function killDatabase(cluster: Cluster): Promise<void> {
  await cluster.kill();
  await pause(Math.random() * 2000);
  await cluster.start();
}

/** A disk of its own that is soon full, with room for what is kept in so many seconds; false: this machine lets us make none. */
export const mountSmall = (folder: string, seconds: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${96 + Math.ceil(seconds / 2)}m`, 'tmpfs', folder]).status === 0;
export const unmount = (folder: string): boolean => spawnSync('umount', ['-l', folder]).status === 0;

/** Not a byte is free for a while. */
export async function fill(folder: string): Promise<void> {
  const [file, chunk] = [join(folder, 'filler'), Buffer.alloc(64 * 1024)];
  for (const size of [chunk.length, 4096]) {
    try {
      for (;;) appendFileSync(file, chunk.subarray(0, size));
    } catch {
      // full
    }
  }
  await pause(2500);
  rmSync(file, { force: true });
}

/** The process stands still for a while, and knows nothing of it. */
export async function stopAndContinue({ pid }: Child): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await pause(STOP_MS);
  process.kill(pid, 'SIGCONT');
}

const leftOf = ({ update }: Player): number => {
  const { clock, pending = [], over } = update ?? {};
  if (!clock || over) return Number.POSITIVE_INFINITY;
  return Math.min(...pending.map(seat => clock.banks[seat] ?? Number.POSITIVE_INFINITY));
};

/** Stops the only process there is: nobody's clock may have run meanwhile. */
export async function stopAlone(child: Child, players: readonly Player[]): Promise<string[]> {
  const before = players.map(each => ({ each, seq: each.seq, banks: each.update?.clock?.banks ?? {} }));
  await stopAndContinue(child);
  await pause(3000);
  return before.flatMap(({ each, seq, banks }) => {
    const now = each.update?.clock?.banks ?? {};
    const lost = Math.max(0, ...Object.keys(banks).map(seat => banks[seat]! - (now[seat] ?? banks[seat]!)));
    const isTold = each.seq > seq && Number.isFinite(leftOf(each));
    return isTold && lost > MOST_LOST_MS
      ? [`${each.name} lost ${Math.round(lost / 1000)} s while the server stood still`]
      : [];
  });
}
