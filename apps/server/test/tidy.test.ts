import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { parting } from '../src/parting.ts';
import { type Driver, insert, type Value } from '../src/store/driver.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { groupCommits } from '../src/store/sqlite-commits.ts';
import { logOf } from '../src/store/sqlite-log.ts';
import { eachFor, LONG_LOG, longFor } from '../src/store/sqlite-tidy.ts';
import { until } from './help.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-tidy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what the embedded store has written ahead', () => {
  it('comes into its file by a thread, before whoever commits would have to do it', async () => {
    const path = join(folder, 'some.sqlite');
    const driver = openSqlite(path);
    await driver.migrate([['create table pages (n bigint primary key, text text not null)']]);
    const before = statSync(path).size;
    for (let n = 0; n < 510; n++) await driver.batch([insert('pages', { n, text: 'x'.repeat(10_000) })]);
    await until(() => statSync(path).size > before + 4_000_000);
    for (let n = 510; n < 550; n++) await driver.batch([insert('pages', { n, text: 'y' })]);
    await driver.close();
    const again = openSqlite(path);
    expect(await again.all('select count(*) as n from pages')).toEqual([{ n: 550 }]);
    await again.close();
  });

  it('takes a quarter of a small disk at most', () => {
    expect(longFor(96 * 2 ** 20)).toBe(6144); // pages
    expect(longFor(0)).toBe(0);
    expect(longFor(2 ** 40)).toBe(LONG_LOG);
    expect(longFor(2 ** 40, 200)).toBe(200);
  });

  it('is looked at more often on a small disk', () => {
    expect([LONG_LOG, 6144, 0].map(eachFor)).toEqual([500, 153, 25]); // commits
  });

  it('begins anew when it is long, though writing never stops', async () => {
    const path = join(folder, 'steady.sqlite');
    const driver = openSqlite(path, logOf(path), 200);
    await driver.migrate([['create table pages (n bigint primary key, text text not null)']]);
    let n = 0;
    const write = async (): Promise<void> => {
      while (n < 3000) await driver.batch([insert('pages', { n: n++, text: 'x'.repeat(10_000) })]);
    };
    await Promise.all([write(), write()]); // one is always waiting
    expect(statSync(`${path}-wal`).size).toBeLessThan(20_000_000); // of some 45 that were written
    expect(await driver.all('select count(*) as n from pages')).toEqual([{ n: 3000 }]);
    await driver.close();
  });
});

describe('opening the embedded store', () => {
  it('begins the log anew that a process left behind when it was killed', async () => {
    const [path, left] = [join(folder, 'killed.sqlite'), join(folder, 'left.sqlite')];
    const driver = openSqlite(path);
    await driver.migrate([['create table pages (n bigint primary key, text text not null)']]);
    for (let n = 0; n < 100; n++) await driver.batch([insert('pages', { n, text: 'x'.repeat(10_000) })]);
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${left}${end}`);
    await driver.close();
    const again = openSqlite(left);
    await again.batch([insert('pages', { n: 100, text: 'y' })]);
    expect(await again.all('select count(*) as n from pages')).toEqual([{ n: 101 }]);
    const [log] = new Database(left).pragma('wal_checkpoint(passive)') as { log: number }[];
    expect(log!.log).toBeLessThan(20); // pages; of some 300 that were left
    await again.close();
  });

  it('writes nothing where nothing has changed, and says what is wrong where it cannot', async () => {
    const path = join(folder, 'open.sqlite');
    const versions = [['create table numbers (n bigint primary key)']];
    const driver = openSqlite(path);
    await driver.migrate(versions);
    await driver.close();
    const other = new Database(path);
    other.exec('begin immediate'); // nobody else can write
    const again = openSqlite(path);
    await again.migrate(versions);
    await again.close();
    other.close();
    const broken = openSqlite(path);
    await expect(broken.migrate([...versions, ['rollback', 'create table']])).rejects.toThrow('incomplete input');
    await broken.close();
  });
});

describe('a small disk', () => {
  it('gets back what the log has taken when it begins anew', async () => {
    const [path, left] = [join(folder, 'grown.sqlite'), join(folder, 'cut.sqlite')];
    const driver = openSqlite(path);
    await driver.migrate([['create table pages (n bigint primary key, text text not null)']]);
    for (let n = 0; n < 200; n++) await driver.batch([insert('pages', { n, text: 'x'.repeat(10_000) })]);
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${left}${end}`);
    await driver.close();
    expect(statSync(`${left}-wal`).size).toBeGreaterThan(2_000_000);
    const again = openSqlite(left, logOf(left), 50);
    await again.batch([insert('pages', { n: 200, text: 'y' })]);
    expect(statSync(`${left}-wal`).size).toBeLessThanOrEqual(50 * 4096);
    expect(await again.all('select count(*) as n from pages')).toEqual([{ n: 201 }]);
    await again.close();
  });

  it('that is full is told with what to do, whichever way the database says it', () => {
    const said = (message: string, code: string): string => parting(new Database.SqliteError(message, code));
    const room = 'Make room on that disk and start again; nothing is lost.';
    expect(said('database or disk is full', 'SQLITE_FULL')).toBe(`database or disk is full. ${room}`);
    expect(said('disk I/O error', 'SQLITE_IOERR_SHMSIZE')).toBe(`disk I/O error. ${room}`); // no room for its index
    expect(said('disk I/O error', 'SQLITE_IOERR_READ')).toBe('disk I/O error');
  });
});

