import Database from 'better-sqlite3';
import { type Step, Taken, type Value } from './driver.ts';
import type { Log } from './sqlite-log.ts';

export type Prepare = (sql: string) => Database.Statement<Value[]>;
interface Waiting {
  readonly steps: readonly Step[];
  resolve(done: boolean): void;
  reject(error: unknown): void;
}
export interface Commits {
  batch(steps: readonly Step[]): Promise<boolean>;
  /** Nothing is written until then. */
  hold(until: Promise<unknown>): void;
  /** After the disk has failed: throws until all that can be read is in the database file, and that on disk. */
  beSure(): void;
  idle(): Promise<void>;
}

const COMMIT_MS = 3; // a commit costs as much as an action: a busy house gathers some

/** Batches that come in together share one commit: one wait for the disk instead of many. The first after a pause does not wait. */
export function groupCommits(db: Database.Database, prepare: Prepare, log: Log, committed: () => void): Commits {
  let waiting: Waiting[] = [];
  let last = 0;
  let isPlanned = false;
  let held: Promise<unknown> | null = null;
  let isInDoubt = false;
  const one = (steps: readonly Step[]): boolean => {
    for (const { sql, args, must } of steps) if (prepare(sql).run(...args).changes === 0 && must) return false;
    return true;
  };
  const say = (sql: string): unknown => prepare(sql).run();
  const plan = (): void => {
    if (isPlanned || held || waiting.length === 0) return;
    isPlanned = true;
    const left = last + COMMIT_MS - performance.now();
    if (left <= 0) setImmediate(flush);
    else setTimeout(flush, left);
  };
  const flush = (): void => {
    isPlanned = false;
    if (held) return;
    const group = waiting;
    waiting = [];
    last = performance.now();
    try {
      beSure();
      hold(kept(group, written(group)));
      committed();
    } catch (error) {
      for (const each of group) each.reject(error);
      plan();
    }
  };
  const commit = (group: readonly Waiting[]): readonly (() => void)[] => {
    try {
      say('begin immediate');
      const settle = group.map(each => within(say, each, one));
      say('commit');
      return settle;
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      throw error;
    }
  };
  /** Where the disk is full, the log may be what fills it: it is brought into the file and begun anew. */
  const written = (group: readonly Waiting[]): readonly (() => void)[] => {
    try {
      return commit(group);
    } catch (error) {
      if (!isFull(error)) throw error;
      db.pragma('wal_checkpoint(truncate)');
      return commit(group);
    }
  };
  const kept = async (group: readonly Waiting[], settle: readonly (() => void)[]): Promise<void> => {
    try {
      await log.sync();
      for (const done of settle) done();
    } catch (error) {
      isInDoubt = true;
      for (const each of group) each.reject(error);
    }
  };
  const beSure = (): void => {
    if (!isInDoubt) return;
    const [all] = db.pragma('wal_checkpoint(passive)') as readonly {
      readonly log: number;
      readonly checkpointed: number;
    }[];
    if (all!.checkpointed < all!.log) throw new Error('What was written last may not be on disk.');
    isInDoubt = false;
  };
  const hold = (until: Promise<unknown>): void => {
    const mine = Promise.allSettled([held, until]).then(() => {
      if (held !== mine) return;
      held = null;
      plan();
    });
    held = mine;
  };
  return {
    hold,
    beSure,
    batch: steps =>
      new Promise((resolve, reject) => {
        waiting.push({ steps, resolve, reject });
        plan();
      }),
    idle: async () => {
      while (waiting.length > 0 || held) await (held ?? new Promise(resolve => setImmediate(resolve)));
    },
  };
}

const isFull = (error: unknown): boolean => error instanceof Database.SqliteError && error.code === 'SQLITE_FULL';

/** Runs one batch inside the group; what to tell its author once the group is on disk. */
function within(say: (sql: string) => unknown, each: Waiting, one: (steps: readonly Step[]) => boolean): () => void {
  say('savepoint one');
  try {
    const done = one(each.steps);
    if (!done) say('rollback to one');
    say('release one');
    return () => each.resolve(done);
  } catch (error) {
    if (isFull(error)) throw error; // the whole group is gone with it
    say('rollback to one');
    say('release one');
    const unique = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
    return () => each.reject(unique ? new Taken(error.message) : error);
  }
}
