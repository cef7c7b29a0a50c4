import { BW } from '../data/index.ts';
import { CLOSE } from '../rules/01-units.ts';
import { FAR } from '../rules/05-targets.ts';
import type { Pub } from '../state.ts';
import { type Body, isBehind, isHidden, isWalled, type Lie, lieOf } from './bodies.ts';
import { spreadOf } from './chances.ts';
import { isVeiled } from './edges.ts';

// The fire of a whole side: every base at what is first before it. A card takes nearly all hits of a unit but the last, so that
// the first hit on each unit is what counts, and two units that fire at one do little more than one of them.

/** What one body throws at another. */
export interface Aim {
  readonly miss: number; // the chance that a base does nothing
  readonly hits: number; // of a base
  readonly far: boolean; // a bombardment
  readonly files: readonly number[]; // what is preferred to what by each base, the least first; infinite: nothing
}

const HIT = 1 / 2;
const EDGE = 1 / 6; // a face more or less
const ASIDE = 10_000; // straight ahead comes first
const SKIRMISH = 20_000; // and a volley before skirmishers

export function aimOf(pub: Pub, a: Body, b: Body): Aim | null {
  if (a.limbered) return null;
  const lie = lieOf(a, b);
  if (lie.behind || lie.far > (a.foot ? CLOSE : FAR)) return null;
  const files = filesOn(a, lie);
  if (files.every(each => each === Number.POSITIVE_INFINITY)) return null;
  const hidden = a.foot ? isVeiled(pub, a, b) : isHidden(pub, a, b);
  const covered = hidden || isWalled(pub, a, b);
  const better = b.dense || isBehind(b, a) ? EDGE : 0;
  if (a.foot && covered)
    return aim(
      1,
      EDGE,
      false,
      files.map(each => each + SKIRMISH),
    );
  if (a.foot) return aim(1, HIT + better, false, files);
  const far = lie.far > CLOSE;
  if (hidden && far) return null;
  return aim(far ? 1 : 2, HIT + better - (covered ? EDGE : 0), far, files);
}
const aim = (dice: number, hit: number, far: boolean, files: readonly number[]): Aim => ({
  miss: (1 - hit) ** dice,
  hits: dice * hit,
  far,
  files,
});
/** How far each base has to fire at a body that lies so: straight ahead, or aside if it is near. */
function filesOn(a: Body, { far, right, wide }: Lie): readonly number[] {
  return Array.from({ length: a.files }, (_, k) => {
    const off = Math.max(0, Math.abs(right - (k + 0.5) * BW + a.half) - wide - BW / 2);
    if (off === 0) return Math.max(0, far);
    const aside = far <= CLOSE && off <= Math.max(0, far) && far + 0.4 * off <= CLOSE;
    return aside ? far + 0.4 * off + ASIDE : Number.POSITIVE_INFINITY;
  });
}

const SAVES = 3; // hits that two cards take
const KILL = 1 / 2;
const beyond = new Map<number, number>();
/** Hits that are left when cards have taken what they can, of so many dice. */
function leftOf(hits: number): number {
  const dice = Math.min(30, Math.round(2 * hits));
  const known = beyond.get(dice);
  if (known !== undefined) return known;
  const left = spreadOf(dice, 4).reduce((sum, chance, n) => sum + chance * Math.max(0, n - 1 - SAVES), 0);
  beyond.set(dice, left);
  return left;
}
/** Bases that a unit is expected to lose: `miss` is the chance that nothing hits it. */
export const lossOf = (miss: number, hits: number): number => KILL * (1 - miss + leftOf(hits));

/** Of an infantry's last two bases neither stays. */
const weightOf = ({ foot, bases }: Body): number => (foot && bases === 2 ? 2 : 1);

const IN_THE_WAY = 7 * BW;
/** The files of a body before which a friend stands, as bits. */
export function maskedBy(a: Body, friend: Body): number {
  const { far, right, wide } = lieOf(a, friend);
  if (far < -BW / 4 || far > IN_THE_WAY) return 0;
  let mask = 0;
  for (let k = 0; k < a.files; k++) if (Math.abs(right - (k + 0.5) * BW + a.half) < wide + BW / 2) mask |= 1 << k;
  return mask;
}

/** The same, of all its friends where they stand. */
export const maskOf = (a: Body, friends: readonly Body[]): number =>
  friends.reduce((mask, friend) => (friend === a ? mask : mask | maskedBy(a, friend)), 0);

/** Bases that a side's fire costs the other. `aims`: by firer, then by target; `masks`: files that friends keep from firing. */
export function salvo(
  aims: readonly (readonly (Aim | null)[])[],
  targets: readonly Body[],
  masks: readonly number[] = [],
): number {
  const miss = new Float64Array(targets.length).fill(1);
  const hits = new Float64Array(targets.length);
  for (const [a, row] of aims.entries()) fireAt(row, masks[a] ?? 0, miss, hits);
  let sum = 0;
  for (let d = 0; d < targets.length; d++) if (hits[d]! > 0) sum += lossOf(miss[d]!, hits[d]!) * weightOf(targets[d]!);
  return sum;
}
function fireAt(row: readonly (Aim | null)[], mask: number, miss: Float64Array, hits: Float64Array): void {
  let files = 0;
  let close = false;
  for (const aim of row) if (aim) [files, close] = [aim.files.length, close || !aim.far];
  if (files > 0 && !close) return bombard(row, mask, miss, hits);
  for (let k = 0; k < files; k++) {
    if ((mask >> k) & 1) continue;
    let [best, target] = [Number.POSITIVE_INFINITY, -1];
    for (let d = 0; d < row.length; d++) {
      const aim = row[d];
      if (aim && !aim.far && aim.files[k]! < best) [best, target] = [aim.files[k]!, d];
    }
    if (target < 0) continue;
    miss[target]! *= row[target]!.miss;
    hits[target]! += row[target]!.hits;
  }
}
/** Guns fire at one unit that is far, the one it does most to. */
function bombard(row: readonly (Aim | null)[], mask: number, miss: Float64Array, hits: Float64Array): void {
  let [best, target, many] = [0, -1, 0];
  for (let d = 0; d < row.length; d++) {
    const aim = row[d];
    if (!aim) continue;
    let bases = 0;
    for (let k = 0; k < aim.files.length; k++)
      if (aim.files[k]! < Number.POSITIVE_INFINITY && !((mask >> k) & 1)) bases++;
    const gain = miss[d]! * (1 - aim.miss ** bases);
    if (gain > best) [best, target, many] = [gain, d, bases];
  }
  if (target < 0) return;
  miss[target]! *= row[target]!.miss ** many;
  hits[target]! += many * row[target]!.hits;
}
