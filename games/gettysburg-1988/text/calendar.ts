import { turnTrack } from '../data/index.ts';

/** When a turn is played: a day of July and its hours, or none at night. */
export type TurnHours =
  | { readonly day: number; readonly from: number; readonly to: number }
  | { readonly day: number; readonly from: null; readonly to: null };

export function turnHours(turn: number): TurnHours {
  const space = turnTrack[turn - 1];
  const day = Number(space?.date.slice(-2) ?? 0);
  if (!space || space.night) return { day, from: null, to: null };
  const [from = 0, to = 0] = space.hours.split('-').map(Number);
  return { day, from, to };
}
