import type { Book, Catalogue, RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { en } from './en.ts';
import { fr } from './fr.ts';

const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => ({ id, section, title, says }));

/** Names of sides and seats, for screens: no rule says them. */
const labels = {
  en: {
    'side.british': 'the British',
    'side.french': 'the French',
    'seat.british': 'British',
    'seat.french': 'French',
  },
  fr: {
    'side.british': 'les Anglais',
    'side.french': 'les Français',
    'seat.british': 'Anglais',
    'seat.french': 'Français',
  },
};
export const isLabel = (key: string): boolean => Object.hasOwn(labels.en, key);

const spoken = (names: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, () => name]));

export const book: Book = {
  texts: { en: { ...en, ...spoken(labels.en) }, fr: { ...fr, ...spoken(labels.fr) } },
  rules,
};

export {
  cardName,
  cardText,
  cardTitle,
  departmentName,
  type Face,
  groupName,
  kindName,
  pieceName,
  pieceNames,
  pieceTitle,
  spaceName,
} from './names.ts';
export { aboutText, type OptionText, optionText, type ScenarioText, scenarioText } from './published.ts';
export { summary } from './summary.ts';
