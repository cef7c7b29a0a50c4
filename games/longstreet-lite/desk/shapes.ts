import type { Mark, Tone } from '@bivouac/desk';
import type { Point, Text } from '@bivouac/kernel';
import { FULL_TURN, notBeyond, type Polygon, type Pose, pointAt, rectangle, stride, turned } from '@bivouac/maps/plane';
import { BW, depthOf, INFANTRY, SIDES } from '../data/index.ts';
import { unitSprite } from '../picture/sprites.ts';
import { CLOSE, type Footprint, footprintAt, footprintOf, NEAR } from '../rules/01-units.ts';
import type { Laying } from '../rules/03-terrain.ts';
import { patchOf } from '../rules/04-survey.ts';
import { muzzleOf } from '../rules/05-sight.ts';
import { FAR, type Shot, shotsOf } from '../rules/05-targets.ts';
import type { Charge } from '../rules/07-charges.ts';
import { isArtillery, type Pub, sideOf, unitId } from '../state.ts';
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
/** Whoever aims: his zone, his ranges, and a lane to each base he meets. */
export const aimMarks = (pub: Pub, unit: number): Shown => ({
  marks: [
    arcMark(pub, footprintOf(pub, unit), 'plain'),
    ...ringMarks(pub, unit, 'plain', true),
    ...lanes(pub, unit, 'own'),
  ],
});

const EIGHTH = FULL_TURN / 8;
const SLICES = 6;
/** §5-zone-d Up to 45 degrees from both ends of the front, as far as small arms and canister reach. */
export function arcMark(pub: Pub, at: Footprint, tone: Tone): Mark {
  const round = (corner: number, from: number): readonly number[] => {
    const { x, y } = pointAt(at.pose, at.box.front, corner);
    return Array.from({ length: SLICES + 1 }, (_, i) => {
      const out = stride(turned(at.pose.heading, from - Math.trunc((EIGHTH * i) / SLICES)), CLOSE);
      return [x + out.x, y + out.y];
    }).flat();
  };
  const ends = [at.box.left, at.box.right].map(corner => pointAt(at.pose, at.box.front, corner));
  const corners = [ends[0]!.x, ends[0]!.y, ...round(at.box.left, EIGHTH), ...round(at.box.right, 0)];
  const spots = spotsOf(pub, [...corners, ends[1]!.x, ends[1]!.y]);
  return { kind: 'polygon', spots, tone, label: dx('desk.layer', { layer: 'lanes' }, '§5-zone-a') };
}
/** §5-range-a, §5-range-c Six base widths for all, twenty-four for guns. */
export function ringMarks(pub: Pub, unit: number, tone: Tone, all: boolean): readonly Mark[] {
  const spots = spotsOf(pub, footprintOf(pub, unit).outline.corners);
  const radii = all && isArtillery(pub.table, unit) ? [CLOSE, FAR] : [CLOSE];
  return radii.map(radius => {
    const label = dx('desk.mark.ring', { unit: unitId(pub.table, unit), radius }, '§5-range-a');
    return { kind: 'ring', spots, radius, tone, label, note: `${inBW(radius)} BW` };
  });
}
export const chargeMarks = (pub: Pub, unit: number, { end, cost }: Charge): Shown => ({
  marks: [ghost(pub, unit, end.pose, pub.table.form[unit]!, 0, `${inBW(cost)} BW`)],
});
