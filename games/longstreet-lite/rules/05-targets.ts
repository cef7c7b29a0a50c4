import { type Box, crosses, type Nearest, nearestInZone, type Polygon, polygon, spanIn } from '@bivouac/maps/plane';
import { ARTILLERY, BW, kindOf } from '../data/index.ts';
import { armOf, isArtillery, isLimbered, isOnTable, type Pub, sideOf, UNITS } from '../state.ts';
import { CLOSE, type Footprint, footprintOf, isAbout, isBehindFront, isDense, NEAR } from './01-units.ts';
import { type Ground, isDifficultFor, isInWater, meets, terrainOf } from './02-terrain.ts';
import type { Mode } from './04-effect-record.ts';
import { fireEffect } from './04-effects.ts';
import {
  hasCoverInLane,
  hasCoverInSight,
  isClearLane,
  isClearSight,
  LANE,
  laneEnd,
  metIn,
  muzzleOf,
  sightEnd,
  sightOf,
} from './05-sight.ts';
import { keeping, positionOf } from './kept.ts';

// 5 TARGETS: whom each base of a unit fires at, and how.

/** §5-range-a, §5-range-c */
export const FAR = 24 * BW;

/** What one base does. */
export interface Shot {
  readonly base: number;
  readonly mode: Mode;
  readonly target: number;
  readonly distance: number;
  readonly need: number; // the face that hits
}

/** The bases of other units: whose, and whether of friends. */
interface Others {
  readonly shapes: readonly Polygon[];
  readonly units: readonly number[];
  readonly blocks: readonly Other[];
  readonly side: number;
  readonly equals: Set<number>; // between which the firer may have the choice
}
interface Other {
  readonly unit: number;
  readonly bases: readonly Polygon[];
  readonly span: Box; // all of it, in the firer's frame
}
/** Within reach and in the zone of the whole front: what lies elsewhere is neither met nor in the way. */
function othersOf(pub: Pub, unit: number, reach: number, equals: Set<number>): Others {
  const { table: t } = pub;
  const { pose, outline, box } = footprintOf(pub, unit);
  const blocks: Other[] = [];
  for (let other = 0; other < UNITS(t); other++) {
    if (other === unit || !isOnTable(t, other)) continue;
    const its = footprintOf(pub, other);
    if (!isAbout(outline, its.outline, reach)) continue;
    const span = spanIn(pose, its.outline);
    if (mayWiden(box, span)) blocks.push({ unit: other, bases: its.bases, span });
  }
  return { ...laidOut(blocks), blocks, side: sideOf(t, unit), equals };
}
function laidOut(blocks: readonly Other[]): { shapes: Polygon[]; units: number[] } {
  const shapes: Polygon[] = [];
  const units: number[] = [];
  for (const { unit, bases } of blocks)
    for (const base of bases) {
      shapes.push(base);
      units.push(unit);
    }
  return { shapes, units };
}
/** A quick look: whether any enemy is among them. */
const hasEnemy = ({ table: t }: Pub, { blocks, side }: Others): boolean =>
  blocks.some(({ unit }) => sideOf(t, unit) !== side);

/** More than rounding does to a frame, to muzzles and to bases in their block. */
const MARGIN = 4 * NEAR.rounding;
/** A quick look: only those that may come into the lane of a base, or into the zone widened by 45 degrees. */
const mayMeet = ({ left, right }: Box, span: Box): boolean =>
  span.front > -MARGIN && span.right > left - MARGIN && span.left < right + MARGIN;
const mayWiden = ({ left, right }: Box, span: Box): boolean =>
  span.front > -MARGIN && Math.max(span.left - right, left - span.right) < span.front + MARGIN;
const inLane = (others: Others, box: Box): Others => only(others, span => mayMeet(box, span));
const inZone = (others: Others, box: Box): Others => only(others, span => mayWiden(box, span));
/** A quick look: whether any enemy may be within small arms' and canister's range. */
const hasCloseEnemy = ({ table: t }: Pub, { blocks, side }: Others): boolean =>
  blocks.some(({ unit, span }) => sideOf(t, unit) !== side && span.rear <= CLOSE + NEAR.slack + MARGIN);
function only(others: Others, is: (span: Box) => boolean): Others {
  const blocks = others.blocks.filter(({ span }) => is(span));
  return blocks.length === others.blocks.length ? others : { ...others, ...laidOut(blocks), blocks };
}

/** §5-who-a, §5-who-b, §5-who-d Whether a base of the front rank can fire at all. */
export function canFire(pub: Pub, unit: number, base: Polygon): boolean {
  if (isInWater(pub, base)) return false; // §2-in-d
  if (!isArtillery(pub.table, unit)) return true;
  const masks = ({ kind }: Ground): boolean => ['wood', 'wall'].includes(kindOf(kind).id); // §5-who-e
  return !terrainOf(pub).all.some(ground => masks(ground) && meets(ground, base));
}

