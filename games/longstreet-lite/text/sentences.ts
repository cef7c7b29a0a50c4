import type { Key, Says } from './says.ts';

/** A catalogue: one sentence for every key, so that the compiler misses none. */
export type Sentences = { readonly [K in Key]: (args: Says[K]) => string };
/** A part of one: the sentences whose keys begin so. */
export type Part<P extends string> = { readonly [K in Extract<Key, `${P}${string}`>]: (args: Says[K]) => string };
/** A part of one: the sentences of these keys. */
export type For<S> = { readonly [K in keyof S]: (args: S[K]) => string };
