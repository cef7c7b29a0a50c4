import { board, CONFEDERATE, enemyOf, type Side, UNION } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { ATTACK, faceOf, type GunsView, labelsOf, onMap, second, type Table } from '../state.ts';
import { type Hunt, huntOf } from './hunt.ts';
import { type Bars, barsOf } from './inroads.ts';
import { PLAIN, type Sets, type Weights } from './weights.ts';

// What a side looks at before it answers anything: where the enemy is, what its own fields cover, which areas matter.

export interface Scene {
  readonly view: GunsView;
  readonly t: Table;
  readonly side: Side;
  readonly enemy: Side;
  readonly labels: readonly number[];
  readonly own: readonly number[]; // stands on the map
  readonly enemies: readonly number[];
  readonly attacked: boolean; // the enemy's next action phase is under Attack
  readonly far: Uint8Array; // area → areas to the nearest enemy, or to where he enters
  readonly care: Float64Array; // area → what it is worth to see it
  readonly seen: Uint8Array; // area → how many of our fields cover it
  readonly needs: readonly number[]; // objective → how much it draws our blocks, in areas of way
  readonly sets: Sets; // what both sides weigh, as whoever asks sees it
  readonly w: Weights; // of this side
  readonly bars: Bars | null; // the Union's: what its line keeps out
  readonly hunt: Hunt | null; // the Union's: whom it must drive off
  readonly known: Known;
}

/** What of a post is the same for every block, once it has been reckoned; NaN before. */
export interface Known {
  readonly ground: Float64Array; // by face
  readonly way: Float64Array; // by face
  readonly danger: Float64Array; // by position
}
const nothingYet = (): Known => ({
  ground: new Float64Array(2 * board.positions).fill(Number.NaN),
  way: new Float64Array(2 * board.positions).fill(Number.NaN),
  danger: new Float64Array(board.positions).fill(Number.NaN),
});

const NEAR = 4;
const between = (a: number, b: number): number => board.distance[a * board.areas + b]!;
const areasOf = (position: number): readonly number[] => [board.areaOf[2 * position]!, board.areaOf[2 * position + 1]!];
/** Areas between a position and an area. */
export const wayTo = (position: number, area: number): number =>
  Math.min(between(board.areaOf[2 * position]!, area), between(board.areaOf[2 * position + 1]!, area));

export function sceneOf(view: GunsView, side: Side, sets: Sets = PLAIN): Scene {
  const { table: t } = view;
  const enemy = enemyOf(side);
  const [own, enemies] = [onMap(t, side), onMap(t, enemy)];
  const scene = { view, t, side, enemy, labels: labelsOf(view, side), own, enemies, sets, w: sets[side] };
  let bars: Bars | null = null;
  let hunt: Hunt | null = null;
  return {
    ...scene,
    attacked: attacksNext(t, enemy),
    far: farFrom(t, enemies, enemy),
    care: careOf(t, side, scene.w),
    seen: seenBy(t, side, own),
    needs: needsOf(scene),
    known: nothingYet(),
    get bars() {
      if (side === UNION) bars ??= barsOf(t, scene.w);
      return bars;
    },
    get hunt() {
      if (side === UNION && scene.w.hunt > 0) hunt ??= huntOf(scene);
      return hunt;
    },
  };
}

/** Under what order a side acts next is no secret: it was declared in its last action phase (§6.1a). */
const attacksNext = (t: Table, side: Side): boolean =>
  (t.active === t.first && side === second(t) ? t.order[side] : t.next[side]) === ATTACK;

/** Steps from the enemy, area by area; nobody on the map: from his entry areas. */
function farFrom(t: Table, stands: readonly number[], side: Side): Uint8Array {
  const queue = stands.flatMap(stand => areasOf(t.at[stand]!));
  if (queue.length === 0) for (const point of board.points) if (point.side === side) queue.push(...point.areas);
  const far = new Uint8Array(board.areas).fill(30);
  for (const area of queue) far[area] = 0;
  for (const area of queue)
    for (const next of board.neighbours[area]!)
      if (far[next.area]! > far[area]! + 1) {
        far[next.area] = far[area]! + 1;
        queue.push(next.area);
      }
  return far;
}

/** What covering an area is worth: a blue objective to look into, its approaches to bar. */
function careOf(t: Table, side: Side, { care0, care1, care2, lost, strike }: Weights): Float64Array {
  const worths = [care0, care1, care2];
  const care = new Float64Array(board.areas);
  t.objectives.forEach((goal, marker) => {
    const share = t.control[marker] === UNION ? 1 : lost;
    for (let area = 0; area < board.areas; area++) {
      const worth = share * (worths[between(area, goal)] ?? 0);
      if (worth > care[area]!) care[area] = worth;
    }
  });
  if (side === UNION) aim(t, care, strike);
  return care;
}

const REAR = 1.5; // there he has no strength: §13.8.3c
/** Where whoever looks into an objective can be attacked: on the first day that matters less. */
function aim(t: Table, care: Float64Array, strike: number): void {
  const { held } = fieldsOf(t, CONFEDERATE);
  const worth = t.day > 1 ? strike : strike / 3;
  for (const stand of onMap(t, CONFEDERATE))
    if (fieldOf(faceOf(t, stand), each => held[each] === 1).some(area => t.objectives.includes(area)))
      areasOf(t.at[stand]!).forEach((area, i) => {
        care[area] = Math.max(care[area]!, i === t.front[stand] ? worth : REAR * worth);
      });
}

function seenBy(t: Table, side: Side, own: readonly number[]): Uint8Array {
  const { held } = fieldsOf(t, side);
  const seen = new Uint8Array(board.areas);
  for (const stand of own) for (const area of fieldOf(faceOf(t, stand), each => held[each] === 1)) seen[area]!++;
  return seen;
}

/** The Union goes where the enemy presses, the Confederates where an objective is still blue and weakly held. */
function needsOf({ t, side, own, enemies, w }: Pick<Scene, 't' | 'side' | 'own' | 'enemies' | 'w'>): readonly number[] {
  const near = (stands: readonly number[], area: number): number =>
    stands.filter(stand => wayTo(t.at[stand]!, area) <= NEAR).length;
  return t.objectives.map((area, marker) => {
    const red = t.control[marker] === CONFEDERATE;
    const balance = near(enemies, area) - near(own, area);
    const draws = w.press * (side === UNION ? balance : -balance);
    return Math.max(-2, Math.min(2, draws)) + (red ? w.regain : 0);
  });
}
