import type { Language } from '@bivouac/kernel';
import { campaignNamed, isLaid } from '../data/index.ts';

/** The words of a special rule: they come with its scenario. */
export function specialText(scenario: string, special: string, language: Language): string {
  const rules = isLaid(scenario) ? campaignNamed(scenario).scenario.specialRules : [];
  return rules.find(each => each.id === special)?.text[language] ?? special;
}
