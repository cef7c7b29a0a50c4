import { board, CONFEDERATE, strengthOf, UNION } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { bounds, costOf } from '../rules/10-moves.ts';
import { distancesFrom, stridesFrom } from '../rules/13-paths.ts';
import { faceOf, onMap, type Table } from '../state.ts';
import type { Scene } from './scene.ts';

// Whoever looks into an objective that the Union must hold is driven off: strong blocks go where they can attack him.

/** Somebody to be driven off, and who can do it by now. */
interface Quarry {
  readonly at: number; // his position
  readonly front: number; // the area he faces
  readonly many: number; // objectives he looks into
  readonly ready: readonly number[]; // strong stands that can attack him from where they are
  readonly hunters: readonly number[]; // and the nearest of the others
}
export type Hunt = readonly Quarry[];

const FIELDS: readonly (readonly number[])[] = Array.from({ length: 2 * board.positions }, (_, face) =>
  fieldOf(face, () => false),
);
const UNKNOWN = -2;
const strikes = new Int16Array(2 * board.positions * board.positions).fill(UNKNOWN);
/** The last area of a way of attack from a face to a position, or -1: §13.1.1, §13.1.2. */
export function strikeArea(face: number, target: number): number {
  const at = face * board.positions + target;
  if (strikes[at] === UNKNOWN) strikes[at] = strikeFrom(face, target);
  return strikes[at]!;
}
function strikeFrom(face: number, target: number): number {
  const from = face >> 1;
  const front = board.areaOf[face]!;
  if (from === target || !FIELDS[face]!.some(area => bounds(target, area))) return -1;
  const back = distancesFrom(target);
  const first = stridesFrom(from).find(
    stride => stride.area === front && back[stride.to]! + costOf(from, stride) === back[from],
  );
  if (!first) return -1;
  if (first.to === target) return front;
  const second = stridesFrom(first.to).find(
    stride => stride.to === target && costOf(first.to, stride) === back[first.to],
  );
  return second ? second.area : -1;
}

const HUNTERS = 4;
const isStrong = ({ labels }: Pick<Scene, 'labels'>, stand: number): boolean =>
  !labels[stand] || strengthOf(labels[stand]!) === 2;

/** Objectives that the Union does not hold fully, if it must: all of them by 2 July. */
function doubtful(t: Table): readonly number[] {
  const { areas } = fieldsOf(t, CONFEDERATE);
  return t.objectives.filter((area, marker) => t.control[marker] !== UNION || areas[area] === 1);
}

export function huntOf(scene: Pick<Scene, 't' | 'own' | 'labels'>): Hunt {
  const { t, own } = scene;
  const goals = doubtful(t);
  if (goals.length === 0) return [];
  const { held } = fieldsOf(t, CONFEDERATE);
  const many = new Map<number, [count: number, front: number]>();
  for (const stand of onMap(t, CONFEDERATE)) {
    const field = fieldOf(faceOf(t, stand), each => held[each] === 1);
    const count = goals.filter(area => field.includes(area)).length;
    if (count > 0) many.set(t.at[stand]!, [count, board.areaOf[faceOf(t, stand)]!]);
  }
  const strong = own.filter(stand => isStrong(scene, stand));
  return [...many].map(([at, [count, front]]) => {
    const ready = strong.filter(stand => strikeArea(faceOf(t, stand), at) >= 0);
    const far = distancesFrom(at);
    const hunters = strong
      .filter(stand => !ready.includes(stand))
      .sort((a, b) => far[t.at[a]!]! - far[t.at[b]!]!)
      .slice(0, HUNTERS);
    return { at, front, many: count, ready, hunters };
  });
}

const SHARES = [1, 0.7, 0.35];
const REAR = 1.5; // there he has no strength: §13.8.3c
const FAR = 12;

/** What a post is worth to the hunt. */
export function huntWorth({ hunt, w, labels }: Scene, stand: number, face: number): number {
  if (!hunt) return 0;
  let best = 0;
  for (const { at, front, many, ready, hunters } of hunt) {
    const strong = isStrong({ labels }, stand);
    const others = ready.length - (ready.includes(stand) ? 1 : 0);
    const area = strong ? strikeArea(face, at) : -1;
    const struck = area < 0 ? 0 : w.hunt * (SHARES[others] ?? 0) * (area === front ? 1 : REAR);
    const chases =
      hunters.includes(stand) || ready.includes(stand)
        ? w.chase * Math.max(0, FAR - distancesFrom(at)[face >> 1]!) * (SHARES[others] ?? 0)
        : 0;
    best = Math.max(best, Math.min(2, many) * (struck + chases));
  }
  return best;
}
