import type { Book } from '@bivouac/kernel';
import { en as deskEn } from './desk/en.ts';
import { fr as deskFr } from './desk/fr.ts';
import { en } from './en.ts';
import { ended } from './ended.ts';
import { fr } from './fr.ts';
import { labels } from './labels.ts';
import { en as pictureEn } from './picture/en.ts';
import { fr as pictureFr } from './picture/fr.ts';
import { rules } from './rules.ts';
import { sectionOf } from './sections.ts';

const texts: Book['texts'] = {
  en: ended({ ...en, ...deskEn, ...pictureEn, ...labels.en }),
  fr: ended({ ...fr, ...deskFr, ...pictureFr, ...labels.fr }),
};
/** Everything the game says. */
export const book: Book = { texts, rules, sectionOf };
