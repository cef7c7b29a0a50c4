import { type Driver, insert, must, step } from './driver.ts';

export interface Webhook {
  readonly id: string;
  readonly account: string;
  readonly url: string;
  readonly secret: string;
  readonly created: number;
}
export interface Subscription {
  readonly endpoint: string;
  readonly account: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}
/** What a notice is about. */
export type NoticeOf = 'turn' | 'end';
export interface Letter {
  readonly id: string;
  readonly account: string;
  readonly tbl: string;
  readonly seq: number;
  readonly what: NoticeOf;
  readonly due: number;
  readonly tries: number;
}

/** What goes out: notices waiting, and where people want them. */
export const post = (db: Driver) => ({
  addWebhook: (hook: Webhook): Promise<boolean> => db.batch([insert('webhooks', { ...hook })]),
  webhooks: (account: string): Promise<Webhook[]> =>
    db.all('select * from webhooks where account = ? order by created', [account]),
  endWebhook: (account: string, id: string): Promise<boolean> =>
    db.batch([must('delete from webhooks where account = ? and id = ?', account, id)]),

  subscribe: (s: Subscription): Promise<boolean> =>
    db.batch([step('delete from subscriptions where endpoint = ?', s.endpoint), insert('subscriptions', { ...s })]),
  subscriptions: (account: string): Promise<Subscription[]> =>
    db.all('select * from subscriptions where account = ? order by created', [account]),
  unsubscribe: (account: string, endpoint: string): Promise<boolean> =>
    db.batch([must('delete from subscriptions where account = ? and endpoint = ?', account, endpoint)]),

  due: (now: number): Promise<Letter[]> =>
    db.all(`select * from outbox where status = 'due' and due <= ? order by due limit 50`, [now]),
  /** Exactly one process gets a letter, and only once: better lost in a crash than sent twice. */
  claim: (id: string): Promise<boolean> =>
    db.batch([must(`update outbox set status = 'sent' where id = ? and status = 'due'`, id)]),
  again: (id: string, due: number): Promise<boolean> =>
    db.batch([must(`update outbox set status = 'due', due = ?, tries = tries + 1 where id = ?`, due, id)]),
  waiting: async (): Promise<number> =>
    (await db.all<{ n: number }>(`select count(*) as n from outbox where status = 'due'`))[0]!.n,
});
export type Post = ReturnType<typeof post>;
