import { type Listing, listing } from '@bivouac/desk';
import type { Rule, Text } from '@bivouac/kernel';
import { isLeader, pieceIds, pieceNumber, spaceNumber, typeOf } from '../data/index.ts';
import { strengthNow } from '../picture/pieces.ts';
import type { Building } from '../rules/05-construction.ts';
import { type Action, FORT, isReduced } from '../state.ts';
import { type DeskKey, dx } from '../text/desk/keys.ts';
import type { Nothing } from '../text/desk/keys-picture.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  type CardAim,
  listed,
  nameOf,
  type Pointed,
  type Press,
  type Question,
  slugs,
} from './asked.ts';

// Questions that list their answers: each answer is a piece, a place, a card or a button.

type Hint = Extract<DeskKey, `desk.hint.${string}`>;
type Pass = 'desk.pass' | 'desk.enough';
interface List {
  readonly rule: Rule;
  readonly hint: Hint;
  readonly no?: 'desk.no.piece' | 'desk.no.space' | 'desk.no.card'; // what somebody who points elsewhere has to choose
  readonly pass?: Pass; // what passing is called
  suggests?(a: Asked, actions: readonly Action[]): Press | null;
  /** What somebody who points here would answer. */
  answer(what: Pointed, a: Asked): Action;
}

const hinted = (hint: Hint, rule: Rule): Text => dx(hint as 'desk.pass', {} as Nothing, rule);

const list = ({ rule, hint, pass = 'desk.pass', no = 'desk.no.piece', suggests, answer }: List): Question =>
  asking(pass, {
    rule,
    first: dx(no, {}, rule),
    hint: hinted(hint, rule),
    shown: (a: Asked, action: Action) => ({
      targets: targetFor(a, action),
      cards: cardFor(action),
      buttons: buttonFor(a, action, pass),
    }),
    ...(suggests ? { suggests } : {}),
    answer: (what, a) => (isAside(what, no) ? null : answer(what, a)),
  });

/** A card where none is asked for, or a piece beside the map where a space is. */
const isAside = ({ card, piece, space }: Pointed, no: NonNullable<List['no']>): boolean =>
  (card >= 0 && no !== 'desk.no.card') || (no === 'desk.no.space' && piece >= 0 && space < 0);

/** Whoever says "no more" while there is more is asked again. */
function asking(pass: Pass, of: Listing<Action, Asked, Pointed>): Question {
  const question = listing(of);
  if (pass !== 'desk.enough') return question;
  const offer: Question['offer'] = (a, draft) => {
    const offered = question.offer(a, draft);
    const items = offered.targets.map(({ at, label }) => ({ at, name: label }));
    const leaves = { title: dx('desk.left.title', {}), says: dx('desk.left.says', { items: items.length }), items };
    const isPass = ({ label }: Press): boolean => label.key === pass;
    return { ...offered, buttons: offered.buttons.map(each => (isPass(each) ? { ...each, leaves } : each)) };
  };
  return { ...question, offer };
}

/** The step that costs least: no unit is lost if that can be, then the weakest, then the kind that is easiest to replace. */
const KEPT_LEAST = ['militia', 'provincial', 'coureurs', 'ranger', 'indian', 'marine-detachment'];
function cheapest(a: Asked, actions: readonly Action[]): Press | null {
  const units = actions.flatMap(action => (action.type === 'lose' ? [pieceNumber(action.unit)] : []));
  if (units.length < 2) return null;
  const kept = (unit: number): number =>
    (KEPT_LEAST.indexOf(typeOf(unit)) + KEPT_LEAST.length + 1) % (KEPT_LEAST.length + 1);
  const price = (unit: number): number => (isReduced(a.t, unit) ? 1000 : 0) + strengthNow(a.t, unit) * 20 + kept(unit);
  const unit = pieceIds[units.reduce((best, each) => (price(each) < price(best) ? each : best))]!;
  const eliminated = isReduced(a.t, pieceNumber(unit)) ? 1 : 0;
  return button('desk.lose', { unit, eliminated }, acting({ type: 'lose', unit }));
}

