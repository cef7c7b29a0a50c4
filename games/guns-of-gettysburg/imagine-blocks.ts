import type { Pick } from '@bivouac/kernel';
import {
  BLOCKS,
  BUFORD,
  battalionCorps,
  battalionOf,
  battalionOfToken,
  fullBlocks,
  groupOf,
  isFull,
  piles,
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
const TRIES = 4000;

export function imagineBlocks(view: GunsView, side: Side, pick: Pick): Imagined {
  const seen = view.hands[screenOf(side)];
  if (seen) return { hand: copyOf(seen), ...imaginePiles(view, side, arrivedBy(view.table, side, seen), pick) };
  for (let n = 0; n < TRIES; n++) {
    const dealt = dealPiles(view, side, [], pick);
    const hand = dealt && labelled(view.table, side, dealt, pick);
    if (hand) return { hand, ...rest(view.table, side, dealt) };
  }
  throw new Error('no world fits what is known of the blocks');
}

const copyOf = (hand: Hand): Hand => ({
  ...hand,
  label: hand.label.slice(),
  offer: hand.offer.slice(),
  arriving: hand.arriving.slice(),
  gone: hand.gone.slice(),
  came: hand.came.slice(),
  guns: hand.guns.map(each => each.slice()),
  fillers: hand.fillers.slice(),
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

/** All tokens of a side dealt to its piles, top last, so that what has come fits the sizes of the lots. */
function dealPiles(
  view: GunsView,
  side: Side,
  come: readonly number[],
  pick: Pick,
): readonly (readonly number[])[] | null {
  const { table: t } = view;
  const left = shuffled(
    reinforcements(side).filter(token => !come.includes(battalionOfToken(token))),
    pick,
  );
  const dealt = piles.map(({ side: whose, count, corps, bottom }) => {
    if (whose !== side) return [];
    return [...(bottom > 0 ? [bottom] : []), ...Array.from({ length: count }, () => takeFitting(left, corps))];
  });
  const fits = lotsOf(t, side).every(({ lot, nth }) => {
    const token = dealt[lot.pile]![dealt[lot.pile]!.length - 1 - nth]!;
    return fullBlocks(battalionOfToken(token)).length === lot.stands.length + lot.kept;
  });
  return fits ? dealt : null;
}

/** The lots of a side that came from piles, each with its number among those of its pile. */
function lotsOf(t: Table, side: Side): readonly { readonly lot: Lot; readonly nth: number }[] {
  const own = t.lots.filter(lot => lot.pile >= 0 && piles[lot.pile]!.side === side);
  const arriving = t.arriving && piles[t.arriving.pile]!.side === side ? [arrivingLot(t)] : [];
  return [...own, ...arriving].map((lot, i, all) => ({
    lot,
    nth: all.slice(0, i).filter(each => each.pile === lot.pile).length,
  }));
}
const arrivingLot = (t: Table): Lot => ({ pile: t.arriving!.pile, stands: [], kept: t.arriving!.count });

/** What is still in the piles of a deal. */
function rest(t: Table, side: Side, dealt: readonly (readonly number[])[]): Omit<Imagined, 'hand'> {
  const under = dealt.map((tokens, i) => (piles[i]!.side === side ? tokens.slice(0, t.piles[i]!) : []));
  return { tops: under.map(tokens => tokens.pop() ?? 0), piles: under };
}

/** Labels for every stand, or null if this deal does not fit the dead and what was shown. */
function labelled(t: Table, side: Side, dealt: readonly (readonly number[])[], pick: Pick): Hand | null {
  const hand = emptyHand();
  const dead = t.dead.filter(block => sideOfBlock(block) === side);
  const come = new Map<number, Lot>(); // battalion → its lot
  if (side === 0) come.set(BUFORD, t.lots[0]!);
  for (const { lot, nth } of lotsOf(t, side)) {
    const tokens = dealt[lot.pile]!;
    come.set(battalionOfToken(tokens[tokens.length - 1 - nth]!), lot);
  }
  if (dead.some(block => !come.has(battalionOf(block)))) return null;
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
