import type { Choices, Pick } from './contract.ts';

/** One of what is offered, whichever. */
export const drawn = <A>(offered: Choices<A>, pick: Pick): A =>
  offered.kind === 'space' ? offered.sample(pick) : offered.actions[pick(offered.actions.length)]!;

/** One number for the moment of a question, from what stands on the table and what is asked: another once it is answered. */
export function momentOf(depth: number, columns: readonly (readonly number[])[], asked: unknown): number {
  let mark = depth;
  for (const column of columns) for (const value of column) mark = mixed(mark, value);
  const said = JSON.stringify(asked);
  for (let i = 0; i < said.length; i++) mark = mixed(mark, said.charCodeAt(i));
  return mark;
}
const mixed = (mark: number, value: number): number => Math.imul(mark ^ value, 0x01000193) ^ (mark >>> 13);
