import type { RuleText } from '@bivouac/kernel';

type Heading = NonNullable<RuleText['heading']>;

/** The section of an atomic rule: 5.1-ext-loss is in 5.1, LI-ten in LI; a section is its own. */
export const sectionOf = (id: string): string => id.split('-')[0]!;

/** Parts of the published rules without a number. */
const PARTS: Readonly<Record<string, Heading>> = {
  LI: { en: 'Limited intelligence', fr: 'Renseignement limité' },
  CONV: { en: 'Conversion', fr: 'Conversion' },
  BAL: { en: 'Balance', fr: 'Équilibrage' },
  APP: { en: 'Appendix', fr: 'Annexe' },
};
export const headingOf = (section: string): Heading | undefined => PARTS[section];

const OPTIONS: Readonly<Record<string, string>> = {
  'fatigue-4': '5.1-opt-f4',
  'entrench-1863': '5.5-p1863-fatigue',
  'limited-intelligence': 'LI-option',
  'confederate-ties': '4.2-tie-other',
  ...{ dry: '12.0', wet: '12.0', 'heat-and-dust': '12.0' },
  'jackson-wounded': '3.0-random-events',
  balance: 'BAL',
};
/** The rule an option changes. */
export const optionRule = (option: string): string => OPTIONS[option] ?? option;
