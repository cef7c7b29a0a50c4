import type { Text } from '@bivouac/kernel';
import {
  arcLength,
  type Box,
  sideOf as edgeOf,
  type Hand,
  leastAhead,
  NOT_MET,
  notBeyond,
  type Polygon,
  type Pose,
  pointAt,
  polygon,
  type Run,
  rectangle,
  shifted,
  swept,
  turnOfArc,
  wheeled,
} from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { type Pub, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  type Block,
  basesAt,
  enemiesOf,
  type Footprint,
  footprintOf,
  isAbout,
  isBehindFront,
  NEAR,
} from './01-units.ts';
import { combatEffect } from './04-effects.ts';
import {
  halvesOf,
  isNothing,
  isShort,
  type Met,
  meetOnWay,
  metNothing,
  type Near,
  nearOf,
  type Other,
  type Sweep,
  straightOn,
  wheelOn,
  whyNotOn,
  within,
} from './06-ground.ts';
import { keeping, positionOf } from './kept.ts';

// 7 CHARGES: an opening wheel, then straight ahead to first contact.

/** §7-chg-b The full allowance of infantry. */
const REACH = 4 * BW;
/** §7-chg-d The arc of the opening wheel. */
const WHEEL = BW;

/** The greatest opening wheel of so many files, in hundredths of a degree. */
export const mostWheel = (files: number): number => turnOfArc(files * BW, WHEEL);
export const wheelArc = (files: number, wheel: number): number => arcLength(files * BW, Math.abs(wheel));
export const chargeReach = (pub: Pub, unit: number): number => REACH + (combatEffect(pub.table, unit)?.reach ?? 0);

const othersAt = (pub: Pub, units: readonly number[]): readonly Other[] =>
  units.map(unit => ({ unit, at: footprintOf(pub, unit) }));

/** What all charges of a unit are judged by: where it starts, the enemies, and what lies on any way it could take. */
interface Field {
  readonly pub: Pub;
  readonly unit: number;
  readonly start: Footprint;
  readonly foes: readonly Other[];
  readonly beside: readonly Other[]; // enemies so near that a wheel could touch them
  readonly near: Near;
  readonly counts: Near; // on the way: no enemy, and §7-cdis-a with two cards neither friends nor difficult ground
}
function fieldOf(pub: Pub, unit: number, foes = othersAt(pub, enemiesOf(pub.table, unit))): Field {
  const start = footprintOf(pub, unit);
  const beside = foes.filter(({ at }) => notBeyond(start.outline, at.outline, inWheel(start)));
  const fan = fanOf(start, chargeReach(pub, unit) + NEAR.slack);
  const near = within(nearOf(pub, unit, fan), fan);
  const rough = mayDisorder(pub) ? { friends: [], difficult: [] } : {};
  return { pub, unit, start, foes, beside, near, counts: { ...near, enemies: [], ...rough } };
}
/** A rectangle that holds all the ground of all its charges. */
function fanOf(start: Footprint, reach: number): Polygon {
  const { pose, box, files } = start;
  const swung = inWheel(start);
  const aside = swung + Math.min(reach, arcLength(reach, mostWheel(files)));
  return rectangle(pose, {
    left: box.left - aside,
    right: box.right + aside,
    rear: box.rear - swung,
    front: swung + reach,
  });
}

/** A charge that was looked at. */
export interface Charge {
  readonly why: Text | null;
  readonly end: Block;
  readonly cost: number;
  readonly touches: readonly number[]; // enemy units
}

/** Its front edge, and the strip ahead of it without the hair by which bases side by side may overlap. */
const frontOf = (at: Block): Polygon => polygon(edgeOf(at.outline, 'front'));
export const laneOf = ({ box }: Pick<Block, 'box'>) => ({
  left: box.left + NEAR.rounding,
  right: box.right - NEAR.rounding,
});

/** How far ahead the first base of a unit lies; NOT_MET: none is directly in front. */
export function unitAhead(
  at: Pick<Block, 'pose'>,
  lane: { left: number; right: number },
  { bases }: Footprint,
): number {
  let least = NOT_MET;
  for (const base of bases) {
    const met = leastAhead(at.pose, lane, base);
    if (met !== NOT_MET && (least === NOT_MET || met < least)) least = met;
  }
  return least;
}

/** The corner on which a wheel turns; it is positive to the left. */
const pivotOf = (wheel: number): Hand => (wheel > 0 ? 'left' : 'right');

