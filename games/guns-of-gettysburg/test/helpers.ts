import examples from '../data/examples.json' with { type: 'json' };
import type { Action } from '../state.ts';
import type { Table } from './table.ts';

interface Example {
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly actions: readonly { readonly label: string }[];
  readonly expect: Readonly<Record<string, unknown>>;
}
/** A worked example as its file has it. */
export const example = (id: string): Example => examples.find(each => each.id === id)! as unknown as Example;

/** The actions of a worked example, each with what is expected of it. */
export function outcomes<A, E>(id: string): readonly (A & { label: string; expected: E })[] {
  const { actions, expect: expected } = example(id);
  return actions.map(action => ({ ...(action as A & { label: string }), expected: expected[action.label] as E }));
}

interface Placed {
  readonly block: string;
  readonly position: string;
  readonly front: string;
}
/** Blocks of a worked example as a position wants them. */
export const placed = (blocks: unknown): Record<string, string> =>
  Object.fromEntries((blocks as readonly Placed[]).map(each => [each.block, `${each.position} ${each.front}`]));

interface Step {
  readonly area: string;
  readonly position?: string;
}
/** A way of a worked example in the words of an action. */
export const wayOf = (path: readonly Step[]): string[] =>
  path.flatMap(({ area, position }) => (position ? [area, position] : [area]));

const ENDS: Readonly<Record<string, Action>> = {
  'withdrawals.move': { type: 'endWithdrawals' },
  'phase.attack': { type: 'endAttacks' },
  'attack.defence': { type: 'endGuns' },
  'attack.support': { type: 'endGuns' },
  'phase.enter': { type: 'endEntries' },
  'phase.tokens': { type: 'endTokens' },
  'phase.march': { type: 'endMarches' },
  'phase.fortify': { type: 'endNight' },
};
/** Every step is ended without a move until one of these questions comes; what has one answer, or a list, is answered by its first. */
export function ended(table: Table, ...questions: string[]): Table {
  while (!questions.includes(table.asked[1])) table.act(ENDS[table.asked[1]] ?? table.offered()[0]!);
  return table;
}
