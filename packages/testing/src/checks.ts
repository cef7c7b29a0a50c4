import {
  choices,
  copy,
  enter,
  type GameRecord,
  hash,
  isFaceUp,
  look,
  type Pick,
  pending,
  play,
  playInPlace,
  refusal,
  type Seat,
  type State,
  same,
  type Types,
  undo,
  whyNoUndo,
} from '@bivouac/kernel';
import { type Kit, type Moment, messageOf } from './kit.ts';
import { brief, difference, oddities, reload } from './plain.ts';
import { oneOf } from './playout.ts';

/** Every check says what is wrong; nothing said, nothing wrong. */
export type Faults = readonly string[];

const MOST_OFFERED = 12;
const SAMPLES = 3;

/** Plays one action and keeps what the checks need. */
export function momentOf<X extends Types>(
  { game }: Kit<X>,
  before: State<X>,
  seat: Seat,
  action: X['action'],
): Moment<X> {
  const arrived = hash(before);
  return { before, arrived, seat, action, played: play(game, before, seat, action) };
}

export function seatFaults<X extends Types>({ game }: Kit<X>, state: State<X>): Faults {
  const known = game.seats(state.setup);
  return pending(game, state)
    .filter(seat => !Object.hasOwn(known, seat))
    .map(seat => `${seat} is asked but sits nowhere`);
}

/** Somebody asked must be able to answer; what is said to follow from what is face up is the same for whoever looks. */
export function choiceFaults<X extends Types>({ game }: Kit<X>, state: State<X>): Faults {
  return pending(game, state).flatMap(seat => {
    const offered = choices(game, look(game, state, seat), seat);
    if (offered.kind !== 'list') return [];
    if (offered.actions.length === 0) return [`${seat} is offered nothing`];
    const toAll = isFaceUp(game, state) ? choices(game, look(game, state, null), seat) : offered;
    const alike = toAll.kind === 'list' && same(toAll.actions, offered.actions);
    return alike ? [] : [`what ${seat} is offered is plain, but a spectator sees other choices`];
  });
}

/** Whatever is listed or sampled passes the refusal, and the check of its space. */
export function offeredFaults<X extends Types>({ game }: Kit<X>, state: State<X>, pick: Pick): Faults {
  return pending(game, state).flatMap(seat => {
    const seen = look(game, state, seat);
    const besides = game.anytime?.choices(seen, seat) ?? [];
    return [...offeredBy(choices(game, seen, seat), pick), ...some(besides, pick)].flatMap(action => {
      const why = refusal(game, seen, seat, action);
      return why ? [`${brief(action)} is offered to ${seat} but refused: ${why.key}`] : [];
    });
  });
}

function offeredBy<A>(offered: ReturnType<typeof choices>, pick: Pick): readonly A[] {
  if (offered.kind === 'list') return some(offered.actions, pick) as readonly A[];
  return Array.from({ length: SAMPLES }, () => offered.sample(pick) as A);
}

const some = <A>(actions: readonly A[], pick: Pick): readonly A[] =>
  actions.length <= MOST_OFFERED ? actions : Array.from({ length: MOST_OFFERED }, () => oneOf(actions, pick));

export const auditFaults = <X extends Types>({ game }: Kit<X>, state: State<X>): Faults => game.audit(state);

export const plainFaults = <X extends Types>(_kit: Kit<X>, state: State<X>): Faults => oddities(state);

/** A twin, saved and loaded with its keys in another order, plays the same action alike. */
export function twinFaults<X extends Types>({ game }: Kit<X>, { before, seat, action, played }: Moment<X>): Faults {
  const twin = play(game, reload(before), seat, reload(action));
  return [
    ...unlike('the twin', played.state, twin.state),
    ...(same(played.events, twin.events) ? [] : ['the twin hears something else']),
  ];
}

function unlike<X extends Types>(who: string, expected: State<X>, got: State<X>): Faults {
  if (hash(expected) === hash(got)) return [];
  return [`${who} stands elsewhere: ${difference(expected, got)}`];
}

/** `before` and the action are what they were when they came. */
export function untouchedFaults<X extends Types>({ game }: Kit<X>, moment: Moment<X>): Faults {
  const { before, arrived, seat, action } = moment;
  const meant = hash(action);
  const kept = reload(before);
  play(game, before, seat, action);
  if (hash(action) !== meant) return ['play changes the action it is given'];
  if (hash(before) === arrived) return [];
  return [`play changes its input${hash(kept) === arrived ? `: ${difference(kept, before)}` : ''}`];
}

export function repeatFaults<X extends Types>({ game }: Kit<X>, { before, seat, action, played }: Moment<X>): Faults {
  const again = play(game, before, seat, action);
  return [
    ...unlike('the second time', played.state, again.state),
    ...(same(played.events, again.events) ? [] : ['the second time other events are heard']),
    ...(again.undoable === played.undoable ? [] : ['the second time undoing is judged otherwise']),
  ];
}

export function inPlaceFaults<X extends Types>({ game }: Kit<X>, moment: Moment<X>): Faults {
  const { before, arrived, seat, action, played } = moment;
  const own = copy(before);
  playInPlace(game, own, seat, reload(action));
  return [
    ...unlike('in-place play', played.state, own),
    ...(hash(before) === arrived ? [] : ['in-place play on a copy changes what was copied']),
  ];
}

/** What is reported undoable can be taken back, and then nothing has happened. */
export function undoFaults<X extends Types>({ game }: Kit<X>, moment: Moment<X>): Faults {
  const { before, arrived, seat, action, played } = moment;
  if (!played.undoable) return [];
  const entered = enter(game, recordAt(before), seat, action);
  const why = whyNoUndo(entered, seat);
  if (why) return [`cannot be taken back: ${why.key}`];
  return hash(undo(entered, seat).state) === arrived ? [] : ['taking back leaves a trace'];
}

const recordAt = <X extends Types>(state: State<X>): GameRecord<X> => ({
  game: '',
  version: 0,
  commitment: '',
  numbers: {},
  secret: '',
  opening: [],
  history: [],
  state,
});

/** A game that is over says who won. */
export function endFaults<X extends Types>({ game }: Kit<X>, state: State<X>): Faults {
  const over = pending(game, state).length === 0;
  const outcome = game.outcome(state.table);
  if (!over) return [];
  if (!outcome) return ['the rules ran out without an outcome'];
  const sides = Object.values(game.seats(state.setup)).map(seat => seat.side);
  return outcome.winners.filter(side => !sides.includes(side)).map(side => `${side} wins but does not play`);
}

/** Runs a check; an exception is a fault too. */
export function guarded(check: () => Faults): Faults {
  try {
    return check();
  } catch (error) {
    return [`throws: ${messageOf(error)}`];
  }
}
