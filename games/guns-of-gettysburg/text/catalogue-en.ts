import type { Catalogue } from '@bivouac/kernel';
import { pictured } from './desk/en-picture.ts';
import { events } from './en/events.ts';
import { prompts } from './en/prompts.ts';
import { labels } from './labels.ts';

/** What is read on a board before anybody acts. */
export const catalogue: Catalogue = { ...prompts, ...events, ...pictured, ...labels.en };
