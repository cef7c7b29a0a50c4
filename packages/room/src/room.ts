import {
  type AnyGame,
  type AnyRecord,
  attempt,
  enter,
  entered,
  grown,
  keyedDice,
  longOf,
  type Outcome,
  pending,
  type Seat,
  shared,
  start,
  type Text,
  view,
  without,
} from '@bivouac/kernel';
import { forcedAsk, lastOwn, undone } from './forced.ts';
import type { Ending, Line, Orders, Proposal, Told, Update, Views } from './messages.ts';
import { ordersHeard, ordersStanding, setOrders, standingAsk } from './orders.ts';

/** A table in play: the game's record, what was said around it, and what is proposed. Plain data. */
export interface Room {
  readonly record: AnyRecord;
  readonly lines: readonly StoredLine[];
  readonly proposal: { readonly what: Proposal; readonly by: Seat } | null;
  readonly ended: Outcome | null; // by resignation or agreement; the game's own outcome is in its table
  readonly base?: AnyRecord['state']; // of a branch: it does not start at its set-up
  readonly brought?: number; // actions that came from a file: they are settled, and `base` is the position after them
  readonly orders?: Orders; // standing orders; absent: none
}
/** A line as kept: with the client's message id, and the screens an event is for. */
export interface StoredLine extends Line {
  readonly id: string | null;
  readonly drawn?: number; // act: dice drawn before it, for dice taken back by consent are not rolled again
}

/** The first line of a game that was brought here tells all that happened before. */
export const openRoom = (record: AnyRecord): Room => ({
  record,
  lines: [{ seq: 1, id: null, kind: 'open', seat: null, count: record.history.length, events: pastOf(record) }],
  proposal: null,
  ended: null,
});

const pastOf = ({ opening, history }: AnyRecord): AnyRecord['opening'] =>
  history.length === 0 ? opening : [...opening, ...history.flatMap(entry => entry.events)];

export const outcomeOf = (game: AnyGame, room: Room): Outcome | null =>
  room.ended ?? game.outcome(room.record.state.table);

/** A room with one line more. */
export interface Step {
  readonly room: Room;
  readonly line: StoredLine;
}
/** What a message does: a room with one line more, a quiet change that one seat alone hears of, the number of a message already done, or a refusal. */
export type Handled =
  | Step
  | { readonly room: Room; readonly quiet: Seat }
  | { readonly again: number }
  | { readonly refused: Text };

/** Pure: the caller makes the new room durable before anyone hears of it. `seats` are the seats this client holds. */
export function handle(game: AnyGame, room: Room, seats: readonly Seat[], ask: Told): Handled {
  const before = lineOf(room.lines, ask.id);
  if (before) return { again: before.seq };
  if (ask.seat !== null && !seats.includes(ask.seat)) return refused('room.notYourSeat');
  if (ask.t === 'say') return say(game, room, seats, ask);
  if (outcomeOf(game, room)) return refused('refusal.over');
  switch (ask.t) {
    case 'act':
      return act(game, room, ask);
    case 'undo':
      return takeBack(room, ask);
    case 'propose':
      return propose(game, room, ask);
    case 'answer':
      return answer(game, room, ask);
    case 'resign':
      return resign(game, room, ask);
    case 'order':
      return setOrders(game, room, ask);
  }
}

const refused = (key: string): Handled => ({ refused: { key } });

/** The line that a message led to. */
function lineOf(lines: readonly StoredLine[], id: string): StoredLine | undefined {
  const long = longOf(lines);
  return long ? long.named(id) : lines.find(line => line.id === id);
}

function withLine(room: Room, line: Omit<StoredLine, 'seq' | 'count'>, change: Partial<Room> = {}): Handled {
  const next = { ...room, ...change };
  const full = { ...line, seq: room.lines.length + 1, count: next.record.history.length };
  return { room: { ...next, lines: grown(room.lines, full) }, line: full };
}

type Deed = Omit<Extract<Told, { t: 'act' }>, 't' | 'id'> & { readonly id: string | null };

function act(game: AnyGame, room: Room, { id, seat, action, after }: Deed, more: Partial<StoredLine> = {}): Handled {
  const { record } = room;
  if (isStale(room, after)) return refused('room.stale');
  const played = attempt(game, record.state, seat, action);
  if ('refused' in played) return played;
  const { events } = played;
  const state = shared(record.state, played.state); // most of a position is that before it
  const next = entered(record, seat, action as { type: string }, { ...played, state });
  const { drawn } = record.state.dice;
  const change = { record: next, proposal: null, ...ordersStanding(game, room, next.state) };
  return withLine(room, { id, kind: 'act', seat, events, drawn, ...more }, change);
}

