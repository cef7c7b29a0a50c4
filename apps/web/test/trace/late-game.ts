import {
  type AnyRecord,
  begin,
  choices,
  enter,
  type Pick,
  pending,
  picker,
  type Secret,
  view,
  write,
} from '@bivouac/kernel';
import type { WholeGame } from '../../src/games/web-game.ts';

// A long game with next to no fighting, so that all pieces are on the map when it is saved.

const SECRET = '5e'.repeat(32) as Secret;
const MOST = 6000;
const TRIES = 30;

interface Act {
  readonly type: string;
  readonly units?: readonly string[];
}
export interface Late {
  readonly text: string; // the saved game
  readonly pieces: number;
  readonly actions: number;
}

/** Plays until at least so many pieces lie on the map, or the game is at its end: then as many as there ever were. */
export function lateGame({ game, desk }: WholeGame, scenario: string, wanted: number): Late {
  const pick = picker(1863);
  let record = begin(game, { scenario, options: [] }, SECRET);
  let best = { record, pieces: 0, actions: 0 };
  const piecesOf = (seat: string): readonly string[] =>
    desk.picture(view(game, record.state, seat)).sprites.map(sprite => sprite.id);
  for (let actions = 1; actions <= MOST && best.pieces < wanted; actions++) {
    const seat = pending(game, record.state)[0];
    if (!seat) break;
    const action = quiet(game, record, seat, pick, new Set(piecesOf(seat)));
    record = enter(game, record, seat, action);
    const pieces = piecesOf(seat).length;
    if (pieces > best.pieces) best = { record, pieces, actions };
  }
  return { text: write(best.record), pieces: best.pieces, actions: best.actions };
}

/** Whoever waits beside the map comes in; the others stand still. */
function quiet(game: WholeGame['game'], record: AnyRecord, seat: string, pick: Pick, lying: ReadonlySet<string>): Act {
  const offered = choices(game, view(game, record.state, seat), seat);
  const guess = (): Act =>
    offered.kind === 'space' ? offered.sample(pick) : offered.actions[pick(offered.actions.length)]!;
  const guesses = Array.from({ length: TRIES }, guess);
  const arrives = guesses.find(act => act.type === 'move' && act.units?.some(unit => !lying.has(unit)));
  const ends = guesses.find(act => act.type.startsWith('end'));
  return arrives ?? ends ?? guesses[0]!;
}
