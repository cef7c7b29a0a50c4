import { blockId, groupOf, SIDES, type Side } from '../data/index.ts';
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
  forget(t, block);
  for (const clue of t.clues) clue.stands = clue.stands.filter(each => each !== stand);
  t.clues = [...t.clues.filter(isClue), { block, group: groupOf(block), stands: [stand] }];
}

/** A stand is known to be some reduced block of a group. */
export function hint(t: Table, stand: number, group: number): void {
  t.clues.push({ block: 0, group, stands: [stand] });
}

/** A block that has left the game is no clue any more; nor is what was known of its stand. */
export function forget(t: Table, block: number): void {
  t.clues = t.clues.filter(clue => clue.block !== block);
}
export function forgetStand(t: Table, stand: number): void {
  for (const clue of t.clues) clue.stands = clue.stands.filter(each => each !== stand);
  t.clues = t.clues.filter(isClue);
}
const isClue = (clue: Clue): boolean => clue.stands.length > 0;

/** §18.4a A block is shown because of what it did. */
export function show(u: U, stand: number): void {
  const block = u.hand(screenOf(standSide(stand))).label[stand]!;
  reveal(u.table, stand, block);
  u.say(tx('block.shown', { stand: standIds[stand]!, block: blockId(block) }, '§18.4a'));
}
