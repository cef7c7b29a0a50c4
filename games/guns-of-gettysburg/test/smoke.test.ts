import { keyedDice, picker } from '@bivouac/kernel';
import { fuzz, playout } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { kit } from '../kit.ts';

describe('random games', () => {
  it.each([1, 2, 3, 4, 5, 6])('number %i ends with clean audits', n => {
    const { state } = playout(game, { scenario: 'battle', options: [] }, keyedDice(`${n}`.repeat(64)), picker(n), {
      played: ({ played }) => expect(game.audit(played.state)).toEqual([]),
    });
    expect(game.outcome(state.table)).not.toBeNull();
  });
});

describe('a thorough random game', () => {
  it('tells nobody what he may not know', () => {
    const { findings } = fuzz(kit, { games: 1, seed: 1863, thorough: true, leakEvery: 60 });
    expect(findings.map(({ check, question, what }) => `${check} ${question}: ${what}`)).toEqual([]);
  });
});
