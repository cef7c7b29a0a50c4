import type { Pick } from '@bivouac/kernel';
import {
  BLOCKS,
  battalionCorps,
  battalionOf,
  battalionOfToken,
  battalionSide,
  fullBlocks,
  groupOf,
  isFull,
  piles,
  reinforcementOf,
  reinforcements,
  type Side,
  sideOfBlock,
} from './data/index.ts';
import { emptyHand } from './setup.ts';
import {
  type Clue,
  type GunsView,
  type Hand,
  isInPlay,
  isWaiting,
  type Lot,
  screenOf,
  staffOf,
  standRange,
  standSide,
  type Table,
  UNUSED,
} from './state.ts';

// Which blocks stand where and which are still to come, as far as a seat can tell.

export interface Imagined {
  readonly hand: Hand; // labels, offer, arrivals
  readonly tops: number[];
  readonly piles: readonly (readonly number[])[];
}
const TRIES = 200;

export function imagineBlocks(view: GunsView, side: Side, pick: Pick): Imagined {
  const seen = view.hands[screenOf(side)];
  if (seen) return { hand: copyOf(seen), ...imaginePiles(view, side, arrivedBy(view.table, side, seen), pick) };
  for (let n = 0; n < TRIES; n++) {
    const come = assign(view.table, side, pick);
    const hand = come && labelled(view.table, side, come, pick);
    if (hand) return { hand, ...imaginePiles(view, side, [...come.keys()], pick) };
  }
  throw new Error('no world fits what is known of the blocks');
}

const copyOf = (hand: Hand): Hand => ({
  ...hand,
  label: hand.label.slice(),
  orders: hand.orders.map(each => ({ ...each, words: each.words.slice() })),
  offer: hand.offer.slice(),
  arriving: hand.arriving.slice(),
  gone: hand.gone.slice(),
  came: hand.came.slice(),
  guns: hand.guns.map(each => each.slice()),
  fillers: hand.fillers.slice(),
  extended: hand.extended.slice(),
});

/** Battalions that have come, as their owner knows: in the order of the lots he cannot mistake them. */
const arrivedBy = (t: Table, side: Side, { label, arriving, gone }: Hand): readonly number[] => [
  ...new Set(
    [...label, ...arriving, ...gone, ...t.dead]
      .filter(block => block > 0 && sideOfBlock(block) === side)
      .map(battalionOf),
  ),
];

const ownPiles = (side: Side): readonly number[] => piles.flatMap((pile, i) => (pile.side === side ? [i] : []));

/** The tokens left in each pile when these battalions have come; the owner of the staff screen sees the tops. */
function imaginePiles(view: GunsView, side: Side, come: readonly number[], pick: Pick): Omit<Imagined, 'hand'> {
  const { table: t } = view;
  const seen = view.hands[staffOf(side)]?.tops;
  const left = shuffled(
    reinforcements(side).filter(token => !come.includes(battalionOfToken(token)) && !seen?.includes(token)),
    pick,
  );
  const tops = piles.map(() => 0);
  const under = piles.map((): number[] => []);
  for (const i of ownPiles(side)) {
    const { bottom, corps } = piles[i]!;
    const whole = Array.from({ length: t.piles[i]! }, () => 0);
    if (bottom > 0 && whole.length > 0) whole[0] = bottom;
    if (seen && whole.length > 0) whole[whole.length - 1] = seen[i]!;
    under[i] = whole.map(token => (token > 0 ? token : takeFitting(left, corps)));
    tops[i] = under[i]!.pop() ?? 0;
  }
  return { tops, piles: under };
}
const bottoms = piles.map(pile => pile.bottom);
function takeFitting(left: number[], corps: string | null): number {
  const at = left.findIndex(
    token => !bottoms.includes(token) && (corps === null || battalionCorps[battalionOfToken(token)] === corps),
  );
  return left.splice(at, 1)[0]!;
}

/** A battalion for each lot: of its size, of its pile, and where those that were seen may be. */
function assign(t: Table, side: Side, pick: Pick): Map<number, Lot> | null {
  const come = new Map<number, Lot>();
  for (const lot of knownLots(t, side)) come.set(lot.battalion, lot);
  const lots = lotsOf(t, side);
  const all = shuffled(reinforcements(side).map(battalionOfToken), pick);
  const owed = all.filter(battalion => t.seen[battalion]! >= 0);
  const fill = (i: number): boolean => {
    const slot = lots[i];
    if (!slot) return owed.every(battalion => come.has(battalion));
    return all.some(battalion => {
      if (come.has(battalion) || !fits(t, battalion, slot.lot, slot.nth)) return false;
      come.set(battalion, slot.lot);
      return fill(i + 1) || !come.delete(battalion);
    });
  };
  return fill(0) ? come : null;
}

/** Lots whose battalion everyone knows. */
const knownLots = (t: Table, side: Side): readonly Lot[] =>
  [...t.lots, ...(t.arriving ? [arrivingLot(t)] : [])].filter(
    ({ battalion }) => battalion >= 0 && battalionSide[battalion] === side,
  );

function fits(t: Table, battalion: number, lot: Lot, nth: number): boolean {
  const { bottom, corps, count } = piles[lot.pile]!;
  const token = reinforcementOf(battalion);
  if (nth === count ? token !== bottom : bottoms.includes(token)) return false;
  if (corps !== null && battalionCorps[battalion] !== corps) return false;
  if (fullBlocks(battalion).length !== lot.stands.length + lot.kept) return false;
  const witness = t.seen[battalion]!;
  return witness < 0 || (lot.stands.length > 0 && t.mix[witness] === t.mix[lot.stands[0]!]);
}

