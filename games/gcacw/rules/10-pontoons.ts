import type { Text } from '@bivouac/kernel';
import type { Cross, Labour } from '../actions.ts';
import {
  BRIDGE,
  CONFEDERATE,
  DAM,
  distance,
  enemyOf,
  halves,
  hexOf,
  INFANTRY,
  lowerOf,
  MAJOR,
  MINOR,
  SIDES,
  type Side,
  tables,
} from '../data/index.ts';
import {
  type Act,
  BUILT,
  combatValue,
  isOnMap,
  isRain,
  isUnfordable,
  of,
  type Pontoon,
  sideOf,
  type Table,
  touch,
  type U,
  unitId,
  unitNamed,
  unitsIn,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { marchOf } from './06-move.ts';
import {
  banksOf,
  crossingAt,
  edgeId,
  holding,
  type Modifier,
  pontoonAt,
  printedAt,
  sidesOf,
  sideTo,
  sumOf,
  valueIn,
} from './10-crossings.ts';
import { capitolHex, isNamed } from './special.ts';
import { by } from './told.ts';

// 10.1, 10.2 PONTOONS: built in recovery (§10.1-names), in every title (§10.1-slb), broken by the enemy, dismantled on a march.

const PRICES = tables.bridges.build;

/** How many of this class a side may have; null: any number. */
function limitOf(t: Table, side: Side, river: number): number | null {
  const { scenario, title } = of(t);
  const [name, kind] = [SIDES[side]!, river === MAJOR ? 'major' : 'minor'] as const;
  return scenario.bridgeMarkers?.[name][kind] ?? title.bridge[`${kind}Limit`][name]; // §10.1-marker-minor-free §2.1-components §10.1-marker-designate
}
/** §10.1-chatham-sjw One that is outside the limit. */
const isExtra = (t: Table, edge: number): boolean => isNamed(t, 'unionPontoon', printedAt(t, edge)?.name ?? '');
/** §10.1-marker-return Those that lie. */
const lying = (t: Table, side: Side, river: number): number =>
  t.pontoons.filter(each => each.owner === side && of(t).board.water[each.side] === river && !isExtra(t, each.side))
    .length;

function whyNoMarker(t: Table, side: Side, edge: number): Text | null {
  const river = of(t).board.water[edge]!;
  const { confederateMajor, unionMajor } = of(t).title.bridge;
  if (river === MAJOR && !(side === CONFEDERATE ? confederateMajor : unionMajor))
    return tx('no.majorRiver', { side: SIDES[side]! }, side === CONFEDERATE ? '§10.1-major-csa' : '§10.1-major-union'); // §10.1-rtg-csa
  const most = limitOf(t, side, river);
  if (most === null || isExtra(t, edge) || lying(t, side, river) < most) return null;
  return tx('no.pontoonLeft', { most }, river === MAJOR ? '§10.1-marker-major' : '§10.1-marker-minor');
}

/** Why nobody of this side could build on this hexside. */
function whyNotOn(t: Table, side: Side, edge: number): Text | null {
  const { board, title } = of(t);
  const args = { edge: edgeId(t, edge) };
  const river = board.water[edge]!;
  if (river < MINOR) return tx('no.riverHere', args, river > 0 ? '§10.1-no-creek' : '§10.1-side');
  if (pontoonAt(t, edge) >= 0) return tx('no.pontoonThere', args, '§10.1-one-per-side');
  const kind = crossingAt(t, edge);
  if (kind === BRIDGE || kind === DAM) return tx('no.bridgeThere', args, '§10.1-side'); // §10.1-fords
  if (t.spoilt.includes(lowerOf(board, edge))) return tx('no.buildAgain', args, '§10.1-b2-fail');
  if (banksOf(t, edge).some(hex => valueIn(t, enemyOf(side), hex) >= halves(title.bridge.blockBuildCV)))
    return tx('no.enemyAtRiver', args, '§10.1-enemy-5'); // §10.1-enemy-entrench
  return whyNoMarker(t, side, edge);
}

/** Why this unit could build nowhere. */
function whyNotBuilder(t: Table, unit: number): Text | null {
  const args = { unit: unitId(t, unit) };
  const { units, title } = of(t);
  if (isRain(t)) return tx('no.worksRain', {}, '§10.1-rain'); // §12.0-bridges
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§10.1-who');
  if (units.arm[unit] !== INFANTRY) return tx('no.builder', args, '§10.1-who');
  if (t.fatigue[unit] !== 0) return tx('no.builderTired', { ...args, fatigue: t.fatigue[unit]! }, '§10.1-who');
  if (t.built[unit]! > 0)
    return tx('no.worked', args, t.built[unit] === BUILT ? '§10.1-one-per-unit' : '§10.1-exclusive');
  if (combatValue(t, unit) < halves(title.bridge.minBuildCV))
    return tx('no.builderWeak', { ...args, needs: title.bridge.minBuildCV }, '§10.1-cv');
  const other = unitsIn(t, sideOf(t, unit), t.at[unit]!).find(each => t.built[each] === BUILT);
  return other === undefined ? null : tx('no.builderHere', { unit: unitId(t, other) }, '§10.1-one-per-hex');
}

/** §10.1-mod-cumulative The lines of the building die: of those about routes only one applies. */
export function buildModifiers(t: Table, side: Side, edge: number): readonly Modifier[] {
  const { board, title } = of(t);
  const river = board.water[edge]!;
  const major = river === MAJOR;
  const printed = printedAt(t, edge);
  const routes = banksOf(t, edge).filter(hex => board.routed[hex] === 1).length;
  return holding(
    [side === CONFEDERATE && major && isNearCapitol(t, edge), PRICES.capitol, '§10.1-mod-capitol'],
    [isUnfordable(t, river), PRICES.unfordable, '§10.1-mod-flood'],
    [printed !== null && printed.name === title.bridge.barrett, PRICES.barrett, '§10.1-mod-barrett'],
    [major, PRICES.major, '§10.1-mod-major'],
    [routes === 2 && !printed, PRICES.noFord, '§10.1-mod-noford'],
    [routes === 1, PRICES.oneRoute, '§10.1-mod-one'],
    [routes === 0, PRICES.noRoute, '§10.1-mod-none'],
  );
}
function isNearCapitol(t: Table, edge: number): boolean {
  const capitol = capitolHex(t);
  return capitol >= 0 && banksOf(t, edge).some(hex => distance(of(t).board, hex, capitol) <= PRICES.capitolRange);
}

/** §10.1-roll-needed, §10.1-b1 The hexside is named, then the die is rolled. */
function build(u: U, unit: number, edge: number): void {
  const { table: t } = u;
  const side = sideOf(t, unit);
  const modifier = sumOf(buildModifiers(t, side, edge));
  const args = { unit: unitId(t, unit), edge: edgeId(t, edge) };
  t.built[unit] = BUILT;
  const die = u.roll(6, tx('pontoon.roll', { ...args, modifier }, '§10.1-b1'), by(side));
  if (die + modifier > PRICES.upTo) {
    t.spoilt.push(lowerOf(of(t).board, edge)); // §10.1-b2-fail
    return u.say(tx('pontoon.failed', args, '§10.1-b2-fail'), by(side));
  }
  t.pontoons.push({ side: lowerOf(of(t).board, edge), owner: side }); // §10.1-b2-success
  touch(t);
  u.say(tx('pontoon.built', args, '§10.1-b2-success'), by(side));
}

export const buildAct: Act<Labour<'build'>> = {
  type: 'build',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    if (unit < 0) return tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§10.1-who');
    const barred = whyNotBuilder(t, unit);
    if (barred) return barred;
    const edge = sideTo(t, t.at[unit]!, action.to);
    return edge < 0 ? tx('no.edge', { unit: action.unit, hex: action.to }, '§10.1-side') : whyNotOn(t, side, edge);
  },
  some: (t, side) =>
    unitsWhere(t, side, unit => whyNotBuilder(t, unit) === null).flatMap(unit =>
      sidesOf(t, t.at[unit]!)
        .filter(edge => whyNotOn(t, side, edge) === null)
        .map(edge => ({ type: 'build' as const, unit: unitId(t, unit), to: edgeId(t, edge).slice(5) })),
    ),
  begin(u, side, action) {
    const unit = unitNamed(u.table, side, action.unit);
    build(u, unit, sideTo(u.table, u.table.at[unit]!, action.to));
  },
};

