import { type AnyGame, type AnyRecord, type Json, read, write } from '@bivouac/kernel';
import type { Room, StoredLine } from './room.ts';

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
