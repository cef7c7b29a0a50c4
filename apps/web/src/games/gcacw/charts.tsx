import type { Cells } from '@bivouac/desk';
import { TERRAINS, tables } from '@bivouac/gcacw/data';
import type { Language, Rule } from '@bivouac/kernel';
import { useStore } from '../../table/store.ts';
import { type Both, Grid, Rows, useReads } from '../chart.tsx';
import { allowances, attacks, letters, modifiers, recovering, steps } from './chart-rows.ts';

// The tables of Great Campaigns, printed from the edition's data.

const SAYS = {
  defender: { en: 'Combat: result of the defender', fr: 'Combat : résultat du défenseur' },
  attacker: { en: 'Combat: result of the attacker', fr: 'Combat : résultat de l’attaquant' },
  difference: { en: 'difference', fr: 'différence' },
  value: { en: 'combat value', fr: 'valeur de combat' },
  terrain: { en: 'A hex off the road, and by road', fr: 'Un hex hors route, et par route' },
  dry: { en: 'dry', fr: 'sec' },
  rain: { en: 'rain', fr: 'pluie' },
  guns: { en: 'Artillery: modifier of the attacker', fr: 'Artillerie : modificateur de l’attaquant' },
  less: { en: 'difference', fr: 'différence' },
  straggling: { en: 'Extended march', fr: 'Marche étendue' },
  die: { en: 'die', fr: 'dé' },
  organized: { en: 'organized', fr: 'organisé' },
  manpower: { en: 'disorganized, by manpower', fr: 'désorganisé, selon l’effectif' },
} as const satisfies Readonly<Record<string, Both>>;
const GROUND: Readonly<Record<string, Both>> = {
  clear: { en: 'clear', fr: 'dégagé' },
  rolling: { en: 'rolling', fr: 'vallonné' },
  rough: { en: 'rough', fr: 'difficile' },
  woods: { en: 'woods', fr: 'forêt' },
  city: { en: 'city', fr: 'ville' },
  hill: { en: 'hill', fr: 'colline' },
  mountain: { en: 'mountain', fr: 'montagne' },
  swamp: { en: 'swamp', fr: 'marécages' },
  provisionalSwamp: { en: 'provisional swamp', fr: 'marécages provisoires' },
  water: { en: 'water', fr: 'eau' },
  pike: { en: 'by pike', fr: 'par grande route' },
  road: { en: 'by road', fr: 'par route' },
  rail: { en: 'by railroad', fr: 'par voie ferrée' },
  trail: { en: 'by trail', fr: 'par sentier' },
  trailIntoMountain: { en: 'by trail into a mountain', fr: 'par sentier en montagne' },
};

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** `3` `6` … of upper limits: `1–3` `4–6` … `50+`; those of differences begin at `≤ −4` `−3…1`. */
const spans = (limits: readonly (number | null)[], least: number): readonly string[] =>
  limits.map((limit, i) => {
    const from = i === 0 ? least : limits[i - 1]! + 1;
    if (limit === null) return `${minus(from)}+`;
    if (i === 0 && least < 0) return `≤ ${minus(limit)}`;
    return from === limit ? minus(limit) : `${minus(from)}${from < 0 ? '…' : '–'}${limit}`;
  });
const printed = (cell: string): string => (cell === '-' ? '–' : cell.replace('-', '−'));
const cost = (points: number | null): string => (points === null ? '–' : String(points).replace('.5', '½'));
const sign = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

const { combatTable, terrain, artilleryModifier, extendedMarch } = tables;
const differences = combatTable.rows.map(({ difference }, i, all) =>
  i === 0 ? `≤ ${sign(difference)}` : i === all.length - 1 ? `≥ ${sign(difference)}` : sign(difference),
);
type Side = 'defender' | 'attacker';
const results = (side: Side): readonly (readonly [string, readonly string[]])[] =>
  combatTable.rows.map((row, i) => [differences[i]!, row[side].map(printed)]);

