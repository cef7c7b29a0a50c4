import type { Catalogue } from '@bivouac/kernel';
import { combat } from './en/combat.ts';
import { events } from './en/events.ts';
import { fire } from './en/fire.ts';
import { moves } from './en/moves.ts';
import { prompts } from './en/prompts.ts';
import { ended } from './ended.ts';
import { labels } from './labels.ts';
import { en as pictured } from './picture/en.ts';

/** What is read on a board before anybody acts. */
export const catalogue: Catalogue = ended({
  ...prompts,
  ...events,
  ...moves,
  ...fire,
  ...combat,
  ...pictured,
  ...labels.en,
});
