import { type Choices, call, done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import {
  BLOCKS,
  blockId,
  blockNumber,
  blockOf,
  enemyOf,
  groupIds,
  groupOf,
  IRON_BRIGADE,
  isFull,
  SIDES,
  type Side,
  strengthOf,
} from '../data/index.ts';
import {
  type Action,
  DEAD,
  type GOG,
  type GunsView,
  labelsOf,
  type Reduction,
  screenOf,
  standIds,
  standSide,
  subordinate,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { forget, hint, reveal } from './10-labels.ts';
import { by, removed } from './told.ts';

// 2.2 REDUCTIONS.

const { procedure } = rules<GOG>();

const reducedOf = (group: number): readonly number[] =>
  BLOCKS.filter(block => groupOf(block) === group && !isFull(block)); // §19.1b
/** §2.2h Reduced blocks that have never been used: neither dead nor in play. */
const unusedOf = (t: Table, label: readonly number[], group: number): readonly number[] =>
  reducedOf(group).filter(block => !t.dead.includes(block) && !label.includes(block));
/** As everyone can count them. */
export const unusedCount = (t: Table, group: number): number => reducedOf(group).length - t.used[group]!;

const ownerOf = (t: Table): Side => standSide(t.reduction!.stand);
const isOffered = (t: Table): t is Table & { reduction: Reduction } => t.reduction !== null;

/** §2.2i The block lies face up, apart. */
function bury(u: U, stand: number): number {
  const { table: t } = u;
  const { label } = u.hand(screenOf(standSide(stand)));
  const block = label[stand]!;
  label[stand] = 0;
  t.dead.push(block);
  forget(t, stand, block);
  u.say(tx('block.lost', { stand: standIds[stand]!, block: blockId(block) }, '§2.2a'), by(standSide(stand)));
  return block;
}

function eliminate(u: U, stand: number): void {
  const { table: t } = u;
  const where = t.at[stand]!;
  t.at[stand] = DEAD;
  t.owes[stand] = 0;
  t.won[stand] = 0;
  u.say(tx('block.eliminated', { stand: standIds[stand]! }, '§2.2g'), removed(stand, where));
}

/** A reduced block takes over the stand, its position and its front. */
function replace(u: U, stand: number, block: number, shown: boolean): void {
  // §2.2a
  const { table: t } = u;
  u.hand(screenOf(standSide(stand))).label[stand] = block;
  t.used[groupOf(block)]!++;
  if (shown) {
    reveal(t, stand, block);
    u.say(tx('block.replacedBy', { stand: standIds[stand]!, block: blockId(block) }, '§2.2e'), by(standSide(stand)));
  } else {
    hint(t, stand, groupOf(block));
    const args = { stand: standIds[stand]!, group: groupIds[groupOf(block)]! };
    u.say(tx('block.replaced', args, '§2.2c'), by(standSide(stand)));
  }
}

function reduceOnce(u: U, stand: number, again: number): void {
  const { table: t } = u;
  const { label } = u.hand(screenOf(standSide(stand)));
  const block = bury(u, stand);
  if (strengthOf(block) === 1) return eliminate(u, stand); // §2.2g
  const group = groupOf(block);
  const unused = unusedOf(t, label, group);
  const ones = unused.filter(each => strengthOf(each) === 1);
  const twos = unused.filter(each => strengthOf(each) === 2);
  const only = !isFull(block) ? ones[0] : group === IRON_BRIGADE ? twos[0] : unused.length === 1 ? unused[0] : -1; // §2.2f, §19.1c, §2.2e
  if (only === undefined || unused.length === 0) return eliminate(u, stand);
  if (only >= 0) return replace(u, stand, only, true);
  t.reduction = { stand, group, again };
}

/** §2.2b Any two of the unused reduced blocks. */
function offers(view: GunsView): Choices<Action> {
  const { table: t } = view;
  if (!isOffered(t)) throw new Error('nothing is reduced');
  const side = ownerOf(t);
  const unused = unusedOf(t, labelsOf(view, side), t.reduction.group);
  const pairs = unused.flatMap((a, i) => unused.slice(i + 1).map(b => [a, b] as const));
  const all = pairs.flatMap(([a, b]): Action[] => [
    { type: 'offer', blocks: [blockId(a), blockId(b)] },
    { type: 'offer', blocks: [blockId(b), blockId(a)] },
  ]);
  return list(all, action => whyNotOffer(unused, t.reduction.group, action));
}

function whyNotOffer(unused: readonly number[], group: number, action: Action): Text | null {
  if (action.type !== 'offer') return tx('no.offerFirst', {}, '§2.2b');
  const blocks = action.blocks.map(blockNumber);
  if (blocks.length !== 2 || blocks[0] === blocks[1]) return tx('no.offerTwo', {}, '§2.2b');
  const wrong = action.blocks.find(slug => !unused.includes(blockNumber(slug)));
  if (wrong === undefined) return null;
  const used = blockNumber(wrong) >= 0 && blockOf(blockNumber(wrong)).group === groupIds[group];
  return tx('no.offer', { block: wrong }, used ? '§2.2h' : '§2.2b');
}

const pickChoices = (): Choices<Action> => {
  const whyNot = (action: Action): Text | null =>
    action.type === 'pick' && (action.which === 0 || action.which === 1) ? null : tx('no.pick', {}, '§2.2c');
  return list<Action>(
    [0, 1].map(which => ({ type: 'pick', which })),
    whyNot,
  );
};

/** One stand is reduced once, or (`again`) until it is eliminated. */
export const reduce = procedure<{ stand: number; again: number }>('reduce')({
  remove: (u, { stand, again }) => reduceOnce(u, stand, again),
  offer: {
    asks: ({ table: t, setup }) => (isOffered(t) ? only(subordinate(setup, ownerOf(t))) : nobody),
    prompt: ({ table: t }) => {
      const { stand, group } = t.reduction!;
      return tx('prompt.offer', { side: SIDES[standSide(stand)], group: groupIds[group]! }, '§2.2b');
    },
    choices: view => offers(view),
    take(u, _locals, action) {
      if (action.type === 'offer') u.hand(screenOf(ownerOf(u.table))).offer = action.blocks.map(blockNumber); // §13.6m
    },
  },
  pick: {
    asks: ({ table: t, setup }) => (isOffered(t) ? only(subordinate(setup, enemyOf(ownerOf(t)))) : nobody), // §2.2c
    prompt: ({ table: t }) =>
      tx('prompt.pick', { side: SIDES[enemyOf(ownerOf(t))], group: groupIds[t.reduction!.group]! }, '§2.2c'),
    choices: pickChoices,
    take(u, _locals, action) {
      if (action.type !== 'pick') return;
      const { stand } = u.table.reduction!;
      const hand = u.hand(screenOf(standSide(stand)));
      const block = hand.offer[action.which]!;
      hand.offer = []; // §2.2d
      u.table.reduction = null;
      replace(u, stand, block, false);
    },
  },
  more: (u, { stand, again }) => (again === 1 && u.table.at[stand] !== DEAD ? go('remove') : done()), // §14.4a
});

/** Reduced until it is gone. */
export const destroy = (stand: number) => call(reduce, { stand, again: 1 });