/** §7-chg-d, §7-chg-b, §7-con-a, §7-chg-f Wheel, then straight, seen or unseen, to the first base on the way. `wheel` is positive to the left. */
export const chargeOf = (pub: Pub, unit: number, wheel: number): Charge => chargeIn(fieldOf(pub, unit), wheel);
function chargeIn(field: Field, wheel: number, made = draftOf(field, wheel)): Charge {
  const { pub, unit, start, foes } = field;
  const { pose, far } = made;
  const turned = standing(start, pose);
  const arc = wheelArc(start.files, wheel);
  const end = standing(start, shifted(turned.pose, Math.max(0, far), 0));
  const touches = far === NOT_MET ? [] : touchedBy(foes, end);
  const charge = { end, cost: arc + Math.max(0, far), touches };
  const why =
    whyNotReach(pub, unit, start, wheel, far, charge.cost) ??
    whyNotWheel(field, wheel) ??
    whyNotContact(field, turned, charge) ??
    whyNotWay(field, turned, wheel, charge);
  return { why, end, cost: charge.cost, touches };
}
/** Where a wheel leads, and how far ahead the first enemy is from there. */
interface Draft {
  readonly pose: Pose;
  readonly far: number;
}
function draftOf({ start, foes }: Field, wheel: number, most = Number.POSITIVE_INFINITY): Draft {
  const pose = wheel === 0 ? start.pose : wheeled(start.pose, start.box.right, pivotOf(wheel), wheel);
  return { pose, far: nearestAhead(foes, { pose, box: start.box }, most) };
}
const standing = (block: Block, pose: Pose): Block => {
  const { files, depth, box, boxes } = block;
  return pose === block.pose ? block : { pose, files, depth, box, outline: rectangle(pose, box), boxes };
};
/** How far it may go on after a wheel. */
const leftAfter = ({ pub, unit, start }: Field, wheel: number): number =>
  chargeReach(pub, unit) + NEAR.slack - wheelArc(start.files, wheel);

/** §7-con-c Some part of the target is directly in front when the straight part begins; who is farther than `most` is not looked for. */
function nearestAhead(foes: readonly Other[], at: Pick<Block, 'pose' | 'box'>, most: number): number {
  const lane = laneOf(at);
  let least = NOT_MET;
  for (const { at: its } of foes) {
    const about = leastAhead(at.pose, at.box, its.outline);
    if (about === NOT_MET || about > (least === NOT_MET ? most : least) + NEAR.touch) continue;
    const met = unitAhead(at, lane, its);
    if (met !== NOT_MET && (least === NOT_MET || met < least)) least = met;
  }
  return least;
}

/** §7-eng-a, §7-con-d Enemy units that touch the front edge. */
function touchedBy(foes: readonly Other[], end: Block): readonly number[] {
  const front = frontOf(end);
  return foes.flatMap(({ unit, at }) => (touches(front, at) ? [unit] : []));
}
const touches = (shape: Polygon, { outline, bases }: Footprint): boolean =>
  notBeyond(shape, outline, NEAR.touch) && bases.some(base => notBeyond(shape, base, NEAR.touch));

function whyNotReach(
  pub: Pub,
  unit: number,
  { files }: Footprint,
  wheel: number,
  far: number,
  cost: number,
): Text | null {
  const who = unitId(pub.table, unit);
  if (Math.abs(wheel) > mostWheel(files)) return tx('no.chargeWheel', { unit: who }, '§7-chg-d');
  if (far === NOT_MET) return tx('no.chargeNobody', { unit: who }, '§7-chg-a');
  const has = chargeReach(pub, unit);
  return cost > has + NEAR.slack ? tx('no.chargeFar', { unit: who, needs: cost, has }, '§7-chg-a') : null;
}

/** No corner goes farther in the opening wheel: the outer front one 1 BW, those behind it a little more. */
const inWheel = ({ box }: Footprint): number => WHEEL + Math.ceil((WHEEL * -box.rear) / (2 * box.right)) + NEAR.touch;
function whyNotWheel({ pub, unit, start, beside }: Field, wheel: number): Text | null {
  if (wheel === 0 || beside.length === 0) return null;
  const sweep = wheelOn(start.pose, start.box.right, pivotOf(wheel), wheel);
  const met = beside.find(({ at }) => touchesWheeling(sweep, start.box, { from: 0, to: sweep.count - 1 }, at));
  const said = { unit: unitId(pub.table, unit), enemy: unitId(pub.table, met?.unit ?? 0) };
  return met === undefined ? null : tx('no.chargeTouchesWheeling', said, '§7-chg-e');
}
/** In halves, as far as it comes near at all. */
function touchesWheeling(sweep: Sweep, box: Box, run: Run, its: Footprint): boolean {
  const around = sweep.around(box, run);
  if (around && !notBeyond(around, its.outline, 2 * NEAR.touch)) return false;
  if (isShort(run)) return sweep.pieces(box, run).some(piece => touches(piece, its));
  return halvesOf(run).some(half => touchesWheeling(sweep, box, half, its));
}

