import type { Language } from '@bivouac/kernel';
import cardTexts from '../data/cards.text.json' with { type: 'json' };
import textsFile from '../data/texts.json' with { type: 'json' };

// How units, cards, terrain and lengths are called. What is not known is called what it was called.

type Both = Readonly<Record<Language, string>>;
const units: Readonly<Record<string, Both>> = textsFile.units;
const places: Readonly<Record<string, Both>> = textsFile.places;
const kinds: Readonly<Record<string, Both>> = textsFile.kinds;
/** Asked for by any word, `constructor` too. */
const cards = new Map<string, Readonly<Record<Language, { title: string; text: string }>>>(Object.entries(cardTexts));

/** A unit of a scenario by its name; one of a pitched battle, `f-3`, by its number. */
export function unitName(slug: string, language: Language): string {
  const [, side, number] = /^([fc])-(\d+)$/.exec(slug) ?? [];
  if (side === undefined) return units[slug]?.[language] ?? slug;
  if (language === 'en') return `${side === 'f' ? 'Federal' : 'Confederate'} unit ${number}`;
  return `unité ${side === 'f' ? 'fédérale' : 'confédérée'} ${number}`;
}

/** `f-quickstep-2` is a copy of the card `quickstep`. */
export const cardIdOf = (slug: string): string => slug.replace(/^[fc]-/, '').replace(/-\d+$/, '');
export const cardTitle = (slug: string, language: Language): string =>
  cards.get(cardIdOf(slug))?.[language].title ?? slug;
export const cardText = (slug: string, language: Language): string => cards.get(cardIdOf(slug))?.[language].text ?? '';
export const placeName = (slug: string, language: Language): string => places[slug]?.[language] ?? slug;
export const kindName = (slug: string, language: Language): string => kinds[slug]?.[language] ?? slug;

/** A point of the table by its distances from the west and the north edge, in whole base widths. */
export function pointName({ x, y }: { readonly x: number; readonly y: number }, language: Language): string {
  const [east, south] = [Math.round(x / 1000), Math.round(y / 1000)];
  return language === 'fr' ? `${east} BW à l’est, ${south} au sud` : `${east} BW east, ${south} south`;
}

/** Thousandths of a base width: 2500 is 2.5 BW. */
export function lengthText(length: number, language: Language): string {
  const figure = String(Math.round(length / 10) / 100);
  return `${language === 'fr' ? figure.replace('.', ',') : figure} BW`;
}
