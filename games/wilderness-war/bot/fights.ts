import type { Setup } from '@bivouac/kernel';
import {
  cardOf,
  departmentOf,
  enemyOf,
  fullStrength,
  initiativeOf,
  isAuxiliary,
  isCultivated,
  isDrilled,
  isLeader,
  isLight,
  isRegular,
  originalOwner,
  reducedStrength,
  type Side,
  tacticsOf,
} from '../data/index.ts';
import { LOUISBOURG } from '../rules/02-map.ts';
import { commanderOf } from '../rules/05-forces.ts';
import { boxOf, FORT, FORTRESS, STOCKADE, type Table } from '../state.ts';
import { key, type Scan } from './scan.ts';
import { assaultChance, type Duel, duel, type Fighter, newDuel, siegeChance } from './tables.ts';
import { isRefuge, prizeOf, weights } from './worth.ts';

// What battles, sieges and assaults promise, on paper.

/** A group that marches and fights together, counted. */
export interface Group {
  readonly pieces: readonly number[];
  strength: number;
  steps: number;
  units: number;
  drilled: number;
  regulars: number;
  scouts: number;
  auxiliaries: number;
  chief: number;
  promised?: (space: number) => number; // reckoned when first needed
}

export function groupOf(t: Table, pieces: readonly number[]): Group {
  const g: Group = {
    pieces,
    strength: 0,
    steps: 0,
    units: 0,
    drilled: 0,
    regulars: 0,
    scouts: 0,
    auxiliaries: 0,
    chief: commanderOf(pieces),
  };
  for (const unit of pieces) {
    if (isLeader(unit)) continue;
    g.units++;
    g.strength += t.reduced[unit] === 1 ? reducedStrength[unit]! : fullStrength[unit]!;
    g.steps += t.reduced[unit] === 1 ? 1 : 2;
    if (isDrilled[unit]) g.drilled++;
    if (isRegular[unit]) g.regulars++;
    if (isAuxiliary[unit]) g.auxiliaries++;
    if (isAuxiliary[unit] || isLight[unit]) g.scouts++;
  }
  return g;
}

const attack: Fighter = { strength: 0, steps: 0, modifier: 0, shift: 0 };
const defence: Fighter = { strength: 0, steps: 0, modifier: 0, shift: 0 };
const result: Duel = newDuel();

function militiaStrength(t: Table, side: Side, space: number): number {
  const department = departmentOf[space]!;
  if (department < 0 || originalOwner[space] !== side) return 0;
  let sum = 0;
  for (let unit = t.at.indexOf(boxOf(department)); unit >= 0; unit = t.at.indexOf(boxOf(department), unit + 1))
    sum += t.reduced[unit] === 1 ? reducedStrength[unit]! : fullStrength[unit]!;
  return sum;
}

/** The fight a group would have with those outside in a space. */
export function meet(t: Table, s: Scan, side: Side, g: Group, space: number, landing = false): Duel {
  const enemy = enemyOf(side);
  const k = key(enemy, space);
  const [suited, theirs] = isCultivated[space] ? [g.regulars, s.regulars[k]!] : [g.scouts, s.scouts[k]!];
  attack.strength = g.strength;
  attack.steps = g.steps;
  attack.shift = t.fieldworks[space]! >= 0 ? 1 : 0;
  const stockade = t.fort[space] === STOCKADE && t.holder[space] === enemy ? 1 : 0;
  const unsuited = suited === 0 && theirs > 0 ? 1 : 0;
  attack.modifier = (g.chief >= 0 ? tacticsOf(g.chief) : 0) - unsuited - stockade - (landing ? 1 : 0);
  const militia = militiaStrength(t, enemy, space);
  defence.strength = s.strength[k]! + militia;
  defence.steps = s.steps[k]! + militia;
  defence.shift = 0;
  const chief = s.chief[k]!;
  defence.modifier = (chief >= 0 ? tacticsOf(chief) : 0) - (theirs === 0 && suited > 0 ? 1 : 0);
  return duel(attack, defence, result);
}

