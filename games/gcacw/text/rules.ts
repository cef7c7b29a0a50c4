import type { RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };

/** Every atomic rule in our own words. */
export const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => ({
  id,
  section,
  title,
  says,
}));
