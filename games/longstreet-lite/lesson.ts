import { hash, type Lesson, questionName, type Seat } from '@bivouac/kernel';
import { idOf } from './data/index.ts';
import script from './data/lesson.json' with { type: 'json' };
import { type Action, type LL, type LongstreetView, type Table, unitId } from './state.ts';
import { farewell, says, title } from './text/lesson.ts';

/** Two turns of Harvest Road for the Federals: cards, guns, a march into the corn, a volley, a charge, interrupts, morale. */
export const lesson: Lesson<LL> = {
  setup: { scenario: script.scenario, options: script.options },
  secret: script.secret,
  learner: script.learner,
  title,
  steps: script.steps.map(([seat, action], i) => {
    const words = says[i];
    const step = { seat: seat as Seat, action: action as Action, ...(words ? { says: words } : {}) };
    return step.seat === script.learner && step.action.type === 'march' ? { ...step, freely: true } : step;
  }),
  farewell,
  mark,
};

/** Losses (not which base went), cards, dice, who has acted; of places only those of the learner's regiments, and not to the hair. */
function mark({ table: t, stack, hands }: LongstreetView): string {
  const forms = t.form.map(form => [...form].sort().join(''));
  const board = [t.turn, forms, t.guns, t.smoke, t.acted, t.hits, t.saved, t.owed, t.lost, t.held, t.fired];
  const dice = t.roll.map(die => [die.face, die.target]);
  const fight = t.combat && [t.combat.attackers.map(each => each.enemies), t.combat.defenders];
  const hand = Object.values(hands).map(each => each?.cards.map(idOf).sort());
  return hash([...board, t.call, t.interrupt, dice, fight, hand, ownPlaces(t), questionName({ stack })]);
}

const NEAR = 600; // thousandths of a base width
const TURNED = 500; // hundredths of a degree
const WAY = script.stands as Readonly<Record<string, readonly (readonly number[])[]>>;

/** Where the script has a regiment or nearly so, by number; else as it stands. */
function ownPlaces(t: Table): readonly unknown[] {
  return Array.from({ length: t.federals }, (_, unit) => {
    const [x, y, heading] = [t.x[unit]!, t.y[unit]!, t.heading[unit]!];
    const way = WAY[unitId(t, unit)] ?? [];
    const there = way.findIndex(at => (x - at[0]!) ** 2 + (y - at[1]!) ** 2 <= NEAR ** 2);
    return there >= 0 && Math.abs(heading - SOUTH) <= TURNED ? there : [x, y, heading];
  });
}
const SOUTH = 27_000;
