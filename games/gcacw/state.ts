import type { Flow, Game, Public, Setup, State, Text, Types, Umpire, View } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import {
  type Campaign,
  campaignNamed,
  OPTIONS,
  SIDES,
  type Side,
  sideOfLeader,
  sideOfUnit,
  tables,
} from './data/index.ts';

/*
 * The table, for whoever reads it first.
 *
 * Numbers. A hex is a number of its board, a hexside is `hex * 6 + direction` (data/board.ts). Units and leaders are numbered by the
 * scenario, the Union's first (data/campaign.ts); what never changes about them is in `of(t)`, the campaign. Everything that
 * changes is a column here, indexed by that number. **Movement points and combat values are counted in halves**: a pike costs one
 * and a half in rain, a beaten regiment is worth one half.
 *
 * Units. `at` is a hex, or one of the places below. `manpower` and `organized` are the strength marker; `combatValue` makes the combat
 * value of them. `fatigue` 0 to 4, `exhausted` the side of the counter, `demoralized` 0 to 2, `works` a place in WORKS.
 * Leaders have no place of their own: `with` says to which unit a leader is attached, and he is where it is.
 *
 * The map. `down` says which crossings are destroyed, `pontoons` lists those that lie, `stations` what was burnt, `refused` the hexes
 * with a Refused Flanks marker. `rain` is the last turn of rain, `flood` the last turn in which minor and major rivers are unfordable.
 * **Whoever changes where a unit is or how the map can be crossed adds one to `stamp`** (`place`, `touch`): zones of control are
 * computed once for each stamp (rules/02-zones.ts).
 *
 * What is under way lies in records: `march` a unit's march, `activation` the leader's activation it may belong to, `assault`, `attack`
 * a combat of either, `retreat` one that is being walked. They are null when nothing of the kind goes on.
 *
 * Secrets. In the open game there are none. With limited intelligence a unit in a force marker is HIDDEN here, and all about it stands in
 * `kept` of its side's hand; `forces` are the markers everyone sees (rules/li-*.ts). Nothing is dealt: the vault is empty.
 */

// Where a unit is when it is in no hex; the same of the unit of a leader.
export const NOT_YET = -1; // a reinforcement
export const GONE = -2; // eliminated, or off the map for good
export const HIDDEN = -3; // in a force marker

// Stations, as burnt.
export const [WHOLE, DAMAGED, BURNT] = [0, 1, 2] as const;
// Causes of loss, as the victory items name them; MARCHING is scored by none.
export const [COMBAT, RETREAT, SURRENDER, CAVALRY_RETREAT, MARCHING] = [0, 1, 2, 3, 4] as const;
const CAUSES_COUNT = 5;
// What a unit does in steps 1 and 2 of recovery.
export const [DUG, BUILT, REPAIRED, LEVIED, FORAGED] = [1, 2, 3, 4, 5] as const;
export const MOST_FATIGUE = 4;

