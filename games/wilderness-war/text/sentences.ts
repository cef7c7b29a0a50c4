import type { Key, Says } from './says.ts';

/** A catalogue: one sentence for every key, so that the compiler misses none. */
export type Sentences = { readonly [K in Key]: (args: Says[K]) => string };
