import {
  covers,
  crossesLine,
  firstMet,
  gapToSegment,
  headingOf,
  type Lane,
  leastAhead,
  lengthOf,
  lineAhead,
  NOT_MET,
  nearestPiece,
  openWidth,
  type Point,
  type Polygon,
  type Pose,
  rectangle,
  shifted,
  sideOf,
  sideOfPiece,
  spanIn,
} from '@bivouac/maps/plane';
import { BW, kindOf } from '../data/index.ts';
import type { Pub } from '../state.ts';
import { type Footprint, isAbout, NEAR } from './01-units.ts';
import { type Ground, terrainOf } from './02-terrain.ts';

// 5 FIRE ZONES AND TERRAIN: what lies between a base and what it fires at.

/** §5-zone-a The lane is as wide as the base; what rounding may push over its sides is left out. */
export const LANE: Lane = { left: NEAR.rounding - BW / 2, right: BW / 2 - NEAR.rounding };
const THIN: Lane = { left: -50, right: 50 };

/** The middle of a base's front edge, facing with its unit. */
export const muzzleOf = ({ pose, boxes }: Footprint, base: number): Pose =>
  shifted(pose, boxes[base]!.front, (boxes[base]!.left + boxes[base]!.right) / 2);

const isCrest = ({ kind }: Ground): boolean => kindOf(kind).lane === 'crest';

/**
 * How far ahead ground first lies in a lane. §5-own-a, §5-own-b What is within 0.25 BW of the front is ignored: a wall that is
 * lined, the edge of a wood, and of a piece that goes on beyond only that strip.
 */
export function beginsAt(muzzle: Pose, lane: Lane, { area, line }: Ground): number {
  const from = shifted(muzzle, NEAR.edge, 0);
  const met = area ? leastAhead(from, lane, area) : lineAhead(from, lane, line);
  return met === NOT_MET ? NOT_MET : met + NEAR.edge;
}
/** A quick look: all of it lies farther off than a lane of this length is long and wide. */
function isFarAhead({ x, y }: Pose, lane: Lane, { around }: Ground, length: number): boolean {
  const reach = length + Math.max(-lane.left, lane.right) + 2;
  return around.west - x > reach || x - around.east > reach || around.south - y > reach || y - around.north > reach;
}
/** §2-in-c What a target lines lies before it too. */
const liesBefore = (muzzle: Pose, lane: Lane, ground: Ground, distance: number): boolean => {
  if (isFarAhead(muzzle, lane, ground, distance)) return false;
  const begins = beginsAt(muzzle, lane, ground);
  return begins !== NOT_MET && begins <= distance + NEAR.rounding;
};

/** §2-crest-b A base is at a crest when its front edge is within 0.25 BW of it. */
export function isAtCrest(base: Polygon, { line }: Ground): boolean {
  const [ax, ay, bx, by] = sideOf(base, 'front') as [number, number, number, number];
  if (crossesLine(base, line) && touchesEdge(line, ax, ay, bx, by)) return true;
  return touchesEdge(line, ax, ay, bx, by);
}
/** Whether a line comes within 0.25 BW of a segment: then an end of a piece of either is that near to the other, or they cross. */
function touchesEdge(line: readonly number[], ax: number, ay: number, bx: number, by: number): boolean {
  for (let i = 2; i < line.length; i += 2) {
    const [px, py, qx, qy] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
    const gaps = [
      gapToSegment(px - ax, py - ay, qx - ax, qy - ay),
      gapToSegment(px - bx, py - by, qx - bx, qy - by),
      gapToSegment(ax - px, ay - py, bx - px, by - py),
      gapToSegment(ax - qx, ay - qy, bx - qx, by - qy),
    ];
    if (Math.min(...gaps) <= NEAR.edge || cross(px, py, qx, qy, ax, ay, bx, by)) return true;
  }
  return false;
}
function cross(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const line = [px, py, qx, qy];
  const own = [ax, ay, bx, by];
  return (
    sideOfPiece(line, 0, ax, ay) * sideOfPiece(line, 0, bx, by) < 0 &&
    sideOfPiece(own, 0, px, py) * sideOfPiece(own, 0, qx, qy) < 0
  );
}
const middleOf = ({ corners }: Polygon): Point => ({
  x: Math.round((corners[0]! + corners[4]!) / 2),
  y: Math.round((corners[1]! + corners[5]!) / 2),
});
/** §2-crest-c Whether a crest at which a base stands has the other one on its far side. */
export function isBeyondCrest(base: Polygon, other: Polygon, { line }: Ground): boolean {
  const [here, there] = [middleOf(base), middleOf(other)];
  const piece = nearestPiece(line, here.x, here.y);
  const [a, b] = [sideOfPiece(line, piece, here.x, here.y), sideOfPiece(line, piece, there.x, there.y)];
  return a * b < 0;
}
export const hasCrestCover = (pub: Pub, firing: Polygon, target: Polygon): boolean =>
  terrainOf(pub).crests.some(
    ground =>
      isAbout(target, ground.around, NEAR.edge) && isAtCrest(target, ground) && isBeyondCrest(target, firing, ground),
  );

