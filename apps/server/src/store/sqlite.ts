import Database from 'better-sqlite3';
import type { All, Driver, Value } from './driver.ts';
import { connection } from './sqlite-commits.ts';
import { Writer } from './sqlite-writer.ts';

/** The embedded database: one file, read here, written by the writer. */
export function openSqlite(path: string): Driver {
  const { db, prepare } = connection(path);
  const hearing = new Set<(what: string) => void>();
  let writer: Writer | null = null;
  /** Not before the file is of this version. */
  const theWriter = (): Writer => {
    writer ??= new Writer(path, () => {
      for (const heard of hearing) heard('*');
    });
    return writer;
  };
  const all: All = async (sql, args = []) => prepare(sql).all(...args) as never;
  return {
    kind: 'sqlite',
    all,
    batch: steps => theWriter().batch(steps),
    async listen(heard) {
      theWriter();
      hearing.add(heard);
      return async () => void hearing.delete(heard);
    },
    still: use => readStill(path, use),
    migrate: async versions => migrate(db, versions),
    async close() {
      await writer?.close();
      db.close();
    },
  };
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

function migrate(db: Database.Database, versions: readonly (readonly string[])[]): void {
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
