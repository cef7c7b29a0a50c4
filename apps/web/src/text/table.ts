import type { Language } from '@bivouac/kernel';
import { en, type Words } from './table.en.ts';
import { fr } from './table.fr.ts';

export type { Words } from './table.en.ts';
export const tableWords: Readonly<Record<Language, Words>> = { en, fr };
