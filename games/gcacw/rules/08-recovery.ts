import { call, go, nobody, only, rules, type Text } from '@bivouac/kernel';
import type { Action, Entrench } from '../actions.ts';
import { BOTH, CONFEDERATE, SIDES, type Side, UNION } from '../data/index.ts';
import {
  type Act,
  DUG,
  type GCACW,
  isOnMap,
  isRain,
  of,
  seatOf,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { foodIsEaten, foraging, levyAct, starve, starves } from './08-supply.ts';
import { dig, nextWorks } from './09-works.ts';
import { breaksPontoons, buildAct } from './10-pontoons.ts';
import { repairAct } from './10-repair.ts';
import { isUnsupplied } from './advanced.ts';
import { choicesOf } from './choices.ts';
import { forcesOf, unitOf } from './li-forces.ts';

// 8 RECOVERY, in its strict order (8.0-order). What advanced games add to it is in 08-supply.ts.

const { procedure } = rules<GCACW>();
const RECOVERS = 3; // levels of fatigue

// Step 1: one labour a unit.

/** §9.0-recovery-any-arm Why a unit may not dig in recovery; demoralized ones may (§9.0-recovery-demoralized). */
function whyNotDig(t: Table, unit: number): Text | null {
  const args = { unit: unitId(t, unit) };
  if (isRain(t)) return tx('no.digRain', {}, '§9.0-recovery-rain'); // §8.0-1-rain §12.0-no-entrench
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§9.0-recovery-f0');
  if (t.fatigue[unit] !== 0) return tx('no.digRested', { ...args, fatigue: t.fatigue[unit]! }, '§9.0-recovery-f0'); // §8.0-1-who
  if (t.built[unit]! > 0)
    return tx('no.worked', args, t.built[unit] === DUG ? '§8.0-1-one' : '§9.0-recovery-exclusive');
  return nextWorks(t, unit, 'recovery') < 0 ? tx('no.digFort', args, '§APP-entrench-blank') : null;
}

const digAct: Act<Entrench> = {
  type: 'entrench',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    return unit < 0 ? tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§8.0-1-who') : whyNotDig(t, unit);
  },
  some: (t, side) =>
    unitsWhere(t, side, unit => whyNotDig(t, unit) === null).map(unit => ({
      type: 'entrench',
      unit: unitId(t, unit),
    })),
  begin(u, side, action) {
    const unit = unitNamed(u.table, side, action.unit);
    u.table.built[unit] = DUG;
    dig(u, unit, 'recovery'); // §5.5-in-addition
  },
};
const END = { type: 'endWorks' } as const;
const endAct: Act<typeof END> = { type: 'endWorks', whyNot: () => null, some: () => [END], begin() {} };
export const LABOURS: readonly Act[] = [digAct, buildAct, repairAct, levyAct] as readonly Act[];
const ALL: readonly Act[] = [...LABOURS, endAct as Act];

/** Who has force markers is asked too: he may show one and let it work. */
const hasLabour = (t: Table, side: Side): boolean =>
  !isRain(t) && (forcesOf(t, side).length > 0 || LABOURS.some(each => each.some(t, side).length > 0)); // §8.0-1-rain

export const labours = procedure<{ side: Side }>('labours')({
  work: {
    asks: ({ table: t }, { side }) => (hasLabour(t, side) ? only(seatOf(side)) : nobody),
    prompt: (_pub, { side }) => tx('prompt.works', { side: SIDES[side]! }, '§8.0-1-who'),
    choices: ({ table: t }, { side }) => choicesOf(t, side, ALL),
    take(u, { side }, action: Action) {
      if (action.type === 'endWorks') return go('end');
      ALL.find(each => each.type === action.type)!.begin(u, side, action);
      return go('work');
    },
  },
  end() {},
});

// Steps 3 to 5.
/** The columns of recovery. */
type Restored = Pick<Table, 'fatigue' | 'exhausted' | 'organized' | 'demoralized'>;

/** §8.0-3-current Steps 3, 4 and 5 of one unit, by its fatigue before step 5. */
export function recover(t: Restored, unit: number, unsupplied = false): void {
  const fatigue = t.fatigue[unit]!;
  if (fatigue <= 1) rest(t, unit, unsupplied);
  if (fatigue >= 3) t.exhausted[unit] = 1; // §8.0-4 §8.0-4-old-backs
  t.fatigue[unit] = Math.max(0, fatigue - RECOVERS); // §8.0-5
}

/** Step 3: order, breath, heart; whoever was at Demoralize-2 only takes heart, without supply there is no order (§8.0-3a-supply). */
function rest(t: Restored, unit: number, unsupplied: boolean): void {
  const level = t.demoralized[unit]!;
  if (level < 2) {
    if (!unsupplied) t.organized[unit] = 1; // §8.0-3a §8.0-3a-dem2 §APP-recovery
    t.exhausted[unit] = 0; // §8.0-3b §8.0-3b-dem2
  }
  t.demoralized[unit] = Math.max(0, level - 1); // §8.0-3c-1 §8.0-3c-2 §11.0-recover
}

/** The same for units in force markers, and for dummies: §LI-dummy-march-in-place. */
function recoverHidden(u: U, side: Side): void {
  const hand = u.hand(seatOf(side));
  for (const kept of hand.kept) {
    const { fatigue, exhausted, organized, demoralized } = kept;
    const one = { fatigue: [fatigue], exhausted: [exhausted], organized: [organized], demoralized: [demoralized] };
    const unit = unitOf(kept);
    recover(one, 0, isUnsupplied(u.table, unit));
    kept.fatigue = one.fatigue[0]!;
    kept.exhausted = one.exhausted[0]!;
    kept.organized = starves(u.table, unit) ? 0 : one.organized[0]!; // §8.0-6
    kept.demoralized = one.demoralized[0]!;
    kept.activated = 0;
  }
  hand.tired = hand.tired.map(tired => Math.max(0, tired - RECOVERS));
}

function recoverAll(u: U): void {
  const { table: t } = u;
  const weak = (unit: number): boolean => !breaksPontoons(t, unit);
  const before = t.at.map((_, unit) => weak(unit));
  for (let unit = 0; unit < of(t).units.count; unit++) if (isOnMap(t, unit)) recover(t, unit, isUnsupplied(t, unit));
  starve(u, '§8.0-6', unit => starves(t, unit));
  t.risen = t.at.map((_, unit) => unit).filter(unit => before[unit] && !weak(unit)); // §10.2-pontoon-attachment
  if (t.forces.length > 0) for (const side of BOTH) recoverHidden(u, side);
  u.say(tx('recovery.done', {}, '§8.0-order'));
}

/** §3.0-recovery-phase Steps 1 and 2 are asked, the Union first; the rest needs no decision. */
export const recovery = procedure('recovery')({
  begin(u) {
    u.say(tx('recovery.begins', {}, '§3.0-recovery-phase'), { heading: 'phase' });
  },
  union: () => call(labours, { side: UNION }),
  confederate: () => call(labours, { side: CONFEDERATE }),
  food: u => foodIsEaten(u.table),
  forageUnion: () => call(foraging, { side: UNION }),
  forageConfederate: () => call(foraging, { side: CONFEDERATE }),
  recover: u => recoverAll(u),
});
