import { diceOf, fireActions } from '../rules/05-fire.ts';
import { shotsOf } from '../rules/05-targets.ts';
import { type Action, type Pub, unitNumber } from '../state.ts';
import { chanceOf } from './chances.ts';
import { assaults } from './charges.ts';
import { lossOf } from './salvos.ts';
import { byWorth, ifCalled, type Scene, type Scored } from './scene.ts';

// A side's own fire as it adds up: the first hit on each enemy counts most, so that whoever adds little to the volley of others
// and could charge holds his fire.

type Fire = Extract<Action, { type: 'fire' }>;
/** What a unit's fire does to each target: the chance that nothing hits it, and the hits to be expected. */
interface Throw {
  readonly unit: number;
  readonly action: Fire;
  readonly at: ReadonlyMap<number, readonly [miss: number, hits: number]>;
}

function throwOf(pub: Pub, action: Fire): Throw {
  const { table: t } = pub;
  const unit = unitNumber(t, action.unit);
  const aim = action.target === undefined ? -1 : unitNumber(t, action.target);
  const at = new Map<number, readonly [number, number]>();
  for (const { need, target } of diceOf(pub, unit, shotsOf(pub, unit, aim))) {
    const [miss, hits] = at.get(target) ?? [1, 0];
    at.set(target, [miss * (1 - chanceOf(need)), hits + chanceOf(need)]);
  }
  return { unit, action, at };
}

/** Bases that all of it costs the enemy, with what has hit him already. */
function costOf({ t, enemies }: Scene, all: readonly Throw[]): number {
  let sum = 0;
  for (const { unit, foot, bases } of enemies) {
    let [miss, hits] = [t.hits[unit]! > 0 ? 0 : 1, t.hits[unit]!];
    for (const { at } of all) {
      const [misses, more] = at.get(unit) ?? [1, 0];
      [miss, hits] = [miss * misses, hits + more];
    }
    if (hits > 0) sum += lossOf(miss, hits) * (foot && bases === 2 ? 2 : 1);
  }
  return sum;
}

/** The best that each unit can fire at. */
function throwsOf(scene: Scene, pub: Pub): readonly Throw[] {
  const best = new Map<number, Throw>();
  for (const action of fireActions(pub, scene.side)) {
    if (action.type !== 'fire') continue;
    const one = throwOf(pub, action);
    const known = best.get(one.unit);
    if (one.at.size > 0 && (!known || costOf(scene, [one]) > costOf(scene, [known]))) best.set(one.unit, one);
  }
  return [...best.values()];
}

const COMES_TRUE = 0.7; // of a charge that others may interrupt
const HESITATES = 0.1;
/** Who fires; the others had better charge: smoke would keep them back. */
function firing(scene: Scene, pub: Pub): readonly Throw[] {
  let fires = throwsOf(scene, pub);
  if (fires.length === 0 || scene.t.held[scene.side]! === 0) return fires;
  for (const { thrusts, worth } of assaults(scene, ifCalled(scene.view, 'combat', 1))) {
    const others = fires.filter(each => thrusts.every(({ unit }) => unit !== each.unit));
    const lost = costOf(scene, fires) - costOf(scene, others);
    if (COMES_TRUE * worth > lost + HESITATES) fires = others;
  }
  return fires;
}

/** Those who fire if a fire phase is called. */
export const firers = (scene: Scene): ReadonlySet<number> =>
  new Set(firing(scene, ifCalled(scene.view, 'fire', 1)).map(({ unit }) => unit));

/** Whom to fire with, the deadliest first; then the end. Hits that are seen tell the others whether to hold their fire. */
export function volleyAnswers(scene: Scene): readonly Scored[] {
  const found = firing(scene, scene.view).map(one => ({ action: one.action, worth: costOf(scene, [one]) }));
  return [...found.sort(byWorth), { action: { type: 'end' }, worth: 0 }];
}
