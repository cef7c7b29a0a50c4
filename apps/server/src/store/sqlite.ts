import Database from 'better-sqlite3';
import { type All, type Driver, type Step, Taken, type Value } from './driver.ts';
import { LONGEST_LOG, tidier } from './sqlite-tidy.ts';

type Db = Database.Database;
interface Waiting {
  readonly steps: readonly Step[];
  resolve(done: boolean): void;
  reject(error: unknown): void;
}

const LOOK_AROUND_MS = 200;

/** The embedded database: one file, written ahead, on disk at every commit. */
export function openSqlite(path: string): Driver {
  const db = new Database(path, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
  const prepare = prepared(db);
  const all: All = async (sql, args = []) => prepare(sql).all(...args) as never;
  const tidy = tidier(path);
  const commits = groupCommits(db, prepare, tidy.committed);
  return {
    kind: 'sqlite',
    all,
    batch: commits.batch,
    listen: heard => watch(db, heard),
    still: use => readStill(path, use),
    migrate: async versions => migrate(db, versions),
    async close() {
      await commits.idle();
      await tidy.close();
      db.close();
    },
  };
}

function prepared(db: Db): (sql: string) => Database.Statement<Value[]> {
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

const COMMIT_MS = 3; // a commit costs as much as an action: a busy house gathers some

/** Batches that come in together share one commit: one wait for the disk instead of many. The first after a pause does not wait. */
function groupCommits(db: Db, prepare: (sql: string) => Database.Statement<Value[]>, committed: () => void) {
  let waiting: Waiting[] = [];
  let last = 0;
  const one = (steps: readonly Step[]): boolean => {
    for (const { sql, args, must } of steps) if (prepare(sql).run(...args).changes === 0 && must) return false;
    return true;
  };
  const say = (sql: string): unknown => prepare(sql).run();
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    last = performance.now();
    try {
      say('begin immediate');
      const settle = group.map(each => within(say, each, one));
      say('commit');
      for (const done of settle) done();
      committed();
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      for (const each of group) each.reject(error);
    }
  };
  return {
    batch: (steps: readonly Step[]): Promise<boolean> =>
      new Promise((resolve, reject) => {
        if (waiting.push({ steps, resolve, reject }) > 1) return;
        const left = last + COMMIT_MS - performance.now();
        if (left <= 0) setImmediate(flush);
        else setTimeout(flush, left);
      }),
    idle: async (): Promise<void> => {
      while (waiting.length > 0) await new Promise(resolve => setImmediate(resolve));
    },
  };
}

/** Runs one batch inside the group; what to tell its author once the group is on disk. */
function within(say: (sql: string) => unknown, each: Waiting, one: (steps: readonly Step[]) => boolean): () => void {
  say('savepoint one');
  try {
    const done = one(each.steps);
    if (!done) say('rollback to one');
    say('release one');
    return () => each.resolve(done);
  } catch (error) {
    say('rollback to one');
    say('release one');
    const unique = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
    return () => each.reject(unique ? new Taken(error.message) : error);
  }
}

/** Another process on the same file is noticed within a fifth of a second. */
async function watch(db: Db, heard: (what: string) => void): Promise<() => Promise<void>> {
  const version = (): unknown => db.pragma('data_version', { simple: true });
  let last = version();
  const timer = setInterval(() => {
    const now = version();
    if (now !== last) heard('*');
    last = now;
  }, LOOK_AROUND_MS);
  timer.unref();
  return async () => clearInterval(timer);
}

async function readStill<T>(path: string, use: (all: All) => Promise<T>): Promise<T> {
  const db = new Database(path, { readonly: true });
  try {
    db.exec('begin');
    return await use(async (sql, args = []) => db.prepare<Value[]>(sql).all(...args) as never);
  } finally {
    db.close();
  }
}

function migrate(db: Db, versions: readonly (readonly string[])[]): void {
  db.exec('begin immediate');
  try {
    const at = db.pragma('user_version', { simple: true }) as number;
    if (at > versions.length) throw new Error(`The database is of a newer Bivouac (version ${at}): update to open it.`);
    for (const sql of versions.slice(at).flat()) db.exec(sql);
    db.pragma(`user_version = ${versions.length}`);
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}
