import type { Choices, Text } from '@bivouac/kernel';
import { board, CONFEDERATE, hourOf, isCavalry, pointNumber, type Side, transferBetween } from '../data/index.ts';
import { sampleEntry } from '../fuzz/sample-moves.ts';
import {
  type Action,
  ENTERED,
  type Entry,
  type GunsView,
  isWaiting,
  labelsOf,
  lastBox,
  orderOf,
  pointOf,
  screenOf,
  standIds,
  type Table,
  turnedNow,
  type U,
  WITHDRAW,
  waitingAt,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  frontNamed,
  isAreaCovered,
  isExposed,
  ownStand,
  type Stride,
  stridesOf,
  takeObjectives,
  whyNotFront,
  whyNotStop,
  whyNotThrough,
} from './10-moves.ts';
import { moment } from './11-arrivals.ts';
import { went } from './told.ts';

// 11 REINFORCEMENT MOVES, under any general order (§11.2a, §6.2a).

const CROSS = 1;
const ROAD = 2;

/** The box of an hour of the clock, if it is one of this turn; -1: it is not. */
function boxOfHour(t: Table, hour: number): number {
  const box = hour - hourOf(0);
  return box >= t.box && box <= lastBox(t) ? box : -1;
}

/** A block that waits at an entry point, and an hour of this turn. */
function whyNotWaiting(t: Table, side: Side, slug: string, hour: number): Text | null {
  const stand = ownStand(t, side, slug);
  if (stand < 0 || !isWaiting(t, stand)) return tx('no.waiting', { stand: slug }, '§11.2a');
  return boxOfHour(t, hour) < 0 ? tx('no.hourOfTurn', { hour }, '§11.2d') : null;
}

function whyNotEnter(view: GunsView, side: Side, action: Entry): Text | null {
  const { table: t } = view;
  const wrong = whyNotWaiting(t, side, action.stand, action.hour);
  if (wrong) return wrong;
  const stand = ownStand(t, side, action.stand);
  const [point, box] = [pointOf(t, stand), boxOfHour(t, action.hour)];
  if (moment(t.day, box) < t.ready[stand]!) return tooEarly(t, stand, action.hour);
  const way = action.road ? ROAD : CROSS; // §11.2e
  if (t.ways[point]! > 0 && t.ways[point] !== way)
    return tx('no.otherWay', { point: board.pointIds[point]! }, '§11.2f');
  const strides = stridesOf(action.path);
  if (!strides || strides.some(stride => stride.to < 0)) return tx('no.entryPath', {}, '§11.3a');
  const area = strides[0]!.area;
  if (!board.points[point]!.areas.includes(area))
    return tx('no.entryArea', { area: board.areaIds[area]!, point: board.pointIds[point]! }, '§11.2b');
  if (isAreaCovered(t, side, area)) return tx('no.entryCovered', { area: board.areaIds[area]! }, '§11.2c');
  return (
    (action.road ? whyNotRoad(t, side, stand, box, strides) : whyNotCross(strides)) ??
    whyNotEnd(view, side, stand, strides[strides.length - 1]!.to, action.front)
  );
}

/** Not before it arrived, nor in the hour of its transfer. */
const tooEarly = (t: Table, stand: number, hour: number): Text =>
  t.ready[stand] === t.shift[stand]
    ? tx('no.entryTransferred', { hour }, '§11.5d')
    : tx('no.entryEarly', { hour }, '§11.2d');

/** §11.3a Through one entry area to a position round it. */
function whyNotCross(strides: readonly Stride[]): Text | null {
  const { area, to } = strides[0]!;
  const fits = strides.length === 1 && board.positionsOf[area]!.includes(to);
  return fits ? null : tx('no.entryPath', {}, '§11.3a');
}

function whyNotRoad(t: Table, side: Side, stand: number, box: number, strides: readonly Stride[]): Text | null {
  const point = pointOf(t, stand);
  const { road } = board.points[point]!;
  const along = strides.every(({ area, to }, i) => road[i]?.area === area && road[i + 1]?.position === to);
  if (!along) return tx('no.road', {}, '§11.4a'); // §3.2h
  const name = board.pointIds[point]!;
  if (side === CONFEDERATE && t.since[stand] === t.turn && !(t.opened[point]! > 0 && t.opened[point]! < t.turn))
    return tx('no.roadYet', { point: name }, '§11.2g');
  if (t.columns.some(each => each.point === point && each.hour === box))
    return tx('no.roadHour', { point: name }, '§11.4b');
  const junctions = road.slice(0, strides.length).flatMap(stage => stage.junctions);
  if (t.columns.some(each => each.hour === box && each.junctions.some(one => junctions.includes(one))))
    return tx('no.roadsMeet', {}, '§11.4c');
  if (side === CONFEDERATE && strides.some(({ area }) => board.town[area] === 1)) return tx('no.town', {}, '§11.4d');
  const halt = strides.slice(0, -1).find(({ to }) => isExposed(t, side, to));
  if (halt) return tx('no.roadStop', { position: board.positionIds[halt.to]! }, '§11.4e');
  return strides.map(({ to }) => whyNotThrough(t, side, to)).find(why => why !== null) ?? null;
}