/** The lots of a side that came from piles, each with its number among those of its pile. */
function lotsOf(t: Table, side: Side): readonly { readonly lot: Lot; readonly nth: number }[] {
  const own = t.lots.filter(lot => lot.pile >= 0 && piles[lot.pile]!.side === side);
  const arriving = t.arriving && piles[t.arriving.pile]?.side === side ? [arrivingLot(t)] : [];
  return [...own, ...arriving].map((lot, i, all) => ({
    lot,
    nth: all.slice(0, i).filter(each => each.pile === lot.pile).length,
  }));
}
const arrivingLot = (t: Table): Lot => ({
  ...{ pile: t.arriving!.pile, battalion: t.arriving!.battalion, stands: [], kept: t.arriving!.count },
});

/** Labels for every stand, or null if this deal does not fit the dead and what was shown. */
function labelled(t: Table, side: Side, come: ReadonlyMap<number, Lot>, pick: Pick): Hand | null {
  const hand = emptyHand();
  const dead = t.dead.filter(block => sideOfBlock(block) === side);
  const pools = new Map<number, number[]>(); // class of stands → labels
  for (const [battalion, lot] of come) {
    const alive = aliveOf(t, battalion, lot, hand, pick);
    if (alive === null) return null;
    const where = lot.stands.length > 0 ? t.mix[lot.stands[0]!]! : -1;
    pools.set(where, [...(pools.get(where) ?? []), ...alive]);
  }
  for (const [where, labels] of pools) if (where >= 0 && !place(t, where, labels, hand, pick)) return null;
  const inside = hand.label.filter((block, stand) => block > 0 && isFull(block) && !isWaiting(t, stand));
  hand.came = [...inside, ...dead.filter(isFull)];
  return hand;
}

/** The blocks of a battalion in play: full ones not dead nor given up, and reduced ones in use. */
function aliveOf(t: Table, battalion: number, lot: Lot, hand: Hand, pick: Pick): readonly number[] | null {
  const full = shuffled(
    fullBlocks(battalion).filter(block => !t.dead.includes(block)),
    pick,
  );
  if (t.arriving && lot.pile === t.arriving.pile && lot.stands.length === 0 && lot.kept === t.arriving.count) {
    hand.arriving = full;
    return [];
  }
  const free = full.filter(block => !t.clues.some(clue => clue.block === block));
  if (free.length < lot.kept) return null;
  const gone = free.slice(0, lot.kept);
  hand.gone.push(...gone);
  const groups = [...new Set(BLOCKS.filter(block => battalionOf(block) === battalion).map(groupOf))];
  return [...full.filter(block => !gone.includes(block)), ...groups.flatMap(group => reducedIn(t, group, hand, pick))];
}

function reducedIn(t: Table, group: number, hand: Hand, pick: Pick): readonly number[] {
  const all = BLOCKS.filter(block => groupOf(block) === group && !isFull(block));
  const living = t.used[group]! - all.filter(block => t.dead.includes(block)).length;
  const sure = all.filter(block => t.clues.some(clue => clue.block === block));
  const others = shuffled(
    all.filter(block => !t.dead.includes(block) && !sure.includes(block)),
    pick,
  );
  const used = [...sure, ...others.slice(0, living - sure.length)];
  if (t.reduction?.group === group) hand.offer = others.filter(block => !used.includes(block)).slice(0, offered(t));
  return used;
}
/** Two blocks lie offered once the owner has chosen: the table tells by who is asked; both is harmless before. */
const offered = (t: Table): number => (t.reduction ? 2 : 0);

/** Stands in play, and Buford's before they are posted; not one whose block was just removed. */
const isLabelled = (t: Table, stand: number): boolean =>
  stand !== t.reduction?.stand && (isInPlay(t, stand) || (t.at[stand] === UNUSED && t.lots[0]!.stands.includes(stand)));

/** Deals labels to the living stands of a class so that every clue holds. */
function place(t: Table, where: number, labels: readonly number[], hand: Hand, pick: Pick): boolean {
  const [from, to] = standRange(standSide(where));
  const all: number[] = [];
  for (let stand = from; stand < to; stand++) if (t.mix[stand] === where && isLabelled(t, stand)) all.push(stand);
  if (all.length !== labels.length) return false;
  const clues = t.clues.filter(clue => clue.stands.some(stand => all.includes(stand)));
  const free = shuffled(all, pick);
  const left = shuffled(labels, pick);
  const order = [...clues].sort((a, b) => a.stands.length - b.stands.length);
  if (!order.every(clue => obey(clue, free, left, hand))) return false;
  free.forEach((stand, i) => {
    hand.label[stand] = left[i]!;
  });
  return true;
}

function obey(clue: Clue, free: number[], left: number[], hand: Hand): boolean {
  const block = left.findIndex(each =>
    clue.block > 0 ? each === clue.block : groupOf(each) === clue.group && !isFull(each),
  );
  const stand = free.findIndex(each => clue.stands.includes(each));
  if (block < 0 || stand < 0) return false;
  hand.label[free[stand]!] = left[block]!;
  free.splice(stand, 1);
  left.splice(block, 1);
  return true;
}

export function shuffled<T>(items: readonly T[], pick: Pick): T[] {
  const mixed = items.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
