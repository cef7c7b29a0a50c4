import type { Board } from '../data/board.ts';
import { CAVALRY, enemyOf, type Side, UNION } from '../data/index.ts';
import { forcesOf, whole } from '../rules/li-forces.ts';
import { BURNT, type CampaignView, combatValue, MOST_FATIGUE, of, onMap, screenOf, type Table } from '../state.ts';
import { counts, type Goal, goalsOf, lossPrice, standsOf, waysOf } from './goals.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { PLAIN, type Weights } from './weights.ts';

// What a side looks at before it answers anything: its goals and the enemy's, who presses where.

/** A goal as it stands. */
export interface Aim {
  readonly goal: Goal;
  readonly worth: number; // points now and later
  readonly far: Int16Array; // hex → halves of points to it
  readonly holders: readonly number[]; // units that count there
  readonly near: readonly number[]; // own units by their way to it
  readonly threat: number; // of an enemy's goal: how near he is, 0 to 1
  readonly mass: number; // combat value of the enemy who may come for it
  readonly guards: number; // combat value of the enemy who stands there
}
/** What a unit marches for: to stand in a hex, or to attack it. */
export interface Purpose {
  readonly unit: number;
  readonly hex: number;
  readonly attacks: boolean;
}
export interface Gain {
  readonly gain: number;
  readonly purpose: Purpose;
}
export interface Scene {
  readonly view: CampaignView;
  readonly t: Table; // as the side knows it
  readonly w: Weights;
  readonly faded: Float64Array; // what is left of a goal's pull, by halves of way
  readonly side: Side;
  readonly enemy: Side;
  readonly left: number; // turns after this one
  readonly closing: -1 | 0 | 1 | null; // how we stand in the last turn; before it null
  readonly stakes: Stakes; // of the last turn
  readonly aims: readonly Aim[];
  readonly press: Float64Array; // hex → combat value the enemy can bring
  readonly help: Float64Array; // hex → ours around it
  readonly price: readonly [number, number]; // by side: what a point of manpower is worth
  readonly gains: Map<number, Gain>; // what was reckoned already: marches by unit and allowance
  readonly traps: Map<number, boolean>; // and who cannot retreat, by both hexes
}

const FARTHEST = 512;
function fadingBy(each: number): Float64Array {
  const faded = new Float64Array(FARTHEST).fill(1);
  for (let halves = 1; halves < FARTHEST; halves++) faded[halves] = faded[halves - 1]! * each;
  return faded;
}
const FADED = fadingBy(PLAIN.fades);
export const fades = (halves: number): number => FADED[halves] ?? 0;

const scenes = new WeakMap<Table, { readonly key: string; readonly scene: Scene }>();
const fadings = new WeakMap<Weights, Float64Array>();
/** What was seen of the same table a moment ago is not looked at again; with secrets it is. */
export function sceneOf(view: CampaignView, side: Side, w: Weights = PLAIN): Scene {
  const { table: t } = view;
  if (t.forces.length > 0) return newScene(view, side, w);
  const { stamp, acts, turn, fatigue, organized, manpower, stations } = t;
  const key = JSON.stringify([side, stamp, acts, turn, fatigue, organized, manpower, stations]);
  const known = scenes.get(t);
  if (known?.key === key && known.scene.w === w) return { ...known.scene, view };
  const scene = newScene(view, side, w);
  scenes.set(t, { key, scene });
  return scene;
}

function newScene(view: CampaignView, side: Side, w: Weights): Scene {
  const t = whole(view.table, view.hands[screenOf(side)], side);
  const enemy = enemyOf(side);
  const left = of(t).scenario.turns.length - t.turn;
  const pulls = fadingOf(w);
  const scene = {
    view,
    t,
    w,
    faded: pulls,
    side,
    enemy,
    left,
    closing: closingOf(t, side, left),
    stakes: stakesOf(t, side, w),
    price: pricesOf(t, w, left),
    gains: new Map(),
    traps: new Map(),
  };
  return { ...scene, aims: aimsOf(t, side, pulls, w), press: pressOf(t, enemy, w), help: pressOf(t, side, w) };
}
/** The same side's scene on a table that is thought of. */
export const sceneOn = (scene: Scene, t: Table): Scene => ({
  ...scene,
  ...{ t, gains: new Map(), traps: new Map(), aims: aimsOf(t, scene.side, scene.faded, scene.w) },
  help: pressOf(t, scene.side, scene.w),
});
function closingOf(t: Table, side: Side, left: number): -1 | 0 | 1 | null {
  if (left > 0) return null;
  const ahead = standsOf(t);
  return (side === UNION ? ahead : -ahead) as -1 | 0 | 1;
}
function fadingOf(w: Weights): Float64Array {
  const known = fadings.get(w) ?? fadingBy(w.fades);
  fadings.set(w, known);
  return known;
}
/** Of what counts for more than points: little in the last turn. */
export const softly = ({ left, w }: Pick<Scene, 'left' | 'w'>): number => (left > 0 ? 1 : w.lastSoft);

