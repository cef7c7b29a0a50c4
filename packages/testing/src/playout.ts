import {
  begin,
  besides,
  type Choices,
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
  whyNotSetup,
} from '@bivouac/kernel';
import { fault, type Habit, type Moment, type Taste } from './kit.ts';

/** What may be watched while a random game runs. */
export interface Hooks<X extends Types> {
  readonly maxActions?: number; // 20,000 unless told
  readonly habit?: Habit<X>;
  opened?(played: Played<X>): void; // the rules have run to the first question
  staged?(state: State<X>): State<X>; // another position to play from
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
const GUESSES = 6;
const UNGUIDED_ONE_IN = 4;

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
  return playOn(game, hooks.staged?.(opening.state) ?? opening.state, pick, hooks);
}

/** The same from any position. */
export function playOn<X extends Types>(game: Game<X>, state: State<X>, pick: Pick, hooks: Hooks<X> = {}): Playout<X> {
  let before = state;
  let actions = 0;
  for (; pending(game, before).length > 0; actions++) {
    mindTheEnd(before, actions, hooks.maxActions);
    hooks.asked?.(before);
    const seat = whoActs(game, before, pick);
    const action = randomAction(game, look(game, before, seat), seat, pick, hooks.habit);
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
export function randomAction<X extends Types>(
  game: Game<X>,
  view: View<X>,
  seat: Seat,
  pick: Pick,
  { besidesOneIn = BESIDES_ONE_IN, taste }: Habit<X> = {},
): X['action'] {
  const extra = game.anytime && pick(besidesOneIn) === 0 ? besides(game, view, seat) : [];
  if (extra.length > 0) return oneOf(extra, pick);
  return taste && pick(UNGUIDED_ONE_IN) > 0
    ? likedAnswer(game, view, seat, pick, taste)
    : randomAnswer(game, view, seat, pick);
}

export const randomAnswer = <X extends Types>(game: Game<X>, view: View<X>, seat: Seat, pick: Pick): X['action'] =>
  drawn(choices(game, view, seat), view, seat, pick);

/** The best of a few, as a guided game sees it. */
function likedAnswer<X extends Types>(game: Game<X>, view: View<X>, seat: Seat, pick: Pick, taste: Taste<X>) {
  const offered = choices(game, view, seat);
  let best = drawn(offered, view, seat, pick);
  for (let n = 1; n < GUESSES; n++) {
    const other = drawn(offered, view, seat, pick);
    if (taste(view, seat, other) > taste(view, seat, best)) best = other;
  }
  return best;
}

function drawn<X extends Types>(offered: Choices<X['action']>, view: View<X>, seat: Seat, pick: Pick): X['action'] {
  if (offered.kind === 'space') return offered.sample(pick);
  if (offered.actions.length === 0) throw fault('choice', `${questionName(view)} offers ${seat} nothing`);
  return oneOf(offered.actions, pick);
}

/** Any scenario with any options that go together. */
export function randomSetup<X extends Types>(game: Game<X>, pick: Pick): X['setup'] {
  const liked = game.options.filter(() => pick(2) === 0).map(option => option.id);
  const scenario = oneOf(game.scenarios, pick);
  const wanted = liked.filter(id => whyNotSetup(game, { scenario, options: [id] })?.key !== 'setup.notHere');
  const without = (ids: readonly string[]): readonly string[] => {
    const kept = ids.filter(id => {
      const { requires, excludes } = game.options.find(option => option.id === id)!;
      return (!requires || ids.includes(requires)) && !(excludes && ids.includes(excludes));
    });
    return kept.length === ids.length ? kept : without(kept);
  };
  const setup: Setup = { scenario, options: without(wanted) };
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
  const record = firstActions(game, setup, secret, pick, maxActions);
  if (pending(game, record.state).length > 0) mindTheEnd(record.state, maxActions, maxActions);
  return record;
}

/** The first actions of one. */
export function firstActions<X extends Types>(
  game: Game<X>,
  setup: X['setup'],
  secret: Secret,
  pick: Pick,
  most: number,
  habit: Habit<X> = {},
): GameRecord<X> {
  let record = begin(game, setup, secret);
  for (let actions = 0; actions < most && pending(game, record.state).length > 0; actions++) {
    const seat = whoActs(game, record.state, pick);
    record = enter(game, record, seat, randomAction(game, look(game, record.state, seat), seat, pick, habit));
  }
  return record;
}
