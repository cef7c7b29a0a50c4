import type { Dice, Frame, State, Types } from './contract.ts';

/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneArray(value) : cloneObject(value as Record<string, unknown>)) as T;
}

/** Columns of numbers are most of a state, and are copied in one piece: a list that begins with a number holds no object. */
function cloneArray(from: readonly unknown[]): unknown[] {
  if (from.length === 0 || typeof from[0] === 'number') return from.slice();
  const copy: unknown[] = [];
  for (const item of from) copy.push(clone(item));
  return copy;
}

/** Spread first: an object put together key by key becomes a slow hash table when it has many keys, and so do its copies. */
function cloneObject(from: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...from };
  for (const key in from) {
    const item = from[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy;
}

/**
 * The same for a table. It is the largest object by far, and code that has met many kinds of objects copies each of them
 * slowly: so tables have theirs to themselves.
 */
export function cloneTable<T extends object>(table: T): T {
  const from = table as Record<string, unknown>;
  const copy = { ...from };
  for (const key in from) {
    const item = from[key];
    if (typeof item !== 'object' || item === null) continue;
    copy[key] = Array.isArray(item) && typeof item[0] === 'number' ? item.slice() : clone(item);
  }
  return copy as T;
}

/** `now`, which nobody else holds, with every part that is as it was in `was` taken from there: two positions hold once what is the same. */
export function shared<T>(was: T, now: T): T {
  if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null || was === now) return now;
  if (Array.isArray(was) && Array.isArray(now)) return sharedArray(was, now) as T;
  if (Array.isArray(was) || Array.isArray(now)) return now;
  return sharedObject(was as Record<string, unknown>, now as Record<string, unknown>) as T;
}

function sharedArray(was: unknown[], now: unknown[]): unknown[] {
  let isSame = was.length === now.length;
  for (let i = 0; i < now.length; i++) {
    if (typeof now[i] === 'object') now[i] = shared(was[i], now[i]);
    if (was[i] !== now[i]) isSame = false;
  }
  return isSame ? was : now;
}

function sharedObject(was: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  let isSame = Object.keys(was).length === Object.keys(now).length;
  for (const key in now) {
    if (typeof now[key] === 'object') now[key] = shared(was[key], now[key]);
    if (was[key] !== now[key]) isSame = false;
  }
  return isSame ? was : now;
}

/** A copy of a state; what never changes (set-up, dice key) is shared. */
export function copy<X extends Types>(state: State<X>): State<X> {
  return {
    setup: state.setup,
    table: cloneTable(state.table),
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