/** What changes about units. */
interface Columns {
  at: number[];
  manpower: number[];
  organized: number[]; // 1, or 0 if disorganized
  exhausted: number[];
  fatigue: number[];
  demoralized: number[];
  works: number[];
  with: number[]; // leader → unit §2.2-strength-leaders
}
export interface Table extends Columns {
  scenario: string; // as in the set-up: so that a rule needs no more than the table
  options: number; // a bit for each of OPTIONS
  stamp: number; // changes of the map
  turn: number;
  active: Side; // who has the initiative, or is to decide
  dice: number[]; // by side: the initiative roll; 0: none was made
  winner: number; // of the initiative, or -1
  passed: number; // 1: the winner has passed
  acts: number; // action phases of this turn
  paralysed: number[]; // by side: 1: no leader acts this turn (an event)
  lull: number; // 1: no assault this turn
  silent: number[]; // leaders who may not act this turn: insubordination
  activated: number[]; // unit → how often this turn
  tried: number[]; // unit → 1: it tried to destroy a crossing this turn
  built: number[]; // unit → what it did in steps 1 and 2 of recovery: 0, DUG, BUILT …
  moved: number[]; // leader → 1: he was transferred in this phase
  down: number[]; // crossing → 1: destroyed
  pontoons: Pontoon[];
  levied?: number[]; // hexes on which a levy was imposed; none in older saves
  fed?: number[]; // units out of supply that found food in the last recovery
  spoilt: number[]; // hexsides on which building failed this turn, by the lower of their two numbers
  risen: number[]; // units that recovery made strong enough to break a pontoon
  stations: number[]; // station → WHOLE, DAMAGED, BURNT
  refused: number[]; // hexes
  astray?: Astray[]; // leaders whose owner has still to say where they go; none in older saves
  rain: number; // the last turn of rain, or 0
  flood: number[]; // minor, major: the last turn in which it is unfordable, or 0
  forces: Force[]; // markers of limited intelligence
  march: March | null;
  activation: Activation | null;
  assault: Assault | null;
  attack: Attack | null;
  retreat: Retreat | null;
  lost: number[]; // side * 5 + cause → manpower
  held: number[]; // victory item → points won at ends of turns
  fell: number; // the turn in which a garrison surrendered, or 0
  result: Result | null;
}
export interface Pontoon {
  side: number; // the hexside, by the lower of its two numbers
  owner: Side;
}
/** A leader whose unit is gone: he has gone to one of several that are equally near to where it was. */
export interface Astray {
  leader: number;
  from: number;
}
export interface Force {
  id: number; // 1 to 10, of its side
  owner: Side;
  at: number;
}
/** A unit on the march: alone, or as one of an activation. */
export interface March {
  unit: number;
  from: number; // where it began
  left: number; // halves of points
  cut: number; // halves that cavalry retreats took before the allowance was final
  moved: number; // hexes entered
  attacked: number; // attacks made
  forced: number; // 1: it has force marched
  weary: number; // 1: it began at fatigue 4
  begun: number; // 1: it has done something: no force march any more
  over: number; // 1: it may do nothing more
  barred: number; // 1: it may not attack (under a cavalry division leader)
  zoned: number; // 1: it entered a normal enemy zone in this march
  advanced: number; // the hex it advanced into after combat, or -1
  seen: number; // the hex for which cavalry around was last alerted, or -1
  alert: number[]; // hexes whose cavalry is still to be asked
  declined: number[]; // hexes whose cavalry let its chance to retreat pass
}
/** A leader's activation. */
export interface Activation {
  leader: number;
  units: number[]; // still to act
  digs: number[]; // those of them that entrench
  allowance: number; // halves, the same for all
  marched: number; // how many have begun a march
}
/** An assault, from the choice of units to the command roll; the combat itself is `attack`. */
export interface Assault {
  leader: number;
  chosen: number[]; // their fatigue has risen
  target: number; // hex, or -1
  number: number; // the assault number, then that of a grand assault; -1 before the roll and when it fails
  attackers: number[]; // of those chosen
  grand: number; // the leader of a grand assault, or -1
  joined: number[]; // units of a grand assault
  alert: number[]; // hexes whose cavalry is to be asked after an advance
}
/** A combat. */
export interface Attack {
  side: Side;
  units: number[]; // those attacking
  leader: number; // of an assault, or -1
  from: number; // the hex of the active unit or leader
  target: number;
  kind: number; // of a march attack: column, hasty, normal, prepared; -1: an assault
  grand: number; // 1: a grand assault
  defenders: number[];
  guns: number; // the artillery modifier, once its die is rolled
  attackerResult: string; // of the table; '' before
  defenderResult: string;
  owed: number[]; // by attacker and defender: manpower still to be taken off
}
/** A retreat being walked. */
export interface Retreat {
  side: Side;
  units: number[];
  kind: number; // normal, rout, voluntary, cavalry
  start: number;
  enemy: number; // the hex of the active enemy unit
  at: number; // where the stack is now
  path: number[]; // hexes entered
  waived: number; // 1: a priority was overridden
}
export interface Result {
  winner: 'union' | 'confederate' | 'draw';
  level: string;
  score: number; // of the side that scores
}