/** Said by the host, always after the same delay: a standing order answers, by the door everyone uses. */
export function actByOrder(game: AnyGame, room: Room): Handled | null {
  const ask = standingAsk(game, room);
  return ask && act(game, room, { id: null, ...ask }, { standing: true });
}

/** Said by the host, at once: the only answer that the rules leave. */
export function actForced(game: AnyGame, room: Room): Handled | null {
  const ask = forcedAsk(game, room);
  return ask && act(game, room, { id: null, ...ask }, { forced: true });
}

const AT_ONCE = 50; // a table is told of in between, whatever the rules do

/** What was done, and the answers that it leaves no choice about: kept and told together. */
export function withForced(game: AnyGame, first: Step): readonly [Step, ...Step[]] {
  const steps: [Step, ...Step[]] = [first];
  while (steps.length < AT_ONCE) {
    const next = actForced(game, steps.at(-1)!.room);
    if (!next || !('line' in next)) return steps;
    steps.push(next);
  }
  return steps;
}

/** Decided on a position that is no more. What others sealed meanwhile changes nothing that this seat may know. */
function isStale({ lines, record }: Room, after = lines.length): boolean {
  const since = lines.slice(after).filter(changes).length;
  return after > lines.length || since > Object.keys(record.state.sealed).length;
}
const changes = ({ kind, what, yes }: StoredLine): boolean =>
  kind === 'act' || kind === 'undo' || (kind === 'answer' && what === 'takeBack' && yes === true);

function takeBack(room: Room, ask: Extract<Told, { t: 'undo' }>): Handled {
  const before = undone(room, ask.seat);
  if ('why' in before) return { refused: before.why };
  return withLine(room, { id: ask.id, kind: 'undo', seat: ask.seat, events: [] }, { record: before.record });
}

/** One proposal at a time; the next action withdraws it. */
function propose(game: AnyGame, room: Room, ask: Extract<Told, { t: 'propose' }>): Handled {
  if (room.proposal) return refused('room.proposedAlready');
  if (ask.what === 'takeBack' && room.record.history.length - lastOwn(room) < (room.brought ?? 0)) {
    return refused('undo.nothing');
  }
  if (others(game, room, ask.seat).length === 0) return refused('room.nobodyElse');
  const proposal = { what: ask.what, by: ask.seat };
  return withLine(room, { id: ask.id, kind: 'propose', seat: ask.seat, what: ask.what, events: [] }, { proposal });
}

const others = (game: AnyGame, room: Room, seat: Seat): Seat[] =>
  Object.keys(game.seats(room.record.state.setup)).filter(each => each !== seat);

function answer(game: AnyGame, room: Room, ask: Extract<Told, { t: 'answer' }>): Handled {
  const { proposal } = room;
  if (!proposal) return refused('room.nothingProposed');
  if (proposal.by === ask.seat) return refused('room.notYourOwn');
  const line = { id: ask.id, kind: 'answer', seat: ask.seat, what: proposal.what, yes: ask.yes, events: [] } as const;
  if (!ask.yes) return withLine(room, line, { proposal: null });
  if (proposal.what === 'draw') {
    return withLine(room, line, { proposal: null, ended: { winners: [], why: { key: 'room.agreedDraw' } } });
  }
  return withLine(room, line, { proposal: null, record: stepBack(game, room) });
}

/** By consent the last action is taken back even past dice: the dice that were seen are not rolled again. */
function stepBack(game: AnyGame, room: Room): AnyRecord {
  const { record } = room;
  const history = without(record.history, lastOwn(room));
  const last = record.history[history.length]!;
  if (last.before) return { ...record, state: last.before, history };
  const { state } = replay(game, record, history.length, drawsOf(room), startOf(room));
  return { ...record, history, state: { ...state, dice: { ...record.state.dice } } };
}

/** Where replaying a room starts, if not at its set-up. */
export const startOf = ({ base, brought = 0 }: Room): { count: number; state: AnyRecord['state'] } | undefined =>
  base && { count: brought, state: base };

/** How many dice were drawn before each action in force; undefined: as many as the actions before it drew. */
export function drawsOf(room: Room): readonly (number | undefined)[] {
  const draws: (number | undefined)[] = [];
  for (const line of room.lines) {
    while (draws.length > line.count) draws.pop();
    if (line.kind === 'act') draws[line.count - 1] = line.drawn;
    else while (draws.length < line.count) draws.push(undefined);
  }
  return draws;
}

