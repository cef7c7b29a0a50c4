import type { Catalogue } from '@bivouac/kernel';

/** A name that ends with a full stop, such as `4th U.S.`, ends the sentence too. */
export const ended = (all: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(all).map(([key, sentence]) => [key, (args: unknown) => sentence(args).replace(/\.\.(?!\.)/g, '.')]),
  );
