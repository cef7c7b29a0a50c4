import type { Seat } from '@bivouac/kernel';
import type { ServerTable } from '../net/api.ts';
import type { Summary } from '../worker/store.ts';

/** One of my games, wherever it is. */
export interface Card {
  readonly href: string;
  readonly local: string | null; // its id on this device
  readonly server: string | null; // or on the server
  readonly game: string;
  readonly scenario: string;
  readonly turn: 'mine' | 'theirs' | 'over' | 'none';
  readonly pending: readonly Seat[];
  readonly winners: readonly string[] | null;
  readonly since: number;
  readonly branch: number | null; // the action it branched after
  readonly people: number;
  readonly bots: number;
  readonly others: readonly string[]; // names of opponents elsewhere
}

function fromHere(table: Summary): Card {
  const players = Object.values(table.players);
  const asked = table.pending.some(seat => table.players[seat]?.kind === 'person');
  return {
    ...{ href: `/local/${table.id}`, local: table.id, server: null, game: table.game, scenario: table.setup.scenario },
    turn: table.winners ? 'over' : table.branch ? 'none' : asked ? 'mine' : 'theirs', // a what-if board waits for nobody
    ...{ pending: table.pending, winners: table.winners, since: table.changed, branch: table.branch?.count ?? null },
    people: players.filter(each => each.kind === 'person').length,
    bots: players.filter(each => each.kind === 'bot').length,
    others: [],
  };
}

function fromServer(table: ServerTable): Card {
  const all = Object.values(table.players);
  const others = all.filter(each => !each.me && each.name !== '' && each.kind !== 'bot');
  const bots = all.filter(each => each.kind === 'bot').length;
  const turn = table.myTurn ? 'mine' : 'theirs';
  return {
    ...{ href: `/table/${table.id}`, local: null, server: table.id, game: table.game, scenario: table.setup.scenario },
    turn: table.status === 'over' ? 'over' : table.status === 'waiting' ? 'none' : turn,
    ...{ pending: table.pending, winners: table.outcome?.winners ?? null, since: table.since, branch: null },
    ...{ people: table.mySeats.length, bots, others: others.map(each => each.name) },
  };
}

const RANK = { mine: 0, none: 1, theirs: 2, over: 3 };

/** What waits for me first, then the newest. */
export const cardsOf = (here: readonly Summary[], server: readonly ServerTable[]): readonly Card[] =>
  [...here.map(fromHere), ...server.map(fromServer)].sort((a, b) => RANK[a.turn] - RANK[b.turn] || b.since - a.since);
