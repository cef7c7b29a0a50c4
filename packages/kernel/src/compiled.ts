import type { Decision, Frame, Game, Json, Procedure, Public, Screen, Seat, Setup, Step, Types } from './contract.ts';

/** A game's procedures by name, with the order of their steps; made once a game. */
export interface Compiled {
  readonly procs: Readonly<Record<string, Proc>>;
  readonly seats: WeakMap<
    Setup,
    Readonly<Record<Seat, { readonly side: string; readonly screens: readonly Screen[] }>>
  >;
}
interface Proc {
  // biome-ignore lint/suspicious/noExplicitAny: procedures of all locals side by side
  readonly steps: Readonly<Record<string, Step<any, any, string>>>;
  readonly first: string;
  readonly next: Readonly<Record<string, string>>; // END after the last
}
export const END = '';

const known = new WeakMap<object, Compiled>();
let last: { game: object; made: Compiled } | null = null; // one game is asked for again and again

export function compiled<X extends Types>(game: Game<X>): Compiled {
  if (last?.game === game) return last.made;
  const made = known.get(game) ?? compile(game);
  last = { game, made };
  return made;
}

function compile<X extends Types>(game: Game<X>): Compiled {
  const procs: Record<string, Proc> = {};
  for (const procedure of [game.main, ...game.procedures]) procs[procedure.id] = proc(procedure);
  const made = { procs, seats: new WeakMap() };
  known.set(game, made);
  return made;
}

function proc<X extends Types>(procedure: Procedure<X>): Proc {
  const names = Object.keys(procedure.steps);
  const next: Record<string, string> = {};
  names.forEach((name, i) => {
    next[name] = names[i + 1] ?? END;
  });
  return { steps: procedure.steps, first: names[0] ?? END, next };
}

export const open = <X extends Types>(game: Game<X>, id: string, locals: object): Frame => {
  const found = compiled(game).procs[id];
  if (!found) throw new Error(`${game.id} has no procedure ${id}`);
  return { proc: id, step: found.first, locals, answer: null };
};

export function stepOf<X extends Types>(game: Game<X>, frame: Frame): Step<X, object, string> {
  const step = compiled(game).procs[frame.proc]?.steps[frame.step];
  if (!step) throw new Error(`${game.id} has no step ${frame.proc}.${frame.step}`);
  return step;
}

export const nextStep = <X extends Types>(game: Game<X>, frame: Frame): string =>
  compiled(game).procs[frame.proc]?.next[frame.step] ?? END;

/** Takes the top frame off and hands its answer to the one below. */
export function close(stack: Frame[], answer: Json): void {
  stack.pop();
  const below = stack[stack.length - 1];
  if (below) below.answer = answer;
}

export function seatsOf<X extends Types>(game: Game<X>, setup: X['setup']) {
  const { seats } = compiled(game);
  let found = seats.get(setup);
  if (!found) {
    found = game.seats(setup);
    seats.set(setup, found);
  }
  return found;
}

export const publicOf = <X extends Types>(at: Public<X>): Public<X> => ({ setup: at.setup, table: at.table });

/** The open question, or null when the game is over. */
export function question<X extends Types>(
  game: Game<X>,
  stack: readonly Frame[],
): { decision: Decision<X, object, string>; frame: Frame } | null {
  const frame = stack[stack.length - 1];
  if (!frame) return null;
  const step = stepOf(game, frame);
  if (typeof step === 'function') throw new Error(`${frame.proc}.${frame.step} waits for nobody`);
  return { decision: step, frame };
}
