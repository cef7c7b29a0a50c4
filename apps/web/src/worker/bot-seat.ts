import type { AnyDecision, AnyJob } from '@bivouac/bots';
import { type AnyGame, type Event, type Seat, view } from '@bivouac/kernel';
import { type BotThought, outcomeOf, type Room } from '@bivouac/room';
import { levelNamed, seed } from './bots.ts';
import type { Head, LineRow } from './store.ts';

// A bot's seat at a local table: what it is handed, and what is kept of what it thought.

interface Table {
  readonly game: AnyGame;
  readonly head: Head;
  readonly room: Room;
}

/** The seat's view and what it has heard so far. */
export function jobAt({ game, head, room }: Table, seat: Seat): AnyJob {
  const { state } = room.record;
  return {
    key: `${head.id} ${seat}`,
    level: levelNamed(head.players[seat]?.level),
    ...{ seat, view: view(game, state, seat), notes: notesOf(game, room, seat), seed: seed() },
  };
}

function notesOf(game: AnyGame, { record }: Room, seat: Seat): readonly Event[] {
  const screens = game.seats(record.state.setup)[seat]?.screens ?? [];
  const all = [record.opening, ...record.history.map(entry => entry.events)].flat();
  return all.filter(({ only }) => !only || only.some(screen => screens.includes(screen)));
}

/** The number of the last line that was not mere talk. */
export const lastDeed = ({ lines }: Room): number => lines.findLast(line => line.kind !== 'say')?.seq ?? 0;

/** Null: there was nothing to think about. */
export function thoughtOf({ level, ideas, trials, ms }: AnyDecision): BotThought | null {
  if (ideas.length === 0) return null;
  return { level, trials, ms, ideas: ideas.map(({ say, win, vp, why }) => ({ say, win, vp, why })) };
}

export const thoughtsOf = (rows: readonly LineRow[]): ReadonlyMap<number, BotThought> =>
  new Map(rows.flatMap(({ seq, thought }) => (thought ? [[seq, thought] as const] : [])));

/** What a bot thought before the action that led to a position; while the game runs only where nothing is hidden. */
export function thoughtBehind(
  { game, room, thoughts }: Table & { readonly thoughts: ReadonlyMap<number, BotThought> },
  count: number,
): BotThought | null {
  const hidden = Object.values(game.seats(room.record.state.setup)).some(seat => seat.screens.length > 0);
  if (hidden && !outcomeOf(game, room)) return null;
  const line = room.lines.findLast(each => each.kind === 'act' && each.count === count);
  return (line && thoughts.get(line.seq)) ?? null;
}
