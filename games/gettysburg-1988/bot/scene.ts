import {
  entryHex,
  HEXES,
  isEdge,
  isGeneral,
  isNight,
  roadExit,
  type Side,
  UNITS,
  unitsOf,
  woods,
} from '../data/index.ts';
import { stackFault } from '../rules/02-stacking.ts';
import { mayEnterNow } from '../rules/03-entry.ts';
import { commands } from '../rules/10a-command.ts';
import { type GettysburgView, has, type Table } from '../state.ts';
import { type Board, clearSide, isGun, loadBoard, newBoard, put } from './board.ts';
import { FAR, type Flood, flood, type Land, newFlood } from './flood.ts';
import { bestGrouping } from './grouping.ts';
import { assess, FEATURES } from './judge.ts';
import { landOf, movesOf, newReply, nextTurnOf, type Reply, surveyReply } from './reply.ts';

/** Everything a plan of one side's movement is measured against. Pooled: the next scene overwrites it. */
export interface Scene {
  view: GettysburgView;
  side: Side;
  print: number; // fingerprint of the position
  readonly board: Board;
  readonly reply: Reply;
  readonly start: Int16Array; // unit → where it is
  readonly able: Uint8Array; // unit → 1 when it may still move
  readonly alone: readonly Flood[]; // unit → where it can go by itself
  readonly led: readonly Flood[]; // unit → where it can go with a general who starts with it
  readonly leader: Int16Array; // unit → a general it starts with, -1
  readonly control: Int8Array; // at the start
  readonly posts: (readonly number[] | null)[]; // unit → its own posts, once somebody asked
  readonly bars: (readonly number[] | null)[]; // and on the enemy's ways
  ways: Float64Array | null; // where the enemy comes by, once somebody asked
  night: boolean;
}

const scene: Scene = {
  view: null as unknown as GettysburgView,
  side: 0,
  print: -1,
  board: newBoard(),
  reply: newReply(),
  start: new Int16Array(UNITS),
  able: new Uint8Array(UNITS),
  alone: Array.from({ length: UNITS }, newFlood),
  led: Array.from({ length: UNITS }, newFlood),
  leader: new Int16Array(UNITS),
  control: new Int8Array(8),
  posts: new Array<readonly number[] | null>(UNITS).fill(null),
  bars: new Array<readonly number[] | null>(UNITS).fill(null),
  ways: null,
  night: false,
};

/** The scene of a view; made once for a position, however often it is asked for. */
export function sceneOf(view: GettysburgView, side: Side): Scene {
  const print = fingerprint(view.table, side);
  if (scene.print === print && scene.view.setup === view.setup) return scene;
  scene.view = view;
  scene.side = side;
  scene.print = print;
  scene.night = isNight(view.table.turn);
  scene.posts.fill(null);
  scene.bars.fill(null);
  scene.ways = null;
  const { board, start } = scene;
  loadBoard(board, view.table, view.setup);
  scene.control.set(board.control);
  for (let unit = 0; unit < UNITS; unit++) start[unit] = board.at[unit]!;
  const enemy = (1 - side) as Side;
  surveyReply(board, enemy, nextTurnOf(board, enemy, side), scene.reply);
  surveyMoves(view, side);
  return scene;
}

function fingerprint(t: Table, side: Side): number {
  let h = Math.imul(t.turn * 2 + side + 1, 0x9e3779b1);
  for (let unit = 0; unit < UNITS; unit++)
    h = Math.imul(h ^ (t.at[unit]! + 8 + t.moved[unit]! * 512 + t.reduced[unit]! * 1024), 0x01000193) ^ (h >>> 13);
  for (const owner of t.control) h = Math.imul(h ^ owner, 0x01000193);
  return h >>> 0;
}

const blocked = new Uint8Array(HEXES);

function surveyMoves({ table: t, setup }: GettysburgView, side: Side): void {
  const land = landOf(scene.board, side, scene.night, blocked);
  for (const unit of unitsOf[side]) {
    const can = t.moved[unit] === 0 && (t.at[unit]! >= 0 || mayEnterNow(t, unit));
    scene.able[unit] = can ? 1 : 0;
    scene.leader[unit] = -1;
    if (!can) continue;
    walk(land, unit, movesOf(unit), scene.alone[unit]!);
    if (isGeneral[unit]) continue;
    const leader = unitsOf[side].find(
      other =>
        isGeneral[other] &&
        t.moved[other] === 0 &&
        placeOf(t, other) === placeOf(t, unit) &&
        commands(t, setup, other, unit),
    );
    if (leader === undefined) continue;
    scene.leader[unit] = leader;
    walk(land, unit, movesOf(unit) + 2, scene.led[unit]!);
  }
}

