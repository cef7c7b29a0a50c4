import type { Sprite } from '@bivouac/desk';
import { ARMS, LEVELS, SIDES, SIZES, WORKS } from '../data/index.ts';
import {
  combatValue,
  forceSlug,
  hexId,
  leaderAt,
  leaderId,
  leaderSide,
  of,
  sideOf,
  type Table,
  unitId,
} from '../state.ts';
import { px } from '../text/picture/keys.ts';
import type { Art, Force, Leader, Unit } from './art.ts';
import { groundSprites } from './ground-sprites.ts';
import type { Known } from './known.ts';

export const spritesOf = (known: Known): readonly Sprite<Art>[] => {
  const { t } = known;
  const { units, leaders } = of(t);
  const standing = (at: number): boolean => at >= 0;
  return [
    ...groundSprites(t),
    ...units.ids.flatMap((_, unit) => (standing(t.at[unit]!) ? [unitSprite(known, unit)] : [])),
    ...t.forces.map(force => forceSprite(known, force)),
    ...leaders.ids.flatMap((_, leader) => (standing(leaderAt(t, leader)) ? [leaderSprite(known, leader)] : [])),
  ];
};

// Units.
const yes = (is: boolean): number => (is ? 1 : 0);

/** What everyone is told of a unit. */
export function unitArgs({ t, hidden }: Known, unit: number) {
  const { units } = of(t);
  return {
    unit: unitId(t, unit),
    arm: ARMS[units.arm[unit]!]!,
    size: SIZES[units.size[unit]!]!,
    command: units.data[unit]!.command,
    manpower: t.manpower[unit]!,
    value: combatValue(t, unit),
    organized: t.organized[unit]!,
    exhausted: t.exhausted[unit]!,
    fatigue: t.fatigue[unit]!,
    demoralized: t.demoralized[unit]!,
    works: t.works[unit] === 0 ? '' : WORKS[t.works[unit]!]!,
    force: hidden.get(unit) ?? 0,
  };
}

/** A force marker that hides everything from whoever looks, or a dummy: a counter like the units. */
const isCounter = ({ t, hidden, inside }: Known, { id, owner }: Table['forces'][number]): boolean =>
  !inside[owner] || ![...hidden].some(([unit, force]) => force === id && sideOf(t, unit) === owner);

/** How many counters lie in a hex, and how many of them below this one: units first, then markers. */
function pileOf(known: Known, hex: number, below: { unit?: number; force?: number }): { row: number; of: number } {
  const { t } = known;
  const units = t.at.flatMap((at, unit) => (at === hex ? [unit] : []));
  const forces = t.forces.filter(each => each.at === hex && isCounter(known, each));
  const row =
    below.unit === undefined
      ? units.length + forces.filter(({ id }) => id < below.force!).length
      : units.filter(unit => unit < below.unit!).length;
  return { row, of: units.length + forces.length };
}

/** It acts now, or is still to act in an activation or assault. */
const isActive = ({ march, activation, assault }: Table, unit: number): boolean =>
  march?.unit === unit || activation?.units.includes(unit) === true || assault?.chosen.includes(unit) === true;

export function unitArt(known: Known, unit: number): Unit {
  const { t } = known;
  const { units } = of(t);
  const { arm, size, command, manpower, value, fatigue, demoralized, works, force } = unitArgs(known, unit);
  return {
    ...{ kind: 'unit', side: SIDES[sideOf(t, unit)]!, name: units.data[unit]!.name, arm, size, command },
    ...{ manpower, value, fatigue, demoralized, works },
    ...{ tactical: units.tactical[unit]!, artillery: units.artillery[unit]! },
    organized: t.organized[unit] === 1,
    exhausted: t.exhausted[unit] === 1,
    hidden: force > 0,
    active: isActive(t, unit),
    ...(t.at[unit]! >= 0 ? pileOf(known, t.at[unit]!, { unit }) : { row: 0, of: 1 }),
  };
}

