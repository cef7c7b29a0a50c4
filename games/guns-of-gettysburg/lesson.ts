import { hash, type Lesson, questionName, type Seat } from '@bivouac/kernel';
import { tokenOf } from './data/index.ts';
import script from './data/lesson.json' with { type: 'json' };
import type { Action, GOG, GunsView } from './state.ts';
import { farewell, says, title } from './text/lesson.ts';

/** The morning of 1 July by the historical schedule, for the Confederates: entries, marches, hours, orders, an attack with its guns. */
export const lesson: Lesson<GOG> = {
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

/** Where everybody stands and looks, what was ordered, what the learner has on his tray; not the way a block took. */
function mark({ table: t, stack, hands }: GunsView): string {
  const board = [t.turn, t.hours, t.at, t.front, t.did, t.next, t.objectives, t.control, t.tray, t.owes];
  const attack = t.attack && [t.attack.blocks.map(block => block.target), t.attack.defence, t.attack.support];
  const tray = hands['confederate-staff']?.tray ?? [];
  return hash([...board, attack, t.dead, tray.map(kindOf).sort(), questionName({ stack })]);
}
/** Tokens of one kind and strength are alike. */
const kindOf = (token: number): string => {
  const { type, strength, deploy } = tokenOf(token);
  return JSON.stringify([type, strength ?? 0, deploy ?? null]);
};
