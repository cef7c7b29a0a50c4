import type { Chapters } from '@bivouac/edition';

/** What the chapters of the rules are about. */
export const chapters: Chapters = {
  '1': { en: 'The board and the pieces', fr: 'Le plateau et les pions' },
  '2': { en: 'The turn, zones, generals', fr: 'Le tour, les zones, les généraux' },
  '3': { en: 'Movement', fr: 'Le mouvement' },
  '4': { en: 'Combat', fr: 'Le combat' },
  '5': { en: 'The end of a turn', fr: 'La fin du tour' },
  '6': { en: 'Scenarios and victory', fr: 'Scénarios et victoire' },
  '8': { en: 'Examples', fr: 'Exemples' },
  '10': { en: 'Optional rules', fr: 'Règles optionnelles' },
  '11': { en: 'Connected hexes', fr: 'Hexagones connectés' },
};
