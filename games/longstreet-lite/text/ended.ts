import type { Catalogue } from '@bivouac/kernel';

/** A name that ends with a full stop, such as `4th U.S.`, or with three, ends the sentence too. */
const ends = (stops: string): string => (stops.length === 2 ? '.' : '...');
export const ended = (all: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(all).map(([key, sentence]) => [key, (args: unknown) => sentence(args).replace(/\.{2,}/g, ends)]),
  );
