import type { Choices } from '@bivouac/kernel';
import { hexNamed } from '../data/index.ts';
import { newAttack } from '../rules/07-attack.ts';
import { evasionModifier } from '../rules/07-cavalry.ts';
import { newRetreat } from '../rules/07-retreat.ts';
import { CAVALRY_RETREATS, waysOn } from '../rules/07-ways.ts';
import {
  type Action,
  combatValue,
  isOnMap,
  leaderNamed,
  of,
  type Retreat,
  type Table,
  unitId,
  unitsIn,
} from '../state.ts';
import { counts } from './goals.ts';
import { byWorth, type Scored } from './marches.ts';
import { attackWorth } from './odds.ts';
import { bulk, odds, postWorth, tirePrice } from './posts.ts';
import type { Scene } from './scene.ts';

// What both sides decide within a combat.

export const listed = (offered: Choices<Action>, worth: (action: Action) => number): readonly Scored[] =>
  offered.kind === 'list' ? offered.actions.map(action => ({ action, worth: worth(action) })).sort(byWorth) : [];
const numbered = (t: Table, slug: string): number => of(t).units.ids.indexOf(slug);
const HOLD: Scored = { action: { type: 'hold' }, worth: 0 };

/** Who can best spare a man: one at a time, never the one whose fall costs a goal. */
export function lossAnswers({ t, aims }: Scene, units: readonly number[]): readonly Scored[] {
  return units
    .filter(unit => isOnMap(t, unit))
    .map(unit => {
      const fewer = { ...t, manpower: t.manpower.map((men, each) => (each === unit ? men - 1 : men)) };
      const value = combatValue(t, unit) - (t.manpower[unit]! > 1 ? combatValue(fewer, unit) : 0);
      const held = aims.filter(
        ({ goal, holders }) => holders.includes(unit) && (t.manpower[unit] === 1 || !counts(fewer, goal, unit)),
      );
      const price = held.reduce((sum, { worth }) => sum + worth, 0) + 0.1 * value + (t.manpower[unit] === 1 ? 1 : 0);
      return {
        action: { type: 'lose' as const, unit: unitId(t, unit), manpower: 1 },
        worth: 0.01 * t.manpower[unit]! - price,
      };
    })
    .sort(byWorth);
}

/** Go only if the enemy is far too strong, and nothing is held here. */
export function withdrawAnswers(scene: Scene): readonly Scored[] {
  const { t, side, w } = scene;
  const { target, defenders, units } = t.attack!;
  const ours = defenders.filter(unit => isOnMap(t, unit));
  const held = scene.aims.reduce((sum, { far, worth }) => sum + (far[target] === 0 ? Math.max(0, worth) : 0), 0);
  const pressed = ours.length === 0 ? 0 : Math.max(...ours.map(unit => odds(scene, unit, target))) - w.overrun;
  const goesOn = t.march !== null && units.includes(t.march.unit) && t.march.left > 0 ? 1 : 0.3;
  const size = ours.reduce((sum, unit) => sum + bulk(t, unit), 0);
  const slugs = unitsIn(t, side, target)
    .filter(unit => ours.includes(unit))
    .map(unit => unitId(t, unit));
  const all: Scored = { action: { type: 'withdraw', units: slugs }, worth: goesOn * pressed * size - w.leaves - held };
  return [all, HOLD].sort(byWorth);
}

/** The hex that costs least and serves best. */
export function retreatAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t } = scene;
  const r = t.retreat!;
  const ways = waysOn(t, r);
  return listed(offered, action => {
    const hex = action.type === 'retreat' ? hexNamed(of(t), action.hex) : r.at;
    const way = ways.find(each => each.hex === hex);
    const loss = action.type === 'retreat' && r.kind !== CAVALRY_RETREATS ? (way?.row.loss ?? 0) : 0;
    return r.units.reduce((sum, unit) => sum + postWorth(scene, unit, hex), 0) - scene.w.lost * loss * r.units.length;
  });
}