/** Where a reinforcement may end: §10.4a, §10.4d, §10.5a, §18.2c. */
function whyNotEnd(view: GunsView, side: Side, stand: number, position: number, front: string): Text | null {
  const { table: t } = view;
  const name = board.positionIds[position]!;
  const wrong = whyNotThrough(t, side, position) ?? whyNotStop(t, stand, position) ?? whyNotFront(position, front);
  if (wrong || !isExposed(t, side, position)) return wrong;
  if (orderOf(t, side) === WITHDRAW) return tx('no.withdrawNear', { position: name }, '§10.5a');
  return isCavalry(labelsOf(view, side)[stand]!) ? tx('no.cavalryNear', { position: name }, '§18.2c') : null;
}

function whyNotTransfer(t: Table, side: Side, slug: string, to: string, hour: number): Text | null {
  const wrong = whyNotWaiting(t, side, slug, hour); // §11.5a
  if (wrong) return wrong;
  const stand = ownStand(t, side, slug);
  const [from, goal, box] = [pointOf(t, stand), pointNumber(to), boxOfHour(t, hour)];
  if (goal < 0 || transferBetween(from, goal) < 0) return tx('no.transfer', { point: to }, '§11.5f');
  if (moment(t.day, box) < t.shift[stand]!) return tx('no.transferEarly', { hour }, '§11.5c');
  const pair = transferBetween(from, goal);
  if (t.shifts.some(each => each[0] === pair && each[1] === box)) return tx('no.transferPair', { hour }, '§11.5b');
  const arrives = turnedNow(t, side, box).some(({ point }) => point === goal);
  return arrives ? tx('no.transferArrival', { point: to, hour }, '§11.5e') : null;
}

function whyNot(view: GunsView, side: Side, action: Action): Text | null {
  if (action.type === 'endEntries') return null; // §10.1d, §11.2d
  if (action.type === 'enter') return whyNotEnter(view, side, action);
  if (action.type === 'transfer') return whyNotTransfer(view.table, side, action.stand, action.to, action.hour);
  return tx('no.entriesNow', {}, '§5.1c');
}

export const entryChoices = (view: GunsView, side: Side): Choices<Action> => {
  const check = (action: Action): Text | null => whyNot(view, side, action);
  return { kind: 'space', sample: pick => sampleEntry(view, side, pick, check), check };
};

export function enter(u: U, side: Side, action: Entry): void {
  const { table: t } = u;
  const stand = ownStand(t, side, action.stand);
  const point = pointOf(t, stand);
  const box = boxOfHour(t, action.hour);
  const strides = stridesOf(action.path)!;
  const to = strides[strides.length - 1]!.to;
  const { road } = board.points[point]!;
  if (action.road)
    t.columns.push({ point, hour: box, junctions: road.slice(0, strides.length).flatMap(stage => stage.junctions) });
  t.ways[point] = action.road ? ROAD : CROSS;
  if (t.opened[point] === 0) t.opened[point] = t.turn;
  t.at[stand] = to;
  t.front[stand] = frontNamed(to, action.front);
  t.did[stand] = ENTERED;
  t.entered[stand] = box;
  const hand = u.hand(screenOf(side));
  hand.came.push(hand.label[stand]!); // §13.0.2d, §13.0.2e
  const args = { stand: standIds[stand]!, position: board.positionIds[to]!, hour: action.hour };
  const places = [waitingAt(point), ...strides.map(stride => stride.to)];
  u.say(tx(action.road ? 'entry.road' : 'entry.cross', args, '§11.2a'), went(stand, 'march', places));
  takeObjectives(
    u,
    side,
    strides.map(stride => stride.area),
  ); // §20.1a
}

export function transfer(u: U, slug: string, to: string, hour: number, side: Side): void {
  const { table: t } = u;
  const stand = ownStand(t, side, slug);
  const box = boxOfHour(t, hour);
  const from = pointOf(t, stand);
  t.shifts.push([transferBetween(from, pointNumber(to)), box]);
  t.at[stand] = waitingAt(pointNumber(to));
  t.ready[stand] = moment(t.day, box) + 1; // §11.5d
  t.shift[stand] = moment(t.day, box) + 1;
  const places = [waitingAt(from), t.at[stand]!];
  u.say(tx('entry.transfer', { stand: slug, point: to, hour }, '§11.5a'), went(stand, 'march', places));
}
