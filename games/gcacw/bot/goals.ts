import {
  ARMS,
  type Campaign,
  FORD,
  hexNamed,
  MINOR,
  SIDES,
  type Side,
  sideNumber,
  tables,
  UNION,
  type VictoryItem,
} from '../data/index.ts';
import { BARRED, isFordClosed } from '../rules/06-steps.ts';
import { crossingAt, pontoonAt } from '../rules/10-crossings.ts';
import { scoreOf } from '../rules/20-victory.ts';
import { combatValue, isRain, of, type Table } from '../state.ts';

// What a scenario pays for places, and how far every hex is from them.

/** Points for a side whose unit stands in one of the hexes; a station pays once it is burnt. */
export interface Goal {
  readonly side: Side;
  readonly worth: number;
  readonly hexes: readonly number[];
  readonly arms: readonly number[];
  readonly least: number; // halves of combat value
  readonly most: number; // units that count
  readonly eachTurn: boolean; // at the end of each turn
  readonly station: number; // or -1
}

type Any = 0 | 1;
const places = [new WeakMap<Campaign, readonly Goal[]>(), new WeakMap<Campaign, readonly Goal[]>()] as const;
/** `any`: hexes of which one is as good as all are one goal, not as many. */
export function goalsOf(campaign: Campaign, any: Any = 0): readonly Goal[] {
  let found = places[any].get(campaign);
  if (!found) {
    found = campaign.scenario.victory.items.flatMap(item => goalsIn(campaign, item, any));
    places[any].set(campaign, found);
  }
  return found;
}

/** Points as this side counts them. */
const worthFor = ({ scenario }: Campaign, side: string, points: number): number =>
  side === scenario.victory.scoreFor ? points : -points;
const armsOf = (types: readonly string[]): readonly number[] => types.map(type => ARMS.indexOf(type as never));

function goalsIn(campaign: Campaign, item: VictoryItem, any: Any): readonly Goal[] {
  const hexes = (slugs: readonly string[]): number[] =>
    slugs.map(slug => hexNamed(campaign, slug)).filter(hex => hex >= 0);
  if (item.type === 'hexOccupied' || item.type === 'hexOccupiedEachTurnEnd') {
    const eachTurn = item.type === 'hexOccupiedEachTurnEnd';
    const worth = worthFor(campaign, item.side, item.type === 'hexOccupied' ? item.vpEach : item.vpAny);
    const rest = { arms: armsOf(item.unitTypes), least: 2 * item.minCombatValue, most: 1, eachTurn, station: -1 };
    if (any === 1 && eachTurn) return [{ side: sideNumber(item.side), worth, hexes: hexes(item.hexes), ...rest }];
    return hexes(item.hexes).map(hex => ({ side: sideNumber(item.side), worth, hexes: [hex], ...rest }));
  }
  if (item.type === 'unitsInRegion') {
    const worth = worthFor(campaign, item.side, item.vpEach);
    const most = item.max ?? campaign.units.count;
    const rest = { arms: armsOf(item.unitTypes), least: 0, most, eachTurn: false, station: -1 };
    return [
      { side: sideNumber(item.side), worth, hexes: hexes(campaign.scenario.victory.regions[item.region]!), ...rest },
    ];
  }
  return item.type === 'stationMarker' && campaign.title.burnStations ? stationGoals(campaign, item) : [];
}

function stationGoals(campaign: Campaign, item: Extract<VictoryItem, { type: 'stationMarker' }>): readonly Goal[] {
  return campaign.board.stations.flatMap(({ name, hex }, station) =>
    item.stations.includes(name) && campaign.board.onMap[hex] === 1
      ? [
          {
            ...{ side: sideNumber(item.side), worth: worthFor(campaign, item.side, item.destroy), hexes: [hex] },
            ...{ arms: [0, 1], least: 2 * tables.burnStation.damage, most: 1, eachTurn: false, station },
          },
        ]
      : [],
  );
}

export const counts = (t: Table, { arms, least }: Goal, unit: number): boolean =>
  arms.includes(of(t).units.arm[unit]!) && combatValue(t, unit) >= least;

