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
  unitsOf,
  villageOf,
} from '../data/index.ts';
import { at, has, isBesieged, isOnMap, raidsOf, type Table, unitsIn } from '../state.ts';
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
import { type Clause, needs } from './05-clauses.ts';
import { swappable } from './05-events-cards.ts';
import { exposedOf, provincialsIn, restorable, SHIRLEY } from './05-events-units.ts';
import { JOHNSON } from './05-forces.ts';

// When an event may be played. All of it can be read off the table.

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
  const count = new Uint8Array(SPACES);
  for (const unit of unitsOf[enemyOf(side)]!) if (isOnMap(t, unit)) count[at(t, unit)]!++;
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (count[space]! > 4) found.push(space);
  return found;
}
/** §card-38a French Raided markers in a Department. */
export const frenchRaidsIn = (t: Table, department: number): number =>
  raidsOf(t, FRENCH).reduce((sum, count, space) => sum + (inDepartment(space, department) ? count : 0), 0);

const johnsonNear = (t: Table, villages: readonly number[]): boolean =>
  isOnMap(t, JOHNSON) && villages.some(village => distancesFrom(t.at[JOHNSON]!)[village]! <= 2);

// Clauses of several events.
const NO_QUIBERON = needs('noQuiberon', t => t.quiberon === 0); // §card-62b
/** §card-47a, §card-48a The French need the sea and Québec. */
const FRENCH_SEA = [
  needs('noQuiberon', (t, _setup, side) => side === BRITISH || t.quiberon === 0), // §card-62b
  needs('quebec', (t, _setup, side) => side === BRITISH || !controls(t, BRITISH, QUEBEC)),
];
const ONE_REGULARS = needs(
  'oneRegulars',
  (t, setup, side) => !has(setup, 'one-regulars-event') || t.regulars[side] === 0,
);
const ENEMY_CARD = needs('enemyCard', (t, _setup, side) => t.held[enemyOf(side)]! > 0);
const NOT_RELUCTANT = needs('notReluctant', t => t.assemblies > 0);
const NO_UPRISING = needs('noUprising', t => t.uprising === 0);

export const CONDITIONS: Readonly<Partial<Record<CardEvent, readonly Clause[]>>> = {
  bastions_repaired: [needs('ownSiege', (t, _setup, side) => repairable(t, side).length > 0)],
  louisbourg_squadrons: [needs('frenchLouisbourg', t => controls(t, FRENCH, LOUISBOURG))],
  vaudreuil_interferes: [needs('swappable', t => swappable(t).length > 0)],
  northern_indian_alliance: [needs('frenchMontreal', t => controls(t, FRENCH, MONTREAL))],
  western_indian_alliance: [needs('forksFort', t => frenchFortAt(t, OHIO_FORKS))],
  iroquois_alliance: [
    needs('iroquoisPost', (t, _setup, side) => IROQUOIS_POSTS.some(post => hasFortification(t, side, post))),
    needs('noEnemyPost', (t, _setup, side) => !IROQUOIS_POSTS.some(post => hasFortification(t, enemyOf(side), post))),
    needs('johnsonAtIroquois', (t, _setup, side) => side === FRENCH || johnsonNear(t, IROQUOIS_VILLAGES)),
  ],
  mohawks: [
    needs('johnsonFree', t => !isBesieged(t, JOHNSON)),
    needs('johnsonAtCanajoharie', t => johnsonNear(t, [CANAJOHARIE])),
  ],
  cherokees: [NO_UPRISING],
  cherokee_uprising: [needs('cherokees', t => t.cherokees === 1), NO_UPRISING],
  treaty_of_easton: [needs('forksGarrison', holdsForks)],
  small_pox: [needs('fiveTogether', (t, _setup, side) => crowded(t, side).length > 0)],
  courier_intercepted: [ENEMY_CARD],
  francois_bigot: [ENEMY_CARD],
  ministerial_crisis: [ENEMY_CARD],
  frontier_duty: [
    needs('frenchRaids', t => raidedDepartments(t).length > 0),
    needs('raidedProvincials', t => raidedDepartments(t).some(dept => provincialsIn(t, dept).length > 0)),
  ],
  stingy_assembly: [
    needs('notEnthusiastic', t => t.assemblies < 2),
    needs('provincials', t => stingyDepartments(t).length > 0),
  ],
  colonial_politics: [
    needs('notReluctant', (t, _setup, side) => side === BRITISH || t.assemblies > 0),
    needs('notEnthusiastic', (t, _setup, side) => side === FRENCH || t.assemblies < 2),
  ],
  raise_provincials: [NOT_RELUCTANT],
  colonial_recruits: [needs('recruits', (t, setup, side) => restorable(t, setup, side, 'recruits').length > 0)],
  troop_transports: FRENCH_SEA,
  victories_in_germany: [needs('after1755', t => t.year > 1755), ...FRENCH_SEA],
  french_regulars: [NO_QUIBERON, ONE_REGULARS], // §5.522b
  british_regulars: [ONE_REGULARS], // §5.522b
  highlanders: [needs('highlanders', t => t.pitt === 1 || t.year >= 1759)], // §card-60a, §5.522b
  quiberon_bay: [needs('quiberon', t => squadronsGone(t) || controls(t, BRITISH, LOUISBOURG) || t.year >= 1760)],
  diplomatic_revolution: [NO_QUIBERON],
  intrigues_against_shirley: [
    needs('frenchAhead', t => t.vp >= 1),
    needs('shirley', t => isOnMap(t, SHIRLEY)),
    needs('shirleyFree', t => !isBesieged(t, SHIRLEY)),
  ],
};
/** §card-32a */
function holdsForks(t: Table): boolean {
  const hold = (space: number): boolean =>
    isUnbesiegedFortification(t, BRITISH, space) && unitsIn(t, BRITISH, space).some(unit => isDrilled[unit]);
  return [OHIO_FORKS, ...neighbours[OHIO_FORKS]!].some(hold);
}
const raidedDepartments = (t: Table): number[] => [0, 1].filter(dept => frenchRaidsIn(t, dept) > 0);
const squadronsGone = (t: Table): boolean => t.removed.includes(cardsWith('louisbourg_squadrons')[0]!);
export const stingyDepartments = (t: Table): number[] =>
  [0, 1].filter(dept => exposedOf(t, BRITISH, dept === 0 ? 'provincial-0' : 'provincial-1').length > 0);
