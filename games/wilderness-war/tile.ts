/** The game as lists show it, before anything of it is loaded. */
export const tile = {
  id: 'wilderness-war',
  code: 'WW',
  name: 'Wilderness War',
  version: 4, // of the rules
  words: {
    en: { kind: 'Point to point, 1755–62', how: '2 players · 2–5 h · cards' },
    fr: { kind: 'De point à point, 1755-62', how: '2 joueurs · 2 à 5 h · cartes' },
  },
  // Six seasons, the tournament's; against a bot one is asked for a card of one's own first.
  quick: { scenario: 'annus-mirabilis', seats: ['british', 'french'], mine: 'french' },
  taught: true,
  lesson: true,
} as const;
