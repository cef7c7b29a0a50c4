import { chairsChanged } from './chairs.ts';
import { copy, copyDice } from './clone.ts';
import { close, END, nextStep, open, publicOf, question, stepOf } from './compiled.ts';
import type { Dice, Flow, Frame, Game, Hidden, Played, Seat, State, Text, Types, View } from './contract.ts';
import { refusal } from './refusal.ts';
import { TheUmpire } from './umpire.ts';
import { look, pending, screensOf } from './view.ts';

/** A player's mistake, not the engine's: carries the reason and its rule. */
export class Refused extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(`refused: ${text.key}${text.rule ? ` ${text.rule}` : ''}`);
    this.text = text;
  }
}

/** Sets the game up and runs the rules to the first question. */
export function start<X extends Types>(game: Game<X>, setup: X['setup'], dice: Dice): Played<X> {
  const { table, hands, vault } = game.setup(setup);
  const stack = [open(game, game.main.id, {})];
  const state: State<X> = { setup, table, hands, vault, dice: copyDice(dice), stack, sealed: {} };
  const umpire = new TheUmpire<X>(state, [], true);
  run(game, state, umpire);
  return { state, events: umpire.events, undoable: false };
}

/** Plays one action on a copy; the state given is left alone. Throws `Refused` when the seat may not do this. */
export function play<X extends Types>(game: Game<X>, state: State<X>, seat: Seat, action: X['action']): Played<X> {
  const tried = attempt(game, state, seat, action);
  if ('refused' in tried) throw new Refused(tried.refused);
  return tried;
}

/** The same for what comes from outside: judged once, and a refusal is an answer. */
export function attempt<X extends Types>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
  action: unknown,
): Played<X> | { readonly refused: Text } {
  const refused = refusal(game, look(game, state, seat), seat, action);
  if (refused) return { refused };
  const next = copy(state);
  const umpire = new TheUmpire(next, screensOf(game, state.setup, seat), true);
  answer(game, next, umpire, seat, action as X['action']);
  return { state: next, events: umpire.events, undoable: !umpire.consulted && sameIsAsked(game, state, next, seat) };
}

/** The same person, not only the same seat. */
const sameIsAsked = <X extends Types>(game: Game<X>, before: State<X>, after: State<X>, seat: Seat): boolean =>
  pending(game, after).includes(seat) && !chairsChanged(game, before, after);

/** For search: plays on the state itself, unchecked and unlogged. */
export function playInPlace<X extends Types>(game: Game<X>, state: State<X>, seat: Seat, action: X['action']): void {
  answer(game, state, new TheUmpire(state, [], false), seat, action);
}

/** A world of search: what a seat sees, completed by what it imagines. Shares nothing with the view. */
export function world<X extends Types>(view: View<X>, imagined: Hidden<X>, dice: Dice): State<X> {
  const sealed: Record<Seat, X['action']> = {};
  for (const seat in view.sealed) if (view.sealed[seat]) sealed[seat] = view.sealed[seat];
  const { setup, table, stack } = view;
  return copy({ setup, table, hands: imagined.hands, vault: imagined.vault, dice, stack: [...stack], sealed });
}

function answer<X extends Types>(
  game: Game<X>,
  state: State<X>,
  u: TheUmpire<X>,
  seat: Seat,
  action: X['action'],
): void {
  if (game.anytime?.types.includes(action.type)) {
    game.anytime.take(u, seat, action);
    state.sealed = {}; // answers given before it may have been meant otherwise: they are given anew
    return run(game, state, u);
  }
  const { decision, frame } = question(game, state.stack)!;
  if (decision.take) {
    flow(game, state, frame, decision.take(u, frame.locals, action, seat));
    return run(game, state, u);
  }
  const { seats, need } = decision.asks(publicOf(state), frame.locals);
  state.sealed[seat] = action;
  if (need !== 'one' && !seats.every(each => each in state.sealed)) return;
  if (need !== 'one' && seats.length > 1) u.consulted = true; // the answers of others turn up
  const answers = state.sealed;
  state.sealed = {};
  flow(game, state, frame, decision.settle(u, frame.locals, answers));
  run(game, state, u);
}

const LONGEST_RUN = 100_000;

/** Runs steps until somebody must decide, or the game is over. */
function run<X extends Types>(game: Game<X>, state: State<X>, u: TheUmpire<X>): void {
  const pub = publicOf(state);
  const { stack } = state;
  for (let steps = 0; steps < LONGEST_RUN; steps++) {
    if (game.outcome(state.table)) stack.length = 0;
    const frame = stack[stack.length - 1];
    if (!frame) return;
    if (frame.step === END) {
      close(stack, null);
      continue;
    }
    const step = stepOf(game, frame);
    if (typeof step === 'function') {
      const given = frame.answer;
      frame.answer = null;
      flow(game, state, frame, step(u, frame.locals, given));
    } else {
      const { seats, need } = step.asks(pub, frame.locals);
      if (seats.length > 1 && step.take && need !== 'one')
        throw new Error(`${frame.proc}.${frame.step} takes one answer and asks ${seats.length} seats together`);
      if (seats.length > 0) return;
      frame.step = nextStep(game, frame);
    }
  }
  throw new Error(`a circle without a question: ${stack.map(f => `${f.proc}.${f.step}`).join(' > ')}`);
}

function flow<X extends Types>(game: Game<X>, state: State<X>, frame: Frame, flow: Flow): void {
  if (flow === undefined) {
    frame.step = nextStep(game, frame);
  } else if ('go' in flow) {
    frame.step = flow.go;
  } else if ('call' in flow) {
    frame.step = nextStep(game, frame);
    state.stack.push(open(game, flow.call.id, flow.locals));
  } else {
    close(state.stack, flow.done);
  }
}
