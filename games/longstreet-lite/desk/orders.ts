import { type Draft, listing } from '@bivouac/desk';
import type { Point } from '@bivouac/kernel';
import { cardNumber, cardRules, cardSlug, idOf, moraleOf, symbolOf } from '../data/index.ts';
import { modifiersFor, whyNotOrder } from '../rules/04-calls.ts';
import type { Naming } from '../rules/04-effect-record.ts';
import { effectOf, mayName } from '../rules/04-effects.ts';
import { DECLINE } from '../rules/04-interrupts.ts';
import { type Action, type Call_, handOf, PHASES, type Phase, UNITS, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  button,
  type CardAim,
  drafting,
  type Offer,
  order,
  type Pointed,
  type Press,
  putBack,
  type Question,
  START,
  toggled,
  toggles,
  word,
  wordAmong,
  words,
} from './asked.ts';
import { goers, goingAt, goingOffer, isGoing, whyNotGoing } from './going.ts';

// 4 The turn: re-forming, and the phase that is called.

/** Draft `{ phase, cards, modifier, units }`: what is called, with which cards, modified by which, for whom. */
interface Half {
  readonly phase: Phase | '';
  readonly cards: readonly string[];
  readonly modifier: string;
  readonly units: readonly string[];
}
function halfOf(a: Asked, draft: Draft): Half {
  const hand = handOf(a.view, a.side).map(cardSlug);
  const modifier = wordAmong(draft, 'modifier', hand);
  return {
    phase: wordAmong(draft, 'phase', PHASES) as Phase | '',
    cards: words(draft, 'cards').filter(card => hand.includes(card) && card !== modifier),
    modifier,
    units: words(draft, 'units'),
  };
}
const draftOf = (half: Half) => drafting({ ...half });
const mostCards = (phase: Phase | ''): number => (phase === 'fire' ? cardRules.toCall : cardRules.toCallWithDisorder);

/** The card one misses least: no modifier of this phase, of little value for morale. */
function cheapest(a: Asked, phase: Phase | '', but: readonly string[]): readonly string[] {
  const useful = phase === '' ? [] : modifiersFor(a.view, a.side, phase);
  const worth = (card: number): number =>
    10 * moraleOf(card) + (useful.includes(cardSlug(card)) ? 5 : 0) + (symbolOf(card) === 'kepi' ? 3 : 0);
  const left = handOf(a.view, a.side).filter(card => !but.includes(cardSlug(card)));
  const [first] = left.sort((x, y) => worth(x) - worth(y));
  return first === undefined ? [] : [cardSlug(first)];
}

export const callOf = ({ phase, cards, modifier, units }: Half): Call_ => ({
  type: 'call',
  phase,
  cards,
  ...(modifier ? { modifiers: [modifier] } : {}),
  ...(units.length > 0 ? { units } : {}),
});

/** One more or fewer to call with; the oldest gives way. */
function withCard(half: Half, card: string): Half {
  const cards = toggled(half.cards, card);
  return { ...half, cards: cards.slice(Math.max(0, cards.length - mostCards(half.phase))) };
}
const cardsOf = (a: Asked, half: Half): CardAim[] =>
  handOf(a.view, a.side)
    .map(cardSlug)
    .map(card => {
      if (card === half.modifier)
        return { card, label: dx('desk.unmodify', { card }), picked: true, next: draftOf(unmodified(half)) };
      const picked = half.cards.includes(card);
      const label = dx(picked ? 'desk.keepCard' : 'desk.callWith', { card });
      return { card, label, next: draftOf(withCard(half, card)), ...(picked ? { picked } : {}) };
    });
const unmodified = (half: Half): Half => ({ ...half, modifier: '', units: [] });

/** Whom a modifier names when it is played; null: nobody, or later. */
export function namingOf(card: string): Naming | null {
  const { names } = effectOf(idOf(cardNumber(card)));
  return names?.when === 'call' ? names : null;
}
const nameable = ({ t, side }: Asked, names: Naming): string[] =>
  Array.from({ length: UNITS(t) }, (_, unit) => unit)
    .filter(unit => mayName(t, names, unit, side))
    .map(unit => unitId(t, unit));

