import type { Book, Catalogue, RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { en as deskEn } from './desk/en.ts';
import { fr as deskFr } from './desk/fr.ts';
import { isDeskKey } from './desk/keys.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => ({ id, section, title, says }));

/** Names of sides and seats, for screens: no rule says them. */
const labels = {
  en: {
    'side.confederate': 'the Confederates',
    'side.union': 'the Union',
    'seat.confederate': 'Confederates',
    'seat.union': 'Union',
  },
  fr: {
    'side.confederate': 'les Confédérés',
    'side.union': 'l’Union',
    'seat.confederate': 'Confédérés',
    'seat.union': 'Union',
  },
};
export const isLabel = (key: string): boolean =>
  isDeskKey(key) || key.startsWith('bot.') || Object.hasOwn(labels.en, key);

const spoken = (names: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, () => name]));

export const book: Book = {
  texts: { en: { ...en, ...deskEn, ...spoken(labels.en) }, fr: { ...fr, ...deskFr, ...spoken(labels.fr) } },
  rules,
};

export { hexName, placeName, unitName, unitTitle } from './names.ts';
export { aboutText, type OptionText, optionText, type ScenarioText, scenarioText } from './published.ts';
export { summary } from './summary.ts';
