import { BRITISH, cardOf, cardsWith, enemyOf, FRENCH, type Side, typeOf } from '../data/index.ts';
import { has, type Table, type U } from '../state.ts';
import { controls, LOUISBOURG, QUEBEC } from './02-map.ts';
import { needs } from './05-clauses.ts';
import type { PhaseEvents } from './05-event-record.ts';
import { bring, ENTRANTS, enter, enterTogether, restoreAll, rolled } from './05-events-effects.ts';
import { coming } from './05-events-entry.ts';
import { joinPool, unusedOf } from './05-events-units.ts';
import { score } from './07-pieces.ts';

// 5.52 Events of Regulars and of the war in Europe.

const NO_QUIBERON = needs('noQuiberon', t => !t.quiberon); // §card-62b
/** §card-47a, §card-48a The French need the sea and Québec. */
const FRENCH_SEA = [
  needs('noQuiberon', (t, _setup, side) => side === BRITISH || !t.quiberon), // §card-62b
  needs('quebec', (t, _setup, side) => side === BRITISH || !controls(t, BRITISH, QUEBEC)),
];
const ONE_REGULARS = needs(
  'oneRegulars',
  (t, setup, side) => !has(setup, 'one-regulars-event') || t.regulars[side] === 0,
);
const squadronsGone = (t: Table): boolean => t.removed.includes(cardsWith('louisbourg_squadrons')[0]!);

/** §18.0c An early Regulars event gives the other side a point. */
function regularsPlayed(u: U, side: Side): void {
  u.table.regulars[side]!++;
  if (has(u.setup, 'early-regulars-cost') && u.table.year <= 1756) score(u, enemyOf(side), 1, 'regulars', '§18.0c');
}

export const regularsEvents = {
  troop_transports: {
    rule: '§card-47a',
    condition: FRENCH_SEA,
    moments: 'phase',
    effect: (_u, side) => [{ do: 'restore', side, kind: 'regulars', left: side === BRITISH ? 6 : 3 }],
  },
  victories_in_germany: {
    rule: '§card-48a',
    condition: [needs('after1755', t => t.year > 1755), ...FRENCH_SEA],
    moments: 'phase',
    effect: (u, side) => [{ do: 'restore', side, kind: 'regulars', left: rolled(u, side, 'victories_in_germany') }],
  },
  light_infantry: {
    rule: '§card-54a',
    condition: [],
    moments: 'phase',
    effect: u => [bring(BRITISH, unusedOf(u.table, BRITISH, 'light-infantry').slice(0, 2), 'fortresses', 1)],
    entry: coming('light-infantry', ['fortresses']),
  },
  french_regulars: {
    rule: '§card-55a',
    condition: [NO_QUIBERON, ONE_REGULARS], // §5.522b
    moments: 'phase',
    effect(u) {
      regularsPlayed(u, FRENCH);
      const arriving = ENTRANTS.french_regulars(u.table);
      u.table.montcalm = false; // §card-55b
      return enterTogether(u, FRENCH, 'french_regulars', arriving);
    },
    pick: { of: 'french_regulars', chosen: (u, _side, what, pieces) => enter(u, pieces, what, '§card-55a') },
    entry: coming('regular', ['canada'], FRENCH),
  },
  british_regulars: {
    rule: '§card-57a',
    condition: [ONE_REGULARS], // §5.522b
    moments: 'phase',
    effect(u) {
      regularsPlayed(u, BRITISH);
      return [bring(BRITISH, unusedOf(u.table, BRITISH, 'regular').slice(0, 3), 'ports', 1)];
    },
    entry: coming('regular', ['ports']),
  },
  highlanders: {
    rule: '§card-60a',
    condition: [needs('highlanders', t => t.pitt || t.year >= 1759)], // §5.522b
    moments: 'phase',
    effect(u, _side, card) {
      const { units = 1, leaders = 1 } = cardOf(card);
      return [bring(BRITISH, unusedOf(u.table, BRITISH, 'highland').slice(0, units), 'ports', leaders)]; // §card-60b
    },
    entry: coming('highland', ['ports']),
  },
  quiberon_bay: {
    rule: '§card-62a',
    condition: [needs('quiberon', t => squadronsGone(t) || controls(t, BRITISH, LOUISBOURG) || t.year >= 1760)],
    moments: 'phase',
    effect(u) {
      u.table.quiberon = true;
      u.table.limit[FRENCH] = 7;
      return [];
    },
  },
  royal_americans: {
    rule: '§card-65a',
    condition: [],
    moments: 'phase',
    effect: u => [bring(BRITISH, unusedOf(u.table, BRITISH, 'royal-american').slice(0, 4), 'colonial', 1)],
    entry: coming('royal-american', ['colonial']),
  },
  acadians_expelled: {
    rule: '§card-66a',
    condition: [],
    moments: 'phase',
    effect(u) {
      restoreAll(u, FRENCH, unit => typeOf(unit) === 'coureurs' || typeOf(unit) === 'militia');
      return [
        bring(BRITISH, unusedOf(u.table, BRITISH, 'regular').slice(0, 2), 'halifax'),
        ...enterTogether(u, FRENCH, 'acadians', ENTRANTS.acadians(u.table)),
      ];
    },
    pick: { of: 'acadians', chosen: (u, _side, what, pieces) => enter(u, pieces, what, '§card-66a') },
    entry: coming('regular', ['halifax']),
  },
  william_pitt: {
    rule: '§card-67a',
    condition: [],
    moments: 'phase',
    effect(u) {
      u.table.pitt = true;
      u.table.limit[BRITISH] = 9;
      joinPool(u);
      const events = ['highlanders', 'british_regulars', 'light_infantry', 'troop_transports'];
      return [{ do: 'takeCard', side: BRITISH, events }]; // §card-67b
    },
  },
  diplomatic_revolution: {
    rule: '§card-69a',
    condition: [NO_QUIBERON],
    moments: 'phase',
    effect(u) {
      u.table.diplomatic = true;
      u.table.limit[FRENCH] = 9;
      return [{ do: 'takeCard', side: FRENCH, events: ['french_regulars', 'troop_transports'] }]; // §card-69b
    },
  },
} satisfies PhaseEvents;
