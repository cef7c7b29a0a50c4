import type { Book } from '@bivouac/kernel';
import { en as deskEn } from './desk/en.ts';
import { fr as deskFr } from './desk/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { labels } from './labels.ts';
import { rules } from './rules.ts';
import { headingOf, sectionOf } from './sections.ts';

const texts: Book['texts'] = {
  en: { ...en, ...deskEn, ...labels.en },
  fr: { ...fr, ...deskFr, ...labels.fr },
};
/** Everything the game says. */
export const book: Book = { texts, rules, headingOf, sectionOf };
