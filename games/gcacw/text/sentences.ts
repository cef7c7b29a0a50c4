/** A part of a catalogue: one sentence for every key, so that the compiler misses none. */
export type Part<S> = { readonly [K in keyof S]: (args: S[K]) => string };