const costs = (language: Language): readonly (readonly [string, readonly string[]])[] =>
  [...TERRAINS.map(ground => [ground, terrain.offRoad[ground]!] as const), ...Object.entries(terrain.route)].map(
    ([ground, { dry, rain }]) => [GROUND[ground]![language], [cost(dry), cost(rain)]],
  );

const guns = (language: Language): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(artilleryModifier.rows).map(([ground, cells]) => [GROUND[ground]![language], cells!.map(printed)]);

/** Rules named in the charts, for the test that looks them up. */
export const chartRules: readonly Rule[] = [
  ...[allowances, steps, attacks, modifiers, letters, recovering].flatMap(chart => chart.rows.map(({ rule }) => rule)),
  ...(['§7.5-col-defender', '§7.5-col-attacker', '§6.1-insufficient', '§7.4-art-diff', '§5.1-ext-roll'] as const),
];

/** Dry or rain at the position that is shown, as a column. */
function useWeather(): number {
  const track = useStore().picture.value?.tracks.find(({ id }) => id === 'weather');
  return track ? Number(track.name.args?.rain) : -1;
}
const Costs = ({ language }: { language: Language }) => {
  const now = useWeather();
  return (
    <Grid
      now={now < 0 ? undefined : { rows: [], column: now }}
      title={SAYS.terrain[language]}
      rules={['§6.1-insufficient']}
      corner=""
      heads={[SAYS.dry[language], SAYS.rain[language]]}
      rows={costs(language)}
    />
  );
};

const Guns = ({ language }: { language: Language }) => (
  <Grid
    now={useReads('guns')}
    title={SAYS.guns[language]}
    rules={['§7.4-art-diff']}
    corner={SAYS.less[language]}
    heads={spans(artilleryModifier.columns, -99)}
    rows={guns(language)}
  />
);

/** The combat just fought, until something else is: its row, and the columns of both. */
function useFought(side: Side): Cells | undefined {
  const { lastAct } = useStore();
  const args = lastAct.value?.events.findLast(({ key }) => key === 'combat.result')?.args;
  if (!args) return undefined;
  const [attacker = -1, defender = -1] = String(args.columns).split(' ').map(Number);
  const row = Number(args.difference) - combatTable.rows[0]!.difference;
  return {
    rows: [Math.max(0, Math.min(combatTable.rows.length - 1, row))],
    column: side === 'attacker' ? attacker : defender,
  };
}
function Results({ side, language }: { side: Side; language: Language }) {
  const [planned, fought] = [useReads(side), useFought(side)];
  return (
    <Grid
      now={planned ?? fought}
      title={SAYS[side][language]}
      rules={[`§7.5-col-${side}`]}
      corner={SAYS.difference[language]}
      over={SAYS.value[language]}
      heads={spans(side === 'defender' ? combatTable.defenderColumns : combatTable.attackerColumns, 0)}
      rows={results(side)}
    />
  );
}

export const Charts = ({ language }: { language: Language }) => (
  <>
    <Rows chart={allowances} language={language} />
    <Costs language={language} />
    <Rows chart={steps} language={language} />
    <Grid
      title={SAYS.straggling[language]}
      rules={['§5.1-ext-roll']}
      corner={SAYS.die[language]}
      over={SAYS.manpower[language]}
      heads={[SAYS.organized[language], ...spans(extendedMarch.columns, 1)]}
      rows={extendedMarch.rows.map(({ organized, disorganized }, i) => [
        spans(
          extendedMarch.rows.map(({ upTo }) => upTo),
          -1,
        )[i]!,
        [organized, ...disorganized].map(printed),
      ])}
    />
    <Rows chart={attacks} language={language} />
    <Rows chart={modifiers} language={language} />
    <Guns language={language} />
    <Results side="defender" language={language} />
    <Results side="attacker" language={language} />
    <Rows chart={letters} language={language} />
    <Rows chart={recovering} language={language} />
  </>
);
