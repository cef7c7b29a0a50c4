import { type Choices, choices, type Seat } from '@bivouac/kernel';
import { game } from '../game.ts';
import type { Action, WildernessView } from '../state.ts';

let last: { readonly view: WildernessView; readonly seat: Seat; readonly offered: Choices<Action> } | null = null;

/** What a seat may answer, reckoned once for all who ask about the same look: what is obvious, what is best, whether it is allowed. */
export function offeredTo(view: WildernessView, seat: Seat): Choices<Action> {
  if (last?.view !== view || last.seat !== seat) last = { view, seat, offered: choices(game, view, seat) };
  return last.offered;
}
