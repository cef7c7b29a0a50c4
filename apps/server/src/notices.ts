import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import webpush from 'web-push';
import type { House } from './house.ts';
import { sign } from './ids.ts';
import { hookAddress, outsideAgent, postJson } from './net.ts';
import { sentences } from './shelf.ts';
import type { Account, Letter, Subscription, TableRow, Webhook } from './store/index.ts';

const TRIES = 3;
const AGAIN_MS = 120_000;
const DAY_S = 86_400;

/** Tells people who are away that it is their turn: once a turn. */
export class Notices {
  readonly #house: House;
  readonly #report: (error: unknown) => void;

  constructor(house: House, report: (error: unknown) => void) {
    this.#house = house;
    this.#report = report;
  }

  async send(): Promise<void> {
    const { post } = this.#house.store;
    for (const letter of await post.due(Date.now())) if (await post.claim(letter.id)) await this.#deliver(letter);
  }

  async #deliver(letter: Letter): Promise<void> {
    const { store, metrics } = this.#house;
    const [account, row] = [await store.people.byId(letter.account), await store.tables.get(letter.tbl)];
    if (!account || !row || !(await this.#stillWanted(account, row))) return;
    const ways = await this.#waysTo(account, row, letter);
    const sent = await Promise.allSettled(ways.map(way => way()));
    const failures = sent.filter(each => each.status === 'rejected');
    for (const failure of failures) this.#report(failure.reason);
    metrics.count('notices', sent.length - failures.length);
    // What reached him by one way is not sent again because another failed.
    if (sent.length > 0 && failures.length === sent.length && letter.tries + 1 < TRIES) {
      await store.post.again(letter.id, Date.now() + AGAIN_MS);
    }
  }

  /** Not to one who is at the table, nor to one who has played since. */
  async #stillWanted(account: Account, row: TableRow): Promise<boolean> {
    const { store } = this.#house;
    const seats = await store.tables.seats(row.id);
    const asked = seats.some(each => each.account === account.id && row.pending.includes(each.seat));
    return row.status === 'playing' && asked && !(await store.house.isHere(row.id, account.id, Date.now()));
  }

  async #waysTo(account: Account, row: TableRow, letter: Letter): Promise<(() => Promise<unknown>)[]> {
    const { store } = this.#house;
    const pushes = (await store.post.subscriptions(account.id)).map(each => () => this.#push(each, account, row));
    const hooks = (await store.post.webhooks(account.id)).map(each => () => this.#hook(each, row, letter));
    return [...pushes, ...hooks, ...(account.mail ? [() => this.#mail(account, row, letter)] : [])];
  }

  #link(row: TableRow): string {
    return `${this.#house.links.base}/table/${row.id}`;
  }

  async #push(to: Subscription, account: Account, row: TableRow): Promise<void> {
    const { store, vapid, config } = this.#house;
    const title = sentences({ key: 'mail.subject', args: { game: row.game } })[account.language];
    const body = JSON.stringify({ title, table: row.id, url: `/table/${row.id}` });
    const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:bivouac@localhost.localdomain';
    const keys = { p256dh: to.p256dh, auth: to.auth };
    const options = { vapidDetails: { subject, ...vapid }, TTL: DAY_S, timeout: 5000, agent: outsideAgent };
    try {
      await webpush.sendNotification({ endpoint: to.endpoint, keys }, body, options);
    } catch (error) {
      const gone = [404, 410].includes((error as { statusCode?: number }).statusCode ?? 0);
      if (!gone) throw error;
      await store.post.unsubscribe(account.id, to.endpoint);
    }
  }

  async #hook(hook: Webhook, row: TableRow, letter: Letter): Promise<void> {
    const { privateHooks } = this.#house.config;
    const url = hookAddress(hook.url, privateHooks);
    if (!url) throw new Error('a webhook leads inside');
    const body = JSON.stringify({
      type: 'turn',
      table: row.id,
      game: row.game,
      seq: letter.seq,
      link: this.#link(row),
    });
    const status = await postJson(url, body, { 'x-bivouac-signature': sign(hook.secret, body) }, privateHooks);
    if (status >= 500) throw new Error(`a webhook answered ${status}`);
  }

  async #mail(account: Account, row: TableRow, letter: Letter): Promise<void> {
    const { config } = this.#house;
    const { language, name, mail } = account;
    const letterOut = {
      from: config.mailFrom,
      to: mail!,
      subject: sentences({ key: 'mail.subject', args: { game: row.game } })[language],
      text: sentences({ key: 'mail.body', args: { name, link: this.#link(row) } })[language],
    };
    if (config.smtp) return void (await createTransport(config.smtp).sendMail(letterOut));
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(letterOut);
    const folder = join(config.data, 'outbox');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${letter.id}.eml`), message as Buffer);
  }
}
