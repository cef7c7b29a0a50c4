/** What both databases have in common: text, whole numbers and nothing. */
export type Value = string | number | null;

export interface Step {
  readonly sql: string; // with ? for values
  readonly args: readonly Value[];
  readonly must?: boolean; // changes a row, or nothing of the batch is done
}

export type All = <T>(sql: string, args?: readonly Value[]) => Promise<T[]>;

/** A database as the store uses it. A transaction is a list of steps, so that it never waits for anything but the database. */
export interface Driver {
  readonly kind: 'sqlite' | 'postgres';
  all: All;
  /** One transaction, on disk when it resolves. False: a step that must change something did not; nothing was done. */
  batch(steps: readonly Step[], tell?: string): Promise<boolean>;
  /** Hears what other processes told; '*': something changed, nobody knows what. */
  listen(heard: (what: string) => void): Promise<() => Promise<void>>;
  /** Reads from one moment of the database. */
  still<T>(use: (all: All) => Promise<T>): Promise<T>;
  migrate(versions: readonly (readonly string[])[]): Promise<void>;
  close(): Promise<void>;
}

export const step = (sql: string, ...args: Value[]): Step => ({ sql, args });
export const must = (sql: string, ...args: Value[]): Step => ({ sql, args, must: true });

/** `insert into t (a, b) values (?, ?)` from an object. */
export function insert(table: string, row: Readonly<Record<string, Value>>, tail = ''): Step {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  return { sql: `insert into ${table} (${names.join(', ')}) values (${marks}) ${tail}`, args: Object.values(row) };
}

/** A rule of uniqueness was hurt: somebody was first. */
export class Taken extends Error {}
