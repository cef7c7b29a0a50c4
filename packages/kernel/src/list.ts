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
const isIndex = (key: string): boolean => /^\d+$/.test(key);

function own<T>({ away, tail }: Long<T>, key: string): PropertyDescriptor | undefined {
  if (!isIndex(key) || Number(key) >= away.length + tail.length) return undefined;
  return { value: itemOf({ away, tail }, Number(key)), writable: false, enumerable: true, configurable: true };
}
const itemOf = <T>({ away, tail }: Long<T>, i: number): T | undefined =>
  i < away.length ? away.read(i) : tail[i - away.length];

/** One list of both. */
export function longList<T>(away: Away<T>, tail: readonly T[]): readonly T[] {
  const parts: Long<T> = { away, tail };
  const length = away.length + tail.length;
  return new Proxy<T[]>([], {
    get(target, key) {
      if (key === 'length') return length;
      if (key === PARTS) return parts;
      return typeof key === 'string' && isIndex(key) ? itemOf(parts, Number(key)) : Reflect.get(target, key);
    },
    has: (target, key) => (typeof key === 'string' && own(parts, key) !== undefined) || Reflect.has(target, key),
    ownKeys: () => [...Array.from({ length }, (_, i) => String(i)), 'length'],
    getOwnPropertyDescriptor: (target, key) =>
      key === 'length'
        ? { ...Reflect.getOwnPropertyDescriptor(target, key)!, value: length }
        : typeof key === 'string'
          ? own(parts, key)
          : undefined,
  });
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
