import { labels } from './labels.ts';

export { book } from './book.ts';
export { headingOf, sectionOf } from './sections.ts';

const SCREENS = ['desk.', 'picture.', 'bot.'];
/** Words that no rule says. */
export const isLabel = (key: string): boolean =>
  SCREENS.some(begins => key.startsWith(begins)) || Object.hasOwn(labels.en, key);

export { cardText, cardTitle, kindName, lengthText, placeName, pointName, unitName } from './names.ts';
export { aboutText, optionText, scenarioText } from './published.ts';
