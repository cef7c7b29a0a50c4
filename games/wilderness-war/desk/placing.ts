import { type Offer, pointedTo } from '@bivouac/desk';
import type { TaskOf } from '../rules/05-events-tasks.ts';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Aim, type Asked, acting, atPlace, button, drafting, flag, type Question, slugs } from './asked.ts';
import { lists } from './listed.ts';

// Reinforcements: one by one, or all of them into one space. Draft `{ all }`.

const single = lists['reinforce.place']!;

const waiting = (a: Asked): readonly string[] => slugs((a.locals as TaskOf<'reinforce'>).pieces);

export const placing: Question = {
  ...single,
  offer(a, draft) {
    const offered = single.offer(a, draft);
    const pieces = waiting(a);
    if (pieces.length < 2) return offered;
    return flag(draft, 'all') ? together(offered, pieces) : withAll(offered, pieces.length);
  },
};

function withAll(offered: Offer<Action>, pieces: number): Offer<Action> {
  return {
    ...offered,
    buttons: [button('desk.allHere', { all: pieces }, drafting({ all: true })), ...offered.buttons],
  };
}

const together = (offered: Offer<Action>, pieces: readonly string[]): Offer<Action> => ({
  ...offered,
  targets: offered.targets.map(each => allAt(pointedTo(each.at), pieces)),
  hint: dx('desk.hint.placeAll', { all: pieces.length }, '§5.522a'),
});

function allAt(at: string, pieces: readonly string[]): Aim {
  const [first, ...rest] = pieces.map((piece): Action => ({ type: 'place', piece, at }));
  return atPlace(at, dx('desk.placeAllAt', { all: pieces.length, space: at }, '§5.52a'), acting(first!, rest));
}