function whyNotContact({ pub, unit, start, foes }: Field, turned: Block, charge: Omit<Charge, 'why'>): Text | null {
  const { table: t } = pub;
  const who = unitId(t, unit);
  const way = wayOf(turned, charge.end.pose);
  const front = frontOf(charge.end);
  const grazed = foes.find(({ at }) => grazes(turned, way, front, at));
  if (grazed !== undefined) return tx('no.chargeGrazes', { unit: who, enemy: unitId(t, grazed.unit) }, '§7-con-b');
  const wrong = charge.touches.find(enemy => {
    const at = footprintOf(pub, enemy);
    return !touchesFront(front, at) && !mayFlank(start, at);
  });
  return wrong === undefined ? null : tx('no.chargeFlank', { unit: who, enemy: unitId(t, wrong) }, '§7-con-e');
}
/** The straight part of a charge, and all the ground it covers. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly ground: Polygon;
}
function wayOf({ pose, outline }: Block, end: Pose): Way {
  const [x, y] = [end.x - pose.x, end.y - pose.y];
  return { x, y, ground: swept(outline, x, y) };
}

/** So near to a corner a touch is one of the corner, not of either edge. */
const CORNER = BW / 10;
/** §7-con-e Its front edge is touched; a front corner is part of that, unless the touch runs along the side from there. */
function touchesFront(front: Polygon, { pose, box }: Footprint): boolean {
  const edge = (from: readonly [number, number], to: readonly [number, number]): boolean => {
    const [a, b] = [pointAt(pose, ...from), pointAt(pose, ...to)];
    return notBeyond(front, polygon([a.x, a.y, b.x, b.y]), NEAR.touch);
  };
  if (edge([0, box.left + CORNER], [0, box.right - CORNER])) return true;
  const isAlong = [box.left, box.right].some(side => edge([-CORNER, side], [box.rear, side]));
  return !isAlong && edge([0, box.left], [0, box.right]);
}

/** §7-con-b On the way or at its end a base of the enemy touches, but not the front edge. */
function grazes(turned: Block, { x, y, ground }: Way, front: Polygon, enemy: Footprint): boolean {
  if (!notBeyond(ground, enemy.outline, NEAR.touch)) return false;
  const near = enemy.bases.filter(
    base =>
      isAbout(ground, base, 2 * NEAR.touch) &&
      !notBeyond(front, base, NEAR.touch) &&
      notBeyond(ground, base, 2 * NEAR.touch),
  );
  if (near.length === 0) return false;
  return basesAt(turned).some(mine => {
    const way = swept(mine, x, y);
    return near.some(base => notBeyond(way, base, NEAR.touch));
  });
}

/** §1-edge-e, §1-edge-f, §7-con-e Half its bases or more behind the enemy's front line, and none directly in front. */
export function mayFlank(start: Footprint, enemy: Footprint): boolean {
  const behind = basesBehind(start, enemy);
  return (
    2 * behind >= start.bases.length &&
    start.bases.every(base => leastAhead(enemy.pose, laneOf(enemy), base) === NOT_MET)
  );
}
export const basesBehind = ({ bases }: Footprint, enemy: Footprint): number =>
  bases.filter(base => isBehindFront(enemy, base)).length;

const mayDisorder = ({ table: t }: Pub): boolean => t.call !== null && t.call.cards > 1;
/** §7-cdis-a Difficult ground and friends need the second card; nobody ends on a friend, off the table or in a river. */
function whyNotWay(field: Field, turned: Block, wheel: number, { end }: Omit<Charge, 'why'>): Text | null {
  const { pub, unit, near } = field;
  const { table: t } = pub;
  const who = { unit: unitId(t, unit) };
  const met = metInCharge(field, turned, wheel, end.pose);
  if (met.off) return tx('no.offTable', who, '§6-mov-d');
  if (met.barred) return tx('no.impassable', who, '§2-imp-a');
  if ((met.difficult || met.friends.length > 0) && !mayDisorder(pub))
    return tx(met.difficult ? 'no.chargeRough' : 'no.chargeFriends', who, '§7-cdis-a');
  return whyNotOn(t, unit, near.friends, end, '§1-rank-d');
}
/** Whom it charges does not count here. */
function metInCharge({ pub, unit, start, near, counts }: Field, turned: Block, wheel: number, to: Pose): Met {
  const met = metNothing();
  if (isNothing(counts)) return met;
  const { pose, box } = start;
  const on = straightOn(turned.pose, to.x - turned.pose.x, to.y - turned.pose.y);
  if (wheel !== 0) meetOnWay(pub, unit, start, wheelOn(pose, box.right, pivotOf(wheel), wheel), met, near, counts);
  meetOnWay(pub, unit, turned, on, met, near, counts);
  return met;
}

