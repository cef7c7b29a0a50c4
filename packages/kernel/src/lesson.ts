import type { Language, Seat, Setup, Types, View } from './contract.ts';
import { begin, enter } from './record.ts';
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
}

// biome-ignore lint/suspicious/noExplicitAny: lessons of all games side by side
export type AnyLesson = Lesson<any>;

/** Where in the script a seat is that is asked something; null: the game has left it. */
// biome-ignore lint/suspicious/noExplicitAny: views of all games
export type Course = (seen: View<any>, seat: Seat) => number | null;

/** Plays the script once and remembers what each seat saw before its steps. */
export function courseOf(game: AnyGame, { setup, secret, steps, learner, mark }: AnyLesson): Course {
  const found = new Map<string, number>();
  let record = begin(game, setup, secret, {});
  const note = (seat: Seat, step: number): void => {
    const key = `${seat} ${mark(view(game, record.state, seat))}`;
    if (!found.has(key)) found.set(key, step);
  };
  steps.forEach(({ seat, action }, step) => {
    note(seat, step);
    record = enter(game, record, seat, action);
  });
  note(learner, steps.length);
  return (seen, seat) => found.get(`${seat} ${mark(seen)}`) ?? null;
}
