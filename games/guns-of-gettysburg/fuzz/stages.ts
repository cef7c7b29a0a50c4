import type { Pick } from '@bivouac/kernel';
import {
  arrivalPoint,
  BOTH,
  battalionOfToken,
  board,
  FIRST_ARRIVAL,
  fullBlocks,
  pilesAt,
  type Side,
} from '../data/index.ts';
import { EMPTY, type GunsState, has, screenOf, staffOf, standRange, standsOn, UNUSED } from '../state.ts';

// Positions that chance hardly comes to: armies in touch, both told to attack.

const LOTS = 3;

/** The next battalion of a pile stands on the map, its blocks on these positions or near them. */
function bringIn(
  { table: t, hands, vault }: GunsState,
  side: Side,
  pile: number,
  near: readonly number[],
  pick: Pick,
): void {
  const { tops } = hands[staffOf(side)]!;
  const hand = hands[screenOf(side)]!;
  const blocks = fullBlocks(battalionOfToken(tops[pile]!));
  tops[pile] = vault.piles[pile]!.pop() ?? 0;
  t.piles[pile]!--;
  const [from, to] = standRange(side);
  const stands = blocks.map((block, i) => {
    let stand = from;
    while (stand < to && (t.at[stand] !== UNUSED || t.lots[0]!.stands.includes(stand))) stand++; // Buford is posted yet
    const free = near.filter(position => standsOn(t, side, position).length < 2);
    t.at[stand] = free[(pick(free.length) + i) % free.length]!;
    t.front[stand] =
      standsOn(t, side, t.at[stand]!).length > 1 ? t.front[standsOn(t, side, t.at[stand]!)[0]!]! : pick(2);
    hand.label[stand] = block;
    hand.came.push(block);
    return stand;
  });
  for (const stand of stands) t.mix[stand] = stands[0]!;
  t.lots.push({ pile, battalion: -1, stands, kept: 0 });
}

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

/** Two armies face each other across some area of the middle of the map, with orders to attack. */
function meeting(state: GunsState, pick: Pick): void {
  const { table: t } = state;
  if (has(state.setup, '23') || t.tray[0] === 0) return; // no tokens to take from, or nothing is dealt yet
  const middle = board.areaIds
    .map((_, area) => area)
    .filter(area => board.partial[area] === 0 && board.entrance[area]! < 0);
  const centre = middle[pick(middle.length)]!;
  const isOpen = (position: number): boolean => board.closed[position] === 0;
  const reach = [centre, ...board.neighbours[centre]!.map(({ area }) => area)].flatMap(
    area => board.positionsOf[area]!,
  );
  const positions = [...new Set(reach)].filter(isOpen);
  const half = pick(2);
  for (const side of BOTH) {
    const own = positions.filter((_, i) => (i + half) % 2 === side);
    for (let n = 0; n < LOTS; n++) bringIn(state, side, turnUp(state, side, pick), own, pick);
  }
  t.next = [1, 1];
}

export const stages = [meeting];
