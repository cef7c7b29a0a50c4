// Tables of both databases. JSON is text and times are whole milliseconds. A version once released is never changed: add one.

const first = [
  `create table settings (name text primary key, value text not null)`,
  `create table accounts (
    id text primary key, name text not null, folded text not null unique, password text, mail text,
    language text not null, guest bigint not null, created bigint not null)`,
  `create table sessions (
    hash text primary key, account text not null, created bigint not null, expires bigint not null)`,
  `create index sessions_account on sessions (account)`,
  `create table tokens (
    id text primary key, hash text not null unique, account text not null, name text not null, created bigint not null)`,
  `create index tokens_account on tokens (account)`,
  `create table tables (
    id text primary key, game text not null, version bigint not null, setup text not null, status text not null,
    public bigint not null, pace text not null, creator text not null, secret text not null, commitment text not null,
    numbers text not null, opening text not null, state text, seq bigint not null, count bigint not null,
    proposal text, ended text, outcome text, pending text not null, bot bigint not null, since bigint not null,
    banks text not null, deadline bigint, created bigint not null, changed bigint not null)`,
  `create index tables_status on tables (status, public, changed)`,
  `create index tables_deadline on tables (deadline)`,
  `create table seats (
    tbl text not null, seat text not null, kind text not null, account text, name text not null, number text not null,
    primary key (tbl, seat))`,
  `create index seats_account on seats (account)`,
  `create table lines (
    tbl text not null, seq bigint not null, id text, kind text not null, seat text, count bigint not null,
    action text, before text, drawn bigint, events text not null, text text, what text, yes bigint, at bigint not null,
    primary key (tbl, seq))`,
  `create unique index lines_id on lines (tbl, id)`,
  `create table snapshots (tbl text not null, count bigint not null, state text not null, primary key (tbl, count))`,
  `create table history (tbl text primary key, entries text not null)`,
  `create table invitations (
    id text primary key, tbl text not null, seat text not null, used_by text, created bigint not null,
    expires bigint not null)`,
  `create index invitations_tbl on invitations (tbl)`,
  `create table notes (
    tbl text not null, account text not null, text text not null, changed bigint not null, primary key (tbl, account))`,
  `create table webhooks (
    id text primary key, account text not null, url text not null, secret text not null, created bigint not null)`,
  `create index webhooks_account on webhooks (account)`,
  `create table subscriptions (
    endpoint text primary key, account text not null, p256dh text not null, auth text not null, created bigint not null)`,
  `create index subscriptions_account on subscriptions (account)`,
  `create table outbox (
    id text primary key, account text not null, tbl text not null, seq bigint not null, due bigint not null,
    tries bigint not null, status text not null, unique (account, tbl, seq))`,
  `create index outbox_due on outbox (status, due)`,
  `create table presence (
    tbl text not null, account text not null, host text not null, expires bigint not null,
    primary key (tbl, account, host))`,
];

/** Standing orders. */
const orders = [
  `alter table tables add column orders text not null default '{}'`,
  `alter table tables add column ordered bigint not null default 0`,
  `alter table lines add column standing bigint`,
];

/** A notice is of a turn, or of the end of a game. */
const endings = [`alter table outbox add column what text not null default 'turn'`];

/** What bots thought, and what finished games came to. */
const minds = [
  `create table thoughts (tbl text not null, seq bigint not null, thought text not null, primary key (tbl, seq))`,
  `create table results (
    tbl text primary key, game text not null, scenario text not null, kind text not null, winners text not null,
    actions bigint not null, points text not null)`,
  `create index results_game on results (game)`,
];

/** Lists are read from these alone; what a table from a file says of itself; names that look alike. */
const lists = [
  `create index tables_listed on tables (id, changed)`,
  `create index tables_public on tables (public, changed, status)`,
  `alter table tables add column brought text`,
  `alter table accounts add column looks text`,
  `create unique index accounts_looks on accounts (looks)`,
];

/** The only answer the rules left, given by the table. */
const forced = [`alter table lines add column forced bigint`];

/** Whether an action may be taken back is a word, not a position; the tables where the server is to move are found by themselves. */
const lean = [
  `alter table lines add column undoable bigint`,
  `update lines set undoable = 1 where before is not null`,
  `alter table lines drop column before`,
  `create index tables_bot on tables (id) where bot = 1`,
];

export const versions: readonly (readonly string[])[] = [first, orders, endings, minds, lists, forced, lean];

/** In an order in which they can be filled again. */
export const tableNames = [
  ...['settings', 'accounts', 'sessions', 'tokens', 'tables', 'seats', 'lines', 'snapshots', 'history'],
  ...['invitations', 'notes', 'webhooks', 'subscriptions', 'outbox', 'thoughts', 'results'],
];
