import type { Chapters } from '@bivouac/edition';

/** What the chapters of the rules are about. */
export const chapters: Chapters = {
  '1': { en: 'Bases and units', fr: 'Bases et unités' },
  '2': { en: 'Terrain', fr: 'Le terrain' },
  '3': { en: 'Set-up and victory', fr: 'Mise en place et victoire' },
  '4': { en: 'The turn and the cards', fr: 'Le tour et les cartes' },
  '5': { en: 'Fire', fr: 'Le tir' },
  '6': { en: 'Movement', fr: 'Le mouvement' },
  '7': { en: 'Combat', fr: 'Le combat' },
  card: { en: 'The cards one by one', fr: 'Les cartes une à une' },
};
