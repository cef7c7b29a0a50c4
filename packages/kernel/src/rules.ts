import type { Ask, Choices, Json, Procedure, Seat, Step, Text, Types } from './contract.ts';

/** The words rules files are written in. */
export function rules<X extends Types>() {
  return {
    procedure:
      <L extends object = Record<never, never>>(id: string) =>
      <S extends string>(steps: { readonly [K in S]: Step<X, L, NoInfer<S>> }): Procedure<X, L> => ({ id, steps }),
  };
}

export const go = <S extends string>(step: S): { go: S } => ({ go: step });
export const call = <X extends Types, L extends object>(
  procedure: Procedure<X, L>,
  locals: L,
): { call: Procedure<X, L>; locals: L } => ({ call: procedure, locals });
export const done = (answer: Json = null): { done: Json } => ({ done: answer });

export const list = <A>(actions: readonly A[], whyNot?: (action: A) => Text | null): Choices<A> =>
  whyNot ? { kind: 'list', actions, whyNot } : { kind: 'list', actions };

export const nobody: Ask = { seats: [] };
export const only = (seat: Seat): Ask => ({ seats: [seat] });
export const anyOf = (...seats: Seat[]): Ask => ({ seats, need: 'one' });
export const together = (...seats: Seat[]): Ask => ({ seats, need: 'all' });
