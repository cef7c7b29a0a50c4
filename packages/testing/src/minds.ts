import {
  type Book,
  type Event,
  type Game,
  keyedDice,
  look,
  type Mind,
  pending,
  picker,
  playInPlace,
  questionName,
  refusal,
  type Seat,
  type State,
  start,
  type Types,
  type View,
} from '@bivouac/kernel';
import { randomAction, randomSetup } from './playout.ts';
import { sentenceFaults } from './sentences.ts';

/** Every question of a game's rules. */
export const questionsOf = <X extends Types>({ main, procedures }: Game<X>): readonly string[] =>
  [main, ...procedures].flatMap(({ id, steps }) =>
    Object.entries(steps).flatMap(([step, what]) => (typeof what === 'function' ? [] : [`${id}.${step}`])),
  );

export interface MindTrial {
  readonly games: number;
  readonly actions: number; // of each
  readonly ideas: number;
}

/** Random set-ups, mostly played by a mind's first ideas: its ideas and reflexes that are refused or cannot be said. */
export function mindFaults<X extends Types>(game: Game<X>, book: Book, mind: Mind<X>, trial: MindTrial): string[] {
  const pick = picker(11);
  const faults: string[] = [];
  for (let n = 0; n < trial.games; n++) {
    const { state } = start(game, randomSetup(game, pick), keyedDice(n.toString(16).padStart(64, '0')));
    for (let i = 0; i < trial.actions && pending(game, state).length > 0; i++) {
      const seat = pending(game, state)[0]!;
      const seen = look(game, state, seat);
      const ideas = mind.ideas(seen, seat, trial.ideas);
      const offered = ideas.map(idea => idea.next(seen, seat)!);
      for (const action of [...offered, mind.reflex(seen, seat, pick)])
        if (refusal(game, seen, seat, action)) faults.push(JSON.stringify([state.setup, questionName(seen), action]));
      for (const { say } of ideas) faults.push(...sentenceFaults(book, say));
      playInPlace(game, state, seat, pick(4) === 0 ? randomAction(game, seen, seat, pick) : offered[0]!);
    }
  }
  return faults;
}

/** Where to stop in a game that a mind plays by reflex. */
export interface Stop<X extends Types> {
  readonly setup: State<X>['setup'];
  readonly n: number; // of the game
  readonly least: number; // actions before it
  readonly at: string; // the question
  readonly ideas: number; // at least, of which one is to be chosen
}

/** A position out of a lively game, at a question that leaves a choice. */
export function livelyPosition<X extends Types>(game: Game<X>, mind: Mind<X>, stop: Stop<X>): State<X> {
  const { setup, n, least, at, ideas } = stop;
  const pick = picker(n);
  const { state } = start(game, setup, keyedDice(n.toString(16).padStart(64, '0')));
  for (let i = 0; pending(game, state).length > 0; i++) {
    const seat = pending(game, state)[0]!;
    const seen = look(game, state, seat);
    if (i >= least && questionName(state) === at && mind.ideas(seen, seat, 4).length >= ideas) return state;
    playInPlace(game, state, seat, mind.reflex(seen, seat, pick));
  }
  return livelyPosition(game, mind, { ...stop, n: n + 1 });
}

/** A player, as far as a match needs to know it. */
export interface Decider<X extends Types> {
  decide(view: View<X>, seat: Seat, notes: readonly Event[], seed: number): { action: X['action']; illegal: number };
}

/** Plays a match in place, to its end or for so many actions: what was decided or thought of against the rules. */
export function matchFaults<X extends Types>(
  game: Game<X>,
  state: State<X>,
  players: Readonly<Record<Seat, Decider<X>>>,
  actions: number,
): string[] {
  const faults: string[] = [];
  for (let i = 0; i < actions && pending(game, state).length > 0; i++) {
    const seat = pending(game, state)[0]!;
    const seen = look(game, state, seat);
    const { action, illegal } = players[seat]!.decide(seen, seat, [], i);
    if (illegal > 0 || refusal(game, seen, seat, action))
      faults.push(`${questionName(seen)} ${JSON.stringify(action)}`);
    playInPlace(game, state, seat, action);
  }
  return faults;
}
