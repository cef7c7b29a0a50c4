import {
  AVOID_ON,
  BRITISH,
  crt,
  enemyOf,
  FRENCH,
  INTERCEPT_ON,
  pieceNumber,
  raidLosses,
  raidSuccess,
  reducedStrength,
  type Side,
  siegeIncrease,
  spaceNumber,
} from '../data/index.ts';
import {
  type Action,
  ASSAULT,
  BATTLE,
  type Battle,
  hasUnitOutside,
  isReduced,
  OFF,
  SORTIE,
  type Table,
  type WildernessView,
} from '../state.ts';
import { tacticsOfCommander } from './05-forces.ts';
import { openBattle } from './07-battle.ts';
import { ambusherOf, columnOf, fightingUnits, losable, modifierOf, rowFor, strengthOfUnit } from './07-fire.ts';
import { stepsOf } from './07-pieces.ts';
import { assaultLevel } from './08-conditions.ts';
import { siegeModifier } from './08-siege.ts';
import { raidColumn, raidersAt, raidModifier, raidSpaces } from './10-raids.ts';
import { avoidsSurely } from './15-avoid.ts';

// EXACT ODDS, in the words of the tables: counts out of so many equally likely dice.

/** How often something happens, out of `of`. */
export interface Chance {
  readonly times: number;
  readonly of: number;
}
export interface BattleOdds {
  readonly attackerWins: Chance;
  readonly attackerLosses: readonly number[]; // by steps: how often, out of 36
  readonly defenderLosses: readonly number[];
  readonly leaderChecks: { readonly attacker: Chance; readonly defender: Chance };
  readonly nets: readonly Net[]; // from the attacker's worst to his best
}
/** Steps the defender loses more than the attacker. */
export interface Net {
  readonly net: number;
  readonly times: number; // out of 36
  readonly wins: number; // of the attacker, among them
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const MOST = 9; // steps: the table goes to 8

/** Both fires of a battle or an assault as it stands, cards played so far included. */
export function battleOdds(t: Table, b: Battle): BattleOdds {
  const attack = b.attacker;
  const defence = enemyOf(attack);
  const ambusher = ambusherOf(b);
  const first = ambusher ?? attack;
  const second = enemyOf(first);
  const steps = [stepsIn(t, b, BRITISH), stepsIn(t, b, FRENCH)];
  const lost = [new Array<number>(MOST).fill(0), new Array<number>(MOST).fill(0)];
  const checks = [0, 0];
  const nets = new Map<number, { times: number; wins: number }>();
  let wins = 0;
  for (const opening of FACES) {
    const given = resultOf(t, b, first, opening);
    const left = ambusher === null ? t : afterLosses(t, b, second, given);
    for (const reply of FACES) {
      const taken = ambusher !== null && given >= steps[second]! ? 0 : resultOf(left, b, second, reply); // §7.56b
      lost[second]![Math.min(given, steps[second]!)]!++;
      lost[first]![Math.min(taken, steps[first]!)]!++;
      if (isTelling(opening) && given > 0) checks[second]!++;
      if (isTelling(reply) && taken > 0) checks[first]!++;
      const [out, back] = first === attack ? [given, taken] : [taken, given];
      const won = wonBy(b, out, back, steps[attack]!, steps[defence]!) ? 1 : 0;
      wins += won;
      const net = Math.min(out, steps[defence]!) - Math.min(back, steps[attack]!);
      const seen = nets.get(net) ?? { times: 0, wins: 0 };
      nets.set(net, { times: seen.times + 1, wins: seen.wins + won });
    }
  }
  const of = FACES.length ** 2;
  return {
    attackerWins: { times: wins, of },
    attackerLosses: lost[attack]!,
    defenderLosses: lost[defence]!,
    leaderChecks: { attacker: { times: checks[attack]!, of }, defender: { times: checks[defence]!, of } },
    nets: [...nets].map(([net, each]) => ({ net, ...each })).sort((one, two) => one.net - two.net),
  };
}
const isTelling = (die: number): boolean => die === 1 || die === 6; // §7.7a
const resultOf = (t: Table, b: Battle, side: Side, die: number): number =>
  crt[rowFor(die + modifierOf(t, b, side))]![columnOf(t, b, side)]!;
const stepsIn = (t: Table, b: Battle, side: Side): number =>
  fightingUnits(t, b, side).reduce((sum, unit) => sum + stepsOf(t, unit), 0);

/** The table after so many step losses, taken where they cost the least strength. */
function afterLosses(t: Table, b: Battle, side: Side, steps: number): Table {
  const there: Table = { ...t, at: t.at.slice(), reduced: t.reduced.slice() };
  const battle: Battle = { ...b, lost: [0, 0] };
  for (let n = 0; n < steps; n++) {
    const worth = (unit: number): number =>
      strengthOfUnit(there, unit) - (isReduced(there, unit) ? 0 : reducedStrength[unit]!);
    const unit = losable(there, battle, side).sort((one, two) => worth(one) - worth(two) || one - two)[0];
    if (unit === undefined) break;
    if (isReduced(there, unit)) there.at[unit] = OFF;
    else there.reduced[unit] = 1;
    battle.lost[side]!++;
  }
  return there;
}

/** §7.8, §9.2a */
function wonBy(b: Battle, given: number, taken: number, attackSteps: number, defenceSteps: number): boolean {
  if (b.kind === ASSAULT) return given > taken;
  const attackLives = taken < attackSteps;
  const defenceLives = given < defenceSteps;
  return attackLives !== defenceLives ? attackLives : given > taken;
}

export interface SiegeOdds {
  readonly rises: readonly Chance[]; // by 0, 1, 2 levels
  readonly reached: Chance; // the level an assault needs
}

/** §8.231 A siege roll. */
export function siegeOdds(t: Table, where: number, side: Side): SiegeOdds {
  const modifier = siegeModifier(t, where, side);
  const rises = FACES.map(die => siegeIncrease[rowFor(die + modifier)]!);
  const need = assaultLevel(t, where) - Math.max(0, t.siege[where]!);
  return {
    rises: [0, 1, 2].map(rise => ({ times: rises.filter(each => each === rise).length, of: 6 })),
    reached: { times: rises.filter(rise => rise >= need).length, of: 6 },
  };
}

export interface RaidOdds {
  readonly succeeds: Chance;
  readonly losses: readonly number[]; // by steps: how often, out of 6
  readonly leaderCheck: Chance;
}

/** §10.3 A raid, before Blockhouses. */
export function raidOdds(t: Table, side: Side, where: number, raiders: readonly number[], activated: number): RaidOdds {
  const column = raidColumn(t, side, where);
  const modifier = raidModifier(t, side, where, raiders, activated);
  const rows = FACES.map(die => rowFor(die + modifier));
  const losses = [0, 0, 0];
  for (const row of rows) losses[raidLosses[column]![row]!]!++;
  return {
    succeeds: { times: rows.filter(row => row >= raidSuccess).length, of: 6 },
    losses,
    leaderCheck: { times: column === 0 ? 2 : 1, of: 6 }, // §10.32a
  };
}

const onOrAbove = (wanted: number, tactics: number): Chance => ({
  times: FACES.filter(die => die + tactics >= wanted).length,
  of: 6,
});
export const interceptOdds = (tactics: number): Chance => onOrAbove(INTERCEPT_ON, tactics); // §14.1c
export const avoidOdds = (tactics: number): Chance => onOrAbove(AVOID_ON, tactics); // §15.0a

export type Odds =
  | ({ readonly kind: 'battle' | 'assault' } & BattleOdds)
  | ({ readonly kind: 'siege' } & SiegeOdds)
  | ({ readonly kind: 'raid' } & RaidOdds)
  | { readonly kind: 'intercept' | 'avoid'; readonly succeeds: Chance };

/** What an action would lead to, by the dice alone: cards still in hand are not foreseen. */
export function oddsOf({ table: t }: WildernessView, action: Action): Odds | null {
  switch (action.type) {
    case 'intercept':
      return { kind: 'intercept', succeeds: interceptOdds(tacticsOfCommander(action.pieces.map(pieceNumber))) };
    case 'avoid':
      return avoidingOdds(t, action.pieces.map(pieceNumber));
    case 'siege':
      return t.move ? { kind: 'siege', ...siegeOdds(t, t.move.at, t.move.side) } : null;
    case 'assault':
    case 'sortie':
    case 'march':
    case 'land':
      return foughtFor(t, action);
    case 'raid':
      return raidingOdds(t, spaceNumber(action.space));
    case 'stop':
      return t.move ? raidingOdds(t, raidSpaces(t)[0] ?? -1) : null;
    case 'respond':
    case 'pass':
      return t.battle ? { kind: t.battle.kind === ASSAULT ? 'assault' : 'battle', ...battleOdds(t, t.battle) } : null;
    default:
      return null;
  }
}

function avoidingOdds(t: Table, pieces: readonly number[]): Odds | null {
  if (!t.move) return null;
  const sure = avoidsSurely(t, pieces); // §15.0d
  return { kind: 'avoid', succeeds: sure ? { times: 6, of: 6 } : avoidOdds(tacticsOfCommander(pieces)) };
}

function raidingOdds(t: Table, where: number): Odds | null {
  if (!t.move || where < 0) return null;
  const raiders = raidersAt(t, where);
  return { kind: 'raid', ...raidOdds(t, t.move.side, where, raiders, t.move.commander) };
}

type Attack = Extract<Action, { type: 'assault' | 'sortie' | 'march' | 'land' }>;

function foughtFor(t: Table, action: Attack): Odds | null {
  const fight = battleAhead(t, action);
  if (!fight) return null;
  return { kind: fight.b.kind === ASSAULT ? 'assault' : 'battle', ...battleOdds(fight.t, fight.b) };
}

/** A battle or an assault that has not begun, with everybody who is there now. */
export function battleAhead(t: Table, action: Attack): { readonly t: Table; readonly b: Battle } | null {
  const m = t.move;
  if (!m) return null;
  const where = action.type === 'march' || action.type === 'land' ? spaceNumber(action.to) : m.at;
  const kind = action.type === 'assault' ? ASSAULT : action.type === 'sortie' ? SORTIE : BATTLE;
  if (where < 0 || (kind === BATTLE && !hasUnitOutside(t, enemyOf(m.side), where))) return null;
  const left = action.type === 'march' ? (action.leave ?? []).map(pieceNumber) : [];
  const there: Table = {
    ...t,
    at: t.at.slice(),
    inside: t.inside.slice(),
    move: { ...m, path: { ...m.path, landing: action.type === 'land' } },
  };
  for (const piece of m.pieces.filter(each => !left.includes(each))) {
    there.at[piece] = where;
    if (kind !== ASSAULT) there.inside[piece] = 0;
  }
  return { t: there, b: openBattle(there, where, kind, m.commander, m.at) };
}
