import type { Language } from '@bivouac/kernel';
import { looksOf } from '../people/names.ts';
import { type Driver, insert, must, type Step, step, Taken } from './driver.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly password: string | null; // argon2id; null: a guest
  readonly mail: string | null;
  readonly language: Language;
  readonly guest: boolean;
  readonly created: number;
}
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}
export interface NewSession {
  readonly hash: string;
  readonly account: string;
  readonly created: number;
  readonly expires: number;
}

/** Names that look alike are one name. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

type Row = Omit<Account, 'guest'> & { guest: number };
const accountOf = (row: Row | undefined): Account | null =>
  row
    ? {
        ...{ id: row.id, name: row.name, password: row.password, mail: row.mail },
        ...{ language: row.language, guest: row.guest !== 0, created: row.created },
      }
    : null;

/** True, or false when the name is taken. */
async function unlessTaken(done: Promise<boolean>): Promise<boolean> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof Taken) return false;
    throw error;
  }
}

/** Whatever opens an account: its sessions and its bot tokens. */
const keysOf = (account: string): Step[] => [
  step('delete from sessions where account = ?', account),
  step('delete from tokens where account = ?', account),
];

/** Accounts, sessions and bot tokens. Of a session or token only its SHA-256 is kept. */
export const people = (db: Driver) => ({
  add: (a: Account): Promise<boolean> =>
    unlessTaken(
      db.batch([insert('accounts', { ...a, folded: folded(a.name), looks: looksOf(a.name), guest: a.guest ? 1 : 0 })]),
    ),

  /** Accounts of an older Bivouac get their looks; of two that look alike both stay. */
  fillLooks: async (): Promise<void> => {
    const bare = await db.all<{ id: string; name: string }>('select id, name from accounts where looks is null');
    for (const { id, name } of bare) {
      await unlessTaken(db.batch([step('update accounts set looks = ? where id = ?', looksOf(name), id)]));
    }
  },

  byId: async (id: string): Promise<Account | null> =>
    accountOf((await db.all<Row>('select * from accounts where id = ?', [id]))[0]),

  byName: async (name: string): Promise<Account | null> =>
    accountOf((await db.all<Row>('select * from accounts where folded = ?', [folded(name)]))[0]),

  /** A guest becomes an account and keeps its seats. */
  promote: (id: string, name: string, password: string, mail: string | null, language: Language): Promise<boolean> =>
    unlessTaken(
      db.batch(
        [
          must(
            `update accounts set name = ?, folded = ?, looks = ?, password = ?, mail = ?, language = ?, guest = 0
             where id = ? and guest = 1`,
            ...[name, folded(name), looksOf(name), password, mail, language, id],
          ),
          step('update seats set name = ? where account = ?', name, id),
          step('delete from sessions where account = ?', id),
        ],
        `@${id}`,
      ),
    ),

  change: (id: string, mail: string | null, language: Language): Promise<boolean> =>
    db.batch([must('update accounts set mail = ?, language = ? where id = ?', mail, language, id)]),

  setPassword: (id: string, password: string): Promise<boolean> =>
    db.batch(
      [must('update accounts set password = ? where id = ? and guest = 0', password, id), ...keysOf(id)],
      `!${id}`,
    ),

  /** A new password for one who has lost his; false when it was changed in the meantime. */
  replacePassword: (id: string, was: string, password: string): Promise<boolean> =>
    db.batch(
      [
        must('update accounts set password = ? where id = ? and guest = 0 and password = ?', password, id, was),
        ...keysOf(id),
      ],
      `!${id}`,
    ),

  /** A new session; the one it replaces ends with the same stroke. */
  addSession: (session: NewSession, replaces: string | null): Promise<boolean> =>
    db.batch([step('delete from sessions where hash = ?', replaces ?? ''), insert('sessions', { ...session })]),

  bySession: async (hash: string, now: number): Promise<Account | null> =>
    accountOf(
      (
        await db.all<Row>(
          'select a.* from sessions s join accounts a on a.id = s.account where s.hash = ? and s.expires > ?',
          [hash, now],
        )
      )[0],
    ),

  endSession: (hash: string, account: string): Promise<boolean> =>
    db.batch([step('delete from sessions where hash = ?', hash)], `!${account}`),

  sweepSessions: (now: number): Promise<boolean> => db.batch([step('delete from sessions where expires <= ?', now)]),

  addToken: (token: Token & { hash: string; account: string }): Promise<boolean> =>
    db.batch([insert('tokens', { ...token })]),

  tokens: (account: string): Promise<Token[]> =>
    db.all('select id, name, created from tokens where account = ? order by created', [account]),

  endToken: (account: string, id: string): Promise<boolean> =>
    db.batch([must('delete from tokens where account = ? and id = ?', account, id)], `!${account}`),

  byToken: async (hash: string): Promise<Account | null> =>
    accountOf(
      (await db.all<Row>('select a.* from tokens t join accounts a on a.id = t.account where t.hash = ?', [hash]))[0],
    ),
});
export type People = ReturnType<typeof people>;
