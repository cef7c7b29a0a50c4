import { keyedDice, pending, start } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { reflex } from '../bot/ideas.ts';
import { data } from '../entry.ts';
import { game } from '../game.ts';
import { tile } from '../tile.ts';
import { Hand } from './desk-clicks.ts';

const { scenario, mine } = tile.quick;
await data(scenario);

/** A newcomer at the table of “Play now”, asked for the first time after his transfers. */
function asked(seed: number): Hand {
  const hand = new Hand(start(game, { scenario, options: [] }, keyedDice(String(seed).repeat(64))).state);
  hand.others(mine, reflex);
  hand.press('endTransfers');
  hand.others(mine, reflex);
  return hand;
}

describe('Play now', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'gives a side whose first question after the transfers is its first action: %i',
    seed => {
      const hand = asked(seed);
      expect([pending(game, hand.state), hand.question.split('.')[0]]).toEqual([[mine], 'cycle']);
      const unit = hand.offer.targets.find(({ at }) => 'sprite' in at && at.sprite.startsWith('c-'))!.at;
      if ('sprite' in unit) hand.on(unit.sprite);
      const sure = hand.offer.targets.find(({ cost }) => cost === '✓')!.at;
      if ('place' in sure && typeof sure.place === 'string') hand.at(sure.place);
      expect([(hand.state.table.march?.moved ?? 1) > 0, hand.clicks]).toEqual([true, 3]); // a drag is the last two in one
    },
  );
});
