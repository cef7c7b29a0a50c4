import pg from 'pg';
import { realTime, type Time } from '../time.ts';
import { type All, type Driver, type Step, Taken, type Value } from './driver.ts';
import { listen } from './postgres-ear.ts';
import { marks, nameOf, oneStatement } from './postgres-steps.ts';
import { Voice } from './postgres-voice.ts';

const INT8 = 20;
const MIGRATION_LOCK = 19880703;
const AGAIN = new Set(['40001', '40P01']); // serialisation failure, deadlock: nothing was done, try once more
const types: pg.CustomTypesConfig = {
  // biome-ignore lint/suspicious/noExplicitAny: the parsers of pg are typed so
  getTypeParser: ((id: number, format: any) => (id === INT8 ? Number : pg.types.getTypeParser(id, format))) as any,
};

const query = (on: pg.Pool | pg.ClientBase, sql: string, args: readonly Value[] = []): Promise<pg.QueryResult> =>
  on.query({ text: marks(sql), values: [...args], types });
/** The same for what gives no columns that a later version may change: read once by each connection. */
const known = (on: pg.Pool | pg.ClientBase, sql: string, args: readonly Value[]): Promise<pg.QueryResult> =>
  on.query({ name: nameOf(sql), text: marks(sql), values: [...args], types });

/** A PostgreSQL server, shared by any number of processes. */
export function openPostgres(url: string, time: Time = realTime): Driver {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {}); // an idle connection broke: the pool makes another
  pool.on('connect', client => client.on('error', () => {})); // one in use broke: whoever waits for its answer is told
  const voice = new Voice(pool);
  const all: All = async (sql, args) => (await query(pool, sql, args)).rows as never;
  return {
    kind: 'postgres',
    all,
    async batch(steps, tell) {
      const done = await batch(pool, steps);
      if (done && tell !== undefined) voice.tell(tell);
      return done;
    },
    listen: heard =>
      listen(url, heard, time, client => {
        voice.ear = client;
      }),
    still: use => readStill(pool, use),
    migrate: versions => migrate(pool, versions),
    async close() {
      await voice.rest();
      await pool.end();
    },
  };
}

async function batch(pool: pg.Pool, steps: readonly Step[], tries = 3): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const whole = oneStatement(steps);
    if (whole) return (await known(client, whole.sql, whole.args)).rowCount === 1;
    return await transaction(client, steps);
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (isBroken(error)) broken = error as Error;
    else await client.query('rollback').catch(() => {});
    if (code === '23505') throw new Taken((error as Error).message);
    if (!AGAIN.has(code) || tries <= 1) throw error;
  } finally {
    client.release(broken);
  }
  return batch(pool, steps, tries - 1);
}

/** Not the server's word, or its last: the connection is in doubt. */
function isBroken(error: unknown): boolean {
  const { code = '', severity } = error as { code?: string; severity?: string };
  return !/^[0-9A-Z]{5}$/.test(code) || severity === 'FATAL' || severity === 'PANIC';
}

async function transaction(client: pg.ClientBase, steps: readonly Step[]): Promise<boolean> {
  await client.query('begin');
  for (const { sql, args, must } of steps) {
    const { rowCount } = await known(client, sql, args);
    if (!must || rowCount) continue;
    await client.query('rollback');
    return false;
  }
  await client.query('commit');
  return true;
}

async function readStill<T>(pool: pg.Pool, use: (all: All) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await use(async (sql, args) => (await query(client, sql, args)).rows as never);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

async function migrate(pool: pg.Pool, versions: readonly (readonly string[])[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await query(client, 'select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]); // two processes may start at once
    await client.query('create table if not exists bivouac_version (version bigint not null)');
    const at = ((await query(client, 'select version from bivouac_version')).rows[0]?.version as number) ?? 0;
    if (at > versions.length) throw new Error(`The database is of a newer Bivouac (version ${at}): update to open it.`);
    for (const sql of versions.slice(at).flat()) await client.query(sql);
    await client.query('delete from bivouac_version');
    await query(client, 'insert into bivouac_version (version) values (?)', [versions.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
