import { bot } from './en/bot.ts';
import { combat } from './en/combat.ts';
import { events } from './en/events.ts';
import { fire } from './en/fire.ts';
import { movement } from './en/movement.ts';
import { moves } from './en/moves.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import type { Sentences } from './sentences.ts';

export const en: Sentences = { ...prompts, ...events, ...moves, ...refusals, ...movement, ...fire, ...combat, ...bot };
