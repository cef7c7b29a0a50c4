import type { Hidden, Pick } from '@bivouac/kernel';
import {
  ARRIVALS,
  arrivalOf,
  BOTH,
  BOXES,
  type Fill,
  fills,
  piles,
  RUMOR,
  SIDES,
  type Side,
  tokensOf,
} from './data/index.ts';
import { imagineBlocks, shuffled } from './imagine-blocks.ts';
import { emptyHand } from './setup.ts';
import { DOWN, type GOG, type GunsView, type Hand, screenOf, staffOf, type Table, type Vault } from './state.ts';

/** A world this seat could be in: whatever lies in drawers it cannot open is dealt anew, as the table allows. */
export function imagine(view: GunsView, pick: Pick): Hidden<GOG> {
  const vault: Vault = { pool: [[], []], extended: [], track: [[], []], piles: piles.map(() => []) };
  const hands: Record<string, Hand> = {};
  for (const side of BOTH) {
    const blocks = imagineBlocks(view, side, pick);
    hands[screenOf(side)] = blocks.hand;
    hands[staffOf(side)] = imagineStaff(view, side, pick, vault);
    hands[staffOf(side)]!.tops = blocks.tops;
    for (const [i, tokens] of blocks.piles.entries()) if (piles[i]!.side === side) vault.piles[i] = tokens.slice();
    vault.track[side] = imagineTrack(view.table, side, pick);
  }
  return { hands, vault };
}

/** The tokens a seat cannot see are dealt to pool, tray, return stack and what was spent face down. */
function imagineStaff({ table: t, hands }: GunsView, side: Side, pick: Pick, vault: Vault): Hand {
  const seen = hands[staffOf(side)];
  const laid = side === t.attack?.side ? t.attack.support : (t.attack?.defence ?? []);
  const open = [...(t.attack?.answer ?? []), ...(t.attack?.guns ?? [])].flatMap(({ tokens }) => tokens);
  const known = [
    ...t.shown,
    ...t.fired,
    ...t.hit,
    ...t.unhit,
    ...open,
    ...(seen
      ? [
          ...seen.tray,
          ...seen.returned,
          ...seen.spent,
          ...seen.fillers,
          ...seen.extended,
          ...seen.guns.map(each => each[0]!),
        ]
      : []),
  ];
  const unseen = shuffled(
    tokensOf(side).filter(token => !known.includes(token)),
    pick,
  );
  const deal = (count: number): number[] => unseen.splice(0, count).sort((a, b) => a - b);
  const hand: Hand = {
    ...emptyHand(),
    tray: seen?.tray.slice() ?? deal(t.tray[side]!),
    returned: seen?.returned.slice() ?? deal(t.returned[side]!),
    spent: seen?.spent.slice() ?? deal(t.spent[side]!),
    fillers: seen?.fillers.slice() ?? deal(side === t.active ? t.fillers : 0),
    guns:
      seen?.guns.map(each => each.slice()) ??
      (t.attack?.revealed === 1 ? [] : laid.flatMap(([at, count]) => deal(count!).map(token => [token, at!]))),
  };
  if (t.extended && side === t.active) {
    const stack = seen && t.extended.open === 1 ? seen.extended.slice() : deal(t.extended.tokens);
    if (t.extended.open === 1) hand.extended = stack;
    else vault.extended = stack;
  }
  vault.pool[side] = unseen;
  return hand;
}
/** Arrivals still face down lie somewhere among the boxes they were mixed into. */
function imagineTrack(t: Table, side: Side, pick: Pick): number[] {
  const track = new Array<number>(BOXES).fill(0);
  const hidden = shuffled(hiddenArrivals(t, side), pick);
  t.track[side]!.forEach((face, box) => {
    if (face === DOWN) track[box] = RUMOR;
  });
  for (const fill of laid(side, hidden)) {
    const boxes = boxesOf(fill).filter(box => track[box] === RUMOR);
    const left = fill.arrivals - t.turned.filter(each => isFrom(each, side, fill)).length;
    for (const box of shuffled(boxes, pick).slice(0, left)) track[box] = hidden.pop() ?? RUMOR;
  }
  return track;
}
const boxesOf = (fill: Fill): number[] => Array.from({ length: fill.boxes }, (_, i) => fill.firstBox + i);
const isFrom = (each: Table['turned'][number], side: Side, fill: Fill): boolean =>
  each.side === side &&
  each.token > 0 &&
  arrivalOf(each.token).day === fill.day &&
  arrivalOf(each.token).box === null &&
  boxesOf(fill).includes(each.box);
const laid = (side: Side, hidden: readonly number[]): readonly Fill[] =>
  (['setup', 'night1', 'night2'] as const)
    .flatMap(when => fills(when, side))
    .filter(fill => hidden.some(token => arrivalOf(token).day === fill.day));
const hiddenArrivals = (t: Table, side: Side): number[] =>
  ARRIVALS.filter(
    token =>
      arrivalOf(token).side === SIDES[side] &&
      !t.beside[side]!.includes(token) &&
      !t.track[side]!.includes(token) &&
      !t.turned.some(each => each.token === token),
  );
