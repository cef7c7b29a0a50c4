import type { Text } from '@bivouac/kernel';
import { SIDES, type Side, sideBetween } from '../data/index.ts';
import {
  type Action,
  type Assault,
  hexId,
  isDemoralized,
  leaderAt,
  leaderSide,
  MOST_FATIGUE,
  of,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { radiusFrom } from './02-command.ts';
import { isCavalryLeader, isSenior, leadersOf } from './06-leaders.ts';
import { whyNotOver } from './07-targets.ts';
import { whyNotActivated, whyNotAssault } from './special.ts';
import { by } from './told.ts';

// 7.1 GRAND ASSAULTS: an army or district leader brings in units of other hexes.

/** §7.1-grand-leader, §7.1-grand-no-cav Who may lead one. */
export function grandLeaders(t: Table, { leader }: Assault): number[] {
  if (isCavalryLeader(t, leader)) return [];
  const side = leaderSide(t, leader);
  const near = radiusFrom(t, side, leaderAt(t, leader));
  return leadersOf(t, side).filter(each => isSenior(t, each) && near.includes(leaderAt(t, each)));
}

/** §7.1-grand-hex, §7.1-grand-any-command Units around the target that may join. */
export function joiners(t: Table, { leader, target, chosen }: Assault): number[] {
  const { board } = of(t);
  const side = leaderSide(t, leader);
  const found: number[] = [];
  for (let edge = target * 6; edge < target * 6 + 6; edge++) {
    const hex = board.neighbours[edge]!;
    if (hex < 0 || whyNotOver(t, side, sideBetween(board, hex, target))) continue; // §7.1-grand-unit-restrict
    found.push(...unitsIn(t, side, hex).filter(unit => !chosen.includes(unit) && isAble(t, unit))); // §7.1-grand-unit-new
  }
  return found;
}
const isAble = (t: Table, unit: number): boolean =>
  t.fatigue[unit]! < MOST_FATIGUE && // §7.1-grand-unit-fatigue
  !isDemoralized(t, unit) && // §7.1-grand-demoralized §11.0-1-grand
  !whyNotAssault(t, unit) &&
  !whyNotActivated(t, unit);

/** Why this unit does not join: the first condition it fails. */
function whyNotJoiner(t: Table, side: Side, { target, chosen }: Assault, slug: string): Text {
  const unit = unitNamed(t, side, slug);
  if (unit < 0) return tx('no.unit', { unit: slug, side: SIDES[side]! }, '§7.1-grand-units');
  if (chosen.includes(unit)) return tx('no.joinsChosen', { unit: slug }, '§7.1-grand-unit-new');
  const edge = t.at[unit]! < 0 ? -1 : sideBetween(of(t).board, t.at[unit]!, target);
  if (edge < 0) return tx('no.joinsFar', { unit: slug, hex: hexId(t, target) }, '§7.1-grand-hex');
  const fatigue = t.fatigue[unit]!;
  if (fatigue >= MOST_FATIGUE) return tx('no.joinsTired', { unit: slug, fatigue }, '§7.1-grand-unit-fatigue');
  if (isDemoralized(t, unit)) return tx('no.joinsDemoralized', { unit: slug }, '§7.1-grand-demoralized');
  return whyNotOver(t, side, edge) ?? whyNotAssault(t, unit) ?? whyNotActivated(t, unit)!;
}

export const mayBeGrand = (t: Table, assault: Assault): boolean =>
  grandLeaders(t, assault).length > 0 && joiners(t, assault).length > 0;

const hexesOf = (t: Table, units: readonly number[]): number[] => [...new Set(units.map(unit => t.at[unit]!))];

/** §7.1-grand-hexes, §7.1-grand-units */
export function whyNotJoin(t: Table, side: Side, assault: Assault, slugs: readonly string[]): Text | null {
  const able = joiners(t, assault);
  const units = slugs.map(slug => unitNamed(t, side, slug));
  const stray = slugs.find((_, i) => !able.includes(units[i]!));
  if (stray !== undefined) return whyNotJoiner(t, side, assault, stray);
  if (new Set(units).size < units.length) return tx('no.unitsNamed', {}, '§7.1-grand-units');
  const hexes = hexesOf(t, units).length;
  return hexes >= 1 && hexes <= assault.number // §7.1-ex-walker
    ? null
    : tx('no.joinHexes', { number: assault.number }, '§7.1-grand-hexes'); // §7.1-grand-no-cancel
}
/** Some of the ways to join: each unit alone, each hex with all of its units, as many hexes as allowed. */
export function joinings(t: Table, assault: Assault): Action[] {
  const able = joiners(t, assault);
  const hexes = hexesOf(t, able);
  const groups = [
    ...able.map(unit => [unit]),
    ...hexes.map(hex => able.filter(unit => t.at[unit] === hex)),
    able.filter(unit => hexes.slice(0, assault.number).includes(t.at[unit]!)),
  ];
  return groups.map((units): Action => ({ type: 'join', units: units.map(unit => unitId(t, unit)) }));
}

export function join(u: U, side: Side, assault: Assault, slugs: readonly string[]): void {
  const { table: t } = u;
  assault.joined = slugs.map(slug => unitNamed(t, side, slug));
  for (const unit of assault.joined) {
    tire(t, unit, 1); // §7.1-grand-fatigue
    t.activated[unit]!++;
  }
  u.say(tx('grand.joins', { units: slugs }, '§7.1-grand-units'), by(side));
}
