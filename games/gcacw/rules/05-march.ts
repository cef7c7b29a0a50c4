import { go, nobody, only, rules, type Text } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import { ARTILLERY, halves, SIDES, type Side } from '../data/index.ts';
import {
  type Act,
  disorganize,
  type GCACW,
  has,
  isOnMap,
  isOrganized,
  lose,
  MARCHING,
  MOST_FATIGUE,
  of,
  seatOf,
  sideOf,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
  unitRange,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone } from './02-zones.ts';
import {
  allowed,
  extendedFor,
  extendedModifier,
  forceBonus,
  forceDice,
  forceLoss,
  isExtended,
  marchDice,
  rollAll,
} from './05-dice.ts';
import { beginDoing, endOf, marchOf, moveAct } from './06-move.ts';
import { attackAct } from './07-attack.ts';
import { alert, askCavalry } from './07-cavalry.ts';
import { refuseAct, unrefuseAct } from './07-refuse.ts';
import { destroyAct } from './10-destroy.ts';
import { breakPontoons, dismantleAct } from './10-pontoons.ts';
import { choicesOf } from './choices.ts';
import { stragglersAdd, whyNotActivated } from './special.ts';
import { underFire } from './special-events.ts';
import { by } from './told.ts';

// 5.1 THE MARCH of one unit, alone or within a leader's activation.

const { procedure } = rules<GCACW>();

/** §5.1-fatigue-3 Fatigue 3 or less, or organized at 4 with the option (§5.1-opt-f4); nothing else bars a march (§5.1-any-status). */
export const isFresh = (t: Table, unit: number): boolean =>
  t.fatigue[unit]! < MOST_FATIGUE || (has(t, 'fatigue-4') && isOrganized(t, unit)); // §6.5-four-option

/** Why a unit cannot be chosen to march, by itself or by a leader. */
export function whyNotMarch(t: Table, unit: number): Text | null {
  if (!isOnMap(t, unit)) return tx('no.unitHere', { unit: unitId(t, unit) }, '§5.1-anywhere');
  const { fatigue } = t;
  if (!isFresh(t, unit)) return tx('no.tired', { unit: unitId(t, unit), fatigue: fatigue[unit]! }, '§5.1-fatigue-3'); // §6.5-four
  return whyNotActivated(t, unit);
}

export const GOES_ON = -2;
/** A unit is on the march with so many halves left. */
export function onTheMarch(t: Table, unit: number, from: number, left: number, moved: number): void {
  t.march = {
    unit,
    from,
    left,
    cut: 0,
    moved,
    attacked: 0,
    forced: 0,
    weary: 0,
    begun: moved > 0 ? 1 : 0,
    over: left <= 0 && moved > 0 ? 1 : 0,
    barred: 0,
    zoned: moved > 0 && inEnemyZone(t, sideOf(t, unit), t.at[unit]!) ? 1 : 0, // it was discovered there
    advanced: -1,
    seen: -1,
    alert: [],
    declined: [],
  };
}

/** Step 1 and 2: the allowance, then fatigue and the risk of an extended march (§5.1-ma-first). */
function beginMarch(u: U, unit: number, given: number): void {
  const { table: t } = u;
  const side = sideOf(t, unit);
  const weary = t.fatigue[unit] === MOST_FATIGUE;
  const args = { unit: unitId(t, unit) };
  const dice = marchDice(t, unit);
  const left =
    given >= 0 ? given : halves(allowed(dice, rollAll(u, dice.dice, 'march.roll', args, '§5.1-ma-first', side)));
  onTheMarch(t, unit, t.at[unit]!, left, 0);
  marchOf(t).weary = weary ? 1 : 0;
  t.activated[unit]!++;
  if (weary)
    disorganize(t, unit); // §5.1-opt-f4-disorg §5.1-opt-f4-no-ext
  else {
    tire(t, unit, 1); // §5.1-fatigue-up §5.1-no-move §5.2-6-fatigue §6.5-increase
    if (isExtended(t.exhausted[unit] === 1, t.fatigue[unit]!)) extendMarch(u, unit); // §5.2-6-ext
  }
  u.say(tx('march.begins', { ...args, left, fatigue: t.fatigue[unit]! }, '§5.1-single-unit'), by(side));
}

