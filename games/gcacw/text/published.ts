export type { OptionText, ScenarioText } from '@bivouac/edition';

import { publishedTexts, type ScenarioText } from '@bivouac/edition';
import type { Language } from '@bivouac/kernel';
import scenariosFile from '../data/scenarios.json' with { type: 'json' };
import textsFile from '../data/texts.json' with { type: 'json' };

const published = publishedTexts(textsFile);
export const { optionText, aboutText } = published;

const titleNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = textsFile.titles;
export const titleName = (title: string, language: Language): string => titleNames[title]?.[language] ?? title;

/** A scenario with the title it belongs to. */
export function scenarioText(id: string, language: Language): ScenarioText {
  const title = scenariosFile.find(each => each.id === id)?.title;
  const text = published.scenarioText(id, language);
  return title ? { ...text, title: titleName(title, language) } : text;
}
