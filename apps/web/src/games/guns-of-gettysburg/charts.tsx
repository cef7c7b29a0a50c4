import {
  CORPS_BATTALIONS,
  DEPLOYMENT,
  MARCH_BLOCKS,
  RESERVE_BATTALIONS,
  TRAY_LIMIT,
} from '@bivouac/guns-of-gettysburg/data';
import type { Language, Rule } from '@bivouac/kernel';
import { type Chart, Rows, row } from '../chart.tsx';

// The tables of The Guns of Gettysburg, in our own words; every line cites its rule.

const close: Chart = {
  title: { en: 'Close combat: the sum', fr: 'Combat rapproché : la somme' },
  rows: [
    row(
      'Strength of the attacking leader',
      'Force du meneur attaquant',
      { en: '+ strength', fr: '+ force' },
      '§13.8.3a',
    ),
    row(
      'Strength of the defending leader',
      'Force du meneur défenseur',
      { en: '− strength', fr: '− force' },
      '§13.8.3a',
    ),
    row('… attacked from the rear', '… attaqué par l’arrière', { en: 'counts 0', fr: 'compte 0' }, '§13.8.3c'),
    row('The Confederates attack', 'Les Confédérés attaquent', '+1', '§13.8.4a'),
    row('Up a steep slope', 'En montant une pente abrupte', '−1', '§13.8.4b'),
    row('Position obstructed on both sides', 'Position obstruée des deux côtés', '−1', '§13.8.4c'),
    row('Fieldworks towards the attacker', 'Travaux de terrain tournés vers l’attaquant', '−1', '§13.8.4d'),
    row('Each hit on the defending blocks', 'Chaque coup sur les blocs défenseurs', '+1', '§13.8.4e'),
    row('The first of two combats was won', 'Le premier de deux combats est gagné', '+1', '§13.8.4f'),
    row('Each flank of the defender threatened', 'Chaque flanc du défenseur menacé', '+1', '§13.8.4g'),
    row('Each flank of a lone attacker threatened', 'Chaque flanc d’un attaquant seul menacé', '−1', '§13.8.4h'),
    row('The Iron Brigade leads the defence', 'La Brigade de Fer mène la défense', '−2', '§13.8.4i'),
  ],
};

const result: Chart = {
  title: { en: 'Close combat: the result', fr: 'Combat rapproché : le résultat' },
  rows: [
    row('+1 or more', '+1 ou plus', { en: 'the attacker wins', fr: 'l’attaquant gagne' }, '§13.8.5a'),
    row('+2 or more', '+2 ou plus', { en: 'the defender is reduced', fr: 'le défenseur est réduit' }, '§13.8.6a'),
    row('−1, 0, +1', '−1, 0, +1', { en: 'both are reduced', fr: 'les deux sont réduits' }, '§13.8.6b'),
    row('−2 or less', '−2 ou moins', { en: 'the attacker is reduced', fr: 'l’attaquant est réduit' }, '§13.8.6c'),
  ],
};

const guns: Chart = {
  title: { en: 'Artillery', fr: 'Artillerie' },
  rows: [
    row('Tokens on one position, at most', 'Jetons sur une position, au plus', '2', '§13.2e'),
    row('Strength of one position, at most', 'Force d’une position, au plus', '3', '§13.5a'),
    row('Three points of bombardment', 'Trois points de bombardement', { en: '1 hit', fr: '1 coup' }, '§13.5c'),
    row(
      'Three points of defensive fire',
      'Trois points de tir défensif',
      { en: '1 reduction', fr: '1 réduction' },
      '§13.6h',
    ),
    row(
      'Defending on a ridge',
      'En défense sur une crête',
      { en: '+1 a symbol, at most doubled', fr: '+1 par symbole, au plus le double' },
      '§13.6f',
    ),
    row('Defending at long range, no ridge', 'En défense de loin, sans crête', { en: 'half', fr: 'moitié' }, '§13.6e'),
    row(
      'Attacking: tokens an attack costs',
      'En attaque : jetons qu’elle coûte',
      { en: '1 a block', fr: '1 par bloc' },
      '§13.3g',
    ),
    row('Attacker redraws', 'L’attaquant repioche', { en: '1 for each 2 used', fr: '1 pour 2 utilisés' }, '§13.10b'),
    row('Defender redraws', 'Le défenseur repioche', { en: '1 for each 2 hit', fr: '1 pour 2 touchés' }, '§13.10c'),
  ],
};

