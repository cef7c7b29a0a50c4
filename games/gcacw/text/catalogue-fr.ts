import type { Catalogue } from '@bivouac/kernel';
import { combat } from './fr/combat.ts';
import { li } from './fr/li.ts';
import { march } from './fr/march.ts';
import { special } from './fr/special.ts';
import { turn } from './fr/turn.ts';
import { typeset } from './fr/typeset.ts';
import { works } from './fr/works.ts';
import { labels } from './labels.ts';
import { fr as pictured } from './picture/fr.ts';

/** What is read on a board before anybody acts. */
export const catalogue: Catalogue = typeset({
  ...turn,
  ...march,
  ...works,
  ...special,
  ...li,
  ...combat,
  ...pictured,
  ...labels.fr,
});
