import type { Language } from '@bivouac/kernel';
import { en, type Words } from './app.en.ts';
import { fr } from './app.fr.ts';

export type { Words } from './app.en.ts';
export const appWords: Readonly<Record<Language, Words>> = { en, fr };
