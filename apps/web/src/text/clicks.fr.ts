import type { Words } from './table.en.ts';

/** Choisir, glisser, et ce qui reste avant la fin d’un tour. */
export const clicksFr = {
  pickedOf: (picked: number, all: number) => (picked === 0 ? `${all} pions` : `${picked} sur ${all}`),
  costOf: (cost: string, points: string) => `${cost} sur ${points}`,
  left: (n: number) => (n === 1 ? '1 reste' : `${n} restent`),
  showNext: 'Montrer le suivant',
  forced: 'Répondu par la table : les règles ne laissaient pas d’autre choix.',
  giveForced: 'la table donne la réponse quand il n’y en a qu’une',
  askEnd: 'demander avant de finir un tour s’il reste quelque chose',
} satisfies Partial<Words>;
