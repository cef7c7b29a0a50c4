import { picker } from '@bivouac/kernel';

const MOST_FEATURES = 64;

/** The weights of a judgement that is a little wrong, the same for a whole game. */
export function slantOf(deviation: number, seed: number): readonly number[] {
  if (deviation === 0) return [];
  const pick = picker(seed);
  return Array.from({ length: MOST_FEATURES }, (_, i) => (i === 0 ? 1 : Math.exp(deviation * normal(pick))));
}

/** Nearly normal: the sum of twelve uniform numbers. */
function normal(pick: (n: number) => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += pick(10_001) / 10_000;
  return sum;
}
