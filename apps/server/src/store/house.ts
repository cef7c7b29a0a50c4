import { type Driver, insert, must, step } from './driver.ts';

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
  beat: (now: number): Promise<boolean> =>
    db.batch([
      insert(
        'settings',
        { name: 'heartbeat', value: String(now) },
        'on conflict (name) do update set value = excluded.value',
      ),
    ]),
  /** The house was shut: nobody's time ran. Done by the first process that comes back. */
  giveBack: (lastBeat: number, now: number): Promise<boolean> =>
    db.batch([
      must(`update settings set value = ? where name = 'heartbeat' and value = ?`, String(now), String(lastBeat)),
      step(
        `update tables set since = since + ?, deadline = deadline + ? where status = 'playing'`,
        ...[now - lastBeat, now - lastBeat],
      ),
    ]),

  here: (tbl: string, account: string, host: string, expires: number): Promise<boolean> =>
    db.batch([
      insert(
        'presence',
        { tbl, account, host, expires },
        'on conflict (tbl, account, host) do update set expires = excluded.expires',
      ),
    ]),
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
