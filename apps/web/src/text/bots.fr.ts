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
  thoughtFor: (ms, nodes) =>
    nodes === 0
      ? 'Jugé d’un coup d’œil, sans rien essayer'
      : `${(ms / 1000).toFixed(1).replace('.', ',')} s, ${nodes.toLocaleString('fr')} positions évaluées`,
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
  noMind: 'Personne n’a encore appris ce jeu au robot : il joue au hasard, selon les règles.',
  playBotAs: level => `${level}, sur cet appareil`,
  balance: 'Équilibre',
  seeBalance: 'Équilibre\u00a0: les parties jouées',
};
