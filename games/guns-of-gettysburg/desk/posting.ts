import type { Offer } from '@bivouac/desk';
import { type Action, standIds, UNUSED } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, areasOf, atPlace, listed, putBack } from './asked.ts';
import { chosenAt, frontLast, frontsOf, towards, whyNotFacing } from './facing.ts';

// §4.8 Buford is posted. Draft `{ at }`.

const posted = (a: Asked): string => standIds[a.t.lots[0]!.stands.find(stand => a.t.at[stand] === UNUSED) ?? -1] ?? '';
const post =
  (stand: string, at: string) =>
  (front: string): Action => ({ type: 'post', stand, at, front });

function spots(a: Asked, stand: string): Offer<Action> {
  const open = new Set(listed(a).flatMap(action => (action.type === 'post' ? [action.at] : [])));
  const targets = [...open].flatMap(at => {
    const next = towards(a, at, {}, post(stand, at));
    return next ? [atPlace(at, dx('desk.postAt', { stand, position: at }), next)] : [];
  });
  return { targets, buttons: [], hint: dx('desk.hint.post', {}, '§4.8a') };
}

export const posting = frontLast({
  rule: '§4.8a',
  first: dx('desk.no.pickPosition', {}, '§3.1b'),
  offer(a, draft) {
    const [stand, at] = [posted(a), chosenAt(draft)];
    if (at === '') return spots(a, stand);
    const { targets, buttons } = frontsOf(a, at, post(stand, at), '');
    return { targets, buttons: [putBack(), ...buttons], hint: dx('desk.hint.front', { position: at }, '§10.2e') };
  },
  whyNot: (a, _draft, { kind, place }) =>
    kind === 'card' || areasOf(place).length === 0 ? null : whyNotFacing(a, place, post(posted(a), place)),
});
