import type { Language, RuleText } from '@bivouac/kernel';
import { cardTitle } from './names.ts';

type Heading = NonNullable<RuleText['heading']>;

/** Parts of the published rules without a number. */
const PARTS: Readonly<Record<string, Heading>> = {
  'table-crt': { en: 'Combat Results Table', fr: 'Table de Résolution des Combats' },
  'table-raid': { en: 'Raid Table', fr: 'Table de Raid' },
  'table-siege': { en: 'Siege Table', fr: 'Table de Siège' },
  'table-vp': { en: 'Victory Point Table', fr: 'Table de Points de Victoire' },
  'summary-units': { en: 'Summary of units', fr: 'Résumé des unités' },
  'summary-supply': { en: 'Summary of supply', fr: 'Résumé du ravitaillement' },
  setup: { en: 'Set-up', fr: 'Mise en place' },
};
const CARD: Readonly<Record<Language, string>> = { en: 'Card', fr: 'Carte' };

/** How people call a section: a card by its number and title, a table by its name; a number needs none. */
export function headingOf(section: string): Heading | undefined {
  const [, number] = /^card-0*(\d+)$/.exec(section) ?? [];
  if (number === undefined) return PARTS[section];
  const named = (language: Language): string =>
    `${CARD[language]} ${number} · ${cardTitle(`card-${number}`, language)}`;
  return { en: named('en'), fr: named('fr') };
}

/** The section of an atomic rule: 7.62a is in 7.62, card-66a on card-66, table-crt-a in table-crt. */
export const sectionOf = (id: string): string => id.replace(/(?<=\d)[a-z]$|-[a-z]$/, '');
