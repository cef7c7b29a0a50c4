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

/** Makes `to` equal to `from`, reusing the arrays and objects of `to`: a pooled copy that allocates next to nothing. */
export function copyInto<X extends Types>(from: State<X>, to: State<X>): State<X> {
  (to as { setup: X['setup'] }).setup = from.setup;
  to.table = pour(from.table, to.table);
  to.hands = pour(from.hands, to.hands);
  to.vault = pour(from.vault, to.vault);
  to.dice = copyDice(from.dice);
  to.stack = pour(from.stack, to.stack);
  to.sealed = pour(from.sealed, to.sealed);
  return to;
}

function pour<T>(from: T, to: unknown): T {
  if (typeof from !== 'object' || from === null) return from;
  if (typeof to !== 'object' || to === null || Array.isArray(from) !== Array.isArray(to)) return clone(from);
  if (Array.isArray(from)) pourArray(from, to as unknown[]);
  else pourObject(from as Record<string, unknown>, to as Record<string, unknown>);
  return to as T;
}

function pourArray(from: readonly unknown[], to: unknown[]): void {
  if (to.length !== from.length) to.length = from.length;
  if (isColumn(from) && isColumn(to)) return pourColumn(from, to as number[]);
  for (let i = 0; i < from.length; i++) {
    const item = from[i];
    to[i] = typeof item === 'object' && item !== null ? pour(item, to[i]) : item;
  }
}

/** A loop that never meets other lists is quick. */
function pourColumn(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]!;
}

function pourObject(from: Record<string, unknown>, to: Record<string, unknown>): void {
  for (const key in to) if (!Object.hasOwn(from, key)) delete to[key];
  for (const key in from) {
    const item = from[key];
    to[key] = typeof item === 'object' && item !== null ? pour(item, to[key]) : item;
  }
}
