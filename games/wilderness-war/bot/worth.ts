import type { Setup } from '@bivouac/kernel';
import {
  BRITISH,
  cardOf,
  commandOf,
  FRENCH,
  initiativeOf,
  isCultivated,
  isFortress,
  neighbours,
  originalOwner,
  type Side,
  scenarioOf,
  tacticsOf,
  typeOf,
  UNITS,
  units,
} from '../data/index.ts';
import { KEYS, MONTREAL, QUEBEC } from '../rules/02-map.ts';
import { FORT, FORTRESS, STOCKADE, type Table } from '../state.ts';
import { key, type Scan } from './scan.ts';

// What things are worth, in victory points. Expert's first guesses; the lab may turn them.

export const weights = {
  objective: 0.8, // one of the four places of 1759, on top of its points
  fortIntrinsic: 0.35, // a fort beyond its points: supply, shelter, stop
  stockade: 0.12,
  step: 0.11, // a step of Drilled Troops
  besieging: 0.9, // of what a siege under way promises
  army: 0.32, // of what an army near its goal promises
  winter: 0.11, // a step lost to the winter
  lost: 0.35, // a unit of Drilled Troops beaten where it cannot go back
  exposed: 0.2, // a unit of Drilled Troops in the wild, within reach of a stronger enemy, nowhere to go
  hand: [0, 0.08, 0.15, 0.25], // a card, by its value
  response: 0.12,
  raider: 0.04,
} as const;

const UNIT_WORTH: Readonly<Record<string, readonly [number, number]>> = {
  regular: [0.25, 0.13],
  'royal-american': [0.33, 0.2],
  highland: [0.33, 0.2],
  'light-infantry': [0.25, 0.12],
  provincial: [0.12, 0.06],
  'marine-detachment': [0.12, 0.06],
  ranger: [0.25, 0.14],
  coureurs: [0.22, 0.12],
  indian: [0.15, 0.07],
  militia: [0.06, 0.03],
};
/** By unit: full, then reduced. */
export const unitWorth: readonly (readonly [number, number])[] = units.map((_, unit) => UNIT_WORTH[typeOf(unit)]!);

/** By piece, for leaders. */
export const leaderWorth = (leader: number): number =>
  (initiativeOf(leader) === 1 ? 0.25 : initiativeOf(leader) === 2 ? 0.1 : 0) +
  0.25 * tacticsOf(leader) +
  0.03 * commandOf(leader);
export const pieceWorth = (t: Table, piece: number): number =>
  piece >= UNITS ? leaderWorth(piece) : unitWorth[piece]![t.reduced[piece]!]!;

/** How near the end of 1759 makes the four objectives. */
export function nearness(t: Table, setup: Setup): number {
  const { victory } = scenarioOf(setup.scenario);
  if (victory !== 'end1759') return 0.25;
  return t.year >= 1759 ? 1 : t.year === 1758 ? 0.6 : 0.4;
}

export const isObjective = (space: number): boolean => space === QUEBEC || space === MONTREAL || KEYS.includes(space);

/** What a side gains by taking the fortification of a space, beyond a doubt. */
export function prizeOf(t: Table, setup: Setup, side: Side, space: number): number {
  const kind = t.fort[space]!;
  let prize = kind === FORTRESS ? 3 : kind === FORT ? 2 + weights.fortIntrinsic : kind === STOCKADE ? 1.1 : 0;
  if (KEYS.includes(space) && t.keys[KEYS.indexOf(space)] !== side) prize += 1;
  if (isObjective(space)) prize += weights.objective * (side === BRITISH ? 2 * nearness(t, setup) : 0.5);
  if (isFortress[space] && originalOwner[space] === BRITISH && side === FRENCH) prize += 0.5;
  return prize;
}

/** Safe ground for Drilled Troops that are beaten: §7.92f. */
export const isRefuge = (t: Table, side: Side, space: number): boolean =>
  isCultivated[space]! || (t.fort[space]! > 0 && t.holder[space] === side);

/** How much it costs to be beaten somewhere: less in the fields, most where Drilled Troops have nowhere to go. */
export function wildness(t: Table, s: Scan, side: Side, space: number): number {
  if (isCultivated[space]) return 0.4;
  const enemy = (1 - side) as Side;
  const isOpen = (near: number): boolean =>
    isRefuge(t, side, near) && s.units[key(enemy, near)] === 0 && (t.fort[near] === 0 || t.holder[near] !== enemy);
  return neighbours[space]!.some(isOpen) ? 0.7 : 1.4;
}

/** What a response card is worth in the hand, before its moment. */
export const cardPriceIn = (card: number): number => weights.hand[cardOf(card).activation]! + weights.response;