export interface Hand {
  kept: Kept[]; // what is in force markers
  tired: number[]; // marker → the fatigue of a dummy
  real: number; // 1: the marker that marches is no dummy
}
/** A unit in a force marker, with its leaders. */
export interface Kept {
  piece: number; // from a million up
  force: number; // 1 to 10
  manpower: number;
  organized: number;
  exhausted: number;
  fatigue: number;
  demoralized: number;
  works: number;
  activated: number;
  leaders: number[];
}
export type Vault = Record<never, never>;
export interface GCACW extends Types {
  setup: Setup;
  table: Table;
  hand: Hand;
  vault: Vault;
  action: Action;
}
export type U = Umpire<GCACW>;
export type CampaignView = View<GCACW>;
export type CampaignState = State<GCACW>;
export type CampaignGame = Game<GCACW>;
export type Pub = Public<GCACW>;
export type { Action } from './actions.ts';

/** One kind of action at a question that allows several: a chapter brings its own. */
export interface Act<A extends Action = Action> {
  readonly type: A['type'];
  whyNot(t: Table, side: Side, action: A): Text | null;
  some(t: Table, side: Side): readonly A[]; // legal ones; all of them where they can be listed
  begin(u: U, side: Side, action: A): Flow<never>; // may call a procedure
}

// The campaign, the seats.
/** What the scenario is played with. */
export const of = (t: Table): Campaign => campaignNamed(t.scenario);
export const has = (t: Table, option: (typeof OPTIONS)[number]): boolean =>
  ((t.options >> OPTIONS.indexOf(option)) & 1) === 1;
export const seatOf = (side: Side): string => SIDES[side]!;
export const screenOf = (side: Side): string => SIDES[side]!;
/** Only limited intelligence hides anything behind the screens. */
export function seats({ options }: Setup) {
  const screens = (side: Side): readonly string[] => (options.includes('limited-intelligence') ? [screenOf(side)] : []); // §2.2-strength-open §6.4-force-open
  return {
    union: { side: 'union', screens: screens(0) }, // §2.0-two-sides
    confederate: { side: 'confederate', screens: screens(1) },
  };
}

// One reader a column.
export const at = (t: Table, unit: number): number => t.at[unit]!;
export const isOnMap = (t: Table, unit: number): boolean => t.at[unit]! >= 0;
export const isOrganized = (t: Table, unit: number): boolean => t.organized[unit] === 1;
export const isExhausted = (t: Table, unit: number): boolean => t.exhausted[unit] === 1;
export const isDemoralized = (t: Table, unit: number): boolean => t.demoralized[unit]! > 0;
export const sideOf = (t: Table, unit: number): Side => sideOfUnit(of(t), unit);
export const leaderSide = (t: Table, leader: number): Side => sideOfLeader(of(t), leader);
export const isRain = (t: Table): boolean => t.rain >= t.turn;
/** `river`: MINOR or MAJOR. */
export const isUnfordable = (t: Table, river: number): boolean => t.flood[river - 2]! >= t.turn;
export const column = (length: number, value: number): number[] => new Array<number>(length).fill(value);

const DISORGANIZED = Uint8Array.from([0, ...tables.disorganizedCombatValue.values.map(value => 2 * value)]); // §7.2-half
/** §2.2-strength-org, §2.2-strength-disorg, §7.2-source The combat value, in halves; neither fatigue (§7.2-fatigue) nor exhaustion changes it (§2.2-unit-two-sides). */
export const combatValue = (t: Table, unit: number): number =>
  t.organized[unit] === 1 ? 2 * t.manpower[unit]! : DISORGANIZED[t.manpower[unit]!]!;

