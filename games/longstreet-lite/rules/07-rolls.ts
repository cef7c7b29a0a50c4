import { type Choices, list, type Text } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import {
  type Action,
  type Attacker,
  callOf,
  combatOf,
  type Defender,
  isLimbered,
  type Pub,
  passive,
  type Table,
  type U,
  unitId,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { footprintOf } from './01-units.ts';
import { fightsDifficult } from './02-terrain.ts';
import { combatEffect, interruptOn } from './04-effects.ts';
import { attackNeed, defenceDice, defenceNeed, limberScore } from './07-scores.ts';
import { isHit, rerollable } from './dice.ts';
import { by } from './told.ts';

// 7 THE DICE OF A COMBAT: defence, attack, dice rolled again, and what they come to.

const DEFENCE = -1;
const isRough = (pub: Pub, unit: number): boolean => fightsDifficult(pub, unit, footprintOf(pub, unit));
const rolled = (u: U, side: Side, why: Text, need: number, mode: number, target: number): void => {
  u.table.roll.push({ face: u.roll(6, why, by(side)), need, mode, target, again: 0 });
};

/** §7-def-d The passive player rolls for every defender; §7-limb-a a limber rolls two dice. */
export function rollDefence(u: U): void {
  const { table: t } = u;
  for (const { unit, vulnerable } of combatOf(t).defenders) {
    const why = tx('combat.roll.defence', { unit: unitId(t, unit) }, isLimbered(t, unit) ? '§7-limb-a' : '§7-def-a');
    const count = isLimbered(t, unit) ? 2 : defenceDice(t, unit);
    const need = isLimbered(t, unit) ? 0 : defenceNeed(vulnerable === 1, isRough(u, unit), interruptOn(t, unit)?.need);
    for (let i = 0; i < count; i++) rolled(u, passive(t), why, need, DEFENCE, unit);
  }
}

/** §7-atk-c, §7-atk-d, §7-atk-e, §7-atk-f, §7-atk-g, §7-atk-h What an attacker's dice need against one defender. */
export function needOf(pub: Pub, { unit, enemies }: Attacker, defender: Defender): number {
  const { cover } = enemies.find(each => each.unit === defender.unit)!;
  const noCover = combatEffect(pub.table, unit)?.noCover ?? false;
  return attackNeed(cover === 1 && !noCover, isRough(pub, unit), defender.vulnerable === 1);
}

/** §7-atk-a All dice against one defender. */
export function rollAttack(u: U, defender: Defender): void {
  const { table: t } = u;
  for (const attacker of combatOf(t).attackers) {
    const dice = attacker.enemies.find(each => each.unit === defender.unit)?.dice ?? 0;
    if (dice <= 0) continue;
    const said = { unit: unitId(t, attacker.unit), enemy: unitId(t, defender.unit) };
    const why = tx('combat.roll.attack', said, '§7-atk-a');
    const need = needOf(u, attacker, defender);
    for (let i = 0; i < dice; i++) rolled(u, t.active, why, need, attacker.unit, defender.unit);
  }
  defender.attack = 0;
}

// Dice rolled again: §1-dice-f when both have rolled, §1-dice-g the active player first, then the passive one.
/** §card-press-home Failed attack dice against the defender it names. */
export const pressable = (t: Table): readonly number[] =>
  rerollable(t.roll, die => !isHit(die) && die.mode !== DEFENCE && callOf(t).units.includes(die.target));
/** §card-like-a-stone-wall Failed defence dice of the unit it names. */
export const steadiable = (t: Table): readonly number[] =>
  rerollable(t.roll, die => !isHit(die) && die.mode === DEFENCE && (interruptOn(t, die.target)?.steadies ?? false));

/** §7-res-b, §7-num-c Two scores for each defender. */
export function score(u: U): void {
  const { table: t } = u;
  for (const defender of combatOf(t).defenders) {
    const against = t.roll.filter(die => die.target === defender.unit);
    const own = against.filter(die => die.mode === DEFENCE);
    defender.attack = against.filter(die => die.mode !== DEFENCE && isHit(die)).length;
    defender.defence = isLimbered(t, defender.unit)
      ? limberScore(
          own.map(die => die.face),
          [],
        )
      : own.filter(isHit).length;
    const { unit, attack, defence } = defender;
    u.say(tx('combat.scores', { unit: unitId(t, unit), attack, defence }, '§7-out-a'));
  }
  t.roll = [];
}

/** Defenders against whom nobody has rolled yet; §7-atk-a in the order the attacker likes. */
export const unstruck = (t: Table): readonly Defender[] => combatOf(t).defenders.filter(each => each.attack < 0);
export const strikeChoices = (t: Table): Choices<Action> =>
  list<Action>(
    unstruck(t).map(({ unit }) => ({ type: 'strike', unit: unitId(t, unit) })),
    () => tx('no.strikeFirst', {}, '§7-atk-a'),
  );
