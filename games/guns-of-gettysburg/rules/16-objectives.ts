import { type Choices, list, type Text } from '@bivouac/kernel';
import {
  areaNumber,
  BOTH,
  type Board,
  board,
  CONFEDERATE,
  enemyOf,
  OBJECTIVES_APART,
  positionNumber,
  SIDES,
  type Side,
  UNION,
  UNION_STOPS_AT,
} from '../data/index.ts';
import { type Action, EMPTY, lastBox, standsOn, type Table, turnedNow, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { ownArea } from './21-obstruction.ts';

// 16 THE OBJECTIVES PHASE: only the Union acts (§16.1b).

/** §16.1c, §16.1d Hour by hour the arrival tokens are received, and the Union may earn a move. */
export function receiveArrivals(u: U): void {
  const { table: t } = u;
  t.earned = 0;
  for (let box = t.box; box <= lastBox(t); box++) {
    for (const side of BOTH) for (const { token } of turnedNow(t, side, box)) take(t, side, box, token);
    if (earns(t.received)) t.earned++;
  }
  const [union, confederate] = [t.received[UNION]!, t.received[CONFEDERATE]!];
  u.say(tx('objectives.earned', { moves: t.earned, union, confederate }, '§16.1d'), { heading: 'phase' });
  t.earned = Math.min(t.earned, t.control.filter(owner => owner === UNION).length); // §16.2e
}
export const earns = (received: readonly number[]): boolean =>
  received[UNION]! < received[CONFEDERATE]! && received[UNION]! < UNION_STOPS_AT; // §16.1e

function take(t: Table, side: Side, box: number, token: number): void {
  t.received[side]!++;
  if (t.track[side]![box] === token) t.track[side]![box] = EMPTY; // a Night may have covered it: §17.3b
}

/** One marker by one position into the next area. */
interface Shift {
  readonly marker: number;
  readonly by: number;
  readonly to: number;
}

/** §16.2a, §16.2b, §16.2c, §16.2f Where a marker may go. */
export function shiftsOf(t: Table, marker: number, map: Board = board): readonly Shift[] {
  if (t.control[marker] !== UNION) return [];
  return map.neighbours[t.objectives[marker]!]!.filter(({ area }) => map.partial[area] === 0).flatMap(
    ({ area, gates }) => gates.map(by => ({ marker, by, to: area })),
  );
}

/** Every set of moves: each marker once at most (§16.2d), no more than were earned (§16.2e). */
function allSets(t: Table): readonly (readonly Shift[])[] {
  const sets: Shift[][] = [];
  const shifts = t.objectives.map((_, marker) => shiftsOf(t, marker));
  const areas = t.objectives.slice();
  const fill = (marker: number, set: readonly Shift[]): void => {
    if (marker === areas.length) return void sets.push(set.slice());
    const home = areas[marker]!;
    if (isApart(areas, marker)) fill(marker + 1, set);
    for (const shift of set.length < t.earned ? shifts[marker]! : []) {
      areas[marker] = shift.to;
      if (isApart(areas, marker)) fill(marker + 1, [...set, shift]);
    }
    areas[marker] = home;
  };
  fill(0, []);
  return sets;
}
/** Whether a marker is far enough from those before it. */
function isApart(areas: readonly number[], marker: number): boolean {
  for (let other = 0; other < marker; other++)
    if (board.distance[areas[other]! * board.areas + areas[marker]!]! < OBJECTIVES_APART) return false;
  return true;
}

const areasAfter = (t: Table, set: readonly Shift[]): readonly number[] =>
  t.objectives.map((area, marker) => set.find(shift => shift.marker === marker)?.to ?? area);
/** §16.2g After all moves; red ones count too. */
function areApart(t: Table, set: readonly Shift[]): boolean {
  const areas = areasAfter(t, set);
  return areas.every((_, marker) => isApart(areas, marker));
}

const told = (t: Table, set: readonly Shift[]): Action => ({
  type: 'objectives',
  from: set.map(({ marker }) => board.areaIds[t.objectives[marker]!]!),
  by: set.map(({ by }) => board.positionIds[by]!),
  to: set.map(({ to }) => board.areaIds[to]!),
});

export const objectiveChoices = (t: Table): Choices<Action> =>
  list(
    allSets(t).map(set => told(t, set)),
    action => whyNotObjectives(t, action),
  );

function whyNotObjectives(t: Table, action: Action): Text | null {
  if (action.type !== 'objectives') return tx('no.objectivesNow', {}, '§16.1b');
  const { from, by, to } = action;
  if (from.length > t.earned) return tx('no.objectiveMoves', { moves: from.length, earned: t.earned }, '§16.2e');
  if (isTwice(from, to)) return tx('no.objectiveTwice', {}, '§16.2d');
  for (const [i, area] of from.entries()) {
    const why = whyNotShift(t, area, by[i], to[i]);
    if (why) return why;
  }
  const set = setOf(t, from, by, to);
  if (!areApart(t, set)) return tx('no.objectivesClose', { apart: OBJECTIVES_APART }, '§16.2g');
  return set.every(({ marker }, i) => i === 0 || marker > set[i - 1]!.marker)
    ? null
    : tx('no.objectiveOrder', {}, '§16.2d');
}
/** Whether a marker is moved again, from where it was or from where it was moved to. */
const isTwice = (from: readonly string[], to: readonly string[]): boolean =>
  from.some((area, i) => from.indexOf(area) < i || to.some((other, j) => other === area && j !== i));

const markerIn = (t: Table, area: string): number => t.objectives.indexOf(areaNumber(area));
const setOf = (t: Table, from: readonly string[], by: readonly string[], to: readonly string[]): readonly Shift[] =>
  from.map((area, i) => ({ marker: markerIn(t, area), by: positionNumber(by[i] ?? ''), to: areaNumber(to[i] ?? '') }));

function whyNotShift(t: Table, from: string, by: string | undefined, to: string | undefined): Text | null {
  const marker = markerIn(t, from);
  if (marker < 0) return tx('no.objective', { area: from }, '§16.2c');
  if (t.control[marker] !== UNION) return tx('no.objectiveRed', { area: from }, '§16.2c');
  const [goal, gate] = [areaNumber(to ?? ''), positionNumber(by ?? '')];
  const next = board.neighbours[areaNumber(from)]!.find(({ area }) => area === goal);
  if (!next?.gates.includes(gate)) return tx('no.objectiveWay', { area: from }, '§16.2a');
  return board.partial[goal] === 1 ? tx('no.objectivePartial', { area: to! }, '§16.2f') : null;
}

export function moveObjectives(u: U, action: Action): void {
  const { table: t } = u;
  if (action.type !== 'objectives') return;
  for (const { marker, by, to } of setOf(t, action.from, action.by, action.to)) {
    const from = t.objectives[marker]!;
    t.objectives[marker] = to;
    const args = { from: board.areaIds[from]!, to: board.areaIds[to]! };
    u.say(tx('objective.moved', args, '§16.2d'), { by: SIDES[UNION] });
    const owner = crossedLast(t, by, to);
    if (owner < 0 || owner === t.control[marker]) continue;
    t.control[marker] = owner;
    u.say(tx('objective.falls', { side: SIDES[owner]!, area: board.areaIds[to]! }, '§20.1c'), { by: SIDES[owner]! });
  }
  t.earned = 0; // §16.2e
}

/** §20.1c Whose blocks a marker crossed last, or -1: on a shared position those on the farther side. */
export function crossedLast(t: Table, position: number, to: number): number {
  const stands = BOTH.filter(side => standsOn(t, side, position).length > 0);
  if (stands.length < 2) return stands[0] ?? -1;
  const isFarther = (side: Side): boolean => standsOn(t, side, position).some(stand => ownArea(t, stand) === to);
  return BOTH.find(side => isFarther(side) && !isFarther(enemyOf(side))) ?? CONFEDERATE;
}
