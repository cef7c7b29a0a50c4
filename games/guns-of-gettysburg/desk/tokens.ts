import type { CardTarget, Draft, Offer } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { board, isMarchToken, tokenId } from '../data/index.ts';
import { stockOf } from '../rules/22-bombardment.ts';
import { type Action, onMap, trayOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  areasOf,
  atPlace,
  button,
  drafting,
  limitOf,
  listed,
  order,
  putBack,
  type Question,
  toggled,
  word,
  words,
} from './asked.ts';
import { chosenAt, frontLast, frontsOf, towards, whyNotFacing } from './facing.ts';

// Battle tokens: given up, brought up as artillery, laid as fieldworks.

const discard = (tokens: readonly string[]): Action => ({ type: 'discard', tokens });
const slugs = (tokens: readonly number[]): readonly string[] => tokens.map(tokenId);

/** Draft `{ tokens }`: as many as the rules want; when they are chosen the others cannot be. */
const giving = (
  rule: Question['rule'],
  label: 'desk.give' | 'desk.use',
  stock: (a: Asked) => readonly string[],
): Question => ({
  rule,
  first: dx('desk.no.pickToken', {}),
  offer(a, draft) {
    const own = stock(a);
    const tokens = words(draft, 'tokens').filter(token => own.includes(token));
    const open = tokens.length < limitOf(a, 'most') ? own : tokens;
    const cards = open.map((card): CardTarget<Action> => {
      const isPicked = tokens.includes(card);
      const says = isPicked ? dx('desk.keepToken', { token: card }) : dx('desk.giveToken', { token: card });
      return {
        card,
        label: says,
        next: drafting({ tokens: toggled(tokens, card) }),
        ...(isPicked ? { picked: true } : {}),
      };
    });
    const count = Math.max(tokens.length, limitOf(a, 'least'));
    const give = order(a, dx(label, { count }), discard(tokens), true);
    return {
      targets: [],
      cards,
      buttons: [...(tokens.length > 0 ? [putBack()] : []), give],
      hint: dx('desk.hint.give', {}, rule),
    };
  },
  whyNot: (a, draft, { kind, name }) => (kind === 'card' ? a.whyNot(discard([...words(draft, 'tokens'), name])) : null),
});
export const discarding = giving('§8.1c', 'desk.give', a => slugs(trayOf(a.view, a.side)));
export const filling = giving('§13.3g', 'desk.use', a => slugs(stockOf(a.view, a.side)));

const held = (a: Asked): readonly string[] =>
  [...new Set(onMap(a.t, a.side).map(stand => a.t.at[stand]!))].map(position => board.positionIds[position]!);

/** §13.2, §13.3 Draft `{ token }`. */
export const gunning: Question = {
  rule: '§13.2a',
  first: dx('desk.no.pickToken', {}),
  offer(a, draft) {
    const able = listed(a).flatMap(action => (action.type === 'guns' ? [action] : []));
    const laid = (token: string): readonly string[] => able.filter(gun => gun.token === token).map(({ at }) => at);
    const stock = slugs(stockOf(a.view, a.side)).filter(token => laid(token).length > 0);
    const token = stock.find(each => each === word(draft, 'token')) ?? '';
    const cards = stock.map((card): CardTarget<Action> => {
      const next = drafting(card === token ? {} : { token: card });
      return { card, label: dx('desk.bringUp', { token: card }), next, ...(card === token ? { picked: true } : {}) };
    });
    const targets = (token === '' ? [] : laid(token)).map(at =>
      atPlace(at, dx('desk.layGuns', { token, position: at }), acting({ type: 'guns', token, at })),
    );
    return { targets, cards, buttons: [...extending(a), ending(a)], hint: hintOf(token) };
  },
  whyNot(a, draft, { kind, name, place }) {
    const token = kind === 'card' ? name : word(draft, 'token');
    if (token === '') return null;
    return kind === 'card' ? whyNowhere(a, token) : a.whyNot({ type: 'guns', token, at: place });
  },
};
/** Why a token can be laid nowhere: what bars it everywhere, else what bars it where the least is lacking. */
function whyNowhere(a: Asked, token: string): Text | null {
  const whys = held(a).map(at => a.whyNot({ type: 'guns', token, at }));
  const rank = (why: Text | null): number =>
    TELLING.indexOf(why?.key === 'no.gunsNeed' ? String(why.args?.['why']) : (why?.key ?? ''));
  return whys.sort((one, other) => rank(one) - rank(other))[0] ?? null;
}
const TELLING: readonly string[] = [
  ...['', 'no.token', 'no.tokenStack', 'march', 'locked', 'dead', 'no.gunsField', 'no.gunsTarget', 'no.gunsMany'],
  ...['idle', 'few', 'none', 'no.gunsEnemy'],
];
const hintOf = (token: string): Text =>
  token === '' ? dx('desk.hint.guns', {}, '§13.2a') : dx('desk.hint.layGuns', { token }, '§13.2a');
const ending = (a: Asked) => order(a, dx('desk.endGuns', {}), { type: 'endGuns' }, true);
const extending = (a: Asked) =>
  a.whyNot({ type: 'extend' }) === null ? [button('desk.extend', {}, acting({ type: 'extend' }))] : [];

const fortify =
  (token: string, at: string) =>
  (front: string): Action => ({ type: 'fortify', token, at, front });

/** §17.2 Draft `{ at }`: March tokens are alike, the first is taken. */
function fortifyOffer(a: Asked, draft: Draft): Offer<Action> {
  const token = slugs(trayOf(a.view, a.side).filter(isMarchToken))[0] ?? '';
  const end = order(a, dx('desk.endNight', {}), { type: 'endNight' }, true);
  if (token === '') return { targets: [], buttons: [end], hint: dx('desk.hint.noWorks', {}, '§17.2a') };
  const at = chosenAt(draft);
  if (at !== '') {
    const { targets, buttons } = frontsOf(a, at, fortify(token, at), '');
    return { targets, buttons: [putBack(), ...buttons], hint: dx('desk.hint.front', { position: at }, '§17.2c') };
  }
  const targets = held(a).flatMap(position => {
    const next = towards(a, position, {}, fortify(token, position));
    return next ? [atPlace(position, dx('desk.fortify', { position }), next)] : [];
  });
  return { targets, buttons: [end], hint: dx('desk.hint.works', {}, '§17.2a') };
}
export const fortifying = frontLast({
  rule: '§17.2a',
  first: dx('desk.no.pickPosition', {}, '§3.1b'),
  offer: fortifyOffer,
  whyNot(a, _draft, { kind, name, place }) {
    const token = kind === 'card' ? name : (slugs(trayOf(a.view, a.side).filter(isMarchToken))[0] ?? '');
    const at = kind === 'card' ? (held(a)[0] ?? '') : place;
    if (token === '') return dx('desk.hint.noWorks', {}, '§17.2a');
    return areasOf(at).length === 0 ? null : whyNotFacing(a, at, fortify(token, at));
  },
});
