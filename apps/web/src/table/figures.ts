import type { Language } from '@bivouac/kernel';

/** `3.1 / 6` as people of the language write it. */
export const figures = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(\d)\.(?=\d)/g, '$1,') : text;