/** §5.1-ext-roll, §5.1-ext-d, §5.1-ext-loss Straggling; whoever is left carries on (§5.1-ext-continue). */
function extendMarch(u: U, unit: number): void {
  const { table: t } = u;
  const to = t.fatigue[unit]!;
  const modifier = extendedModifier(t, unit, to - 1, to) + stragglersAdd(t);
  const die = u.roll(
    6,
    tx('march.extended', { unit: unitId(t, unit), modifier }, '§5.1-ext-roll'),
    by(sideOf(t, unit)),
  );
  const result = extendedFor(t, unit, die + modifier);
  const told = { result, modified: die + modifier, men: isOrganized(t, unit) ? 0 : t.manpower[unit]! };
  u.say(tx('march.straggled', { unit: unitId(t, unit), ...told }, '§5.1-ext-roll'), () => ({
    ...by(sideOf(t, unit)),
    ...(Number(result) > 0 ? { lost: Number(result) } : {}),
  }));
  if (result !== '-') suffer(u, unit, Number(result) || 0); // §5.1-ext-none
}

/** Disorganized, and fewer by so many. */
function suffer(u: U, unit: number, manpower: number): void {
  const { table: t } = u;
  const hex = t.at[unit]!;
  disorganize(t, unit);
  if (manpower === 0) return;
  lose(t, unit, manpower, MARCHING);
  if (t.manpower[unit]! > 0) return;
  marchOf(t).over = 1; // §5.1-force-eliminate
  endOf(u, unit, hex);
}

const forceAct: Act<Extract<Action, { type: 'force' }>> = {
  type: 'force',
  whyNot(t) {
    const { unit, begun, forced, weary } = marchOf(t);
    const args = { unit: unitId(t, unit) };
    if (begun === 1 || forced === 1) return tx('no.forceLate', args, '§5.1-force-step');
    if (of(t).units.arm[unit] === ARTILLERY) return tx('no.forceGuns', args, '§5.1-force-no-art');
    if (weary === 1) return tx('no.forceWeary', args, '§5.1-opt-f4-no-force');
    return isOrganized(t, unit) ? null : tx('no.forceDisorganized', args, '§5.1-force-org');
  },
  some: t => (forceAct.whyNot(t, 0, FORCE) === null ? [FORCE] : []),
  begin(u) {
    const { table: t } = u;
    const march = marchOf(t);
    const { unit } = march;
    const dice = forceDice(t, unit);
    march.forced = 1;
    const rolled = rollAll(u, dice.dice, 'march.force', { unit: unitId(t, unit) }, '§5.1-force-step', sideOf(t, unit));
    march.left += forceBonus(dice, rolled); // §5.2-7-force
    const lost = forceLoss(dice, rolled);
    u.say(tx('march.forced', { unit: unitId(t, unit), left: march.left, lost }, '§5.1-force-inf'), () => ({
      ...by(sideOf(t, unit)),
      ...(lost > 0 ? { lost } : {}),
    }));
    suffer(u, unit, lost); // §5.1-force-disorg §5.1-force-marker
  },
};
const FORCE = { type: 'force' } as const;
const END = { type: 'end' } as const;

const endAct: Act<Extract<Action, { type: 'end' }>> = {
  type: 'end',
  whyNot: () => null, // §5.1-end §7.1-voluntary
  some: () => [END],
  begin(u) {
    const march = marchOf(u.table);
    beginDoing(march);
    march.over = 1;
  },
};

/** What a marching unit may do: §6.0-march-does. */
const DEEDS: readonly Act[] = [
  ...[moveAct, forceAct, dismantleAct, endAct],
  ...[attackAct, refuseAct, unrefuseAct],
] as readonly Act[];
/** What it may do when its march is over: try a bridge or ferry, or take up a pontoon behind it. */
const LAST_DEEDS: readonly Act[] = [destroyAct, dismantleAct, endAct] as readonly Act[];

