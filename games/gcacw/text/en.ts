import { bot } from './en/bot.ts';
import { combat } from './en/combat.ts';
import { li } from './en/li.ts';
import { march } from './en/march.ts';
import { special } from './en/special.ts';
import { turn } from './en/turn.ts';
import { works } from './en/works.ts';
import type { Says } from './says.ts';
import type { Part } from './sentences.ts';

export const en: Part<Says> = {
  ...turn,
  ...march,
  ...works,
  ...special,
  ...li,
  ...combat,
  ...bot,
};
