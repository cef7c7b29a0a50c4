import type { Setup, Text } from '@bivouac/kernel';
import {
  areAdjacent,
  enemyOf,
  HEXES,
  hexIds,
  hexNumber,
  isGeneral,
  neighbour,
  SIDES,
  type Side,
  sideOf,
  UNITS,
  unitNumber,
} from '../data/index.ts';
import { type Action, combatUnitsIn, has, isOccupied, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasCombatUnit } from './02-zones.ts';
import { disturb } from './04-losses.ts';
import { gunsThatReach, reaches, whyNotGuns } from './10b-artillery.ts';

export type Declare = Extract<Action, { type: 'declareBattle' }>;
export type Bombard = Extract<Action, { type: 'bombard' }>;

/** The hexes that must still be put into a battle (4a3). */
export interface Contact {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

const troops = [new Uint8Array(HEXES), new Uint8Array(HEXES)] as const; // by side: hexes with combat units not yet in a battle

/** Combat units of the two sides next to each other, but for those in declared battles: §8b3-a. */
export function contact(t: Table, side: Side): Contact {
  muster(t);
  const enemy = enemyOf(side);
  return { attackers: touching(side, enemy), defenders: touching(enemy, side) };
}

function muster(t: Table): void {
  troops[0].fill(0);
  troops[1].fill(0);
  const { at } = t;
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = at[unit]!;
    if (hex >= 0 && !isGeneral[unit]) troops[sideOf[unit] as Side][hex] = 1; // §4a3-d
  }
  for (const { attackers, defenders } of t.battles) {
    if (attackers.length === 0) continue; // a bombardment binds nobody
    for (const hex of attackers) troops[t.phase][hex] = 0;
    for (const hex of defenders) troops[enemyOf(t.phase)][hex] = 0;
  }
}

function touching(side: Side, enemy: Side): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (troops[side][hex] && touches(hex, enemy)) found.push(hex);
  return found;
}

const touches = (hex: number, enemy: Side): boolean => {
  for (let d = 0; d < 6; d++) {
    const next = neighbour[hex * 6 + d]!;
    if (next >= 0 && troops[enemy][next]) return true;
  }
  return false;
};

/** Why these hexes may not be made one battle; null: they may. */
export function whyNotBattle(t: Table, setup: Setup, side: Side, battle: Declare): Text | null {
  const attackers = battle.attackers.map(hexNumber);
  const defenders = battle.defenders.map(hexNumber);
  if (attackers.length === 0 || defenders.length === 0) return tx('no.battleHexes', {}, '§4a-a');
  if (new Set([...attackers, ...defenders]).size < attackers.length + defenders.length)
    return tx('no.twice', {}, '§4a1');
  if (defenders.length > 1 && attackers.length > 1) return tx('no.manyToMany', {}, '§4a5-c');
  if (defenders.length > 1 && battle.support?.length) return tx('no.supportMany', {}, '§4a5-c'); // §10b2-i
  const open = contact(t, side);
  return (
    whyNotHexes(t, side, battle.attackers, attackers, open.attackers) ??
    whyNotHexes(t, enemyOf(side), battle.defenders, defenders, open.defenders) ??
    whyNotAdjacent(attackers, defenders) ??
    whyNotLeftOut(open, attackers, defenders) ??
    whyNotGuns(t, setup, side, battle.support ?? [], defenders)
  );
}

function whyNotHexes(
  t: Table,
  side: Side,
  names: readonly string[],
  hexes: readonly number[],
  open: readonly number[],
): Text | null {
  const i = hexes.findIndex(hex => !open.includes(hex));
  if (i < 0) return null;
  const hex = hexes[i]!;
  const where = { hex: names[i]! };
  if (hex < 0) return tx('no.hex', where, '§1a-a');
  if (hasCombatUnit(t, side, hex)) {
    const declared = t.battles.some(
      each => each.attackers.includes(hex) || (each.attackers.length > 0 && each.defenders.includes(hex)),
    );
    return declared ? tx('no.alreadyInBattle', where, '§4a1') : tx('no.notInContact', where, '§4a3-c');
  }
  return isOccupied(t, side, hex) ? tx('no.loneGeneral', where, '§4a3-d') : tx('no.notInContact', where, '§4a2');
}

function whyNotAdjacent(attackers: readonly number[], defenders: readonly number[]): Text | null {
  for (const a of attackers) {
    const far = defenders.find(d => !areAdjacent(a, d));
    if (far === undefined) continue;
    const rule = attackers.length > 1 ? '§4a5-a' : defenders.length > 1 ? '§4a5-b' : '§4a2';
    return tx('no.notAdjacent', { from: hexIds[a]!, to: hexIds[far]! }, rule);
  }
  return null;
}

