import type { Language } from '@bivouac/kernel';

export interface ScenarioText {
  readonly name: string;
  readonly blurb: string;
  readonly victory: string;
  readonly title?: string; // of a series: the one it belongs to
}
export interface OptionText {
  readonly name: string;
  readonly explains: string;
}
type Each<T> = Readonly<Record<string, Readonly<Record<Language, T>>>>;
interface TextsFile {
  readonly scenarios: Each<ScenarioText>;
  readonly options: Each<OptionText>;
  readonly about: Readonly<Record<Language, string>>;
}

/** What an edition says about itself, its scenarios and its options. An unknown id names itself. */
export const publishedTexts = (file: TextsFile) => ({
  scenarioText: (id: string, language: Language): ScenarioText =>
    file.scenarios[id]?.[language] ?? { name: id, blurb: '', victory: '' },
  optionText: (id: string, language: Language): OptionText =>
    file.options[id]?.[language] ?? { name: id, explains: '' },
  aboutText: (language: Language): string => file.about[language],
});
