import type { AnyDecision } from '@bivouac/bots';
import { type AnyGame, type AnyLesson, type Course, courseOf } from '@bivouac/kernel';
import type { Bots } from './bots.ts';
import type { NewTable } from './rooms.ts';
import { lessonOf } from './shelf.ts';
import { LESSON, type LocalPlayer } from './store.ts';

// Guided first games: the opponent follows a script as long as the learner does, then thinks for itself.

const AFTERWARDS = 'recruit';

/** The table of a lesson: its deal and its dice are fixed, and no number of anybody's is mixed in. */
export function lessonTable(game: AnyGame, lesson: AnyLesson): NewTable {
  const { setup, secret, learner } = lesson;
  const playerAt = (seat: string): LocalPlayer =>
    seat === learner ? { name: '', kind: 'person' } : { name: '', kind: 'bot', level: LESSON };
  const players = Object.fromEntries(Object.keys(game.seats(setup)).map(seat => [seat, playerAt(seat)]));
  return { game: game.id, setup, players, numbers: {}, secret };
}

type GameOf = (id: string, scenario: string) => Promise<AnyGame>;
interface Script {
  readonly lesson: AnyLesson;
  readonly course: Course;
}

/** Bots that know the scripts of the lessons. */
export function withLessons(bots: Bots, gameOf: GameOf): Bots {
  const scripts = new Map<string, Promise<Script>>();
  const scriptOf = (id: string): Promise<Script> => {
    const known = scripts.get(id) ?? read(id, gameOf);
    scripts.set(id, known);
    return known;
  };
  return {
    hurry: key => bots.hurry(key),
    async think(game, job, began) {
      if (job.level !== LESSON) return bots.think(game, job, began);
      const { lesson, course } = await scriptOf(game);
      const step = lesson.steps[course(job.view, job.seat) ?? lesson.steps.length];
      return step ? asWritten(step.action) : bots.think(game, { ...job, level: AFTERWARDS }, began);
    },
  };
}

async function read(id: string, gameOf: GameOf): Promise<Script> {
  const lesson = await lessonOf(id);
  if (!lesson) throw new Error(`no lesson of ${id}`);
  return { lesson, course: courseOf(await gameOf(id, lesson.setup.scenario), lesson) };
}

const asWritten = (action: { readonly type: string }): AnyDecision => ({
  ...{ action, level: LESSON, ideas: [], trials: 0, ms: 0, illegal: 0 },
});