const homeward = (a: Asked, { piece, to }: Extract<Action, { type: 'goHome' }>): Text =>
  a.t.at[pieceNumber(piece)] === spaceNumber(to)
    ? dx('desk.stayBehind', { piece, space: to }, '§10.413a')
    : dx('desk.goHome', { piece, space: to }, '§10.42a');

function targetFor(a: Asked, action: Action): Aim[] {
  const next = acting(action);
  switch (action.type) {
    case 'lose': {
      const eliminated = isReduced(a.t, pieceNumber(action.unit)) ? 1 : 0;
      return [atSprite(action.unit, dx('desk.lose', { unit: action.unit, eliminated }, '§7.61a'), next)];
    }
    case 'restore':
      return [atSprite(action.unit, dx('desk.restore', { unit: action.unit }, '§5.523a'), next)];
    case 'eliminate': {
      const key = isLeader(pieceNumber(action.piece)) ? 'desk.recall' : 'desk.eliminate';
      return [atSprite(action.piece, dx(key, { piece: action.piece }), next)];
    }
    case 'next':
      return orderOf(a, action.piece).map(piece => atSprite(piece, dx('desk.next', { piece }, '§5.33c'), next));
    case 'muster':
      return action.units.map(unit => atSprite(unit, dx('desk.musterOne', { unit }, '§10.2a'), next));
    case 'place':
      return [placed(a, action)];
    default:
      return placeFor(a, action);
  }
}

/** Everyone who would act together with a piece. */
const orderOf = ({ t }: Asked, first: string): readonly string[] =>
  slugs(t.orders.find(({ pieces }) => pieces[0] === pieceNumber(first))?.pieces ?? []);

/** Indians of an alliance come in at their own village, so they are chosen; of reinforcements the place is. */
function placed(a: Asked, action: Extract<Action, { type: 'place' }>): Aim {
  const label = dx('desk.placeAt', { piece: action.piece, space: action.at }, '§5.52a');
  const village = 'halves' in a.locals;
  return village ? atSprite(action.piece, label, acting(action)) : atPlace(action.at, label, acting(action));
}

function placeFor(a: Asked, action: Action): Aim[] {
  const next = acting(action);
  switch (action.type) {
    case 'construct':
      return [
        atPlace(action.space, dx('desk.construct', { space: action.space, what: whatIsBuilt(a, action.space) }), next),
      ];
    case 'raid':
      return [atPlace(action.space, dx('desk.raidFirst', { space: action.space }, '§10.13b'), next)];
    case 'goHome':
      return [atPlace(action.to, homeward(a, action), next)];
    case 'choose':
      return spaceNumber(action.what) < 0
        ? []
        : [atPlace(action.what, dx('desk.chooseSpace', { space: action.what }), next)];
    default:
      return [];
  }
}

function whatIsBuilt(a: Asked, space: string): string {
  const { what } = a.locals as Building;
  if (what !== FORT) return 'stockade';
  return a.t.works[spaceNumber(space)] === a.side ? 'fort' : 'works';
}

function cardFor(action: Action): CardAim[] {
  if (action.type !== 'takeCard') return [];
  return [{ card: action.card, label: dx('desk.takeCard', { card: action.card }), next: acting(action) }];
}

function buttonFor(a: Asked, action: Action, pass: Pass): Press[] {
  const next = acting(action);
  switch (action.type) {
    case 'pass':
      return [button(pass, {}, next)];
    case 'choose':
      return spaceNumber(action.what) < 0 ? [button('desk.choose', { what: action.what }, next)] : [];
    case 'muster':
      return action.units.length === 0 ? [button('desk.noMuster', {}, next)] : [];
    case 'takeCard':
      return [button('desk.takeCard', { card: action.card }, next)];
    case 'assault':
      return [button('desk.assault', { space: nameOf(a.t.siegework?.where ?? -1) }, next)];
    case 'stop':
      return [button('desk.noAssault', {}, next)];
    default:
      return [];
  }
}

