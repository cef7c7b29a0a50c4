import type { Language } from '@bivouac/kernel';
import textsFile from '../data/cards.text.json' with { type: 'json' };
import { cardNumber, cardOf } from '../data/index.ts';

const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = textsFile;

/** What stands on a card under its title. */
export function cardText(slug: string, language: Language): string {
  const card = cardNumber(slug);
  return (card < 0 ? undefined : texts[cardOf(card).n]?.[language]) ?? '';
}
