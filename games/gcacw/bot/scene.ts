import type { Board } from '../data/board.ts';
import { enemyOf, type Side } from '../data/index.ts';
import { BARRED } from '../rules/06-steps.ts';
import { forcesOf, whole } from '../rules/li-forces.ts';
import { BURNT, type CampaignView, combatValue, MOST_FATIGUE, of, onMap, screenOf, type Table } from '../state.ts';
import { counts, type Goal, goalsOf, lossPrice, waysOf } from './goals.ts';

// What a side looks at before it answers anything: its goals and the enemy's, who presses where.

/** A goal as it stands. */
export interface Aim {
  readonly goal: Goal;
  readonly worth: number; // points now and later
  readonly far: Int16Array; // hex → halves of points to it
  readonly holders: readonly number[]; // units that count there
  readonly near: readonly number[]; // own units by their way to it
  readonly threat: number; // of an enemy's goal: how near he is, 0 to 1
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
  readonly side: Side;
  readonly enemy: Side;
  readonly left: number; // turns after this one
  readonly aims: readonly Aim[];
  readonly press: Float64Array; // hex → combat value the enemy can bring
  readonly help: Float64Array; // hex → ours around it
  readonly price: readonly [number, number]; // by side: what a point of manpower is worth
  readonly gains: Map<number, Gain>; // what was reckoned already: marches by unit and allowance
  readonly traps: Map<number, boolean>; // and who cannot retreat, by both hexes
}

const MEN = 0.3; // a point of manpower, besides what the scenario pays for it
const FADES = 0.9644; // of a goal's pull, for each half movement point of way
const FADED = new Float64Array(512).fill(1);
for (let halves = 1; halves < FADED.length; halves++) FADED[halves] = FADED[halves - 1]! * FADES;
export const fades = (halves: number): number => FADED[halves] ?? 0;

const scenes = new WeakMap<Table, { readonly key: string; readonly scene: Scene }>();
/** What was seen of the same table a moment ago is not looked at again; with secrets it is. */
export function sceneOf(view: CampaignView, side: Side): Scene {
  const { table: t } = view;
  if (t.forces.length > 0) return newScene(view, side);
  const { stamp, acts, turn, fatigue, organized, manpower, stations } = t;
  const key = JSON.stringify([side, stamp, acts, turn, fatigue, organized, manpower, stations]);
  const known = scenes.get(t);
  if (known?.key === key) return { ...known.scene, view };
  const scene = newScene(view, side);
  scenes.set(t, { key, scene });
  return scene;
}

function newScene(view: CampaignView, side: Side): Scene {
  const t = whole(view.table, view.hands[screenOf(side)], side);
  const enemy = enemyOf(side);
  const left = of(t).scenario.turns.length - t.turn;
  const scene = { view, t, side, enemy, left, price: pricesOf(t), gains: new Map(), traps: new Map() };
  return { ...scene, aims: aimsOf(t, side), press: pressOf(t, enemy), help: pressOf(t, side) };
}
export const pricesOf = (t: Table): readonly [number, number] => [MEN + lossPrice(t, 0), MEN + lossPrice(t, 1)];

export function aimsOf(t: Table, side: Side): readonly Aim[] {
  const ways = waysOf(t);
  const units = [onMap(t, 0), onMap(t, 1)];
  return goalsOf(of(t)).flatMap((goal, i) => {
    if (goal.station >= 0 && t.stations[goal.station] === BURNT) return [];
    const far = ways[i]!;
    const able = units[goal.side]!.filter(unit => counts(t, goal, unit));
    const turns = goal.eachTurn ? of(t).scenario.turns.length - t.turn + 1 : 1;
    return [
      {
        ...{ goal, far, worth: goal.worth * turns },
        holders: able.filter(unit => far[t.at[unit]!] === 0),
        near: (goal.side === side ? able : units[side]!).map(unit => far[t.at[unit]!]!).sort((a, b) => a - b),
        threat: goal.side === side ? 0 : fades(Math.min(BARRED, ...able.map(unit => far[t.at[unit]!]!))),
      },
    ];
  });
}

const REACH = [1, 1, 0.6, 0.3]; // of a unit's value, so many hexes away
const SPENT = 0.3; // of it, for one too tired to act
const UNKNOWN = 10; // halves: what a force marker may hold

/** Hex → the combat value a side can bring to bear there soon, in halves. */
export function pressOf(t: Table, side: Side): Float64Array {
  const press = new Float64Array(of(t).board.size);
  for (const unit of onMap(t, side)) {
    const value = combatValue(t, unit) * (t.fatigue[unit]! >= MOST_FATIGUE ? SPENT : 1);
    radiate(t, t.at[unit]!, value, press);
  }
  for (const { at } of forcesOf(t, side)) radiate(t, at, UNKNOWN, press);
  return press;
}
function radiate(t: Table, from: number, value: number, press: Float64Array): void {
  const { hexes, ends } = ringsOf(of(t).board)[from]!;
  let i = 0;
  for (let ring = 0; ring < REACH.length; ring++)
    for (; i < ends[ring]!; i++) press[hexes[i]!]! += REACH[ring]! * value;
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
  for (let i = 0; ends.length < REACH.length; ) {
    ends.push(hexes.length);
    for (const end = hexes.length; i < end; i++)
      for (const to of neighbours.subarray(hexes[i]! * 6, hexes[i]! * 6 + 6))
        if (to >= 0 && !hexes.includes(to)) hexes.push(to);
  }
  return { hexes: Int16Array.from(hexes), ends };
}
