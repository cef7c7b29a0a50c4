import { type Beside, type Draft, listing } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { BARRED, pathTo, reach } from '@bivouac/maps';
import { forceNumbered, keptIn, showable } from '../rules/li-forces.ts';
import { diceOf, forcePrice, type Going, opensOf, WAYS, whyNotForceStep } from '../rules/li-march.ts';
import { type Action, forceSlug, hexId, of } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { points } from '../text/names.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  flag,
  handOf,
  hexAt,
  type Offer,
  type Pointed,
  type Press,
  putBack,
  type Question,
  START,
  whole,
} from './asked.ts';
import { mayHide } from './hiding.ts';

// LI Force markers: how one marches, who goes along, and taking one away at any time.

/** The marker of a draft, or 0. */
export const forceIn = (a: Asked, draft: Draft): number => {
  const id = whole(draft, 'force');
  return id > 0 && handOf(a) && forceNumbered(a.t, a.side, id) ? id : 0;
};

/** The ways a marker could march, with the dice of each. */
function sendings(a: Asked, force: number): readonly Press[] {
  const kept = keptIn(handOf(a)!, force);
  const open = WAYS.filter(as => a.whyNot({ type: 'marchForce', force, as }) === null);
  return open.map((as, i) => {
    const dice = diceOf(a.t, a.side, kept, as)!;
    const next = acting({ type: 'marchForce', force, as });
    return button('desk.sendForce', { as, dice: dice.dice, add: dice.add }, next, i === 0 ? { primary: true } : {});
  });
}
export function sendingForce(a: Asked, draft: Draft): Offer {
  const force = forceIn(a, draft);
  const hex = hexId(a.t, forceNumbered(a.t, a.side, force)!.at);
  const hide = mayHide(a, hex) ? [button('desk.hide', { hex }, drafting({ hide: hex }))] : [];
  const slug = forceSlug(a.side, force);
  return {
    targets: [atSprite(slug, dx('desk.putDownForce', { force }), drafting(START), { picked: true })],
    buttons: [putBack(), ...hide, ...sendings(a, force)],
    hint: dx('desk.hint.sendForce', { force }, '§LI-dummy-activation'),
  };
}
export const whyNotSending: Question['whyNot'] = (a, draft) =>
  WAYS.map(as => a.whyNot({ type: 'marchForce', force: forceIn(a, draft), as })).find(why => why !== null) ??
  dx('desk.no.sendForce', {}, '§LI-dummy-activation');

// On the march.
const goingOf = ({ locals }: Asked): Going => locals as Going;
function goals(a: Asked): readonly Aim[] {
  const { t } = a;
  const going = goingOf(a);
  const hand = handOf(a)!;
  const start = forceNumbered(t, a.side, going.force)!.at;
  const first = going.moved === 0;
  const found = reach(of(t).board, start, Math.max(going.left, 1), (from, _to, direction) => {
    const edge = from * 6 + direction;
    const steps = from === start ? going.moved : 1;
    if (whyNotForceStep(t, hand, going, edge, going.left, steps)) return BARRED;
    return first && from === start
      ? Math.min(going.left, forcePrice(t, hand, going, edge))
      : forcePrice(t, hand, going, edge);
  });
  return of(t).board.hexIds.flatMap((hex, number) => {
    if (number === start || found.cost[number] === BARRED) return [];
    const path = pathTo(found, number).map(each => hexId(t, each));
    const action: Action = { type: 'move', path };
    if (a.whyNot(action)) return [];
    const label = dx('desk.forceTo', { force: going.force, hex, cost: found.cost[number]! }, '§LI-move-normal');
    return [atPlace(hex, label, acting(action), { cost: points(found.cost[number]!), path })];
  });
}
export const forceMarching: Question = {
  rule: '§LI-move-normal',
  first: dx('desk.no.forceMarch', {}, '§LI-move-normal'),
  offer(a) {
    const { force, left, moved } = goingOf(a);
    const ways = goals(a);
    const primary = moved > 0 || ways.length === 0 ? { primary: true } : {};
    const openly = opensOf(a.t, handOf(a)!, goingOf(a)).map(action =>
      button('desk.openly', { unit: action.unit }, acting(action)),
    );
    return {
      targets: ways,
      buttons: [button('desk.endForce', { force }, acting({ type: 'end' }), primary), ...openly],
      hint: dx('desk.hint.forceMarch', { force, left }, '§LI-move-normal'),
      points: points(left),
      carry: [forceSlug(a.side, force)],
    };
  },
  whyNot: (a, _draft, { place }) => (hexAt(a.t, place) >= 0 ? a.whyNot({ type: 'move', path: [place] }) : null),
};

export const forceAlong: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§LI-dummy-along', first: dx('desk.no.forceAlong', {}, '§LI-dummy-along') },
  hint: dx('desk.hint.forceAlong', {}, '§LI-dummy-along'),
  shown({ side }, action) {
    if (action.type !== 'marchForce') return { buttons: [button('desk.nobodyAlong', {}, acting(action))] };
    const label = dx('desk.forceAlong', { force: action.force }, '§LI-dummy-along');
    return { targets: [atSprite(forceSlug(side, action.force), label, acting(action))] };
  },
  answer: () => null,
});

// At any time: a marker is taken away. Draft `{ showing }`.
export const showing: Beside<Action, Asked, Pointed> = {
  isOpen: (a, draft) => flag(draft, 'showing') && showable(a.view, a.side).length > 0,
  offer: a => ({
    targets: showable(a.view, a.side).map(force =>
      atSprite(forceSlug(a.side, force), dx('desk.show', { force }, '§LI-remove-vol'), acting({ type: 'show', force })),
    ),
    buttons: [putBack()],
    hint: dx('desk.hint.show', {}, '§LI-remove-vol'),
  }),
  buttons: a => (showable(a.view, a.side).length > 0 ? [button('desk.showOne', {}, drafting({ showing: true }))] : []),
  whyNot: (): Text => dx('desk.no.show', {}, '§LI-remove-vol'),
};
