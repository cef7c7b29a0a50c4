import { list, nobody, only, rules } from '@bivouac/kernel';
import { shifted } from '@bivouac/maps/plane';
import { BW, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  basesOf,
  depthsOf,
  formOf,
  isArtillery,
  isLimbered,
  type LL,
  sideOf,
  type Table,
  type U,
  unitId,
  unitNumber,
  unitsOn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isLegalForm, poseOf } from './01-units.ts';
import { removed, spotOf, went } from './told.ts';

// 1 LOSSES: bases leave a unit one by one, of its owner's choice.

const { procedure } = rules<LL>();

/** What a loss leaves: §1-unit-c infantry with one base breaks, §1-unit-e artillery does not, §1-loss-d excess vanishes. */
export function afterLosses(artillery: boolean, bases: number, losses: number): { left: number; lost: number } {
  const left = Math.max(0, bases - losses);
  return left === 0 || (left === 1 && !artillery && losses > 0) ? { left: 0, lost: bases } : { left, lost: losses };
}

/** §1-loss-c The depths without a base of this file; null: its rank would have a gap, or it is no file. */
export function withoutBase(depths: readonly number[], file: number): readonly number[] | null {
  if (file < 0 || file >= depths.length) return null;
  const left = depths.map((depth, i) => (i === file ? depth - 1 : depth));
  if (left[file] === 0 && file !== 0 && file !== depths.length - 1) return null;
  const kept = left.filter(depth => depth > 0);
  return isLegalForm(kept) ? kept : null;
}
export const removableFiles = (depths: readonly number[]): readonly number[] =>
  depths.map((_, file) => file).filter(file => withoutBase(depths, file) !== null);

/** Bases are owed by a unit; what leaves its owner no choice is done at once. */
export function owe(u: U, unit: number, losses: number): void {
  const { table: t } = u;
  if (losses <= 0 || t.form[unit] === '') return;
  const { left } = afterLosses(isArtillery(t, unit), basesOf(t, unit), losses);
  if (left === 0) return rout(u, unit);
  if (isLimbered(t, unit)) return loseGuns(u, unit, losses);
  t.owed[unit] = t.owed[unit]! + losses;
}

/** §1-loss-e A broken or routed unit leaves the table, and all its bases count as lost. */
export function rout(u: U, unit: number): void {
  const { table: t } = u;
  const bases = basesOf(t, unit);
  t.lost[sideOf(t, unit)]! += bases; // §1-loss-a
  const said = tx('unit.gone', { unit: unitId(t, unit), bases }, '§1-loss-e');
  u.say(said, removed(u, unit, bases)());
  t.form[unit] = '';
  for (const column of [t.guns, t.owed, t.hits, t.smoke]) column[unit] = 0;
}

/** §5-limb-a, §5-limb-b A limber loses guns; it is not counted itself. */
function loseGuns(u: U, unit: number, losses: number): void {
  const { table: t } = u;
  t.guns[unit] = t.guns[unit]! - losses;
  t.lost[sideOf(t, unit)]! += losses;
  const what = { by: SIDES[sideOf(t, unit)], lost: losses };
  u.say(tx('unit.losesGuns', { unit: unitId(t, unit), count: losses }, '§5-limb-a'), what);
}

/** §1-loss-b, §1-loss-c One base of this file goes; the others stay where they are. */
function loseBase(u: U, unit: number, file: number): void {
  const { table: t } = u;
  const depths = depthsOf(t, unit);
  const left = withoutBase(depths, file)!;
  const from = spotOf(u, unit);
  if (left.length < depths.length) {
    const { x, y } = shifted(poseOf(t, unit), 0, (file === 0 ? BW : -BW) / 2);
    t.x[unit] = x;
    t.y[unit] = y;
  }
  t.form[unit] = formOf(left);
  t.owed[unit] = t.owed[unit]! - 1;
  t.lost[sideOf(t, unit)]!++;
  const moved = left.length < depths.length ? went(u, unit, from, 'march')() : {}; // the middle of its front has
  const what = { by: SIDES[sideOf(t, unit)], lost: 1, ...moved };
  u.say(tx('unit.loses', { unit: unitId(t, unit), file: file + 1 }, '§1-loss-b'), what);
}

const owing = (t: Table, side: Side): readonly number[] => unitsOn(t, side).filter(unit => t.owed[unit]! > 0);
const lossesOf = (t: Table, side: Side): Action[] =>
  owing(t, side).flatMap(unit =>
    removableFiles(depthsOf(t, unit)).map(file => ({ type: 'lose' as const, unit: unitId(t, unit), file })),
  );

/** One side takes off what it owes, base by base. */
export const losses = procedure<{ side: Side }>('losses')({
  lose: {
    asks: ({ table: t }, { side }) => (owing(t, side).length > 0 ? only(SIDES[side]) : nobody),
    plain: true,
    prompt: ({ table: t }, { side }) =>
      tx('prompt.lose', { side: SIDES[side], units: owing(t, side).map(unit => unitId(t, unit)) }, '§1-loss-b'),
    choices: ({ table: t }, { side }) =>
      list<Action>(lossesOf(t, side), action =>
        action.type === 'lose' && owing(t, side).includes(unitNumber(t, action.unit))
          ? tx('no.loseGap', { unit: action.unit, file: action.file + 1 }, '§1-loss-c')
          : tx('no.loseFirst', {}, '§1-loss-b'),
      ),
    take(u, _locals, action) {
      if (action.type === 'lose') loseBase(u, unitNumber(u.table, action.unit), action.file);
      return { go: 'lose' };
    },
  },
});