const losing = (what: Pointed): Action => ({ type: 'lose', unit: what.name });
const eliminating = (what: Pointed): Action => ({ type: 'eliminate', piece: what.name });
const restoring = (what: Pointed): Action => ({ type: 'restore', unit: what.name });
const taking = (what: Pointed): Action => ({ type: 'takeCard', card: what.name });
const spaceOf = (what: Pointed): string => nameOf(what.space) || what.name;

export const lists: Readonly<Record<string, Question>> = {
  'activation.order': list({
    rule: '§5.33c',
    hint: 'desk.hint.next',
    answer: what => ({ type: 'next', piece: what.name }),
  }),
  'construction.build': list({
    rule: '§5.4a',
    hint: 'desk.hint.build',
    no: 'desk.no.space',
    pass: 'desk.enough',
    answer: what => ({ type: 'construct', space: spaceOf(what) }),
  }),
  'losses.choose': list({ rule: '§7.62a', hint: 'desk.hint.lose', suggests: cheapest, answer: losing }),
  'raid.losses': list({ rule: '§10.31e', hint: 'desk.hint.lose', suggests: cheapest, answer: losing }),
  'frighten.choose': list({ rule: '§18.0b', hint: 'desk.hint.militiaStep', suggests: cheapest, answer: losing }),
  'pox.choose': list({ rule: '§card-34a', hint: 'desk.hint.lose', suggests: cheapest, answer: losing }),
  'winter.choose': list({ rule: '§11.2a', hint: 'desk.hint.winter', answer: eliminating }),
  'cull.choose': list({ rule: '§5.51a', hint: 'desk.hint.eliminate', answer: eliminating }),
  'desert.choose': list({ rule: '§card-33a', hint: 'desk.hint.desert', pass: 'desk.enough', answer: eliminating }),
  'reinforce.dismiss': list({ rule: '§5.55b', hint: 'desk.hint.recall', answer: eliminating }),
  'restoring.choose': list({ rule: '§5.523a', hint: 'desk.hint.restore', pass: 'desk.enough', answer: restoring }),
  'alliance.choose': list({ rule: '§card-23b', hint: 'desk.hint.alliance', pass: 'desk.enough', answer: restoring }),
  'surrender.garrison': list({
    rule: '§card-06c',
    hint: 'desk.hint.haven',
    no: 'desk.no.space',
    answer: what => ({ type: 'choose', what: spaceOf(what) }),
  }),
  'pick.choose': list({
    rule: '§5.51a',
    hint: 'desk.hint.pick',
    no: 'desk.no.space',
    answer: what => ({ type: 'choose', what: spaceOf(what) }),
  }),
  'raids.choose': list({
    rule: '§10.13b',
    hint: 'desk.hint.raids',
    no: 'desk.no.space',
    answer: what => ({ type: 'raid', space: spaceOf(what) }),
  }),
  'raid.militia': list({
    rule: '§10.2a',
    hint: 'desk.hint.defend',
    answer: what => ({ type: 'muster', units: [what.name] }),
  }),
  'goHome.choose': list({
    rule: '§10.42a',
    hint: 'desk.hint.home',
    no: 'desk.no.space',
    answer: (what, a) => ({ type: 'goHome', piece: movedBy(a), to: spaceOf(what) }),
  }),
  'reinforce.place': list({
    rule: '§5.522a',
    hint: 'desk.hint.place',
    no: 'desk.no.space',
    pass: 'desk.enough',
    answer: (what, a) => ({ type: 'place', piece: movedBy(a), at: spaceOf(what) }),
  }),
  'crisis.choose': list({ rule: '§card-37a', hint: 'desk.hint.crisis', no: 'desk.no.card', answer: taking }),
  'takingBack.choose': list({ rule: '§5.22b', hint: 'desk.hint.takeBack', no: 'desk.no.card', answer: taking }),
};

/** The piece that goes home or arrives now. */
function movedBy(a: Asked): string {
  const first = listed(a).find(action => action.type === 'goHome' || action.type === 'place');
  return first && 'piece' in first ? first.piece : '';
}
