import { exp, type Idea, type Types } from '@bivouac/kernel';
import { mixed } from './worlds.ts';

// What lies face down must not be read from the situation: who has met a bot before must not know what it laid.

export const VEILED_IDEAS = 24; // to choose among, at every level: a weak player hides what he has as a strong one does
const STEEP = 3; // an idea at the edge of what is allowed is chosen e^-3 times as often as the best

/** One of those worth nearly as much as the best, the less often the less it is worth; the same for the same ideas and seed. */
export function veiled<X extends Types>(ideas: readonly Idea<X>[], within: number, seed: number): Idea<X> {
  const best = Math.max(...ideas.map(({ prior }) => prior));
  const near = ideas.filter(({ prior }) => prior >= best - within);
  const shares = near.map(({ prior }) => exp((STEEP * (prior - best)) / within));
  let left = shareOf(seed) * shares.reduce((sum, share) => sum + share, 0);
  for (const [i, idea] of near.entries()) {
    left -= shares[i]!;
    if (left < 0) return idea;
  }
  return near[0]!;
}

const VEIL = 0x5eed;
const shareOf = (seed: number): number => (mixed(mixed(seed, VEIL), VEIL) >>> 0) / 2 ** 32;
