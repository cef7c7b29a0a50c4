import { type Choices, done, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import { cardNumber, cardSlug, deckOf, idOf, type Moment, momentOf, SIDES, type Side, yearOf } from '../data/index.ts';
import { sampleInterrupt } from '../fuzz/sample-interrupts.ts';
import { sampleConfusion } from '../fuzz/sample-moves.ts';
import {
  type Action,
  handOf,
  type Interrupt_,
  type LL,
  type LongstreetView,
  type Pub,
  passive,
  type Table,
  type U,
  UNITS,
  unitId,
  unitNumber,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { discard, holds, playInterrupt } from './04-cards.ts';
import { effectOf, isVoid, mayName } from './04-effects.ts';
import { layPatch, whyNotPatch } from './04-survey.ts';
import { ruleOfMoment } from './04-untimely.ts';
import { judgeDrive, judgeMarch } from './06-marches.ts';
import { doMove } from './06-movement.ts';
import { by } from './told.ts';

// 4 INTERRUPTS: cards of the passive side, each in its window. Who could hold one is asked: a pause betrays nothing.

const { procedure } = rules<LL>();

/** Where the turn stands when a window opens. */
export type Window = 'start' | 'fire' | 'kills' | 'movement' | 'combat' | 'charges';
/** Old Rivals answers a call of movement or of combat. */
const ANSWERS: Readonly<Record<Window, readonly Moment[]>> = {
  start: ['start'],
  fire: ['fire'],
  kills: ['kills'],
  movement: ['movement', 'command'],
  combat: ['command'],
  charges: ['charges'],
};

export const DECLINE: Action = { type: 'decline' };

/** The next unit from this one on that an interrupt may name; -1: none, or the card names nobody. */
function nextNameable(t: Table, card: number, from: number): number {
  const { names } = effectOf(idOf(card));
  if (names) for (let unit = from; unit < UNITS(t); unit++) if (mayName(t, names, unit, passive(t))) return unit;
  return -1;
}
function nameable(t: Table, card: number): readonly number[] {
  const found: number[] = [];
  for (let unit = nextNameable(t, card, 0); unit >= 0; unit = nextNameable(t, card, unit + 1)) found.push(unit);
  return found;
}
/** Whether a card could do something now, as far as everyone can see. */
const couldPlay = (pub: Pub, card: number, window: Window): boolean => answers(card, window) && couldAct(pub, card);
function couldAct(pub: Pub, card: number): boolean {
  if (isVoid(pub, idOf(card))) return false;
  return !effectOf(idOf(card)).names || nextNameable(pub.table, card, 0) >= 0;
}
function answers(card: number, window: Window): boolean {
  const moment = momentOf(card);
  return moment !== null && ANSWERS[window].includes(moment);
}
/** Cards of a deck that are interrupts in this window: decks never change, and are read once each. */
const windows = new Map<readonly number[], Map<Window, readonly number[]>>();
function answering(deck: readonly number[], window: Window): readonly number[] {
  const known = windows.get(deck)?.get(window);
  if (known) return known;
  const found = deck.filter(card => answers(card, window));
  windows.set(deck, (windows.get(deck) ?? new Map()).set(window, found));
  return found;
}

/** §4-int-b One interrupt a turn; §4-int-a of the passive side only. */
function couldInterrupt(pub: Pub, window: Window): boolean {
  const { table: t, setup } = pub;
  const side = passive(t);
  if (t.interrupt !== null || t.held[side] === 0) return false;
  const cards = answering(deckOf(side, yearOf(setup.scenario)), window);
  return cards.some(card => !t.gone.includes(card) && couldAct(pub, card));
}

function interruptsHeld(view: LongstreetView, window: Window): Action[] {
  const { table: t } = view;
  return handOf(view, passive(t))
    .filter(card => couldPlay(view, card, window))
    .flatMap(card => {
      const slug = cardSlug(card);
      if (!effectOf(idOf(card)).names) return [{ type: 'interrupt', card: slug } as const];
      return nameable(t, card).map(unit => ({ type: 'interrupt', card: slug, unit: unitId(t, unit) }) as const);
    });
}

export function whyNotInterrupt(view: LongstreetView, window: Window, action: Action): Text | null {
  if (action.type === 'decline') return null;
  if (action.type !== 'interrupt') return tx('no.interruptFirst', {}, '§4-int-c');
  const { table: t } = view;
  const card = cardNumber(action.card);
  if (!holds(view, passive(t), card)) return tx('no.card', { card: action.card }, '§4-int-a');
  const moment = momentOf(card);
  if (moment === null) return tx('no.notInterrupt', { card: action.card }, '§4-int-a');
  if (!ANSWERS[window].includes(moment)) return tx('no.moment', { card: action.card }, ruleOfMoment(card));
  if (isVoid(view, idOf(card))) return tx('no.void', { card: action.card }, '§faq-2');
  return whyNotTarget(view, card, action);
}

function whyNotTarget(view: LongstreetView, card: number, { unit, card: slug, at }: Interrupt_): Text | null {
  const { table: t } = view;
  const { names, rule } = effectOf(idOf(card));
  if (isLaying(card)) return whyNotPatch(view, at);
  if (at !== undefined) return tx('no.patch', {}, rule);
  if (!names) return unit === undefined ? null : tx('no.names', {}, rule);
  if (unit === undefined) return tx('no.nameCount', { card: slug, most: 1 }, rule);
  return mayName(t, names, unitNumber(t, unit), passive(t)) ? null : tx('no.nameUnit', { card: slug, unit }, rule);
}

const doing = (card: number): string => {
  const effect = effectOf(idOf(card));
  return (effect.phase === 'interrupt' && effect.does) || '';
};
const isLaying = (card: number): boolean => doing(card) === 'lays';

/** A list; but where terrain can be laid there are too many places for one. */
function choicesIn(view: LongstreetView, window: Window): Choices<Action> {
  const actions: readonly Action[] = [DECLINE, ...interruptsHeld(view, window)];
  const check = (action: Action): Text | null => whyNotInterrupt(view, window, action);
  if (!handOf(view, passive(view.table)).some(card => isLaying(card) && couldPlay(view, card, window)))
    return list<Action>(actions, check);
  return { kind: 'space', check, sample: pick => sampleInterrupt(view, actions, pick) };
}

/** §card-confusion Its only action, made by the enemy: forward, difficult or limbered, at the basic allowance. */
function whyNotConfused(pub: Pub, unit: number, action: Action): Text | null {
  if (action.type === 'decline') return null;
  const slug = unitId(pub.table, unit);
  if ((action.type !== 'march' && action.type !== 'drive') || action.unit !== slug)
    return tx('no.confusion', { unit: slug }, '§card-confusion');
  return judgeConfused(pub, unit, action).why;
}
const judgeConfused = (pub: Pub, unit: number, action: Extract<Action, { type: 'march' | 'drive' }>) =>
  action.type === 'march' ? judgeMarch(pub, unit, action, true) : judgeDrive(pub, unit, action, true);
const confusedChoices = (pub: Pub, unit: number): Choices<Action> => ({
  kind: 'space',
  check: action => whyNotConfused(pub, unit, action),
  sample: pick => sampleConfusion(pub, unit, pick, action => whyNotConfused(pub, unit, action)),
});
const confused = ({ interrupt }: Table): number => (interrupt && interrupt.card === 'confusion' ? interrupt.unit : -1);

/** §4-int-c, §4-int-d A window: the passive player interrupts, or lets it be. */
export const interrupts = procedure<{ window: Window; owed: number }>('interrupts')({
  offer: {
    asks: (pub, { window }) => (couldInterrupt(pub, window) ? only(SIDES[passive(pub.table)]) : nobody),
    prompt: ({ table: t }, { window }) => tx(`interrupt.${window}`, { side: SIDES[passive(t)] }, '§4-int-c'),
    choices: (view, { window }) => choicesIn(view, window),
    take(u, locals, action) {
      if (action.type !== 'interrupt') return done();
      locals.owed = interrupt(u, action);
    },
  },
  confuse: {
    asks: ({ table: t }, { window }) => (window === 'movement' && confused(t) >= 0 ? only(SIDES[passive(t)]) : nobody),
    prompt: ({ table: t }) =>
      tx('prompt.confusion', { side: SIDES[passive(t)], unit: unitId(t, confused(t)) }, '§card-confusion'),
    choices: view => confusedChoices(view, confused(view.table)),
    take(u, _locals, action) {
      const unit = confused(u.table);
      if (action.type === 'march' || action.type === 'drive') doMove(u, action, judgeConfused(u, unit, action));
      u.table.acted[unit] = 1;
    },
  },
  discards: {
    asks: ({ table: t }, { owed }) => (owed > 0 ? only(SIDES[t.active]) : nobody),
    prompt: ({ table: t }, { owed }) =>
      tx('prompt.discard', { side: SIDES[t.active], count: owed }, '§card-they-couldnt-hit-an'),
    choices: (view, { owed }) => discardChoices(view, view.table.active, owed),
    take(u, _locals, action) {
      if (action.type !== 'discard') return;
      const side = u.table.active;
      for (const card of action.cards)
        discard(u, side, cardNumber(card), 'card.discarded', '§card-they-couldnt-hit-an');
    },
  },
});

/** Plays it; answers how many cards the active player has to discard. */
function interrupt(u: U, { card: slug, unit, at }: Interrupt_): number {
  const { table: t } = u;
  const card = cardNumber(slug);
  const effect = effectOf(idOf(card));
  playInterrupt(u, passive(t), card, effect.rule);
  t.interrupt = { card: idOf(card), unit: unit === undefined ? -1 : unitNumber(t, unit) };
  if (unit !== undefined) u.say(tx('interrupt.names', { unit, card: slug }, effect.rule), by(passive(t)));
  if (isLaying(card)) layPatch(u, at ?? []);
  return doing(card) === 'discards' ? rollDiscards(u) : 0;
}

/** §card-they-couldnt-hit-an A die, or the whole hand if it holds fewer. */
function rollDiscards(u: U): number {
  const { active } = u.table;
  const die = u.roll(6, tx('roll.discards', { side: SIDES[active] }, '§card-they-couldnt-hit-an'), by(active));
  return Math.min(die, u.table.held[active]!);
}

/** So many cards of one's own choice. */
function discardChoices(view: LongstreetView, side: Side, count: number): Choices<Action> {
  const hand = handOf(view, side).map(cardSlug);
  return {
    kind: 'space',
    check: action => whyNotDiscard(hand, count, action),
    sample(pick) {
      const left = hand.slice();
      while (left.length > count) left.splice(pick(left.length), 1);
      return { type: 'discard', cards: left };
    },
  };
}
function whyNotDiscard(hand: readonly string[], count: number, action: Action): Text | null {
  if (action.type !== 'discard') return tx('no.discardFirst', { count }, '§card-they-couldnt-hit-an');
  const good = new Set(action.cards).size === count && action.cards.length === count;
  if (!good || action.cards.some(card => !hand.includes(card)))
    return tx('no.discard', { count }, '§card-they-couldnt-hit-an');
  return null;
}
