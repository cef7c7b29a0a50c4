/** The game as lists show it, before anything of it is loaded. */
export const tile = {
  id: 'guns-of-gettysburg',
  code: 'GOG',
  name: 'The Guns of Gettysburg',
  short: 'Guns of Gettysburg',
  version: 4, // of the rules
  words: {
    en: { kind: 'Hidden blocks, fields of fire', how: '2 to 4 players · 4–6 h' },
    fr: { kind: 'Blocs cachés, champs de tir', how: '2 à 4 joueurs · 4 à 6 h' },
  },
  quick: { scenario: 'battle', seats: ['union', 'confederate'] },
  taught: true,
  lesson: true,
} as const;
