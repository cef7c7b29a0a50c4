import { ARMS, CAUSES, hexNamed, SIDES, type Side, sideNumber, type VictoryItem } from '../data/index.ts';
import { combatValue, lostBy, of, SURRENDER, type Table, type U, unitsWhere } from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone, isHeld } from './02-zones.ts';
import { cutOff } from './20-paths.ts';
import { balanceScore } from './conversion.ts';
import { showAll } from './li-forces.ts';

// VICTORY: the items of a scenario, each by its kind; positive points are the scoring side's.

type Kind = VictoryItem['type'];
type Of<K extends Kind> = Extract<VictoryItem, { type: K }>;
type Score = { readonly [K in Kind]: (t: Table, item: Of<K>, held: number) => number };

/** Units of these arms worth so much that stand in one of the hexes. */
export const isOccupied = (
  t: Table,
  hex: string,
  item: { side: string; unitTypes: readonly string[]; minCombatValue: number },
): boolean => {
  const { units } = of(t);
  const number = hexNamed(of(t), hex);
  return unitsWhere(t, sideNumber(item.side), unit => t.at[unit] === number).some(
    unit => item.unitTypes.includes(ARMS[units.arm[unit]!]!) && combatValue(t, unit) >= 2 * item.minCombatValue,
  );
};

const SCORE: Score = {
  hexOccupied: (t, item) => item.vpEach * item.hexes.filter(hex => isOccupied(t, hex, item)).length,
  hexOccupiedEachTurnEnd: (_t, _item, held) => held,
  unitsInRegion(t, { side, unitTypes, region, vpEach, max }) {
    const hexes = of(t).scenario.victory.regions[region]!.map(hex => hexNamed(of(t), hex));
    const count = unitsWhere(
      t,
      sideNumber(side),
      unit => unitTypes.includes(ARMS[of(t).units.arm[unit]!]!) && hexes.includes(t.at[unit]!),
    ).length;
    return vpEach * Math.min(count, max ?? count);
  },
  manpowerLoss: (t, { side, causes, vpEach }) =>
    vpEach * causes.reduce((sum, cause) => sum + lostBy(t, sideNumber(side), CAUSES.indexOf(cause)), 0),
  surrender: (t, { side, vpPerManpower }) => vpPerManpower * lostBy(t, sideNumber(side), SURRENDER),
  crossingDestroyed: (t, { names, vpEach }) =>
    vpEach * of(t).board.crossings.filter((each, i) => names.includes(each.name) && t.down[i] === 1).length,
  stationMarker: (t, { stations, damage, destroy }) =>
    of(t).board.stations.reduce(
      (sum, { name }, i) => sum + (stations.includes(name) ? [0, damage, destroy][t.stations[i]!]! : 0),
      0,
    ),
  levied: (t, { hexes, vpEach }) => vpEach * hexes.filter(hex => t.levied?.includes(hexNamed(of(t), hex))).length,
  noPath: (t, item) => item.vpEach * cutOff(t, item).length,
  allHexesControlled(t, { side, hexes, vpEach }) {
    const own = sideNumber(side);
    const enemy = (1 - own) as Side;
    const free = hexes
      .map(hex => hexNamed(of(t), hex))
      .every(hex => !isHeld(t, enemy, hex) && !inEnemyZone(t, own, hex));
    return free ? vpEach : 0;
  },
};

const pointsOf = <K extends Kind>(t: Table, item: Of<K>, held: number): number =>
  (SCORE[item.type as K] as Score[K])(t, item, held);

/** The points of each item as it stands. */
export const scores = (t: Table): readonly number[] =>
  of(t).scenario.victory.items.map((item, i) => pointsOf(t, item as never, t.held[i]!) + 0); // a minus for nothing would show as -0
export const scoreOf = (t: Table): number => scores(t).reduce((a, b) => a + b, balanceScore(t));

/** Points for hexes held at the end of each turn. */
export function endOfTurn(u: U): void {
  const { table: t } = u;
  of(t).scenario.victory.items.forEach((item, i) => {
    if (item.type === 'hexOccupiedEachTurnEnd' && item.hexes.some(hex => isOccupied(t, hex, item)))
      t.held[i] = t.held[i]! + item.vpAny;
  });
  u.say(() => tx('score.now', { side: of(t).scenario.victory.scoreFor, points: scoreOf(t) }, '§3.0-turn-marker'));
}

/** The scenario is over: the level of the score, from the top. */
export function finish(u: U): void {
  const { table: t } = u;
  const { levels } = of(t).scenario.victory;
  showAll(u);
  const score = scoreOf(t);
  const level = levels.find(({ min }) => min === null || score >= min)!.result;
  const winner = SIDES.find(side => level.toLowerCase().startsWith(side)) ?? 'draw';
  t.result = { winner, level, score };
}
