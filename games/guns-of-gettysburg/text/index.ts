import type { Book } from '@bivouac/kernel';
import { catalogue as en } from './catalogue-en.ts';
import { catalogue as fr } from './catalogue-fr.ts';
import { isDeskKey } from './desk/keys.ts';
import { labels } from './labels.ts';
import { rules } from './rules.ts';
import { sectionOf } from './sections.ts';

export { sectionOf } from './sections.ts';
export const isLabel = (key: string): boolean =>
  isDeskKey(key) || key.startsWith('bot.') || Object.hasOwn(labels.en, key);

export const book: Book = { texts: { en, fr }, rules, sectionOf };

export {
  areaName,
  blockName,
  groupName,
  hourName,
  placeName,
  positionName,
  standName,
  tokenName,
  tokenUse,
} from './names.ts';
export { aboutText, optionText, scenarioText } from './published.ts';
