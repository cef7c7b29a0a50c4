import type { Pick } from '@bivouac/kernel';
import {
  arrivalPoint,
  BOTH,
  BOXES,
  battalionOfToken,
  board,
  FIRST_ARRIVAL,
  fullBlocks,
  historicalPosts,
  pilesAt,
  type Side,
  scheduled,
} from '../data/index.ts';
import { isFullyObstructed, meet } from '../rules/21-obstruction.ts';
import { EMPTY, type GunsState, has, onMap, screenOf, staffOf, standRange, standsOn, UNUSED } from '../state.ts';

// Positions that chance hardly comes to: armies in touch, both told to attack.

const LOTS = 3;
const AFTERNOON = 12;

/** The next battalion of a pile stands on the map, its blocks on these positions or near them. */
function bringIn(state: GunsState, side: Side, pile: number, near: readonly number[], pick: Pick): void {
  const { table: t, hands, vault } = state;
  const { tops } = hands[staffOf(side)]!;
  const blocks = fullBlocks(battalionOfToken(tops[pile]!));
  tops[pile] = vault.piles[pile]!.pop() ?? 0;
  t.piles[pile]!--;
  post(state, side, blocks, near, pick, { pile, battalion: -1 });
}

function post(
  { table: t, hands }: GunsState,
  side: Side,
  blocks: readonly number[],
  near: readonly number[],
  pick: Pick,
  lot: { readonly pile: number; readonly battalion: number },
): void {
  const hand = hands[screenOf(side)]!;
  const [from, to] = standRange(side);
  const stands = blocks.map((block, i) => {
    let stand = from;
    while (stand < to && (t.at[stand] !== UNUSED || t.lots[0]!.stands.includes(stand))) stand++; // Buford is posted yet
    const hasRoom = (position: number): boolean => standsOn(t, side, position).length < 3;
    const close = near.filter(hasRoom);
    const free = close.length > 0 ? close : elsewhere(t, side).filter(hasRoom);
    t.at[stand] = free[(pick(free.length) + i) % free.length]!;
    t.front[stand] =
      standsOn(t, side, t.at[stand]!).length > 1 ? t.front[standsOn(t, side, t.at[stand]!)[0]!]! : pick(2);
    hand.label[stand] = block;
    hand.came.push(block);
    return stand;
  });
  for (const stand of stands) t.mix[stand] = stands[0]!;
  t.lots.push({ ...lot, stands, kept: 0 });
}

const isOpen = (position: number): boolean => board.closed[position] === 0 && !historicalPosts.includes(position);

/** Open positions without an enemy: a small field does not hold a whole army. */
const elsewhere = (t: GunsState['table'], side: Side): readonly number[] =>
  board.positionIds
    .map((_, position) => position)
    .filter(position => isOpen(position) && standsOn(t, side === 0 ? 1 : 0, position).length === 0);

/** An arrival of the first day has been turned up: the pile it takes from. */
function turnUp({ table: t, vault }: GunsState, side: Side, pick: Pick): number {
  const boxes = vault.track[side]!.flatMap((face, box) => (face >= FIRST_ARRIVAL ? [box] : []));
  const box = boxes[pick(boxes.length)]!;
  const token = vault.track[side]![box]!;
  vault.track[side]![box] = 0;
  t.track[side]![box] = EMPTY;
  t.turned.push({ turn: 0, side, box, point: arrivalPoint(token), token });
  t.received[side]!++;
  return pilesAt(arrivalPoint(token)).find(pile => t.piles[pile]! > 0)!;
}

/** Open positions round an area of the middle of the map, for both sides in turn. */
function field(pick: Pick): readonly (readonly number[])[] {
  const middle = board.areaIds
    .map((_, area) => area)
    .filter(area => board.partial[area] === 0 && board.entrance[area]! < 0);
  const centre = middle[pick(middle.length)]!;
  const reach = [centre, ...board.neighbours[centre]!.map(({ area }) => area)].flatMap(
    area => board.positionsOf[area]!,
  );
  const positions = [...new Set(reach)].filter(isOpen);
  const half = pick(2);
  return BOTH.map(side => positions.filter((_, i) => (i + half) % 2 === side));
}

/** Nothing is dealt before the bidding is over, and a team’s first orders are written. */
const isDealt = ({ table: t }: GunsState): boolean => t.tray[0]! > 0;

/** Two armies face each other across some area, with orders to attack. */
function meeting(state: GunsState, pick: Pick): void {
  const { table: t } = state;
  if (!isDealt(state)) return;
  if (has(state.setup, '23')) return secondDay(state, pick);
  const near = field(pick);
  for (const side of BOTH)
    for (let n = 0; n < LOTS; n++) bringIn(state, side, turnUp(state, side, pick), near[side]!, pick);
  t.next = [1, 1];
}

/** By the schedule: all who have come by the afternoon of the second day. */
function secondDay(state: GunsState, pick: Pick): void {
  const { table: t } = state;
  const near = field(pick);
  for (const side of BOTH)
    for (const { battalion } of comeBy(side, 2, AFTERNOON)) {
      post(state, side, fullBlocks(battalion), near[side]!, pick, { pile: -1, battalion });
      t.received[side]!++;
    }
  Object.assign(t, { day: 2, box: AFTERNOON, next: [1, 1] });
}
function comeBy(side: Side, day: number, box: number): readonly { readonly battalion: number }[] {
  const found: { readonly battalion: number }[] = [];
  for (let d = 1; d <= day; d++)
    for (let b = 0; b < (d === day ? box : BOXES); b++) found.push(...[scheduled(side, d, b) ?? []].flat());
  return found;
}

/** Two enemies share a fully obstructed position, face to face or back to face; others are near. */
function wood(state: GunsState, pick: Pick): void {
  const { table: t } = state;
  meeting(state, pick);
  const woods = board.positionIds.map((_, p) => p).filter(p => isFullyObstructed(p) && board.closed[p] === 0);
  if (!isDealt(state) || !has(state.setup, '21')) return;
  const there = woods[pick(woods.length)]!;
  const both = BOTH.map(side => onMap(t, side).filter(stand => standsOn(t, side, t.at[stand]!).length === 1));
  if (both.some(stands => stands.length === 0) || BOTH.some(side => standsOn(t, side, there).length > 0)) return;
  const [ours, theirs] = both.map(stands => stands[pick(stands.length)]!) as [number, number];
  for (const stand of [ours, theirs]) {
    t.at[stand] = there;
    t.front[stand] = pick(2);
  }
  const [last] = pick(2) === 0 ? [ours] : [theirs];
  meet(t, last!);
}

export const stages = [meeting, wood];
