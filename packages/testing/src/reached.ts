import type { Event, Game, Procedure, Setup, Step, Text, Types } from '@bivouac/kernel';
import type { Kit } from './kit.ts';
import { STORY, storyOf } from './told.ts';

/** What has been used so far. */
export interface Reached {
  readonly steps: Set<string>;
  readonly cells: Set<string>;
  readonly marks: Set<string>;
  readonly texts: Set<string>;
  readonly story: Set<string>;
  readonly options: Set<string>;
  readonly scenarios: Set<string>;
}

/** What a fuzz never came to. */
export type Never = {
  readonly steps: readonly string[]; // `battle.retreat`
  readonly cells: readonly string[];
  readonly marks: readonly string[];
  readonly texts: readonly string[];
  readonly story: readonly string[]; // turns, phases, trails, clashes
  readonly options: readonly string[];
  readonly scenarios: readonly string[];
};

export const nothingYet = (): Reached => ({
  steps: new Set(),
  cells: new Set(),
  marks: new Set(),
  texts: new Set(),
  story: new Set(),
  options: new Set(),
  scenarios: new Set(),
});

/** The same game, noting each step as it is taken. */
export function watched<X extends Types>(game: Game<X>, steps: Set<string>): Game<X> {
  const watch = (procedure: Procedure<X>): Procedure<X> => ({
    id: procedure.id,
    steps: Object.fromEntries(
      Object.entries(procedure.steps).map(([name, step]) => [
        name,
        watchedStep(step, `${procedure.id}.${name}`, steps),
      ]),
    ),
  });
  return { ...game, main: watch(game.main), procedures: game.procedures.map(watch) };
}

type AnyStep<X extends Types> = Step<X, object, string>;

function watchedStep<X extends Types>(step: AnyStep<X>, name: string, steps: Set<string>): AnyStep<X> {
  if (typeof step === 'function') {
    return (u, locals, answer) => {
      steps.add(name);
      return step(u, locals, answer);
    };
  }
  if (step.settle) {
    const { settle } = step;
    return {
      ...step,
      settle(u, locals, answers) {
        steps.add(name);
        return settle(u, locals, answers);
      },
    };
  }
  const { take } = step;
  return {
    ...step,
    take(u, locals, action, seat) {
      steps.add(name);
      return take(u, locals, action, seat);
    },
  };
}

export function noteSetup(reached: Reached, setup: Setup): void {
  reached.scenarios.add(setup.scenario);
  for (const option of setup.options) reached.options.add(option);
}

export function noteText(reached: Reached, text: Text): void {
  reached.texts.add(text.key);
}

export function noteMarks<X extends Types>(reached: Reached, { marksOf }: Kit<X>, event: Event): void {
  for (const mark of marksOf?.(event) ?? []) reached.marks.add(mark);
}

export function noteStory(reached: Reached, event: Event): void {
  for (const what of storyOf(event)) reached.story.add(what);
}

/** Notes the cell an event names; says so when the game does not list it. */
export function noteCell<X extends Types>(reached: Reached, { game }: Kit<X>, event: Event): readonly string[] {
  const cell = event.args?.['cell'];
  if (cell === undefined) return [];
  reached.cells.add(String(cell));
  return game.cells?.includes(String(cell))
    ? []
    : [`${event.key} names the cell ${cell}, which the game does not list`];
}

export function neverReached<X extends Types>({ game, book, isLabel, marks = [] }: Kit<X>, reached: Reached): Never {
  const missing = (all: readonly string[], used: ReadonlySet<string>): readonly string[] =>
    [...new Set(all)].filter(each => !used.has(each));
  const steps = [game.main, ...game.procedures].flatMap(procedure =>
    Object.keys(procedure.steps).map(step => `${procedure.id}.${step}`),
  );
  return {
    steps: missing(steps, reached.steps),
    cells: missing(game.cells ?? [], reached.cells),
    marks: missing(marks, reached.marks),
    texts: missing(Object.keys(book.texts.en), reached.texts).filter(key => !isLabel?.(key)),
    story: missing(STORY, reached.story),
    options: missing(
      game.options.map(option => option.id),
      reached.options,
    ),
    scenarios: missing(game.scenarios, reached.scenarios),
  };
}
