import { isDeskKey } from './desk/keys.ts';
import { labels } from './labels.ts';

export { book } from './book.ts';
export { sectionOf } from './sections.ts';
export const isLabel = (key: string): boolean =>
  isDeskKey(key) || key.startsWith('bot.') || Object.hasOwn(labels.en, key);

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
