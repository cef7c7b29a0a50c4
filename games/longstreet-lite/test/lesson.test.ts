import { begin, courseOf, enter, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { lesson } from '../lesson.ts';
import { says } from '../text/lesson.ts';

// If a change of rules moves the story: `npm run lesson -- longstreet-lite` plays the script, shows what is left out or new and what
// happens at each step; `--write` keeps it, `--secret N` tries other dice. Then read the words of text/lesson.ts against it.

const { steps, learner } = lesson;

/** The game after so many steps of the script. */
function after(count: number) {
  let record = begin(game, lesson.setup, lesson.secret, {});
  for (const { seat, action } of steps.slice(0, count)) record = enter(game, record, seat, action);
  return record;
}
const stepOf = (type: string): number => steps.findIndex(step => step.seat === learner && step.action.type === type);
const whole = after(steps.length);
const told = (key: string): readonly object[] =>
  whole.history.flatMap(({ events }) => events.flatMap(event => (event.key === key ? [event.args ?? {}] : [])));

describe('the guided first game', () => {
  it('can be played as it is written, to the fifth turn, with four bases lost to one', () => {
    const { turn, lost } = whole.state.table;
    expect([turn, lost]).toEqual([5, [1, 4]]);
  });

  it('shows calling, modifying, fire, re-rolls, marches, a charge, interrupts, morale and losses', () => {
    const own = steps.filter(step => step.seat === learner).map(step => step.action);
    const shown = [
      'call',
      'fire',
      'reroll',
      'march',
      'charge',
      'name',
      'strike',
      'interrupt',
      'morale',
      'lose',
      'decline',
    ];
    expect([...new Set(own.map(({ type }) => type))]).toEqual(expect.arrayContaining(shown));
    const called = own.flatMap(action => (action.type === 'call' ? [action.phase] : []));
    expect(called).toEqual(['fire', 'movement', 'fire', 'combat']);
  });

  it('says the hits, kills, scores and rolls for victory as the dice have them', () => {
    expect(told('fire.hits')).toMatchObject([1, 0, 1, 2, 3, 2, 0].map(hits => ({ hits })));
    expect(told('fire.kills')).toMatchObject([1, 0, 1, 1, 1].map(kills => ({ kills })));
    expect(told('combat.scores')).toMatchObject([{ attack: 8, defence: 3 }]);
    expect(told('victory.roll')).toMatchObject([6, 4, 5, 6].map(die => ({ die })));
    expect(told('roll.discards')).toMatchObject([{ die: 4 }]);
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
      expect(course(view(game, record.state, seat), seat), `step ${i}`).toBe(i);
      record = enter(game, record, seat, action);
    });
    expect(course(view(game, record.state, learner), learner)).toBe(steps.length);
  });

  it('goes on alike from a place half a base width off, and in another order', () => {
    const course = courseOf(game, lesson);
    const from = stepOf('march');
    let record = after(from);
    record = enter(game, record, learner, { type: 'march', unit: '7th-wisconsin', steps: ['go 300 -4200'] });
    expect(course(view(game, record.state, learner), learner)).toBe(from);
    record = enter(game, record, learner, { type: 'march', unit: '6th-wisconsin', steps: ['go -300 -5600'] });
    for (let i = from + 2; i < steps.length; i++) {
      const { seat, action } = steps[i]!;
      expect(course(view(game, record.state, seat), seat), `step ${i}`).toBe(i);
      record = enter(game, record, seat, action);
    }
    expect(course(view(game, record.state, learner), learner)).toBe(steps.length);
  });

  it('minds another card, another place and another interrupt', () => {
    const course = courseOf(game, lesson);
    const seen = (record: ReturnType<typeof after>) => course(view(game, record.state, learner), learner);
    const card = enter(game, after(stepOf('call')), learner, {
      ...{ type: 'call', phase: 'movement', cards: ['f-quickstep-3'] },
    });
    expect(seen(card)).toBeNull();
    const short = enter(game, after(stepOf('march')), learner, {
      ...{ type: 'march', unit: '6th-wisconsin', steps: ['go 0 -4000'] },
    });
    expect(seen(short)).toBeNull();
    const calm = enter(game, after(stepOf('interrupt')), learner, { type: 'decline' });
    expect(course(view(game, calm.state, 'confederate'), 'confederate')).toBeNull();
  });
});
