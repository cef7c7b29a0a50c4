import type { Language } from '@bivouac/kernel';

// What the page of a game's balance says; fetched with it.

export const balanceEn = {
  balanceOf: (game: string) => `Balance of ${game}`,
  balanceHint: 'Finished games only. The bar spans what the games so far leave possible, with 95 % confidence.',
  balanceServer: 'Games on this server.',
  balanceOffline: 'The server cannot be reached: these are the games on this device.',
  balanceNone: 'No game finished yet',
  tooFew: 'too few games to say',
  between: 'Played between',
  betweenAll: 'everybody',
  kinds: { people: 'people', mixed: 'people and bots', bots: 'bots' } as Readonly<Record<string, string>>,
  gamesPlayed: (n: number) => (n === 1 ? '1 game' : `${n} games`),
  draws: (n: number) => (n === 1 ? '1 draw' : `${n} draws`),
  interval: (low: string, high: string) => `${low} to ${high} %`,
  rateSaid: (side: string, rate: string, low: string, high: string) =>
    `${side} won ${rate} % of the games; with 95 % confidence between ${low} and ${high} %.`,
  averageLength: (actions: string) => `${actions} actions on average`,
  pointsOver: (side: string) => `Mean lead in points, from the beginning of the games to their end: ${side}`,
  pointsSaid: (side: string, first: string, last: string) =>
    `${side}: from ${first} points at the beginning to ${last} at the end, on average.`,
  finals: 'Lead at the end, in the colour of who had it; the higher, the more games',
  finalsSaid: (points: string) => `Leads at the end of the games; half of them above ${points} for the first side.`,
};
export const balanceFr: typeof balanceEn = {
  balanceOf: game => `Équilibre de ${game}`,
  balanceHint:
    'Parties terminées seulement. La barre couvre ce que les parties jouées laissent possible, avec 95 % de confiance.',
  balanceServer: 'Parties de ce serveur.',
  balanceOffline: 'Le serveur est injoignable : voici les parties de cet appareil.',
  balanceNone: 'Pas encore de partie terminée',
  tooFew: 'trop peu de parties pour le dire',
  between: 'Jouées entre',
  betweenAll: 'tous',
  kinds: { people: 'personnes', mixed: 'personnes et robots', bots: 'robots' },
  gamesPlayed: n => (n < 2 ? `${n} partie` : `${n} parties`),
  draws: n => (n < 2 ? `${n} nulle` : `${n} nulles`),
  interval: (low, high) => `${low} à ${high} %`,
  rateSaid: (side, rate, low, high) =>
    `${side} : ${rate} % des parties gagnées ; avec 95 % de confiance, entre ${low} et ${high} %.`,
  averageLength: actions => `${actions} actions en moyenne`,
  pointsOver: side => `Avance moyenne en points, du début à la fin des parties : ${side}`,
  pointsSaid: (side, first, last) => `${side} : de ${first} points au début à ${last} à la fin, en moyenne.`,
  finals: 'Avance finale, à la couleur du camp qui l’avait ; plus la barre est haute, plus il y a de parties',
  finalsSaid: points => `Avances à la fin des parties ; la moitié au-dessus de ${points} pour le premier camp.`,
};
export const balanceWords: Readonly<Record<Language, typeof balanceEn>> = { en: balanceEn, fr: balanceFr };
