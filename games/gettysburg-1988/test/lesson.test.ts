import { begin, courseOf, enter, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { lesson } from '../lesson.ts';
import { says } from '../text/lesson.ts';

const { steps, learner } = lesson;

/** The game after these steps of the script, in this order. */
function after(order: readonly number[]) {
  let record = begin(game, lesson.setup, lesson.secret, {});
  for (const step of order) record = enter(game, record, steps[step]!.seat, steps[step]!.action);
  return record;
}
const upTo = (count: number): number[] => [...steps.keys()].slice(0, count);

describe('the guided first game', () => {
  it('can be played as it is written, into the fourth turn, with one unit hurt on each side', () => {
    const { table } = after(upTo(steps.length)).state;
    expect([table.turn, table.phase, table.reduced.filter(Boolean).length]).toEqual([4, 1, 2]);
  });

  it('shows a march, arrivals, a battle on each side, a loss and a retreat', () => {
    const types = new Set(steps.filter(step => step.seat === learner).map(step => step.action.type));
    const shown = ['move', 'endMovement', 'declareBattle', 'resolve', 'endAdvance', 'lose', 'retreat'];
    expect([...types]).toEqual(expect.arrayContaining(shown));
  });

  it('speaks before every step of the learner, in both languages, and never for the other side', () => {
    const learners = [...steps.keys()].filter(step => steps[step]!.seat === learner);
    expect(Object.keys(says).map(Number)).toEqual(learners);
    for (const { en, fr } of Object.values(says)) expect(en.length * fr.length).toBeGreaterThan(0);
  });

  it('is recognised at every step, by both sides', () => {
    const course = courseOf(game, lesson);
    steps.forEach(({ seat, action }, i) => {
      const found = course(view(game, after(upTo(i)).state, seat), seat);
      expect(found, `step ${i}`).not.toBeNull();
      expect(steps[found!]!.action, `step ${i}`).toEqual(action);
    });
    expect(course(view(game, after(upTo(steps.length)).state, learner), learner)).toBe(steps.length);
  });

  it('does not mind who moves first, by which way, nor that a stack is moved in two', () => {
    const course = courseOf(game, lesson);
    const seen = (record: ReturnType<typeof after>) => course(view(game, record.state, learner), learner);
    expect(seen(after([0, 2]))).toBe(1); // Devin before Reynolds
    expect(seen(after([0, 2, 1]))).toBe(3);
    const alone = (record: ReturnType<typeof after>, unit: string, path: readonly string[]) =>
      enter(game, record, learner, { type: 'move', units: [unit], path });
    expect(seen(alone(after([0, 1]), 'us-cav-devin', ['P7', 'P6', 'O6', 'O5']))).toBe(3); // not by the town
    const devin = alone(after(upTo(14)), 'us-cav-devin', ['O4', 'P3']);
    expect(seen(devin)).toBeNull(); // Buford is still behind
    expect(seen(alone(devin, 'us-gen-buford', ['O4', 'P3']))).toBe(15);
    expect(seen(after([...upTo(12), 17, 14, 12, 13]))).toBe(15);
  });

  it('minds another plan', () => {
    const course = courseOf(game, lesson);
    const astray = enter(game, after([0, 1, 2]), learner, { type: 'move', units: ['us-cav-gamble'], path: ['P5'] });
    expect(course(view(game, astray.state, learner), learner)).toBeNull();
  });
});
