import {
  type Game,
  look,
  type Mind,
  type Pick,
  pending,
  playInPlace,
  type Seat,
  type State,
  type Types,
  type View,
} from '@bivouac/kernel';
import type { Sign } from './advice.ts';

/** A mind may say what its features are called. */
export type NamedMind<X extends Types> = Mind<X> & { readonly names?: readonly string[] };

/** 1 when the seat is of the first side named by the game, else -1. */
export function signOf<X extends Types>(game: Game<X>, setup: X['setup'], seat: Seat): Sign {
  const seats = game.seats(setup);
  const first = Object.values(seats)[0]?.side;
  return seats[seat]?.side === first ? 1 : -1;
}

const firstSide = <X extends Types>(game: Game<X>, setup: X['setup']): string =>
  Object.values(game.seats(setup))[0]!.side;

/** Judgement with a personal slant: each feature is multiplied by its own weight. */
export interface Judge<X extends Types> {
  readonly game: Game<X>;
  readonly mind: NamedMind<X>;
  readonly slant: readonly number[]; // empty: as the game says
  readonly from?: View<X>; // by whose time left all ends are compared; absent: by their own
  readonly late?: () => boolean; // time is up: a trial breaks off and counts for nothing; absent: it is ended
}

export interface Verdict {
  win: number; // 0 to 1, of the first side, as it is told
  vp: number; // margin in points, of the first side
  value: number; // what search compares, of the first side
  features: Int32Array;
}

const WIN_SHARE = 0.85; // the rest is margin, so that a lost or won game is still played well
const EVEN = 10; // points of margin that count as half of everything

export function verdict<X extends Types>(judge: Judge<X>, state: State<X>): Verdict {
  const { game, mind } = judge;
  const features = mind.features(state);
  const vp = marginOf(features, judge.slant);
  const over = game.outcome(state.table);
  const seen = judge.from ?? look(game, state, null);
  const win = over ? settled(over.winners, firstSide(game, state.setup)) : mind.win(vp, seen);
  const told = over || !mind.told ? win : mind.told(vp, seen);
  return { win: told, vp, value: WIN_SHARE * win + (1 - WIN_SHARE) * squashed(vp), features };
}

const settled = (winners: readonly string[], first: string): number =>
  winners.length === 0 ? 0.5 : winners.includes(first) ? 1 : 0;

export const squashed = (vp: number): number => 0.5 + (0.5 * vp) / (EVEN + Math.abs(vp));

export function marginOf(features: Int32Array, slant: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i]! * (slant[i] ?? 1);
  return sum / 1000;
}

const MOST_ACTIONS = 4000;

/** Both sides by reflex, each from its own view, until `stop` says so or the game is over. */
export function reflexUntil<X extends Types>(
  { game, mind, late }: Judge<X>,
  state: State<X>,
  pick: Pick,
  stop: (state: State<X>, actions: number) => boolean,
): number {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const seat = pending(game, state)[0];
    if (seat === undefined || stop(state, actions) || late?.()) return actions;
    const seen = look(game, state, seat);
    playInPlace(game, state, seat, mind.sure?.(seen, seat) ?? mind.reflex(seen, seat, pick));
  }
  return MOST_ACTIONS;
}

/** Whether a playout may be cut here. */
export const isQuiet = <X extends Types>({ game, mind }: Judge<X>, state: State<X>): boolean =>
  mind.quiet(look(game, state, null));
