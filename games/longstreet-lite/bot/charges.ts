import { footprintOf } from '../rules/01-units.ts';
import { standsDifficult } from '../rules/02-terrain.ts';
import { type Charge, targetsOf, whyNotCharge } from '../rules/07-charges.ts';
import { whyNotCharger } from '../rules/07-combat.ts';
import { join } from '../rules/07-engagement.ts';
import { allotments, attackDice, attackNeed, defenceDice, defenceNeed } from '../rules/07-scores.ts';
import { type Action, type Attacker, basesOf, type Defender, filesOf, isLimbered, type Pub, unitId } from '../state.ts';
import { chargeOn } from './bodies.ts';
import { combatWorth, limberWorth } from './chances.ts';
import { byWorth, ifCalled, type Scene, type Scored } from './scene.ts';

// Charges, by the dice that the rules will give them.

/** Dice already sent against a defender by others. */
const sentBefore = ({ table: t }: Pub, unit: number): number =>
  (t.combat?.attackers ?? []).reduce((sum, { unit: other, enemies }) => {
    const share = enemies.some(enemy => enemy.unit === unit) ? attackDice(t, other) / enemies.length : 0;
    return sum + Math.floor(share);
  }, 0);
const MOST = 20;

/** What so many dice bring against a defender. */
function against(pub: Pub, rough: boolean, { unit, vulnerable }: Defender, cover: boolean, dice: number): number {
  const { table: t } = pub;
  const attack = { dice: Math.min(MOST, dice), need: attackNeed(cover, rough, vulnerable === 1) };
  if (isLimbered(t, unit)) return limberWorth(attack, t.guns[unit]!);
  const need = defenceNeed(vulnerable === 1, standsDifficult(pub, unit, footprintOf(pub, unit)));
  return combatWorth(attack, { dice: defenceDice(t, unit), need }, basesOf(t, unit));
}

/** What a charge adds. */
export function chargeWorth(pub: Pub, unit: number, charge: Charge): number {
  const { table: t } = pub;
  const defenders = (t.combat?.defenders ?? []).map(each => ({ ...each }));
  const attacker: Attacker = join(pub, unit, footprintOf(pub, unit), charge, defenders);
  const rough = standsDifficult(pub, unit, charge.end);
  const shares = attacker.enemies.map(({ contact, files }) => ({ contact: contact === 1, files }));
  const dice = allotments(attackDice(t, unit), shares, filesOf(t, unit))[0] ?? [];
  let worth = 0;
  for (const [i, { unit: enemy, cover }] of attacker.enemies.entries()) {
    const defender = defenders.find(each => each.unit === enemy)!;
    const before = sentBefore(pub, enemy);
    worth += against(pub, rough, defender, cover === 1, before + (dice[i] ?? 0));
    if (before > 0) worth -= against(pub, rough, defender, cover === 1, before);
  }
  return worth;
}

const FEW = 4;
/** Some charges of a unit that differ: straight ahead, the cheapest, and the farthest wheels on each set of enemies. */
function someCharges(pub: Pub, unit: number): readonly (readonly [number, Charge])[] {
  const { wheels } = targetsOf(pub, unit);
  const sets = new Map<string, [number, Charge][]>();
  for (const [wheel, charge] of wheels) {
    const key = charge.touches.join();
    sets.set(key, [...(sets.get(key) ?? []), [wheel, charge]]);
  }
  return [...sets.values()]
    .flatMap(set => {
      const order = [...set].sort(([a], [b]) => Math.abs(a) - Math.abs(b) || a - b);
      return order.length > 2 ? [order[0]!, order[Math.floor(order.length / 2)]!] : order.slice(0, 1);
    })
    .slice(0, FEW);
}

/** The charges of a unit with what they bring, best first. */
export function chargesOf(pub: Pub, unit: number): readonly Scored[] {
  const { table: t } = pub;
  return someCharges(pub, unit)
    .filter(([wheel]) => whyNotCharge(pub, unit, wheel) === null)
    .map(([wheel, charge]) => ({
      action: { type: 'charge' as const, unit: unitId(t, unit), wheel },
      worth: chargeWorth(pub, unit, charge),
    }))
    .sort(byWorth);
}

/** At a glance: whether a unit might charge anybody. */
const mightCharge = ({ view, own, enemies }: Scene, unit: number, reach: number): boolean => {
  const me = own.find(each => each.unit === unit);
  return me !== undefined && enemies.some(enemy => chargeOn(view, me, enemy, reach) !== 0);
};
const GLANCE = 6500;

/** What a unit's best charge would bring if combat were called now; 0 if none. */
export function bestCharge(scene: Scene, unit: number, cards = 1): number {
  const pub = ifCalled(scene.view, 'combat', cards);
  if (!mightCharge(scene, unit, GLANCE) || whyNotCharger(pub, scene.side, unitId(scene.t, unit))) return 0;
  return Math.max(0, chargesOf(pub, unit)[0]?.worth ?? 0);
}

export const DARES = 0.15; // what a charge must bring
/** Who charges, the best first; then the end. */
export function chargeAnswers(scene: Scene): readonly Scored[] {
  const { view, t, side, own } = scene;
  const end: Action = { type: 'end' };
  const found = own
    .filter(({ unit }) => mightCharge(scene, unit, GLANCE) && !whyNotCharger(view, side, unitId(t, unit)))
    .flatMap(({ unit }) => chargesOf(view, unit).slice(0, 2));
  return [...found, { action: end, worth: DARES }].sort(byWorth);
}
