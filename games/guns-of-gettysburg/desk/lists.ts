import { type Button, listing, type Shown } from '@bivouac/desk';
import type { Rule, Text } from '@bivouac/kernel';
import { priceIf } from '../rules/06-orders.ts';
import { type Action, ORDERS } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, acting, atPlace, atSprite, listed, order, type Pointed, type Question } from './asked.ts';

// Questions that list their answers: a click on a block or a position, or a button.

type Sayer = (action: Action) => Text | null;
const buttons =
  (says: Sayer) =>
  (_a: Asked, action: Action): Shown<Action> => {
    const label = says(action);
    return label ? { buttons: [{ label, next: acting(action) } satisfies Button<Action>] } : {};
  };
const asButtons = (rule: Rule, hint: Text, says: Sayer): Question =>
  listing<Action, Asked, Pointed>({
    ...{ rule, first: dx('desk.no.buttons', {}), hint, shown: buttons(says) },
    answer: () => null,
  });

export const hours = asButtons('§7.1c', dx('desk.hint.hours', {}, '§7.1c'), action =>
  action.type === 'hours' ? dx('desk.hours', { hours: action.hours }) : null,
);
/** All three orders: what each costs at once, and why one is barred. */
export const declaring: Question = {
  rule: '§6.1a',
  first: dx('desk.no.buttons', {}),
  offer(a) {
    const only = listed(a).length === 1;
    const buttons = ORDERS.map((each, i) => {
      const cost = priceIf(a.t, a.side, i);
      return order(a, dx('desk.declare', { order: each, cost }), { type: 'declare', order: each }, only);
    });
    return { targets: [], buttons, hint: dx('desk.hint.declare', {}, '§6.1a') };
  },
  whyNot: () => null,
};
export const offering = asButtons('§2.2b', dx('desk.hint.offer', {}, '§2.2b'), action =>
  action.type === 'offer' ? dx('desk.offer', { blocks: action.blocks }) : null,
);
export const picking = asButtons('§2.2c', dx('desk.hint.pick', {}, '§2.2c'), action =>
  action.type === 'pick' ? dx('desk.pick', { which: action.which }) : null,
);
export const bombarding = asButtons('§13.5b', dx('desk.hint.bombard', {}, '§13.5b'), action =>
  action.type === 'bombard' ? dx('desk.assign', { at: action.at, targets: action.targets }) : null,
);
export const supporting = asButtons('§13.6c', dx('desk.hint.support', {}, '§13.6c'), action =>
  action.type === 'support' ? dx('desk.assign', { at: action.at, targets: action.targets }) : null,
);
export const hitting = asButtons('§13.5d', dx('desk.hint.hit', {}, '§13.5d'), action =>
  action.type === 'hit' ? dx('desk.hitToken', { token: action.token }) : null,
);
export const lining = asButtons('§13.6a', dx('desk.hint.line', {}, '§13.6a'), action =>
  action.type === 'line' ? dx('desk.line', { stands: action.stands }) : null,
);

export const fighting: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§13.8.0b', first: dx('desk.no.pickPosition', {}, '§3.1b'), hint: dx('desk.hint.fight', {}, '§13.8.0b') },
  shown: (_a, action) =>
    action.type === 'fight'
      ? { targets: [atPlace(action.at, dx('desk.fight', { position: action.at }), acting(action))] }
      : {},
  answer: ({ place }) => ({ type: 'fight', at: place }),
});
const bySprite = (type: 'lead' | 'suffer', rule: Rule, hint: Text, says: (stand: string) => Text): Question =>
  listing<Action, Asked, Pointed>({
    ...{ rule, first: dx('desk.no.pickBlock', {}), hint },
    shown: (_a, action) =>
      action.type === type
        ? {
            targets: [atSprite(action.stand, says(action.stand), acting(action))],
            buttons: [{ label: says(action.stand), next: acting(action) }],
          }
        : {},
    answer: ({ name, kind }) => (kind === 'stand' ? { type, stand: name } : null),
  });
export const leading = bySprite('lead', '§13.8.1a', dx('desk.hint.lead', {}, '§13.8.1a'), stand =>
  dx('desk.lead', { stand }),
);
export const suffering = bySprite('suffer', '§14.4d', dx('desk.hint.suffer', {}, '§14.4d'), stand =>
  dx('desk.suffer', { stand }),
);
