import type { Pick, Text } from '@bivouac/kernel';
import { board, enemyOf, hourOf, isCavalry, isMarchToken, type Side, tokenId } from '../data/index.ts';
import { type Fields, fieldsOf, isNextToEnemy } from '../rules/09-sight.ts';
import { costOf, OFF } from '../rules/10-moves.ts';
import {
  type Action,
  BEYOND,
  type GunsView,
  isWaiting,
  labelsOf,
  lastBox,
  pointOf,
  standIds,
  standsWhere,
  type Table,
  trayOf,
} from '../state.ts';

// Any legal move, found by trying: a random way from a random stand.

type Check = (action: Action) => Text | null;
const TRIES = 12;
const FEW = 3;

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const areasBeside = (position: number): readonly number[] => [
  board.areaOf[2 * position]!,
  board.areaOf[2 * position + 1]!,
];

/** A walk of some strides from where a stand is; `first`: the area it must begin with. */
export function walk(from: number, first: number, most: number, pick: Pick): string[] {
  const path: string[] = [];
  let here = from;
  for (let n = 0; n < most; n++) {
    const area = here < 0 || (n === 0 && first >= 0) ? first : oneOf(areasBeside(here), pick);
    path.push(board.areaIds[area]!);
    if (board.partial[area] === 1 && here >= 0 && pick(12) === 0) return path;
    const goals = board.positionsOf[area]!.filter(position => position !== here);
    here = oneOf(goals, pick);
    path.push(board.positionIds[here]!);
  }
  return path;
}

const frontAt = (path: readonly string[], pick: Pick): string | undefined => {
  const last = board.positionIds.indexOf(path[path.length - 1]!);
  return last < 0 ? undefined : board.areaIds[oneOf(areasBeside(last), pick)]!;
};

/** A move of a stand along a random walk. */
export function randomMove(
  view: GunsView,
  type: 'march' | 'withdraw',
  stand: number,
  most: number,
  pick: Pick,
): Action {
  const { at, front } = view.table;
  const from = at[stand]!;
  const rear = from >= 0 ? board.areaOf[2 * from + (1 - front[stand]!)]! : -1;
  const first = from < 0 ? -100 - from : type === 'withdraw' ? rear : -1;
  const path = walk(from, first, 1 + pick(most), pick);
  const facing = frontAt(path, pick);
  const mounted = pick(3) === 0;
  return { type, stand: standIds[stand]!, path, ...(facing ? { front: facing } : {}), ...(mounted ? { mounted } : {}) };
}

/** The first of some tries that the rules allow, or else the last resort. */
function firstAllowed(tries: number, make: () => Action, check: Check, resort: () => Action): Action {
  for (let n = 0; n < tries; n++) {
    const action = make();
    if (check(action) === null) return action;
  }
  return resort();
}

/** How far a stand may march at most, mounted or not; 0: it may not. */
export type Reach = (stand: number, mounted: boolean) => number;

export function sampleMarch(view: GunsView, side: Side, pick: Pick, check: Check, reach: Reach): Action {
  const { table: t } = view;
  const end: Action = { type: 'endMarches' };
  const canEnd = check(end) === null;
  if (canEnd && pick(6) === 0) return end;
  const tokens = pick(20) === 0 ? trayOf(view, side).filter(isMarchToken) : [];
  const spend: Action | null = tokens.length > 0 ? { type: 'spend', token: tokenId(tokens[0]!) } : null;
  if (spend && check(spend) === null) return spend;
  const stands = standsWhere(t, side, stand => t.at[stand]! >= 0 || t.at[stand]! <= BEYOND);
  const able = someAble(stands, pick, reach);
  const turns = (): Action => ({ type: 'turn', stand: standIds[oneOf(stands, pick)]! });
  const resort = (): Action => (canEnd || stands.length === 0 ? end : firstAllowed(1000, turns, check, () => end));
  if (able.length === 0) return resort();
  const moves = (): Action => (pick(6) === 0 ? turns() : marchOf(view, side, oneOf(able, pick), pick, reach));
  return firstAllowed(TRIES, moves, check, resort);
}