/** What a point of manpower lost in battle costs this side, as the scenario scores it. */
export function lossPrice(t: Table, side: Side): number {
  const { victory } = of(t).scenario;
  let price = 0;
  for (const item of victory.items)
    if (item.type === 'manpowerLoss' && item.side === SIDES[side] && item.causes.includes('combat'))
      price -= worthFor(of(t), item.side, item.vpEach);
  return price;
}
/** What it is worth to a side that this crossing is down. */
export function ruinWorth(t: Table, side: Side, name: string): number {
  let worth = 0;
  for (const item of of(t).scenario.victory.items)
    if (item.type === 'crossingDestroyed' && item.names.includes(name))
      worth += worthFor(of(t), SIDES[side]!, item.vpEach);
  return worth;
}

/** Who would win if the game ended now: 1 the Union, -1 the Confederates, 0 nobody. */
export function standsOf(t: Table): -1 | 0 | 1 {
  const { levels, scoreFor } = of(t).scenario.victory;
  const score = scoreOf(t);
  const draw = levels.findIndex(({ result }) => result === 'draw');
  const level = levels.findIndex(({ min }) => min === null || min === undefined || score >= min);
  if (level === draw) return 0;
  return level < draw === (scoreFor === 'union') ? 1 : -1;
}

/** The scores of a draw: their middle, half their width, and how far levels lie apart. */
export interface Draw {
  readonly even: number;
  readonly half: number;
  readonly gap: number;
}
export function drawOf(t: Table): Draw {
  const { levels } = of(t).scenario.victory;
  const draw = levels.findIndex(({ result }) => result === 'draw');
  if (draw <= 0) return { even: 0, half: 0, gap: 6 };
  const [least, more] = [levels[draw]!.min!, levels[draw - 1]!.min!];
  const [first, last] = [levels[0]!.min!, levels[levels.length - 2]!.min!];
  return { even: (least + more - 1) / 2, half: (more - least) / 2, gap: (first - last) / (levels.length - 2) };
}
/** Points from the middle of a draw, as a side counts them. */
export const leadOf = (t: Table, side: Side): number =>
  ((side === UNION) === (of(t).scenario.victory.scoreFor === 'union') ? 1 : -1) * (scoreOf(t) - drawOf(t).even);

// Ways: what it costs on foot from every hex to the nearest of some, in halves, whoever stands there.

const FERRY_PRICE = 2;
function stepCost(t: Table, side: number): number {
  const { board } = of(t);
  const base = (isRain(t) ? board.rain : board.dry)[side]!;
  if (board.water[side]! < MINOR || base >= BARRED || pontoonAt(t, side) >= 0) return base;
  const kind = crossingAt(t, side);
  if (kind === 0 || (kind === FORD && isFordClosed(t, side))) return BARRED;
  return base + FERRY_PRICE;
}

const LONGEST = 400;
/** From the goals outwards, ring by ring of cost. */
function spread(t: Table, goals: readonly number[]): Int16Array {
  const { board } = of(t);
  const far = new Int16Array(board.size).fill(BARRED);
  const rings: number[][] = [goals.slice()];
  for (const hex of goals) far[hex] = 0;
  for (let cost = 0; cost < LONGEST; cost++)
    for (const hex of rings[cost] ?? []) if (far[hex] === cost) relax(t, hex, far, rings);
  return far;
}
function relax(t: Table, to: number, far: Int16Array, rings: number[][]): void {
  const { neighbours, grid } = of(t).board;
  for (let side = to * 6; side < to * 6 + 6; side++) {
    const from = neighbours[side]!;
    if (from < 0) continue;
    const back = from * 6 + grid.neighbours.subarray(from * 6, from * 6 + 6).indexOf(to);
    const cost = far[to]! + stepCost(t, back);
    if (cost >= LONGEST || cost >= far[from]!) continue;
    far[from] = cost;
    rings[cost] ??= [];
    rings[cost]!.push(from);
  }
}

interface Ways {
  readonly key: string;
  readonly all: readonly Int16Array[];
}
const ways: [Ways | null, Ways | null] = [null, null];
/** For each goal how far every hex is from it; made anew when crossings or the weather change. */
export function waysOf(t: Table, any: Any = 0): readonly Int16Array[] {
  const lying = t.pontoons.map(({ side }) => side).join();
  const key = `${t.scenario} ${isRain(t)} ${t.flood.map(until => until >= t.turn)} ${t.down.join('')} ${lying}`;
  let known = ways[any];
  if (known?.key !== key) known = { key, all: goalsOf(of(t), any).map(({ hexes }) => spread(t, hexes)) };
  ways[any] = known;
  return known.all;
}
