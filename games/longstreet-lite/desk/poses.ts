import { headingOf, type Point, type Pose, QUARTER_TURN, root, shifted, stride, turned } from '@bivouac/maps/plane';
import { BW, kindOf } from '../data/index.ts';
import { CLOSE, enemiesOf, footprintOf, isNearer, NEAR } from '../rules/01-units.ts';
import { groundOf } from '../rules/02-terrain.ts';
import { allowance } from '../rules/06-allowance.ts';
import { isArtillery, isInfantry, isLimbered, type Pub, unitId } from '../state.ts';
import { volleysOf } from './fire-odds.ts';
import { type Mover, miss, type Reached, towards, type Wanted } from './towards.ts';
import { inPhase, withUnitAt } from './where.ts';

// Poses by name, for who does not point: they are offered in a list and walked through with a key.

export type PoseName = 'ahead' | 'half' | 'back' | 'face' | 'left' | 'right' | 'line' | 'short' | 'out';
export interface Named {
  readonly name: PoseName;
  readonly of: string; // a unit or a kind of terrain; ''
  readonly wanted: Wanted;
  readonly reached: Reached;
}
type Wish = { readonly name: PoseName; readonly of: string; readonly wanted: Wanted };

function farOf({ pub: { table: t }, unit, basic }: Mover): number {
  const kind = isInfantry(t, unit) ? 'forward' : isLimbered(t, unit) ? 'limbered' : 'prolong';
  return allowance(t, unit, kind, basic);
}
function goes({ pub, unit }: Mover, name: PoseName, forward: number, rightward: number): Wish {
  const { x, y } = shifted(footprintOf(pub, unit).pose, forward, rightward);
  return { name, of: '', wanted: { x, y, heading: null, done: [] } };
}
function wishes(mover: Mover): readonly Wish[] {
  const far = farOf(mover);
  const diagonal = Math.floor((far * 7) / 10);
  return [
    goes(mover, 'ahead', far, 0),
    goes(mover, 'half', Math.floor(far / 2), 0),
    goes(mover, 'left', diagonal, -diagonal),
    goes(mover, 'right', diagonal, diagonal),
    goes(mover, 'back', -2 * BW, 0),
    ...facing(mover),
  ];
}
const gap = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
/** The nearest enemy. */
function nearestTo(pub: Pub, unit: number): { readonly enemy: number; readonly at: Pose } | null {
  const { pose } = footprintOf(pub, unit);
  const all = enemiesOf(pub.table, unit).map(enemy => ({ enemy, at: footprintOf(pub, enemy).pose }));
  return all.sort((a, b) => gap(a.at, pose) - gap(b.at, pose))[0] ?? null;
}
/** Turned to the nearest enemy. */
function facing({ pub, unit }: Mover): readonly Wish[] {
  const { pose } = footprintOf(pub, unit);
  const nearest = nearestTo(pub, unit);
  if (!nearest) return [];
  const heading = headingOf(nearest.at.x - pose.x, nearest.at.y - pose.y);
  const wanted = { x: pose.x, y: pose.y, heading, done: [] };
  return [{ name: 'face', of: unitId(pub.table, nearest.enemy), wanted }];
}

// A line of cover.
const BEHIND = 100; // from the wall to the front: less than what counts as right up against it
const OFF = (BW / 5) ** 2; // so near it has to come

/** Behind the piece of a wall from (ax, ay) to (bx, by), fronting the enemy, where it has least to go. */
function behind({ pub, unit }: Mover, enemy: Point, [ax, ay, bx, by]: readonly number[]): Wanted | null {
  const { pose, files } = footprintOf(pub, unit);
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const long = root(dx * dx + dy * dy);
  if (long < BW) return null;
  const half = Math.min((files * BW) / 2, long / 2);
  const along = Math.trunc(((pose.x - ax!) * dx + (pose.y - ay!) * dy) / long);
  const at = Math.max(half, Math.min(long - half, along));
  const foot = { x: ax! + Math.trunc((dx * at) / long), y: ay! + Math.trunc((dy * at) / long) };
  const isLeft = dx * (enemy.y - ay!) - dy * (enemy.x - ax!) > 0;
  const heading = turned(headingOf(dx, dy), isLeft ? QUARTER_TURN : -QUARTER_TURN);
  const back = stride(heading, BEHIND);
  return { x: foot.x - back.x, y: foot.y - back.y, heading, done: [] };
}
/** "Line at the wall": the nearest piece of each kind of cover that it reaches. */
function lines(mover: Mover): readonly Named[] {
  const { pub, unit } = mover;
  const { pose } = footprintOf(pub, unit);
  const nearest = nearestTo(pub, unit);
  if (!nearest || !isInfantry(pub.table, unit)) return [];
  const reach = (farOf(mover) + BW) ** 2;
  const found = groundOf(pub).flatMap(({ kind, line }) => {
    const { id, cover } = kindOf(kind);
    if (line.length === 0 || !(cover.fire || cover.combat)) return [];
    return Array.from({ length: line.length / 2 - 1 }, (_, i) => line.slice(2 * i, 2 * i + 4)).flatMap(piece => {
      const wanted = behind(mover, nearest.at, piece);
      return wanted && gap(wanted, pose) < reach ? [{ name: 'line', of: id, wanted } as const] : [];
    });
  });
  const near = found.sort((a, b) => gap(a.wanted, pose) - gap(b.wanted, pose));
  const first = near.filter((wish, i) => near.findIndex(({ of }) => of === wish.of) === i);
  return reachedBy(mover, first).filter(({ reached, wanted }) => miss(reached.judged.pose, wanted) < OFF);
}

