import { losesByPassing } from '../rules/03-victory.ts';
import { mayPass } from '../rules/04-calls.ts';
import { whyNotFire } from '../rules/05-fire.ts';
import { whyNotUnit } from '../rules/06-movement.ts';
import { type Action, hasActed, type Phase, unitId } from '../state.ts';
import { assaultOf, fireOf, wayBetween } from './bodies.ts';
import { assaults } from './charges.ts';
import { movesOf } from './marches.ts';
import { cheapest, type Scene } from './scene.ts';

// Answers at a glance, for playouts: no pose is compared with the rules that is not going to be taken.

const END: Action = { type: 'end' };
const BEGINS = 0.45; // what a phase must bring
const best = (all: readonly number[]): number => Math.max(0, ...all);

const fires = ({ view, own, enemies }: Scene): number =>
  own.reduce((sum, me) => sum + best(enemies.map(enemy => fireOf(view, me, enemy))), 0);
const charges = ({ view, own, enemies }: Scene): number => assaultOf(view, own, enemies, true);
const OUT_OF_TOUCH = 6500;
const A_MARCH = 0.15;
const marches = ({ own, enemies }: Scene): number =>
  own.filter(me => me.foot && enemies.every(enemy => wayBetween(me, enemy) > OUT_OF_TOUCH)).length * A_MARCH;

/** The first phase that promises enough; a pass if none does and one may. */
export function orderNow(scene: Scene): Action {
  const { t, side, hand } = scene;
  const call = (phase: Phase): Action => ({ type: 'call', phase, cards: cheapest(scene, 1) });
  if (hand.length === 0) return { type: 'pass' };
  if (t.fired === 0 && fires(scene) > BEGINS) return call('fire');
  if (charges(scene) > BEGINS) return call('combat');
  const passes = mayPass(t.passed[side] === 1, t.held[side]!) && !losesByPassing(t, side);
  return marches(scene) > BEGINS || !passes ? call('movement') : { type: 'pass' };
}

/** Unit after unit, in their order. */
export function shootNow({ view, t, side, own, enemies }: Scene): Action {
  for (const me of own) {
    if (hasActed(t, me.unit) || enemies.every(enemy => fireOf(view, me, enemy) === 0)) continue;
    const action: Action = { type: 'fire', unit: unitId(t, me.unit) };
    if (whyNotFire(view, side, action) === null) return action;
  }
  return END;
}
export function chargeNow(scene: Scene): Action {
  return assaults(scene, scene.view)[0]?.thrusts[0]?.action ?? END;
}
/** The first unit that has something to do, those after the last that moved. */
export function moveNow({ view, t, side, own, enemies }: Scene): Action {
  const last = Math.max(-1, ...own.filter(({ unit }) => t.acted[unit] === 1).map(({ unit }) => unit));
  for (const me of own) {
    if (me.unit <= last || hasActed(t, me.unit) || whyNotUnit(view, side, unitId(t, me.unit))) continue;
    const [found] = movesOf(view, me, enemies, 1);
    if (found) return found.action;
  }
  return END;
}

export const REFLEXES: Readonly<Record<string, (scene: Scene) => Action>> = {
  'turn.orders': orderNow,
  'fire.shoot': shootNow,
  'combat.charge': chargeNow,
  'movement.move': moveNow,
};