/** A modifier with the cheapest other card to call with, if none is chosen yet; its only unit is named at once. */
function modified(a: Asked, half: Half, modifier: string, phase: Phase): Half {
  const cards = half.cards.filter(card => card !== modifier);
  const names = namingOf(modifier);
  const units = names ? nameable(a, names) : [];
  return {
    phase,
    modifier,
    cards: cards.length > 0 ? cards : cheapest(a, phase, [modifier]),
    units: units.length === 1 ? units : [],
  };
}
/** Modifiers that would find whom to help. */
const modifiers = (a: Asked, phase: Phase): readonly string[] =>
  modifiersFor(a.view, a.side, phase).filter(card => {
    const names = namingOf(card);
    return !names || nameable(a, names).length > 0;
  });
const isOpenPhase = (a: Asked, phase: Phase): boolean => phase !== 'fire' || a.t.fired === 0;

/** A phase, with the cards that are picked; before any is, its cheapest. */
function phaseButtons(a: Asked, half: Half): Press[] {
  return PHASES.map(phase => {
    if (half.cards.length === 0) {
      const refused = a.whyNot(callOf({ ...half, phase, cards: cheapest(a, phase, []) }));
      const next = draftOf({ phase, cards: cheapest(a, phase, []), modifier: '', units: [] });
      return button('desk.phase', { phase }, next, refused ? { refused } : {});
    }
    const cards = half.cards.slice(0, mostCards(phase));
    return order(a, dx('desk.call', { phase, cards: cards.length, modifier: '' }), callOf({ ...half, phase, cards }));
  });
}
/** Movement, with the cards that are picked; before any is, its cheapest. */
const movement = (a: Asked, { cards }: Half): Call_ =>
  callOf({ phase: 'movement', cards: cards.length > 0 ? cards : cheapest(a, 'movement', []), modifier: '', units: [] });

/** A unit in hand before anything is called, and the cards that will be spent; whoever keeps one begins anew. */
function unitOffer(a: Asked, draft: Draft, half: Half): Offer | null {
  const call = movement(a, half);
  const offered = goingOffer(a, draft, call, half.cards);
  const spent = call.cards.map(card => ({
    card,
    label: dx('desk.keepCard', { card }),
    picked: true,
    next: drafting(START),
  }));
  return offered && { ...offered, cards: spent };
}
/** What pointing at open ground does with a unit in hand. */
export function orderingAt(a: Asked, draft: Draft, point: Point): Aim | null {
  const half = halfOf(a, draft);
  return isGoing(draft) ? goingAt(a, draft, movement(a, half), half.cards, point) : null;
}

function startOffer(a: Asked, half: Half): Offer {
  const [card = ''] = half.cards;
  const helps = PHASES.filter(phase => isOpenPhase(a, phase) && modifiers(a, phase).includes(card));
  const pass = order(a, dx('desk.pass', {}, '§4-pass-a'), { type: 'pass' });
  return {
    targets: goers(a, movement(a, half), half.cards),
    cards: cardsOf(a, half),
    buttons: [
      ...helps.map(phase => button('desk.modify', { phase, card }, draftOf(modified(a, half, card, phase)))),
      ...phaseButtons(a, half),
      ...(half.cards.length > 0 ? [putBack()] : [pass]),
    ],
    hint: dx(half.cards.length > 0 ? 'desk.hint.cards' : 'desk.hint.orders', {}, '§4-call-a'),
  };
}

