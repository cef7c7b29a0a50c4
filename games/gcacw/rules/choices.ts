import type { Choices, Pick, Text } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import type { Act, Action, Table } from '../state.ts';
import { tx } from '../text/keys.ts';

/** A question at which several kinds of action are possible. Samples choose the kind first, so that no kind drowns another. */
export function choicesOf(t: Table, side: Side, acts: readonly Act[]): Choices<Action> {
  const check = (action: Action): Text | null =>
    acts.find(each => each.type === action.type)?.whyNot(t, side, action) ?? notHere(acts, action);
  return { kind: 'space', check, sample: pick => sampleOf(t, side, acts, pick) };
}

const notHere = (acts: readonly Act[], action: Action): Text | null =>
  acts.some(each => each.type === action.type) ? null : tx('no.now', { what: action.type }, '§4.3-one-action');

function sampleOf(t: Table, side: Side, acts: readonly Act[], pick: Pick): Action {
  const left = acts.slice();
  while (left.length > 0) {
    const [act] = left.splice(pick(left.length), 1);
    const some = act!.some(t, side);
    if (some.length > 0) return some[pick(some.length)]!;
  }
  throw new Error('nothing can be done here');
}
