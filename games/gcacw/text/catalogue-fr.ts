import type { Catalogue } from '@bivouac/kernel';
import { fr as desk } from './desk/fr.ts';
import { fr } from './fr.ts';
import { labels } from './labels.ts';
import { fr as pictured } from './picture/fr.ts';

/** Names come from the data with a typewriter's apostrophe. */
const typeset = (all: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(all).map(([key, sentence]) => [key, (args: unknown) => sentence(args).replaceAll("'", '’')]),
  );

/** Everything the game says. */
export const catalogue: Catalogue = typeset({ ...fr, ...pictured, ...desk, ...labels.fr });
