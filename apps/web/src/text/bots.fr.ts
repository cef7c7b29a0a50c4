import type { botsEn, houseBotsEn } from './bots.en.ts';

const LEVELS: Readonly<Record<string, string>> = {
  recruit: 'Recrue',
  sergeant: 'Sergent',
  captain: 'Capitaine',
  veteran: 'Capitaine', // des parties d’avant
  colonel: 'Colonel',
  general: 'Général',
  random: 'Hasard',
  lesson: 'Professeur',
};

export const botsFr: typeof botsEn = {
  level: level => LEVELS[level] ?? 'Robot',
  thinking: who => `${who} réfléchit…`,
  hurry: 'Plus vite',
  hurryHint: 'Répondre avec ce qui est déjà trouvé',
  botThought: who => `Ce que pensait le robot (${who})`,
  adviceOf: who => `Ce que ferait le robot (${who})`,
  whatWouldYouDo: 'Que feriez-vous ?',
  asking: 'Réflexion…',
  playIt: 'Jouer ce coup',
  winChance: percent => `Chances de gagner : ${percent} %`,
  margin: points => `${points} points attendus`,
  percent: percent => `${percent} %`,
  overNext: why => `face à la suivante : ${why}`,
  thanBest: why => `comparée à la première : ${why}`,
  thoughtFor: (ms, nodes) => `${(ms / 1000).toFixed(1).replace('.', ',')} s, ${nodes} positions évaluées`,
  misjudgements: 'Ses plus grandes erreurs de jugement',
  misjudged: (action, expected, saw) =>
    `Action ${action} : attendait ${expected} %, voyait ${saw} % à la réflexion suivante`,
  onlyChoice: 'Il n’y a qu’une chose à faire ici.',
};

export const houseBotsFr: typeof houseBotsEn = {
  level: 'Niveau',
  levels: LEVELS,
  levelHint: (seconds, turn) =>
    `Réfléchit jusqu’à ${seconds} s à une décision importante, moins aux autres, et au plus ${turn} s par tour.`,
  levelPlays: {
    recruit: 'Il voit peu d’idées à la fois, les juge mal et hésite : idéal pour une première partie.',
    sergeant: 'Il examine plus d’idées et se trompe moins, mais prend encore parfois la deuxième.',
    captain: 'Il pèse une douzaine d’idées avec la riposte adverse et laisse rarement passer une faute.',
    colonel: 'Il juge aussi bien que le robot sait le faire et étudie bien des ripostes avant de s’engager.',
    general: 'Il prend tout le temps permis, essaie le plus d’idées et voit le plus loin.',
  },
  noMind: 'Personne n’a encore appris ce jeu au robot : il joue au hasard, selon les règles.',
  playBotAs: level => `${level}, sur cet appareil`,
  balance: 'Équilibre',
  balanceOf: game => `Équilibre de ${game}`,
  balanceHint:
    'Parties terminées seulement. La barre couvre ce que les parties jouées laissent possible, avec 95 % de confiance.',
  balanceServer: 'Parties de ce serveur.',
  balanceOffline: 'Le serveur est injoignable : voici les parties de cet appareil.',
  balanceNone: 'Aucune partie de ce scénario n’est encore terminée.',
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
  seeBalance: 'Ce qui s’est passé jusqu’ici : équilibre',
};
