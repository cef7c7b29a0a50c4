import { exp } from '@bivouac/kernel';
import { board, CONFEDERATE, UNION } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { faceInto } from '../rules/10-moves.ts';
import { ATTACK, faceOf, inPlay, isWaiting, onMap, pointOf, standRange, type Table } from '../state.ts';
import type { Weights } from './weights.ts';

// How far the Confederates can march past the Union's fields of fire (nobody marches through one: §12.3a), and what that
// means for the objectives: one is taken by marching through it, and in doubt when somebody looks into it.

export const FAR = 99;

/** Positions from which an area is seen, if no friend is in the way. */
export const LOOKS: readonly (readonly number[])[] = (() => {
  const looks = Array.from({ length: board.areas }, () => new Set<number>());
  for (let face = 0; face < 2 * board.positions; face++)
    for (const area of fieldOf(face, () => false)) looks[area]!.add(face >> 1);
  return looks.map(set => [...set]);
})();
/** What a step across an area costs: `to` of each position round it. */
interface Step {
  readonly to: number;
  readonly area: number;
  readonly cost: number;
}
const STEPS: readonly (readonly Step[])[] = Array.from({ length: board.positions }, (_, from) =>
  [0, 1].flatMap(i => {
    const area = board.areaOf[2 * from + i]!;
    const slow = board.obstructed[2 * from + i] === 1;
    return board.positionsOf[area]!.filter(to => to !== from).map(to => ({
      to,
      area,
      cost: slow || board.obstructed[faceInto(to, area)] === 1 ? 2 : 1,
    }));
  }),
);

export interface Inroads {
  readonly areas: Uint8Array; // area → steps until it has been crossed
  readonly positions: Uint8Array; // position → steps
  readonly by: Int16Array; // position → the area crossed last on the way there
  readonly before: Int16Array; // position → where that began
  readonly gate: Int16Array; // area → the position from which it is crossed first
}
const fresh = (): Inroads => ({
  areas: new Uint8Array(board.areas),
  positions: new Uint8Array(board.positions),
  by: new Int16Array(board.positions),
  before: new Int16Array(board.positions),
  gate: new Int16Array(board.areas),
});
const buckets: number[][] = Array.from({ length: FAR + 2 }, () => []);

/** Steps of the nearest Confederate block to every area and position, past areas that are shut. */
export function inroadsOf(t: Table, shut: Uint8Array, held: Uint8Array, comes: number, into = fresh()): Inroads {
  const { areas, positions, by, before, gate } = into;
  areas.fill(FAR);
  positions.fill(FAR);
  by.fill(-1);
  before.fill(-1);
  gate.fill(-1);
  const put = (position: number, price: number, area: number, from: number): void => {
    if (price >= positions[position]! || price > 30) return;
    positions[position] = price;
    by[position] = area;
    before[position] = from;
    buckets[price]!.push(position);
  };
  const stops = (position: number): boolean => {
    if (shut[board.areaOf[2 * position]!] === 1 || shut[board.areaOf[2 * position + 1]!] === 1) return true;
    for (const next of board.adjacent[position]!) if (held[next] === 1) return true;
    return false;
  };
  const [first, last] = standRange(CONFEDERATE);
  for (let stand = first; stand < last; stand++) {
    if (t.at[stand]! >= 0) put(t.at[stand]!, 0, -1, -1);
    else if (isWaiting(t, stand)) for (const area of board.points[pointOf(t, stand)]!.areas) enter(area, 1);
  }
  for (const { side, areas: entries } of board.points)
    if (side === CONFEDERATE) for (const area of entries) enter(area, comes); // somebody may always come
  function enter(area: number, price: number): void {
    if (shut[area] === 1) return;
    if (areas[area]! > price) areas[area] = price;
    for (const position of board.positionsOf[area]!) put(position, price, area, -1);
  }
  for (let price = 0; price <= 32; price++) {
    const bucket = buckets[price]!;
    for (let i = 0; i < bucket.length; i++) {
      const position = bucket[i]!;
      if (positions[position] !== price || stops(position)) continue;
      for (const { to, area, cost } of STEPS[position]!) {
        if (shut[area] === 1 || held[to] === 1) continue;
        if (price + cost < areas[area]!) {
          areas[area] = price + cost;
          gate[area] = position;
        }
        put(to, price + cost, area, position);
      }
    }
    bucket.length = 0;
  }
  return into;
}

