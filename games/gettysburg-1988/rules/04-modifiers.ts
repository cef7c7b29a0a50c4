import type { Setup } from '@bivouac/kernel';
import {
  backFactor,
  corpsOf,
  directionBetween,
  enemyOf,
  frontFactor,
  hexesApart,
  hexNumber,
  hill,
  hillJoined,
  isArmyGeneral,
  isArtillery,
  isGeneral,
  type Side,
  sideOf,
  stream,
  town,
  unitsOf,
  woods,
  woodsJoined,
} from '../data/index.ts';
import { type Battle, combatUnitsIn, generalsIn, has, hasMoved, isOnMap, isReduced, type Table } from '../state.ts';

const MOST = 10; // §4b5, §8b3-d
const HILL = 2; // §4b2-a
const WOODS = 1; // §4b3-a
const TOWN = 1; // §4b4

/** What each side adds to its die, and why: the sums of §8b2-c and §8b3-b. */
export interface Modifiers {
  readonly attack: Side_;
  readonly defence: Side_ & { readonly hill: number; readonly woods: number; readonly town: number };
}
interface Side_ {
  readonly factors: number; // §4b1-a
  readonly stream: number; // §10g2
  readonly generals: number; // §10g4, §10g5
  readonly total: number;
}

export const isBombardment = (battle: Battle): boolean => battle.attackers.length === 0;

/** The combat units of a battle: those in its hexes, and guns at two hexes. */
export const attackersOf = (t: Table, battle: Battle): number[] =>
  battle.attackers.flatMap(hex => combatUnitsIn(t, t.phase, hex));
export const defendersOf = (t: Table, battle: Battle): number[] =>
  battle.defenders.flatMap(hex => combatUnitsIn(t, enemyOf(t.phase), hex));

export function modifiers(t: Table, setup: Setup, battle: Battle, defenceGuns: readonly number[] = []): Modifiers {
  const near = attackersOf(t, battle);
  const defenders = defendersOf(t, battle);
  const attack = {
    factors:
      sum(near, unit => factor(t, setup, unit, true, true)) +
      sum(battle.guns, unit => factor(t, setup, unit, false, true)),
    stream: has(setup, '10g2') ? -sum(near, unit => (attacksAcross(t, battle, unit) ? 1 : 0)) : 0,
    generals: sum([...near, ...battle.guns], unit => generalsBonus(t, setup, unit)),
  };
  const adjacent = !isBombardment(battle); // §10b4-c doubles at one hex only
  const defence = {
    factors:
      sum(defenders, unit => factor(t, setup, unit, adjacent, false)) +
      sum(defenceGuns, unit => factor(t, setup, unit, false, false)),
    stream: 0,
    generals: sum([...defenders, ...defenceGuns], unit => generalsBonus(t, setup, unit)),
    ...terrain(setup, battle),
  };
  const attackTotal = attack.factors + attack.stream + attack.generals;
  const defenceTotal = defence.factors + defence.generals + defence.hill + defence.woods + defence.town; // §4b-a
  return {
    attack: { ...attack, total: Math.min(MOST, attackTotal) },
    defence: { ...defence, total: Math.min(MOST, defenceTotal) },
  };
}

const sum = (units: readonly number[], value: (unit: number) => number): number =>
  units.reduce((total, unit) => total + value(unit), 0);

/** The factor of a unit in a battle; a general has none: §2d-a. */
function factor(t: Table, setup: Setup, unit: number, adjacent: boolean, attacks: boolean): number {
  const printed = isReduced(t, unit) ? backFactor[unit]! : frontFactor[unit]!; // §4b1-a, §4e-a
  if (!isArtillery[unit] || !has(setup, '10b4')) return printed;
  if (attacks && hasMoved(t, unit)) return 0; // §10b4-b
  return adjacent && has(setup, '10b') ? 2 * printed : printed; // §10b4-c
}

/** Whether a stream lies between an attacker and a hex it attacks. */
const attacksAcross = (t: Table, battle: Battle, unit: number): boolean =>
  // §10g2
  battle.defenders.some(hex => stream[t.at[unit]! * 6 + directionBetween(t.at[unit]!, hex)] === 1);

/** Terrain counts once a battle and type, if any defending hex has it. */
function terrain(setup: Setup, battle: Battle): { hill: number; woods: number; town: number } {
  // §4b-n-a, §4b-n-b
  const { attackers, defenders } = battle;
  const high =
    !isBombardment(battle) && defenders.some(hex => hill[hex] && !attackers.some(from => hillsConnected(from, hex))); // §10b2-c
  const wooded = defenders.some(hex => woods[hex] && !attackers.some(from => woodsConnected(setup, from, hex)));
  const inTown = defenders.some(hex => town[hex]);
  return { hill: high ? HILL : 0, woods: wooded ? WOODS : 0, town: inTown ? TOWN : 0 };
}

export const hillsConnected = (a: number, b: number): boolean =>
  // §4b2-c, §8b3-c
  // §4b2-b, §11-c
  hillJoined[a * 6 + directionBetween(a, b)] === 1;

const C7 = hexNumber('C7');
const D6 = hexNumber('D6');
export function woodsConnected(setup: Setup, a: number, b: number): boolean {
  // §8b1-a, §8b1-b
  // §4b3-b, §11-a
  if (has(setup, '11-C7-D6') && ((a === C7 && b === D6) || (a === D6 && b === C7))) return false; // §11-d
  return woodsJoined[a * 6 + directionBetween(a, b)] === 1;
}

/** The variants that let generals fight. */
function generalsBonus(t: Table, setup: Setup, unit: number): number {
  const corps = has(setup, '10g4') && isWithCorpsGeneral(t, unit) ? 1 : 0;
  const army = has(setup, '10g5') && isNearArmyGeneral(t, unit) ? 1 : 0;
  return corps + army;
}

const sideAt = (unit: number): Side => sideOf[unit] as Side;
const isWithCorpsGeneral = (t: Table, unit: number): boolean =>
  // §10g4
  generalsIn(t, sideAt(unit), t.at[unit]!).some(
    general => !isArmyGeneral[general] && corpsOf[general] === corpsOf[unit],
  );

const ARMY_REACH = 4;
const isNearArmyGeneral = (t: Table, unit: number): boolean =>
  // §10g5
  unitsOf[sideAt(unit)].some(
    general =>
      isGeneral[general] &&
      isArmyGeneral[general] &&
      isOnMap(t, general) &&
      hexesApart(t.at[general]!, t.at[unit]!) <= ARMY_REACH,
  );
