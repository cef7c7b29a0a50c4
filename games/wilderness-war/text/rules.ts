import { chaptered } from '@bivouac/edition';
import type { RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { chapters } from './chapters.ts';
import { headingOf } from './sections.ts';

/** Every atomic rule in our own words. */
export const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => {
  const heading = headingOf(section);
  return { id, section, ...(heading ? { heading } : {}), ...chaptered(chapters, section), title, says };
});
