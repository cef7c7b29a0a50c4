import Database from 'better-sqlite3';
import type { Step, Value } from './driver.ts';

type Db = Database.Database;
export type Prepare = (sql: string) => Database.Statement<Value[]>;
/** What became of a batch: done, or not because a step that must change something did not; or why it could not be. */
export type Outcome = boolean | { readonly why: string; readonly taken: boolean };

/** A connection to the file: written ahead, on disk at every commit. */
export function connection(path: string): { readonly db: Db; readonly prepare: Prepare } {
  const db = new Database(path, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  return { db, prepare: prepared(db) };
}

function prepared(db: Db): Prepare {
  const known = new Map<string, Database.Statement<Value[]>>();
  return sql => {
    let found = known.get(sql);
    if (!found) {
      found = db.prepare<Value[]>(sql);
      known.set(sql, found);
    }
    return found;
  };
}

/** The one connection of a process that writes. It is the one to ask for other writers too: to it its own are none. */
export class Commits {
  readonly #db: Db;
  readonly #prepare: Prepare;
  #version: unknown;

  constructor(path: string) {
    const { db, prepare } = connection(path);
    this.#db = db;
    this.#prepare = prepare;
    this.#version = this.#readVersion();
  }

  /** Batches that came in together share one commit: one wait for the disk instead of many. */
  write(group: readonly (readonly Step[])[]): readonly Outcome[] {
    try {
      this.#db.exec('begin immediate');
      const outcomes = group.map(steps => this.#within(steps));
      this.#db.exec('commit');
      return outcomes;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      const { message } = error as Error;
      return group.map(() => ({ why: message, taken: false }));
    }
  }

  /** Another process has written since it was last asked. */
  isBehind(): boolean {
    const last = this.#version;
    this.#version = this.#readVersion();
    return this.#version !== last;
  }

  close(): void {
    this.#db.close();
  }

  #readVersion(): unknown {
    return this.#db.pragma('data_version', { simple: true });
  }

  #within(steps: readonly Step[]): Outcome {
    this.#db.exec('savepoint one');
    try {
      const done = this.#all(steps);
      this.#db.exec(done ? 'release one' : 'rollback to one; release one');
      return done;
    } catch (error) {
      this.#db.exec('rollback to one; release one');
      const taken = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
      return { why: (error as Error).message, taken };
    }
  }

  #all(steps: readonly Step[]): boolean {
    for (const { sql, args, must } of steps) if (this.#prepare(sql).run(...args).changes === 0 && must) return false;
    return true;
  }
}