/** A target found: the unit, the base that was met, how far, and the line if the zone was widened. */
interface Found {
  readonly target: number;
  readonly base: Polygon;
  readonly distance: number;
  readonly line: Nearest | null;
}

/** §5-zone-b The first base straight ahead; §5-zone-c, §5-skir-e none if that is a friend. Of equals the one that is preferred. */
function straight(pub: Pub, at: Footprint, base: number, all: Others, reach: number, prefer: number): Found | null {
  const others = inLane(all, at.boxes[base]!);
  const met = metIn(muzzleOf(at, base), reach, others.shapes);
  if (!met) return null;
  const foes = met.which.filter(i => sideOf(pub.table, others.units[i]!) !== others.side);
  note(
    others,
    foes.map(i => others.units[i]!),
  );
  const which = foes.find(i => others.units[i] === prefer) ?? foes[0];
  if (which === undefined) return null;
  return { target: others.units[which]!, base: others.shapes[which]!, distance: met.distance, line: null };
}

/** Several units met at once are the firer's to choose from. */
function note({ equals }: Others, met: readonly number[]): void {
  if (met.some(unit => unit !== met[0])) for (const unit of met) equals.add(unit);
}

/** §5-apri-b, §5-vol-b Enemy bases within 45 degrees that nothing blocks, the nearest first. */
function widened(pub: Pub, at: Footprint, base: number, all: Others, prefer: number): Found[] {
  const others = inZone(all, at.boxes[base]!);
  if (!hasEnemy(pub, others)) return [];
  const muzzle = muzzleOf(at, base);
  const found: Found[] = [];
  others.shapes.forEach((shape, i) => {
    if (sideOf(pub.table, others.units[i]!) === others.side || isFar(muzzle, shape)) return;
    const near = nearestInZone(muzzle, BW / 2, shape);
    if (!near || near.gap > CLOSE + NEAR.slack) return;
    if (!isBlocked(near, others, others.units[i]!))
      found.push({ target: others.units[i]!, base: shape, distance: near.gap, line: near });
  });
  const first = (each: Found): number => (each.target === prefer ? 0 : 1);
  return found.sort((a, b) => a.distance - b.distance || first(a) - first(b));
}
/** Of those to the side the nearest that will do; those as near are noted. */
function nearestOf(found: readonly Found[], others: Others, will: (each: Found) => boolean): Found | null {
  const best = found.find(will);
  if (!best) return null;
  const alike = found.filter(({ distance }) => distance === best.distance);
  if (alike.length > 1)
    note(
      others,
      alike.filter(will).map(({ target }) => target),
    );
  return best;
}
/** Whether another unit than the target stands in a line of sight: across it, or with bases on either side of it. */
function isBlocked({ from, to }: Nearest, { shapes, units }: Others, target: number): boolean {
  const [x, y] = [NEAR.rounding * Math.sign(from.y - to.y), NEAR.rounding * Math.sign(to.x - from.x)];
  const line = polygon([from.x, from.y, to.x, to.y]);
  const beside = new Map<number, number>(); // 1 to the left, 2 to the right
  for (let j = 0; j < shapes.length; j++) {
    const [shape, unit] = [shapes[j]!, units[j]!];
    if (unit === target || !isAbout(shape, line, MARGIN)) continue;
    if (crosses(shape, from.x, from.y, to.x, to.y)) return true;
    if (crosses(shape, from.x + x, from.y + y, to.x + x, to.y + y)) beside.set(unit, (beside.get(unit) ?? 0) | 1);
    if (crosses(shape, from.x - x, from.y - y, to.x - x, to.y - y)) beside.set(unit, (beside.get(unit) ?? 0) | 2);
  }
  return [...beside.values()].includes(3);
}
const isFar = ({ x, y }: { x: number; y: number }, { west, east, south, north }: Polygon): boolean => {
  const reach = CLOSE + BW;
  return west - x > reach || x - east > reach || south - y > reach || y - north > reach;
};

/** §5-spri-a, §5-vol-c, §5-skir-b, §5-skir-c Straight volley, widened volley, straight skirmish, widened skirmish: the first there is. */
function smallArms(pub: Pub, at: Footprint, base: number, others: Others, prefer: number): [Mode, Found] | null {
  const own = at.bases[base]!;
  const ahead = straight(pub, at, base, others, CLOSE + NEAR.slack, prefer);
  if (ahead && isClearLane(pub, muzzleOf(at, base), ahead.distance, own, ahead.base)) return ['volley', ahead];
  const aside = widened(pub, at, base, others, prefer);
  const clear = nearestOf(aside, others, found => isClearSight(pub, sightOf(found.line!), own, found.base));
  if (clear) return ['volley', clear];
  const any = ahead ?? nearestOf(aside, others, () => true); // §5-skir-d
  return any ? ['skirmish', any] : null;
}

