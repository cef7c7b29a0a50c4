import type { Language } from '@bivouac/kernel';
import textsFile from '../data/texts.json' with { type: 'json' };

// What the edition says about itself, its scenarios and its options.

type Each<T> = Readonly<Record<string, Readonly<Record<Language, T>>>>;

export interface ScenarioText {
  readonly name: string;
  readonly blurb: string;
  readonly victory: string;
}
export interface OptionText {
  readonly name: string;
  readonly explains: string;
}
const scenarioTexts: Each<ScenarioText> = textsFile.scenarios;
const optionTexts: Each<OptionText> = textsFile.options;

/** An unknown id names itself. */
export const scenarioText = (id: string, language: Language): ScenarioText =>
  scenarioTexts[id]?.[language] ?? { name: id, blurb: '', victory: '' };
export const optionText = (id: string, language: Language): OptionText =>
  optionTexts[id]?.[language] ?? { name: id, explains: '' };
export const aboutText = (language: Language): string => textsFile.about[language];

export { cardText, type Face } from './names.ts';
