import type { Language } from '@bivouac/kernel';
import { nameOf } from '../data/index.ts';

/** Units and leaders by their slugs; names are the same in both languages. */
export const unitName = (slug: string): string => nameOf(slug);
export const leaderName = (slug: string): string => nameOf(slug);

/** Halves of points as people count them. */
export function points(halves: number): string {
  const whole = Math.trunc(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
/** Quarters of a combat value as people count them. */
export function strength(quarters: number): string {
  const whole = Math.trunc(quarters / 4);
  const rest = ['', '¼', '½', '¾'][quarters % 4]!;
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
}
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
/** A modifier after a die: ` + 2`, ` − 1`, or nothing. */
export const modifier = (value: number): string => (value === 0 ? '' : ` ${value > 0 ? '+' : '−'} ${Math.abs(value)}`);

const VOWEL = /^[AEIOU]/;
/** By the name of a place. */
export const near = (name: string, language: Language): string =>
  language === 'en' ? `near ${name}` : `près ${VOWEL.test(name) ? 'd’' : 'de '}${name}`;