// How they go.

const reaches = (t: Table, { side }: Pontoon, hex: number): boolean => banksOf(t, side).includes(hex);
function take(u: U, gone: readonly Pontoon[], unit: number, key: 'pontoon.broken' | 'pontoon.dismantled'): void {
  const { table: t } = u;
  if (gone.length === 0) return;
  t.pontoons = t.pontoons.filter(each => !gone.includes(each));
  touch(t);
  const rule = key === 'pontoon.broken' ? '§10.2-pontoon-destroy' : '§10.2-dismantle';
  for (const { side } of gone)
    u.say(tx(key, { unit: unitId(t, unit), edge: edgeId(t, side) }, rule), by(sideOf(t, unit)));
}

/** §10.2-pontoon-destroy Whoever is strong enough: one unit, not a stack. */
export const breaksPontoons = (t: Table, unit: number): boolean =>
  isOnMap(t, unit) && combatValue(t, unit) >= halves(of(t).title.bridge.destroyCV);
export const pontoonsBroken = (t: Table, unit: number): readonly Pontoon[] =>
  t.pontoons.length === 0 || !breaksPontoons(t, unit)
    ? []
    : t.pontoons.filter(each => each.owner !== sideOf(t, unit) && reaches(t, each, t.at[unit]!));
/** A unit has ended a march, a retreat or an advance here: enemy pontoons beside it go. */
export const breakPontoons = (u: U, unit: number): void =>
  take(u, pontoonsBroken(u.table, unit), unit, 'pontoon.broken');
/** §10.2-pontoon-attachment After random events: those whom the last recovery made strong enough. */
export function breakAfterRecovery(u: U): void {
  for (const unit of u.table.risen) breakPontoons(u, unit);
  u.table.risen = [];
}

/** §10.2-dismantle-any Whatever unit is on the march; it costs nothing. */
export const dismantleAct: Act<Cross<'dismantle'>> = {
  type: 'dismantle',
  whyNot(t, side, action) {
    const { unit } = marchOf(t);
    const edge = sideTo(t, t.at[unit]!, action.to);
    const pontoon = edge < 0 ? undefined : t.pontoons[pontoonAt(t, edge)];
    return pontoon?.owner === side
      ? null
      : tx('no.ownPontoon', { unit: unitId(t, unit), hex: action.to }, '§10.2-dismantle');
  },
  some(t, side) {
    const hex = t.at[marchOf(t).unit]!;
    return t.pontoons
      .filter(each => each.owner === side && reaches(t, each, hex))
      .map(each => ({ type: 'dismantle', to: farBank(t, each, hex) }));
  },
  begin(u, _side, action) {
    const { table: t } = u;
    const { unit } = marchOf(t);
    take(u, [t.pontoons[pontoonAt(t, sideTo(t, t.at[unit]!, action.to))]!], unit, 'pontoon.dismantled');
  },
};
function farBank(t: Table, { side }: Pontoon, hex: number): string {
  const [near, far] = edgeId(t, side).split('-') as [string, string];
  return hexOf(side) === hex ? far : near;
}
