import { hash, type Lesson, questionName, type Seat } from '@bivouac/kernel';
import script from './data/lesson.json' with { type: 'json' };
import type { Action, CampaignView, GCACW } from './state.ts';
import { farewell, says, title } from './text/lesson.ts';

/** A morning on the Monocacy for the Confederates: a march, a leader's activation, two attacks, an advance, recovery. */
export const lesson: Lesson<GCACW> = {
  setup: { scenario: script.scenario, options: script.options },
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

/** Where everybody stands and how, who is on the march with how many points; not the way a unit took. */
function mark({ table: t, stack }: CampaignView): string {
  const board = [t.turn, t.acts, t.passed, t.at, t.manpower, t.organized, t.fatigue, t.demoralized, t.works, t.with];
  const march = t.march && [t.march.unit, t.march.left, t.march.moved > 0, t.march.attacked, t.march.forced];
  const chosen = t.activation && [t.activation.leader, [...t.activation.units].sort((a, b) => a - b)];
  const attack = t.attack && [t.attack.target, t.attack.kind, t.attack.owed];
  return hash([...board, t.down, t.built, t.refused, march, chosen, attack, questionName({ stack })]);
}