/** Wheels are tried at so many angles, then more closely around the best. */
const SAMPLES = 32;
const CLOSER = 7;

/** §7-tgt-a to §7-tgt-d The least cost at which each enemy can be contacted by a legal charge, and all charges looked at. */
export interface Targets {
  readonly costs: ReadonlyMap<number, number>;
  readonly wheels: ReadonlyMap<number, Charge>; // legal ones
}
export function targetsOf(pub: Pub, unit: number): Targets {
  const { call } = pub.table;
  const foes = foesInReach(pub, unit);
  if (foes.length === 0) return NOBODY;
  const key = `${positionOf(pub)}|${unit}|${call?.cards}|${call?.modifier}|${call?.units}`;
  return kept(key, () => targetsFound(pub, unit, foes));
}
/** Every charge that is tried asks for the targets of its unit. */
const kept = keeping<Targets>(64);
const NOBODY: Targets = { costs: new Map(), wheels: new Map() };

function targetsFound(pub: Pub, unit: number, foes: readonly Other[]): Targets {
  const wheels = new Map<number, Charge>();
  const costs = new Map<number, number>();
  const best = new Map<number, number>();
  const field = fieldOf(pub, unit, foes);
  const look = (wheel: number): void => {
    const most = leftAfter(field, wheel);
    const made = draftOf(field, wheel, most);
    if (made.far === NOT_MET || made.far > most) return;
    const charge = chargeIn(field, wheel, made);
    if (charge.why) return; // §7-tgt-b
    wheels.set(wheel, charge);
    for (const enemy of charge.touches)
      if (charge.cost < (costs.get(enemy) ?? Number.POSITIVE_INFINITY)) {
        costs.set(enemy, charge.cost);
        best.set(enemy, wheel);
      }
  };
  const most = mostWheel(footprintOf(pub, unit).files);
  for (let i = -SAMPLES; i <= SAMPLES; i++) look(Math.trunc((most * i) / SAMPLES));
  for (let k = 0, step = Math.ceil(most / SAMPLES); k < CLOSER && step > 1; k++) {
    step = Math.ceil(step / 2);
    for (const wheel of new Set(best.values()))
      for (const near of [wheel - step, wheel + step]) if (Math.abs(near) <= most && !wheels.has(near)) look(near);
  }
  return { costs, wheels };
}
/** A quick look: those whom no charge could touch are left out. */
function foesInReach(pub: Pub, unit: number): readonly Other[] {
  const start = footprintOf(pub, unit);
  const reach = chargeReach(pub, unit) + NEAR.slack;
  const about = reach + inWheel(start) + 2 * NEAR.touch;
  const isNear = (enemy: number): boolean => notBeyond(start.outline, footprintOf(pub, enemy).outline, about);
  const near = enemiesOf(pub.table, unit).filter(isNear);
  if (near.length === 0) return [];
  const fan = fanOf(start, reach);
  return othersAt(pub, near).filter(({ at }) => notBeyond(fan, at.outline, 2 * NEAR.touch));
}

/** Why a unit may not charge so, the nearest target counted in. */
export function whyNotCharge(pub: Pub, unit: number, wheel: number): Text | null {
  const { costs, wheels } = targetsOf(pub, unit);
  const charge = wheels.get(wheel) ?? chargeOf(pub, unit, wheel);
  if (charge.why) return charge.why;
  const least = Math.min(charge.cost, ...costs.values());
  const costOf = (enemy: number): number => Math.min(charge.cost, costs.get(enemy) ?? charge.cost);
  if (charge.touches.some(enemy => costOf(enemy) <= least + NEAR.tie)) return null; // §7-tgt-c
  const [nearest] = [...costs].sort(([, a], [, b]) => a - b)[0]!;
  return tx('no.chargeNearest', { unit: unitId(pub.table, unit), enemy: unitId(pub.table, nearest) }, '§7-tgt-a');
}
