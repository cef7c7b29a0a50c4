import type { Rule } from '@bivouac/kernel';
import {
  ARMY_LEADER,
  CONFEDERATE,
  CORPS_LEADER,
  PROVISIONAL,
  type Side,
  sideBetween,
  TERRAINS,
  tables,
} from '../data/index.ts';
import { type Attack, combatValue, isRain, leadersIn, of, type Table } from '../state.ts';
import { isUnder, levelOf } from './06-leaders.ts';
import { flankBonus } from './07-flank.ts';
import { creekBonus, crossingBonus, heightBonus } from './07-terrain.ts';
import { attackGuns, attackTotal, defenceGuns, defenceTotal, plainValue, ratioModifier } from './07-values.ts';

// 7.4 THE MODIFIERS of both dice, one function each, in one list (§7.4-cumulative).

const { attackTypes, combatModifiers, artilleryModifier } = tables;
export const KINDS = ['column', 'hasty', 'normal', 'prepared'] as const;
export const ASSAULT = -1;
export const isAssault = ({ kind }: Attack): boolean => kind === ASSAULT;

/** A modifier of the attacker's die (0) or of the defender's (1). */
export interface Modifier {
  readonly what: string;
  readonly die: 0 | 1;
  readonly rule: Rule;
  readonly value: (t: Table, attack: Attack) => number;
}

/** The hexside of the attack; of a grand assault the active leader's (§7.4-ter-grand). */
const hexside = (t: Table, { from, target }: Attack): number => sideBetween(of(t).board, from, target);

/** §7.4-jackson-4 */
function tacticalOf(t: Table, leader: number, column: 'attack' | 'defense'): number {
  const { leaders, title } = of(t);
  return leaders.data[leader]!.name === 'Jackson' ? title.jacksonTactical : leaders[column][leader]!;
}
const best = (values: readonly number[]): number => Math.max(0, ...values);
/** Leaders of a hex who lend their value to these units: §7.4-tactical-leader, §7.4-tactical-unattached. */
const lenders = (t: Table, side: Side, hex: number, units: readonly number[]): number[] =>
  leadersIn(t, side, hex).filter(leader => units.some(unit => t.at[unit] === hex && isUnder(t, leader, unit)));

export function attackTactical(t: Table, { side, units, leader, from }: Attack): number {
  if (leader >= 0) return tacticalOf(t, leader, 'attack'); // §7.4-tactical-assault
  const leaders = lenders(t, side, from, units).map(each => tacticalOf(t, each, 'attack'));
  return best([...leaders, ...units.map(unit => of(t).units.tactical[unit]!)]); // §7.4-tactical-att §7.4-flank-helper
}
/** §7.4-tactical-def */
export function defenceTactical(t: Table, { side, defenders, target }: Attack): number {
  const leaders = lenders(t, (1 - side) as Side, target, defenders).map(each => tacticalOf(t, each, 'defense'));
  return best([...leaders, ...defenders.map(unit => of(t).units.tactical[unit]!)]);
}

/** §7.4-art-clear, §7.4-art-rolling, §7.4-art-rough The cell of the table; none in close terrain (§7.4-art-none-terrain). */
export function gunsCell(terrain: string, differential: number): string {
  const { columns, rows } = artilleryModifier;
  const row = rows[terrain as keyof typeof rows];
  return row?.[columns.findIndex(most => most === null || differential <= most)] ?? '0';
}
/** The cell after what few or no guns of the defender change: `-2`, `+1*`, `0`. */
export function gunsResult(terrain: string, attacker: number, defender: number): string {
  if (attacker === 0 && defender === 0) return '0'; // §7.4-art-zero-both
  const cell = gunsCell(terrain, attacker - defender); // §7.4-art-diff
  if (cell.startsWith('-') && defender === 0) return '0'; // §7.4-art-def-0
  return cell === '-2' && defender === 1 ? '-1' : cell; // §7.4-art-def-1
}
export function gunsOfAttack(t: Table, { units, defenders, target }: Attack): string {
  const terrain = of(t).board.terrain[target]!;
  if (terrain === PROVISIONAL && isRain(t)) return '0';
  return gunsResult(TERRAINS[terrain]!, attackGuns(t, units), defenceGuns(t, defenders));
}
/** How much the attacker has more, as the table is read. */
export const gunsApart = (t: Table, { units, defenders }: Attack): number =>
  attackGuns(t, units) - defenceGuns(t, defenders);
/** The cells a die decides, as events name them. */
export const GUN_CELLS: readonly string[] = [...new Set(Object.values(tables.artilleryModifier.rows).flat())].filter(
  cell => /[*@]$/.test(cell),
);
export const needsDie = (cell: string): boolean => cell.endsWith('*') || cell.endsWith('@');
/** §7.4-art-star, §7.4-art-at */
export function gunsModifier(cell: string, die: number): number {
  const even = die % 2 === 0;
  if (cell.endsWith('*')) return even ? Number(cell.slice(0, -1)) : 0;
  if (cell.endsWith('@')) return even ? Number(cell.slice(0, -1)) : Number(cell.slice(0, -1)) - 1;
  return Number(cell);
}

