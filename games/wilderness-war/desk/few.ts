import type { Offer } from '@bivouac/desk';
import { SIDES } from '../data/index.ts';
import { battleAhead } from '../rules/odds.ts';
import { type Action, siegeOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  acting,
  atSprite,
  button,
  drafting,
  listed,
  nameOf,
  type Press,
  putBack,
  type Question,
  START,
  whole,
  word,
  wordAmong,
} from './asked.ts';
import { battlePanel } from './odds.ts';
import { answersTo } from './possible.ts';

// Questions that come once in a while.

const MOST_BID = 20;

/** 12.3 A sealed bid. Draft `{ vp, side }`. */
export const bidding: Question = {
  rule: '§12.3a',
  first: dx('desk.no.bid', {}, '§12.3a'),
  offer(a, draft) {
    const vp = Math.max(0, Math.min(MOST_BID, whole(draft, 'vp')));
    const side = SIDES.find(name => name === word(draft, 'side')) ?? SIDES[a.side];
    const other = SIDES.find(name => name !== side)!;
    return {
      targets: [],
      buttons: [
        button('desk.bid', { vp, side }, acting({ type: 'bid', vp, side }), { primary: true }),
        ...(vp < MOST_BID ? [button('desk.bidMore', { vp: vp + 1 }, drafting({ vp: vp + 1, side }))] : []),
        ...(vp > 0 ? [button('desk.bidLess', { vp: vp - 1 }, drafting({ vp: vp - 1, side }))] : []),
        button('desk.bidFor', { side: other }, drafting({ vp, side: other })),
      ],
      hint: dx('desk.hint.bid', { vp, side }, '§12.3b'),
    };
  },
  whyNot: () => null,
};

/** Two leaders change places. Draft `{ one }`. */
export const swapping: Question = {
  rule: '§card-22a',
  first: dx('desk.no.piece', {}, '§card-22a'),
  offer(a, draft) {
    const pairs = listed(a).flatMap(action => (action.type === 'swap' ? [action] : []));
    const all = [...new Set(pairs.flatMap(({ leaders }) => leaders))];
    const one = wordAmong(draft, 'one', all);
    return one === '' ? firstOfTwo(all) : secondOfTwo(pairs, one);
  },
  whyNot: (a, draft, { name }) => a.whyNot({ type: 'swap', leaders: [word(draft, 'one'), name] }),
};
const firstOfTwo = (all: readonly string[]): Offer<Action> => ({
  targets: all.map(piece => atSprite(piece, dx('desk.swapFirst', { piece }, '§card-22a'), drafting({ one: piece }))),
  buttons: [],
  hint: dx('desk.hint.swap', {}, '§card-22a'),
});
const secondOfTwo = (pairs: readonly Extract<Action, { type: 'swap' }>[], one: string): Offer<Action> => ({
  targets: [
    atSprite(one, dx('desk.putDown', { piece: one }), drafting(START), { picked: true }),
    ...pairs.flatMap(action => {
      const two = action.leaders.find(leader => leader !== one)!;
      if (!action.leaders.includes(one)) return [];
      return [atSprite(two, dx('desk.swapWith', { one, two }, '§card-22a'), acting(action))];
    }),
  ],
  buttons: [putBack()],
  hint: dx('desk.hint.swap', {}, '§card-22a'),
});

/** 8.24 An assault right after the siege roll. */
export const storming: Question = {
  rule: '§8.24a',
  first: dx('desk.no.buttons', {}, '§8.24a'),
  offer(a) {
    const space = nameOf(siegeOf(a.t).where);
    const fight = battleAhead(a.t, { type: 'assault' });
    const possible = answersTo(a, { type: 'assault' });
    return {
      targets: [],
      buttons: [storm(space), button('desk.noAssault', {}, acting({ type: 'stop' }), { primary: true })],
      hint: dx('desk.hint.assault', { space }, '§8.24a'),
      ...(fight ? { odds: battlePanel(a, fight.t, fight.b) } : {}),
      ...(possible ? { possible } : {}),
    };
  },
  whyNot: () => null,
};
const storm = (space: string): Press => button('desk.assault', { space }, acting({ type: 'assault' }));
