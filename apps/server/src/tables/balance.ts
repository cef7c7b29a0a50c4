import { type Balance, balanceOf, PARTS } from '@bivouac/bots/balance';
import { type AnyGame, view } from '@bivouac/kernel';
import { Trouble } from '../http/trouble.ts';
import { gameOf, pictureOf } from '../shelf.ts';
import type { SeatRow, State, Store, TableRow } from '../store/index.ts';
import type { ResultRow } from '../store/results.ts';

const AT_ONCE = 20; // games summed up for one request; the others wait for the next
const FRESH_MS = 10_000;
const FEWEST_ACTIONS = 10; // a game given up before it began says nothing about its scenario

/** How scenarios went in games that were finished here. */
export class Balances {
  readonly #store: Store;
  readonly #known = new Map<string, { at: number; balance: Promise<readonly Balance[]> }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Asked for again soon, it is the same. */
  of(id: string): Promise<readonly Balance[]> {
    const game = gameOf(id);
    if (!game) throw new Trouble(404, 'server.noGame', { game: id });
    const known = this.#known.get(id);
    if (known && Date.now() - known.at < FRESH_MS) return known.balance;
    const balance = this.#sum(game);
    this.#known.set(id, { at: Date.now(), balance });
    balance.catch(() => this.#known.delete(id));
    return balance;
  }

  async #sum(game: AnyGame): Promise<readonly Balance[]> {
    for (const tbl of await this.#store.results.missing(game.id, AT_ONCE)) await this.#sumUp(game, tbl);
    const found = (await this.#store.results.of(game.id)).filter(each => each.actions >= FEWEST_ACTIONS);
    return balanceOf(game.scenarios, sidesOf(game), found);
  }

  async #sumUp(game: AnyGame, tbl: string): Promise<void> {
    const row = await this.#store.tables.get(tbl);
    if (!row) return;
    const seats = await this.#store.tables.seats(tbl);
    const points = await this.#points(game, row).catch(() => []); // positions of older rules may not be readable
    await this.#store.results.add({ ...resultOf(row, seats), points });
  }

  async #points(game: AnyGame, row: TableRow): Promise<number[]> {
    if (row.version !== game.version) return [];
    const picture = pictureOf(game.id);
    const kept = await this.#store.results.positions(row.id);
    const all = row.state ? [...kept, { count: row.count, state: row.state }] : kept;
    const [mine, theirs] = sidesOf(game);
    const lead = (state: State): number => {
      const shown = picture(view(game, state, null)).score;
      const of = (side: string | undefined): number => shown.find(each => each.side === side)?.points ?? 0;
      return of(mine) - of(theirs);
    };
    return curve(
      all.map(({ count, state }) => ({ count, lead: lead(state) })),
      row.count,
    );
  }
}

export const sidesOf = (game: AnyGame): readonly string[] => [
  ...new Set(Object.values(game.seats({ scenario: game.scenarios[0]!, options: [] })).map(seat => seat.side)),
];

function resultOf(row: TableRow, seats: readonly SeatRow[]): Omit<ResultRow, 'points'> {
  const people = seats.filter(each => each.kind === 'person').map(each => each.account);
  const alone = people.length > 1 && new Set(people).size === 1;
  const kind = people.length === 0 ? 'bots' : people.length < seats.length ? 'mixed' : 'people';
  const winners = row.outcome?.winners ?? [];
  return {
    ...{ tbl: row.id, game: row.game, scenario: row.setup.scenario, winners, actions: row.count },
    kind: alone && people.length === seats.length ? 'self' : kind,
  };
}

/** The last lead known at each equal part of the game. */
export function curve(known: readonly { readonly count: number; readonly lead: number }[], actions: number): number[] {
  if (known.length === 0) return [];
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const upTo = (actions * part) / PARTS;
    return (known.findLast(each => each.count <= upTo) ?? known[0]!).lead;
  });
}
