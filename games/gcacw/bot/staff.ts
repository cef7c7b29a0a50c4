import type { Choices } from '@bivouac/kernel';
import { ARMY_LEADER, distance, hexNamed, type Side } from '../data/index.ts';
import { radiusFrom } from '../rules/02-command.ts';
import { isUnder, levelOf } from '../rules/06-leaders.ts';
import { BARRED } from '../rules/06-steps.ts';
import { foragers } from '../rules/08-supply.ts';
import { banksOf, printedAt, sideTo } from '../rules/10-crossings.ts';
import { type Action, combatValue, hexId, leaderAt, leaderNamed, of, type Table, unitId } from '../state.ts';
import { listed } from './fights.ts';
import { goalsOf, ruinWorth, waysOf } from './goals.ts';
import { byWorth, marchGain, type Scored } from './marches.ts';
import { odds, postWorth } from './posts.ts';
import type { Scene } from './scene.ts';

// What a staff decides: who leads where, who comes in, what is dug, built and broken.

const numbered = (t: Table, slug: string): number => of(t).units.ids.indexOf(slug);

export const enterAnswers = (scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  listed(offered, action =>
    action.type === 'enter' ? postWorth(scene, numbered(scene.t, action.unit), hexNamed(of(scene.t), action.hex)) : 0,
  );

/** What a leader does from this hex: the strength he can bring along, and the enemy he can reach. */
function leadWorth({ t, side, press, w }: Scene, leader: number, hex: number): number {
  const near = radiusFrom(t, side, hex);
  let worth = 0;
  for (let unit = 0; unit < of(t).units.count; unit++)
    if (t.at[unit]! >= 0 && isUnder(t, leader, unit) && near.includes(t.at[unit]!))
      worth += (w.follower * t.manpower[unit]!) / 8;
  return levelOf(t, leader) === ARMY_LEADER ? worth : worth + w.commanded * Math.min(2, press[hex]! / 20);
}

export function transferAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t, side } = scene;
  return listed(offered, action => {
    if (action.type !== 'transfer') return 0;
    const leader = leaderNamed(t, side, action.leader);
    const to = t.at[numbered(t, action.to)]!;
    return leadWorth(scene, leader, to) - leadWorth(scene, leader, leaderAt(t, leader)) - scene.w.rides;
  });
}

/** The leader goes with the unit that will be where most of his are; others of his hex ride along. */
export function followAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t, side } = scene;
  const { leader, units, allowance } = t.activation!;
  const staying = t.with[leader]!;
  const value = (unit: number): number => {
    const going = units.includes(unit) ? 0.1 * marchGain(scene, unit, allowance).gain : 0;
    return going + 0.02 * combatValue(t, unit) + leadWorth(scene, leader, t.at[unit]!);
  };
  return listed(offered, action => {
    if (action.type !== 'transfer') return value(staying) + 0.05;
    return value(numbered(t, action.to)) + (action.along && side === scene.side ? 0.01 : 0);
  });
}

/** A leader without a unit goes where he is worth most. */
export const homeAnswers = (scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  listed(offered, action => {
    if (action.type !== 'transfer') return 0;
    const leader = leaderNamed(scene.t, scene.side, action.leader);
    return leadWorth(scene, leader, scene.t.at[numbered(scene.t, action.to)]!);
  });

/** Who gains most goes first; whoever stands in front clears the way. */
export function nextAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t } = scene;
  const { allowance, digs } = t.activation!;
  return listed(offered, action => {
    const unit = action.type === 'next' ? numbered(t, action.unit) : -1;
    return unit < 0 || digs.includes(unit) ? 0 : marchGain(scene, unit, allowance).gain;
  });
}

