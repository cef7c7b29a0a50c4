import type { Draft, Offer } from '@bivouac/desk';
import { blockId, UNION } from '../data/index.ts';
import { type Action, inPlay, screenOf, standIds, standNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  button,
  drafting,
  order,
  putBack,
  type Question,
  toggled,
  toggles,
  words,
} from './asked.ts';

// §17.5 What the Union gives up: blocks in play, or of those that arrive.

const inOrder = (stands: readonly string[]): readonly string[] =>
  [...stands].sort((one, other) => standNumber(one) - standNumber(other));

/** Blocks that may be one of the two. */
function removable(a: Asked): readonly string[] {
  const own = inPlay(a.t, UNION).map(stand => standIds[stand]!);
  return own.filter(stand => own.some(other => a.whyNot({ type: 'remove', stands: inOrder([stand, other]) }) === null));
}
/** Draft `{ stands }`. */
function removing(a: Asked, draft: Draft): Offer<Action> {
  const pool = removable(a);
  const stands = pool.filter(stand => words(draft, 'stands').includes(stand)); // in the order of the rules, whichever was picked first
  const remove = order(a, dx('desk.remove', { stands }), { type: 'remove', stands }, true);
  return {
    targets: toggles(
      pool,
      stands,
      each => ({ stands: each }),
      stand => dx('desk.removeOne', { stand }),
    ),
    buttons: [
      ...(stands.length > 0 ? [putBack()] : []),
      button('desk.giveUp', {}, acting({ type: 'giveUp' })),
      ...(pool.length > 0 ? [remove] : []),
    ],
    hint: dx('desk.hint.giveUp', {}, '§17.5a'),
  };
}
export const givingUp: Question = {
  rule: '§17.5a',
  first: dx('desk.no.pickBlock', {}),
  offer: removing,
  whyNot(a, draft, { kind, name }) {
    if (kind !== 'stand') return null;
    const [other] = [...words(draft, 'stands'), ...removable(a)].filter(each => each !== name);
    return a.whyNot({ type: 'remove', stands: inOrder(other ? [name, other] : [name]) });
  },
};

/** Draft `{ blocks }`: they are not on the map, so they are buttons; those already chosen come last. */
export const keepingBack: Question = {
  rule: '§17.5c',
  first: dx('desk.no.buttons', {}),
  offer(a, draft) {
    const arriving = (a.view.hands[screenOf(UNION)]?.arriving ?? []).map(blockId);
    const blocks = words(draft, 'blocks').filter(block => arriving.includes(block));
    return {
      targets: [],
      buttons: [
        ...(blocks.length > 0 ? [putBack()] : []),
        ...[...arriving.filter(block => !blocks.includes(block)), ...blocks].map(block =>
          button(
            'desk.keepBack',
            { block, picked: blocks.includes(block) ? 1 : 0 },
            drafting({ blocks: toggled(blocks, block) }),
          ),
        ),
        order(a, dx('desk.keepBackThese', { count: blocks.length }), { type: 'keepBack', blocks }, true),
      ],
      hint: dx('desk.hint.keepBack', {}, '§17.5c'),
    };
  },
  whyNot: () => null,
};