export const unitRange = (t: Table, side: Side): readonly [number, number] => {
  const { units } = of(t);
  return side === 0 ? [0, units.union] : [units.union, units.count];
};
export const leaderRange = (t: Table, side: Side): readonly [number, number] => {
  const { leaders } = of(t);
  return side === 0 ? [0, leaders.union] : [leaders.union, leaders.count];
};
export function unitsWhere(t: Table, side: Side, holds: (unit: number) => boolean): number[] {
  const [from, to] = unitRange(t, side);
  const found: number[] = [];
  for (let unit = from; unit < to; unit++) if (t.at[unit]! >= 0 && holds(unit)) found.push(unit);
  return found;
}
export function unitsIn(t: Table, side: Side, hex: number): number[] {
  const [from, to] = unitRange(t, side);
  const found: number[] = [];
  for (let unit = from; unit < to; unit++) if (t.at[unit] === hex) found.push(unit);
  return found;
}
export function isHeldBy(t: Table, side: Side, hex: number): boolean {
  const [from, to] = unitRange(t, side);
  for (let unit = from; unit < to; unit++) if (t.at[unit] === hex) return true;
  return false;
}
export const onMap = (t: Table, side: Side): number[] => unitsWhere(t, side, () => true);
/** Where a leader is: the hex of his unit, or NOT_YET, GONE. */
export const leaderAt = (t: Table, leader: number): number => {
  const unit = t.with[leader]!;
  return unit < 0 ? unit : t.at[unit]!;
};
export function leadersIn(t: Table, side: Side, hex: number): number[] {
  const [from, to] = leaderRange(t, side);
  const found: number[] = [];
  for (let leader = from; leader < to; leader++) if (leaderAt(t, leader) === hex) found.push(leader);
  return found;
}

// Slugs.
export const unitId = (t: Table, unit: number): string => of(t).units.ids[unit]!;
export const leaderId = (t: Table, leader: number): string => of(t).leaders.ids[leader]!;
export const hexId = (t: Table, hex: number): string => of(t).board.hexIds[hex]!;
/** A force marker at the board, of limited intelligence: `force-union-3`. */
export const forceSlug = (side: Side, id: number): string => `force-${SIDES[side]!}-${id}`;
/** A unit of this side by its slug, or -1. */
export function unitNamed(t: Table, side: Side, slug: string): number {
  const unit = of(t).units.ids.indexOf(slug);
  return unit >= 0 && sideOf(t, unit) === side ? unit : -1;
}
export function leaderNamed(t: Table, side: Side, slug: string): number {
  const leader = of(t).leaders.ids.indexOf(slug);
  return leader >= 0 && leaderSide(t, leader) === side ? leader : -1;
}

// What changes: the only places that write these columns.
/** Something about the map has changed. */
export function touch(t: Table): void {
  t.stamp++;
}
/** A unit is now in this hex, or in none; its works stay behind when it leaves a hex: §9.0-remove. */
export function place(t: Table, unit: number, where: number): void {
  if (t.at[unit] === where) return;
  t.at[unit] = where;
  t.works[unit] = 0; // §9.0-remove-not-attack §9.0-remove-redoubt
  t.stamp++;
}
export function tire(t: Table, unit: number, levels: number): void {
  t.fatigue[unit] = Math.min(MOST_FATIGUE, t.fatigue[unit]! + levels); // §2.2-fatigue-levels
}
export function disorganize(t: Table, unit: number): void {
  t.organized[unit] = 0;
}
/** Takes manpower off a unit and notes why; who has none left is gone (§7.5-eliminate). Returns what it has lost. */
export function lose(t: Table, unit: number, manpower: number, cause: number): number {
  const lost = Math.min(manpower, t.manpower[unit]!); // §7.5-apply-over
  t.manpower[unit]! -= lost; // §2.2-strength-loss
  const slot = sideOf(t, unit) * CAUSES_COUNT + cause;
  t.lost[slot] = t.lost[slot]! + lost;
  if (t.manpower[unit] === 0) place(t, unit, GONE);
  return lost;
}
export const lostBy = (t: Table, side: Side, cause: number): number => t.lost[side * CAUSES_COUNT + cause]!;
export const noLosses = (): number[] => column(2 * CAUSES_COUNT, 0);
