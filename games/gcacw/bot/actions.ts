import { DISTRICT_LEADER, halves, hexNamed, tables } from '../data/index.ts';
import { eligible, mostUnits, whyNotLead } from '../rules/05-activation.ts';
import { assaultAct, assaultNumber } from '../rules/05-assault.ts';
import { burnAct } from '../rules/05-burn.ts';
import { type Dice, leaderDice, marchDice } from '../rules/05-dice.ts';
import { entrenchAct } from '../rules/05-entrench.ts';
import { grandLeaders, joiners } from '../rules/05-grand.ts';
import { marchAct } from '../rules/05-march.ts';
import { isUnder, leadersOf, levelOf } from '../rules/06-leaders.ts';
import { newAttack } from '../rules/07-attack.ts';
import { commandAdd } from '../rules/advanced.ts';
import { combatValue, leaderAt, leaderId, of, onMap, type Table, unitId } from '../state.ts';
import { byWorth, expectedGain, lastHope, type Scored } from './marches.ts';
import { attackWorth } from './odds.ts';
import { bulk, odds, tirePrice } from './posts.ts';
import { type Gain, type Purpose, type Scene, sceneOn } from './scene.ts';
import type { Weights } from './weights.ts';

// What a side with the initiative does: an activation with its purpose, an assault, works, or nothing.

/** To pass may end the game, and after the enemy's pass it does. */
function pass({ t, closing, w, stakes }: Scene): Scored {
  const ends = t.passed === 1;
  const plain = closing === null ? 0 : closing > 0 ? (ends ? w.closes : 0) : -(ends ? w.giveUp : w.waits);
  const worth = plain + (ends ? w.over * stakes.over : Math.min(0, w.despair * (1 - stakes.breath) * stakes.over));
  return { action: { type: 'pass' }, worth };
}

const numbered = (t: Table, slug: string): number => of(t).units.ids.indexOf(slug);

type Among = (unit: number) => boolean;
const anyone: Among = () => true;

/** Every unit that may march, with what for. */
function marches(scene: Scene, among: Among): readonly Scored[] {
  const { t, side } = scene;
  return marchAct.some(t, side).flatMap(action => {
    const unit = numbered(t, action.unit);
    if (!among(unit)) return [];
    const { gain, purpose } = expectedGain(scene, unit, marchDice(t, unit));
    if (scene.w.byDie > 0 && isIdle(t, purpose)) return [];
    return [{ action, worth: gain - scene.w.idle, purposes: [purpose] }];
  });
}

/** Who is behind at the end and has nothing better tries even a bad attack: to pass is to lose. */
function hopes(scene: Scene, among: Among): readonly Scored[] {
  const { t, side, w, stakes } = scene;
  if (w.despair === 0 || stakes.over >= 0) return [];
  return marchAct.some(t, side).flatMap(action => {
    const unit = numbered(t, action.unit);
    const hope = among(unit) ? lastHope(scene, unit, marchDice(t, unit)) : null;
    return hope ? [{ action, worth: hope.gain - w.idle, purposes: [hope.purpose] }] : [];
  });
}

/** Whoever would stay where he is does not march. */
const isIdle = (t: Table, { unit, hex, attacks }: Purpose): boolean => !attacks && t.at[unit] === hex;

/** A leader takes along whom it pays to take along. */
function activations(scene: Scene, among: Among): readonly Scored[] {
  const { t, side } = scene;
  const most = mostUnits(t, side) ?? Number.MAX_SAFE_INTEGER;
  return leadersOf(t, side).flatMap(leader => {
    if (whyNotLead(t, side, leader)) return [];
    const dice = leaderDice(t, leader);
    const units = eligible(t, leader).filter(among);
    if (!units.some(unit => isUnder(t, leader, unit))) return [];
    const gains = units
      .map(unit => ({ unit, ...expectedGain(scene, unit, dice) }))
      .filter(({ gain }) => gain > scene.w.along)
      .sort((a, b) => b.gain - a.gain)
      .slice(0, most);
    if (gains.length === 0) return [];
    const told = scene.w.sequel > 0 ? inTurn(scene, gains, dice) : gains;
    return groups(told).map(some => activation(scene, leader, some));
  });
}
/** Whoever comes later reckons with those before him standing where they wanted to go. */
function inTurn(scene: Scene, gains: readonly Taken[], dice: Dice): readonly Taken[] {
  const told: Taken[] = [];
  let then = scene;
  for (const each of gains) {
    const isSecond = told.some(({ purpose }) => purpose.hex === each.purpose.hex);
    if (isSecond && then.t.at === scene.t.at) then = afterwards(scene, told);
    const now = isSecond ? { unit: each.unit, ...expectedGain(then, each.unit, dice) } : each;
    if (now.gain <= scene.w.along && told.length > 0) continue;
    told.push(now);
    if (then.t.at !== scene.t.at) then = afterwards(scene, told);
  }
  return told;
}
function afterwards(scene: Scene, told: readonly Taken[]): Scene {
  const at = scene.t.at.slice();
  for (const { purpose } of told) if (!purpose.attacks) at[purpose.unit] = purpose.hex;
  return sceneOn(scene, { ...scene.t, at });
}
interface Taken extends Gain {
  readonly unit: number;
}
/** All of them; if there are many, also the half that gains most. */
const groups = (gains: readonly Taken[]): readonly (readonly Taken[])[] =>
  gains.length < 3 ? [gains] : [gains, gains.slice(0, Math.ceil(gains.length / 2))];
const activation = ({ t, w }: Scene, leader: number, gains: readonly Taken[]): Scored => ({
  action: { type: 'activate', leader: leaderId(t, leader), units: gains.map(({ unit }) => unitId(t, unit)) },
  worth: together(w, gains) - w.idle,
  purposes: gains.map(({ purpose }) => purpose),
});

