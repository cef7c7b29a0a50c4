import type { ToolsWords } from './tools.en.ts';

export const toolsFr = {
  redo: 'Rétablir',
  find: 'Chercher',
  findHint: 'Lieu, pièce, règle ou commande',
  findNothing: 'Rien ne porte ce nom.',
  foundThings: n => (n < 2 ? `${n} résultat` : `${n} résultats`),
  findPlaces: 'Lieux',
  findPieces: 'Pièces',
  findCommands: 'Commandes',
  findRules: 'Règles',
  findKeys: 'flèches : choisir · Entrée : y aller · Échap : fermer',
  overview: 'carte d’ensemble',
  sound: 'sons',
  soundOn: 'Le son est coupé. L’activer',
  soundOff: 'Le son est activé. Le couper',
  loupeChoose: 'relâcher : choisir',
  loupeInspect: 'relâcher : examiner',
  hiddenBelow: n => (n === 1 ? 'encore 1 pièce dessous' : `encore ${n} pièces dessous`),
  showTab: name => `Afficher : ${name}`,
} as const satisfies ToolsWords;
