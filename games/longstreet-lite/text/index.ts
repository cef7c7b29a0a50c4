import type { Book } from '@bivouac/kernel';
import { catalogue as en } from './catalogue-en.ts';
import { catalogue as fr } from './catalogue-fr.ts';
import { labels } from './labels.ts';
import { rules } from './rules.ts';
import { sectionOf } from './sections.ts';

export { headingOf, sectionOf } from './sections.ts';

const SCREENS = ['desk.', 'picture.', 'bot.'];
/** Words that no rule says. */
export const isLabel = (key: string): boolean =>
  SCREENS.some(begins => key.startsWith(begins)) || Object.hasOwn(labels.en, key);

export const book: Book = { texts: { en, fr }, rules, sectionOf };

export { cardText, cardTitle, kindName, lengthText, placeName, pointName, unitName } from './names.ts';
export { aboutText, optionText, scenarioText } from './published.ts';
