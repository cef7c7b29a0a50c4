import { BRITISH, enemyOf, FRENCH, groupOf, neighbours, theSpace, units, villageOf } from '../data/index.ts';
import { hasDrilledIn, isBesieged, isOnMap, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  controls,
  distancesFrom,
  frenchFortAt,
  hasFortification,
  isUnbesiegedFortification,
  MONTREAL,
  OHIO_FORKS,
} from './02-map.ts';
import { needs } from './05-clauses.ts';
import type { PhaseEvent, PhaseEvents } from './05-event-record.ts';
import { ENTRANTS, eliminateAll, enter, enterTogether, restoreAll } from './05-events-effects.ts';
import { allies } from './05-events-entry.ts';
import { mayArrive, spacesFor, unused } from './05-events-units.ts';
import { JOHNSON } from './05-forces.ts';
import { arrive } from './07-pieces.ts';

// 5.53 Events of Indians: alliances, the Mohawks, the Cherokees.

const CANAJOHARIE = theSpace('canajoharie');
const IROQUOIS_VILLAGES = [
  ...new Set(units.flatMap((_, unit) => (groupOf(unit) === 'iroquois' ? [villageOf[unit]!] : []))),
];
const IROQUOIS_POSTS = ['oswego', 'oneida-carry-west', 'oneida-carry-east'].map(theSpace);

const johnsonNear = (t: Table, villages: readonly number[]): boolean =>
  isOnMap(t, JOHNSON) && villages.some(village => distancesFrom(t.at[JOHNSON]!)[village]! <= 2);
const mohawks = (t: Table): number[] => unused(t, BRITISH, unit => groupOf(unit) === 'mohawk');
/** §card-32a */
function holdsForks(t: Table): boolean {
  const hold = (space: number): boolean =>
    isUnbesiegedFortification(t, BRITISH, space) && hasDrilledIn(t, BRITISH, space);
  return [OHIO_FORKS, ...neighbours[OHIO_FORKS]!].some(hold);
}

/** §card-23a Points by the die: half, rounded up, unless the French are well ahead. */
function alliancePoints(u: U, halved: boolean): number {
  const die = u.roll(6, tx('roll.alliance', {}, '§card-23a'));
  return halved ? Math.ceil(die / 2) : die;
}
const frenchAlliance =
  (group: string): PhaseEvent['effect'] =>
  u => [{ do: 'alliance', side: FRENCH, halves: alliancePoints(u, u.table.vp < 5) * 2, groups: [group] }];
const NO_UPRISING = needs('noUprising', t => !t.uprising);

export const indianEvents = {
  northern_indian_alliance: {
    rule: '§card-23a',
    condition: [needs('frenchMontreal', t => controls(t, FRENCH, MONTREAL))],
    moments: 'phase',
    effect: frenchAlliance('northern'),
    entry: allies('northern'),
  },
  western_indian_alliance: {
    rule: '§card-26a',
    condition: [needs('forksFort', t => frenchFortAt(t, OHIO_FORKS))],
    moments: 'phase',
    effect: frenchAlliance('western'),
    entry: allies('western'),
  },
  iroquois_alliance: {
    rule: '§card-28a',
    condition: [
      needs('iroquoisPost', (t, _setup, side) => IROQUOIS_POSTS.some(post => hasFortification(t, side, post))),
      needs('noEnemyPost', (t, _setup, side) => !IROQUOIS_POSTS.some(post => hasFortification(t, enemyOf(side), post))),
      needs('johnsonAtIroquois', (t, _setup, side) => side === FRENCH || johnsonNear(t, IROQUOIS_VILLAGES)),
    ],
    moments: 'phase',
    effect: (u, side) => [
      { do: 'alliance', side, halves: alliancePoints(u, false) * 2, groups: ['iroquois'] }, // §card-28b
    ],
    entry: allies('iroquois'),
  },
  mohawks: {
    rule: '§card-29a',
    condition: [
      needs('johnsonFree', t => !isBesieged(t, JOHNSON)),
      needs('johnsonAtCanajoharie', t => johnsonNear(t, [CANAJOHARIE])),
    ],
    moments: 'phase',
    effect(u) {
      const where = u.table.at[JOHNSON]!;
      const coming = mohawks(u.table);
      if (mayArrive(u.table, BRITISH, where)) for (const unit of coming) arrive(u, unit, where, '§card-29a');
      restoreAll(u, BRITISH, unit => groupOf(unit) === 'mohawk');
      return [];
    },
    entry: {
      waits: t => mohawks(t).length > 0,
      opens: t => mayArrive(t, BRITISH, t.at[JOHNSON]!),
      unnamed: true,
    },
  },
  cherokees: {
    rule: '§card-30a',
    condition: [NO_UPRISING],
    moments: 'phase',
    effect(u) {
      u.table.cherokees = true;
      restoreAll(u, BRITISH, unit => groupOf(unit) === 'cherokee');
      return enterTogether(u, BRITISH, 'cherokees', ENTRANTS.cherokees(u.table));
    },
    pick: { of: 'cherokees', chosen: (u, _side, what, pieces) => enter(u, pieces, what, '§card-30a') },
    entry: {
      waits: t => ENTRANTS.cherokees(t).length > 0,
      opens: t => spacesFor(t, BRITISH, 'southern').length > 0,
    },
  },
  cherokee_uprising: {
    rule: '§card-31a',
    condition: [needs('cherokees', t => t.cherokees), NO_UPRISING],
    moments: 'phase',
    effect(u) {
      u.table.uprising = true;
      eliminateAll(u, BRITISH, unit => groupOf(unit) === 'cherokee');
      return [
        { do: 'cull', chooser: BRITISH, kind: 'regular', left: 2 },
        { do: 'cull', chooser: BRITISH, kind: 'provincial-1', left: 1 },
      ];
    },
  },
  treaty_of_easton: {
    rule: '§card-32a',
    condition: [needs('forksGarrison', holdsForks)],
    moments: 'phase',
    effect(u) {
      eliminateAll(u, FRENCH, unit => groupOf(unit) === 'western');
      return [];
    },
  },
  indians_desert: {
    rule: '§card-33a',
    condition: [],
    moments: 'phase',
    effect: (_u, side) => [{ do: 'desert', side, left: 2, space: -1 }],
  },
} satisfies PhaseEvents;
