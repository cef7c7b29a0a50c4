import type { Config } from './config.ts';
import type { Connections } from './http/connections.ts';
import type { Metrics } from './http/metrics.ts';
import type { Summary } from './http/schemas.ts';
import type { Guard } from './people/guard.ts';
import type { Limits } from './people/limits.ts';
import type { Pulse } from './pulse.ts';
import type { Invitation, ListedRow, SeatRow, Store, TableRow } from './store/index.ts';
import type { Games } from './tables/games.ts';
import type { Lobby } from './tables/lobby.ts';
import type { Time } from './time.ts';

/** What every route needs. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly games: Games;
  readonly lobby: Lobby;
  readonly guard: Guard;
  readonly limits: Limits;
  readonly connections: Connections;
  readonly pulse: Pulse;
  readonly metrics: Metrics;
  readonly recoveryKey: string; // signs the links by which a lost password is replaced
  readonly report: (error: unknown) => void; // to whoever runs the server
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  readonly time: Time;
  readonly name: string; // of this process
  readonly links: { base: string }; // where people find us, for mail; known once we listen
}

/** A private table is there only for those who sit at it. */
export const mayWatch = (row: TableRow, seats: readonly SeatRow[], account: string | null): boolean =>
  row.public || (account !== null && (row.creator === account || seats.some(each => each.account === account)));

/** What a list shows of a table: nothing that is not face up. */
export function summary(row: ListedRow, seats: readonly SeatRow[], account: string | null): Summary {
  const { id, game, version, setup, commitment, numbers, status, pace, pending, since, banks } = row;
  const mine = seats.filter(each => account !== null && each.account === account).map(each => each.seat);
  return {
    setup: { scenario: setup.scenario, options: [...setup.options] },
    ...{ id, game, version, commitment, numbers: { ...numbers }, status, public: row.public, pace },
    players: Object.fromEntries(seats.map(each => [each.seat, playerOf(each, account)])),
    mySeats: mine,
    mine: row.creator === account,
    pending: [...pending],
    myTurn: status === 'playing' && pending.some(seat => mine.includes(seat)),
    ...{ since, banks: { ...banks }, seq: row.seq, count: row.count, created: row.created, changed: row.changed },
    ...(row.brought ? { brought: row.brought } : {}),
    outcome: row.outcome && { winners: [...row.outcome.winners], why: row.outcome.why },
  };
}

const playerOf = ({ name, kind, account }: SeatRow, me: string | null) => ({
  ...{ name, kind, me: me !== null && account === me },
});

export const invitationsOut = (house: House, invitations: readonly Invitation[]) =>
  invitations.map(each => {
    const token = house.lobby.tokenOf(each);
    return { seat: each.seat, token, link: `/join/${token}` };
  });
