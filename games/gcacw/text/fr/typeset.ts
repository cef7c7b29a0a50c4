import type { Catalogue } from '@bivouac/kernel';

/** Names come from the data with a typewriter's apostrophe. */
export const typeset = (all: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(all).map(([key, sentence]) => [key, (args: unknown) => sentence(args).replaceAll("'", '’')]),
  );