const pricesOf = (t: Table, w: Weights, left: number): readonly [number, number] => {
  const men = softly({ left, w }) * w.men;
  return [men + lossPrice(t, 0), men + lossPrice(t, 1)];
};

const PLACE = 3; // hexes: more are a region
/** How far a unit still comes in the last turn after so many marches more, in halves. */
export const rangeOf = (t: Table, unit: number, more: number): number =>
  Math.max(0, MOST_FATIGUE - t.fatigue[unit]! - more) * (of(t).units.arm[unit] === CAVALRY ? RIDE : STRIDE);
const STRIDE = 11; // halves of a march
const RIDE = 18;

/** What a goal is worth now that is counted after so many turns more. */
function patience({ early }: Weights, turns: number): number {
  let left = 1;
  for (let turn = 0; turn < turns; turn++) left *= early;
  return left;
}

function aimsOf(t: Table, side: Side, pulls: Float64Array, w: Weights): readonly Aim[] {
  const isLast = t.turn === of(t).scenario.turns.length;
  const nears = (unit: number, way: number): number =>
    (pulls[way] ?? 0) * (isLast && way > rangeOf(t, unit, 0) ? w.hopeless : 1);
  const any = w.anyOf > 0 ? 1 : 0;
  const ways = waysOf(t, any);
  const later = patience(w, of(t).scenario.turns.length - t.turn);
  const units = [onMap(t, 0), onMap(t, 1)];
  const strength = (some: readonly number[]): number => some.reduce((sum, unit) => sum + combatValue(t, unit), 0);
  const massOf = (goal: Goal, far: Int16Array, able: readonly number[]): number => {
    const foes = w.stand === 0 ? [] : goal.side === side ? units[1 - side]! : able;
    return foes.reduce((sum, unit) => sum + combatValue(t, unit) * nears(unit, far[t.at[unit]!]!), 0);
  };
  return goalsOf(of(t), any).flatMap((goal, i) => {
    if (goal.station >= 0 && t.stations[goal.station] === BURNT) return [];
    const far = ways[i]!;
    const able = units[goal.side]!.filter(unit => counts(t, goal, unit));
    const isPlace = goal.hexes.length <= PLACE;
    const there = isPlace ? units[1 - side]!.filter(unit => far[t.at[unit]!] === 0) : [];
    const turns = goal.eachTurn ? of(t).scenario.turns.length - t.turn + 1 : 1;
    const worth = goal.worth * turns * (goal.eachTurn || goal.station >= 0 ? 1 : later);
    return [
      {
        ...{ goal, far, worth, guards: strength(there), mass: massOf(goal, far, able) },
        holders: able.filter(unit => far[t.at[unit]!] === 0),
        near: (goal.side === side ? able : units[side]!).map(unit => far[t.at[unit]!]!).sort((a, b) => a - b),
        threat: goal.side === side ? 0 : Math.max(0, ...able.map(unit => nears(unit, far[t.at[unit]!]!))),
      },
    ];
  });
}

const RINGS = 4;
const UNKNOWN = 10; // halves: what a force marker may hold

/** Hex → the combat value a side can bring to bear there soon, in halves. */
export function pressOf(t: Table, side: Side, { spent, reach2, reach3 }: Weights = PLAIN): Float64Array {
  const reach = [1, 1, reach2, reach3];
  const press = new Float64Array(of(t).board.size);
  for (const unit of onMap(t, side)) {
    const value = combatValue(t, unit) * (t.fatigue[unit]! >= MOST_FATIGUE ? spent : 1);
    radiate(t, t.at[unit]!, value, press, reach);
  }
  for (const { at } of forcesOf(t, side)) radiate(t, at, UNKNOWN, press, reach);
  return press;
}
function radiate(t: Table, from: number, value: number, press: Float64Array, reach: readonly number[]): void {
  const { hexes, ends } = ringsOf(of(t).board)[from]!;
  let i = 0;
  for (let ring = 0; ring < RINGS; ring++) for (; i < ends[ring]!; i++) press[hexes[i]!]! += reach[ring]! * value;
}

/** The hexes around one, ring by ring, and where each ring ends. */
interface Rings {
  readonly hexes: Int16Array;
  readonly ends: readonly number[];
}
const rings = new WeakMap<Board, readonly Rings[]>();
function ringsOf(board: Board): readonly Rings[] {
  let known = rings.get(board);
  if (!known) {
    known = Array.from({ length: board.size }, (_, hex) => ringsAround(board, hex));
    rings.set(board, known);
  }
  return known;
}
function ringsAround({ neighbours }: Board, from: number): Rings {
  const hexes = [from];
  const ends: number[] = [];
  for (let i = 0; ends.length < RINGS; ) {
    ends.push(hexes.length);
    for (const end = hexes.length; i < end; i++)
      for (const to of neighbours.subarray(hexes[i]! * 6, hexes[i]! * 6 + 6))
        if (to >= 0 && !hexes.includes(to)) hexes.push(to);
  }
  return { hexes: Int16Array.from(hexes), ends };
}
