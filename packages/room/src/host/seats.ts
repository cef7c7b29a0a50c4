import { type AnyGame, choices, drawn, type Event, type Json, pending, picker, type Seat, view } from '@bivouac/kernel';
import { forcedAsk } from '../forced.ts';
import type { AnyView, BotIdea, BotThought, Told } from '../messages.ts';
import { outcomeOf, type Room } from '../room.ts';

// A bot's seat: when it is to speak, what it is handed, and what is kept of what it thought.

/** A table as every host knows it. */
export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly room: Room | null; // null: not begun
  readonly bots: Readonly<Record<Seat, string>>; // the level of each seat that a bot plays
}
export type Begun<T extends Table = Table> = T & { readonly room: Room };
export const isBegun = <T extends Table>(table: T | null | undefined): table is Begun<T> => Boolean(table?.room);

/** One decision that a bot is asked for: its seat's view and what it has heard so far. */
export interface BotJob {
  readonly key: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly notes: readonly Event[];
  readonly seed: number;
}
export interface BotDecision {
  readonly action: { readonly type: string };
  readonly level: string;
  readonly ideas: readonly BotIdea[];
  readonly trials: number;
  readonly ms: number;
  readonly illegal: number;
}
/** What a bot says, and what it thought. */
export interface Said {
  readonly seat: Seat;
  readonly ask: Told;
  readonly thought: BotThought | null;
  readonly failed?: string; // why it could not think, or how often it proposed what is not allowed
}

/** The number of the last line that was not mere talk. */
export const lastDeed = ({ lines }: Room): number => lines.findLast(line => line.kind !== 'say')?.seq ?? 0;

/** The bot that is to speak now: the one that is asked, or one of those who alone can answer a proposal. */
export function botToSpeak({ game, room, bots }: Table): Seat | null {
  if (!room || Object.keys(bots).length === 0 || outcomeOf(game, room)) return null;
  const { state } = room.record;
  const by = room.proposal?.by;
  const others = Object.keys(game.seats(state.setup)).filter(seat => seat !== by);
  if (by !== undefined && others.every(seat => seat in bots)) return others[0] ?? null;
  if (forcedAsk(game, room)) return null;
  return pending(game, state).find(seat => seat in bots) ?? null;
}

/** To a proposal: a draw is declined and a take-back granted. */
export function toProposal({ room }: Begun, seat: Seat, id: string): Told | null {
  const { proposal } = room;
  return proposal && proposal.by !== seat ? { t: 'answer', id, seat, yes: proposal.what === 'takeBack' } : null;
}

export const jobKey = (table: string, seat: Seat): string => `${table} ${seat}`;

export function jobAt({ id, game, room, bots }: Begun, seat: Seat, seed: number): BotJob {
  const seen = view(game, room.record.state, seat);
  return { key: jobKey(id, seat), level: bots[seat]!, seat, view: seen, notes: notesOf(game, room, seat), seed };
}

function notesOf(game: AnyGame, { record }: Room, seat: Seat): readonly Event[] {
  const screens = game.seats(record.state.setup)[seat]?.screens ?? [];
  const all = [record.opening, ...record.history.map(entry => entry.events)].flat();
  return all.filter(({ only }) => !only || only.some(screen => screens.includes(screen)));
}

/** Some legal action: better than none, when thinking failed. */
export function anyAction(game: AnyGame, { view: seen, seat, seed }: BotJob): Json {
  return drawn(choices(game, seen, seat), picker(seed));
}

/** Null: there was nothing to think about. */
export function thoughtOf({ level, ideas, trials, ms }: Omit<BotDecision, 'illegal'>): BotThought | null {
  if (ideas.length === 0) return null;
  return { level, trials, ms, ideas: ideas.map(({ say, win, vp, why }) => ({ say, win, vp, why })) };
}

/** The line whose action led to the position after so many actions. */
export const lineBehind = ({ lines }: Room, count: number): number | null =>
  lines.findLast(line => line.kind === 'act' && line.count === count)?.seq ?? null;
