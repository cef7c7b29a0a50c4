import {
  type AnyGame,
  type AnyRecord,
  forcedAnswer,
  type Json,
  type Seat,
  type Text,
  undo,
  whyNoUndo,
} from '@bivouac/kernel';
import { ASK } from './ask.ts';
import { outcomeOf, type Room } from './room.ts';

// Answers that the table gives by itself because the rules leave no other.

/** Null: somebody has to decide, or wants to be asked all the same. */
export function forcedAsk(game: AnyGame, room: Room): { readonly seat: Seat; readonly action: Json } | null {
  if (room.proposal || outcomeOf(game, room)) return null;
  const forced = forcedAnswer(game, room.record.state);
  if (!forced || room.orders?.[forced.seat]?.includes(ASK)) return null;
  return { seat: forced.seat, action: forced.action as unknown as Json };
}

const isForced = ({ lines }: Room, count: number): boolean =>
  lines.findLast(line => line.kind === 'act' && line.count === count)?.forced ?? false;

/** How many actions come off when the last is taken back: what was forced goes with what led to it. */
export function lastOwn(room: Room): number {
  const { length } = room.record.history;
  let count = length;
  while (count > 1 && isForced(room, count)) count--;
  return length - count + 1;
}

/** The record before a seat's last choice, or why that cannot be. */
export function undone(room: Room, seat: Seat): { readonly record: AnyRecord } | { readonly why: Text } {
  let { record } = room;
  for (let some = lastOwn(room); some > 0; some--) {
    const why = whyNoUndo(record, seat);
    if (why) return { why };
    record = undo(record, seat);
  }
  return { record };
}
