import { headingOf, sectionOf } from '@bivouac/wilderness-war/text';
import { speech } from '../speech.ts';

export const voice = speech(
  { en: () => import('@bivouac/wilderness-war/text/en'), fr: () => import('@bivouac/wilderness-war/text/fr') },
  {
    en: () => import('@bivouac/wilderness-war/text/en/acting'),
    fr: () => import('@bivouac/wilderness-war/text/fr/acting'),
  },
  { sectionOf, headingOf },
);
