import type { Kind, Result } from '@bivouac/bots/balance';
import { type Driver, insert } from './driver.ts';
import type { State } from './rows.ts';

/** A finished game, summed up once. */
export interface ResultRow extends Omit<Result, 'kind'> {
  readonly tbl: string;
  readonly game: string;
  readonly kind: Kind | 'self'; // self: one person on both sides, which tells nothing
}
interface Raw {
  readonly scenario: string;
  readonly kind: Kind;
  readonly winners: string;
  readonly actions: number;
  readonly points: string;
}

/** What finished games came to. */
export const results = (db: Driver) => ({
  /** Finished here from the first action on, and not yet summed up. */
  missing: async (game: string, most: number): Promise<string[]> => {
    const rows = await db.all<{ id: string }>(
      `select id from tables where status = 'over' and game = ? and id not in (select tbl from results)
       and id not in (select tbl from history) order by changed limit ${most}`,
      [game],
    );
    return rows.map(row => row.id);
  },

  positions: async (tbl: string): Promise<{ count: number; state: State }[]> => {
    const rows = await db.all<{ count: number; state: string }>(
      'select count, state from snapshots where tbl = ? order by count',
      [tbl],
    );
    return rows.map(({ count, state }) => ({ count, state: JSON.parse(state) as State }));
  },

  add: ({ winners, points, ...rest }: ResultRow): Promise<boolean> =>
    db.batch([
      insert(
        'results',
        { ...rest, winners: JSON.stringify(winners), points: JSON.stringify(points) },
        'on conflict do nothing',
      ),
    ]),

  of: async (game: string): Promise<Result[]> => {
    const rows = await db.all<Raw>(
      `select scenario, kind, winners, actions, points from results where game = ? and kind <> 'self'`,
      [game],
    );
    return rows.map(row => ({
      ...row,
      winners: JSON.parse(row.winners) as string[],
      points: JSON.parse(row.points) as number[],
    }));
  },
});
export type Results = ReturnType<typeof results>;
