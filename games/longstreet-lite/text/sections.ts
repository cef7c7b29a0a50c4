import type { RuleText } from '@bivouac/kernel';
import cardTexts from '../data/cards.text.json' with { type: 'json' };
import sectionsFile from '../data/sections.json' with { type: 'json' };

type Heading = NonNullable<RuleText['heading']>;
const named = sectionsFile as Readonly<Record<string, Heading>>;
const titled = cardTexts as Readonly<
  Record<string, { readonly en: { title: string }; readonly fr: { title: string } }>
>;

/** How people call a section: its chapter and heading, or the title of a card. */
export function headingOf(section: string): Heading | undefined {
  const card = titled[section.replace(/^card-/, '')];
  return card ? { en: `Card · ${card.en.title}`, fr: `Carte · ${card.fr.title}` } : named[section];
}

/** The section of an atomic rule: 7-vul-a is in 7-vul, faq-3 in faq, a card's rule on its card. */
export const sectionOf = (id: string): string =>
  id.startsWith('faq-') ? 'faq' : id.startsWith('card-') ? id : id.replace(/-[a-z]$/, '');
