import { copy, keyedDice, picker, start, view } from '@bivouac/kernel';
import { playOn } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';

const SEATS = ['union', 'confederate', null];

describe('imagined worlds', () => {
  it.each([1, 2, 3])('of hard-fought random game %i are possible, and show each seat what it sees', n => {
    const pick = picker(n);
    const opened = copy(start(game, { scenario: 'battle', options: [] }, keyedDice(`${n}`.repeat(64))).state);
    stages[0]!(opened, pick);
    let asked = 0;
    playOn(game, opened, pick, {
      asked(state) {
        if (asked++ % 10 > 0) return;
        for (const seat of SEATS) {
          const seen = view(game, state, seat);
          const world = { ...state, ...game.imagine(seen, picker(asked)) };
          expect(game.audit(world)).toEqual([]);
          expect(view(game, world, seat)).toEqual(seen);
        }
      },
    });
    expect(asked).toBeGreaterThan(50);
  });
});
