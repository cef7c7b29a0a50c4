import { hash, type Lesson, questionName, type Seat } from '@bivouac/kernel';
import script from './data/lesson.json' with { type: 'json' };
import type { Action, G88, GettysburgView } from './state.ts';
import { farewell, says, title } from './text/lesson.ts';

/** The morning of the first day, for the Union: a march, a defence, arrivals, an attack, a loss, a retreat. */
export const lesson: Lesson<G88> = {
  setup: { scenario: script.scenario, options: [] },
  secret: script.secret,
  learner: script.learner,
  title,
  steps: script.steps.map(([seat, action], i) => {
    const words = says[i];
    return {
      ...{ seat: seat as Seat, action: action as Action },
      freely: (action as Action).type === 'move',
      ...(words ? { says: words } : {}),
    };
  }),
  farewell,
  mark,
};

/** The board and the question; not the way a unit took, nor which of several moved first. */
function mark({ table: t, stack }: GettysburgView): string {
  const fight = t.fight && [t.fight.attackers, t.fight.defenders, t.fight.loser, t.fight.owed, t.fight.fleeing];
  return hash([t.turn, t.phase, t.at, t.reduced, t.control, t.battles.length, fight, questionName({ stack })]);
}
