import { type Event, look, type Seat, type Spot, type State, type Trail, type Types } from '@bivouac/kernel';
import type { Faults } from './checks.ts';
import type { Kit, Moment } from './kit.ts';
import { heardBy, seatsAt } from './leak.ts';

// Events say what they are: whoever follows them on a board finds every piece where the view has it.

/** What random play must tell sooner or later. */
export const STORY = ['turn', 'phase', 'trail', 'clash begins', 'clash result'] as const;

export const storyOf = ({ heading, trails, clash }: Event): readonly string[] => [
  ...(heading ? [heading] : []),
  ...(trails ? ['trail'] : []),
  ...(clash ? [`clash ${clash.stage}`] : []),
];

type Board = Map<string, string>; // piece → where
const wordOf = (spot: Spot): string => (typeof spot === 'string' ? spot : `${spot.x},${spot.y}`);

const boardOf = <X extends Types>({ game, lies }: Kit<X>, state: State<X>, seat: Seat | null): Board =>
  new Map(Object.entries(lies?.(look(game, state, seat)) ?? {}).map(([piece, spot]) => [piece, wordOf(spot)]));

/** Every piece whose place changes is named by a trail, placed or removed in what a seat hears, from where it was. */
export function toldFaults<X extends Types>(kit: Kit<X>, { before, played }: Moment<X>): Faults {
  if (!kit.lies) return [];
  return [...seatsAt(kit, before), null].flatMap(seat => {
    const told = boardOf(kit, before, seat);
    const wrong = heardBy(kit, played, seat).flatMap(event => followed(told, event));
    return [...wrong, ...unlike(told, boardOf(kit, played.state, seat))].map(
      what => `${seat ?? 'a stranger'}: ${what}`,
    );
  });
}

/** Does on the board what an event tells, and says what cannot be. */
function followed(board: Board, { key, trails = [], placed, removed }: Event): readonly string[] {
  const wrong: string[] = [];
  const take = (piece: string, from: Spot | null): void => {
    const [is, said] = [board.get(piece) ?? 'nowhere', from === null ? 'nowhere' : wordOf(from)];
    if (is !== said) wrong.push(`${key} takes ${piece} from ${said}, it was at ${is}`);
    board.delete(piece);
  };
  for (const trail of trails) for (const piece of trail.pieces) walk(board, trail, piece, take);
  for (const piece of placed?.pieces ?? []) {
    take(piece, null);
    board.set(piece, wordOf(placed!.at));
  }
  for (const piece of removed?.pieces ?? []) take(piece, removed!.at);
  return wrong;
}

function walk(
  board: Board,
  { spots, kind }: Trail,
  piece: string,
  take: (piece: string, from: Spot | null) => void,
): void {
  take(piece, kind === 'arrive' ? null : (spots[0] ?? null));
  const last = spots[spots.length - 1];
  if (kind !== 'leave' && last !== undefined) board.set(piece, wordOf(last));
}

function unlike(told: Board, seen: Board): readonly string[] {
  const pieces = [...new Set([...told.keys(), ...seen.keys()])];
  const off = pieces.filter(piece => told.get(piece) !== seen.get(piece));
  return off.map(
    piece => `${piece} lies at ${seen.get(piece) ?? 'no place'}, by the events at ${told.get(piece) ?? 'no place'}`,
  );
}
