import { bot } from './en/bot.ts';
import { events } from './en/events.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import type { Sentences } from './sentences.ts';

export const en: Sentences = { ...prompts, ...events, ...refusals, ...bot };