/** §5-vol-a Whether nothing that hides lies in a lane before the target, nor a crest at which it stands. */
export const isClearLane = (pub: Pub, muzzle: Pose, distance: number, firing: Polygon, target: Polygon): boolean =>
  !terrainOf(pub).hiding.some(ground => liesBefore(muzzle, LANE, ground, distance)) &&
  !hasCrestCover(pub, firing, target);

/** A line of fire as a pose that looks along it, and its length. */
export interface Sight {
  readonly pose: Pose;
  readonly length: number;
}
export const sightOf = ({ from, to }: { readonly from: Point; readonly to: Point }): Sight => ({
  pose: { ...from, heading: headingOf(to.x - from.x, to.y - from.y) },
  length: lengthOf(to.x - from.x, to.y - from.y),
});
/** §5-vol-b The same for a slanting line, thickened to 0.1 BW. */
export const isClearSight = (pub: Pub, sight: Sight, firing: Polygon, target: Polygon): boolean =>
  !isAnyBetween(sight, terrainOf(pub).hiding) && !hasCrestCover(pub, firing, target);

function isAnyBetween({ pose, length }: Sight, grounds: readonly Ground[]): boolean {
  if (length <= NEAR.edge) return false;
  const strip = rectangle(pose, { left: THIN.left, right: THIN.right, rear: NEAR.edge, front: length + NEAR.rounding });
  return grounds.some(({ area, line, around }) => {
    if (!isAbout(strip, around, 0)) return false;
    return area ? covers(area, strip) : crossesLine(strip, line);
  });
}

/** §2-obs-a, §2-obs-b, §5-aterr-a Guns, and only they, reach 2 BW beyond the near edge of the nearest wood, field or wall; §2-hill-a and to a crest. */
export function laneEnd(pub: Pub, muzzle: Pose, lane: Lane, range: number): number {
  let end = range;
  for (const ground of terrainOf(pub).stopping) {
    if (isFarAhead(muzzle, lane, ground, end)) continue;
    const begins = beginsAt(muzzle, lane, ground);
    if (begins !== NOT_MET) end = Math.min(end, begins + (isCrest(ground) ? NEAR.edge : 2 * BW));
  }
  return end;
}
export const sightEnd = (pub: Pub, { pose }: Sight, range: number): number => laneEnd(pub, pose, THIN, range);

/** §5-aterr-b Whether wood, wall or crest lies between across all that a gun sees of the target. */
export function hasCoverInLane(pub: Pub, muzzle: Pose, firing: Polygon, target: Footprint, base: Polygon): boolean {
  if (hasCrestCover(pub, firing, base)) return true; // §2-hill-a
  const { sheltering } = terrainOf(pub);
  if (sheltering.length === 0) return false;
  const way = rectangle(muzzle, { ...LANE, rear: 0, front: spanIn(muzzle, target.outline).front });
  const between = sheltering.filter(({ around }) => isAbout(way, around, NEAR.edge)); // a quick look
  const lines = between.flatMap(({ area, line }) => (area ? [] : [line]));
  const areas = between.flatMap(({ area }) => (area ? [area] : []));
  return openWidth(muzzle, LANE, NEAR.edge, target.outline, { lines, areas }) <= NEAR.rounding;
}
export const hasCoverInSight = (pub: Pub, sight: Sight, firing: Polygon, target: Polygon): boolean =>
  isAnyBetween(sight, terrainOf(pub).sheltering) || hasCrestCover(pub, firing, target);

/** What a lane meets first, as far as it reaches. */
export const metIn = (muzzle: Pose, reach: number, shapes: readonly Polygon[]) =>
  firstMet(muzzle, LANE, reach + 1, shapes);
