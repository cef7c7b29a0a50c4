import { type Board, compileBoard, hexNumber } from './board.ts';
import {
  ARMS,
  type Fetched,
  LEVELS,
  type LeaderData,
  type MapFile,
  type Scenario,
  SIZES,
  type Tables,
  type Title,
  type UnitData,
} from './edition.ts';

/*
 * What a scenario is played with, made once when it is fetched: its title's parameters, its board, and columns of its
 * forces. Units and leaders are numbered, the Union's first.
 */

export const [UNION, CONFEDERATE] = [0, 1] as const;
export type Side = 0 | 1;
export const [INFANTRY, CAVALRY, ARTILLERY] = [0, 1, 2] as const;
export const [DIVISION_LEADER, CORPS_LEADER, DISTRICT_LEADER, ARMY_LEADER] = [0, 1, 2, 3] as const;

export interface Units {
  readonly ids: readonly string[];
  readonly count: number;
  readonly union: number; // how many of them
  readonly data: readonly UnitData[];
  readonly arm: Uint8Array;
  readonly size: Uint8Array;
  readonly tactical: Uint8Array;
  readonly artillery: Uint8Array;
  readonly outside: Uint8Array; // 1: a Union unit that is not of the Army of the Potomac
}
export interface Leaders {
  readonly ids: readonly string[];
  readonly count: number;
  readonly union: number;
  readonly data: readonly LeaderData[];
  readonly level: Uint8Array;
  readonly cavalry: Uint8Array; // 1: a cavalry leader
  readonly attack: Uint8Array; // tactical values
  readonly defense: Uint8Array;
  readonly command: Uint8Array; // command value
  readonly obeys: Uint8Array; // leader * units + unit: 1 if the unit is subordinate to him
}
export interface Campaign {
  readonly id: string;
  readonly title: Title;
  readonly scenario: Scenario;
  readonly map: MapFile; // as printed: names of places
  readonly year: 1862 | 1863 | 1864;
  readonly board: Board;
  readonly units: Units;
  readonly leaders: Leaders;
}

const both = <T>({ union, confederate }: Readonly<Record<'union' | 'confederate', readonly T[]>>): readonly T[] => [
  ...union,
  ...confederate,
];

export function compileCampaign({ scenario, map }: Fetched, tables: Tables, title: Title): Campaign {
  const { setup, id, year } = scenario;
  const units = unitColumns(setup);
  const leaders = leaderColumns(setup, units, title);
  return { id, title, scenario, map, year, board: compileBoard(map, scenario.bounds, tables), units, leaders };
}

function unitColumns({ union, confederate }: Scenario['setup']): Units {
  const data = both({ union: union.units, confederate: confederate.units });
  return {
    data,
    ids: data.map(each => each.id),
    count: data.length,
    union: union.units.length,
    arm: Uint8Array.from(data, each => ARMS.indexOf(each.type)), // §2.2-unit-arms
    size: Uint8Array.from(data, each => SIZES.indexOf(each.size)),
    tactical: Uint8Array.from(data, each => each.tactical), // §2.2-unit-values
    artillery: Uint8Array.from(data, each => each.artillery),
    outside: Uint8Array.from(data, each => (each.armyOfPotomac === false ? 1 : 0)), // §5.1-ext-aop-id
  };
}

function leaderColumns({ union, confederate }: Scenario['setup'], units: Units, title: Title): Leaders {
  const data = both({ union: union.leaders, confederate: confederate.leaders });
  const obeys = new Uint8Array(data.length * units.count);
  data.forEach((leader, i) => {
    const [from, to] = i < union.leaders.length ? [0, units.union] : [units.union, units.count];
    for (let unit = from; unit < to; unit++)
      obeys[i * units.count + unit] = isSubordinate(leader, units.data[unit]!, title) ? 1 : 0;
  });
  return {
    ...{ data, obeys, ids: data.map(each => each.id), count: data.length, union: union.leaders.length },
    level: Uint8Array.from(data, each => LEVELS.indexOf(each.level)), // §2.2-leader-corps-div-id §2.2-leader-district-id
    cavalry: Uint8Array.from(data, each => (each.arm === 'cav' ? 1 : 0)), // §5.2-3-arm
    attack: Uint8Array.from(data, each => each.tacticalAttack ?? 0), // §2.2-leader-army-value
    defense: Uint8Array.from(data, each => each.tacticalDefense ?? 0),
    command: Uint8Array.from(data, each => each.command),
  };
}

/** §2.2-unit-command The bar of a unit names whom it obeys; an army leader is over every infantry unit. */
function isSubordinate(leader: LeaderData, unit: UnitData, title: Title): boolean {
  if (leader.level === 'army') return unit.type === 'inf'; // §6.3-no-command
  const apart = title.special.find(each => each.id === `notUnder${leader.name}`); // §5.2-2b-rtg §5.2-2b-rtg-sub
  if (apart?.units?.includes(unit.name)) return false;
  return leader.commands.includes(unit.command); // §2.2-leader-both-levels §2.2-unit-subdivision
}

export const sideOfUnit = ({ units }: Campaign, unit: number): Side => (unit < units.union ? UNION : CONFEDERATE);
export const sideOfLeader = ({ leaders }: Campaign, leader: number): Side =>
  leader < leaders.union ? UNION : CONFEDERATE;
export const isSubordinateTo = ({ leaders, units }: Campaign, leader: number, unit: number): boolean =>
  leaders.obeys[leader * units.count + unit] === 1;
export const hexNamed = ({ board }: Campaign, slug: string): number => hexNumber(board, slug);