/** Two units with the same place may move together. */
export const placeOf = (t: Table, unit: number): number =>
  t.at[unit]! >= 0 ? t.at[unit]! : mayEnterNow(t, unit) ? -100 - entryHex[unit]! : -1000 - unit;

function walk(land: Land, unit: number, points: number, into: Flood): void {
  const at = scene.start[unit]!;
  if (at >= 0) {
    flood(land, at, 0, points, isGun(unit), into);
    return;
  }
  const entry = entryHex[unit]!;
  if (land.enemy[entry]! > 0 || land.zone[entry]! > 0) into.cost.fill(FAR);
  else flood(land, entry, roadExit[entry] ? 1 : 2 + 2 * woods[entry]!, points, isGun(unit), into);
}

/** Whether a unit can get to a hex, by itself or led. */
export function canReach(s: Scene, unit: number, hex: number): boolean {
  if (!s.able[unit]) return hex === s.start[unit];
  return s.alone[unit]!.cost[hex] !== FAR || (s.leader[unit]! >= 0 && s.led[unit]!.cost[hex] !== FAR);
}

// ----------------------------------------------------------------------------------------------------- the paper

const FAULT = 60; // a stack that may not stay
const NOT_REACHED = 60;
const NIGHT_DUTY = 8; // §2f-c
const out = new Float64Array(FEATURES);

/** The features of the arrangement judged last, for whoever wants to know why. Borrowed. */
export const lastPaper = (): Float64Array => out;

/** The arrangement judged without the kernel, for the side that moves. */
export function paperOf(s: Scene, posts: readonly number[]): number {
  const { board: b, side } = s;
  const units = unitsOf[side];
  clearSide(b, side);
  b.control.set(s.control);
  let fault = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const post = posts[i]!;
    put(b, unit, post);
    if (post < 0 || post === s.start[unit]) continue;
    fault += walkTo(s, posts, unit, post);
  }
  fault += faultsOf(s);
  if (fault >= FAULT) return -1000 - fault; // it cannot be: no need to look closer
  assess(b, side, bestGrouping(b, side).battles, s.reply, out, true);
  let sum = 0;
  for (let i = 0; i < FEATURES; i++) sum += out[i]!;
  return (side === 0 ? sum : -sum) - fault;
}

/** The objectives on the way become ours; a way that needs a general needs him to come along. */
function walkTo(s: Scene, posts: readonly number[], unit: number, post: number): number {
  if (!s.able[unit]) return NOT_REACHED;
  const leader = s.leader[unit]!;
  const withHim = leader >= 0 && posts[unitsOf[s.side].indexOf(leader)] === post;
  const way = withHim ? s.led[unit]! : s.alone[unit]!;
  if (way.cost[post] === FAR) return NOT_REACHED;
  const taken = way.taken[post]!;
  if (taken > 0) for (let o = 0; o < 8; o++) if (taken & (1 << o)) s.board.control[o] = s.side;
  return 0;
}

function faultsOf(s: Scene): number {
  const { board: b, side } = s;
  const men = b.men[side];
  const enemyZone = b.zone[(1 - side) as Side];
  let fault = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const here = men[hex]!;
    if (here === 0) continue;
    if (here > 1 && isFaulty(s, hex, here)) fault += FAULT * here;
    if (s.night && enemyZone[hex]! > 0) fault += NIGHT_DUTY * here;
  }
  return fault;
}

const stack: number[] = [];
function isFaulty(s: Scene, hex: number, here: number): boolean {
  const { board: b, side, view } = s;
  if (here > 2 || b.generals[side][hex] === 0) return true;
  if (!has(view.setup, '10a')) return false;
  stack.length = 0;
  for (let unit = b.first[side][hex]!; unit >= 0; unit = b.next[unit]!) stack.push(unit);
  return stackFault(view.table, view.setup, stack) !== null;
}

/** Whether a unit may walk off the map from here. */
export const mayExit = (s: Scene, unit: number): number => {
  if (!s.able[unit] || s.start[unit]! < 0) return -1;
  const { cost } = s.alone[unit]!;
  let best = -1;
  for (let hex = 0; hex < HEXES; hex++)
    if (isEdge[hex] && cost[hex]! + 2 <= movesOf(unit) && (best < 0 || cost[hex]! < cost[best]!)) best = hex;
  return best;
};
