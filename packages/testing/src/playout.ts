import {
  begin,
  besides,
  choices,
  type Dice,
  enter,
  type Game,
  type GameRecord,
  look,
  type Pick,
  type Played,
  pending,
  play,
  playInPlace,
  questionName,
  type Seat,
  type Secret,
  type Setup,
  type State,
  start,
  type Types,
  type View,
} from '@bivouac/kernel';
import { fault, type Moment } from './kit.ts';

/** What may be watched while a random game runs. */
export interface Hooks<X extends Types> {
  readonly maxActions?: number; // 20,000 unless told
  opened?(played: Played<X>): void; // the rules have run to the first question
  asked?(state: State<X>): void; // before every action
  chosen?(seat: Seat, action: X['action']): void; // before it is played
  played?(moment: Omit<Moment<X>, 'arrived'>): void; // after it
}
export interface Playout<X extends Types> {
  readonly state: State<X>;
  readonly actions: number;
}

const MOST_ACTIONS = 20_000;
const BESIDES_ONE_IN = 8;
const CHANGE_ONE_IN = 16;

export const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;

/** A random game on the safe path. */
export function playout<X extends Types>(
  game: Game<X>,
  setup: X['setup'],
  dice: Dice,
  pick: Pick,
  hooks: Hooks<X> = {},
): Playout<X> {
  const opening = start(game, setup, dice);
  hooks.opened?.(opening);
  return playOn(game, opening.state, pick, hooks);
}

/** The same from any position. */
export function playOn<X extends Types>(game: Game<X>, state: State<X>, pick: Pick, hooks: Hooks<X> = {}): Playout<X> {
  let before = state;
  let actions = 0;
  for (; pending(game, before).length > 0; actions++) {
    mindTheEnd(before, actions, hooks.maxActions);
    hooks.asked?.(before);
    const seat = whoActs(game, before, pick);
    const action = randomAction(game, look(game, before, seat), seat, pick);
    hooks.chosen?.(seat, action);
    const played = play(game, before, seat, action);
    hooks.played?.({ before, seat, action, played });
    before = played.state;
  }
  return { state: before, actions };
}

/** Plays the state itself to the end, unchecked and unlogged; the number of actions it took. */
export function playoutInPlace<X extends Types>(
  game: Game<X>,
  state: State<X>,
  pick: Pick,
  maxActions = MOST_ACTIONS,
): number {
  for (let actions = 0; ; actions++) {
    const seats = pending(game, state);
    if (seats.length === 0) return actions;
    mindTheEnd(state, actions, maxActions);
    const seat = oneOf(seats, pick);
    playInPlace(game, state, seat, randomAction(game, look(game, state, seat), seat, pick));
  }
}

function mindTheEnd<X extends Types>(state: State<X>, actions: number, most = MOST_ACTIONS): void {
  if (actions >= most) throw fault('ends', `no end after ${most} actions; the open question is ${questionName(state)}`);
}

/** Usually somebody who has not answered; now and then one who changes his sealed answer. */
function whoActs<X extends Types>(game: Game<X>, state: State<X>, pick: Pick): Seat {
  const authors = Object.keys(state.sealed);
  return oneOf(authors.length > 0 && pick(CHANGE_ONE_IN) === 0 ? authors : pending(game, state), pick);
}

/** Anything this seat may do: an answer, or now and then something besides. */
export function randomAction<X extends Types>(game: Game<X>, view: View<X>, seat: Seat, pick: Pick): X['action'] {
  const extra = game.anytime && pick(BESIDES_ONE_IN) === 0 ? besides(game, view, seat) : [];
  return extra.length > 0 ? oneOf(extra, pick) : randomAnswer(game, view, seat, pick);
}

export function randomAnswer<X extends Types>(game: Game<X>, view: View<X>, seat: Seat, pick: Pick): X['action'] {
  const offered = choices(game, view, seat);
  if (offered.kind === 'space') return offered.sample(pick);
  if (offered.actions.length === 0) throw fault('choice', `${questionName(view)} offers ${seat} nothing`);
  return oneOf(offered.actions, pick);
}

/** Any scenario with any options that go together. */
export function randomSetup<X extends Types>(game: Game<X>, pick: Pick): X['setup'] {
  const wanted = game.options.filter(() => pick(2) === 0).map(option => option.id);
  const without = (ids: readonly string[]): readonly string[] => {
    const kept = ids.filter(id => {
      const needs = game.options.find(option => option.id === id)?.requires;
      return needs === undefined || ids.includes(needs);
    });
    return kept.length === ids.length ? kept : without(kept);
  };
  const setup: Setup = { scenario: oneOf(game.scenarios, pick), options: without(wanted) };
  return setup;
}

/** A random game with its history, from a fixed secret. */
export function randomRecord<X extends Types>(
  game: Game<X>,
  setup: X['setup'],
  secret: Secret,
  pick: Pick,
  maxActions = MOST_ACTIONS,
): GameRecord<X> {
  let record = begin(game, setup, secret);
  for (let actions = 0; pending(game, record.state).length > 0; actions++) {
    mindTheEnd(record.state, actions, maxActions);
    const seat = whoActs(game, record.state, pick);
    record = enter(game, record, seat, randomAction(game, look(game, record.state, seat), seat, pick));
  }
  return record;
}
