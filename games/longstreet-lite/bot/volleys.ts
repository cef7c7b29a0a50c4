import { cardNumber, idOf } from '../data/index.ts';
import { modifiersFor } from '../rules/04-calls.ts';
import { MODES } from '../rules/04-effect-record.ts';
import { effectOf, mayName } from '../rules/04-effects.ts';
import { diceOf, fireActions } from '../rules/05-fire.ts';
import { shotsOf } from '../rules/05-targets.ts';
import { type Action, isLimbered, type Pub, unitId, unitNumber } from '../state.ts';
import { chanceAgain, chanceOf } from './chances.ts';
import { bestCharge } from './charges.ts';
import { byWorth, cheapest, ifCalled, rollsAgain, type Scene, type Scored } from './scene.ts';

// Fire, by the shots that the rules give each base.

const KILL = 0.5;
const SAVED = 0.85; // what morale cards leave

/** Bases that a unit's fire is expected to cost the enemy. */
export function killsOf(pub: Pub, unit: number, aim = -1): number {
  const { table: t } = pub;
  let hits = 0;
  for (const { need, mode } of diceOf(pub, unit, shotsOf(pub, unit, aim)))
    hits += rollsAgain(t, unit, MODES[mode]!) ? chanceAgain(need) : chanceOf(need);
  return hits * KILL * SAVED;
}

/** Those who had better charge do not fire: smoke would keep them back. */
const holdsFire = (scene: Scene, unit: number, kills: number): boolean =>
  scene.t.held[scene.side]! > 0 && bestCharge(scene, unit) > kills + HESITATES;
const HESITATES = 0.3;

/** Whom to fire with, the deadliest first; then the end. */
export function shootAnswers(scene: Scene): readonly Scored[] {
  const { view, t, side } = scene;
  const found: Scored[] = [];
  for (const action of fireActions(view, side)) {
    if (action.type !== 'fire') continue;
    const unit = unitNumber(t, action.unit);
    const worth = killsOf(view, unit, action.target === undefined ? -1 : unitNumber(t, action.target));
    if (worth > 0 && !holdsFire(scene, unit, worth)) found.push({ action, worth: worth + weakness(scene, action) });
  }
  return [...found.sort(byWorth), { action: { type: 'end' }, worth: 0 }];
}
/** Of equal targets the one that is nearest to breaking. */
const weakness = ({ t, enemies }: Scene, { target }: Extract<Action, { type: 'fire' }>): number => {
  const aim = target === undefined ? -1 : unitNumber(t, target);
  return 0.01 / (enemies.find(({ unit }) => unit === aim)?.bases ?? 20);
};

/** What a fire phase brings now, with and without a card that helps. `firers`: who fires, if that is settled. */
export function volleyOrders(scene: Scene, firers: ReadonlySet<number> | null = null): readonly Scored[] {
  const { view, t, side, own, hand } = scene;
  if (t.fired === 1 || hand.length === 0) return [];
  const plain = ifCalled(view, 'fire', 1);
  const able = own.filter(({ unit }) => !isLimbered(t, unit));
  const kills = new Map(able.map(({ unit }) => [unit, killsOf(plain, unit)] as const));
  const holds = (unit: number): boolean => (firers ? !firers.has(unit) : holdsFire(scene, unit, kills.get(unit)!));
  const firing = able.filter(({ unit }) => kills.get(unit)! > 0 && !holds(unit));
  if (firing.length === 0) return [];
  const sum = firing.reduce((all, { unit }) => all + kills.get(unit)!, 0);
  const order: Action = { type: 'call', phase: 'fire', cards: cheapest(scene, 1) };
  const helped = modifiersFor(view, side, 'fire').flatMap(card =>
    helpedOrder(
      scene,
      card,
      firing.map(({ unit }) => unit),
      kills,
    ),
  );
  return [{ action: order, worth: sum }, ...helped.map(each => ({ ...each, worth: each.worth + sum }))];
}

/** The same with a card, for those it helps most. */
function helpedOrder(
  scene: Scene,
  card: string,
  firing: readonly number[],
  kills: ReadonlyMap<number, number>,
): readonly Scored[] {
  const { view, t, side } = scene;
  const id = idOf(cardNumber(card));
  const cards = cheapest(scene, 1, [card]);
  const { names } = effectOf(id);
  if (cards.length === 0) return [];
  const gainOf = (units: readonly number[]): number => {
    const pub = ifCalled(view, 'fire', 1, id, [...units]);
    return (names ? units : firing).reduce((sum, unit) => sum + killsOf(pub, unit) - kills.get(unit)!, 0);
  };
  const order = (units: readonly number[], worth: number): Scored => ({
    action: {
      type: 'call',
      phase: 'fire',
      cards,
      modifiers: [card],
      ...(units.length > 0 ? { units: units.map(unit => unitId(t, unit)) } : {}),
    },
    worth,
  });
  if (!names) return [order([], gainOf([]))];
  if (names.when !== 'call') return [order([], TELLING)];
  const able = firing.filter(unit => mayName(t, names, unit, side));
  const best = [...able].sort((a, b) => gainOf([b]) - gainOf([a])).slice(0, names.most);
  return best.length > 0 ? [order(best, gainOf(best))] : [];
}
const TELLING = 0.35; // failed dice to kill rolled again
