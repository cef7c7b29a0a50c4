import Database from 'better-sqlite3';
import type { All, Driver, Value } from './driver.ts';
import { groupCommits, type Prepare } from './sqlite-commits.ts';
import { logOf } from './sqlite-log.ts';
import { freeAt, LONG_LOG, LONGEST_LOG, longFor, PAGE, tidier } from './sqlite-tidy.ts';

type Db = Database.Database;

const LOOK_AROUND_MS = 200;

/** The embedded database: one file, written ahead; nobody is told of a commit before the log that holds it is on disk. */
export function openSqlite(path: string, log = logOf(path), long = LONG_LOG): Driver {
  const db = new Database(path, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL'); // after a commit we bring the log to the disk ourselves, and others go on meanwhile
  db.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
  db.pragma(`journal_size_limit = ${PAGE * longFor(freeAt(path), long)}`); // its file is cut to that when it begins anew
  beginAnew(db);
  const prepare = prepared(db);
  const tidy = tidier(path, until => commits.hold(until), long);
  const commits = groupCommits(db, prepare, log, tidy.committed);
  const all: All = async (sql, args = []) => {
    commits.beSure();
    return prepare(sql).all(...args) as never;
  };
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
      log.close();
      db.close();
    },
  };
}

/** What a process that was killed has left in the log comes into the file; else the log grows with every start. */
function beginAnew(db: Db): void {
  try {
    db.pragma('wal_checkpoint(passive)');
  } catch {} // the disk is full: the next time
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
  if (versionOf(db) === versions.length) return; // a full disk is no hindrance to who has nothing to write
  db.exec('begin immediate');
  try {
    const at = versionOf(db);
    if (at > versions.length) throw new Error(`The database is of a newer Bivouac (version ${at}): update to open it.`);
    for (const sql of versions.slice(at).flat()) db.exec(sql);
    db.pragma(`user_version = ${versions.length}`);
    db.exec('commit');
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}
const versionOf = (db: Db): number => db.pragma('user_version', { simple: true }) as number;
