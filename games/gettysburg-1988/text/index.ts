import type { Book, RuleText } from '@bivouac/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };

const rules: readonly RuleText[] = rulesFile.map(({ id, section, title, says }) => ({ id, section, title, says }));

export const book: Book = { texts: { en: {}, fr: {} }, rules };
export { summary } from './summary.ts';
