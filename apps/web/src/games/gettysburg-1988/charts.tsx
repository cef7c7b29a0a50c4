import type { Language, Rule } from '@bivouac/kernel';
import { type Chart, Rows } from '../chart.tsx';

// The tables of Gettysburg 1988, in our own words; every line cites its rule.

const charts: readonly Chart[] = [
  {
    title: { en: 'Movement costs', fr: 'Coûts de mouvement' },
    rows: [
      { what: { en: 'Each hex', fr: 'Chaque hexagone' }, value: '1', rule: '§3b-b' },
      { what: { en: 'Along a road', fr: 'Par une route' }, value: '½', rule: '§3b1-a' },
      { what: { en: 'Woods, without road', fr: 'Bois, sans route' }, value: '+1', rule: '§3b3-a' },
      { what: { en: 'Rocky, without road', fr: 'Rochers, sans route' }, value: '+1', rule: '§3b4-a' },
      { what: { en: 'Across a stream', fr: 'À travers un cours d’eau' }, value: '+1', rule: '§3b5-a' },
      { what: { en: 'Into an enemy zone', fr: 'En zone ennemie' }, value: '+1', rule: '§3b6-a' },
      { what: { en: 'Off the map', fr: 'Hors de la carte' }, value: '1', rule: '§3d-a' },
      {
        what: { en: 'With a general: points to spend', fr: 'Avec un général : points à dépenser' },
        value: '+1',
        rule: '§3b2-a',
      },
    ],
  },
  {
    title: { en: 'Added to the die', fr: 'Ajouté au dé' },
    rows: [
      {
        what: { en: 'Combat factors', fr: 'Facteurs de combat' },
        value: { en: 'sum', fr: 'somme' },
        rule: '§4b1-a',
      },
      {
        what: {
          en: 'Defender on a hill, no attacker on a connected one',
          fr: 'Défenseur sur une hauteur, sans assaillant sur une hauteur reliée',
        },
        value: '+2',
        rule: '§4b2-a',
      },
      {
        what: {
          en: 'Defender in woods, no attacker in connected woods',
          fr: 'Défenseur dans les bois, sans assaillant dans un bois relié',
        },
        value: '+1',
        rule: '§4b3-a',
      },
      { what: { en: 'Defender in the town', fr: 'Défenseur dans la ville' }, value: '+1', rule: '§4b4' },
      { what: { en: 'At most, in all', fr: 'Au plus, en tout' }, value: '+10', rule: '§4b5' },
    ],
  },
  {
    title: { en: 'Battle result: difference of the totals', fr: 'Résultat : différence des totaux' },
    rows: [
      {
        what: { en: '0: the defender wins', fr: '0 : le défenseur gagne' },
        value: { en: 'retreat', fr: 'retraite' },
        rule: '§4c2-a',
      },
      { what: { en: '1 or 2', fr: '1 ou 2' }, value: { en: 'retreat', fr: 'retraite' }, rule: '§4c2-e' },
      {
        what: { en: '3 to 5', fr: '3 à 5' },
        value: { en: '1 damage, retreat', fr: '1 dégât, retraite' },
        rule: '§4c2-c',
      },
      {
        what: { en: '6 or more', fr: '6 et plus' },
        value: { en: '2 damage, retreat', fr: '2 dégâts, retraite' },
        rule: '§4c2-d',
      },
      {
        what: { en: 'Bombardment wins by 4', fr: 'Bombardement gagnant de 4' },
        value: { en: '1 damage', fr: '1 dégât' },
        rule: '§10b2-d',
      },
    ],
  },
];

/** Rules named in the charts, for the test that looks them up. */
export const chartRules: readonly Rule[] = charts.flatMap(chart => chart.rows.map(row => row.rule));

export const Charts = ({ language }: { language: Language }) => (
  <>
    {charts.map(chart => (
      <Rows key={chart.title.en} chart={chart} language={language} />
    ))}
  </>
);