function phaseOffer(a: Asked, half: Half & { readonly phase: Phase }): Offer {
  const { phase, cards, modifier } = half;
  const others = modifiers(a, phase).filter(card => card !== modifier && !(cards.length === 1 && cards[0] === card));
  const label = dx('desk.call', { phase, cards: cards.length, modifier }, '§4-call-a');
  const names = modifier ? namingOf(modifier) : null;
  return {
    targets: names ? namedTargets(a, half, names) : [],
    cards: cardsOf(a, half),
    buttons: [
      order(a, label, callOf(half), true),
      ...others.map(card => button('desk.modifyToo', { card }, draftOf(modified(a, half, card, phase)))),
      putBack(),
    ],
    hint: names
      ? dx('desk.hint.nameUnits', { card: modifier, most: names.most }, '§4-mod-a')
      : dx('desk.hint.call', { phase }, '§4-disorder-a'),
  };
}
function namedTargets(a: Asked, half: Half, names: Naming) {
  const pool = nameable(a, names);
  const kept = (units: readonly string[]): readonly string[] => units.slice(Math.max(0, units.length - names.most));
  return toggles(
    pool,
    half.units,
    units => ({ ...half, units: kept(units) }),
    (unit, picked) => dx(picked ? 'desk.unname' : 'desk.name', { unit, card: half.modifier }),
  );
}

export const ordering: Question = {
  rule: '§4-turn-d',
  first: dx('desk.no.phaseFirst', {}),
  offer(a, draft) {
    const half = halfOf(a, draft);
    if (half.phase !== '') return phaseOffer(a, { ...half, phase: half.phase });
    return (isGoing(draft) ? unitOffer(a, draft, half) : null) ?? startOffer(a, half);
  },
  whyNot(a, draft, what) {
    const { card, name, unit } = what;
    const half = halfOf(a, draft);
    const phase = half.phase || 'movement';
    if (card >= 0) return a.whyNot(callOf({ ...half, phase, cards: [name] }));
    if (half.phase === '') return whyNotGoing(a, draft, movement(a, half), what);
    if (unit < 0 || !word(draft, 'modifier') || !namingOf(half.modifier)) return null;
    return a.whyNot(callOf({ ...half, phase, units: [name] }));
  },
};

const keeping = listing<Action, Asked, Pointed>({
  ...{ rule: '§4-reform-a', first: dx('desk.no.buttons', {}), hint: dx('desk.hint.reform', {}, '§4-pen-a') },
  shown: (_a, action) =>
    action.type === 'reform'
      ? { buttons: [button('desk.reform', {}, acting(action))] }
      : { buttons: [button('desk.noReform', {}, acting(action), { primary: true })] },
  answer: () => null,
});
/** As whoever leaves his deck as it is will be asked. */
const unreformed = (a: Asked): Asked => ({ ...a, whyNot: action => whyNotOrder(a.view, a.side, action) });
const declined = <T extends Aim | Press>(way: T): T =>
  'draft' in way.next ? way : { ...way, next: acting(DECLINE, [way.next.action, ...(way.next.onward ?? [])]) };

/** Before anything is discarded six cards would go for nothing. */
const advised = ({ t, side }: Asked, offer: Offer): Offer =>
  t.discarded[side] === 0 ? { ...offer, hint: dx('desk.hint.reformEarly', {}, '§4-pen-a') } : offer;

/** Who takes up a unit instead leaves his deck as it is. */
export const reforming: Question = {
  ...keeping,
  offer(a, draft) {
    const asked = advised(a, keeping.offer(a, draft));
    if (a.whyNot(DECLINE)) return asked;
    const orders = ordering.offer(unreformed(a), isGoing(draft) ? draft : START);
    const targets = orders.targets.map(declined);
    return isGoing(draft) ? { ...orders, targets, buttons: orders.buttons.map(declined) } : { ...asked, targets };
  },
  whyNot: (a, draft, what) =>
    a.whyNot(DECLINE) || what.card >= 0 ? null : ordering.whyNot(unreformed(a), isGoing(draft) ? draft : START, what),
};
export const reformingAt = (a: Asked, draft: Draft, point: Point): Aim | null =>
  a.whyNot(DECLINE) ? null : orderingAt(unreformed(a), draft, point);
