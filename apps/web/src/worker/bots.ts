import { type AnyGame, choices, type Json, type Pick, picker, type Seat } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';

/** A player on this device. It sees what its seat sees and answers like anyone else. */
export interface Bot {
  /** At least so long between two of its moves, so that a person can follow; fast-forward does without. */
  readonly pause: number;
  move(game: AnyGame, view: AnyView, seat: Seat): Json | Promise<Json>;
}

export const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

function anyAction(game: AnyGame, view: AnyView, seat: Seat, pick: Pick): Json {
  const offered = choices(game, view, seat);
  if (offered.kind === 'space') return offered.sample(pick);
  return offered.actions[pick(offered.actions.length)];
}

/** By level; stronger ones are added here. */
export const levels: Readonly<Record<string, Bot>> = {
  random: { pause: 350, move: (game, view, seat) => anyAction(game, view, seat, picker(seed())) },
};
export const botOf = (level: string | undefined): Bot => levels[level ?? 'random'] ?? levels['random']!;
