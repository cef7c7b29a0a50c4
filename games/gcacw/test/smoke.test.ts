import { keyedDice, picker } from '@bivouac/kernel';
import { bookFaults, playout, sentenceFaults } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/index.ts';
import { game } from '../game.ts';
import { book } from '../text/index.ts';
import { opening } from './table.ts';

describe('every scenario', () => {
  it.each(scenarios.map(({ id }) => id))('%s opens soundly and is played to its end at random', id => {
    opening(id).sound();
    const said: string[] = [];
    const { state } = playout(game, { scenario: id, options: [] }, keyedDice('7'.repeat(64)), picker(3), {
      played({ played }) {
        expect(game.audit(played.state)).toEqual([]);
        for (const event of played.events) said.push(...sentenceFaults(book, event));
      },
    });
    expect(said).toEqual([]);
    expect(state.table.result).not.toBeNull();
  });
  it('the catalogues have the same keys', () => expect(bookFaults(book)).toEqual([]));
});
