import type { Pub } from '../state.ts';

// What is asked for again and again in one position is kept; the key says everything it depends on.

/** Where everything stands, in words. */
export const positionOf = ({ table: t, setup }: Pub): string =>
  `${setup.scenario}|${t.federals}|${t.arm}|${t.x}|${t.y}|${t.heading}|${t.form}|${t.guns}|${t.laid}`;

/** The last so many answers. */
export function keeping<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  };
}
