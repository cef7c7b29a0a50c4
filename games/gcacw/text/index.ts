import { labels } from './labels.ts';

export { book } from './book.ts';
export { headingOf, optionRule, sectionOf } from './sections.ts';

const SCREENS = /^(picture|desk|bot)\./;
export const isLabel = (key: string): boolean => SCREENS.test(key) || Object.hasOwn(labels.en, key);

export { leaderName, points, unitName } from './names.ts';
export { aboutText, optionText, scenarioText, titleName } from './published.ts';