// Canister.
/** Whether guns would fire canister at it there. */
function isSwept({ pub, unit }: Mover, { judged: { pose, form } }: Reached): boolean {
  const there = inPhase(withUnitAt(pub, unit, pose, form), 'fire');
  const at = footprintOf(there, unit);
  return enemiesOf(there.table, unit).some(
    enemy =>
      isArtillery(there.table, enemy) &&
      !isLimbered(there.table, enemy) &&
      isNearer(at, footprintOf(there, enemy), CLOSE + NEAR.slack) &&
      volleysOf(there, enemy).some(({ target, mode }) => target === unit && mode === 'canister'),
  );
}
const EIGHTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const AWAY = [[-1, 0], [0, -1], [0, 1], [1, -1], [1, 1], [1, 0]] as const; // biome-ignore format: one line

/** Under canister: the least way out of it. Else, where a whole move ahead leads under it: as far as it does not. */
function outOfCanister(mover: Mover): readonly Named[] {
  const { pub, unit } = mover;
  const { pose } = footprintOf(pub, unit);
  const guns = enemiesOf(pub.table, unit).filter(
    enemy => isArtillery(pub.table, enemy) && !isLimbered(pub.table, enemy),
  );
  const far = farOf(mover);
  const at = footprintOf(pub, unit);
  if (!guns.some(gun => isNearer(at, footprintOf(pub, gun), CLOSE + far))) return [];
  const here = { judged: { pose, form: pub.table.form[unit]! } } as Reached;
  return isSwept(mover, here) ? wayOut(mover, far) : shortOf(mover, far);
}
/** Whether a whole move that way leads out of it is asked first; then for less. */
function wayOut(mover: Mover, far: number): readonly Named[] {
  const { table: t } = mover.pub;
  if (isArtillery(t, mover.unit) && !isLimbered(t, mover.unit)) return [];
  const out = AWAY.flatMap(([forward, right]) => {
    const length = forward && right ? Math.trunc((far * 7) / 10) : far;
    const after = (part: number): Named | null => {
      const by = Math.trunc((length * part) / 8);
      const [named] = reachedBy(mover, [goes(mover, 'out', forward * by, right * by)]);
      return named && !isSwept(mover, named.reached) ? named : null;
    };
    const whole = after(8);
    return whole ? [after(2) ?? after(4) ?? after(6) ?? whole] : [];
  });
  return out.sort((a, b) => a.reached.judged.cost - b.reached.judged.cost).slice(0, 1);
}
function shortOf(mover: Mover, far: number): readonly Named[] {
  const ahead = EIGHTHS.map(part => goes(mover, 'short', Math.trunc((far * part) / 8), 0));
  const [whole] = reachedBy(mover, ahead.slice(-1));
  if (!whole || !isSwept(mover, whole.reached)) return [];
  for (const wish of ahead.toReversed().slice(1)) {
    const [named] = reachedBy(mover, [wish]);
    if (named && !isSwept(mover, named.reached)) return [named];
  }
  return [];
}

const reachedBy = (mover: Mover, all: readonly Wish[]): readonly Named[] =>
  all.flatMap(wish => {
    const reached = towards(mover, wish.wanted);
    const { pose } = footprintOf(mover.pub, mover.unit);
    if (!reached) return [];
    const { x, y, heading } = reached.judged.pose;
    return x === pose.x && y === pose.y && heading === pose.heading ? [] : [{ ...wish, reached }];
  });
/** Those that say most come first. */
export const namedPoses = (mover: Mover): readonly Named[] => [
  ...lines(mover),
  ...outOfCanister(mover),
  ...reachedBy(mover, wishes(mover)),
];
