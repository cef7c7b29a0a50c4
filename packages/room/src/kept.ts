import { type AnyGame, type AnyRecord, hash, type Json, read, write } from '@bivouac/kernel';
import { drawsOf, type Room, replay, type StoredLine, startOf } from './room.ts';

// A room as a store keeps it, and as it is found again.

type State = AnyRecord['state'];
type History = AnyRecord['history'];

/** A line with the action behind it, and the position before it while it may be taken back. */
export interface KeptLine {
  readonly line: StoredLine;
  readonly action?: Json | undefined;
  readonly before?: State | null | undefined;
}
export interface KeptRoom extends Omit<AnyRecord, 'history'>, Omit<Room, 'record' | 'lines'> {
  readonly past: History; // of an imported game
  readonly lines: readonly KeptLine[];
}

/** Throws `BadSave` when it cannot go on under the present rules. */
export function foundRoom(game: AnyGame, kept: KeptRoom): Room {
  const { version, commitment, numbers, secret, opening, state, past, lines, ...rest } = kept;
  const record = { game: game.id, version, commitment, numbers, secret, opening };
  const up = (history: History, at: State): AnyRecord => lifted(game, { ...record, history, state: at });
  const { proposal, ended, base, brought, orders } = rest;
  return {
    ...{ record: up(historyOf(past, lines), state), lines: lines.map(({ line }) => line), proposal, ended },
    ...(base ? { base: up([], base).state } : {}),
    ...(brought ? { brought } : {}),
    ...(orders ? { orders } : {}),
  };
}

/** The actions in force: what was taken back is out again. */
function historyOf(past: History, lines: readonly KeptLine[]): History {
  const history = [...past];
  for (const { line, action, before } of lines) {
    const [seat, events] = [line.seat!, line.events];
    if (line.kind === 'act') history.push({ seat, action: action as never, events, before: before ?? null });
    history.length = line.count;
  }
  return history;
}

/** A game of older rules goes on under the present ones, as a save does. */
export const lifted = (game: AnyGame, record: AnyRecord): AnyRecord =>
  record.version === game.version ? record : read(write(record), [game]).record;

/** Whether nothing earlier than this line can be taken back any more: positions of older rules never can. */
export function settles(game: AnyGame, version: number, { record }: Room, { kind }: StoredLine): boolean {
  return version !== game.version || (kind === 'act' && record.history.at(-1)!.before === null);
}

/** So many actions can no longer be taken back: those up to the last that consulted chance or somebody else. */
export function settledOf(past: number, lines: readonly (StoredLine & { readonly undoable?: boolean })[]): number {
  let settled = past;
  for (const { kind, count, undoable } of lines) {
    if (kind === 'act' && !undoable) settled = count;
    settled = Math.min(settled, count);
  }
  return settled;
}

/** The room with the positions before the actions after `settled`, for a store that keeps none: played again from one that is known. */
export function withBefores(game: AnyGame, room: Room, settled: number, from = startOf(room)): Room {
  const { record } = room;
  const draws = drawsOf(room);
  const befores: State[] = [];
  let { state } = replay(game, record, settled, draws, from);
  for (let count = settled; count < record.history.length; count++) {
    const drawn = draws[count] ?? state.dice.drawn;
    befores.push({ ...state, dice: { ...state.dice, drawn } });
    state = replay(game, record, count + 1, draws, { count, state }).state;
  }
  if (hash(state) !== hash(record.state)) return room; // not the rules that it was played by
  const history = record.history.map((entry, i) => (i < settled ? entry : { ...entry, before: befores[i - settled]! }));
  return { ...room, record: { ...record, history } };
}
