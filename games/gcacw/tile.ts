/** The game as lists show it, before anything of it is loaded. */
export const tile = {
  id: 'gcacw',
  code: 'GCACW',
  name: 'Great Campaigns of the American Civil War',
  short: 'Great Campaigns',
  version: 6, // of the rules
  words: {
    en: { kind: 'Campaigns by the hex, marches by the die', how: '2 players · 1–6 h' },
    fr: { kind: 'Campagnes sur hexagones, marches au dé', how: '2 joueurs · 1 à 6 h' },
  },
  quick: { scenario: 'bac-crossing-chickamauga-creek', seats: ['union', 'confederate'], mine: 'confederate' }, // who attacks
  taught: true,
  lesson: true,
} as const;
