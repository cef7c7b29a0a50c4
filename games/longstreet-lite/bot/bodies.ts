import { FACING, facingX, facingY, inside, type Pose } from '@bivouac/maps/plane';
import { BW, enemyOf, type Side } from '../data/index.ts';
import { baseDepth, CLOSE, classOf } from '../rules/01-units.ts';
import { terrainOf } from '../rules/02-terrain.ts';
import { FAR } from '../rules/05-targets.ts';
import { basesOf, depthsIn, hasSmoke, isInfantry, isLimbered, type Pub, sideOf, unitsOn } from '../state.ts';
import { type Blow, chanceOf, combatWorth, diceFor, limberWorth, NOTHING, together } from './chances.ts';

// Units as a player sees them at a glance: a block that looks somewhere. Good enough to choose among places; the rules judge.

export interface Body {
  readonly unit: number;
  readonly side: Side;
  readonly x: number; // the middle of its front
  readonly y: number;
  readonly heading: number;
  readonly ahead: number; // its facing, one long
  readonly aside: number;
  readonly half: number; // of its front
  readonly deep: number;
  readonly files: number;
  readonly bases: number;
  readonly foot: boolean;
  readonly limbered: boolean;
  readonly dense: boolean;
  readonly column: boolean;
  readonly smoke: boolean;
}

export function bodyAt(pub: Pub, unit: number, { x, y, heading }: Pose, form: string, guns?: number): Body {
  const { table: t } = pub;
  const depths = depthsIn(form);
  const foot = isInfantry(t, unit);
  const limbered = guns === undefined ? isLimbered(t, unit) : guns > 0;
  const { column, dense } = classOf(depths);
  return {
    unit,
    side: sideOf(t, unit),
    x,
    y,
    heading,
    ahead: facingX(heading) / FACING,
    aside: facingY(heading) / FACING,
    half: (depths.length * BW) / 2,
    deep: Math.max(...depths) * baseDepth(pub, unit),
    files: depths.length,
    bases: basesOf(t, unit),
    foot,
    limbered,
    dense: foot && dense,
    column: foot && column,
    smoke: hasSmoke(t, unit),
  };
}
export function bodyOf(pub: Pub, unit: number): Body {
  const { table: t } = pub;
  const pose = { x: t.x[unit]!, y: t.y[unit]!, heading: t.heading[unit]! };
  return bodyAt(pub, unit, pose, t.form[unit]!);
}
export const bodiesOf = (pub: Pub, side: Side): readonly Body[] =>
  unitsOn(pub.table, side).map(unit => bodyOf(pub, unit));
export const enemiesOf = (pub: Pub, side: Side): readonly Body[] => bodiesOf(pub, enemyOf(side));

/** How another lies to a body: ahead of its front and to its right, and how far it reaches either way. */
export interface Lie {
  readonly far: number; // of its nearest part ahead
  readonly right: number; // of its middle
  readonly wide: number;
  readonly behind: boolean; // all of it is
}
export function lieOf(a: Body, b: Body): Lie {
  const x = b.x - (b.ahead * b.deep) / 2 - a.x;
  const y = b.y - (b.aside * b.deep) / 2 - a.y;
  const cos = Math.abs(a.ahead * b.ahead + a.aside * b.aside);
  const sin = Math.abs(a.ahead * b.aside - a.aside * b.ahead);
  const ahead = x * a.ahead + y * a.aside;
  const right = x * a.aside - y * a.ahead;
  const long = (cos * b.deep) / 2 + sin * b.half;
  return { far: ahead - long, right, wide: (sin * b.deep) / 2 + cos * b.half, behind: ahead + long <= 0 };
}

/** About how far two bodies are apart, front to middle. */
export function wayBetween(a: Body, b: Body): number {
  const x = Math.abs(b.x - a.x);
  const y = Math.abs(b.y - a.y);
  return Math.max(x, y) + 0.4 * Math.min(x, y);
}

const KILLS = 0.42; // bases a hit costs: half, less what cards save
const HIT = 1 / 2;
const EDGE = 1 / 6; // a face more or less

/** Bases that a body costs another in a turn's fire. */
export function fireOf(pub: Pub, a: Body, b: Body): number {
  if (a.limbered) return 0;
  const { far, right, wide, behind } = lieOf(a, b);
  if (behind || far > (a.foot ? CLOSE : FAR)) return 0;
  const isClose = far <= CLOSE;
  let files = 0;
  for (let k = 0; k < a.files; k++) {
    const off = Math.max(0, Math.abs(right - (k + 0.5) * BW + a.half) - wide - BW / 2);
    if (isClose ? off <= Math.max(0, far) && far + 0.4 * off <= CLOSE : off === 0) files++;
  }
  if (files === 0) return 0;
  const better = b.dense || isBehind(b, a) ? EDGE : 0;
  const hidden = isHidden(pub, a, b);
  if (a.foot) return files * (hidden ? EDGE : HIT + better) * KILLS;
  if (hidden && !isClose) return 0;
  return files * (isClose ? 2 : 1) * (HIT + better - (hidden ? EDGE : 0)) * KILLS;
}
/** Whether a body stands behind the front of another. */
export const isBehind = (b: Body, a: Body): boolean =>
  (a.x - (a.ahead * a.deep) / 2 - b.x) * b.ahead + (a.y - (a.aside * a.deep) / 2 - b.y) * b.aside < 0;

