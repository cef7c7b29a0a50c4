import type { Text } from '@bivouac/kernel';
import { covers, nearerThan, onTable, type Polygon, type Pose, pointAt, polygonOf } from '@bivouac/maps/plane';
import { BOTH, BW, FULL_TURN, tableOf, theKind } from '../data/index.ts';
import type { Pub, U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { basesOfSide } from './01-units.ts';
import { groundOf } from './02-terrain.ts';

// §card-poor-survey Rocky ground that nobody had drawn.

const LEAST = BW / 2;
const WIDEST = 4 * BW;
const DEEPEST = 3 * BW;
const hill = theKind('hill');

/** An octagon about a point, so wide and so deep, turned as one likes. */
export function patchOf(pose: Pose, width: number, depth: number): Polygon {
  const [w, d] = [Math.floor(width / 4), Math.floor(depth / 4)];
  const corners = [
    [d, -2 * w],
    [2 * d, -w],
    [2 * d, w],
    [d, 2 * w],
    [-d, 2 * w],
    [-2 * d, w],
    [-2 * d, -w],
    [-d, -2 * w],
  ];
  return polygonOf(corners.map(([forward, rightward]) => pointAt(pose, forward!, rightward!)));
}

/** At most 4 by 3 BW, 1 BW or more from every base, on no other area; a hill is open ground. */
export function whyNotPatch(pub: Pub, at: readonly number[] | undefined): Text | null {
  const [x, y, width = 0, depth = 0, heading = 0] = at ?? [];
  const rule = '§card-poor-survey' as const;
  if (x === undefined || y === undefined || at?.length !== 5) return tx('no.patch', {}, rule);
  if (width < LEAST || width > WIDEST || depth < LEAST || depth > DEEPEST) return tx('no.patchSize', {}, rule);
  if (heading < 0 || heading >= FULL_TURN) return tx('no.patch', {}, rule);
  const patch = patchOf({ x, y, heading }, width, depth);
  const [east, north] = tableOf(pub.setup.scenario);
  if (!onTable(patch, east, north)) return tx('no.patchOff', {}, rule);
  if (BOTH.some(side => basesOfSide(pub, side).some(base => nearerThan(patch, base, BW))))
    return tx('no.patchNear', {}, rule);
  const taken = groundOf(pub).some(({ area, kind }) => area && kind !== hill && covers(area, patch));
  return taken ? tx('no.patchTaken', {}, rule) : null;
}

export function layPatch(u: U, at: readonly number[]): void {
  const [x = 0, y = 0, width = 0, depth = 0, heading = 0] = at;
  u.table.laid.push(`rocky ${patchOf({ x, y, heading }, width, depth).corners.join(' ')}`);
  u.say(tx('terrain.laid', { kind: 'rocky' }, '§card-poor-survey'));
}
