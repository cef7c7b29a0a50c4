import type { Dice, Frame, State, Types } from './contract.ts';

/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneArray(value) : cloneObject(value as Record<string, unknown>)) as T;
}

function cloneArray(from: readonly unknown[]): unknown[] {
  const copy = from.slice();
  if (isColumn(copy)) return copy;
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = clone(item);
  }
  return copy;
}

/** Columns of numbers are most of a state, and are copied in one piece: a list that begins with a number holds no object. */
const isColumn = (list: readonly unknown[]): list is readonly number[] =>
  list.length === 0 || typeof list[0] === 'number';

/** Spread first: an object put together key by key becomes a slow hash table when it has many keys, and so do its copies. */
function cloneObject(from: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...from };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy;
}

/** A copy of a state; what never changes (set-up, dice key) is shared. */
export function copy<X extends Types>(state: State<X>): State<X> {
  return {
    setup: state.setup,
    table: clone(state.table),
    hands: clone(state.hands),
    vault: clone(state.vault),
    dice: copyDice(state.dice),
    stack: state.stack.map(copyFrame),
    sealed: clone(state.sealed),
  };
}

export const copyFrame = (f: Frame): Frame => ({
  proc: f.proc,
  step: f.step,
  locals: clone(f.locals),
  answer: clone(f.answer),
});

export const copyDice = (dice: Dice): Dice =>
  dice.kind === 'named' ? { ...dice, seen: dice.seen.slice() } : { ...dice };