/** Whether ground that hides lies between them: three places on the way are looked at. */
export function isHidden(pub: Pub, a: Body, b: Body): boolean {
  for (const { area, around } of terrainOf(pub).hiding)
    for (let i = 1; i < 4; i++) {
      const x = Math.round(a.x + ((b.x - a.x) * i) / 4);
      const y = Math.round(a.y + ((b.y - a.y) * i) / 4);
      if (x <= around.west || x >= around.east || y <= around.south || y >= around.north) continue;
      if (area && inside(area, x, y) > 0) return true;
    }
  return false;
}

const OWN_WALL = 300; // what lies nearer to a front does not hide anybody from it
/** Whether a wall or a crest lies between them. */
export function isWalled(pub: Pub, a: Body, b: Body): boolean {
  const [x, y] = [a.x + a.ahead * OWN_WALL, a.y + a.aside * OWN_WALL];
  for (const { line, area } of terrainOf(pub).hiding)
    for (let i = 2; !area && i < line.length; i += 2)
      if (isCrossed(x, y, b.x - b.ahead * 500, b.y - b.aside * 500, line, i)) return true;
  return false;
}

const REACH = 4 * BW;
const MOST = 10;
/** What one body would throw at another in a charge; null if it cannot reach it. */
export function blowOn(pub: Pub, a: Body, b: Body, reach = REACH): Blow | null {
  if (!a.foot) return null;
  const { far, right, wide, behind } = lieOf(a, b);
  if (behind || far > reach || Math.abs(right) > a.half + wide) return null;
  const weak = isBehind(b, a) || b.column || b.limbered;
  const dice = Math.min(MOST, a.bases, 2 * a.files);
  const need = 4 - (weak ? 1 : 0) + (isCovered(pub, a, b) ? 1 : 0);
  return { hits: dice * chanceOf(need), attackers: 1, weak };
}
/** What all that is thrown at a body is worth to those who do. */
export function blowWorth({ hits, attackers, weak }: Blow, b: Body): number {
  if (attackers === 0) return 0;
  if (b.limbered) return limberWorth(diceFor(hits), b.bases);
  return combatWorth(diceFor(hits), { dice: Math.min(MOST, b.bases), need: weak ? 6 : 4 }, b.bases, attackers);
}
/** What a charge of one body on another is worth to the first; 0 if it cannot be. */
export function chargeOn(pub: Pub, a: Body, b: Body, reach = REACH): number {
  const blow = a.smoke ? null : blowOn(pub, a, b, reach);
  return blow ? blowWorth(blow, b) : 0;
}

/** What charges of a whole side bring, each body where it helps most; those with smoke stand by if they are told to. */
export function assaultOf(pub: Pub, own: readonly Body[], enemies: readonly Body[], smoked = false): number {
  let free = own.filter(me => me.foot && !(smoked && me.smoke));
  let sum = 0;
  for (let round = 0; round < 3 && free.length > 0; round++) {
    let best = 0;
    let used: readonly Body[] = [];
    for (const enemy of enemies) {
      const able: Body[] = [];
      let all = NOTHING;
      for (const me of free) {
        const blow = blowOn(pub, me, enemy);
        if (!blow) continue;
        able.push(me);
        all = together(all, blow);
      }
      const worth = able.length > 0 ? blowWorth(all, enemy) : 0;
      if (worth > best) [best, used] = [worth, able];
    }
    if (used.length === 0) break;
    sum += best;
    free = free.filter(me => !used.includes(me));
  }
  return sum;
}
/** A wall, a fence or a crest right in front of the second. */
function isCovered(pub: Pub, a: Body, b: Body): boolean {
  for (const { line, area } of terrainOf(pub).sheltering) {
    if (area) continue;
    for (let i = 2; i < line.length; i += 2)
      if (isCrossed(a.x, a.y, b.x - b.ahead * 500, b.y - b.aside * 500, line, i)) return true;
  }
  return false;
}
function isCrossed(ax: number, ay: number, bx: number, by: number, line: readonly number[], i: number): boolean {
  const [px, py, qx, qy] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
  const side = (x: number, y: number): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const other = (x: number, y: number): number => (qx - px) * (y - py) - (qy - py) * (x - px);
  return side(px, py) * side(qx, qy) < 0 && other(ax, ay) * other(bx, by) < 0;
}
