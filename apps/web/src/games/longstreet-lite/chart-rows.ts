import type { Rule } from '@bivouac/kernel';
import { type Chart, row } from '../chart.tsx';

// Fire, movement and combat of Longstreet Lite in figures.

export const fire: Chart = {
  title: { en: 'Fire', fr: 'Tir' },
  rows: [
    row('Small arms and canister', 'Armes légères et mitraille', '≤ 6 BW', '§5-range-a'),
    row('Bombardment', 'Bombardement', '6–24 BW', '§5-range-c'),
    row('Volley: dice of a base', 'Volée : dés d’une base', { en: '1, hit on 4+', fr: '1, touche à 4+' }, '§5-hit-d'),
    row('Canister', 'Mitraille', { en: '2, hit on 4+', fr: '2, touche à 4+' }, '§5-hit-a'),
    row(
      'Bombardment: dice of a gun',
      'Bombardement : dés d’un canon',
      { en: '1, hit on 4+', fr: '1, touche à 4+' },
      '§5-hit-d',
    ),
    row(
      'Skirmish, never modified',
      'Escarmouche, jamais modifiée',
      { en: '1, hit on 6', fr: '1, touche à 6' },
      '§5-hit-c',
    ),
    row('Target of three ranks or more', 'Cible de trois rangs ou plus', '+1', '§5-mod-b'),
    row('Base wholly behind the target’s front', 'Base entière derrière le front de la cible', '+1', '§5-mod-c'),
    row('Volley from difficult terrain', 'Volée depuis un terrain difficile', '−1', '§5-mod-d'),
    row('Guns at a target in cover', 'Canons sur une cible à couvert', '−1', '§5-mod-e'),
    row('Morale cards for a unit, at most', 'Cartes de moral par unité, au plus', '2', '§5-morale-a'),
    row('To kill, a die for each hit', 'Pour éliminer, un dé par touche', '4+', '§5-kill-a'),
  ],
};

export const movement: Chart = {
  title: { en: 'Movement', fr: 'Mouvement' },
  rows: [
    row('Infantry, forward', 'Infanterie, vers l’avant', '4 BW', '§6-dist-a'),
    row('Infantry, difficult move', 'Infanterie, mouvement difficile', '2 BW', '§6-dist-b'),
    row('Limbered artillery', 'Artillerie attelée', '6 BW', '§6-amov-a'),
    row('Guns prolonged', 'Canons dételés, prolonger', '1 BW', '§6-amov-c'),
    row('Oblique, at most', 'Oblique, au plus', '45°', '§6-fwd-b'),
    row('Wheel', 'Pivot', { en: 'arc of the outer corner', fr: 'arc du coin extérieur' }, '§6-fwd-c'),
    row('Guide change, files a side', 'Changement sur un guide, files par côté', '2', '§6-form-f'),
    row('Through friends', 'À travers des amis', { en: 'disorder', fr: 'désordre' }, '§6-dis-a'),
    row('In difficult terrain', 'En terrain difficile', { en: 'disorder', fr: 'désordre' }, '§6-dis-b'),
    row('About-face, enemy within 6 BW', 'Demi-tour, ennemi à 6 BW', { en: 'disorder', fr: 'désordre' }, '§6-dis-c'),
    row(
      'Formation change, enemy within 6 BW',
      'Changement de formation, ennemi à 6 BW',
      { en: 'disorder', fr: 'désordre' },
      '§6-dis-d',
    ),
    row(
      'Disorder allowed',
      'Désordre permis',
      { en: 'phase called with 2 cards', fr: 'phase provoquée avec 2 cartes' },
      '§6-dis-e',
    ),
  ],
};

export const combat: Chart = {
  title: { en: 'Charge and combat', fr: 'Charge et combat' },
  rows: [
    row('Charge, straight ahead', 'Charge, tout droit', '≤ 4 BW', '§7-chg-b'),
    row('Wheel before it', 'Pivot avant', '≤ 1 BW', '§7-chg-d'),
    row('Attack dice', 'Dés d’attaque', { en: '1 a base of two ranks', fr: '1 par base de deux rangs' }, '§7-allot-a'),
    row('Defence dice', 'Dés de défense', { en: '1 a base', fr: '1 par base' }, '§7-def-a'),
    row('Dice of a unit, at most', 'Dés d’une unité, au plus', '10', '§7-num-b'),
    row('Success', 'Réussite', '4+', '§7-atk-b'),
    row('Defender in cover', 'Défenseur à couvert', { en: 'attack −1', fr: 'attaque −1' }, '§7-atk-c'),
    row('In difficult terrain', 'En terrain difficile', { en: '−1, both sides', fr: '−1, des deux côtés' }, '§7-atk-d'),
    row(
      'Vulnerable defender',
      'Défenseur vulnérable',
      { en: 'attack +1, defends on 6', fr: 'attaque +1, défend à 6' },
      '§7-vul-b',
    ),
    row(
      'Limbered guns defend with',
      'Canons attelés : défense',
      { en: 'the higher of 2 dice', fr: 'le plus haut de 2 dés' },
      '§7-limb-a',
    ),
  ],
};

export const scores: Chart = {
  title: { en: 'Outcome of a combat', fr: 'Issue d’un combat' },
  rows: [
    row('Tie', 'Égalité', { en: 'the defender wins', fr: 'le défenseur gagne' }, '§7-out-b'),
    row('Defender beaten loses', 'Défenseur battu : pertes', { en: 'the difference', fr: 'la différence' }, '§7-out-c'),
    row('Morale cards; if vulnerable', 'Cartes de moral ; si vulnérable', '2; 1', '§7-morale-b'),
    row('Beaten by one', 'Battu d’un point', { en: 'no card', fr: 'aucune carte' }, '§7-morale-d'),
    row('Attacker beaten loses', 'Attaquant battu : pertes', { en: '1 base', fr: '1 base' }, '§7-aloss-b'),
    row('Retreat, active side', 'Retraite, camp actif', { en: 'lower of 2 dice', fr: 'plus bas de 2 dés' }, '§7-ret-b'),
    row(
      'Retreat, passive side',
      'Retraite, camp passif',
      { en: 'higher of 2 dice', fr: 'plus haut de 2 dés' },
      '§7-ret-b',
    ),
    row(
      'Retreat through friends',
      'Retraite à travers des amis',
      { en: '1 base of each of them', fr: '1 base à chacun d’eux' },
      '§7-pen-b',
    ),
    row(
      'Retreat through difficult terrain',
      'Retraite en terrain difficile',
      { en: '1 base of its own, once', fr: '1 base de l’unité, une fois' },
      '§7-pen-c',
    ),
    row(
      'A card before the first retreat',
      'Une carte avant la première retraite',
      { en: 'spares both', fr: 'épargne les deux' },
      '§7-pen-a',
    ),
    row(
      'A die and the enemy bases lost',
      'Un dé et les bases ennemies perdues',
      { en: 'breakpoint wins', fr: 'rupture : victoire' },
      '§3-break-b',
    ),
  ],
};

export const chartRules: readonly Rule[] = [fire, movement, combat, scores].flatMap(({ rows }) =>
  rows.map(({ rule }) => rule),
);
