import type { Beside, Draft, Offer } from '@bivouac/desk';
import { besides } from '@bivouac/kernel';
import { game } from '../game.ts';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Aim, type Asked, acting, atPlace, button, drafting, flag, type Pointed, putBack, word } from './asked.ts';

// 5.46 At any time in one's own phase. Draft `{ demolish: true, at }`.

type Demolition = Extract<Action, { type: 'demolish' }>;

const demolitions = (a: Asked): readonly Demolition[] =>
  besides(game, a.view, a.seat).filter((action): action is Demolition => action.type === 'demolish');

export const demolition: Beside<Action, Asked, Pointed> = {
  isOpen: (a, draft) => flag(draft, 'demolish') && demolitions(a).length > 0,
  offer: demolishing,
  buttons: a => (demolitions(a).length > 0 ? [button('desk.demolish', {}, drafting({ demolish: true }))] : []),
  whyNot: (a, _draft, { place }) => a.whyNot({ type: 'demolish', space: place, what: 'fort' }),
};

function demolishing(a: Asked, draft: Draft): Offer<Action> {
  const all = demolitions(a);
  const here = all.filter(({ space }) => space === word(draft, 'at'));
  return {
    targets: [...new Set(all.map(({ space }) => space))].map(space => site(all, space)),
    buttons: [...here.map(each => button('desk.demolishWhat', each, acting(each))), putBack()],
    hint: dx('desk.hint.demolish', {}, '§5.46a'),
  };
}

/** Where two things stand, the button says which. */
function site(all: readonly Demolition[], space: string): Aim {
  const [first, second] = all.filter(each => each.space === space) as [Demolition, Demolition?];
  const { what } = first;
  if (second)
    return atPlace(space, dx('desk.demolishAt', { space }, '§5.46a'), drafting({ demolish: true, at: space }));
  return atPlace(space, dx('desk.demolishWhat', { space, what }, '§5.46a'), acting(first));
}