/** Forward if the ground is worth it. */
export function advanceAnswers(scene: Scene): readonly Scored[] {
  const { t } = scene;
  const { target, units } = t.attack!;
  const there = units.filter(unit => isOnMap(t, unit));
  const gains = there.map(unit => ({
    unit,
    gain: postWorth(scene, unit, target) - postWorth(scene, unit, t.at[unit]!),
  }));
  const action = (some: readonly number[]): Action => ({ type: 'advance', units: some.map(unit => unitId(t, unit)) });
  const alone = gains.map(({ unit, gain }) => ({ action: action([unit]), worth: gain }));
  const better = gains.filter(({ gain }) => gain > 0);
  const both = better.length > 1 ? [{ action: action(better.map(({ unit }) => unit)), worth: sum(better) }] : [];
  const all = gains.length > 1 ? [{ action: action(there), worth: sum(gains) }] : [];
  return [...both, ...all, ...alone, HOLD].sort(byWorth);
}
const sum = (gains: readonly { readonly gain: number }[]): number => gains.reduce((all, { gain }) => all + gain, 0);

/** Cavalry does not let itself be fixed by foot. */
export function evadeAnswers(scene: Scene, hex: number, from: number): readonly Scored[] {
  const { t, side, w } = scene;
  const horse = unitsIn(t, side, hex).filter(unit => of(t).units.arm[unit] === 1);
  if (horse.length === 0) return [HOLD];
  const r: Retreat = newRetreat(side, horse, CAVALRY_RETREATS, hex, from);
  const ways = waysOn(t, r);
  if (ways.length === 0) return [HOLD, { action: { type: 'evade' }, worth: -5 }];
  const best = Math.max(...ways.map(way => horse.reduce((all, unit) => all + postWorth(scene, unit, way.hex), 0)));
  const stay = horse.reduce((all, unit) => all + postWorth(scene, unit, hex), 0);
  const fear = horse.reduce((all, unit) => all + w.fear * bulk(t, unit) * Math.min(3, odds(scene, unit, hex) - 1), 0);
  const price = horse.reduce((all, unit) => all + w.evades * bulk(t, unit) + tirePrice(scene, unit, 1), 0);
  const slows = w.stops * evasionModifier(t, horse, hex, from);
  return [{ action: { type: 'evade' as const }, worth: best - stay + fear - price + slows }, HOLD].sort(byWorth);
}

// Assaults.

/** The strongest of those chosen. */
export function stormAnswers({ t }: Scene, many: number): readonly Scored[] {
  const ranked = [...t.assault!.chosen].sort((a, b) => combatValue(t, b) - combatValue(t, a));
  return [{ action: { type: 'storm', units: ranked.slice(0, many).map(unit => unitId(t, unit)) }, worth: 0 }];
}

/** What the assault is worth as it stands, with others besides. */
function withOthers(scene: Scene, others: readonly number[]): number {
  const { t, side } = scene;
  const { leader, attackers, target } = t.assault!;
  const from = t.at[t.with[leader]!]!;
  const units = [...attackers, ...others];
  return attackWorth(scene, { ...newAttack(t, side, units, from, target), leader, grand: others.length > 0 ? 1 : 0 });
}
export function grandAnswers(scene: Scene, offered: Choices<Action>, joiners: readonly number[]): readonly Scored[] {
  const { t, side } = scene;
  const plain = withOthers(scene, []);
  const tired = joiners.reduce((all, unit) => all + tirePrice(scene, unit, 1), 0);
  const more = withOthers(scene, joiners) - tired - plain;
  return listed(offered, action => {
    if (action.type !== 'grand') return 0;
    const command = of(t).leaders.command[leaderNamed(t, side, action.leader)]!;
    return (more * Math.min(5, command - 1)) / 6;
  });
}
/** Hex by hex as long as the number allows, whoever helps most. */
export function joinAnswers(scene: Scene, ways: readonly Action[]): readonly Scored[] {
  const { t } = scene;
  return ways
    .map(action => {
      const units = action.type === 'join' ? action.units.map(slug => numbered(t, slug)) : [];
      return {
        action,
        worth: withOthers(scene, units) - units.reduce((all, unit) => all + tirePrice(scene, unit, 1), 0),
      };
    })
    .sort(byWorth);
}
