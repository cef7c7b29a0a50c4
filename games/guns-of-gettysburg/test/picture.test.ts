import { keyedDice, look, picker } from '@bivouac/kernel';
import { playout, sentenceFaults, textsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import { type Art, type Block, picture } from '../picture.ts';
import type { GunsState, GunsView } from '../state.ts';
import { book } from '../text/index.ts';

const SEATS = ['union', 'confederate'] as const;
const isBlock = (art: Art): art is Block => art.kind === 'block';

/** Positions of a random game, one in forty actions. */
function positions(): readonly GunsState[] {
  const found: GunsState[] = [];
  let n = 0;
  playout(game, { scenario: 'battle', options: [] }, keyedDice('7'.repeat(64)), picker(7), {
    played: ({ played }) => n++ % 40 === 0 && void found.push(played.state),
  });
  return found;
}
const states = positions();
const views = states.flatMap(state => SEATS.map(seat => ({ seat, view: look(game, state, seat) as GunsView })));

describe('the picture', () => {
  it('shows every stand where it lies', () => {
    for (const { view } of views) {
      const lying = picture(view).sprites.filter(({ art }) => isBlock(art));
      expect(Object.fromEntries(lying.map(({ id, at }) => [id, at]))).toEqual(kit.lies(view));
    }
  });
  it('names one’s own blocks and hides the enemy’s', () => {
    for (const { seat, view } of views) {
      for (const { art, side } of picture(view).sprites) {
        if (!isBlock(art)) continue;
        expect([art.group !== '', art.strength > 0]).toEqual([side === seat, side === seat]);
      }
    }
  });
  it('shows one’s own tray, and of the other how many tokens', () => {
    for (const { seat, view } of views) {
      for (const pile of picture(view).piles ?? []) {
        if (pile.kind !== 'hand') continue;
        expect([pile.mine ?? false, pile.cards.length === 0 || pile.side === seat]).toEqual([pile.side === seat, true]);
        expect(pile.cards.length + pile.hidden).toBe(view.table.tray[pile.side === 'union' ? 0 : 1]);
      }
    }
  });
  it('says everything in both languages', () => {
    for (const { view } of views) {
      for (const text of textsOf(picture(view))) expect(sentenceFaults(book, text)).toEqual([]);
    }
  });
  it('is the same for a spectator, but for what is hidden', () => {
    for (const state of states) {
      const p = picture(look(game, state, null) as GunsView);
      expect(p.sprites.filter(({ art }) => isBlock(art) && art.group !== '')).toEqual([]);
      expect((p.piles ?? []).filter(({ kind, cards }) => kind === 'hand' && cards.length > 0)).toEqual([]);
    }
  });
});
