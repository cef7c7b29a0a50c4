import type { Choices, Text } from '@bivouac/kernel';
import { cardNumber, cardRules, cardSlug, idOf, type Side, symbolOf } from '../data/index.ts';
import { sampleOrder } from '../fuzz/sample-orders.ts';
import {
  type Action,
  type Call_,
  handOf,
  type LongstreetView,
  PHASES,
  type Phase,
  type Table,
  type U,
  unitNumber,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { discard, holds } from './04-cards.ts';
import { EFFECTS, effectOf, isVoid, mayName } from './04-effects.ts';
import { timeOf } from './04-untimely.ts';

// 4 CALLING AND MODIFYING A PHASE, PASSING.

const isPhase = (word: string): word is Phase => PHASES.some(phase => phase === word);
const phaseOf = (symbol: string): string => (cardRules.phaseOf as Readonly<Record<string, string>>)[symbol] ?? '';

/** What the active player may order: a phase, or §4-pass-a a pass. */
export function orderChoices(view: LongstreetView, side: Side): Choices<Action> {
  return {
    kind: 'space',
    check: action => whyNotOrder(view, side, action),
    sample: pick => sampleOrder(view, side, pick),
  };
}

export function whyNotOrder(view: LongstreetView, side: Side, action: Action): Text | null {
  if (action.type === 'pass') return whyNotPass(view.table, side);
  if (action.type === 'call') return whyNotCall(view, side, action);
  return tx('no.orderFirst', {}, timeOf(action, '§4-turn-d'));
}

/** §4-pass-b Not twice running, unless the hand is empty (§4-draw-b). */
export const mayPass = (passed: boolean, held: number): boolean => !passed || held === 0;
const whyNotPass = (t: Table, side: Side): Text | null =>
  mayPass(t.passed[side] === 1, t.held[side]!) ? null : tx('no.passAgain', {}, '§4-pass-b');

function whyNotCall(view: LongstreetView, side: Side, call: Call_): Text | null {
  if (!isPhase(call.phase)) return tx('no.phase', { phase: call.phase }, '§4-turn-d');
  if (call.phase === 'fire' && view.table.fired === 1) return tx('no.fireAgain', {}, '§4-turn-c');
  return whyNotPrice(view, side, call) ?? whyNotModifiers(view, side, call) ?? whyNotNames(view, side, call);
}

/** §4-call-a, §4-disorder-a, §4-disorder-b One card, or two for disorder, besides a modifier; §4-call-b any will do. */
function whyNotPrice(view: LongstreetView, side: Side, { phase, cards, modifiers = [] }: Call_): Text | null {
  const most = phase === 'fire' ? cardRules.toCall : cardRules.toCallWithDisorder;
  if (cards.length < cardRules.toCall) return tx('no.callCard', {}, '§4-call-a');
  if (cards.length > most) return tx('no.callCards', { most }, '§4-disorder-a');
  const all = [...cards, ...modifiers];
  if (new Set(all).size < all.length) return tx('no.cardTwice', {}, '§4-call-a');
  const foreign = all.find(card => !holds(view, side, cardNumber(card)));
  return foreign === undefined ? null : tx('no.card', { card: foreign }, '§4-call-a');
}

function whyNotModifiers(view: LongstreetView, _side: Side, { phase, modifiers = [] }: Call_): Text | null {
  if (modifiers.length > cardRules.modifiersOfASymbol) return tx('no.modifiers', {}, '§4-mod-d');
  const [slug] = modifiers;
  if (slug === undefined) return null;
  const symbol = symbolOf(cardNumber(slug));
  if (symbol === 'kepi') return tx('no.modifierKepi', { card: slug }, '§4-mod-c');
  if (phaseOf(symbol) !== phase) return tx('no.modifierSymbol', { card: slug, phase }, '§4-mod-b');
  return isVoid(view, idOf(cardNumber(slug))) ? tx('no.void', { card: slug }, '§faq-2') : null;
}

/** Whom a modifier helps is said when calling, if the card says so, and else not. */
function whyNotNames({ table: t }: LongstreetView, side: Side, { modifiers = [], units = [] }: Call_): Text | null {
  const [slug] = modifiers;
  const effect = slug === undefined ? null : effectOf(idOf(cardNumber(slug)));
  if (effect?.names?.when !== 'call') return units.length > 0 ? tx('no.names', {}, '§4-mod-a') : null;
  return whyNotNamed(t, effect, units, side, slug!);
}

/** One unit at least, no more than the card says, each once and of the right kind. */
export function whyNotNamed(
  t: Table,
  { names, rule }: ReturnType<typeof effectOf>,
  units: readonly string[],
  side: Side,
  card: string,
): Text | null {
  if (units.length === 0 || units.length > names!.most || new Set(units).size < units.length)
    return tx('no.nameCount', { card, most: names!.most }, rule);
  const wrong = units.find(unit => !mayName(t, names!, unitNumber(t, unit), side));
  return wrong === undefined ? null : tx('no.nameUnit', { card, unit: wrong }, rule);
}

/** §4-call-d Cards that call and modify are spent, whatever comes of the phase; §4-banner-a a calling card has no text. */
export function callPhase(u: U, side: Side, { phase, cards, modifiers = [], units = [] }: Call_): void {
  const { table: t } = u;
  for (const card of cards) discard(u, side, cardNumber(card), 'card.calls', '§4-call-d');
  for (const card of modifiers) discard(u, side, cardNumber(card), 'card.modifies', effectRule(card));
  const [modifier] = modifiers;
  t.call = {
    phase: phase as Phase,
    cards: cards.length,
    modifier: modifier === undefined ? '' : idOf(cardNumber(modifier)),
    units: units.map(unit => unitNumber(t, unit)),
  };
  t.acted.fill(0);
  const said = { side: side === 0 ? 'federal' : 'confederate', phase, disorder: cards.length > 1 ? 1 : 0 };
  u.say(tx('phase.called', said, '§4-call-a'), { heading: 'phase', by: said.side });
}
const effectRule = (card: string) => EFFECTS[idOf(cardNumber(card))].rule;

/** Cards by which a phase could be modified now. */
export const modifiersFor = (view: LongstreetView, side: Side, phase: Phase): readonly string[] =>
  handOf(view, side)
    .filter(card => phaseOf(symbolOf(card)) === phase && !isVoid(view, idOf(card)))
    .map(cardSlug);
