import type { Button, Draft, Next, Target } from '@bivouac/desk';
import type { Json, Text } from '@bivouac/kernel';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, acting, areasOf, atPlace, button, type Question, word } from './asked.ts';

// Where a block comes to stand is chosen first, then the area it faces: by a click on that area, or on Enter as suggested.

/** What would be done on a position with this front. */
export type Facing = (front: string) => Action;

const allowed = (a: Asked, facing: Facing, at: string): readonly string[] =>
  areasOf(at).filter(front => a.whyNot(facing(front)) === null);

/** A click on a position: it is done at once where only one front is allowed, else that is asked. */
export const towards = (
  a: Asked,
  at: string,
  draft: Readonly<Record<string, Json>>,
  facing: Facing,
): Next<Action> | null => {
  const fronts = allowed(a, facing, at);
  if (fronts.length === 0) return null;
  return fronts.length === 1 ? acting(facing(fronts[0]!)) : { draft: { ...draft, at } };
};

export interface Fronts {
  readonly targets: readonly Target<Action>[];
  readonly buttons: readonly Button<Action>[];
}
/** Both fronts, as areas to be clicked and as buttons; away from where it comes is suggested. */
export function frontsOf(a: Asked, at: string, facing: Facing, from: string): Fronts {
  const fronts = [...allowed(a, facing, at)].sort((one, other) => Number(one === from) - Number(other === from));
  return {
    targets: fronts.map(front => atPlace(front, label(front), acting(facing(front)))),
    buttons: fronts.map((front, i) =>
      button('desk.face', { area: front }, acting(facing(front)), i === 0 ? { primary: true } : {}),
    ),
  };
}
const label = (area: string): Text => button('desk.face', { area }, { draft: {} }).label;

/** The position whose front is being chosen. */
export const chosenAt = (draft: Draft): string => word(draft, 'at');

/** Once the position is chosen nothing is asked but the front. */
export const frontLast = (question: Question): Question => ({
  ...question,
  whyNot: (a, draft, what) =>
    chosenAt(draft) === '' || what.kind === 'card'
      ? question.whyNot(a, draft, what)
      : dx('desk.no.frontFirst', { position: chosenAt(draft) }, '§10.2e'),
});

/** Why a block may not come to stand there, whichever way it faces. */
export const whyNotFacing = (a: Asked, at: string, facing: Facing): Text | null =>
  areasOf(at).length === 0
    ? a.whyNot(facing(''))
    : areasOf(at)
        .map(front => a.whyNot(facing(front)))
        .reduce((why, each) => why && each);
