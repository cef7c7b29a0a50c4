import type { Catalogue } from '@bivouac/kernel';
import { ended } from './ended.ts';
import { combat } from './fr/combat.ts';
import { events } from './fr/events.ts';
import { fire } from './fr/fire.ts';
import { moves } from './fr/moves.ts';
import { prompts } from './fr/prompts.ts';
import { labels } from './labels.ts';
import { fr as pictured } from './picture/fr.ts';

/** What is read on a board before anybody acts. */
export const catalogue: Catalogue = ended({
  ...prompts,
  ...events,
  ...moves,
  ...fire,
  ...combat,
  ...pictured,
  ...labels.fr,
});
