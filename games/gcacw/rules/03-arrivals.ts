import type { Text } from '@bivouac/kernel';
import type { Enter } from '../actions.ts';
import { enemyOf, hexNamed, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  hexId,
  leaderSide,
  NOT_YET,
  of,
  place,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitRange,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isHeld } from './02-zones.ts';
import { isUnder, mayAttach } from './06-leaders.ts';
import { forcesIn, show } from './li-forces.ts';
import { by, piecesOf } from './told.ts';

// REINFORCEMENTS come at the start of the leader transfer phase, as the scenario says (1.0-replace).

const reinforcementOf = (t: Table, unit: number) =>
  of(t).scenario.reinforcements.find(each => each.units.includes(unitId(t, unit)));

/** Units that are due, in the order of the scenario. */
export function dueUnits(t: Table, side: Side): number[] {
  const [from, to] = unitRange(t, side);
  const found: number[] = [];
  for (let unit = from; unit < to; unit++)
    if (t.at[unit] === NOT_YET && (reinforcementOf(t, unit)?.turn ?? Number.MAX_SAFE_INTEGER) <= t.turn)
      found.push(unit);
  return found;
}

/** Where a unit may come in: entry hexes no enemy stands in. */
export const entriesOf = (t: Table, unit: number, side: Side): number[] =>
  (reinforcementOf(t, unit)?.entryHexes ?? [])
    .map(slug => hexNamed(of(t), slug))
    .filter(hex => hex >= 0 && !isHeld(t, enemyOf(side), hex));

/** Those that have a way in now; others wait for the next turn. */
export const arriving = (t: Table, side: Side): number[] =>
  dueUnits(t, side).filter(unit => entriesOf(t, unit, side).length > 0);

/** The first unit with a choice of entry hexes, or -1. */
export const undecided = (t: Table, side: Side): number =>
  arriving(t, side).find(unit => entriesOf(t, unit, side).length > 1) ?? -1;

export function whyNotEnter(t: Table, side: Side, action: Enter): Text | null {
  const unit = unitNamed(t, side, action.unit);
  if (unit < 0 || !dueUnits(t, side).includes(unit))
    return tx('no.due', { unit: action.unit, side: SIDES[side]! }, '§1.0-replace');
  const hex = hexNamed(of(t), action.hex);
  return entriesOf(t, unit, side).includes(hex)
    ? null
    : tx('no.entry', { unit: action.unit, hex: action.hex }, '§1.0-replace');
}
export const entries = (t: Table, side: Side): Action[] => {
  const unit = undecided(t, side);
  return unit < 0
    ? []
    : entriesOf(t, unit, side).map((hex): Enter => ({ type: 'enter', unit: unitId(t, unit), hex: hexId(t, hex) }));
};

/** A unit comes in with the values of its reinforcement, and the leaders who come with it. */
export function enter(u: U, side: Side, unit: number, hex: number): void {
  const { table: t } = u;
  const { leaders } = of(t);
  const { fatigue, exhausted } = reinforcementOf(t, unit)!;
  place(t, unit, hex);
  if (fatigue !== undefined) t.fatigue[unit] = fatigue;
  if (exhausted !== undefined) t.exhausted[unit] = exhausted ? 1 : 0;
  leaders.data.forEach((each, leader) => {
    if (
      t.with[leader] === NOT_YET &&
      !each.successor &&
      each.attachedTo === unitId(t, unit) &&
      (each.entersTurn ?? 0) <= t.turn
    )
      t.with[leader] = unit;
  });
  u.say(tx('unit.enters', { unit: unitId(t, unit), hex: hexId(t, hex) }, '§1.0-replace'), () => ({
    ...by(side),
    trails: [{ pieces: piecesOf(t, unit), spots: [hexId(t, hex)], kind: 'arrive' }],
  }));
}

/** Enemy markers where somebody is due are shown (ruling GCACW li-entry): dummies keep nobody out (§LI-dummy-limits). */
function clearEntries(u: U, side: Side): void {
  const { table: t } = u;
  if (t.forces.length === 0) return;
  const hexes = dueUnits(t, side).flatMap(unit => reinforcementOf(t, unit)!.entryHexes ?? []);
  for (const slug of new Set(hexes))
    for (const force of forcesIn(t, enemyOf(side), hexNamed(of(t), slug))) show(u, force);
}

/** Whoever has one way in takes it. */
export function enterAll(u: U, side: Side): void {
  clearEntries(u, side);
  for (const unit of arriving(u.table, side)) {
    const hexes = entriesOf(u.table, unit, side);
    if (hexes.length === 1) enter(u, side, unit, hexes[0]!);
  }
  joinLeaders(u, side);
}

/** Leaders who come by themselves join the unit the scenario names, or another of theirs. */
function joinLeaders(u: U, side: Side): void {
  const { table: t } = u;
  const { leaders, units, scenario } = of(t);
  for (const { turn, leaders: who, units: with_, attachTo } of scenario.reinforcements) {
    if (turn > t.turn || with_.length > 0) continue;
    for (const slug of who) {
      const leader = leaders.ids.indexOf(slug);
      if (t.with[leader] !== NOT_YET || leaderSide(t, leader) !== side) continue;
      const named = units.ids.indexOf(attachTo ?? leaders.data[leader]!.attachedTo);
      const others = units.ids.map((_, unit) => unit).filter(unit => t.at[unit]! >= 0 && isUnder(t, leader, unit));
      const unit = [named, ...others].find(each => t.at[each]! >= 0 && mayAttach(t, leader, each));
      if (unit === undefined) continue;
      t.with[leader] = unit;
      u.say(tx('leader.joins', { leader: slug, unit: unitId(t, unit) }, '§1.0-replace'), () => ({
        ...by(side),
        placed: { pieces: [slug], at: hexId(t, t.at[unit]!) },
      }));
    }
  }
}
