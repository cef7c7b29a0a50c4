import type { Language, Rule } from '@bivouac/kernel';
import {
  crt,
  crtColumns,
  provincialLimits,
  raidLosses,
  raidSuccess,
  siegeIncrease,
} from '@bivouac/wilderness-war/data';
import { type Both, Grid, Rows } from '../chart.tsx';
import { assault, battle, others, points, raid, siege } from './chart-rows.ts';

// The tables of Wilderness War, printed from the edition's data.

const DIE = crt.map((_, i, all) => (i === 0 ? '≤ 0' : i === all.length - 1 ? `≥ ${i}` : String(i)));
const SAYS = {
  die: { en: 'die', fr: 'dé' },
  strength: { en: 'strength', fr: 'puissance' },
  crt: { en: 'Combat: steps the enemy loses', fr: 'Combats : pas perdus par l’ennemi' },
  raid: { en: 'Raid: success and steps lost', fr: 'Raid : succès et pas perdus' },
  stockade: { en: 'stockade, village', fr: 'fortin, village' },
  cultivated: { en: 'cultivated', fr: 'cultivé' },
  siege: { en: 'Siege: levels gained', fr: 'Siège : niveaux gagnés' },
  assemblies: { en: 'Provincials, by assembly', fr: 'Provinciaux, selon l’assemblée' },
  northern: { en: 'Northern', fr: 'Nord' },
  southern: { en: 'Southern', fr: 'Sud' },
} as const satisfies Readonly<Record<string, Both>>;
const LEVELS: readonly Both[] = [
  { en: 'reluctant', fr: 'réticente' },
  { en: 'supportive', fr: 'favorable' },
  { en: 'enthusiastic', fr: 'enthousiaste' },
];

/** Rules named in the charts, for the test that looks them up. */
export const chartRules: readonly Rule[] = [
  ...[battle, assault, siege, raid, others, points].flatMap(chart => chart.rows.map(row => row.rule)),
  ...(['§table-crt-c', '§table-raid-a', '§table-raid-b', '§table-siege-a', '§5.54a'] as const),
];

const lossOr = (n: number): string => (n === 0 ? '–' : `−${n}`);
const raidCell = (die: number, loss: number): string =>
  die >= raidSuccess ? `✓${loss > 0 ? ` −${loss}` : ''}` : lossOr(loss);

export const Charts = ({ language }: { language: Language }) => (
  <>
    <Grid
      title={SAYS.crt[language]}
      rules={['§table-crt-c']}
      corner={SAYS.die[language]}
      over={SAYS.strength[language]}
      heads={crtColumns}
      rows={crt.map((cells, i) => [DIE[i]!, cells.map(cell => (cell === 0 ? '–' : String(cell)))])}
    />
    <Rows chart={battle} language={language} />
    <Rows chart={assault} language={language} />
    <Grid
      title={SAYS.siege[language]}
      rules={['§table-siege-a']}
      corner={SAYS.die[language]}
      heads={DIE}
      rows={[['+', siegeIncrease.map(more => (more === 0 ? '–' : String(more)))]]}
    />
    <Rows chart={siege} language={language} />
    <Grid
      title={SAYS.raid[language]}
      rules={['§table-raid-a', '§table-raid-b']}
      corner={SAYS.die[language]}
      heads={DIE}
      rows={[SAYS.stockade, SAYS.cultivated].map((name, i) => [
        name[language],
        raidLosses[i]!.map((loss, die) => raidCell(die, loss)),
      ])}
    />
    <Rows chart={raid} language={language} />
    <Rows chart={others} language={language} />
    <Rows chart={points} language={language} />
    <Grid
      title={SAYS.assemblies[language]}
      rules={['§5.54a']}
      corner=""
      heads={LEVELS.map(level => level[language])}
      rows={[SAYS.northern, SAYS.southern].map((name, i) => [name[language], provincialLimits[i]!.map(String)])}
    />
  </>
);
