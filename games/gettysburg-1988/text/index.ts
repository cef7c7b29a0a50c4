import { isDeskKey } from './desk/keys.ts';
import { labels } from './labels.ts';

export { book } from './book.ts';
export { sectionOf } from './sections.ts';
export const isLabel = (key: string): boolean =>
  isDeskKey(key) || key.startsWith('bot.') || Object.hasOwn(labels.en, key);

export { hexName, placeName, unitKind, unitName, unitTitle } from './names.ts';
export { aboutText, type OptionText, optionText, type ScenarioText, scenarioText } from './published.ts';
