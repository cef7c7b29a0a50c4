export type { OptionText, ScenarioText } from '@bivouac/edition';

import { type OptionText, publishedTexts } from '@bivouac/edition';
import type { Language } from '@bivouac/kernel';
import textsFile from '../data/texts.json' with { type: 'json' };
import { cardTitle } from './names.ts';

const published = publishedTexts(textsFile);
export const { scenarioText, aboutText } = published;

/** §faq-2 The option that cancels a card is named after it. */
export function optionText(id: string, language: Language): OptionText {
  if (!id.startsWith('void-')) return published.optionText(id, language);
  const { name, explains } = textsFile.void[language];
  return { name: name.replace('{card}', cardTitle(id.slice(5), language)), explains };
}
