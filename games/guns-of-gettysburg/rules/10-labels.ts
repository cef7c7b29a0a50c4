import { battalionOf, blockId, groupOf, isFull, SIDES, type Side } from '../data/index.ts';
import { type Clue, onMap, screenOf, standIds, standSide, standsOn, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';

// Labels, and what everyone can tell of them.

/** §10.4g At the start of a phase its owner's blocks on each position change places unseen. */
export function shuffleStacks(u: U, side: Side): void {
  const { table: t } = u;
  const { label } = u.hand(screenOf(side));
  const done = new Set<number>();
  for (const stand of onMap(t, side)) {
    const position = t.at[stand]!;
    if (done.has(position)) continue;
    done.add(position);
    const stack = standsOn(t, side, position);
    if (stack.length < 2) continue;
    const labels = stack.map(each => label[each]!);
    u.shuffle(
      labels,
      tx('stack.shuffled', { side: SIDES[side], stands: stack.map(each => standIds[each]!) }, '§10.4g'),
    );
    stack.forEach((each, i) => {
      label[each] = labels[i]!;
    });
    mixUp(t, stack);
  }
}

/** These stands may have changed labels. */
export function mixUp(t: Table, stands: readonly number[]): void {
  const classes = stands.map(stand => t.mix[stand]!);
  const lowest = Math.min(...classes);
  t.mix.forEach((each, stand) => {
    if (classes.includes(each)) t.mix[stand] = lowest;
  });
  for (const clue of t.clues)
    if (clue.stands.some(each => stands.includes(each)))
      clue.stands = [...new Set([...clue.stands, ...stands])].sort((a, b) => a - b);
}

/** The label of a stand is shown to all: they know it until it is shuffled away. */
export function reveal(t: Table, stand: number, block: number): void {
  forget(t, stand, block);
  t.clues.push({ block, group: groupOf(block), stands: [stand] });
}

/** A stand is known to be some reduced block of a group. */
export function hint(t: Table, stand: number, group: number): void {
  t.clues.push({ block: 0, group, stands: [stand] });
}

/** A stand turns out to be this block: no other clue is about that stand, and none but its own about the block. */
export function forget(t: Table, stand: number, block: number): void {
  t.seen[battalionOf(block)] = stand;
  const others = t.clues.filter(clue => clue.block !== block);
  const maybe = others.filter(clue => clue.stands.includes(stand) && isOf(clue, block));
  const where = [...new Set(maybe.flatMap(clue => clue.stands))].filter(each => each !== stand);
  t.clues = others
    .filter(clue => clue !== maybe[0]) // one of them was about this block, which one nobody knows
    .map(clue => (maybe.includes(clue) ? { ...clue, stands: where } : without(clue, stand)))
    .filter(clue => clue.stands.length > 0);
}
/** Whether a clue that names no block may be about this one. */
const isOf = (clue: Clue, block: number): boolean =>
  clue.block === 0 && clue.group === groupOf(block) && !isFull(block);
const without = (clue: Clue, stand: number): Clue => ({ ...clue, stands: clue.stands.filter(each => each !== stand) });

/** §18.4a A block is shown because of what it did. */
export function show(u: U, stand: number): void {
  const block = u.hand(screenOf(standSide(stand))).label[stand]!;
  reveal(u.table, stand, block);
  u.say(tx('block.shown', { stand: standIds[stand]!, block: blockId(block) }, '§18.4a'));
}