/** Who goes where another goes already gains less by it. */
function together({ twice }: Weights, gains: readonly Taken[]): number {
  const isSecond = ({ purpose }: Taken, i: number): boolean =>
    gains.findIndex(each => each.purpose.hex === purpose.hex) < i;
  return gains.reduce((sum, each, i) => sum + (isSecond(each, i) ? twice : 1) * each.gain, 0);
}

/** By every number the command die may bring, the strongest first. */
export function assaultWorth(scene: Scene, leader: number, units: readonly number[], target: number): number {
  const { t, side } = scene;
  const ranked = [...units].sort((a, b) => combatValue(t, b) - combatValue(t, a));
  const isDistrict = levelOf(t, leader) === DISTRICT_LEADER;
  const attack = (count: number) => ({
    ...newAttack(t, side, ranked.slice(0, count), leaderAt(t, leader), target),
    leader,
  });
  const known = new Map<number, number>();
  let worth = 0;
  for (let die = 1; die <= 6; die++) {
    const number = assaultNumber(of(t).leaders.command[leader]!, die, isDistrict, commandAdd(t, side));
    if (number === null) continue;
    const count = Math.min(Math.max(1, number), units.length);
    const expected = known.get(count) ?? attackWorth(scene, attack(count));
    known.set(count, expected);
    worth += expected / 6;
  }
  return worth;
}

function assaults(scene: Scene): readonly Scored[] {
  const { t, side } = scene;
  return assaultAct.some(t, side).map(action => {
    const units = action.units.map(slug => numbered(t, slug));
    const leader = of(t).leaders.ids.indexOf(action.leader);
    const target = hexNamed(of(t), action.hex);
    const price = units.reduce((sum, unit) => sum + tirePrice(scene, unit, 1), 0);
    const more = scene.w.grand > 0 ? scene.w.grand * grandWorth(scene, leader, units, target) : 0;
    return { action, worth: assaultWorth(scene, leader, units, target) + more - price - scene.w.idle };
  });
}

const RISES = 5; // of six rolls
/** What it may bring that a senior leader calls others in. */
function grandWorth(scene: Scene, leader: number, units: readonly number[], target: number): number {
  const { t, side } = scene;
  const draft = { leader, target, chosen: [...units], grand: -1, number: -1, attackers: [], joined: [], alert: [] };
  const seniors = grandLeaders(t, draft);
  const others = seniors.length > 0 ? joiners(t, draft) : [];
  if (others.length === 0) return 0;
  const attack = (some: readonly number[], grand: 0 | 1) =>
    attackWorth(scene, { ...newAttack(t, side, some, leaderAt(t, leader), target), leader, grand });
  const tired = others.reduce((sum, unit) => sum + tirePrice(scene, unit, 1), 0);
  const more = attack([...units, ...others], 1) - tired - attack(units, 0);
  const command = Math.max(...seniors.map(each => of(t).leaders.command[each]!));
  const follows = Math.min(RISES, of(t).leaders.command[leader]!) / 6;
  return (Math.max(0, more) * follows * Math.min(RISES, command - 1)) / 6;
}

/** Stations that somebody pays for. */
function burnings(scene: Scene): readonly Scored[] {
  const { t, side, aims, w, stakes } = scene;
  const nothing = -0.2 + Math.min(0, w.despair * stakes.over);
  return burnAct.some(t, side).map(action => {
    const unit = numbered(t, action.unit);
    const station = of(t).board.stationAt[t.at[unit]!]!;
    const razes = combatValue(t, unit) >= halves(tables.burnStation.destroy);
    const aim = aims.find(({ goal }) => goal.station === station && goal.side === side);
    const share = t.stations[station]! > 0 ? (razes ? 0.7 : 0) : razes ? 1 : 0.3;
    return { action, worth: (aim ? aim.worth * share : nothing) - tirePrice(scene, unit, 1) };
  });
}

function diggings(scene: Scene): readonly Scored[] {
  const { t, side, w } = scene;
  return entrenchAct.some(t, side).map(action => {
    const unit = numbered(t, action.unit);
    const need = Math.min(1.5, odds(scene, unit, t.at[unit]!));
    return {
      action,
      worth: w.dig * need - (t.works[unit]! > 0 ? w.dugBefore : 0) - tirePrice(scene, unit, 1) - w.idle,
    };
  });
}

export function actionAnswers(scene: Scene, among = anyone): readonly Scored[] {
  return [
    ...marches(scene, among),
    ...activations(scene, among),
    ...assaults(scene),
    ...burnings(scene),
    ...diggings(scene),
    ...(scene.t.passed === 1 || scene.stakes.breath < 0.5 ? hopes(scene, among) : []),
    pass(scene),
  ].sort(byWorth);
}

const GLANCE = 5;
/** The same at a glance: only those march who are nearest to an enemy or to a goal that nobody holds. */
export function hastyAnswers(scene: Scene): readonly Scored[] {
  const eager = onMap(scene.t, scene.side)
    .map(unit => ({ unit, zeal: zealOf(scene, unit) }))
    .sort((a, b) => b.zeal - a.zeal)
    .slice(0, GLANCE)
    .map(({ unit }) => unit);
  return actionAnswers(scene, unit => eager.includes(unit));
}
function zealOf(scene: Scene, unit: number): number {
  const { t, aims, press, faded } = scene;
  const hex = t.at[unit]!;
  let zeal = press[hex]! > 0 ? bulk(t, unit) : 0;
  for (const { goal, holders, far, worth } of aims)
    if (far[hex]! > 0 && holders.length < goal.most) zeal = Math.max(zeal, (faded[far[hex]!] ?? 0) * worth);
  return zeal - tirePrice(scene, unit, 1);
}
