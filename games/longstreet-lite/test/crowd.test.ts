import { pending, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { desk } from '../desk.ts';
import { crowded } from '../fuzz/crowd.ts';
import { game } from '../game.ts';

describe('LL a crowded table', () => {
  it('is what `bench` drags on: twenty units on terrain, one army to move', () => {
    const all = crowded();
    for (const state of all) {
      const seat = pending(game, state)[0]!;
      expect(game.audit(state)).toEqual([]);
      expect(state.table.form.filter(form => form !== '')).toHaveLength(20);
      expect(state.table.laid.length).toBeGreaterThan(1);
      expect(desk.offer(view(game, state, seat), seat, desk.start).targets).toHaveLength(10);
    }
  });
});
