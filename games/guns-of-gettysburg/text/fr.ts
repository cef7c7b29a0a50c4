import { bot } from './fr/bot.ts';
import { events } from './fr/events.ts';
import { prompts } from './fr/prompts.ts';
import { refusals } from './fr/refusals.ts';
import type { Sentences } from './sentences.ts';

export const fr: Sentences = { ...prompts, ...events, ...refusals, ...bot };
