import { AVOID_ON, FORT_CAPACITY, INTERCEPT_ON } from '@bivouac/wilderness-war/data';
import { type Both, type Chart, row } from '../chart.tsx';

// What is added and counted, in our own words; every line cites its rule.

const TACTICS: Both = { en: '+ Tactics', fr: '+ Tactique' };

export const battle: Chart = {
  title: { en: 'Added to the battle die', fr: 'Ajouté au dé de bataille' },
  rows: [
    row('The commander', 'Le chef qui commande', TACTICS, '§7.51a'),
    row(
      'Wilderness or mountain, only the enemy has Auxiliaries or Light Infantry',
      'Régions sauvages ou montagne, seul l’ennemi a des Auxiliaires ou de l’Infanterie Légère',
      '−1',
      '§7.52a',
    ),
    row('Cultivated, only the enemy has Regulars', 'Espace cultivé, seul l’ennemi a des Réguliers', '−1', '§7.53a'),
    row('Attacking from the sea', 'Attaque en débarquant', '−1', '§7.54a'),
    row('Attacking a stockade', 'Attaque d’un fortin', '−1', '§7.54b'),
    row(
      'Attacking Fieldworks',
      'Attaque de fortifications de campagne',
      { en: '1 column left', fr: '1 colonne à gauche' },
      '§7.55a',
    ),
    row(
      'Ambush!, not answered by another',
      '« Embuscade ! », sans réponse par une autre',
      { en: 'strength × 2, fires first', fr: 'puissance × 2, tire d’abord' },
      '§7.56a',
    ),
  ],
};

export const assault: Chart = {
  title: { en: 'Added to the assault die', fr: 'Ajouté au dé d’assaut' },
  rows: [
    row('The leader of highest Command', 'Le chef au plus haut Commandement', TACTICS, '§9.13a'),
    row('Coehorns & Howitzers', '« Mortiers Coehorn et obusiers »', '+2', '§9.13b'),
    row('The attacker', 'L’attaquant', { en: '1 column left', fr: '1 colonne à gauche' }, '§9.13c'),
  ],
};

export const siege: Chart = {
  title: { en: 'Added to the siege die', fr: 'Ajouté au dé de siège' },
  rows: [
    row('The besiegers’ commander', 'Le chef des assiégeants', TACTICS, '§8.231f'),
    row('The defenders’ commander', 'Le chef des assiégés', { en: '− Tactics', fr: '− Tactique' }, '§8.231f'),
    row(
      'Coehorns & Howitzers, besieger or besieged',
      '« Mortiers Coehorn et obusiers », assiégeant ou assiégé',
      '+2 / −2',
      '§8.231d',
    ),
    row('At Louisbourg', 'À Louisbourg', '−1', '§8.231g'),
    row(
      'Needed for an assault on a fort, on a fortress',
      'Requis pour donner l’assaut à un fort, à une forteresse',
      { en: 'level 1, level 2', fr: 'niveau 1, niveau 2' },
      '§8.23a',
    ),
    row('Units a fort shelters', 'Unités qu’un fort abrite', String(FORT_CAPACITY), '§8.11a'),
  ],
};

export const raid: Chart = {
  title: { en: 'Added to the raid die', fr: 'Ajouté au dé de raid' },
  rows: [
    row('The leader with the raiders', 'Le chef du Raid', TACTICS, '§10.3c'),
    row('Rangers among them', 'Des Rangers parmi eux', '+1', '§10.3d'),
    row(
      'Two or more Militia in the Department’s box',
      'Deux Milices ou plus dans la Case du Département',
      '−1',
      '§10.3e',
    ),
  ],
};

export const others: Chart = {
  title: { en: 'Other rolls', fr: 'Autres jets' },
  rows: [
    row('Interception', 'Interception', { en: `${INTERCEPT_ON} or more`, fr: `${INTERCEPT_ON} ou plus` }, '§14.1c'),
    row('Avoiding battle', 'Éviter la bataille', { en: `${AVOID_ON} or more`, fr: `${AVOID_ON} ou plus` }, '§15.0a'),
    row('Their commander adds', 'Leur chef ajoute', TACTICS, '§7.51c'),
    row(
      'A leader under a natural 1 or 6 that cost a step dies on',
      'Un chef visé par un 1 ou un 6 naturel qui a coûté un pas meurt sur',
      '1',
      '§7.7a',
    ),
  ],
};

export const points: Chart = {
  title: { en: 'Victory points', fr: 'Points de victoire' },
  rows: [
    row('A fortress captured or taken back', 'Une forteresse prise ou reprise', '3', '§table-vp-a'),
    row('A fort captured', 'Un fort capturé', '2', '§table-vp-b'),
    row('A stockade, except by a raid', 'Un fortin, sauf par un raid', '1', '§table-vp-c'),
    row('Niagara, Ohio Forks: each', 'Niagara, Ohio Forks : chacun', '1', '§12.23a'),
    row(
      'A battle won over Regulars or more than four units',
      'Une bataille gagnée contre des Réguliers ou plus de quatre unités',
      '1',
      '§7.81a',
    ),
    row('Raided markers at the end of the year', 'Marqueurs de Raid à la fin de l’année', '½', '§12.22a'),
    row(
      'An own fort demolished; Massacre! against you',
      'Un fort à soi démoli ; « Massacre ! » subi',
      '−1',
      '§table-vp-d',
    ),
  ],
};
