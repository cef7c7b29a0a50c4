/** The game as lists show it, before anything of it is loaded. */
export const tile = {
  id: 'longstreet-lite',
  code: 'LL',
  name: 'Longstreet Lite',
  version: 5, // of the rules
  words: {
    en: { kind: 'Miniatures on an open table', how: '2 players · 1–2 h' },
    fr: { kind: 'Figurines sur table ouverte', how: '2 joueurs · 1 à 2 h' },
  },
  quick: { scenario: 'wall-on-the-ridge', seats: ['federal', 'confederate'], mine: 'confederate' }, // they move first
  taught: true,
  lesson: true,
} as const;
