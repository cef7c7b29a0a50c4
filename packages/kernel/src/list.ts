/** A list of which a part was put away in some other form: it grows and shrinks at its end without being read whole. */
export interface Long<T> {
  grown(item: T, change?: (item: T) => T): readonly T[];
  without(last: number): readonly T[] | null; // null: it has to be read
  named(name: string): T | undefined;
}
export const LONG = Symbol('long');
/** Null: it is a list like others. */
export const longOf = <T>(list: readonly T[]): Long<T> | null => (list as { readonly [LONG]?: Long<T> })[LONG] ?? null;

/** The list with one item more; `change` is for those before it; those that were put away see to it themselves. */
export const grown = <T>(list: readonly T[], item: T, change?: (item: T) => T): readonly T[] =>
  longOf(list)?.grown(item, change) ?? [...(change ? list.map(change) : list), item];

/** The list without its last items. */
export const without = <T>(list: readonly T[], last: number): readonly T[] =>
  longOf(list)?.without(last) ?? list.slice(0, list.length - last);