const deploy = (kind: keyof typeof DEPLOYMENT): string => String(DEPLOYMENT[kind].blocks);
const tokens: Chart = {
  title: { en: 'Battle tokens', fr: 'Jetons de bataille' },
  rows: [
    row('Drawn each hour, except under Attack', 'Piochés par heure, sauf sous Attaquer', '1', '§8.1a'),
    row('On the tray, at most', 'Sur le porte-jetons, au plus', String(TRAY_LIMIT), '§8.1c'),
    row('Any: blocks needed', 'Quelconque : blocs requis', deploy('any'), '§13.0.2f'),
    row('Battalion: matching blocks needed', 'Bataillon : blocs assortis requis', deploy('battalion'), '§13.0.2f'),
    row('Corps: matching blocks needed', 'Corps : blocs assortis requis', deploy('corps'), '§13.0.2f'),
    row(
      '… from whole battalions of it on',
      '… dès que tant de ses bataillons sont là',
      String(CORPS_BATTALIONS),
      '§13.0.2e',
    ),
    row('Reserve: blocks needed', 'Réserve : blocs requis', deploy('reserve'), '§13.0.2f'),
    row('… from whole battalions on', '… dès que tant de bataillons sont là', String(RESERVE_BATTALIONS), '§13.0.2d'),
    row(
      'March: one step more for so many blocks',
      'Marche : une étape de plus pour tant de blocs',
      String(MARCH_BLOCKS),
      '§12.2a',
    ),
    row('March at Night', 'Marche, la Nuit', { en: 'fieldworks', fr: 'travaux de terrain' }, '§17.2a'),
  ],
};

const marches: Chart = {
  title: { en: 'Steps', fr: 'Étapes' },
  rows: [
    row('March', 'Marche', '2', '§12.1b'),
    row(
      'Each hour after the first, first player, to friends',
      'Chaque heure après la première, premier joueur, vers des amis',
      '+1',
      '§12.1c',
    ),
    row('… second player', '… second joueur', '+2', '§12.1c'),
    row('A March token', 'Un jeton Marche', '+1', '§12.2a'),
    row('Mounted cavalry', 'Cavalerie montée', '+1', '§18.2b'),
    row(
      'An obstruction left or reached, on that side',
      'Une obstruction quittée ou atteinte, de ce côté',
      '+1',
      '§10.2b',
    ),
    row('Withdrawal', 'Retraite', '2', '§14.3a'),
    row('… under the order Withdraw', '… sous l’ordre Retraiter', '4', '§14.3a'),
  ],
};

const orders: Chart = {
  title: { en: 'General orders', fr: 'Commandement Général' },
  rows: [
    row('Attack: draws no tokens, the turn is one hour', 'Attaquer : aucune pioche, tour d’une heure', '–', '§7.2b'),
    row(
      'Attack, and none was made',
      'Attaquer, sans une attaque',
      { en: '− half the tray', fr: '− moitié des jetons' },
      '§6.3b',
    ),
    row('Withdraw', 'Retraiter', { en: '− half the tray', fr: '− moitié des jetons' }, '§6.4b'),
    row(
      'Hold again after a forced withdrawal',
      'Tenir encore après une retraite forcée',
      { en: '− 2 tokens', fr: '− 2 jetons' },
      '§6.5b',
    ),
    row(
      'The longest turn: hours',
      'Le tour le plus long : heures',
      { en: '1 + blocks of the smaller army ÷ 3', fr: '1 + blocs de la plus petite armée ÷ 3' },
      '§7.1d',
    ),
  ],
};

const charts: readonly Chart[] = [close, result, guns, tokens, marches, orders];

/** Rules named in the charts, for the test that looks them up. */
export const chartRules: readonly Rule[] = charts.flatMap(chart => chart.rows.map(each => each.rule));

export const Charts = ({ language }: { language: Language }) => (
  <>
    {charts.map(chart => (
      <Rows key={chart.title.en} chart={chart} language={language} />
    ))}
  </>
);
