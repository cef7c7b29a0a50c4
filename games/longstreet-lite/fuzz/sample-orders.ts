import type { Pick } from '@bivouac/kernel';
import { cardNumber, cardSlug, idOf, type Side } from '../data/index.ts';
import { modifiersFor } from '../rules/04-calls.ts';
import { effectOf, mayName } from '../rules/04-effects.ts';
import { type Action, handOf, type LongstreetView, PHASES, type Phase, UNITS, unitId } from '../state.ts';

/** A random order: some phase with some cards of the hand, or a pass. */
export function sampleOrder(view: LongstreetView, side: Side, pick: Pick): Action {
  const { table: t } = view;
  const hand = handOf(view, side);
  const mustCall = t.passed[side] === 1 && hand.length > 0;
  if (hand.length === 0 || (!mustCall && pick(12) === 0)) return { type: 'pass' };
  const phases = PHASES.filter(phase => phase !== 'fire' || t.fired === 0);
  return callOf(view, side, phases[pick(phases.length)]!, pick);
}

function callOf(view: LongstreetView, side: Side, phase: Phase, pick: Pick): Action {
  const modifiers = pick(2) === 0 ? [] : pickSome(namable(view, side, phase), 1, pick);
  const rest = handOf(view, side)
    .map(cardSlug)
    .filter(card => !modifiers.includes(card));
  if (rest.length === 0) return { type: 'call', phase, cards: modifiers };
  const cards = pickSome(rest, phase !== 'fire' && pick(2) === 0 ? 2 : 1, pick);
  const units = modifiers.flatMap(card => pickUnits(view, side, card, pick));
  return {
    type: 'call',
    phase,
    cards,
    ...(modifiers.length > 0 ? { modifiers } : {}),
    ...(units.length > 0 ? { units } : {}),
  };
}

/** Modifiers that find whom to name. */
const namable = (view: LongstreetView, side: Side, phase: Phase): readonly string[] =>
  modifiersFor(view, side, phase).filter(card => {
    const { names } = effectOf(idOf(cardNumber(card)));
    return names?.when !== 'call' || candidates(view, side, card).length > 0;
  });

function candidates({ table: t }: LongstreetView, side: Side, card: string): string[] {
  const { names } = effectOf(idOf(cardNumber(card)));
  const units = Array.from({ length: UNITS(t) }, (_, unit) => unit);
  return names ? units.filter(unit => mayName(t, names, unit, side)).map(unit => unitId(t, unit)) : [];
}
function pickUnits(view: LongstreetView, side: Side, card: string, pick: Pick): readonly string[] {
  const { names } = effectOf(idOf(cardNumber(card)));
  if (names?.when !== 'call') return [];
  return pickSome(candidates(view, side, card), 1 + pick(names.most), pick);
}

/** Up to so many different ones. */
export function pickSome<T>(from: readonly T[], count: number, pick: Pick): T[] {
  const left = from.slice();
  const found: T[] = [];
  while (found.length < count && left.length > 0) found.push(...left.splice(pick(left.length), 1));
  return found;
}
