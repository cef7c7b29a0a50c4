import { cardNumber, idOf } from '../data/index.ts';
import { losesByPassing } from '../rules/03-victory.ts';
import { modifiersFor } from '../rules/04-calls.ts';
import { effectOf, mayName } from '../rules/04-effects.ts';
import { whyNotUnit } from '../rules/06-movement.ts';
import { type Action, hasActed, type Phase, type Pub, unitId } from '../state.ts';
import { assaults } from './charges.ts';
import { movesOf } from './marches.ts';
import { A_CARD, byWorth, cheapest, ifCalled, type Scene, type Scored } from './scene.ts';
import { volleyOrders } from './volleys.ts';

// The orders of a turn: fire, then movement or combat, or neither.

const SECOND = A_CARD + 0.15; // a card more, that movement or combat may cause disorder
export const PRICE = A_CARD + 0.1;

/** Movement: what the best move of each unit brings together; half of it comes true. */
const COMES_TRUE = 0.7;
function marchGain(scene: Scene, pub: Pub): number {
  return scene.own.reduce((sum, me) => sum + (movesOf(pub, me, scene.enemies, 1)[0]?.worth ?? 0), 0);
}
/** Only charges that somebody will dare. */
export const chargeGain = (scene: Scene, pub: Pub): number =>
  assaults(scene, pub).reduce((sum, { worth }) => sum + worth, 0);

const order = (phase: Phase, cards: readonly string[], worth: number): readonly Scored[] =>
  cards.length > 0 ? [{ action: { type: 'call', phase, cards }, worth }] : [];

/** Cards that go with a phase of their sign. */
const HELPS: Readonly<Record<string, number>> = { movement: 0.05, combat: 0.45 };
export function helped(scene: Scene, phase: 'movement' | 'combat', count: number, gain: number): readonly Scored[] {
  const { view, t, side, own } = scene;
  return modifiersFor(view, side, phase).flatMap(card => {
    const { names } = effectOf(idOf(cardNumber(card)));
    const cards = cheapest(scene, count, [card]);
    if (cards.length < count) return [];
    const may = own.filter(({ unit }) => names?.when === 'call' && mayName(t, names, unit, side));
    if (names?.when === 'call' && may.length === 0) return [];
    const units = names?.when === 'call' ? { units: [unitId(t, may[0]!.unit)] } : {};
    const action: Action = { type: 'call', phase, cards, modifiers: [card], ...units };
    return [{ action, worth: gain + HELPS[phase]! - PRICE }];
  });
}

/** What the second half of the turn may bring. */
function commandOrders(scene: Scene): readonly Scored[] {
  const { view, hand } = scene;
  const charges = chargeGain(scene, ifCalled(view, 'combat', 1));
  const marches = COMES_TRUE * marchGain(scene, ifCalled(view, 'movement', 1));
  const rough = hand.length > 2 ? COMES_TRUE * marchGain(scene, ifCalled(view, 'movement', 2)) : 0;
  const combat = charges > 0 ? order('combat', cheapest(scene, 1), charges - PRICE) : [];
  return [
    ...combat,
    ...(charges > 0 ? helped(scene, 'combat', 1, charges - PRICE) : []),
    ...(marches > 0 ? order('movement', cheapest(scene, 1), marches - PRICE) : []),
    ...(marches > 0 ? helped(scene, 'movement', 1, marches - PRICE) : []),
    ...(rough > marches ? order('movement', cheapest(scene, 2), rough - PRICE - SECOND) : []),
  ].sort(byWorth);
}

const LOSES = -50;
/** To pass saves a card; with both piles empty it loses the battle. */
export const passing = ({ t, side }: Scene): Scored => ({
  action: { type: 'pass' },
  worth: losesByPassing(t, side) ? LOSES : 0,
});

export function orderAnswers(scene: Scene): readonly Scored[] {
  const command = [...commandOrders(scene), passing(scene), ...fallback(scene)].sort(byWorth);
  const then = scene.hand.length > 1 ? Math.max(0, command[0]?.worth ?? 0) : 0;
  const volleys = volleyOrders(scene).map(({ action, worth }) => {
    const cards = action.type === 'call' ? action.cards.length + (action.modifiers?.length ?? 0) : 0;
    return { action, worth: worth - cards * PRICE + then };
  });
  return [...volleys, ...command].sort(byWorth);
}
/** A phase in which nothing needs to be done, for those who may not pass. */
const fallback = (scene: Scene): readonly Scored[] => order('movement', cheapest(scene, 1), -PRICE);

/** Unit after unit, the best move first. */
export function moveAnswers(scene: Scene): readonly Scored[] {
  const { view, t, side, own, enemies } = scene;
  const free = own.filter(({ unit }) => !hasActed(t, unit) && !whyNotUnit(view, side, unitId(t, unit)));
  const found = free.flatMap(me => movesOf(view, me, enemies, 2)).sort(byWorth);
  return [...found, { action: { type: 'end' }, worth: 0 }];
}