const isOver = (t: Table): boolean => t.march === null || t.march.over === 1;

/** Whether it stands beside a crossing it may try to destroy; who stopped by himself has had his chance to dismantle. */
function hasLastDeed(t: Table): boolean {
  const { march } = t;
  if (!march || !isOnMap(t, march.unit)) return false;
  const side = sideOf(t, march.unit);
  return destroyAct.some(t, side).length > 0 || (march.left <= 0 && dismantleAct.some(t, side).length > 0);
}

/** `allowance` in halves; -1: it is rolled; GOES_ON: it is on the march already. */
export const march = procedure<{ unit: number; allowance: number }>('march')({
  begin: (u, { unit, allowance }) => (allowance === GOES_ON ? undefined : beginMarch(u, unit, allowance)),
  watch: u => (alert(u.table) ? askCavalry(u.table) : undefined), // §5.1-cav-retreat-window §5.2-6-cav §6.2-cav-retreat
  watched: u => (alert(u.table) ? go('watch') : undefined),
  go: {
    asks: ({ table: t }) => (isOver(t) ? nobody : only(seatOf(sideOf(t, t.march!.unit)))),
    prompt: ({ table: t }) =>
      tx('prompt.march', { unit: unitId(t, t.march!.unit), left: t.march!.left }, '§6.0-march-does'),
    choices: ({ table: t }) => choicesOf(t, sideOf(t, t.march!.unit), DEEDS),
    take: (u, _locals, action) => DEEDS.find(each => each.type === action.type)!.begin(u, u.table.active, action),
  },
  more: u => (isOver(u.table) && !alert(u.table) ? undefined : go('watch')), // §7.1-m6-continue §5.1-end-attack §6.2-zoc-attack-continue §6.2-zoc-cav-gone
  pontoons: u => breakPontoons(u, marchOf(u.table).unit), // §10.2-pontoon-destroy
  last: {
    asks: ({ table: t }) => (hasLastDeed(t) ? only(seatOf(sideOf(t, t.march!.unit))) : nobody),
    prompt: ({ table: t }) => tx('prompt.last', { unit: unitId(t, t.march!.unit) }, '§10.2-perm-who'),
    choices: ({ table: t }) => choicesOf(t, sideOf(t, t.march!.unit), LAST_DEEDS),
    take(u, _locals, action) {
      if (action.type === 'end') return go('end');
      LAST_DEEDS.find(each => each.type === action.type)!.begin(u, u.table.active, action);
      return go('last');
    },
  },
  end(u) {
    const { table: t } = u;
    const { unit } = marchOf(t);
    underFire(u, unit);
    u.say(tx('march.ends', { unit: unitId(t, unit) }, '§6.1-not-saved'), by(sideOf(t, unit)));
    t.march = null;
  },
});

/** §5.1-anywhere One unit marches. */
export const marchAct: Act<Extract<Action, { type: 'march' }>> = {
  type: 'march',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    if (unit < 0) return tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§5.1-single-unit');
    return whyNotMarch(t, unit);
  },
  some(t, side) {
    const [from, to] = unitRange(t, side);
    const found: Extract<Action, { type: 'march' }>[] = [];
    for (let unit = from; unit < to; unit++)
      if (isOnMap(t, unit) && whyNotMarch(t, unit) === null) found.push({ type: 'march', unit: unitId(t, unit) });
    return found;
  },
  begin: (u, side, action) => ({
    call: march,
    locals: { unit: unitNamed(u.table, side, action.unit), allowance: -1 },
  }),
};

/** §4.2-no-unit-auto Whether a side has a unit that could act: any that is fresh enough and not held back. */
export function canAct(t: Table, side: Side): boolean {
  const [from, to] = unitRange(t, side);
  for (let unit = from; unit < to; unit++)
    if (isOnMap(t, unit) && isFresh(t, unit) && !whyNotActivated(t, unit)) return true;
  return t.forces.some(each => each.owner === side); // whether they are dummies or tired is secret
}
