import { bot } from './fr/bot.ts';
import { combat } from './fr/combat.ts';
import { li } from './fr/li.ts';
import { march } from './fr/march.ts';
import { special } from './fr/special.ts';
import { turn } from './fr/turn.ts';
import { works } from './fr/works.ts';
import type { Says } from './says.ts';
import type { Part } from './sentences.ts';

export const fr: Part<Says> = {
  ...turn,
  ...march,
  ...works,
  ...special,
  ...li,
  ...combat,
  ...bot,
};