const named = (t: Table, leader: number, name: string, level: number): boolean =>
  leader >= 0 && of(t).leaders.data[leader]!.name === name && levelOf(t, leader) === level;

/** §7.4-lee, §7.4-lee-grand, §7.4-lee-only Only assaults, only of Confederates, only Lee himself (§7.4-lee-not-defence). */
function leeBonus(t: Table, { side, leader, from }: Attack): number {
  if (leader < 0 || side !== CONFEDERATE || !of(t).title.leeBonus) return 0; // §7.4-lee-rtg
  return leadersIn(t, side, from).some(each => named(t, each, 'Lee', ARMY_LEADER)) ? combatModifiers.named : 0;
}
/** §7.4-longstreet, §7.4-longstreet-lee */
function longstreetBonus(t: Table, attack: Attack): number {
  const late = of(t).year >= of(t).title.longstreetBonusFromYear;
  return late && named(t, attack.leader, 'Longstreet', CORPS_LEADER) && leeBonus(t, attack) === 0
    ? combatModifiers.named
    : 0;
}
/** §7.4-jackson, §7.4-jackson-lee */
function jacksonBonus(t: Table, attack: Attack): number {
  const { jacksonAssaultBonus } = of(t).title;
  return jacksonAssaultBonus && named(t, attack.leader, 'Jackson', CORPS_LEADER) && leeBonus(t, attack) === 0
    ? combatModifiers.named
    : 0;
}

/** §7.4-dem2-alone, §7.4-dem2-stack, §11.0-2-die More than half of the hex, works aside, is at Demoralize-2. */
function despair(t: Table, { defenders }: Attack): number {
  const beaten = defenders.reduce((sum, unit) => sum + (t.demoralized[unit] === 2 ? combatValue(t, unit) : 0), 0);
  return 2 * beaten > plainValue(t, defenders) ? combatModifiers.demoralized2 : 0;
}

export const MODIFIERS: readonly Modifier[] = [
  {
    ...{ what: 'ratio', die: 0, rule: '§7.4-ratio' },
    value: (t, attack) => ratioModifier(attackTotal(t, attack), defenceTotal(t, attack.defenders)),
  },
  {
    ...{ what: 'tactical', die: 0, rule: '§7.4-tactical' },
    value: (t, attack) => attackTactical(t, attack) - defenceTactical(t, attack),
  },
  { what: 'artillery', die: 0, rule: '§7.4-art-diff', value: (_t, { guns }) => guns },
  {
    ...{ what: 'kind', die: 0, rule: '§7.1-m2-type' },
    value: (_t, { kind }) => (kind < 0 ? 0 : attackTypes.types[KINDS[kind]!].modifier), // §7.4-type-column §7.4-type-hasty §7.4-type-normal §7.4-type-prepared §6.1-types-not-assault
  },
  {
    ...{ what: 'assault', die: 0, rule: '§7.4-assault' },
    value: (_t, attack) => (isAssault(attack) ? attackTypes.assault : 0),
  },
  { what: 'lee', die: 0, rule: '§7.4-lee', value: leeBonus },
  { what: 'longstreet', die: 0, rule: '§7.4-longstreet', value: longstreetBonus },
  { what: 'jackson', die: 0, rule: '§7.4-jackson', value: jacksonBonus },
  { what: 'rain', die: 0, rule: '§7.4-rain', value: t => (isRain(t) ? combatModifiers.rain : 0) }, // §12.0-attack-mod
  { what: 'flank', die: 0, rule: '§7.4-flank-4', value: flankBonus },
  {
    ...{ what: 'crossing', die: 1, rule: '§7.4-ter-crossing' },
    value: (t, attack) => crossingBonus(t, hexside(t, attack)),
  },
  { what: 'creek', die: 1, rule: '§7.4-ter-creek', value: (t, attack) => creekBonus(t, hexside(t, attack)) },
  { what: 'height', die: 1, rule: '§7.4-ter-hill', value: (t, attack) => heightBonus(t, hexside(t, attack)) },
  { what: 'despair', die: 1, rule: '§7.4-dem2-alone', value: despair },
];

export interface Counted {
  readonly what: string;
  readonly die: 0 | 1;
  readonly rule: Rule;
  readonly value: number;
}
/** §7.1-m4-mods, §7.1-a8-mods Those that count, one by one. */
export const modifiersOf = (t: Table, attack: Attack): Counted[] =>
  MODIFIERS.map(each => ({ ...each, value: each.value(t, attack) })).filter(({ value }) => value !== 0);
export const sumOf = (counted: readonly Counted[], die: 0 | 1): number =>
  counted.reduce((sum, each) => sum + (each.die === die ? each.value : 0), 0);