/** The record after its first `count` actions, played again from the start or from a known position. */
export function replay(
  game: AnyGame,
  record: AnyRecord,
  count: number,
  draws: readonly (number | undefined)[] = [],
  from?: { readonly count: number; readonly state: AnyRecord['state'] },
): AnyRecord {
  const first = from?.count ?? 0;
  let at: AnyRecord = { ...record, history: [], state: from?.state ?? openingState(game, record) };
  record.history.slice(first, count).forEach(({ seat, action }, i) => {
    const drawn = draws[first + i];
    const state = drawn === undefined ? at.state : { ...at.state, dice: { ...at.state.dice, drawn } };
    at = enter(game, { ...at, state }, seat, action);
  });
  return { ...at, history: record.history.slice(0, count) };
}

const openingState = (game: AnyGame, record: AnyRecord): AnyRecord['state'] =>
  start(game, record.state.setup, keyedDice(record.secret, record.numbers)).state;

const resign = (game: AnyGame, room: Room, ask: Extract<Told, { t: 'resign' }>): Handled =>
  lost(game, room, ask.seat, { id: ask.id, kind: 'resign', why: 'room.resigned' });

/** Said by the host, never by a client: this seat used all its time. */
export function timeOut(game: AnyGame, room: Room, seat: Seat): Handled {
  if (outcomeOf(game, room)) return refused('refusal.over');
  return lost(game, room, seat, { id: null, kind: 'timeout', why: 'room.timedOut' });
}

function lost(
  game: AnyGame,
  room: Room,
  seat: Seat,
  how: { id: string | null; kind: 'resign' | 'timeout'; why: string },
): Handled {
  const seats = game.seats(room.record.state.setup);
  const side = seats[seat]!.side;
  const winners = [...new Set(Object.values(seats).map(each => each.side))].filter(each => each !== side);
  const ended = { winners, why: { key: how.why, args: { side } } };
  return withLine(room, { id: how.id, kind: how.kind, seat, events: [] }, { ended, proposal: null });
}

/** Whether somebody else sits on a side of this client's. */
function hasPartner(game: AnyGame, { record }: Room, own: readonly Seat[]): boolean {
  const seats = game.seats(record.state.setup);
  return Object.entries(seats).some(
    ([seat, { side }]) => !own.includes(seat) && own.some(each => seats[each]?.side === side),
  );
}

function say(game: AnyGame, room: Room, seats: readonly Seat[], ask: Extract<Told, { t: 'say' }>): Handled {
  if (game.silence && hasPartner(game, room, seats) && !outcomeOf(game, room)) return { refused: game.silence };
  const text = ask.text.trim();
  if (text.length === 0 || text.length > 1000) return refused('room.sayLength');
  return withLine(room, { id: ask.id, kind: 'say', seat: ask.seat, text, events: [] });
}

/** What a client holding these seats may hear since a number; none held: a spectator. `see`: `look` for who only writes it down. */
export function updateFor(game: AnyGame, room: Room, seats: readonly Seat[], since: number, see = view): Update {
  const { record } = room;
  const over = endingOf(game, room);
  return {
    t: 'update',
    seq: room.lines.length,
    count: record.history.length,
    lines: room.lines.slice(since).map(line => heard(game, room, line, seats, over !== null)),
    views: viewsOf(game, record.state, seats, see),
    pending: over ? [] : pending(game, record.state),
    mayUndo: over ? [] : seats.filter(seat => 'record' in undone(room, seat)),
    proposal: room.proposal,
    over,
    ...ordersHeard(game, room, seats),
  };
}

const endingOf = (game: AnyGame, room: Room): Ending | null => {
  const outcome = outcomeOf(game, room);
  const brought = room.brought ? { brought: room.brought } : {};
  return outcome && { outcome, secret: room.record.secret, ...brought };
};

export function viewsOf(game: AnyGame, state: AnyRecord['state'], seats: readonly Seat[], see = view): Views {
  if (seats.length === 0) return { '': see(game, state, null) };
  return Object.fromEntries(seats.map(seat => [seat, see(game, state, seat)]));
}

/** After the end everything may be heard. */
function heard(game: AnyGame, room: Room, line: StoredLine, seats: readonly Seat[], all: boolean): Line {
  const screens = seats.flatMap(seat => game.seats(room.record.state.setup)[seat]?.screens ?? []);
  const { id: _id, drawn: _drawn, standing, ...rest } = line;
  const events = line.events.filter(event => all || !event.only || event.only.some(screen => screens.includes(screen)));
  return { ...rest, events, ...(standing && seats.includes(line.seat!) ? { standing } : {}) };
}
