import { levelNow } from '@bivouac/bots/levels';
import { type AnyGame, type AnyRecord, BadSave, commitment, read, type Seat, whyNotSetup } from '@bivouac/kernel';
import type { Brought, Pace } from '@bivouac/room';
import type { ImportedTable, NewTable } from '../http/schemas.ts';
import { Trouble } from '../http/trouble.ts';
import { newId, newSecret, sameText, sign } from '../ids.ts';
import { gameOf, games } from '../shelf.ts';
import { Taken } from '../store/driver.ts';
import type { Account, Invitation, Past, SeatRow, State, Store, TableRow } from '../store/index.ts';
import { dealtAnew, hidesSomething } from './deal-anew.ts';
import { DiceTickets } from './dice-tickets.ts';
import type { Games } from './games.ts';

const INVITATION_MS = 30 * 86_400_000;

interface Opening {
  readonly game: AnyGame;
  readonly setup: TableRow['setup'];
  readonly seats: NewTable['seats'];
  readonly pace: Pace;
  readonly public: boolean;
  readonly number: string;
  readonly ticket?: string | undefined; // of dice made beforehand
  readonly past: (Past & { state: State; opening: TableRow['opening']; brought: Brought }) | null;
}

/** Making tables and sitting down at them. */
export class Lobby {
  readonly #store: Store;
  readonly #games: Games;
  readonly #key: string; // signs invitations
  readonly dice: DiceTickets;

  constructor(store: Store, games: Games, key: string) {
    this.#store = store;
    this.#games = games;
    this.#key = key;
    this.dice = new DiceTickets(key);
  }

  async make(account: Account, wish: NewTable): Promise<string> {
    const game = gameOf(wish.game);
    if (!game) throw new Trouble(404, 'server.noGame', { game: wish.game });
    const why = whyNotSetup(game, wish.setup);
    if (why) throw new Trouble(400, why.key, why.args);
    return this.#open(account, { ...common(wish), game, setup: wish.setup, ticket: wish.ticket, past: null });
  }

  /** A game from a file. A running one goes on with new dice: whoever brought it knows the old key. */
  async bring(account: Account, wish: ImportedTable): Promise<string> {
    const { game, record: found } = opened(wish.save);
    const record = offered(game, found, wish);
    const { history, secret, numbers, state, opening } = record;
    const settled = history.map(entry => ({ ...entry, before: null }));
    const brought = { actions: history.length, by: account.name, anew: record !== found };
    const past = { history: settled, secret, numbers, state, opening, brought };
    return this.#open(account, { ...common(wish), game, setup: record.state.setup, past });
  }

  async #open(account: Account, wish: Opening): Promise<string> {
    const now = Date.now();
    const { id, secret } = this.#dice(wish.ticket);
    const seats = seatsOf(account, wish);
    const invited = seats.filter(each => each.kind === 'invited');
    const invitations = invited.map(({ seat }) => invitationTo(id, seat, now));
    const { past } = wish;
    const kept = past && { history: past.history, secret: past.secret, numbers: past.numbers };
    const row = tableRow(id, account, wish, secret, now);
    await this.#store.tables.add(row, seats, invitations, kept).catch(usedTicket);
    await this.#games.changed(id); // begins at once when everyone sits
    return id;
  }

  #dice(ticket: string | undefined): { id: string; secret: string } {
    if (ticket === undefined) return { id: newId(), secret: newSecret() };
    const secret = this.dice.secretIn(ticket);
    return { id: this.dice.tableOf(secret), secret };
  }

  tokenOf = ({ id, tbl, seat }: Invitation): string => `${id}.${sign(this.#key, `invitation ${id} ${tbl} ${seat}`)}`;

  /** The invitation behind a link, if we signed it, it was not used and it is not too old. */
  async invitation(token: string): Promise<Invitation> {
    const [id = ''] = token.split('.');
    const found = /^[\w-]{1,64}$/.test(id) ? await this.#store.tables.invitation(id) : null;
    const valid = found && sameText(token, this.tokenOf(found)) && found.used_by === null && found.expires > Date.now();
    if (!valid) throw new Trouble(403, 'server.invitation');
    return found;
  }

  async sit(account: Account, tbl: string, seat: Seat, number: string, invitation: Invitation | null): Promise<void> {
    const kind = invitation ? 'invited' : 'open';
    const { id, name } = account;
    const sat = await this.#store.tables.sit({
      ...{ tbl, seat, kind, number, account: id, name, now: Date.now() },
      invitation: invitation?.id ?? null,
    });
    if (!sat) throw new Trouble(409, 'server.seatTaken');
    await this.#games.changed(tbl);
  }
}

