import type { Language } from '@bivouac/kernel';
import { signal } from '@preact/signals';
import type { Words as AppWords } from './app.en.ts';
import type { Words as TableWords } from './table.en.ts';

/** What the client itself says, around a table and at it. */
interface Words {
  readonly app: AppWords;
  readonly table: TableWords;
}
const fetched: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};
const known = signal<Readonly<Partial<Record<Language, Words>>>>({});

/** Fetches the words of a language, once. Nothing is shown before the first. */
export async function learnWords(language: Language): Promise<void> {
  if (known.peek()[language]) return;
  const { words } = await fetched[language]();
  known.value = { ...known.peek(), [language]: words };
}

export function wordsOf(language: Language): Words {
  const words = known.value[language];
  if (!words) throw new Error(`nobody has learnt ${language}`);
  return words;
}
