import { LONG, type Long } from '@bivouac/kernel';

// Lists that change at their end only. What is old can be put away in some other form, and is read when somebody asks
// for it: to everyone else it is the same list.

/** Items that were put away. They never change. */
export interface Away<T> {
  readonly length: number;
  read(i: number): T;
  mayHold?(name: string): boolean; // of an item that goes by this name
  changed?(): Away<T>; // as those at hand are when they change
}
interface Parts<T> {
  readonly away: Away<T>;
  readonly tail: readonly T[];
}

const PARTS = Symbol('parts');
type Target<T> = T[] & { [PARTS]: Parts<T> };
const isIndex = (key: string | symbol): key is string => typeof key === 'string' && /^\d+$/.test(key);
const lengthOf = <T>({ away, tail }: Parts<T>): number => away.length + tail.length;
const itemOf = <T>({ away, tail }: Parts<T>, i: number): T | undefined =>
  i < away.length ? away.read(i) : tail[i - away.length];

function own<T>(target: Target<T>, key: string | symbol): PropertyDescriptor | undefined {
  const parts = target[PARTS];
  if (key === 'length') return { ...Reflect.getOwnPropertyDescriptor(target, key)!, value: lengthOf(parts) };
  if (!isIndex(key) || Number(key) >= lengthOf(parts)) return undefined;
  return { value: itemOf(parts, Number(key)), writable: false, enumerable: true, configurable: true };
}

const isNamed = (item: unknown, name: string): boolean => (item as { readonly id?: unknown }).id === name;

const longOfParts = <T>({ away, tail }: Parts<T>): Long<T> => ({
  grown: (item, change) =>
    change ? longList(away.changed?.() ?? away, [...tail.map(change), item]) : longList(away, [...tail, item]),
  without: last => (last > tail.length ? null : longList(away, tail.slice(0, tail.length - last))),
  named(name) {
    const late = tail.find(item => isNamed(item, name));
    if (late || !away.mayHold?.(name)) return late;
    for (let i = 0; i < away.length; i++) if (isNamed(away.read(i), name)) return away.read(i);
    return undefined;
  },
});

const asList: ProxyHandler<Target<unknown>> = {
  get(target, key) {
    if (key === 'length') return lengthOf(target[PARTS]);
    if (key === LONG) return longOfParts(target[PARTS]);
    return isIndex(key) ? itemOf(target[PARTS], Number(key)) : Reflect.get(target, key);
  },
  has: (target, key) => own(target, key) !== undefined || Reflect.has(target, key),
  ownKeys: target => [...Array.from({ length: lengthOf(target[PARTS]) }, (_, i) => String(i)), 'length'],
  getOwnPropertyDescriptor: own,
};

/** One list of both. */
export function longList<T>(away: Away<T>, tail: readonly T[]): readonly T[] {
  const target = [] as unknown[] as Target<unknown>;
  target[PARTS] = { away, tail };
  return new Proxy(target, asList) as unknown as readonly T[];
}

/** What was put away of a list, and the rest; null: nothing was. */
export const partsOf = <T>(list: readonly T[]): Parts<T> | null =>
  (list as { readonly [PARTS]?: Parts<T> })[PARTS] ?? null;