/** A few of the stands that may march. */
function someAble(stands: readonly number[], pick: Pick, reach: Reach): readonly number[] {
  const found: number[] = [];
  const first = stands.length > 0 ? pick(stands.length) : 0;
  for (let n = 0; n < stands.length && found.length < FEW; n++) {
    const stand = stands[(first + n) % stands.length]!;
    if (reach(stand, false) > 0) found.push(stand);
  }
  return found;
}

/** A march along a random way that nothing bars, as far as it goes. */
function marchOf(view: GunsView, side: Side, stand: number, pick: Pick, reach: Reach): Action {
  const { table: t } = view;
  const mounted = isCavalry(labelsOf(view, side)[stand]!) && pick(2) === 0;
  const path = wayOut(t, side, stand, 1 + pick(reach(stand, mounted)), pick);
  const facing = frontAt(path, pick);
  return {
    ...{ type: 'march', stand: standIds[stand]!, path },
    ...(facing ? { front: facing } : {}),
    ...(mounted ? { mounted } : {}),
  } as Action;
}
function wayOut(t: Table, side: Side, stand: number, steps: number, pick: Pick): string[] {
  const enemy = fieldsOf(t, enemyOf(side));
  const path: string[] = [];
  let [here, left] = [t.at[stand]!, steps];
  while (left > 0) {
    const area = here < 0 ? BEYOND - here : openArea(enemy, here, pick);
    path.push(board.areaIds[area]!);
    if (board.partial[area] === 1 && here >= 0 && pick(12) === 0) return path;
    const goals = board.positionsOf[area]!.filter(
      to => to !== here && costOf(Math.max(here, OFF), { area, to }) <= left,
    );
    if (goals.length === 0) break;
    const to = oneOf(goals, pick);
    path.push(board.positionIds[to]!);
    left -= costOf(Math.max(here, OFF), { area, to });
    here = to;
    if (enemy.positions[to] === 1 || isNextToEnemy(t, side, to)) break;
  }
  return path.length % 2 === 0 ? path : path.slice(0, -1);
}
const openArea = ({ areas }: Fields, position: number, pick: Pick): number => {
  const [a, b] = areasBeside(position);
  const first = pick(2) === 0 ? a! : b!;
  return areas[first] === 1 ? (first === a ? b! : a!) : first;
};

export function sampleEntry(view: GunsView, side: Side, pick: Pick, check: Check): Action {
  const { table: t } = view;
  const waiting = standsWhere(t, side, stand => isWaiting(t, stand));
  const end: Action = { type: 'endEntries' };
  if (waiting.length === 0 || pick(10) === 0) return end;
  const make = (): Action => {
    const stand = oneOf(waiting, pick);
    const hour = hourOf(t.box + pick(lastBox(t) - t.box + 1));
    if (pick(8) === 0) return { type: 'transfer', stand: standIds[stand]!, to: oneOf(board.pointIds, pick), hour };
    return randomEntry(stand, pointOf(t, stand), hour, pick);
  };
  return firstAllowed(TRIES, make, check, () => end);
}

export function randomEntry(stand: number, point: number, hour: number, pick: Pick): Action {
  const { areas, road } = board.points[point]!;
  const byRoad = pick(2) === 0;
  const far = 1 + pick(road.length - 1);
  const along = road
    .slice(0, far)
    .flatMap(({ area }, i) => [board.areaIds[area]!, board.positionIds[road[i + 1]!.position]!]);
  const area = oneOf(areas, pick);
  const across = [board.areaIds[area]!, board.positionIds[oneOf(board.positionsOf[area]!, pick)]!];
  const path = byRoad ? along : across;
  const front = frontAt(path, pick)!;
  return { type: 'enter', stand: standIds[stand]!, hour, path, front, ...(byRoad ? { road: true } : {}) };
}
