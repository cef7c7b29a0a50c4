import type { Language, Seat, Setup, Types, View } from './contract.ts';
import { Refused } from './play.ts';
import { begin, enter, type GameRecord } from './record.ts';
import type { AnyGame } from './save.ts';
import { view } from './view.ts';

/** What a teacher says, in each language. */
export type Words = Readonly<Record<Language, string>>;

/** A guided game: a fixed deal and fixed dice, a script for all seats, and a teacher beside the learner. */
export interface Lesson<X extends Types> {
  readonly setup: Setup;
  readonly secret: string; // of the dice: everyone may know it
  readonly learner: Seat;
  readonly title: Words;
  readonly steps: readonly LessonStep<X['action']>[];
  readonly farewell: Words;
  /** The same for two positions in which the script goes on alike: the order of clicks does not matter. */
  mark(view: View<X>): string;
}
export interface LessonStep<A> {
  readonly seat: Seat;
  readonly action: A;
  readonly says?: Words; // before a step of the learner; without it the words before still hold
  readonly freely?: boolean; // it and the steps beside it that say so may be taken in any order
}

// biome-ignore lint/suspicious/noExplicitAny: lessons of all games side by side
export type AnyLesson = Lesson<any>;

/** Where in the script a seat is that is asked something; null: the game has left it. */
// biome-ignore lint/suspicious/noExplicitAny: views of all games
export type Course = (seen: View<any>, seat: Seat) => number | null;

/** Plays the script once and remembers what each seat saw before its steps. */
export function courseOf(game: AnyGame, { setup, secret, steps, learner, mark }: AnyLesson): Course {
  const found = new Map<string, number>();
  const note = (record: AnyRecord, seat: Seat, step: number): void => {
    const key = `${seat} ${mark(view(game, record.state, seat))}`;
    if (!found.has(key)) found.set(key, step);
  };
  let record = begin(game, setup, secret, {});
  for (let from = 0; from < steps.length; ) {
    const run = runFrom(steps, from);
    noteAnyOrder(game, record, run, (at, next) => note(at, run[next]!.seat, from + next));
    for (const { seat, action } of run) record = enter(game, record, seat, action);
    from += run.length;
  }
  note(record, learner, steps.length);
  return (seen, seat) => found.get(`${seat} ${mark(seen)}`) ?? null;
}

// biome-ignore lint/suspicious/noExplicitAny: records of all games
type AnyRecord = GameRecord<any>;
// biome-ignore lint/suspicious/noExplicitAny: steps of all games
type AnySteps = readonly LessonStep<any>[];

/** The steps from here that may change places; a step that may not stands alone. */
function runFrom(steps: AnySteps, from: number): AnySteps {
  let end = from + 1;
  while (steps[from]!.freely && steps[end]?.freely && steps[end]!.seat === steps[from]!.seat) end++;
  return steps.slice(from, end);
}

/** Notes every position on the ways through a run, each with the first of its steps that is not taken yet. */
function noteAnyOrder(
  game: AnyGame,
  start: AnyRecord,
  run: AnySteps,
  note: (at: AnyRecord, next: number) => void,
): void {
  const seen = new Set<number>();
  const walk = (at: AnyRecord, taken: number): void => {
    if (seen.has(taken)) return;
    seen.add(taken);
    const left = [...run.keys()].filter(step => (taken & (1 << step)) === 0);
    if (left.length === 0) return;
    note(at, left[0]!);
    for (const step of left) {
      const next = entered(game, at, run[step]!);
      if (next) walk(next, taken | (1 << step));
    }
  };
  walk(start, 0);
}

/** The record with this step, or null: the rules want another one first. */
// biome-ignore lint/suspicious/noExplicitAny: steps of all games
function entered(game: AnyGame, record: AnyRecord, { seat, action }: LessonStep<any>): AnyRecord | null {
  try {
    return enter(game, record, seat, action);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
