import { begin, courseOf, enter, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { data } from '../entry.ts';
import { game } from '../game.ts';
import { lesson } from '../lesson.ts';
import { says } from '../text/lesson.ts';

const { steps, learner, setup } = lesson;
await data(setup.scenario);

/** The game after so many steps of the script. */
function after(count: number) {
  let record = begin(game, setup, lesson.secret, {});
  for (const { seat, action } of steps.slice(0, count)) record = enter(game, record, seat, action);
  return record;
}
const stepOf = (type: string): number => steps.findIndex(step => step.seat === learner && step.action.type === type);

describe('the guided first game', () => {
  it('can be played as it is written, to a rout, an advance and the evening', () => {
    const { history } = after(steps.length);
    const keys = history.flatMap(({ events }) => events.map(({ key }) => key));
    expect(keys).toEqual(
      expect.arrayContaining(['initiative.won', 'unit.demoralized', 'combat.advance', 'recovery.begins', 'unit.dug']),
    );
  });

  it('shows transfers, a march, a leader, moves, two kinds of attack, an advance, passing and digging', () => {
    const own = steps.filter(step => step.seat === learner).map(step => step.action);
    const shown = ['endTransfers', 'march', 'activate', 'next', 'move', 'attack', 'advance', 'pass', 'entrench'];
    expect([...new Set(own.map(({ type }) => type))]).toEqual(expect.arrayContaining(shown));
    expect(own.flatMap(action => (action.type === 'attack' ? [action.kind] : []))).toEqual(['prepared', 'normal']);
  });

  it('says the sums of its attacks as the rules make them', () => {
    const results = after(steps.length).history.flatMap(({ events }) =>
      events.flatMap(({ key, args }) => (key === 'combat.result' ? [args!.difference] : [])),
    );
    expect(results).toEqual([-1, 4]);
    const begun = after(steps.length).history.flatMap(({ events }) =>
      events.flatMap(({ key, args }) => (key === 'combat.begins' ? [[args!.mine, args!.theirs]] : [])),
    );
    expect(begun).toEqual([
      [20, 6], // quarters: 5 against 1½
      [28, 6],
    ]);
  });

  it('speaks before every step of the learner, in both languages, and never for the other side', () => {
    const spoken = steps.flatMap(({ seat }, i) => (seat === learner ? [String(i)] : []));
    expect(Object.keys(says)).toEqual(spoken);
    for (const words of Object.values(says)) expect(words.en.length * words.fr.length).toBeGreaterThan(0);
  });

  it('is recognised at every step, by both sides', () => {
    const course = courseOf(game, lesson);
    let record = begin(game, setup, lesson.secret, {});
    steps.forEach(({ seat, action }, i) => {
      expect(course(view(game, record.state, seat), seat), `step ${i}`).toBe(i);
      record = enter(game, record, seat, action);
    });
    expect(course(view(game, record.state, learner), learner)).toBe(steps.length);
  });

  it('minds another unit, another hex and another kind of attack', () => {
    const course = courseOf(game, lesson);
    const elsewhere = enter(game, after(stepOf('march')), learner, { type: 'march', unit: 'c-gordon' });
    expect(course(view(game, elsewhere.state, learner), learner)).toBeNull();
    const shorter = enter(game, after(stepOf('move')), learner, { type: 'move', path: ['0302', '0303'] });
    expect(course(view(game, shorter.state, learner), learner)).toBeNull();
    const hasty = enter(game, after(stepOf('attack')), learner, { type: 'attack', hex: '0404', kind: 'hasty' });
    expect(course(view(game, hasty.state, 'union'), 'union')).toBeNull();
  });
});
