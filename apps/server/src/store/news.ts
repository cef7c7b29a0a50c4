import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { fewBytes } from '../ids.ts';
import type { LineRow, Progress, State } from './rows.ts';

// What a process hands to the others of an action, so that they need not read it. It is sealed: whoever may connect to
// a database may listen to it and speak on it, though he may read none of its tables.

/** Lines that were kept, each with what changed of the table, and what it was before. */
export interface News {
  readonly seq: number;
  readonly ordered: number;
  readonly steps: readonly {
    readonly line: LineRow;
    readonly progress: Partial<Progress>; // the position whole, or nothing of it
    readonly parts?: Parts;
  }[];
}
/** What of a position is not as it was. */
export interface Parts {
  readonly state: Partial<State>; // but for its table
  readonly table: object;
}
export interface Seal {
  isWanted: boolean; // other processes serve the same tables
  /** Null: it is too long to be told. */
  close(table: string, news: News): string | null;
  /** Null: nobody of the house has written it. */
  open(table: string, sealed: string): News | null;
}

const LONGEST = 7800; // PostgreSQL takes less than 8000 bytes, and the table and its numbers come before it
const [IV, TAG] = [12, 16];
const CIPHER = 'aes-256-gcm';

/** `secret`: known to those who can read the database. */
export function sealOf(secret: string): Seal {
  const key = createHash('sha256').update(`news ${secret}`).digest();
  return {
    isWanted: false,
    close(table, news) {
      const text = JSON.stringify(news);
      if (text.length > LONGEST) return null;
      const iv = fewBytes(IV);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(table));
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64');
      return sealed.length > LONGEST ? null : sealed;
    },
    open(table, sealed) {
      const all = Buffer.from(sealed, 'base64');
      try {
        const cipher = createDecipheriv(CIPHER, key, all.subarray(0, IV), { authTagLength: TAG });
        cipher.setAAD(Buffer.from(table)).setAuthTag(all.subarray(IV, IV + TAG));
        return JSON.parse(cipher.update(all.subarray(IV + TAG), undefined, 'utf8') + cipher.final('utf8')) as News;
      } catch {
        return null;
      }
    },
  };
}

const changed = (was: Progress, now: Progress): Partial<Progress> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== was[name as keyof Progress]));

/** By identity, for positions share what is the same; null: it is not only values that changed. */
function differing<T extends object>(was: T, now: T): Partial<T> | null {
  const parts: Partial<T> = {};
  if (Object.keys(was).length !== Object.keys(now).length) return null;
  for (const key in now) {
    if (!(key in was)) return null;
    if (now[key] !== was[key]) parts[key] = now[key];
  }
  return parts;
}

function partsOf(was: State | null, now: State | null): Parts | null {
  const parts = was && now && differing(was, now);
  const table = parts && differing<object>(was.table, now.table);
  if (!table) return null;
  const { table: _whole, ...state } = parts;
  return { state, table };
}

/** The position after them. */
export const withParts = (was: State, { state, table }: Parts): State => ({
  ...{ ...was, ...state },
  table: { ...was.table, ...table },
});

/** Of lines that were written one after the other. */
export const newsOf = (
  all: readonly { readonly was: Progress; readonly progress: Progress; readonly line: LineRow }[],
): News => ({
  ...{ seq: all[0]!.was.seq, ordered: all[0]!.was.ordered },
  steps: all.map(({ was, progress, line }) => {
    const { state: _whole, ...rest } = progress;
    const parts = partsOf(was.state, progress.state);
    return parts
      ? { line, progress: changed(was, rest as Progress), parts }
      : { line, progress: changed(was, progress) };
  }),
});
