import type { Hidden, Notes, Pick } from '@bivouac/kernel';
import { BOTH, cardNumber, isRed, SIDES } from '../data/index.ts';
import { imagine as anyWorld, SHOWN } from '../imagine.ts';
import type { LL, LongstreetView } from '../state.ts';

// Cards are shown as they are played: who listened knows what lies on the enemy's discard pile, and so is not in his hand.

/** What was shown on each side's discard pile since it was last made into a draw pile. */
function heard(notes: Notes): readonly (readonly number[])[] {
  const piles: number[][] = BOTH.map(() => []);
  for (const { key, args } of notes) {
    const side = (SIDES as readonly unknown[]).indexOf(args?.side);
    if (side < 0) continue;
    if (key === 'deck.reformed') piles[side] = [];
    else if ((SHOWN as readonly string[]).includes(key)) {
      const card = cardNumber(String(args!.card));
      if (key !== 'card.interrupts' || !isRed(card)) piles[side]!.push(card);
    }
  }
  return piles;
}

/** A world that agrees with all that was heard. */
export const imagine = (view: LongstreetView, notes: Notes, pick: Pick): Hidden<LL> =>
  anyWorld(view, pick, heard(notes));
