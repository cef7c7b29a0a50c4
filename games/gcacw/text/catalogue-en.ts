import type { Catalogue } from '@bivouac/kernel';
import { combat } from './en/combat.ts';
import { li } from './en/li.ts';
import { march } from './en/march.ts';
import { special } from './en/special.ts';
import { turn } from './en/turn.ts';
import { works } from './en/works.ts';
import { labels } from './labels.ts';
import { en as pictured } from './picture/en.ts';

/** What is read on a board before anybody acts. */
export const catalogue: Catalogue = {
  ...turn,
  ...march,
  ...works,
  ...special,
  ...li,
  ...combat,
  ...pictured,
  ...labels.en,
};
