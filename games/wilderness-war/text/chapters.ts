import type { Chapters } from '@bivouac/edition';

/** What the chapters of the rules are about. */
export const chapters: Chapters = {
  '1': { en: 'The game', fr: 'Le jeu' },
  '2': { en: 'The map', fr: 'La carte' },
  '3': { en: 'Units, leaders, markers', fr: 'Unités, chefs, marqueurs' },
  '4': { en: 'Sequence of play', fr: 'Séquence de jeu' },
  '5': { en: 'Cards', fr: 'Les cartes' },
  '6': { en: 'Movement', fr: 'Le mouvement' },
  '7': { en: 'Battles', fr: 'Les Batailles' },
  '8': { en: 'Forts, fortresses and sieges', fr: 'Forts, forteresses et Sièges' },
  '9': { en: 'Assaults', fr: 'Les Assauts' },
  '10': { en: 'Raids', fr: 'Les Raids' },
  '11': { en: 'Winter attrition', fr: 'L’attrition hivernale' },
  '12': { en: 'Victory', fr: 'La victoire' },
  '13': { en: 'Infiltration', fr: 'L’Infiltration' },
  '14': { en: 'Interception', fr: 'L’Interception' },
  '15': { en: 'Avoiding battle', fr: 'Éviter la Bataille' },
  '16': { en: 'Scouts', fr: 'Les Éclaireurs' },
  '17': { en: 'Supply', fr: 'Le Ravitaillement' },
  '18': { en: 'Optional rules', fr: 'Règles optionnelles' },
  table: { en: 'Tables', fr: 'Les tables' },
  summary: { en: 'Summaries', fr: 'Résumés' },
  setup: { en: 'Set-up', fr: 'Mise en place' },
  card: { en: 'The cards one by one', fr: 'Les cartes une à une' },
};
