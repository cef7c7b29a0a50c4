import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { newToken } from '../ids.ts';
import { realTime, type Time } from '../time.ts';
import type { Driver } from './driver.ts';
import { type House, house } from './house.ts';
import { type Seal, sealOf } from './news.ts';
import { type People, people } from './people.ts';
import { type Post, post } from './post.ts';
import { openPostgres } from './postgres.ts';
import { type Results, results } from './results.ts';
import { versions } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { type Tables, tables } from './tables.ts';

/** Everything that outlives the process. Two databases can stand behind it; nobody else knows which. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly people: People;
  readonly tables: Tables;
  readonly post: Post;
  readonly results: Results;
  readonly house: House;
  readonly driver: Driver;
  readonly seal: Seal;
  /** "<table> <number>" when another process moved a table on, with its orders and sealed news if others can follow, "@<account>" for a new name, "!<account>" when something that opened it no longer does; '*': look yourself. */
  listen(heard: (what: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** `place`: a PostgreSQL address, or the path of a file. */
export async function openStore(place: string, time: Time = realTime): Promise<Store> {
  const driver = isPostgres(place) ? openPostgres(place, time) : openFile(place);
  const at = house(driver);
  let seal: Seal;
  try {
    await driver.migrate(versions);
    seal = sealOf(await at.setting('news-key', newToken));
  } catch (error) {
    await driver.close().catch(() => {});
    const what = isPostgres(place) ? 'PostgreSQL database' : `database ${place}`; // an address may hold a password
    throw new Error(`The ${what} cannot be opened: ${(error as Error).message}`);
  }
  return {
    kind: driver.kind,
    people: people(driver),
    tables: tables(driver, seal),
    seal,
    post: post(driver),
    results: results(driver),
    house: at,
    driver,
    listen: heard => driver.listen(heard),
    close: () => driver.close(),
  };
}

function openFile(path: string): Driver {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600)); // secrets of running games are for its owner only
  chmodSync(path, 0o600);
  return openSqlite(path);
}

export type { News } from './news.ts';
export type { Account } from './people.ts';
export type { Letter, Subscription, Webhook } from './post.ts';
export type { LineRow, ListedRow, Past, Progress, SeatRow, State, TableRow } from './rows.ts';
export type { Change, Invitation, Listed, Notice, Sitting, Snapshot } from './tables.ts';
