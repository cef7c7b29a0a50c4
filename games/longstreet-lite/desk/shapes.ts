import type { Mark, Tone } from '@bivouac/desk';
import type { Point, Text } from '@bivouac/kernel';
import { notBeyond, type Polygon, type Pose, pointAt, rectangle } from '@bivouac/maps/plane';
import { BW, depthOf, INFANTRY, SIDES } from '../data/index.ts';
import { unitSprite } from '../picture/sprites.ts';
import { CLOSE, type Footprint, footprintAt, footprintOf, NEAR } from '../rules/01-units.ts';
import type { Laying } from '../rules/03-terrain.ts';
import { patchOf } from '../rules/04-survey.ts';
import { muzzleOf } from '../rules/05-sight.ts';
import { type Shot, shotsOf } from '../rules/05-targets.ts';
import type { Charge } from '../rules/07-charges.ts';
import { type Pub, sideOf, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { spotOf } from './asked.ts';
import { withUnitAt } from './where.ts';

// What a half made choice shows on the table: ghosts, lanes, rings.

type Shown = { readonly marks: readonly Mark[] };

/** Thousandths of a base width as a figure: 3400 is 3.4, rounded to the nearest tenth. */
export function inBW(length: number): string {
  const tenth = Math.round(length / 100);
  return tenth % 10 === 0 ? String(tenth / 10) : `${Math.floor(tenth / 10)}.${tenth % 10}`;
}

/** Ground about a point. */
export interface Patch extends Pose {
  readonly width: number;
  readonly depth: number;
}
type Within = Pick<Pub, 'setup'>;
export const spotsOf = (pub: Within, corners: readonly number[]): Point[] =>
  Array.from({ length: corners.length / 2 }, (_, i) => spotOf(pub, { x: corners[2 * i]!, y: corners[2 * i + 1]! }));
export const polygonMark = (pub: Within, shape: Polygon, tone: Tone, label: Text, note = ''): Mark => ({
  ...{ kind: 'polygon', spots: spotsOf(pub, shape.corners), tone, label },
  ...(note ? { note } : {}),
});

export const patchMarks = (pub: Within, { width, depth, ...pose }: Patch): Shown => ({
  marks: [polygonMark(pub, patchOf(pose, width, depth), 'own', dx('desk.mark.piece', { kind: 'rocky' }))],
});
export const pieceMarks = (pub: Within, { kind, points, crest = [] }: Laying): Shown => ({
  marks: [points, crest]
    .filter(each => each.length > 0)
    .map(each => ({ kind: 'polygon', spots: spotsOf(pub, each), tone: 'own', label: dx('desk.mark.piece', { kind }) })),
});

/** Where a unit would stand; '' is a limber. */
export function footprintAs({ setup, table: t }: Pub, unit: number, pose: Pose, form: string): Footprint {
  const { infantry, gun, limber } = depthOf(setup.scenario);
  const depth = t.arm[unit] === INFANTRY ? infantry : form === '' ? limber : gun;
  return footprintAt(pose, form || '1', depth);
}

/** A unit as it would stand there; `guns` says for how many a limber stands. */
export function ghost(pub: Pub, unit: number, pose: Pose, form: string, guns = pub.table.guns[unit]!, note = ''): Mark {
  const { art } = unitSprite(withUnitAt(pub, unit, pose, form, guns), unit);
  const slug = unitId(pub.table, unit);
  return {
    ...{ kind: 'ghost', spots: [spotOf(pub, pose)], sprite: slug, art, side: SIDES[sideOf(pub.table, unit)] },
    ...{ tone: 'own', label: dx('desk.mark.ghost', { unit: slug }), ...(note ? { note } : {}) },
  };
}

/** §5-zone-a A base's lane as far as what it meets; where the zone is widened, a strip that slants. */
function laneOf(pub: Pub, at: Footprint, { base, target, distance }: Shot): Polygon {
  const muzzle = muzzleOf(at, base);
  const box = { left: -BW / 2, right: BW / 2, rear: 0, front: Math.max(1, distance) };
  const straight = rectangle(muzzle, box);
  const aim = footprintOf(pub, target);
  if (aim.bases.some(each => notBeyond(straight, each, NEAR.touch))) return straight;
  const ends = [-BW / 2, BW / 2].map(side => pointAt(muzzle, 0, side));
  const { west, east, south, north } = aim.outline;
  const middle = { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) };
  return { ...straight, corners: [ends[0]!.x, ends[0]!.y, ends[1]!.x, ends[1]!.y, middle.x, middle.y] };
}
export function lanes(pub: Pub, unit: number, tone: Tone, only = -1): readonly Mark[] {
  const at = footprintOf(pub, unit);
  const slug = unitId(pub.table, unit);
  return shotsOf(pub, unit)
    .filter(({ target }) => only < 0 || target === only)
    .map(shot => {
      const label = dx(
        'desk.mark.lane',
        { unit: slug, target: unitId(pub.table, shot.target), mode: shot.mode },
        '§5-zone-a',
      );
      return polygonMark(pub, laneOf(pub, at, shot), tone, label);
    });
}
export const laneMarks = (pub: Pub, unit: number): Shown => ({ marks: lanes(pub, unit, 'own') });

/** §5-range-b The line 6 BW away. */
export function rangeRing(pub: Pub, unit: number, tone: Tone, radius = CLOSE): Mark {
  const label = dx('desk.mark.ring', { unit: unitId(pub.table, unit), radius }, '§5-vol-a');
  return {
    kind: 'ring',
    spots: spotsOf(pub, footprintOf(pub, unit).outline.corners),
    radius,
    tone,
    label,
    note: `${inBW(radius)} BW`,
  };
}
export const chargeMarks = (pub: Pub, unit: number, { end, cost }: Charge): Shown => ({
  marks: [ghost(pub, unit, end.pose, pub.table.form[unit]!, 0, `${inBW(cost)} BW`)],
});
