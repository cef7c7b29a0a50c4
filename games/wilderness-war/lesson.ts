import { hash, type Lesson, questionName, type Seat } from '@bivouac/kernel';
import script from './data/lesson.json' with { type: 'json' };
import type { Action, WildernessView, WW } from './state.ts';
import { farewell, says, title } from './text/lesson.ts';

/** The early season of 1755, for the French: events, a raid, a siege, an ambush, a stockade. */
export const lesson: Lesson<WW> = {
  setup: { scenario: script.scenario, options: [] },
  secret: script.secret,
  learner: script.learner,
  title,
  steps: script.steps.map(([seat, action], i) => {
    const words = says[i];
    return { seat: seat as Seat, action: action as Action, ...(words ? { says: words } : {}) };
  }),
  farewell,
  mark,
};

/** The board, the cards and the question; not the order in which pieces were picked up. */
function mark({ table: t, stack }: WildernessView): string {
  const board = [t.year, t.season, t.vp, t.at, t.reduced, t.inside, t.fort, t.works, t.siege];
  return hash([...board, t.discard, t.removed, t.held, t.orders.length, questionName({ stack })]);
}
