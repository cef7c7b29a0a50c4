import type { Book } from '@bivouac/kernel';
import { catalogue as en } from './catalogue-en.ts';
import { catalogue as fr } from './catalogue-fr.ts';
import { labels } from './labels.ts';
import { rules } from './rules.ts';
import { headingOf, sectionOf } from './sections.ts';

export { headingOf, optionRule, sectionOf } from './sections.ts';

const SCREENS = /^(picture|desk|bot)\./;
export const isLabel = (key: string): boolean => SCREENS.test(key) || Object.hasOwn(labels.en, key);

export const book: Book = { texts: { en, fr }, rules, sectionOf, headingOf };

export { leaderName, points, unitName } from './names.ts';
export { aboutText, optionText, scenarioText, titleName } from './published.ts';
