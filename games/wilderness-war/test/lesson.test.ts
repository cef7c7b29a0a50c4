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
  it('can be played as it is written, to the end of the season', () => {
    const { table } = after(steps.length).state;
    expect([table.year, table.season, table.vp]).toEqual([1755, 1, 3]);
  });

  it('shows an event, a raid, a siege, an assault, two responses, a battle and a stockade', () => {
    const types = new Set(steps.filter(step => step.seat === learner).map(step => step.action.type));
    const shown = [
      'event',
      'activate',
      'build',
      'individuals',
      'force',
      'march',
      'siege',
      'assault',
      'respond',
      'pass',
    ];
    expect([...types]).toEqual(expect.arrayContaining(shown));
  });

  it('speaks before the first step of each turn of the learner, in both languages, and never for the other side', () => {
    for (const [step, words] of Object.entries(says)) {
      expect(steps[Number(step)]?.seat, step).toBe(learner);
      expect(words.en.length * words.fr.length, step).toBeGreaterThan(0);
    }
    const silent = steps.flatMap(({ seat, action, says: words }, i) => {
      const before = steps.slice(0, i).findLast(step => step.seat === learner);
      const goesOn = action.type === 'march' && before?.action.type === 'march';
      return seat === learner && !words && !goesOn ? [i] : [];
    });
    expect(silent).toEqual([]);
  });

  it('is recognised at every step, by both sides', () => {
    const course = courseOf(game, lesson);
    let record = begin(game, lesson.setup, lesson.secret, {});
    steps.forEach(({ seat, action }, i) => {
      const found = course(view(game, record.state, seat), seat);
      expect(found, `step ${i}`).not.toBeNull();
      expect(steps[found!]!.action, `step ${i}`).toEqual(action);
      record = enter(game, record, seat, action);
    });
    expect(course(view(game, record.state, learner), learner)).toBe(steps.length);
  });

  it('does not mind in which order pieces are picked up, but minds another move', () => {
    const course = courseOf(game, lesson);
    const force = steps.findIndex(step => step.action.type === 'force' && step.seat === learner);
    const { leader, pieces } = steps[force]!.action as Extract<Action, { type: 'force' }>;
    const other = enter(game, after(force), learner, { type: 'force', leader, pieces: [...pieces].reverse() });
    const reply = steps[force + 1]!.seat;
    expect(course(view(game, other.state, reply), reply)).toBe(force + 1);
    const astray = enter(game, after(force), learner, { type: 'force', leader, pieces: pieces.slice(1) });
    const on = enter(game, astray, reply, steps[force + 1]!.action);
    const moved = enter(game, on, learner, steps[force + 2]!.action);
    expect(course(view(game, moved.state, learner), learner)).toBeNull();
  });
});