/** Steps the Confederates march at most in their next action phase. */
export function stepsNext(t: Table): number {
  const now = t.active === UNION && t.first === UNION;
  const short = (now ? t.order : t.next).includes(ATTACK);
  const fewest = Math.min(inPlay(t, 0).length, inPlay(t, 1).length);
  const hours = now ? t.hours : short ? 1 : 1 + Math.floor(fewest / 3);
  return 2 + (hours - 1) * (t.first === CONFEDERATE ? 1 : 2);
}

const EARLY = 0.4; // on the first day nobody asks who looks into an objective
const lookSteps = ({ positions }: Inroads, area: number): number => {
  let least = FAR;
  for (const position of LOOKS[area]!) if (positions[position]! < least) least = positions[position]!;
  return least;
};
const fade = (steps: number, reach: number, fades: number): number =>
  steps <= reach ? 1 : exp((reach - steps) / fades);

/** What the inroads threaten, in objectives. */
export function dangerOf(t: Table, inroads: Inroads, reach: number, w: Weights): number {
  const { taken, looked, fades } = w;
  const sees = t.day > 1 ? looked : EARLY * looked;
  let sum = 0;
  t.objectives.forEach((area, marker) => {
    if (t.control[marker] !== UNION) return;
    sum += taken * fade(inroads.areas[area]!, reach, fades) + sees * fade(lookSteps(inroads, area), reach, fades);
  });
  return sum;
}

/** What the Union's fields keep out. */
export interface Bars {
  readonly danger: number;
  readonly gains: Float64Array; // area → how much less danger there is if it is covered too
  readonly losses: Float64Array; // stand → how much more if it goes
}
const spare = fresh();

/** The holes in the line, and who stops which. */
export function barsOf(t: Table, w: Weights): Bars {
  const { areas: shut, held } = fieldsOf(t, UNION);
  const reach = stepsNext(t);
  const now = inroadsOf(t, shut, held, w.comes);
  const danger = dangerOf(t, now, reach, w);
  const gains = new Float64Array(board.areas);
  const trial = shut.slice();
  for (const area of holesOf(t, now, reach)) {
    trial[area] = 1;
    gains[area] = Math.max(0, danger - dangerOf(t, inroadsOf(t, trial, held, w.comes, spare), reach, w));
    trial[area] = 0;
  }
  return { danger, gains, losses: lossesOf(t, shut, held, danger, reach, w) };
}

/** The areas on the shortest ways through and into sight of each objective. */
function holesOf(t: Table, now: Inroads, reach: number): ReadonlySet<number> {
  const holes = new Set<number>();
  const follow = (position: number): void => {
    for (let at = position; at >= 0 && now.by[at]! >= 0; at = now.before[at]!) holes.add(now.by[at]!);
  };
  t.objectives.forEach((area, marker) => {
    if (t.control[marker] !== UNION) return;
    if (now.areas[area]! < reach + 8) {
      holes.add(area);
      follow(now.gate[area]!);
    }
    let [best, least] = [-1, reach + 8];
    for (const position of LOOKS[area]!)
      if (now.positions[position]! < least) [best, least] = [position, now.positions[position]!];
    follow(best);
  });
  return holes;
}

function lossesOf(
  t: Table,
  shut: Uint8Array,
  held: Uint8Array,
  danger: number,
  reach: number,
  w: Weights,
): Float64Array {
  const losses = new Float64Array(standRange(UNION)[1]);
  const count = new Uint8Array(board.areas);
  const own = onMap(t, UNION);
  const fields = own.map(stand => fieldOf(faceOf(t, stand), each => held[each] === 1));
  for (const field of fields) for (const area of field) count[area]!++;
  const trial = shut.slice();
  own.forEach((stand, i) => {
    const alone = fields[i]!.filter(area => count[area] === 1);
    if (alone.length === 0) return;
    for (const area of alone) trial[area] = 0;
    losses[stand] = Math.max(0, dangerOf(t, inroadsOf(t, trial, held, w.comes, spare), reach, w) - danger);
    for (const area of alone) trial[area] = 1;
  });
  return losses;
}
