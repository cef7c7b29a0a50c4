import { footprintOf } from '../rules/01-units.ts';
import { standsDifficult } from '../rules/02-terrain.ts';
import { type Charge, targetsOf, whyNotCharge } from '../rules/07-charges.ts';
import { whyNotCharger } from '../rules/07-combat.ts';
import { join } from '../rules/07-engagement.ts';
import { allotments, attackDice, attackNeed, defenceDice, defenceNeed } from '../rules/07-scores.ts';
import { type Action, basesOf, filesOf, isLimbered, type Pub, unitId } from '../state.ts';
import { blowOn } from './bodies.ts';
import { type Blow, chanceOf, combatWorth, diceFor, limberWorth, NOTHING, together } from './chances.ts';
import { byWorth, ifCalled, type Scene, type Scored } from './scene.ts';

// Charges, by the dice that the rules will give them: one enemy by as many as help.

/** A charge, and what it throws at each enemy it meets. */
export interface Thrust {
  readonly unit: number;
  readonly action: Action;
  readonly at: ReadonlyMap<number, Blow>;
}

function thrustOf(pub: Pub, unit: number, wheel: number, charge: Charge): Thrust {
  const { table: t } = pub;
  const defenders = (t.combat?.defenders ?? []).map(each => ({ ...each }));
  const attacker = join(pub, unit, footprintOf(pub, unit), charge, defenders);
  const rough = standsDifficult(pub, unit, charge.end);
  const shares = attacker.enemies.map(({ contact, files }) => ({ contact: contact === 1, files }));
  const dice = allotments(attackDice(t, unit), shares, filesOf(t, unit))[0] ?? [];
  const at = new Map<number, Blow>();
  attacker.enemies.forEach(({ unit: enemy, cover }, i) => {
    const weak = defenders.find(each => each.unit === enemy)!.vulnerable === 1;
    const hits = (dice[i] ?? 0) * chanceOf(attackNeed(cover === 1, rough, weak));
    at.set(enemy, { hits, attackers: 1, weak });
  });
  return { unit, action: { type: 'charge', unit: unitId(t, unit), wheel }, at };
}

/** What was sent already in this combat. */
function sentBefore({ table: t }: Pub): ReadonlyMap<number, Blow> {
  const sent = new Map<number, Blow>();
  for (const { unit, enemies } of t.combat?.attackers ?? [])
    for (const { unit: enemy, cover } of enemies) {
      const weak = t.combat!.defenders.find(each => each.unit === enemy)?.vulnerable === 1;
      const hits = (attackDice(t, unit) / enemies.length) * chanceOf(attackNeed(cover === 1, false, weak));
      sent.set(enemy, together(sent.get(enemy) ?? NOTHING, { hits, attackers: 1, weak }));
    }
  return sent;
}

/** What all that meets a defender is worth. */
function against(pub: Pub, unit: number, { hits, attackers, weak }: Blow): number {
  const { table: t } = pub;
  if (attackers === 0) return 0;
  if (isLimbered(t, unit)) return limberWorth(diceFor(hits), t.guns[unit]!);
  const need = defenceNeed(weak, standsDifficult(pub, unit, footprintOf(pub, unit)));
  return combatWorth(diceFor(hits), { dice: defenceDice(t, unit), need }, basesOf(t, unit), attackers);
}

/** What thrusts add to what was sent. */
function gainOf(pub: Pub, thrusts: readonly Thrust[], sent: ReadonlyMap<number, Blow>): number {
  const all = new Map<number, Blow>();
  for (const { at } of thrusts)
    for (const [enemy, blow] of at) all.set(enemy, together(all.get(enemy) ?? sent.get(enemy) ?? NOTHING, blow));
  let gain = 0;
  for (const [enemy, blow] of all) gain += against(pub, enemy, blow) - against(pub, enemy, sent.get(enemy) ?? NOTHING);
  return gain;
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

const thrustsOf = (pub: Pub, unit: number): readonly Thrust[] =>
  someCharges(pub, unit)
    .filter(([wheel]) => whyNotCharge(pub, unit, wheel) === null)
    .map(([wheel, charge]) => thrustOf(pub, unit, wheel, charge));

/** At a glance: whether a unit might charge anybody. */
const mightCharge = ({ view, own, enemies }: Scene, unit: number): boolean => {
  const me = own.find(each => each.unit === unit);
  return me !== undefined && enemies.some(enemy => blowOn(view, me, enemy, GLANCE) !== null);
};
const GLANCE = 6500;

/** Charges that belong together. */
export interface Assault {
  readonly thrusts: readonly Thrust[];
  readonly worth: number;
}

/** The best assault on one enemy: the strongest first, as many as help. */
function assaultOn(
  pub: Pub,
  enemy: number,
  thrusts: readonly Thrust[],
  sent: ReadonlyMap<number, Blow>,
): Assault | null {
  const best = new Map<number, Thrust>();
  const hits = (each: Thrust): number => each.at.get(enemy)!.hits;
  for (const each of thrusts)
    if (each.at.has(enemy) && hits(each) > (best.has(each.unit) ? hits(best.get(each.unit)!) : 0))
      best.set(each.unit, each);
  const order = [...best.values()].sort((a, b) => hits(b) - hits(a));
  let found: Assault | null = null;
  for (let many = 1; many <= order.length; many++) {
    const some = order.slice(0, many);
    const worth = gainOf(pub, some, sent);
    if (!found || worth > found.worth) found = { thrusts: some, worth };
  }
  return found;
}

export const DARES = 0.15; // what a charge must bring

/** The assaults a side would dare, best first, no unit in two of them. */
export function assaults(scene: Scene, pub: Pub): readonly Assault[] {
  const { side, own, enemies, t } = scene;
  const sent = sentBefore(pub);
  let thrusts = own
    .filter(({ unit }) => mightCharge(scene, unit) && !whyNotCharger(pub, side, unitId(t, unit)))
    .flatMap(({ unit }) => thrustsOf(pub, unit));
  const found: Assault[] = [];
  while (thrusts.length > 0) {
    const all = enemies.flatMap(({ unit }) => assaultOn(pub, unit, thrusts, sent) ?? []);
    const best = all.reduce((a, b) => (b.worth > a.worth ? b : a), { thrusts: [], worth: DARES } as Assault);
    if (best.thrusts.length === 0) break;
    found.push(best);
    thrusts = thrusts.filter(({ unit }) => best.thrusts.every(each => each.unit !== unit));
  }
  return found;
}

/** What a unit's own charge, or its part in an assault, would bring if combat were called now; 0 if none. */
export function bestCharge(scene: Scene, unit: number, cards = 1): number {
  const pub = ifCalled(scene.view, 'combat', cards);
  const part = assaults(scene, pub).find(({ thrusts }) => thrusts.some(each => each.unit === unit));
  return part ? part.worth / part.thrusts.length : 0;
}

/** Who charges, the best assault first; then the end. */
export function chargeAnswers(scene: Scene): readonly Scored[] {
  const end: Scored = { action: { type: 'end' }, worth: DARES };
  const found = assaults(scene, scene.view).flatMap(({ thrusts, worth }) =>
    thrusts.map(({ action }, i) => ({ action, worth: worth - 0.01 * i })),
  );
  return [...found, end].sort(byWorth);
}