/** The ablest with most men about him. */
export const silenceAnswers = (scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  listed(offered, action => {
    const leader = action.type === 'silence' ? of(scene.t).leaders.ids.indexOf(action.leader) : -1;
    if (leader < 0) return 0;
    const foe: Scene = { ...scene, side: scene.enemy, press: scene.help };
    return of(scene.t).leaders.command[leader]! + leadWorth(foe, leader, leaderAt(scene.t, leader));
  });

export const fleeAnswers = (scene: Scene, unit: number, offered: Choices<Action>): readonly Scored[] =>
  listed(offered, action => (action.type === 'flee' ? postWorth(scene, unit, hexNamed(of(scene.t), action.hex)) : 0));

// Step 1 of recovery.

/** What a crossing here saves on the way to a goal of this side, in movement points, at most so many. */
function shortcut(t: Table, side: Side, edge: number): number {
  const [a, b] = banksOf(t, edge) as [number, number];
  const ways = waysOf(t);
  return goalsOf(of(t)).reduce((most, goal, i) => {
    if (goal.side !== side || goal.worth <= 0) return most;
    const [one, two] = [Math.min(BARRED, ways[i]![a]!), Math.min(BARRED, ways[i]![b]!)];
    return Math.max(most, Math.min(12, Math.abs(one - two) / 2));
  }, 0);
}
const MOST_NEAR = 8;
function labour(scene: Scene, action: Action): number {
  const { t, side, w } = scene;
  if (action.type === 'entrench') {
    const unit = numbered(t, action.unit);
    return w.dug * Math.min(1.5, odds(scene, unit, t.at[unit]!)) + (scene.left > 0 ? 0.05 : 0);
  }
  if (action.type === 'levy') return levyWorth(t, numbered(t, action.unit));
  if (action.type !== 'build' && action.type !== 'repair') return 0;
  if (scene.left === 0) return -1;
  const unit = numbered(t, action.unit);
  const edge = sideTo(t, t.at[unit]!, action.to);
  const foe = Math.min(
    99,
    ...t.at.map((at, each) => (isFoe(t, side, each) && at >= 0 ? distance(of(t).board, at, t.at[unit]!) : 99)),
  );
  const price = action.type === 'repair' ? ruinWorth(t, side, printedAt(t, edge)?.name ?? '') : 0;
  return w.bridged * (shortcut(t, side, edge) / 4 - 1) - (foe < MOST_NEAR ? 0.1 : 0) - price;
}
/** What the scenario pays the Confederates for a levy where this unit stands. */
function levyWorth(t: Table, unit: number): number {
  const { items, scoreFor } = of(t).scenario.victory;
  const paid = items.reduce(
    (sum, item) => sum + (item.type === 'levied' && item.hexes.includes(hexId(t, t.at[unit]!)) ? item.vpEach : 0),
    0,
  );
  return scoreFor === 'confederate' ? paid : -paid;
}
const isFoe = (t: Table, side: Side, unit: number): boolean => unit < of(t).units.union !== (side === 0);

export function labourAnswers(scene: Scene, offers: readonly Action[]): readonly Scored[] {
  const worked = offers.map(action => ({ action, worth: labour(scene, action) }));
  return [...worked, { action: { type: 'endWorks' as const }, worth: 0.02 }].sort(byWorth);
}

/** Step 2: nothing is lost by looking for food. */
export const forageAnswers = (scene: Scene): readonly Scored[] => [
  ...foragers(scene.t, scene.side).map(unit => ({
    action: { type: 'forage' as const, unit: unitId(scene.t, unit) },
    worth: 0.1,
  })),
  { action: { type: 'endForage' as const }, worth: 0 },
];

// The end of a march.

/** A bridge goes down if somebody pays for it, or if only the enemy needs it. */
export function lastAnswers(scene: Scene, offers: readonly Action[]): readonly Scored[] {
  const { t, side } = scene;
  const { unit } = t.march!;
  const worthOf = (action: Action): number => {
    if (action.type !== 'destroy') return -0.1;
    const edge = sideTo(t, t.at[unit]!, action.to);
    const beyond = hexNamed(of(t), action.to);
    const paid = ruinWorth(t, side, printedAt(t, edge)?.name ?? '');
    const ours = shortcut(t, side, edge) > 1 && leadsTo(scene, t.at[unit]!, beyond) ? 1 : 0;
    return paid + scene.w.cut * Math.min(2, scene.press[beyond]! / 12) - ours;
  };
  return [
    ...offers.map(action => ({ action, worth: worthOf(action) })),
    { action: { type: 'end' as const }, worth: 0 },
  ].sort(byWorth);
}
/** Whether a goal of ours lies on the far bank. */
const leadsTo = ({ t, side }: Scene, here: number, beyond: number): boolean =>
  goalsOf(of(t)).some(
    (goal, i) => goal.side === side && goal.worth > 0 && waysOf(t)[i]![beyond]! < waysOf(t)[i]![here]!,
  );