function usedTicket(error: unknown): never {
  throw error instanceof Taken ? new Trouble(409, 'server.ticket') : error;
}

const common = (wish: NewTable | ImportedTable) => ({
  seats: wish.seats,
  pace: wish.pace ?? ({ kind: 'free' } as const),
  public: wish.public ?? false,
  number: wish.number ?? '',
});

function opened(text: string): ReturnType<typeof read> {
  try {
    return read(text, games);
  } catch (error) {
    if (error instanceof BadSave) throw new Trouble(400, error.text.key, error.text.args);
    throw error;
  }
}

/** A running game whose hidden things its bringer knows is not offered to others, unless they are dealt anew. */
function offered(game: AnyGame, record: AnyRecord, { seats, dealAnew = false }: ImportedTable): AnyRecord {
  if (game.outcome(record.state.table) !== null || !hidesSomething(record.state)) return record;
  if (dealAnew) return dealtAnew(game, record);
  const isToOthers = Object.values(seats).some(each => each === 'open' || each === 'invite');
  if (isToOthers) throw new Trouble(409, 'server.knownHands');
  return record;
}

function seatsOf(account: Account, wish: Opening): SeatRow[] {
  const all = Object.keys(wish.game.seats(wish.setup));
  const named = Object.keys(wish.seats);
  if (all.length !== named.length || !all.every(seat => Object.hasOwn(wish.seats, seat))) {
    throw new Trouble(400, 'server.seats', { seats: all.join(', ') });
  }
  return all.map(seat => seatRow(account, seat, wish.seats[seat]!, wish.number));
}

function seatRow(account: Account, seat: Seat, wish: NewTable['seats'][string], number: string): SeatRow {
  switch (wish) {
    case 'me':
      return { seat, kind: 'person', account: account.id, name: account.name, number };
    case 'bot:random':
    case 'bot:recruit':
    case 'bot:sergeant':
    case 'bot:captain':
    case 'bot:veteran': // an old page
    case 'bot:colonel':
    case 'bot:general':
      return { seat, kind: 'bot', account: null, name: levelNow(wish.slice(4)), number: newId() };
    case 'open':
      return { seat, kind: 'open', account: null, name: '', number: '' };
    case 'invite':
      return { seat, kind: 'invited', account: null, name: '', number: '' };
  }
}

const invitationTo = (tbl: string, seat: Seat, now: number): Invitation => ({
  ...{ id: newId(), tbl, seat, used_by: null, created: now, expires: now + INVITATION_MS },
});

function tableRow(id: string, account: Account, wish: Opening, secret: string, now: number): TableRow {
  const { game, setup, pace, past } = wish;
  const over = past && game.outcome(past.state.table) !== null;
  return {
    ...{ id, game: game.id, version: game.version, setup, status: 'waiting', public: wish.public, pace },
    creator: account.id,
    brought: past?.brought ?? null,
    ...(over ? { secret: past.secret } : { secret }),
    commitment: commitment(over ? past.secret : secret),
    ...{ numbers: {}, opening: past?.opening ?? [], state: past?.state ?? null, seq: 0 },
    ...{ count: past?.history.length ?? 0, proposal: null, ended: null, outcome: null, pending: [], bot: false },
    ...{ orders: {}, ordered: 0 },
    ...{ since: now, banks: {}, deadline: null, created: now, changed: now },
  };
}