const RETREAT_BONUS = 0.12; // for each unit of Drilled Troops driven off in the wild

/** Points a battle promises the attacker, all told. */
export function battleWorth(
  t: Table,
  s: Scan,
  side: Side,
  g: Group,
  space: number,
  came: number,
  landing = false,
): number {
  const k = key(enemyOf(side), space);
  const { win, attackLoss, defenceLoss } = meet(t, s, side, g, space, landing);
  const gain = s.regulars[k]! > 0 || s.units[k]! > 4 ? 1 : 0;
  const risk = g.regulars > 0 || g.units > 4 ? 1 : 0;
  const driven = isCultivated[space] ? 0 : RETREAT_BONUS * s.drilled[k]!;
  const cut = (came >= 0 && !isRefuge(t, side, came) ? weights.lost : 0.02) * g.drilled; // §7.92f
  return win * (gain + driven + 0.1) - (1 - win) * (risk + cut + 0.1) + weights.step * (defenceLoss - attackLoss);
}

/** The chance of a siege: levels gained by so many rolls, then an assault. */
const known = new Map<number, number>();
export function prospect(level: number, need: number, modifier: number, rolls: number): number {
  if (level >= need) return 1;
  if (rolls <= 0) return 0;
  const at = ((level * 3 + need) * 16 + modifier + 8) * 8 + Math.min(rolls, 7);
  const before = known.get(at);
  if (before !== undefined) return before;
  const two = siegeChance(modifier, 2);
  const one = siegeChance(modifier, 1) - two;
  const later = (more: number): number => prospect(Math.min(2, level + more), need, modifier, Math.min(rolls, 7) - 1);
  const chance = two * later(2) + one * later(1) + (1 - two - one) * later(0);
  known.set(at, chance);
  return chance;
}

/** The chance that an assault takes a place, with so much inside. */
export function stormChance(strength: number, tactics: number, inside: number, insideTactics: number): number {
  attack.strength = strength;
  attack.modifier = tactics;
  attack.shift = 1; // §9.13c
  defence.strength = inside;
  defence.modifier = insideTactics;
  defence.shift = 0;
  return assaultChance(attack, defence);
}

/** Cards of a hand, but one, that set this leader in motion; a siege that is begun early goes on with a fresh hand. */
export function rollsFor(t: Table, hand: readonly number[], chief: number, but = 0): number {
  let rolls = t.season === 0 ? 4 - initiativeOf(chief) : 0;
  for (const card of hand) if (card !== but && cardOf(card).activation >= initiativeOf(chief)) rolls++;
  return rolls;
}

/** What a siege of a place promises with this force and so many cards for it, in points; the present level is given. */
export function siegeWorth(
  t: Table,
  setup: Setup,
  s: Scan,
  side: Side,
  g: Group,
  space: number,
  level: number,
  rolls: number,
): number {
  const enemy = enemyOf(side);
  const k = key(enemy, space);
  const chief = s.insideChief[k]! >= 0 ? s.insideChief[k]! : s.chief[k]!;
  const guard = chief >= 0 ? tacticsOf(chief) : 0;
  const tactics = g.chief >= 0 ? tacticsOf(g.chief) : 0;
  const modifier = tactics - guard - (space === LOUISBOURG ? 1 : 0);
  const inside = s.insideStrength[k]! + s.strength[k]!;
  const need = t.fort[space] === FORTRESS ? 2 : 1;
  const storm = stormChance(g.strength, tactics, inside, guard);
  const again = 1 - (1 - storm) * (1 - (rolls > 2 ? 0.5 * storm : 0)); // a second assault may follow
  return prizeOf(t, setup, side, space) * prospect(level, need, modifier, rolls) * again;
}

export const isStronghold = (t: Table, side: Side, space: number): boolean =>
  t.fort[space]! >= FORT && t.holder[space] === side;
