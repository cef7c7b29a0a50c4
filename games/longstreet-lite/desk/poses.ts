import { headingOf, type Point, shifted } from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { enemiesOf, footprintOf } from '../rules/01-units.ts';
import { allowance } from '../rules/06-allowance.ts';
import { isInfantry, isLimbered, unitId } from '../state.ts';
import { type Mover, type Reached, towards, type Wanted } from './towards.ts';

// Poses by name, for who does not point: they are offered in a list and walked through with a key.

export type PoseName = 'ahead' | 'half' | 'back' | 'face' | 'left' | 'right';
export interface Named {
  readonly name: PoseName;
  readonly of: string; // a unit or a piece of terrain; ''
  readonly wanted: Wanted;
  readonly reached: Reached;
}
type Wish = { readonly name: PoseName; readonly of: string; readonly wanted: Wanted };

function wishes({ pub, unit, basic }: Mover): readonly Wish[] {
  const { table: t } = pub;
  const { pose } = footprintOf(pub, unit);
  const kind = isInfantry(t, unit) ? 'forward' : isLimbered(t, unit) ? 'limbered' : 'prolong';
  const far = allowance(t, unit, kind, basic);
  const to = (name: PoseName, forward: number, rightward: number): Wish => {
    const { x, y } = shifted(pose, forward, rightward);
    return { name, of: '', wanted: { x, y, heading: null, done: [] } };
  };
  const diagonal = Math.floor((far * 7) / 10);
  return [
    to('ahead', far, 0),
    to('half', Math.floor(far / 2), 0),
    to('left', diagonal, -diagonal),
    to('right', diagonal, diagonal),
    to('back', -2 * BW, 0),
    ...facing({ pub, unit, basic }),
  ];
}
/** Turned to the nearest enemy. */
function facing({ pub, unit }: Mover): readonly Wish[] {
  const { pose } = footprintOf(pub, unit);
  const middles = enemiesOf(pub.table, unit).map(enemy => ({ enemy, at: footprintOf(pub, enemy).pose }));
  const gap = ({ x, y }: Point): number => (x - pose.x) ** 2 + (y - pose.y) ** 2;
  const [nearest] = middles.sort((a, b) => gap(a.at) - gap(b.at));
  if (!nearest) return [];
  const heading = headingOf(nearest.at.x - pose.x, nearest.at.y - pose.y);
  const wanted = { x: pose.x, y: pose.y, heading, done: [] };
  return [{ name: 'face', of: unitId(pub.table, nearest.enemy), wanted }];
}

export const namedPoses = (mover: Mover): readonly Named[] =>
  wishes(mover).flatMap(wish => {
    const reached = towards(mover, wish.wanted);
    const { pose } = footprintOf(mover.pub, mover.unit);
    if (!reached) return [];
    const { x, y, heading } = reached.judged.pose;
    return x === pose.x && y === pose.y && heading === pose.heading ? [] : [{ ...wish, reached }];
  });
