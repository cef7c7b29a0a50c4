import { createHash } from 'node:crypto';
import type { Step, Value } from './driver.ts';

// A batch as one statement: one way to the database and back instead of one for each step.

const numbered = new Map<string, string>();
/** With $1, $2 for the question marks. */
export function marks(sql: string): string {
  let found = numbered.get(sql);
  if (!found) {
    let n = 0;
    found = sql.replace(/\?/g, () => `$${++n}`);
    numbered.set(sql, found);
  }
  return found;
}

const names = new Map<string, string>();
/** Under which a connection remembers a statement it has read once. */
export function nameOf(sql: string): string {
  let found = names.get(sql);
  if (!found) {
    found = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
    names.set(sql, found);
  }
  return found;
}

const INSERT = /^insert into (\w+ \([^)]*\)) values \(([?, ]*)\)/;

/** The step as a part that is done only if the first changed a row; null: it cannot be said so. */
function part(sql: string): string | null {
  const inserted = sql.replace(INSERT, 'insert into $1 select $2 from first');
  if (inserted !== sql) return inserted;
  return /^(update|delete from) /.test(sql) ? `${sql} and exists (select 1 from first)` : null;
}

/** A batch whose first step must change a row, and no other: it gives a row if it was done. Null: it is no such batch. */
export function oneStatement([first, ...more]: readonly Step[]): { sql: string; args: readonly Value[] } | null {
  if (!first?.must || more.some(each => each.must)) return null;
  const parts = more.map(({ sql }) => part(sql));
  if (parts.includes(null)) return null;
  const all = [`first as (${first.sql} returning 1)`, ...parts.map((sql, i) => `step${i} as (${sql})`)];
  return { sql: `with ${all.join(', ')} select 1 from first`, args: [first, ...more].flatMap(({ args }) => args) };
}
