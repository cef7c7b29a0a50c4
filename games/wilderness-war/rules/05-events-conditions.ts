import type { Setup } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  cardsWith,
  enemyOf,
  FRENCH,
  groupOf,
  isDrilled,
  neighbours,
  type Side,
  SPACES,
  theSpace,
  units,
  villageOf,
} from '../data/index.ts';
import { has, isBesieged, isOnMap, raidsOf, type Table, unitsIn } from '../state.ts';
import {
  controls,
  distancesFrom,
  frenchFortAt,
  hasFortification,
  inDepartment,
  isUnbesiegedFortification,
  LOUISBOURG,
  MONTREAL,
  OHIO_FORKS,
  QUEBEC,
} from './02-map.ts';
import { swappable } from './05-events-cards.ts';
import { exposedOf, provincialsIn, restorable, SHIRLEY } from './05-events-units.ts';
import { JOHNSON } from './05-forces.ts';

// When an event may be played. All of it can be read off the table.

export type Condition = (t: Table, setup: Setup, side: Side) => boolean;

const CANAJOHARIE = theSpace('canajoharie');
const IROQUOIS_VILLAGES = [
  ...new Set(units.flatMap((_, unit) => (groupOf(unit) === 'iroquois' ? [villageOf[unit]!] : []))),
];
const IROQUOIS_POSTS = ['oswego', 'oneida-carry-west', 'oneida-carry-east'].map(theSpace);

/** Sieges of level 1 or 2 against a side's own places: §card-05a. */
export function repairable(t: Table, side: Side): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (t.holder[space] === side && t.siege[space]! > 0) found.push(space);
  return found;
}
/** §card-34a Spaces with more than four enemy units. */
export function crowded(t: Table, side: Side): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (unitsIn(t, enemyOf(side), space).length > 4) found.push(space);
  return found;
}
/** §card-38a French Raided markers in a Department. */
export const frenchRaidsIn = (t: Table, department: number): number =>
  raidsOf(t, FRENCH).reduce((sum, count, space) => sum + (inDepartment(space, department) ? count : 0), 0);

const johnsonNear = (t: Table, villages: readonly number[]): boolean =>
  isOnMap(t, JOHNSON) && villages.some(village => distancesFrom(t.at[JOHNSON]!)[village]! <= 2);

/** §card-47a, §card-48a The French need the sea and Québec. */
const seaIsOpen = (t: Table, side: Side): boolean => side === BRITISH || (!t.quiberon && !controls(t, BRITISH, QUEBEC)); // §card-62b

const mayHaveRegulars = (t: Table, setup: Setup, side: Side): boolean =>
  !has(setup, 'one-regulars-event') || t.regulars[side] === 0;

export const CONDITIONS: Readonly<Partial<Record<CardEvent, Condition>>> = {
  bastions_repaired: (t, _setup, side) => repairable(t, side).length > 0,
  louisbourg_squadrons: t => controls(t, FRENCH, LOUISBOURG),
  vaudreuil_interferes: t => swappable(t).length > 0,
  northern_indian_alliance: t => controls(t, FRENCH, MONTREAL),
  western_indian_alliance: t => frenchFortAt(t, OHIO_FORKS),
  iroquois_alliance(t, _setup, side) {
    const own = IROQUOIS_POSTS.some(post => hasFortification(t, side, post));
    const other = IROQUOIS_POSTS.some(post => hasFortification(t, enemyOf(side), post));
    return own && !other && (side === FRENCH || johnsonNear(t, IROQUOIS_VILLAGES));
  },
  mohawks: t => !isBesieged(t, JOHNSON) && johnsonNear(t, [CANAJOHARIE]),
  cherokees: t => t.uprising === 0,
  cherokee_uprising: t => t.cherokees === 1 && t.uprising === 0,
  treaty_of_easton: t =>
    [OHIO_FORKS, ...neighbours[OHIO_FORKS]!].some(
      space => isUnbesiegedFortification(t, BRITISH, space) && unitsIn(t, BRITISH, space).some(unit => isDrilled[unit]),
    ),
  small_pox: (t, _setup, side) => crowded(t, side).length > 0,
  courier_intercepted: (t, _setup, side) => t.held[enemyOf(side)]! > 0,
  francois_bigot: t => t.held[FRENCH]! > 0,
  ministerial_crisis: t => t.held[BRITISH]! > 0,
  frontier_duty: t => [0, 1].some(dept => frenchRaidsIn(t, dept) > 0 && provincialsIn(t, dept).length > 0),
  stingy_assembly: t => t.assemblies < 2 && stingyDepartments(t).length > 0,
  colonial_politics: (t, _setup, side) => (side === FRENCH ? t.assemblies > 0 : t.assemblies < 2),
  raise_provincials: t => t.assemblies > 0,
  colonial_recruits: (t, setup, side) => restorable(t, setup, side, 'recruits').length > 0,
  troop_transports: (t, _setup, side) => seaIsOpen(t, side),
  victories_in_germany: (t, _setup, side) => t.year > 1755 && seaIsOpen(t, side),
  french_regulars: (t, setup, side) => !t.quiberon && mayHaveRegulars(t, setup, side), // §card-62b, §5.522b
  british_regulars: (t, setup, side) => mayHaveRegulars(t, setup, side), // §5.522b
  highlanders: t => t.pitt === 1 || t.year >= 1759, // §card-60a, §5.522b
  quiberon_bay: t => squadronsGone(t) || controls(t, BRITISH, LOUISBOURG) || t.year >= 1760,
  diplomatic_revolution: t => t.quiberon === 0, // §card-62b
  intrigues_against_shirley: t => t.vp >= 1 && isOnMap(t, SHIRLEY) && !isBesieged(t, SHIRLEY),
};
const squadronsGone = (t: Table): boolean => t.removed.includes(cardsWith('louisbourg_squadrons')[0]!);
export const stingyDepartments = (t: Table): number[] =>
  [0, 1].filter(dept => exposedOf(t, BRITISH, dept === 0 ? 'provincial-0' : 'provincial-1').length > 0);
