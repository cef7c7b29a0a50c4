import webpush from 'web-push';
import type { House } from '../house.ts';
import { sign } from '../ids.ts';
import { sentences } from '../shelf.ts';
import type { Account, Letter, Subscription, TableRow, Webhook } from '../store/index.ts';
import { sendMail } from './mail.ts';
import { hookAddress, postBytes, postJson } from './net.ts';

const TRIES = 3;
const AGAIN_MS = 120_000;
const DAY_S = 86_400;
const MOST_AT_ONCE = 50;

/** Tells people who are away that it is their turn, or that the game is over: once. */
export class Notices {
  readonly #house: House;
  readonly #report: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(house: House, report: (error: unknown) => void) {
    this.#house = house;
    this.#report = report;
  }

  async send(): Promise<void> {
    const { store, time } = this.#house;
    const { post } = store;
    const due = await post.due(time.now());
    for (const letter of due.slice(0, MOST_AT_ONCE - this.#underWay.size)) {
      if (await post.claim(letter.id)) this.#start(letter);
    }
  }

  /** An address that is slow to answer keeps nobody else's notice waiting. */
  #start(letter: Letter): void {
    const done = this.#deliver(letter)
      .catch(this.#report)
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  /** What is under way has come to its end. */
  async rest(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #deliver(letter: Letter): Promise<void> {
    const { store, metrics } = this.#house;
    const [account, row] = [await store.people.byId(letter.account), await store.tables.get(letter.tbl)];
    if (!account || !row || !(await this.#stillWanted(account, row, letter))) return;
    const ways = await this.#waysTo(account, row, letter);
    const sent = await Promise.allSettled(ways.map(way => way()));
    const failures = sent.filter(each => each.status === 'rejected');
    for (const failure of failures) this.#report(failure.reason);
    metrics.count('notices', sent.length - failures.length);
    // What reached him by one way is not sent again because another failed.
    if (sent.length > 0 && failures.length === sent.length && letter.tries + 1 < TRIES) {
      await store.post.again(letter.id, this.#house.time.now() + AGAIN_MS);
    }
  }

  /** Not to one who is at the table, nor to one who has played since. */
  async #stillWanted(account: Account, row: TableRow, { what }: Letter): Promise<boolean> {
    const { store, time } = this.#house;
    const seats = await store.tables.seats(row.id);
    const asked = seats.some(each => each.account === account.id && row.pending.includes(each.seat));
    const stands = what === 'end' ? row.status === 'over' : row.status === 'playing' && asked;
    return stands && !(await store.house.isHere(row.id, account.id, time.now()));
  }

  async #waysTo(account: Account, row: TableRow, letter: Letter): Promise<(() => Promise<unknown>)[]> {
    const { store } = this.#house;
    const pushes = (await store.post.subscriptions(account.id)).map(
      each => () => this.#push(each, account, row, letter),
    );
    const hooks = (await store.post.webhooks(account.id)).map(each => () => this.#hook(each, row, letter));
    return [...pushes, ...hooks, ...(account.mail ? [() => this.#mail(account, row, letter)] : [])];
  }

  #link(row: TableRow): string {
    return `${this.#house.links.base}/table/${row.id}`;
  }

  async #push(to: Subscription, account: Account, row: TableRow, letter: Letter): Promise<void> {
    const { store, vapid, config, time } = this.#house;
    const { title, body: text } = words(account, row, letter);
    const said = JSON.stringify({ title, body: text, table: row.id, url: `/table/${row.id}` });
    const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:bivouac@localhost.localdomain';
    const keys = { p256dh: to.p256dh, auth: to.auth };
    const options = { vapidDetails: { subject, ...vapid }, TTL: DAY_S };
    const { headers, body } = webpush.generateRequestDetails({ endpoint: to.endpoint, keys }, said, options);
    const url = hookAddress(to.endpoint, config.privateHooks);
    if (!url) throw new Error('a push subscription leads inside');
    const call = { privately: config.privateHooks, time };
    const status = await postBytes(url, body!, headers as Readonly<Record<string, string>>, call);
    if (status === 404 || status === 410) await store.post.unsubscribe(account.id, to.endpoint);
    else if (status >= 300) throw new Error(`a push service answered ${status}`);
  }

  async #hook(hook: Webhook, row: TableRow, letter: Letter): Promise<void> {
    const { config, time } = this.#house;
    const url = hookAddress(hook.url, config.privateHooks);
    if (!url) throw new Error('a webhook leads inside');
    const body = JSON.stringify({
      type: letter.what,
      table: row.id,
      game: row.game,
      seq: letter.seq,
      link: this.#link(row),
    });
    const call = { privately: config.privateHooks, time };
    const status = await postJson(url, body, { 'x-bivouac-signature': sign(hook.secret, body) }, call);
    if (status >= 500) throw new Error(`a webhook answered ${status}`);
  }

  async #mail(account: Account, row: TableRow, letter: Letter): Promise<void> {
    const { config, limits } = this.#house;
    if (limits.wait('mail', account.mail!.toLowerCase()) > 0) return; // nobody proved that the address is his
    const { title, body } = words(account, row, letter);
    const foot = sentences({ key: letter.what === 'end' ? 'mail.endFoot' : 'mail.foot' })[account.language];
    const text = `${account.name}, ${body}\n\n${this.#link(row)}\n\n${foot}`;
    await sendMail(config, letter.id, { to: account.mail!, subject: title, text });
  }
}

/** A notice in the language of whoever gets it. */
function words({ language }: Account, row: TableRow, { what }: Letter): { title: string; body: string } {
  const { game, outcome } = row;
  const title = sentences({ key: what === 'end' ? 'mail.endSubject' : 'mail.subject', args: { game } })[language];
  if (what === 'turn' || !outcome) return { title, body: sentences({ key: 'mail.yourTurn' })[language] };
  const { key, args = {}, ...rest } = outcome.why;
  const side = typeof args['side'] === 'string' ? args['side'] : '';
  const named = key.startsWith('room.') && side ? sentences({ key: `seat.${side}` }, game)[language] : side;
  const why = sentences({ ...rest, key, args: side ? { ...args, side: named } : args }, game)[language];
  return { title, body: `${sentences({ key: 'mail.isOver' })[language]} ${why}` };
}
