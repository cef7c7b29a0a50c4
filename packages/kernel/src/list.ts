// Lists that change at their end only. What is old can be put away in some other form, and is read when somebody asks
// for it: to everyone else it is the same list.

/** Items that were put away. They never change. */
export interface Away<T> {
  readonly length: number;
  read(i: number): T;
}
interface Long<T> {
  readonly away: Away<T>;
  readonly tail: readonly T[];
}

const PARTS = Symbol('parts');
type Target<T> = T[] & { [PARTS]: Long<T> };
const isIndex = (key: string | symbol): key is string => typeof key === 'string' && /^\d+$/.test(key);
const lengthOf = <T>({ away, tail }: Long<T>): number => away.length + tail.length;
const itemOf = <T>({ away, tail }: Long<T>, i: number): T | undefined =>
  i < away.length ? away.read(i) : tail[i - away.length];

function own<T>(target: Target<T>, key: string | symbol): PropertyDescriptor | undefined {
  const parts = target[PARTS];
  if (key === 'length') return { ...Reflect.getOwnPropertyDescriptor(target, key)!, value: lengthOf(parts) };
  if (!isIndex(key) || Number(key) >= lengthOf(parts)) return undefined;
  return { value: itemOf(parts, Number(key)), writable: false, enumerable: true, configurable: true };
}

const asList: ProxyHandler<Target<unknown>> = {
  get(target, key) {
    if (key === 'length') return lengthOf(target[PARTS]);
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
export const partsOf = <T>(list: readonly T[]): Long<T> | null =>
  (list as { readonly [PARTS]?: Long<T> })[PARTS] ?? null;

/** The list with one item more; `change` is for those before it, and leaves those that were put away as they are. */
export function grown<T>(list: readonly T[], item: T, change?: (item: T) => T): readonly T[] {
  const parts = partsOf(list);
  const known = parts?.tail ?? list;
  const tail = [...(change ? known.map(change) : known), item];
  return parts ? longList(parts.away, tail) : tail;
}

/** The list without its last items. */
export function without<T>(list: readonly T[], last: number): readonly T[] {
  const parts = partsOf(list);
  if (!parts || last > parts.tail.length) return list.slice(0, list.length - last);
  return longList(parts.away, parts.tail.slice(0, parts.tail.length - last));
}
