import examples from '../data/examples.json' with { type: 'json' };

interface Example {
  readonly id: string;
  readonly fn: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}
const all = examples as unknown as readonly Example[];
/** Worked examples of one function. */
export const examplesOf = (fn: string): readonly Example[] => all.filter(each => each.fn === fn);

/** What is given and expected of each, as a test table. */
export const casesOf = <G, E>(fn: string): readonly { id: string; given: G; expected: E }[] =>
  examplesOf(fn).map(({ id, given, expect }) => ({ id, given: given as G, expected: expect as E }));
