import type { Book, Catalogue, RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { en as deskEn } from './desk/en.ts';
import { fr as deskFr } from './desk/fr.ts';
import { isDeskKey } from './desk/keys.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { headingOf } from './headings.ts';
import { orderNames } from './orders.ts';

const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => {
  const heading = headingOf(section);
  return { id, section, ...(heading ? { heading } : {}), title, says };
});

/** Names of sides, seats and standing orders, for screens: no rule says them. */
const labels = {
  en: {
    'side.british': 'the British',
    'side.french': 'the French',
    'seat.british': 'British',
    'seat.french': 'French',
    ...orderNames.en,
  },
  fr: {
    'side.british': 'les Anglais',
    'side.french': 'les Français',
    'seat.british': 'Anglais',
    'seat.french': 'Français',
    ...orderNames.fr,
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
