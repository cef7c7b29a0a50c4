import type { Game, Seat, State, Types } from './contract.ts';

/** The seats whose people sit elsewhere after an action, each with where they sit now; null: everybody stays. */
export function chairsChanged<X extends Types>(
  game: Game<X>,
  before: State<X>,
  after: State<X>,
): Readonly<Record<Seat, Seat>> | null {
  if (!game.chairs) return null;
  const [old, now] = [game.chairs(before), game.chairs(after)];
  const moves = Object.keys(game.seats(after.setup))
    .map(seat => [old[seat] ?? seat, now[seat] ?? seat] as const)
    .filter(([from, to]) => from !== to);
  return moves.length > 0 ? Object.fromEntries(moves) : null;
}

/** What belongs to the people of a table, by seat, after they changed chairs. */
export const reseated = <T>(
  chairs: Readonly<Record<Seat, Seat>> | null,
  bySeat: Readonly<Record<Seat, T>>,
): Readonly<Record<Seat, T>> =>
  chairs ? Object.fromEntries(Object.entries(bySeat).map(([seat, value]) => [chairs[seat] ?? seat, value])) : bySeat;
