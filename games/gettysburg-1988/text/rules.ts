import { chaptered } from '@bivouac/edition';
import type { RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { chapters } from './chapters.ts';

/** Every atomic rule in our own words. */
export const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => ({
  id,
  section,
  ...chaptered(chapters, section),
  title,
  says,
}));