describe('a commit of the embedded store', () => {
  const opened = async (name: string, sync: () => Promise<void>): Promise<[Driver, string]> => {
    const path = join(folder, name);
    const driver = openSqlite(path, { sync, close: () => {} });
    await driver.migrate([['create table numbers (n bigint primary key)']]);
    return [driver, path];
  };
  const all = 'select n from numbers order by n';

  it('is told to nobody before its log is on disk, and the next waits for it', async () => {
    const syncs: (() => void)[] = [];
    const [driver] = await opened('waits.sqlite', () => new Promise(resolve => syncs.push(resolve)));
    const told: number[] = [];
    const write = (n: number) => driver.batch([insert('numbers', { n })]).then(() => told.push(n));
    const first = write(1);
    await until(() => syncs.length === 1);
    const more = [write(2), write(3)];
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve));
    expect([told, syncs.length]).toEqual([[], 1]);
    syncs[0]!();
    await first;
    expect(told).toEqual([1]);
    await until(() => syncs.length === 2); // both in one commit
    syncs[1]!();
    await Promise.all(more);
    expect(told).toEqual([1, 2, 3]);
    await driver.close();
  });

  it('finds room on a disk that its own log has filled', async () => {
    const path = join(folder, 'small.sqlite');
    const db = new Database(path);
    db.pragma('journal_mode = WAL');
    db.exec('create table pages (n integer primary key, text text not null)');
    let fulls = 0;
    const prepare = (sql: string) => {
      if (sql === 'commit' && statSync(`${path}-wal`).size > 1_000_000) {
        fulls++;
        throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
      }
      return db.prepare<Value[]>(sql);
    };
    const commits = groupCommits(db, prepare, logOf(path), () => {});
    for (let n = 0; n < 300; n++)
      expect(await commits.batch([{ sql: 'insert into pages values (?, ?)', args: [n, 'x'.repeat(10_000)] }])).toBe(
        true,
      );
    expect(fulls).toBeGreaterThan(1);
    expect(db.prepare('select count(*) as n from pages').get()).toEqual({ n: 300 });
    db.close();
  });

  it('that the disk may have lost is not acknowledged, nor read before it is in the file', async () => {
    let isFailing = true;
    const [driver, path] = await opened('fails.sqlite', () =>
      isFailing ? Promise.reject(new Error('EIO')) : Promise.resolve(),
    );
    const reader = new Database(path);
    reader.exec('begin');
    reader.prepare(all).all(); // it keeps the log from being brought over
    await expect(driver.batch([insert('numbers', { n: 1 })])).rejects.toThrow('EIO');
    await expect(driver.all(all)).rejects.toThrow('may not be on disk');
    await expect(driver.batch([insert('numbers', { n: 2 })])).rejects.toThrow('may not be on disk');
    isFailing = false;
    reader.exec('rollback');
    expect(await driver.all(all)).toEqual([{ n: 1 }]);
    expect(await driver.batch([insert('numbers', { n: 3 })])).toBe(true);
    reader.close();
    await driver.close();
  });
});
