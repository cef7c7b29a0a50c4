import type { Seat } from '@bivouac/kernel';
import { cardSlug, SIDES } from './data/index.ts';
import { enumerate } from './enumerate.ts';
import { game } from './game.ts';
import { probe } from './probe.ts';
import type { WildernessState } from './state.ts';
import { book, isLabel } from './text/index.ts';

/** The names of the cards a seat cannot see. */
function hiddenWords({ hands, vault }: WildernessState, seat: Seat | null): readonly string[] {
  const others = SIDES.filter(side => side !== seat).flatMap(side => hands[side]!.cards);
  return [...vault.deck, ...others].map(cardSlug);
}

/** Cards are shown when they are played; some go back under cover in the same breath (reshuffle, a card taken back). */
const reveals = [
  'card.event',
  'card.activate',
  'card.build',
  'card.response',
  'card.discarded',
  'card.removed',
  'card.taken',
] as const;

/** What the conformance suite, the fuzz and the counts need of this game. */
export const kit = { game, book, enumerate, probe, isLabel, hiddenWords, reveals, leakEvery: 40, games: 8 };
