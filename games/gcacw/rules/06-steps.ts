import type { Rule, Text } from '@bivouac/kernel';
import {
  ARTILLERY,
  BARRED_SIDE,
  CAVALRY,
  CREEK,
  enemyOf,
  FERRY,
  FORD,
  halves,
  hexOf,
  INFANTRY,
  MAJOR,
  MINOR,
  MOUNTAIN,
  PROVISIONAL,
  TERRAINS,
  tables,
  WATER,
} from '../data/index.ts';
import { combatValue, hexId, isRain, isUnfordable, of, sideOf, type Table, unitRange } from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone, isClosed, isHeld, isWildCreek } from './02-zones.ts';
import { crossingAt, pontoonAt } from './10-crossings.ts';
import { isShut, whyShut } from './special.ts';

// 6.1, 6.2 WHAT A STEP COSTS: from a hex over one of its sides into the next, in halves of points.

export const BARRED = BARRED_SIDE;
const LEAVE_ZONE = halves(tables.terrain.leaveZone);
const RIDGE = halves(tables.terrain.ridge);
const { rows: STACKING, close } = tables.friendlyStacking;
const IS_CLOSE = TERRAINS.map(name => close.includes(name));

/** The price of entering the hex beyond this side, zones aside; BARRED where it cannot be done at all. */
export function entryPrice(t: Table, unit: number, side: number): number {
  const { board } = of(t);
  const to = board.neighbours[side]!;
  if (to < 0 || isHeld(t, enemyOf(sideOf(t, unit)), to)) return BARRED; // §6.2-enemy-hex
  const rain = isRain(t);
  const base = (rain ? board.rain : board.dry)[side]!; // §6.1-adjacent §12.0-move-terrain
  const water = board.water[side]!;
  if (water === CREEK && rain && isWildCreek(board, side)) return BARRED; // §12.0-creek-move
  const price = water >= MINOR ? riverPrice(t, unit, side, base) : base; // §6.2-creek
  return price >= BARRED ? BARRED : price + stackingPrice(t, unit, to); // §6.2-ridge-zoc
}

/** §6.2-river By the cheapest crossing that is open, or not at all. */
function riverPrice(t: Table, unit: number, side: number, base: number): number {
  return Math.min(crossingPrice(t, unit, side, base), pontoonPrice(t, unit, side)); // §10.2-own-ford
}

function crossingPrice(t: Table, unit: number, side: number, base: number): number {
  const kind = crossingAt(t, side);
  if (kind === 0) return BARRED;
  if (kind !== FERRY) return kind === FORD && isFordClosed(t, side) ? BARRED : base; // §6.2-river-free §6.2-dam §10.0-cost-route §10.0-cost-terrain
  const major = of(t).board.water[side] === MAJOR;
  const penalty = major || isRain(t) || isUnfordable(t, MINOR); // §6.2-ferry-penalty §12.0-flood-ferry §6.2-ferry-minor-dry
  return base >= BARRED || !penalty ? base : base + halves(Math.trunc(t.manpower[unit]! / 3)); // §6.2-ferry-manpower
}

/** §12.0-rivers, §12.0-flood-effect-minor, §12.0-flood-effect-major */
export const isFordClosed = (t: Table, side: number): boolean => isRain(t) || isUnfordable(t, of(t).board.water[side]!);

/** §10.0-cost-pontoon One's own pontoon; an enemy's may not be used (§10.2-own). */
function pontoonPrice(t: Table, unit: number, side: number): number {
  const number = pontoonAt(t, side);
  if (number < 0 || t.pontoons[number]!.owner !== sideOf(t, unit)) return BARRED;
  const { board } = of(t);
  const [from, to] = [hexOf(side), board.neighbours[side]!];
  const weather = isRain(t) ? 'rain' : 'dry';
  const ridge = board.ridge[side]! > 0 ? RIDGE : 0;
  if (board.routed[from] === 1 && board.routed[to] === 1) return halves(tables.terrain.route.road[weather]!) + ridge; // §10.1-road
  if (isClosed(board, from, isRain(t))) return BARRED;
  const open = board.offRoad[isRain(t) ? 1 : 0]![to]!;
  return open >= BARRED ? BARRED : open + ridge;
}

