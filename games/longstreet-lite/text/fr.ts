import { bot } from './fr/bot.ts';
import { combat } from './fr/combat.ts';
import { events } from './fr/events.ts';
import { fire } from './fr/fire.ts';
import { movement } from './fr/movement.ts';
import { moves } from './fr/moves.ts';
import { prompts } from './fr/prompts.ts';
import { refusals } from './fr/refusals.ts';
import type { Sentences } from './sentences.ts';

export const fr: Sentences = { ...prompts, ...events, ...moves, ...refusals, ...movement, ...fire, ...combat, ...bot };
