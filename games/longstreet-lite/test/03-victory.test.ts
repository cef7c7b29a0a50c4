import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { breakpointOf, victoryNeed, wins } from '../rules/03-victory.ts';
import { diceOff } from '../rules/04-turn.ts';
import { at, six, units } from './cards-table.ts';
import { casesOf } from './helpers.ts';
import { battle, position } from './table.ts';

describe('LL 1-dice-h dice-off by odd or even', () => {
  it.each(casesOf<{ die: number }, { winner: string }>('diceOff'))('$id', ({ given, expected }) =>
    expect('AB'[diceOff(0, given.die)]).toBe(expected.winner),
  );
});

describe('LL 1-player-a one player a side', () => {
  it('two seats, each of its own side', () =>
    expect(
      Object.entries(game.seats({ scenario: 'harvest-road', options: [] })).map(([seat, { side }]) => [seat, side]),
    ).toEqual([
      ['federal', 'federal'],
      ['confederate', 'confederate'],
    ]));
});

describe('LL 3-break-a the breakpoint', () => {
  it.each(casesOf<{ basesA: number; basesB: number }, { breakpoint: number }>('breakpoint'))(
    '$id',
    ({ given, expected }) => expect(breakpointOf([given.basesA, given.basesB])).toBe(expected.breakpoint),
  );
  it('is said when the battle begins', () => {
    const table = battle('turkey-run');
    expect([table.t.breakpoint, table.said('game.begins')[0]!.args['breakpoint']]).toEqual([16, 16]);
  });
});

describe('LL 3-break-b the victory test', () => {
  it.each(casesOf<{ breakpoint: number; enemyBasesLost: number }, { minimumDie: number }>('victoryNeed'))(
    '$id',
    ({ given, expected }) => expect(victoryNeed(given.breakpoint, given.enemyBasesLost)).toBe(expected.minimumDie),
  );
  it.each(casesOf<{ breakpoint: number; enemyBasesLost: number; die: number }, { wins: boolean }>('victoryTest'))(
    '$id',
    ({ given, expected }) => expect(wins(given.breakpoint, given.enemyBasesLost, given.die)).toBe(expected.wins),
  );
  it('a 4 with 18 lost of 22 wins the battle', () => {
    const table = at('turn.orders', { dice: [4], table: { lost: [0, 18], breakpoint: 22 } });
    table.pass().done();
    expect(game.outcome(table.t)?.winners).toEqual(['federal']);
  });
});

describe('LL 3-break-c else play goes on', () => {
  it('a 3 gives the turn to the other player', () => {
    const table = at('turn.orders', { dice: [3], table: { lost: [0, 18], breakpoint: 22 } });
    table.pass().quietly().done();
    expect([game.outcome(table.t), table.t.active, table.asked[0]]).toEqual([null, 1, 'confederate']);
  });
});

describe('LL 3-deal-b the first turn', () => {
  it('goes to the side the scenario names', () => {
    const table = battle('wall-on-the-ridge');
    expect([table.said('roll.contest').length, table.t.active]).toEqual([0, 1]);
  });
  it('or to the higher roll; ties are rolled again', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
      const table = battle('harvest-road', seed);
      const dice = table.said('roll.contest').map(event => Number(event.args['die']));
      const [federal, confederate] = dice.slice(-2);
      expect(dice.slice(0, -2).every((die, i, all) => die === all[i ^ 1])).toBe(true);
      expect(table.t.active).toBe(federal! > confederate! ? 0 : 1);
      return dice.length;
    });
    expect(Math.min(...seen)).toBe(2);
  });
});

describe('LL 3-deal-c six cards each', () => {
  it('and the piles six shorter', () => {
    const { t, state } = battle();
    expect([t.held, t.pile]).toEqual([
      [6, 6],
      [33, 34],
    ]);
    expect(Object.values(state.hands).map(hand => hand.cards.length)).toEqual([6, 6]);
  });
});

describe('LL 3-out-a no card left', () => {
  it.each(
    casesOf<{ hand: number; draw: number; discard: number; choice: string | null }, { loses: boolean }>(
      'cardLoss',
    ).filter(({ given }) => !given.choice),
  )('$id', ({ expected }) => {
    const table = position({
      units,
      active: 'confederate',
      hands: { federal: ['they-couldnt-hit-an'], confederate: six },
      pile: { federal: 0 },
      step: 'window.start',
      dice: [2],
    });
    table.act(table.interrupting('they-couldnt-hit-an'));
    expect(game.outcome(table.t)?.winners).toEqual(expected.loses ? ['confederate'] : []);
  });
  it('with one discard left the battle goes on', () => {
    const table = position({
      units,
      active: 'confederate',
      hands: { federal: ['they-couldnt-hit-an'], confederate: six },
      discards: { federal: ['quickstep'] },
      pile: { federal: 0 },
      step: 'window.start',
      dice: [2],
    });
    table.act(table.interrupting('they-couldnt-hit-an'));
    expect(game.outcome(table.t)).toBeNull();
  });
});

describe('LL 3-out-b a pass with both piles empty', () => {
  it.each(
    casesOf<{ hand: number; draw: number; discard: number; choice: string | null }, { loses: boolean }>(
      'cardLoss',
    ).filter(({ given }) => given.choice === 'pass'),
  )('$id', ({ given, expected }) => {
    const discards = six.slice(0, given.discard);
    const hand = (['at-the-double', 'retrograde', 'battle-smoke', 'poor-survey'] as const).slice(0, given.hand);
    const table = position({
      units,
      hands: { federal: hand, confederate: six },
      discards: { federal: discards },
      pile: { federal: 0 },
      dice: expected.loses ? [] : [1],
    });
    table.pass().done();
    expect(game.outcome(table.t)?.winners ?? []).toEqual(expected.loses ? ['confederate'] : []);
  });
});
