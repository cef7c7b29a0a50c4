import type { Language } from '@bivouac/kernel';

const WORD: Readonly<Record<Language, string>> = { en: 'Guest', fr: 'Invité' };

/** A guest is called so in the reader's language, whatever the server named him in. */
export const calledIn = (name: string, language: Language): string =>
  name.replace(/^(Guest|Invité) (?=\d+$)/, `${WORD[language]} `);
