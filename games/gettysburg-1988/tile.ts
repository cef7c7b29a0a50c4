/** The game as lists show it, before anything of it is loaded. */
export const tile = {
  id: 'gettysburg-1988',
  code: 'G88',
  name: 'Gettysburg 1988',
  version: 2, // of the rules
  words: {
    en: { kind: 'Hexes, the gentle start', how: '2 players · 1–3 h' },
    fr: { kind: 'Hexagones, pour commencer', how: '2 joueurs · 1 à 3 h' },
  },
  quick: { scenario: 'day1', seats: ['confederate', 'union'], mine: 'union' }, // it has units on the map from the first turn on
  taught: true,
  lesson: true,
} as const;
