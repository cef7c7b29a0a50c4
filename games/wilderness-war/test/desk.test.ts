import type { Draft } from '@bivouac/desk';
import { keyedDice, look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { desk, questions as known } from '../desk.ts';
import { game } from '../game.ts';
import { at, BEARN, BR_MILITIA, GUYENNE, MARIN, MINGO, R44, R48, SHAWNEE } from './07-help.ts';
import { stroll, type Walk, walk } from './desk-walk.ts';
import { position, type Table } from './table.ts';

const ALL = game.options.map(option => option.id).filter(id => id !== 'basic');
const LONG_ENOUGH = 300; // actions of a scenario
const MOST_PER_OFFER = 5; // milliseconds of the processor

/** What even bold players meet too seldom. */
const RARE: Readonly<Record<string, () => Table>> = {
  'a siege with a relief': () =>
    position({
      pieces: {
        ...at('montreal inside', 'montcalm', BEARN, MARIN),
        ...at('montreal', 'wolfe', R44, R48),
        ...at('sorel', 'levis', GUYENNE),
      },
      sieges: { montreal: 1 },
      hands: { french: [1, 2], british: [3, 4, 6] },
    }),
  'raids in two places': () =>
    position({
      options: ['basic'],
      pieces: at('tuscarora-hills', 'villiers', MINGO, SHAWNEE),
      hands: { french: [1, 2], british: [] },
    })
      .activate(1)
      .force('villiers', MINGO, SHAWNEE)
      .march('reading')
      .act({ type: 'march', to: 'lancaster', leave: [MINGO] })
      .stop(),
  'a landing': () =>
    position({
      active: 'british',
      pieces: at('halifax', 'wolfe', R44),
      hands: { british: [1, 17, 18], french: [2] },
    })
      .activate(1)
      .force('wolfe', R44)
      .quietly(),
  'a fort attacked': () =>
    position({
      options: ['basic'],
      active: 'british',
      pieces: { ...at('wood-creek', 'wolfe', R44, R48), ...at('ticonderoga', 'villiers', BEARN, MARIN) },
      forts: { ticonderoga: 'french fort' },
      hands: { british: [1, 2], french: [3] },
    })
      .activate(1)
      .force('wolfe', R44, R48)
      .quietly()
      .march('ticonderoga'),
  'militia called out': () =>
    position({
      options: ['basic'],
      pieces: {
        ...at('green-mountains-south', 'villiers', BEARN),
        ...at('deerfield', R44),
        [BR_MILITIA]: 'militia-northern',
      },
      hands: { french: [1, 2], british: [3] },
    })
      .activate(1)
      .force('villiers', BEARN)
      .quietly()
      .march('deerfield'),
  'units restored': () =>
    position({
      active: 'british',
      pieces: { [R44]: 'albany reduced', [R48]: 'boston reduced' },
      hands: { british: [47, 1], french: [2] },
    }).event(47),
  reinforcements: () => position({ active: 'british', hands: { british: [57, 1], french: [2] } }).event(57),
  'leaders who change places': () =>
    position({
      active: 'british',
      pieces: { montcalm: 'quebec', levis: 'montreal' },
      hands: { british: [22, 1], french: [2] },
    }).event(22),
  'regulars who may land in two places': () => position({ hands: { french: [55, 1], british: [2] } }).event(55),
  'a card taken back': () =>
    position({ active: 'british', discard: [57, 47], hands: { british: [67, 1], french: [2] } }).event(67),
};

describe('the desk', () => {
  const questions = new Set<string>();
  const types = new Set<string>();
  let [offers, spent] = [0, 0];
  const note = (walked: Walk): void => {
    for (const question of walked.questions) questions.add(question);
    for (const type of walked.types) types.add(type);
    offers += walked.offers;
    spent += walked.spent;
  };

  game.scenarios.forEach((scenario, i) => {
    it(`plays ${scenario} by its offers alone, all of them legal and sayable`, () => {
      const most = i === 0 ? Number.POSITIVE_INFINITY : LONG_ENOUGH; // the first to its end
      const walked = walk(scenario, i % 2 === 0 ? [] : ALL, 1755 + i, most);
      expect(i > 0 || game.outcome(walked.state.table) !== null).toBe(true);
      note(walked);
    });
  });

  for (const [what, begun] of Object.entries(RARE)) {
    it(`plays ${what}`, () => {
      for (let seed = 1; seed <= 12; seed++) {
        const dice = keyedDice(String(seed % 10).repeat(64));
        note(stroll({ ...begun().state, dice }, seed, 12));
      }
    });
  }

  it('leads to every kind of action', () => {
    expect([...types].sort()).toEqual(Object.keys(game.actions).sort());
    for (const question of questions) expect(known[question], question).toBeDefined();
  });

  it('is quick', () => {
    expect(spent / offers).toBeLessThan(MOST_PER_OFFER);
  });

  it('makes nothing of drafts it did not make', () => {
    const { state } = position({
      pieces: at('montreal', 'montcalm', BEARN),
      hands: { french: [1, 2], british: [3] },
    }).activate(1);
    const view = look(game, state, 'french');
    const idle = desk.offer(view, 'french', desk.start);
    const odd: readonly Draft[] = [
      null,
      3,
      'x',
      [],
      { x: 1 },
      { leader: 'nobody' },
      { leader: BEARN },
      { singles: [R44] },
    ];
    for (const draft of odd)
      expect({ ...desk.offer(view, 'french', draft), buttons: [] }).toEqual({ ...idle, buttons: [] });
  });
});
