import type { Book } from '@bivouac/kernel';
import { catalogue as en } from './catalogue-en.ts';
import { catalogue as fr } from './catalogue-fr.ts';
import { isDeskKey } from './desk/keys.ts';
import { labels } from './labels.ts';
import { rules } from './rules.ts';
import { headingOf, sectionOf } from './sections.ts';

export { headingOf, sectionOf } from './sections.ts';
export const isLabel = (key: string): boolean =>
  isDeskKey(key) || key.startsWith('bot.') || Object.hasOwn(labels.en, key);

export const book: Book = { texts: { en, fr }, rules, headingOf, sectionOf };

export {
  cardName,
  cardText,
  cardTitle,
  departmentName,
  type Face,
  groupName,
  kindName,
  pieceKind,
  pieceName,
  pieceNames,
  pieceTitle,
  spaceName,
} from './names.ts';
export { aboutText, type OptionText, optionText, type ScenarioText, scenarioText } from './published.ts';
