import { begin, picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';

describe('GOG positions made up for random play', () => {
  it.each([
    ['the drawn arrivals', []],
    ['the schedule, when a whole army stands round one small area', ['23']],
    ['woods shared with the enemy', ['21', '23']],
  ])('are possible with %s', (_what, options) => {
    for (let seed = 0; seed < 200; seed++)
      for (const stage of stages) {
        const { state } = structuredClone(begin(game, { scenario: 'battle', options }, 'ab'.repeat(32)));
        stage(state, picker(seed));
        expect(game.audit(state)).toEqual([]);
      }
  });
});
