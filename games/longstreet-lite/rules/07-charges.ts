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
  rectangle,
  shifted,
  swept,
  turnOfArc,
  wheelAround,
  wheeled,
  wheelSwept,
} from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { type Pub, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  type Block,
  basesAt,
  blockAt,
  enemiesOf,
  type Footprint,
  footprintOf,
  isAbout,
  isBehindFront,
  NEAR,
} from './01-units.ts';
import { combatEffect } from './04-effects.ts';
import { boxAround, isFriendless, type Met, meetOnWay, metNothing, whyNotRest } from './06-ground.ts';
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

/** An enemy, and where it stands. */
interface Foe {
  readonly unit: number;
  readonly at: Footprint;
}
const foesOf = (pub: Pub, unit: number): readonly Foe[] =>
  enemiesOf(pub.table, unit).map(enemy => ({ unit: enemy, at: footprintOf(pub, enemy) }));

/** A charge that was looked at. */
export interface Charge {
  readonly why: Text | null;
  readonly end: Block;
  readonly cost: number;
  readonly touches: readonly number[]; // enemy units
}

/** Its front edge, and the strip ahead of it without the hair by which bases side by side may overlap. */
const frontOf = (at: Block): Polygon => polygon(edgeOf(at.outline, 'front'));
export const laneOf = ({ box }: Block) => ({ left: box.left + NEAR.rounding, right: box.right - NEAR.rounding });

