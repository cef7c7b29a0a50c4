import { done, go, list, nobody, only, rules } from '@bivouac/kernel';
import { ARMS, distance, hexNamed, SIDES } from '../data/index.ts';
import {
  type Action,
  combatValue,
  disorganize,
  type GCACW,
  GONE,
  hexId,
  isOnMap,
  isOrganized,
  leaderAt,
  leaderId,
  leaderSide,
  lose,
  NOT_YET,
  of,
  place,
  SURRENDER,
  seatOf,
  sideOf,
  type Table,
  type U,
  unitId,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { relocate, settle } from './06-homes.ts';
import { mayAttach } from './06-leaders.ts';
import { endOf, leaveMarkers } from './06-move.ts';
import { showLeader } from './li-forces.ts';
import { names, type Special, specials } from './special.ts';
import { by, leftMap, removed } from './told.ts';

// SPECIAL RULES that make something happen: garrisons that surrender, gunboats, leaders who fall.

const { procedure } = rules<GCACW>();

const near = (t: Table, hex: string, within: number, unit: number): boolean =>
  distance(of(t).board, hexNamed(of(t), hex), t.at[unit]!) <= within;
const isOf = (t: Table, unitTypes: readonly string[], unit: number): boolean =>
  unitTypes.includes(ARMS[of(t).units.arm[unit]!]!);

/** The units that surrender now. */
export function fallen(t: Table): number[] {
  return specials(t, 'surrender').flatMap(rule => {
    const garrison = of(t).units.ids.flatMap((_, unit) =>
      names(t, rule.units, unit) && isOnMap(t, unit) && near(t, rule.hex, rule.within, unit) ? [unit] : [],
    );
    return garrison.length > 0 && isBesieged(t, rule, garrison[0]!) && !isRelieved(t, rule, garrison[0]!)
      ? garrison
      : [];
  });
}
function isBesieged(t: Table, { hex, besiegers }: Special<'surrender'>, one: number): boolean {
  const enemy = sideOf(t, one) === 0 ? 1 : 0;
  const around = unitsWhere(
    t,
    enemy,
    unit => isOf(t, besiegers.unitTypes, unit) && near(t, hex, besiegers.within, unit),
  );
  return around.reduce((sum, unit) => sum + combatValue(t, unit), 0) >= 2 * besiegers.combatValue;
}
const isRelieved = (t: Table, { relief }: Special<'surrender'>, one: number): boolean =>
  unitsWhere(
    t,
    sideOf(t, one),
    unit =>
      of(t).units.data[unit]!.command === relief.command &&
      isOf(t, relief.unitTypes, unit) &&
      near(t, relief.hex, relief.within, unit),
  ).length > 0;

/** Who may ride out before the first surrender. */
function riders(t: Table): number[] {
  if (t.fell > 0 || fallen(t).length === 0) return [];
  return specials(t, 'escape').flatMap(({ units, hex, maxFatigue }) =>
    of(t).units.ids.flatMap((_, unit) =>
      names(t, units, unit) && t.at[unit] === hexNamed(of(t), hex) && t.fatigue[unit]! <= maxFatigue ? [unit] : [],
    ),
  );
}

const STAY = { type: 'stay' } as const;

/** Before recovery: a garrison that is cut off lays down its arms. */
export const surrender = procedure('surrender')({
  begin: ({ table: t }) => (fallen(t).length > 0 ? undefined : done()),
  ride: {
    plain: true,
    asks: ({ table: t }) => (riders(t).length > 0 ? only(seatOf(sideOf(t, riders(t)[0]!))) : nobody),
    prompt: ({ table: t }) => tx('prompt.escape', { side: SIDES[sideOf(t, riders(t)[0]!)]! }, '§1.0-replace'),
    choices: ({ table: t }) =>
      list([STAY, ...riders(t).map((unit): Action => ({ type: 'escape', unit: unitId(t, unit) }))]),
    take(u, _locals, action) {
      if (action.type !== 'escape') return;
      rideOut(u, of(u.table).units.ids.indexOf(action.unit));
      return go('ride');
    },
  },
  fall(u) {
    const { table: t } = u;
    for (const unit of fallen(t)) layDown(u, unit);
    t.fell = t.turn;
    return settle(t);
  },
});

function rideOut(u: U, unit: number): void {
  const { table: t } = u;
  const hex = t.at[unit]!;
  place(t, unit, GONE);
  u.say(tx('unit.escaped', { unit: unitId(t, unit) }, '§1.0-replace'), removed(t, unit, hex));
  relocate(u, unit, hex);
  leaveMarkers(t, sideOf(t, unit), hex); // §7.8-stays
}
function layDown(u: U, unit: number): void {
  const { table: t } = u;
  const hex = t.at[unit]!;
  const manpower = lose(t, unit, t.manpower[unit]!, SURRENDER);
  u.say(tx('unit.surrendered', { unit: unitId(t, unit), manpower }, '§1.0-replace'), () => ({
    ...by(sideOf(t, unit)),
    lost: manpower,
  }));
  endOf(u, unit, hex);
}

/** The rule by which a unit is under fire where it stands. */
export const fireOn = (t: Table, unit: number): Special<'underFire'> | undefined =>
  specials(t, 'underFire').find(
    ({ side, hexes }) => SIDES[sideOf(t, unit)] === side && hexes.some(hex => hexNamed(of(t), hex) === t.at[unit]),
  );
/** A march has ended under fire. */
export function underFire(u: U, unit: number): void {
  const { table: t } = u;
  const fire = fireOn(t, unit);
  if (!fire || !isOrganized(t, unit)) return;
  disorganize(t, unit);
  u.say(tx('special.happens', { scenario: t.scenario, special: fire.id }, '§1.0-replace'), by(sideOf(t, unit)));
}

/** Leaders leave at the start of a turn, and another takes the place of the first. */
export function succeed(u: U): void {
  const { table: t } = u;
  for (const rule of specials(t, 'succession')) {
    const { ids } = of(t).leaders;
    const successor = ids.indexOf(rule.successor);
    const leaving = rule.leaders.map(slug => ids.indexOf(slug));
    const first = leaving[0]!;
    if (t.with[successor] === NOT_YET) for (const each of leaving) showLeader(u, each);
    if (t.with[successor] !== NOT_YET || leaderAt(t, first) < 0) continue;
    const unit = t.with[first]!;
    for (const each of leaving) leave(u, each);
    t.with[successor] = mayAttach(t, successor, unit) ? unit : anyUnder(t, successor);
    u.say(tx('special.happens', { scenario: t.scenario, special: rule.id }, '§1.0-replace'), () => ({
      ...by(leaderSide(t, successor)),
      placed: { pieces: [rule.successor], at: hexId(t, Math.max(0, leaderAt(t, successor))) },
    }));
  }
}
function leave(u: U, leader: number): void {
  const { table: t } = u;
  const hex = leaderAt(t, leader);
  t.with[leader] = GONE;
  if (hex >= 0)
    u.say(tx('leader.leaves', { leader: leaderId(t, leader) }, '§1.0-replace'), () => leftMap(t, leader, hex));
}
/** Any unit of his, or GONE. */
function anyUnder(t: Table, leader: number): number {
  const found = of(t).units.ids.findIndex((_, unit) => isOnMap(t, unit) && mayAttach(t, leader, unit));
  return found < 0 ? GONE : found;
}
