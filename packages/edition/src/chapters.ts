import type { Language, RuleText } from '@bivouac/kernel';

/** Titles of chapters by the number or word their sections begin with, and of sections by their own. */
export type Chapters = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Under which chapter a section stands, and what it is about itself: 7.4 in 7, card-01 in card. */
export function chaptered(chapters: Chapters, section: string): Pick<RuleText, 'chapter' | 'subject'> {
  const [first = ''] = /^\d+|^\w+/.exec(section) ?? [];
  const [chapter, subject] = [chapters[first], section === first ? undefined : chapters[section]];
  return { ...(chapter ? { chapter } : {}), ...(subject ? { subject } : {}) };
}