/** How far ahead the first base of a unit lies; NOT_MET: none is directly in front. */
export function unitAhead(at: Block, lane: { left: number; right: number }, { bases }: Footprint): number {
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
export function chargeOf(pub: Pub, unit: number, wheel: number, foes = foesOf(pub, unit)): Charge {
  const start = footprintOf(pub, unit);
  const form = pub.table.form[unit]!;
  const turned =
    wheel === 0 ? start : blockAt(wheeled(start.pose, start.box.right, pivotOf(wheel), wheel), form, start.depth);
  const far = nearestAhead(foes, turned);
  const arc = wheelArc(start.files, wheel);
  const end = blockAt(shifted(turned.pose, Math.max(0, far), 0), form, start.depth);
  const touches = far === NOT_MET ? [] : touchedBy(foes, end);
  const charge = { end, cost: arc + Math.max(0, far), touches };
  const why =
    whyNotReach(pub, unit, start, wheel, far, charge.cost) ??
    whyNotWheel(pub, unit, start, wheel, foes) ??
    whyNotContact(pub, unit, start, turned, charge, foes) ??
    whyNotWay(pub, unit, start, turned, charge);
  return { ...charge, why };
}

/** A quick look: nobody is in reach after this wheel. */
function isBeyond(pub: Pub, unit: number, wheel: number, foes: readonly Foe[]): boolean {
  const start = footprintOf(pub, unit);
  const reach = chargeReach(pub, unit) + NEAR.slack - wheelArc(start.files, wheel);
  const pose = wheel === 0 ? start.pose : wheeled(start.pose, start.box.right, pivotOf(wheel), wheel);
  return !foes.some(({ at }) => {
    const far = leastAhead(pose, start.box, at.outline);
    return far !== NOT_MET && far <= reach + NEAR.rounding;
  });
}

/** §7-con-c Some part of the target is directly in front when the straight part begins. */
function nearestAhead(foes: readonly Foe[], at: Block): number {
  const lane = laneOf(at);
  let least = NOT_MET;
  for (const { at: its } of foes) {
    const about = leastAhead(at.pose, at.box, its.outline);
    if (about === NOT_MET || (least !== NOT_MET && about > least + NEAR.touch)) continue;
    const met = unitAhead(at, lane, its);
    if (met !== NOT_MET && (least === NOT_MET || met < least)) least = met;
  }
  return least;
}

/** §7-eng-a, §7-con-d Enemy units that touch the front edge. */
function touchedBy(foes: readonly Foe[], end: Block): readonly number[] {
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
function whyNotWheel(
  { table: t }: Pub,
  unit: number,
  start: Footprint,
  wheel: number,
  foes: readonly Foe[],
): Text | null {
  if (wheel === 0) return null;
  const near = foes.filter(({ at }) => notBeyond(start.outline, at.outline, inWheel(start)));
  if (near.length === 0) return null;
  const around = wheelAround(start.pose, start.box.right, pivotOf(wheel), wheel, start.box);
  if (!near.some(({ at }) => notBeyond(around, at.outline, 2 * NEAR.touch))) return null;
  const ground = wheelSwept(start.pose, start.box.right, pivotOf(wheel), wheel, start.box);
  const met = near.find(({ at }) => ground.some(piece => touches(piece, at)));
  const said = { unit: unitId(t, unit), enemy: unitId(t, met?.unit ?? 0) };
  return met === undefined ? null : tx('no.chargeTouchesWheeling', said, '§7-chg-e');
}

function whyNotContact(
  pub: Pub,
  unit: number,
  start: Footprint,
  turned: Block,
  charge: Omit<Charge, 'why'>,
  foes: readonly Foe[],
): Text | null {
  const { table: t } = pub;
  const who = unitId(t, unit);
  const box = boxAround([turned.outline, charge.end.outline]);
  const near = foes.filter(({ at }) => isAbout(box, at.outline, NEAR.touch));
  const grazed = near.find(({ at }) => grazes(turned, charge.end, at));
  if (grazed !== undefined) return tx('no.chargeGrazes', { unit: who, enemy: unitId(t, grazed.unit) }, '§7-con-b');
  const wrong = charge.touches.find(enemy => {
    const at = footprintOf(pub, enemy);
    return !touchesFront(frontOf(charge.end), at) && !mayFlank(start, at);
  });
  return wrong === undefined ? null : tx('no.chargeFlank', { unit: who, enemy: unitId(t, wrong) }, '§7-con-e');
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
function grazes(turned: Block, end: Block, enemy: Footprint): boolean {
  const [x, y] = [end.pose.x - turned.pose.x, end.pose.y - turned.pose.y];
  const ground = swept(turned.outline, x, y);
  if (!notBeyond(ground, enemy.outline, NEAR.touch)) return false;
  const front = frontOf(end);
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
function whyNotWay(pub: Pub, unit: number, start: Footprint, turned: Block, { end }: Omit<Charge, 'why'>): Text | null {
  const { table: t } = pub;
  const who = { unit: unitId(t, unit) };
  const met = metInCharge(pub, unit, start, turned, end.pose);
  if (met.off) return tx('no.offTable', who, '§6-mov-d');
  if (met.barred) return tx('no.impassable', who, '§2-imp-a');
  if ((met.difficult || met.friends.length > 0) && !mayDisorder(pub))
    return tx(met.difficult ? 'no.chargeRough' : 'no.chargeFriends', who, '§7-cdis-a');
  return whyNotRest(pub, unit, end, '§1-rank-d');
}
function metInCharge(pub: Pub, unit: number, start: Footprint, turned: Block, to: Pose): Met {
  const met = metNothing();
  const turn = turned.pose.heading - start.pose.heading;
  if (turn !== 0) meetInWheel(pub, unit, start, signedTurn(turn), met);
  const [x, y] = [to.x - turned.pose.x, to.y - turned.pose.y];
  const around = swept(rectangle(turned.pose, grown(turned.box)), x, y);
  if (!isFriendless(pub, unit, around, mayDisorder(pub)))
    meetOnWay(pub, unit, turned, box => [swept(rectangle(turned.pose, box), x, y)], met, undefined, true);
  return met;
}
/** A quick look at all its ground comes first: whom it charges does not count here. */
function meetInWheel(pub: Pub, unit: number, start: Footprint, wheel: number, met: Met): void {
  const { pose, box } = start;
  const pivot = pivotOf(wheel);
  const around = wheelAround(pose, box.right, pivot, wheel, box);
  if (isFriendless(pub, unit, around, mayDisorder(pub))) return;
  meetOnWay(
    pub,
    unit,
    start,
    (part, run) => wheelSwept(pose, box.right, pivot, wheel, part, run),
    met,
    undefined,
    true,
  );
}
const grown = ({ left, right, rear, front }: Box): Box => ({
  left: left - NEAR.touch,
  right: right + NEAR.touch,
  rear: rear - NEAR.touch,
  front: front + NEAR.touch,
});
const signedTurn = (turn: number): number => (turn > 18_000 ? turn - 36_000 : turn < -18_000 ? turn + 36_000 : turn);

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
  if (!isAnyNear(pub, unit)) return NOBODY;
  const key = `${positionOf(pub)}|${unit}|${call?.cards}|${call?.modifier}|${call?.units}`;
  return kept(key, () => targetsFound(pub, unit));
}
/** Every charge that is tried asks for the targets of its unit. */
const kept = keeping<Targets>(64);
const NOBODY: Targets = { costs: new Map(), wheels: new Map() };

function targetsFound(pub: Pub, unit: number): Targets {
  const wheels = new Map<number, Charge>();
  const costs = new Map<number, number>();
  const best = new Map<number, number>();
  const foes = foesInReach(pub, unit);
  const look = (wheel: number): void => {
    if (isBeyond(pub, unit, wheel, foes)) return;
    const charge = chargeOf(pub, unit, wheel, foes);
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
function foesInReach(pub: Pub, unit: number): readonly Foe[] {
  const { outline } = footprintOf(pub, unit);
  const reach = chargeReach(pub, unit) + NEAR.slack + 2 * BW;
  return foesOf(pub, unit).filter(({ at }) => isAbout(outline, at.outline, reach));
}
/** Whether any enemy is within reach at all: as far as it may charge, and as far as a corner swings. */
function isAnyNear(pub: Pub, unit: number): boolean {
  const { outline } = footprintOf(pub, unit);
  const reach = chargeReach(pub, unit) + 2 * BW;
  return enemiesOf(pub.table, unit).some(enemy => notBeyond(outline, footprintOf(pub, enemy).outline, reach));
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
