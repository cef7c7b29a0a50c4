import { type Balance, balanceOf, type Result } from '@bivouac/bots/balance';
import type { WholeGame } from '../games/index.ts';
import { api } from '../net/api.ts';
import { IndexedStore } from '../worker/idb.ts';
import type { Summary } from '../worker/store.ts';

/** Where the games were played that a page tells of. */
export interface Found {
  readonly from: 'server' | 'here';
  readonly sides: readonly string[];
  readonly balance: readonly Balance[];
}

const FEWEST_ACTIONS = 10;

/** The server's games, or without it those of this device. */
export async function findBalance({ game }: WholeGame): Promise<Found> {
  try {
    const { sides, balance } = await api.balance(game.id);
    return { from: 'server', sides, balance };
  } catch {
    const all = await new IndexedStore().list().catch(() => []);
    const sides = sidesOf(game.seats({ scenario: game.scenarios[0]!, options: [] }));
    return { from: 'here', sides, balance: balanceOf(game.scenarios, sides, resultsHere(all, game.id)) };
  }
}

const sidesOf = (seats: Readonly<Record<string, { readonly side: string }>>): readonly string[] => [
  ...new Set(Object.values(seats).map(seat => seat.side)),
];

/** Finished games of this device; private boards do not count. */
export const resultsHere = (tables: readonly Summary[], game: string): readonly Result[] =>
  tables
    .filter(each => each.game === game && each.winners !== null && !each.branch && each.count >= FEWEST_ACTIONS)
    .map(({ setup, players, winners, count }) => ({
      scenario: setup.scenario,
      kind: kindOf(Object.values(players).map(each => each.kind)),
      winners: winners!,
      actions: count,
      points: [],
    }));

function kindOf(kinds: readonly string[]): Result['kind'] {
  const bots = kinds.filter(kind => kind === 'bot').length;
  return bots === 0 ? 'people' : bots === kinds.length ? 'bots' : 'mixed';
}
