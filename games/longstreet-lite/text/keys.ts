import type { Rule, Text } from '@bivouac/kernel';
import type { Key, Says } from './says.ts';

export type { Key, Says } from './says.ts';

/** A sentence by its key, with what it is about and the rule behind it. */
export const tx = <K extends Key>(key: K, args: Says[K], rule?: Rule): Text =>
  (rule ? { key, args, rule } : { key, args }) as Text;