/** §5-apri-a, §5-apri-b Canister: straight ahead, else within 45 degrees. */
function canister(pub: Pub, at: Footprint, base: number, others: Others, prefer: number): Found | null {
  const close = CLOSE + NEAR.slack;
  const muzzle = muzzleOf(at, base);
  const ahead = straight(pub, at, base, others, laneEnd(pub, muzzle, LANE, close), prefer);
  if (ahead) return ahead;
  return nearestOf(
    widened(pub, at, base, others, prefer),
    others,
    found => found.distance <= sightEnd(pub, sightOf(found.line!), close),
  );
}

/** §5-hit-d, §5-mod-a to §5-mod-f The face a die needs. */
function needOf(
  pub: Pub,
  unit: number,
  at: Footprint,
  base: number,
  mode: Mode,
  { target, base: met, line }: Found,
): number {
  if (mode === 'skirmish') return 6; // §5-hit-c, §5-mod-f
  const { table: t } = pub;
  const own = at.bases[base]!;
  const aim = footprintOf(pub, target);
  const better = isDense(t, target) || isBehindFront(aim, own) ? 1 : 0; // §5-mod-b, §5-mod-c once
  const card = fireEffect(t, unit)?.plus?.(mode) ?? 0;
  if (mode === 'volley') return 4 - better - card + (isDifficultFor(pub, armOf(t, unit), own) ? 1 : 0); // §5-mod-d, §2-diff-a
  const covered = line
    ? hasCoverInSight(pub, sightOf(line), own, met)
    : hasCoverInLane(pub, muzzleOf(at, base), own, aim, met);
  return 4 - better - card + (covered ? 1 : 0); // §5-mod-e, §5-aterr-c
}

const shotOf = (pub: Pub, unit: number, at: Footprint, base: number, mode: Mode, found: Found): Shot => ({
  base,
  mode,
  target: found.target,
  distance: found.distance,
  need: needOf(pub, unit, at, base, mode, found),
});

/** §5-who-c, §5-zone-d What a unit fires with every base that can; of equally near targets the one that is preferred. */
export function shotsOf(pub: Pub, unit: number, prefer = -1, equals = new Set<number>()): readonly Shot[] {
  const { table: t } = pub;
  if (isLimbered(t, unit)) return []; // §5-who-b
  const at = footprintOf(pub, unit);
  const others = othersOf(pub, unit, (t.arm[unit] === ARTILLERY ? FAR : CLOSE) + BW, equals);
  if (!hasEnemy(pub, others)) return [];
  const able = at.bases.slice(0, at.files).flatMap((base, i) => (canFire(pub, unit, base) ? [i] : []));
  if (t.arm[unit] === ARTILLERY) return gunShots(pub, unit, at, able, others, prefer);
  return able.flatMap(base => {
    const found = smallArms(pub, at, base, others, prefer);
    return found ? [shotOf(pub, unit, at, base, found[0], found[1])] : [];
  });
}

/**
 * §5-range-b, §5-apri-c, §5-apri-d, §5-apri-e One canister target makes the whole battery fire canister; else it may
 * bombard one unit.
 */
function gunShots(
  pub: Pub,
  unit: number,
  at: Footprint,
  able: readonly number[],
  others: Others,
  prefer: number,
): Shot[] {
  const near = hasCloseEnemy(pub, others) ? able : [];
  const close = near.flatMap(base => {
    const found = canister(pub, at, base, others, prefer);
    return found ? [shotOf(pub, unit, at, base, 'canister', found)] : [];
  });
  if (close.length > 0) return close;
  const far = able.flatMap(base => {
    const end = laneEnd(pub, muzzleOf(at, base), LANE, FAR + NEAR.slack);
    const found = straight(pub, at, base, others, end, prefer);
    return found ? [{ base, found }] : [];
  });
  note(
    others,
    far.map(({ found }) => found.target),
  );
  const target = far.find(({ found }) => found.target === prefer)?.found.target ?? far[0]?.found.target; // §5-zone-e
  return far
    .filter(({ found }) => found.target === target)
    .map(({ base, found }) => shotOf(pub, unit, at, base, 'bombardment', found));
}

/** What a unit fires, and whom it may choose where its bases meet several equally near, or its guns could bombard several. */
export interface Aims {
  readonly shots: readonly Shot[];
  readonly targets: readonly number[];
}
/** Nothing moves in a fire phase: what each unit fires is asked for until it has fired. */
const kept = keeping<Aims>(64);
export const aimsOf = (pub: Pub, unit: number, position = positionOf(pub)): Aims =>
  kept(`${position}|${unit}|${fireEffect(pub.table, unit)?.rule}`, () => aimsFound(pub, unit));
function aimsFound(pub: Pub, unit: number): Aims {
  const equals = new Set<number>();
  const shots = shotsOf(pub, unit, -1, equals);
  return { shots, targets: [...equals].filter(to => shotsOf(pub, unit, to).some(shot => shot.target === to)) };
}
