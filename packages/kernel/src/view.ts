import { clone, cloneTable, copyFrame } from './clone.ts';
import { publicOf, question, seatsOf } from './compiled.ts';
import type { Choices, Frame, Game, Screen, Seat, State, Text, Types, View } from './contract.ts';

const noScreens: readonly Screen[] = [];

export const screensOf = <X extends Types>(game: Game<X>, setup: X['setup'], seat: Seat | null): readonly Screen[] =>
  (seat === null ? undefined : seatsOf(game, setup)[seat]?.screens) ?? noScreens;

/** What this seat may know, as a copy of its own. */
export const view = <X extends Types>(game: Game<X>, state: State<X>, seat: Seat | null): View<X> =>
  viewBehind(screensOf(game, state.setup, seat), state, seat);

/** The same for who knows the seat's screens and not the game. */
export function viewBehind<X extends Types>(screens: readonly Screen[], state: State<X>, seat: Seat | null): View<X> {
  const seen = lookBehind(screens, state, seat);
  return {
    seat,
    setup: seen.setup,
    table: cloneTable(seen.table),
    hands: clone(seen.hands),
    stack: seen.stack.map(copyFrame),
    sealed: clone(seen.sealed),
  };
}

/** The same, borrowed: valid until the next play, and never to be changed. */
export const look = <X extends Types>(game: Game<X>, state: State<X>, seat: Seat | null): View<X> =>
  lookBehind(screensOf(game, state.setup, seat), state, seat);

function lookBehind<X extends Types>(screens: readonly Screen[], state: State<X>, seat: Seat | null): View<X> {
  const hands: Partial<Record<Screen, X['hand']>> = {};
  for (const screen of screens) {
    const hand = state.hands[screen];
    if (hand !== undefined) hands[screen] = hand;
  }
  return { seat, setup: state.setup, table: state.table, hands, stack: state.stack, sealed: cover(state.sealed, seat) };
}

function cover<A>(sealed: Readonly<Record<Seat, A>>, seat: Seat | null): Record<Seat, A | null> {
  const covered: Record<Seat, A | null> = {};
  for (const author in sealed) covered[author] = author === seat ? sealed[author]! : null;
  return covered;
}

/** Who is still to answer. Empty: the game is over. */
export function pending<X extends Types>(game: Game<X>, at: State<X> | View<X>): readonly Seat[] {
  const asked = question(game, at.stack);
  if (!asked) return [];
  const { seats } = asked.decision.asks(publicOf(at), asked.frame.locals);
  return seats.length === 1 ? seats : seats.filter(seat => !(seat in at.sealed));
}

export function prompt<X extends Types>(game: Game<X>, at: State<X> | View<X>): Text | null {
  const asked = question(game, at.stack);
  return asked ? asked.decision.prompt(publicOf(at), asked.frame.locals) : null;
}

/** The name of the open question: `battle.retreat`. */
export function questionName(at: { readonly stack: readonly Frame[] }): string | null {
  const frame = at.stack[at.stack.length - 1];
  return frame ? `${frame.proc}.${frame.step}` : null;
}

/** What this seat may answer. A seat that is not asked is offered an empty list. */
export function choices<X extends Types>(game: Game<X>, view: View<X>, seat: Seat): Choices<X['action']> {
  const asked = question(game, view.stack);
  if (!asked) return { kind: 'list', actions: [] };
  const { decision, frame } = asked;
  if (!decision.asks(publicOf(view), frame.locals).seats.includes(seat)) return { kind: 'list', actions: [] };
  return decision.choices(view, frame.locals, seat);
}

/** What this seat may do besides, without answering. */
export function besides<X extends Types>(game: Game<X>, view: View<X>, seat: Seat): readonly X['action'][] {
  return game.anytime && pending(game, view).includes(seat) ? game.anytime.choices(view, seat) : [];
}