/** §6.2-stack-who What a hex full of friends costs infantry and artillery; cavalry neither pays nor counts (§6.2-stack-cav). */
export function stackingPrice(t: Table, unit: number, hex: number): number {
  // §6.4-unlimited §6.4-force-marker §6.4-force-leave §6.4-force-join
  const { units, board } = of(t);
  if (units.arm[unit] === CAVALRY) return 0;
  const value = stackedValue(t, unit, hex);
  if (value === 0) return 0;
  const terrain = board.terrain[hex]!;
  const tight = IS_CLOSE[terrain] || (terrain === PROVISIONAL && isRain(t)); // ruling stacking-hill
  const whole = (value + 1) >> 1; // §6.2-stack-round
  const row = STACKING.find(each => each.upTo === null || whole <= each.upTo)!; // §6.2-stack-2 §6.2-stack-3-11 §6.2-stack-12
  return halves(tight ? row.close : row.open); // §6.2-stack-road
}

/** In halves, works aside: §6.2-stack-entrench. */
function stackedValue(t: Table, unit: number, hex: number): number {
  const own = sideOf(t, unit);
  if (!isHeld(t, own, hex)) return 0;
  const { arm } = of(t).units;
  const [from, to] = unitRange(t, own);
  let value = 0;
  for (let each = from; each < to; each++)
    if (t.at[each] === hex && each !== unit && (arm[each] === INFANTRY || arm[each] === ARTILLERY))
      value += combatValue(t, each); // §9.0-not-for-stacking
  return value;
}

/** A step of a march as it stands. */
export interface Step {
  readonly price: number; // halves; BARRED
  readonly zones: boolean; // from one normal enemy zone to another: it takes everything
}
/** With what leaving a normal enemy zone costs; restricted ones never matter (§6.2-zoc-restricted). */
export function stepPrice(t: Table, unit: number, side: number): Step {
  const price = entryPrice(t, unit, side);
  const own = sideOf(t, unit);
  if (price < BARRED && isShut(t, unit, hexOf(side), of(t).board.neighbours[side]!))
    return { price: BARRED, zones: false };
  if (price >= BARRED || !inEnemyZone(t, own, hexOf(side))) return { price, zones: false }; // §APP-woods-move
  if (inEnemyZone(t, own, of(t).board.neighbours[side]!)) return { price: 0, zones: true }; // §6.2-zoc-to-zoc
  return { price: price + LEAVE_ZONE, zones: false }; // §6.2-zoc-to-free
}

type Barring = 'no.enemyHex' | 'no.impassable' | 'no.river' | 'no.enemyPontoon' | 'no.ford' | 'no.creek';
/** Why the hex beyond cannot be entered at all; null: it can, at a price. */
export function whyBarred(t: Table, unit: number, side: number): Text | null {
  const { board } = of(t);
  const to = board.neighbours[side]!;
  if (side < 0 || to < 0) return tx('no.adjacent', {}, '§6.1-adjacent');
  if (entryPrice(t, unit, side) < BARRED) return whyShut(t, unit, hexOf(side), to);
  const says = (key: Barring, rule: Rule): Text => tx(key, { hex: hexId(t, to) }, rule);
  if (isHeld(t, enemyOf(sideOf(t, unit)), to)) return says('no.enemyHex', '§6.2-enemy-hex');
  if (board.terrain[to] === WATER) return says('no.impassable', '§6.2-water');
  if (board.water[side] === CREEK && isRain(t) && isWildCreek(board, side)) return says('no.creek', '§12.0-creek-move');
  if (board.water[side]! >= MINOR) {
    const owner = t.pontoons[pontoonAt(t, side)]?.owner;
    const kind = crossingAt(t, side);
    if (kind === 0 && owner === undefined) return says('no.river', '§6.2-river');
    if (kind === 0 && owner !== sideOf(t, unit)) return says('no.enemyPontoon', '§10.2-own');
    if (kind === FORD && isFordClosed(t, side)) return says('no.ford', isRain(t) ? '§12.0-rivers' : floodRule(t, side));
  }
  const steep = board.terrain[to] === MOUNTAIN || board.terrain[hexOf(side)] === MOUNTAIN;
  return says('no.impassable', steep ? '§6.2-mountain' : '§6.2-swamp');
}
const floodRule = (t: Table, side: number): Rule =>
  of(t).board.water[side] === MAJOR ? '§12.0-flood-effect-major' : '§12.0-flood-effect-minor';
