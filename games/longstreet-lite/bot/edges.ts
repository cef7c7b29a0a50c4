import { FACING, facingX, facingY, headingOf, inside, type Pose, turnBetween } from '@bivouac/maps/plane';
import { type Ground, terrainOf } from '../rules/02-terrain.ts';
import type { Pub } from '../state.ts';
import type { Body } from './bodies.ts';

// Who lines the edge of a wood or a field fires out of it, and is only skirmished with.

const OWN_EDGE = 260; // what lies nearer to a front hides nobody from it
const STEPS = 4;

/** Whether a wood or a field lies between a body and the front of another; what a target lines lies before it too. */
export function isVeiled(pub: Pub, a: Body, b: Body): boolean {
  const [ax, ay] = [a.x + a.ahead * OWN_EDGE, a.y + a.aside * OWN_EDGE];
  for (const { area, around } of terrainOf(pub).hiding) {
    if (!area) continue;
    for (let i = 0; i <= STEPS; i++) {
      const x = Math.round(ax + ((b.x - ax) * i) / STEPS);
      const y = Math.round(ay + ((b.y - ay) * i) / STEPS);
      if (x <= around.west || x >= around.east || y <= around.south || y >= around.north) continue;
      if (inside(area, x, y) > 0) return true;
    }
  }
  return false;
}

type Side = readonly [ax: number, ay: number, bx: number, by: number];
/** The sides of a wood or field, or the pieces of a wall or crest. */
function sidesOf({ area, line }: Ground): readonly Side[] {
  const at = area ? [...area.corners, area.corners[0]!, area.corners[1]!] : line;
  return Array.from({ length: at.length / 2 - 1 }, (_, i) => [
    at[2 * i]!,
    at[2 * i + 1]!,
    at[2 * i + 2]!,
    at[2 * i + 3]!,
  ]);
}

const ALIKE = 300;
/** The headings in which a front would line an edge so near. */
export function edgesNear(pub: Pub, { x, y, heading }: Pose, reach: number): readonly number[] {
  const found: number[] = [];
  for (const ground of terrainOf(pub).hiding)
    for (const [ax, ay, bx, by] of sidesOf(ground)) {
      if (Math.min(ax, bx) > x + reach || Math.max(ax, bx) < x - reach) continue;
      if (Math.min(ay, by) > y + reach || Math.max(ay, by) < y - reach) continue;
      const one = headingOf(ay - by, bx - ax);
      const other = headingOf(by - ay, ax - bx);
      const best = Math.abs(turnBetween(heading, one)) < Math.abs(turnBetween(heading, other)) ? one : other;
      if (found.every(each => Math.abs(turnBetween(each, best)) > ALIKE)) found.push(best);
    }
  return found;
}

const WITHIN = 240; // as far from the edge as a base may stand
const SHORT_OF = 40;
const CORNER = 250;
/** How far a front may go on, so much at most, to line an edge with all its bases. */
export function edgesAhead(pub: Pub, { x, y, heading }: Pose, half: number, most: number): readonly number[] {
  const [ahead, aside] = [facingX(heading) / FACING, facingY(heading) / FACING];
  const found: number[] = [];
  for (const ground of terrainOf(pub).hiding) {
    const sides = sidesOf(ground);
    const met = [-half + CORNER, 0, half - CORNER].map(right =>
      exits(ground, sides, x + aside * right, y - ahead * right, ahead, aside, most + WITHIN),
    );
    const [least, last] = [Math.min(...met), Math.max(...met)];
    if (last - least > WITHIN - SHORT_OF) continue;
    const far = Math.floor(least - SHORT_OF);
    if (far >= 0 && far <= most) found.push(far);
  }
  return found;
}
/** How far from a place straight ahead one leaves it; infinite if not so soon. */
function exits(
  { area }: Ground,
  sides: readonly Side[],
  x: number,
  y: number,
  ahead: number,
  aside: number,
  most: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay, bx, by] of sides) {
    const [ux, uy] = [bx - ax, by - ay];
    const slope = ahead * uy - aside * ux;
    if (slope === 0) continue;
    const far = ((ax - x) * uy - (ay - y) * ux) / slope;
    const along = ((ax - x) * aside - (ay - y) * ahead) / slope;
    if (far < 0 || far > most || along < 0 || along > 1 || far >= least) continue;
    const before = Math.max(0, far - 20);
    if (area && inside(area, Math.round(x + ahead * before), Math.round(y + aside * before)) <= 0) continue;
    least = far;
  }
  return least;
}
