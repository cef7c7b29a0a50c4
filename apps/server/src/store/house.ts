import { type Driver, insert, must, type Step, step } from './driver.ts';

const present = (tbl: string, account: string, host: string, expires: number): Step =>
  insert(
    'presence',
    { tbl, account, host, expires },
    'on conflict (tbl, account, host) do update set expires = excluded.expires',
  );

/** What concerns the house and not one table: settings, the heartbeat, who is here. */
export const house = (db: Driver) => ({
  /** The value of a setting; `make` makes the first, and whoever is first decides for all. */
  setting: async (name: string, make: () => string): Promise<string> => {
    const read = () => db.all<{ value: string }>('select value from settings where name = ?', [name]);
    const [known] = await read();
    if (known) return known.value;
    await db.batch([insert('settings', { name, value: make() }, 'on conflict do nothing')]);
    return (await read())[0]!.value;
  },

  lastBeat: async (): Promise<number | null> => {
    const [row] = await db.all<{ value: string }>(`select value from settings where name = 'heartbeat'`);
    return row ? Number(row.value) : null;
  },
  /** Of the house, and of one process: the house need not wait for it any longer than `until`. */
  beat: (now: number, process: string, until: number): Promise<boolean> =>
    db.batch([
      insert(
        'settings',
        { name: 'heartbeat', value: String(now) },
        'on conflict (name) do update set value = excluded.value',
      ),
      present('', '', process, until),
    ]),
  /** Whether other processes beat. */
  hasCompany: async (now: number, process: string): Promise<boolean> => {
    const others = `select 1 as one from presence where tbl = '' and account = '' and host <> ? and expires > ? limit 1`;
    return db.kind === 'postgres' && (await db.all(others, [process, now])).length > 0;
  },
  /** The house was shut: nobody's time ran. Done by the first process that comes back. */
  giveBack: (lastBeat: number, now: number): Promise<boolean> =>
    db.batch([
      must(`update settings set value = ? where name = 'heartbeat' and value = ?`, String(now), String(lastBeat)),
      step(
        `update tables set since = since + ?, deadline = deadline + ? where status = 'playing'`,
        ...[now - lastBeat, now - lastBeat],
      ),
    ]),

  /** One process stood still while others went on: the time of those who waited for it is given back. Whoever has read their clocks reads them again. */
  giveBackAt: async (tables: readonly string[], from: number, to: number): Promise<void> => {
    const lost = 'case when since > ? then ? - since else ? end';
    const args = [from, to, to - from];
    for (const id of tables)
      await db.batch([
        step(
          `update tables set since = since + ${lost}, deadline = deadline + ${lost}, ordered = ordered + 1
           where id = ? and status = 'playing' and since < ?`,
          ...[...args, ...args, id, to],
        ),
      ]);
  },
  /** Whether somebody at a table is served by processes only that do not beat just now. */
  isHeldUp: async (tbl: string, account: string, now: number): Promise<boolean> => {
    const hosts = (of: readonly [string, string]): Promise<{ host: string }[]> =>
      db.all('select host from presence where tbl = ? and account = ? and expires > ?', [...of, now]);
    const beating = new Set((await hosts(['', ''])).map(({ host }) => host));
    const his = await hosts([tbl, account]);
    return his.length > 0 && his.every(({ host }) => !beating.has(host.split(' ')[0]!));
  },

  here: (tbl: string, account: string, host: string, expires: number): Promise<boolean> =>
    db.batch([present(tbl, account, host, expires)]),
  gone: (tbl: string, account: string, host: string): Promise<boolean> =>
    db.batch([step('delete from presence where tbl = ? and account = ? and host = ?', tbl, account, host)]),
  isHere: async (tbl: string, account: string, now: number): Promise<boolean> =>
    (
      await db.all('select 1 as one from presence where tbl = ? and account = ? and expires > ? limit 1', [
        ...[tbl, account, now],
      ])
    ).length > 0,
  sweepPresence: (now: number): Promise<boolean> => db.batch([step('delete from presence where expires <= ?', now)]),
});
export type House = ReturnType<typeof house>;