/** Everyone in contact must still be able to fight: a rest without isolated hexes can always be split. */
export function whyNotLeftOut(open: Contact, attackers: readonly number[], defenders: readonly number[]): Text | null {
  // §4a5-c
  const restA = open.attackers.filter(hex => !attackers.includes(hex));
  const restD = open.defenders.filter(hex => !defenders.includes(hex));
  const a = restA.find(hex => !restD.some(other => areAdjacent(hex, other)));
  if (a !== undefined) return tx('no.attackerLeftOut', { hex: hexIds[a]! }, '§4a3-a');
  const d = restD.find(hex => !restA.some(other => areAdjacent(hex, other)));
  return d === undefined ? null : tx('no.defenderLeftOut', { hex: hexIds[d]! }, '§4a3-b');
}

export function whyNotBombard(t: Table, setup: Setup, side: Side, fire: Bombard): Text | null {
  const target = hexNumber(fire.target);
  if (fire.guns.length === 0) return tx('no.units', {}, '§10b2-h');
  if (!has(setup, '10b')) return tx('no.longRange', {}, '§4a2');
  if (target < 0) return tx('no.hex', { hex: fire.target }, '§1a-a');
  if (!hasCombatUnit(t, enemyOf(side), target)) return tx('no.noTarget', { hex: fire.target }, '§10b2-d');
  return whyNotGuns(t, setup, side, fire.guns, [target]);
}

export function declareBattle(u: U, side: Side, battle: Declare): void {
  const attackers = battle.attackers.map(hexNumber);
  const defenders = battle.defenders.map(hexNumber);
  const support = battle.support ?? [];
  const { table: t } = u;
  t.battles.push({ attackers, defenders, guns: support.map(unitNumber) });
  const args = { attackers: battle.attackers, defenders: battle.defenders, support };
  u.say(tx('battle.declared', args, '§4a-a'), { by: SIDES[side] });
  for (const hex of attackers) for (const unit of combatUnitsIn(t, side, hex)) engage(u, unit, 1);
  for (const hex of defenders) for (const unit of combatUnitsIn(t, enemyOf(side), hex)) engage(u, unit, 1);
  for (const name of support) engage(u, unitNumber(name), 1);
}

export function declareBombardment(u: U, side: Side, fire: Bombard): void {
  const target = hexNumber(fire.target);
  u.table.battles.push({ attackers: [], defenders: [target], guns: fire.guns.map(unitNumber) });
  u.say(tx('bombardment.declared', { guns: fire.guns, target: fire.target }, '§10b2-h'), { by: SIDES[side] });
  for (const name of fire.guns) engage(u, unitNumber(name), 1);
  for (const unit of combatUnitsIn(u.table, enemyOf(side), target)) engage(u, unit, 2); // §10b3-b
}

export function engage(u: U, unit: number, how: 1 | 2): void {
  u.table.engaged[unit]! |= how; // §4a1
  disturb(u, unit); // §10c2-c
}

/** Hexes whose units a bombardment drove off fight no battle any more. */
export function leaveBattles(t: Table, hexes: readonly number[]): void {
  for (const battle of t.battles) {
    battle.defenders = battle.defenders.filter(hex => !hexes.includes(hex)); // §4a-b
    battle.guns = battle.guns.filter(gun => battle.defenders.some(hex => reaches(t, gun, hex))); // §10b2-i
  }
}

/** Whether the attacker has anything left to declare. */
export function hasToDeclare(t: Table, setup: Setup, side: Side): boolean {
  if (contact(t, side).attackers.length > 0) return true; // §4a3-a
  return has(setup, '10b') && bombardTargets(t, setup, side).length > 0;
}

/** Enemy hexes that some idle gun can fire at. */
export function bombardTargets(t: Table, setup: Setup, side: Side): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (hasCombatUnit(t, enemyOf(side), hex) && gunsThatReach(t, setup, side, [hex]).length > 0) found.push(hex);
  }
  return found;
}

export const starOf = (hub: number, rays: readonly number[], attacks: boolean): Contact =>
  attacks ? { attackers: [hub], defenders: rays } : { attackers: rays, defenders: [hub] };

/** Every battle that could be declared, whoever it leaves out. */
export function* stars({ attackers, defenders }: Contact): Generator<Contact> {
  for (const hub of attackers)
    for (const rays of subsets(defenders.filter(hex => areAdjacent(hub, hex)))) yield starOf(hub, rays, true);
  for (const hub of defenders) {
    for (const rays of subsets(attackers.filter(hex => areAdjacent(hub, hex))))
      if (rays.length > 1) yield starOf(hub, rays, false);
  }
}

function* subsets(items: readonly number[]): Generator<readonly number[]> {
  for (let bits = 1; bits < 1 << items.length; bits++) yield items.filter((_, i) => bits & (1 << i));
}

/** Every declaration that is legal now, for counting and for search. */
export const legalBattles = (t: Table, side: Side): readonly Contact[] => {
  const open = contact(t, side);
  return [...stars(open)].filter(star => !whyNotLeftOut(open, star.attackers, star.defenders));
};
