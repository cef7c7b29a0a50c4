import type { OddsPanel } from '@bivouac/desk';
import { footprintOf } from '../rules/01-units.ts';
import { fightsDifficult } from '../rules/02-terrain.ts';
import { interruptOn } from '../rules/04-effects.ts';
import type { Charge } from '../rules/07-charges.ts';
import { join } from '../rules/07-engagement.ts';
import { needOf } from '../rules/07-rolls.ts';
import { allotments, attackDice, defenceDice, defenceNeed } from '../rules/07-scores.ts';
import { type Attacker, type Defender, filesOf, isLimbered, type Pub, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Chances, dieOf, share, sum, TOTAL, thrown, versus } from './chances.ts';
import { withUnitAt } from './where.ts';

// What a combat would come to: who fights with how many dice, and the exact chances of each difference.

/** Attackers and defenders of the phase, with the charges that were made. */
export interface Melee {
  readonly pub: Pub; // everyone stands where he would fight
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly Defender[];
}
const copies = <T>(all: readonly T[]): T[] => all.map(each => ({ ...each }));

/** The combat with one charge more. */
export function withCharge(pub: Pub, unit: number, charge: Charge): Melee {
  const { combat, form } = pub.table;
  const defenders = copies(combat?.defenders ?? []);
  const attacker = join(pub, unit, footprintOf(pub, unit), charge, defenders);
  const moved = withUnitAt(pub, unit, charge.end.pose, form[unit]!);
  return { pub: moved, attackers: [...(combat?.attackers ?? []), attacker], defenders };
}

/** Dice of an attacker for each of its enemies: those allotted, else as most people would. */
export function diceOf({ table: t }: Pub, { unit, enemies }: Attacker): readonly number[] {
  if (enemies.every(({ dice }) => dice >= 0)) return enemies.map(({ dice }) => dice);
  const shares = enemies.map(({ contact, files }) => ({ contact: contact === 1, files }));
  return allotments(attackDice(t, unit), shares, filesOf(t, unit))[0] ?? [];
}

/** The dice against one defender: how many of each need. */
export interface Side {
  readonly dice: number;
  readonly need: number;
}
export function attackOn(melee: Melee, defender: Defender): readonly (Side & { readonly unit: number })[] {
  const { pub, attackers } = melee;
  return attackers.flatMap(attacker => {
    const at = attacker.enemies.findIndex(({ unit }) => unit === defender.unit);
    const dice = at < 0 ? 0 : (diceOf(pub, attacker)[at] ?? 0);
    return dice > 0 ? [{ unit: attacker.unit, dice, need: needOf(pub, attacker, defender) }] : [];
  });
}
export function defenceOf({ pub }: Melee, { unit, vulnerable }: Defender): Side {
  const rough = fightsDifficult(pub, unit, footprintOf(pub, unit));
  const need = defenceNeed(vulnerable === 1, rough, interruptOn(pub.table, unit)?.need);
  return { dice: defenceDice(pub.table, unit), need };
}
const handful = ({ dice, need }: Side) => Array.from({ length: dice }, () => dieOf(need));

/** §7-limb-a A limber scores the higher of two dice. */
const LIMBER: Chances = { counts: [0n, 1n, 3n, 5n, 7n, 9n, 11n], of: 36n };
export function differenceOf(melee: Melee, defender: Defender): ReturnType<typeof versus> {
  const attack = thrown(attackOn(melee, defender).flatMap(handful));
  const defence = isLimbered(melee.pub.table, defender.unit) ? LIMBER : thrown(handful(defenceOf(melee, defender)));
  return versus(attack, defence);
}
/** How often the attack succeeds, of ten thousand. */
export function winsOf(melee: Melee, defender: Defender): number {
  const { from, counts, of } = differenceOf(melee, defender);
  return share(sum(counts.slice(1 - from)), of);
}

const MOST = 3; // bars: by so much or more
function barsOf(melee: Melee, defender: Defender): OddsPanel['bars'] {
  const { from, counts, of } = differenceOf(melee, defender);
  const at = (by: number): bigint => counts[by - from] ?? 0n;
  const unit = unitId(melee.pub.table, defender.unit);
  if (isLimbered(melee.pub.table, defender.unit))
    return [
      { label: dx('desk.odds.escapes', { unit }), share: share(sum(counts.slice(0, 1 - from)), of), good: 'bad' }, // §7-limb-b
      { label: dx('desk.odds.caught', { unit }), share: share(sum(counts.slice(1 - from)), of), good: 'good' },
    ];
  return [
    { label: dx('desk.odds.repulsed', { unit }), share: share(sum(counts.slice(0, -from)), of), good: 'bad' },
    { label: dx('desk.odds.tie', {}), share: share(at(0), of), good: 'bad' },
    ...[1, 2].map(by => ({
      label: dx('desk.odds.by', { by, more: 0 }),
      share: share(at(by), of),
      good: 'good' as const,
    })),
    {
      label: dx('desk.odds.by', { by: MOST, more: 1 }),
      share: share(sum(counts.slice(MOST - from)), of),
      good: 'good',
    },
  ];
}
function linesOf(melee: Melee, defender: Defender): OddsPanel['lines'] {
  const { table: t } = melee.pub;
  const enemy = unitId(t, defender.unit);
  const defence = defenceOf(melee, defender);
  const attack = attackOn(melee, defender).map(({ unit, dice, need }) => ({
    text: dx('desk.odds.attack', { unit: unitId(t, unit), enemy, dice }, '§7-atk-a'),
    value: `${need}+`,
  }));
  const vulnerable =
    defender.vulnerable === 1 ? [{ text: dx('desk.odds.vulnerable', { enemy }, '§7-vul-b'), value: '' }] : [];
  if (isLimbered(t, defender.unit))
    return [...attack, { text: dx('desk.odds.limber', { enemy }, '§7-limb-a'), value: '2' }];
  return [
    ...attack,
    { text: dx('desk.odds.defence', { enemy, dice: defence.dice }, '§7-def-a'), value: `${defence.need}+` },
    ...vulnerable,
  ];
}

/** The panel of one attacker: every enemy it would fight, the chances of the one it touches. */
export function combatOdds(melee: Melee, unit: number): OddsPanel | null {
  const attacker = melee.attackers.find(each => each.unit === unit);
  const fought = melee.defenders.filter(each => attacker?.enemies.some(enemy => enemy.unit === each.unit));
  const [first] = fought;
  if (!attacker || !first) return null;
  const wins = winsOf(melee, first);
  const enemy = unitId(melee.pub.table, first.unit);
  return {
    title: dx('desk.odds.charge', { unit: unitId(melee.pub.table, unit) }, '§7-res-a'),
    lines: fought.flatMap(each => linesOf(melee, each)),
    bars: barsOf(melee, first),
    of: TOTAL,
    summary: dx('desk.odds.chargeSum', { enemy, percent: Math.round(wins / 100) }, '§7-out-b'),
  };
}
