import { go, nobody, only, rules, type Text } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import { CONFEDERATE, hexNamed, INFANTRY, SIDES, type Side, UNION } from '../data/index.ts';
import {
  type Act,
  disorganize,
  FORAGED,
  type GCACW,
  hexId,
  isOnMap,
  isOrganized,
  isRain,
  LEVIED,
  of,
  onMap,
  seatOf,
  sideOf,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isUnsupplied } from './advanced.ts';
import { choicesOf } from './choices.ts';
import { names, specials } from './special.ts';
import { by } from './told.ts';

// 8 RECOVERY in advanced games: levies (step 1), forage (step 2), units out of supply (step 6). A scenario says so by a special rule.

const { procedure } = rules<GCACW>();

// Step 1: levies.

type Levy = Extract<Action, { type: 'levy' }>;

const localities = (t: Table): readonly number[] =>
  of(t).title.levy ? specials(t, 'levy').flatMap(({ hexes }) => hexes.map(hex => hexNamed(of(t), hex))) : [];

/** §8.0-1-levy Confederate infantry at rest, in a locality that has paid nothing yet (ruling GCACW levy-places). */
function whyNotLevy(t: Table, side: Side, unit: number): Text | null {
  const open = localities(t);
  if (open.length === 0) return tx('no.levy', {}, '§8.0-1-levy');
  const args = { unit: unitId(t, unit) };
  const at = t.at[unit]!;
  if (side !== CONFEDERATE || of(t).units.arm[unit] !== INFANTRY) return tx('no.levier', args, '§8.0-1-levy');
  if (isRain(t)) return tx('no.levyRain', {}, '§8.0-1-rain');
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§8.0-1-levy');
  if (t.fatigue[unit] !== 0) return tx('no.levyTired', { ...args, fatigue: t.fatigue[unit]! }, '§8.0-1-levy');
  if (t.built[unit]! > 0) return tx('no.worked', args, '§8.0-1-one');
  if (!open.includes(at)) return tx('no.levyPlace', args, '§8.0-1-levy');
  return t.levied?.includes(at) ? tx('no.levied', { hex: hexId(t, at) }, '§8.0-1-levy') : null;
}

export const levyAct: Act<Levy> = {
  type: 'levy',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    return unit < 0
      ? tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§8.0-1-levy')
      : whyNotLevy(t, side, unit);
  },
  some(t, side) {
    if (localities(t).length === 0) return [];
    const units = unitsWhere(t, side, unit => whyNotLevy(t, side, unit) === null);
    return units.map(unit => ({ type: 'levy', unit: unitId(t, unit) }));
  },
  begin(u, side, action) {
    const { table: t } = u;
    const unit = unitNamed(t, side, action.unit);
    t.built[unit] = LEVIED;
    t.levied = [...(t.levied ?? []), t.at[unit]!];
    u.say(tx('levy.imposed', { unit: action.unit, hex: hexId(t, t.at[unit]!) }, '§8.0-1-levy'), by(side));
  },
};

// Step 2: forage.

type Forage = Extract<Action, { type: 'forage' }>;
const MOST_TIRED = 2;

/** The most its die may show; 0: this unit does not forage in this game. */
export function foragesUpTo(t: Table, unit: number): number {
  if (!of(t).title.forage) return 0;
  return Math.max(0, ...specials(t, 'forage').flatMap(({ units, upTo }) => (names(t, units, unit) ? [upTo] : [])));
}

/** §8.0-2-forage Who lacks supply, is not too tired and did nothing in step 1. */
function whyNotForage(t: Table, unit: number): Text | null {
  const args = { unit: unitId(t, unit) };
  if (foragesUpTo(t, unit) === 0) return tx('no.forager', args, '§8.0-2-forage');
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§8.0-2-forage');
  if (t.fatigue[unit]! > MOST_TIRED)
    return tx('no.forageTired', { ...args, fatigue: t.fatigue[unit]! }, '§8.0-2-forage');
  if (t.built[unit]! > 0) return tx('no.worked', args, '§8.0-2-forage');
  return isUnsupplied(t, unit) ? null : tx('no.forageFed', args, '§8.0-2-forage'); // ruling GCACW forage-food
}

/** A die: up to the number of the scenario, the unit has supply until the next recovery. */
function seek(u: U, side: Side, unit: number): void {
  const { table: t } = u;
  const args = { unit: unitId(t, unit), most: foragesUpTo(t, unit) };
  t.built[unit] = FORAGED;
  const fed = u.roll(6, tx('forage.roll', args, '§8.0-2-forage'), by(side)) <= args.most;
  if (fed) t.fed = [...(t.fed ?? []), unit];
  u.say(tx(fed ? 'forage.found' : 'forage.bare', { unit: args.unit }, '§8.0-2-forage'), by(side));
}

const forageAct: Act<Forage> = {
  type: 'forage',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    return unit < 0 ? tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§8.0-2-forage') : whyNotForage(t, unit);
  },
  some: (t, side) =>
    foragers(t, side).map(unit => ({
      type: 'forage',
      unit: unitId(t, unit),
    })),
  begin: (u, side, action) => seek(u, side, unitNamed(u.table, side, action.unit)),
};
export const foragers = (t: Table, side: Side): readonly number[] =>
  unitsWhere(t, side, unit => whyNotForage(t, unit) === null);
const END = { type: 'endForage' } as const;
const endAct: Act<typeof END> = { type: 'endForage', whyNot: () => null, some: () => [END], begin() {} };
const ALL = [forageAct, endAct] as readonly Act[];

/** What was found in the last recovery is eaten. */
export function foodIsEaten(t: Table): void {
  if (t.fed) t.fed = [];
}

export const foraging = procedure<{ side: Side }>('foraging')({
  seek: {
    asks: ({ table: t }, { side }) => (foragers(t, side).length > 0 ? only(seatOf(side)) : nobody),
    prompt: (_pub, { side }) => tx('prompt.forage', { side: SIDES[side]! }, '§8.0-2-forage'),
    choices: ({ table: t }, { side }) => choicesOf(t, side, ALL),
    take(u, { side }, action: Action) {
      if (action.type === 'endForage') return go('end');
      ALL.find(each => each.type === action.type)!.begin(u, side, action);
      return go('seek');
    },
  },
  end() {},
});

// Step 6, and the supply effects phase of two titles.

/** §8.0-6 Whose units out of supply fall into disorder when the others have recovered: by title both sides', the Union's, nobody's. */
export function starves(t: Table, unit: number): boolean {
  const { recoveryStep6 } = of(t).title;
  const whose = recoveryStep6 === 'both' || (recoveryStep6 === 'union' && sideOf(t, unit) === UNION);
  return whose && isUnsupplied(t, unit);
}

/** Organized units of these fall into disorder. */
export function starve(u: U, rule: '§8.0-6' | '§8.0-6-others', who: (unit: number) => boolean): void {
  const { table: t } = u;
  const units = [UNION, CONFEDERATE].flatMap(side => onMap(t, side).filter(unit => isOrganized(t, unit) && who(unit)));
  for (const unit of units) disorganize(t, unit);
  if (units.length > 0) u.say(tx('supply.lacking', { units: units.map(unit => unitId(t, unit)) }, rule));
}

/** §8.0-6-others Where the title has a supply effects phase instead: after random events (ruling GCACW supply-phase). */
export function supplyEffects(u: U): void {
  const { table: t } = u;
  if (of(t).title.special.some(({ id }) => id === 'unsuppliedTiming'))
    starve(u, '§8.0-6-others', unit => isUnsupplied(t, unit));
}