function unitSprite(known: Known, unit: number): Sprite<Unit> {
  const { t } = known;
  const hex = hexId(t, t.at[unit]!);
  const args = unitArgs(known, unit);
  return {
    ...{ id: args.unit, at: hex, side: SIDES[sideOf(t, unit)]!, art: unitArt(known, unit), rank: unit },
    label: px('picture.unit', { ...args, hex }, '§2.2-unit-values'),
    brief: px('picture.unitBrief', args),
    group: px('picture.kind', { kind: args.arm }),
  };
}
/** A unit beside the map. */
export function unitAway(known: Known, unit: number, at: string): Sprite<Unit> {
  const { t } = known;
  const args = unitArgs(known, unit);
  return {
    ...{ id: args.unit, at, side: SIDES[sideOf(t, unit)]!, art: unitArt(known, unit), rank: unit },
    label: px('picture.unitAway', args),
    brief: px('picture.unitBrief', args),
    group: px('picture.kind', { kind: args.arm }),
  };
}

// Leaders lie on the counters of their hex, the most senior on top.
const OVER_UNITS = 1000;

function leaderArgs(t: Table, leader: number) {
  const { leaders } = of(t);
  const { tacticalAttack, tacticalDefense, command } = leaders.data[leader]!;
  return {
    leader: leaderId(t, leader),
    level: LEVELS[leaders.level[leader]!]!,
    ...{ command, attack: tacticalAttack ?? -1, defense: tacticalDefense ?? -1 },
    silent: yes(t.silent.includes(leader)),
  };
}

const seniority = (t: Table, leader: number): number => of(t).leaders.level[leader]! * OVER_UNITS + leader;
function leaderArt(known: Known, leader: number): Leader {
  const { t } = known;
  const { level, command, attack, defense, silent } = leaderArgs(t, leader);
  const hex = leaderAt(t, leader);
  const beside = of(t).leaders.ids.flatMap((_, each) => (leaderAt(t, each) === hex ? [each] : []));
  return {
    ...{ kind: 'leader', side: SIDES[leaderSide(t, leader)]!, name: of(t).leaders.data[leader]!.name },
    ...{ level, command, attack, defense, silent: silent === 1 },
    over: pileOf(known, hex, { unit: 0 }).of,
    row: beside.filter(each => seniority(t, each) < seniority(t, leader)).length,
    active: t.activation?.leader === leader || t.assault?.leader === leader,
  };
}

function leaderSprite(known: Known, leader: number): Sprite<Leader> {
  const { t } = known;
  const args = leaderArgs(t, leader);
  const hex = hexId(t, leaderAt(t, leader));
  return {
    ...{ id: args.leader, at: hex, side: SIDES[leaderSide(t, leader)]!, art: leaderArt(known, leader) },
    label: px('picture.leader', { ...args, unit: unitId(t, t.with[leader]!), hex }, '§2.2-leader-corps-div-id'),
    brief: px('picture.leaderBrief', args),
    group: px('picture.kind', { kind: 'leader' }),
    rank: OVER_UNITS + seniority(t, leader),
  };
}
export function leaderAway(known: Known, leader: number, at: string): Sprite<Leader> {
  const { t } = known;
  const args = leaderArgs(t, leader);
  return {
    ...{
      id: args.leader,
      at,
      side: SIDES[leaderSide(t, leader)]!,
      art: { ...leaderArt(known, leader), over: 0, row: 0 },
    },
    label: px('picture.leaderBrief', args),
    rank: OVER_UNITS + seniority(t, leader),
  };
}

// Force markers: to their owner a tag on what they hold, to the enemy a counter face down.
function forceSprite(known: Known, force: Table['forces'][number]): Sprite<Force> {
  const { t, hidden, inside } = known;
  const { id, owner, at } = force;
  const tags = t.forces.filter(each => each.at === at && each.owner === owner && !isCounter(known, each));
  const lies = isCounter(known, force)
    ? pileOf(known, at, { force: id })
    : { row: tags.indexOf(force), of: tags.length };
  const side = SIDES[owner]!;
  const held = [...hidden].filter(([unit, marker]) => marker === id && sideOf(t, unit) === owner).length;
  const args = { side, force: id, units: inside[owner] ? held : -1 };
  return {
    ...{ id: forceSlug(owner, id), at: hexId(t, at), side, rank: OVER_UNITS - 1 },
    art: { kind: 'force', side, number: id, units: args.units, ...lies },
    label: px('picture.force', { ...args, hex: hexId(t, at) }, '§LI-hidden'),
    brief: px('picture.forceBrief', args),
    group: px('picture.kind', { kind: 'force' }),
  };
}
