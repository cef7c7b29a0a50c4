import type { Catalogue } from '@bivouac/kernel';
import { pictured } from './desk/fr-picture.ts';
import { events } from './fr/events.ts';
import { prompts } from './fr/prompts.ts';
import { labels } from './labels.ts';

/** What is read on a board before anybody acts. */
export const catalogue: Catalogue = { ...prompts, ...events, ...pictured, ...labels.fr };
