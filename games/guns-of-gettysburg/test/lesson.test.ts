import { begin, courseOf, enter, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { lesson } from '../lesson.ts';
import type { Action } from '../state.ts';
import { says } from '../text/lesson.ts';

const { steps, learner } = lesson;

/** The game after so many steps of the script. */
function after(count: number) {
  let record = begin(game, lesson.setup, lesson.secret, {});
  for (const { seat, action } of steps.slice(0, count)) record = enter(game, record, seat, action);
  return record;
}

describe('the guided first game', () => {
  it('can be played as it is written, to a won attack at one o’clock', () => {
    const { state, history } = after(steps.length);
    expect([state.table.day, state.table.box]).toEqual([1, 8]);
    expect(history.flatMap(({ events }) => events.map(({ key }) => key))).toContain('attack.won');
  });

  it('shows tokens, entries, marches, hours, all that an attack asks, and two orders', () => {
    const own = steps.filter(step => step.seat === learner).map(step => step.action);
    const shown = ['discard', 'enter', 'march', 'hours', 'declare', 'attack', 'guns', 'endGuns', 'offer', 'endAttacks'];
    expect([...new Set(own.map(({ type }) => type))]).toEqual(expect.arrayContaining(shown));
    const orders = own.flatMap(action => (action.type === 'declare' ? [action.order] : []));
    expect(new Set(orders)).toEqual(new Set(['hold', 'attack']));
  });

  it('speaks before every step of the learner, in both languages, and never for the other side', () => {
    const spoken = steps.flatMap(({ seat }, i) => (seat === learner ? [String(i)] : []));
    expect(Object.keys(says)).toEqual(spoken);
    for (const words of Object.values(says)) expect(words.en.length * words.fr.length).toBeGreaterThan(0);
  });

  it('is recognised at every step, by both sides', () => {
    const course = courseOf(game, lesson);
    let record = begin(game, lesson.setup, lesson.secret, {});
    steps.forEach(({ seat, action }, i) => {
      const found = course(view(game, record.state, seat), seat);
      expect(found, `step ${i}`).toBe(i);
      record = enter(game, record, seat, action);
    });
    expect(course(view(game, record.state, learner), learner)).toBe(steps.length);
  });

  it('minds another march and another token given up', () => {
    const course = courseOf(game, lesson);
    const march = steps.findIndex(({ action }) => action.type === 'march' && action.stand === 'c2');
    const { stand, path } = steps[march]!.action as Extract<Action, { type: 'march' }>;
    const turned = enter(game, after(march), learner, { type: 'march', stand, path, front: 'herr-west' });
    expect(course(view(game, turned.state, learner), learner)).toBeNull();
    const given = enter(game, after(7), learner, { type: 'discard', tokens: ['c-corps-iii-2'] });
    expect(course(view(game, given.state, learner), learner)).toBeNull();
  });
});
