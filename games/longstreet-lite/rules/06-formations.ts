import type { Text } from '@bivouac/kernel';
import { type Hand, mostAhead, type Pose, pointAt, pushedBehind, quarterTurned, shifted } from '@bivouac/maps/plane';
import { BW, depthOf, FULL_TURN } from '../data/index.ts';
import {
  type Action,
  basesOf,
  depthsOf,
  formOf,
  isInfantry,
  isLimbered,
  type Pub,
  type Reshape,
  unitId,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { baseBox, type Footprint, footprintAt, footprintOf, isLegalForm, isNearEnemy, NEAR } from './01-units.ts';
import { standsDifficult } from './02-terrain.ts';
import type { Cause } from './04-effect-record.ts';
import { meet, metNothing, whyNotDisorder, whyNotGround, whyNotRest } from './06-ground.ts';
import type { Judged } from './06-marches.ts';

// 6 FORMATION CHANGES: a quarter turn, a change on a guide base, limbering and unlimbering.

/** A change that has not been compared with the table yet. */
type Draft = { readonly why: Text } | { readonly pose: Pose; readonly form: string; readonly depth: number };

/** §6-form-b All bases turn to one side; each rank must reach that flank, so that the ground stays the same. */
export function quarterForm(depths: readonly number[], to: Hand): readonly number[] | null {
  const ranks = Math.max(...depths);
  const edge = to === 'right' ? depths.length - 1 : 0;
  if (depths[edge]! < ranks) return null;
  const counts = Array.from({ length: ranks }, (_, rank) => depths.filter(depth => depth > rank).length);
  return to === 'right' ? counts : counts.reverse();
}
function draftQuarter(pub: Pub, unit: number, to: string): Draft {
  const { table: t } = pub;
  const who = { unit: unitId(t, unit) };
  const { pose, box, depth } = footprintOf(pub, unit);
  if (!isInfantry(t, unit)) return { why: tx('no.formGuns', who, '§1-art-b') };
  if (to !== 'left' && to !== 'right') return { why: tx('no.form', who, '§6-form-a') };
  const depths = quarterForm(depthsOf(t, unit), to);
  if (!depths || !isLegalForm(depths)) return { why: tx('no.quarterRagged', who, '§6-form-b') };
  return { pose: quarterTurned(pose, box.right, -box.rear, to), form: formOf(depths), depth }; // §6-form-c
}

/** §6-form-f Files beside the guide, before and after: two more or fewer on either side. */
export const mayGuide = (old: readonly [number, number], now: readonly [number, number]): boolean =>
  Math.abs(now[0] - old[0]) <= 2 && Math.abs(now[1] - old[1]) <= 2;

function draftReshape(pub: Pub, unit: number, { guide, file, depths }: Reshape): Draft {
  const { table: t } = pub;
  const who = { unit: unitId(t, unit) };
  const { pose, files, depth } = footprintOf(pub, unit);
  if (!isInfantry(t, unit)) return { why: tx('no.formGuns', who, '§1-art-b') };
  const [from = -1, rank = -1] = guide;
  if (guide.length !== 2 || rank < 0 || !(depthsOf(t, unit)[from]! > rank))
    return { why: tx('no.guide', who, '§6-form-d') };
  if (
    !isLegalForm(depths) ||
    depths.some(each => each > 10) ||
    sum(depths) !== basesOf(t, unit) ||
    !(depths[file]! > 0)
  )
    return { why: tx('no.form', who, '§6-form-a') };
  if (!mayGuide([from, files - 1 - from], [file, depths.length - 1 - file]))
    return { why: tx('no.guideFar', who, '§6-form-f') };
  const { left } = baseBox(files, depth, from, rank);
  const stays = { ...pointAt(pose, -rank * depth, left + BW / 2), heading: pose.heading }; // §6-form-d, §6-form-e, §6-form-g
  const beside = baseBox(depths.length, depth, file, 0).left + BW / 2;
  return { pose: shifted(stays, 0, -beside), form: formOf(depths), depth };
}
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** §6-limb-b The limber stands on one of the guns, facing as it likes, and §6-limb-c not ahead of the old front line. */
function draftLimber(pub: Pub, unit: number, gun: number, heading: number): Draft {
  const { table: t, setup } = pub;
  const who = { unit: unitId(t, unit) };
  const { pose, files, depth } = footprintOf(pub, unit);
  if (isInfantry(t, unit) || isLimbered(t, unit)) return { why: tx('no.limber', who, '§6-limb-b') };
  if (gun < 0 || gun >= files || heading < 0 || heading >= FULL_TURN) return { why: tx('no.form', who, '§6-limb-b') };
  const { limber } = depthOf(setup.scenario);
  const middle = pointAt(pose, -depth / 2, baseBox(files, depth, gun, 0).left + BW / 2);
  const laid = shifted({ ...middle, heading }, limber / 2, 0);
  return {
    pose: pushedBehind(pose, laid, { left: -BW / 2, right: BW / 2, rear: -limber, front: 0 }),
    form: '1',
    depth: limber,
  };
}

/** §6-limb-a One gun stands on the limber, facing as it likes, the others to its left and right. */
function draftUnlimber(pub: Pub, unit: number, left: number, heading: number): Draft {
  const { table: t, setup } = pub;
  const who = { unit: unitId(t, unit) };
  const { pose, depth } = footprintOf(pub, unit);
  const guns = t.guns[unit]!;
  if (!isLimbered(t, unit)) return { why: tx('no.unlimber', who, '§6-limb-a') };
  if (left < 0 || left >= guns || heading < 0 || heading >= FULL_TURN) return { why: tx('no.form', who, '§6-limb-a') };
  const { gun } = depthOf(setup.scenario);
  const middle = { ...pointAt(pose, -depth / 2, 0), heading };
  const box = { left: -BW / 2, right: BW / 2, rear: -gun, front: 0 };
  const one = pushedBehind(pose, shifted(middle, gun / 2, 0), box);
  const row = shifted(one, 0, -(baseBox(guns, gun, left, 0).left + BW / 2));
  const made = footprintAt(row, '1'.repeat(guns), gun);
  if (made.bases.some(base => mostAhead(pose, base) > NEAR.slack))
    return { why: tx('no.unlimberAhead', who, '§6-limb-c') };
  return { pose: row, form: '1'.repeat(guns), depth: gun };
}

type Change = Extract<Action, { type: 'quarter' | 'reshape' | 'limber' | 'unlimber' }>;
export const isChange = (action: Action): action is Change =>
  action.type === 'quarter' || action.type === 'reshape' || action.type === 'limber' || action.type === 'unlimber';

function draftOf(pub: Pub, unit: number, action: Change): Draft {
  switch (action.type) {
    case 'quarter':
      return draftQuarter(pub, unit, action.to);
    case 'reshape':
      return draftReshape(pub, unit, action);
    case 'limber':
      return draftLimber(pub, unit, action.gun, action.heading);
    case 'unlimber':
      return draftUnlimber(pub, unit, action.left, action.heading);
  }
}

/** §6-form-a, §6-limb-c What a change leads to; the way of each base is nobody's concern: §6-fterr-a, §6-fint-a. */
export function judgeChange(pub: Pub, unit: number, action: Change): Judged {
  const { table: t } = pub;
  const start = footprintOf(pub, unit);
  const draft = draftOf(pub, unit, action);
  if ('why' in draft) return { why: draft.why, pose: start.pose, form: t.form[unit]!, cost: 0, causes: [] };
  const end = footprintAt(draft.pose, draft.form, draft.depth);
  const met = metNothing();
  meet(pub, unit, [...end.bases, ...(isInfantry(t, unit) ? [] : start.bases)], met); // §6-limb-d
  const causes = changeCauses(pub, unit, start, end);
  const why =
    whyNotGround(pub, unit, met) ??
    whyNotRest(pub, unit, end, isInfantry(t, unit) ? '§6-fint-a' : '§6-limb-c') ??
    whyNotDisorder(t, unit, causes);
  return { why, pose: draft.pose, form: draft.form, cost: 0, causes };
}

/** §6-fterr-b, §6-limb-e Difficult ground or §6-fnear-a, §faq-3 an enemy within 6 BW, before or after. */
function changeCauses(pub: Pub, unit: number, start: Footprint, end: Footprint): Cause[] {
  const both = [start, end];
  const causes: Cause[] = [];
  if (both.some(at => standsDifficult(pub, unit, at))) causes.push('terrain');
  if (both.some(at => isNearEnemy(pub, unit, at))) causes.push('formation');
  return causes;
}
