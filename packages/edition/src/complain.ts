/** Small helpers for checks that answer with a list of lines. */

export const complain = (bad: boolean, line: string): readonly string[] => (bad ? [line] : []);

/** Each entry that occurs more than once, named once. */
export const repeated = (items: readonly string[]): readonly string[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];

export const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

export const words = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));
