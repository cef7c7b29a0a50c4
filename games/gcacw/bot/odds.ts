import { gunsModifier, gunsOfAttack, modifiersOf, needsDie, sumOf } from '../rules/07-modifiers.ts';
import { type Both, read, resultsFor } from '../rules/07-results.ts';
import { newRetreat } from '../rules/07-retreat.ts';
import { attackTotal, grandLoss, plainValue } from '../rules/07-values.ts';
import { NORMAL, waysOn } from '../rules/07-ways.ts';
import { type Attack, MOST_FATIGUE, type Table } from '../state.ts';
import { bulk } from './posts.ts';
import { type Scene, softly } from './scene.ts';
import type { Weights } from './weights.ts';

// What an attack is worth: every result of both dice, by the modifiers of the rules themselves.

/** What a defender of eight loses who must go. */
const heartOf = ({ heartR, heartRR, heartRout }: Weights) => ({ '': 0, a: 0, r: heartR, R: heartRR, 'R*': heartRout });
const wearyOf = ({ weary }: Weights) => ({ '': 0, E: 0, f: 0.08 * weary, F: 0.18 * weary, D: 0.3 * weary });

/** Chance of each difference of two dice, from -5 to 5. */
const DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map(ways => ways / 36);

/** The artillery modifier: each value with its chance. */
function guns(t: Table, attack: Attack): readonly number[] {
  const cell = gunsOfAttack(t, attack);
  return needsDie(cell) ? [gunsModifier(cell, 1), gunsModifier(cell, 2)] : [gunsModifier(cell, 0)];
}

/** What an order lost costs: only who has it can lose it. */
const orderOf = (t: Table, units: readonly number[], { order }: Weights): number =>
  units.reduce((sum, unit) => sum + (t.organized[unit] === 1 ? order * bulk(t, unit) : 0), 0);
const wearOf = (t: Table, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (t.fatigue[unit]! < MOST_FATIGUE ? bulk(t, unit) : 0), 0);

/** What hangs on the place that is attacked. */
function stakes({ aims, side, w }: Scene, { target, defenders }: Attack): { driven: number; taken: number } {
  let [driven, taken] = [0, 0];
  for (const { goal, holders, far, worth } of aims) {
    if (far[target] !== 0 || worth <= 0 || goal.station >= 0) continue;
    if (goal.side === side) taken += w.taken * worth;
    else if (holders.some(unit => defenders.includes(unit))) driven += w.driven * worth;
  }
  return { driven, taken };
}

/** Expected points of an attack that is made now. */
export function attackWorth(scene: Scene, attack: Attack, t: Table = scene.t): number {
  const counted = modifiersOf(t, { ...attack, guns: 0 });
  const shift = sumOf(counted, 0) - sumOf(counted, 1);
  const total = attackTotal(t, attack);
  const [mine, theirs] = [Math.ceil(total / 4), Math.ceil(plainValue(t, attack.defenders) / 2)];
  const worthOf = outcomes(scene, attack, t, attack.grand === 1 ? grandLoss(total) : 0);
  const shots = guns(t, attack);
  let worth = 0;
  for (const shot of shots)
    for (let dice = -5; dice <= 5; dice++)
      worth += (DICE[dice + 5]! / shots.length) * worthOf(resultsFor(shift + shot + dice, mine, theirs));
  return worth;
}

/** Whether the defenders have no way to retreat. */
function trapped({ enemy, traps }: Scene, { defenders, target, from }: Attack, t: Table): boolean {
  const key = target * 0x10000 + from;
  const known = traps.get(key) ?? waysOn(t, newRetreat(enemy, defenders, NORMAL, target, from)).length === 0;
  traps.set(key, known);
  return known;
}

/** What each pair of results is worth to the attacker. */
function outcomes(scene: Scene, attack: Attack, t: Table, extra: number): (both: Both) => number {
  const { side, units, defenders } = attack;
  const { w } = scene;
  const [heart, weary] = [heartOf(w), wearyOf(w)];
  const [ours, theirs] = [scene.price[side]!, scene.price[1 - side]!];
  const soft = softly(scene);
  const [order, wear] = [orderOf(t, units, w), wearOf(t, units)];
  const [foeOrder, foeWear] = [orderOf(t, defenders, w), wearOf(t, defenders)];
  const men = defenders.reduce((sum, unit) => sum + t.manpower[unit]!, 0);
  const isTrapped = trapped(scene, attack, t);
  const { driven, taken } = stakes(scene, attack);
  const { curve } = scene.stakes;
  return both => {
    const [a, d] = [read(both.attacker), read(both.defender)];
    const cost = ours * (a.loss + extra) + soft * ((a.letter === 'D' ? order : 0) + weary[a.letter] * wear);
    const gain =
      theirs * Math.min(men, d.loss) + soft * ((d.letter === 'D' ? foeOrder : 0) + weary[d.letter] * foeWear);
    if (d.way === '' || d.way === 'a') return curve(gain - cost);
    const gone = isTrapped ? w.doomed * theirs * Math.max(0, men - d.loss) : (soft * heart[d.way] * men) / 8;
    return curve(gain + gone + driven + (a.way === 'a' ? taken : 0) - cost);
  };
}
