import type { Rule } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  cardOf,
  DEPARTMENTS,
  enemyOf,
  FRENCH,
  groupOf,
  pieceIds,
  provincialDepartment,
  provincialLimits,
  SIDES,
  type Side,
  spaceIds,
  spaceNumber,
  typeOf,
  unitsOf,
} from '../data/index.ts';
import { boxOf, GONE, has, isBesieged, OFF, type Table, type U, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { remove } from './05-cards.ts';
import { bigot, intercept } from './05-events-cards.ts';
import { crowded, frenchRaidsIn, repairable, stingyDepartments } from './05-events-conditions.ts';
import type { Task } from './05-events-tasks.ts';
import {
  joinPool,
  type Kind,
  MONTCALMS,
  mayArrive,
  mayRestore,
  type Places,
  provincialsIn,
  restorable,
  SHIRLEY,
  spacesFor,
  unused,
  unusedOf,
} from './05-events-units.ts';
import { JOHNSON } from './05-forces.ts';
import { arrive, eliminate, restore, score, settle } from './07-pieces.ts';

// 5.5 What each event does: at once, or as tasks for the players.

type Effect = (u: U, side: Side, card: number) => Task[];

const PROVINCIALS: readonly Kind[] = ['provincial-0', 'provincial-1'];

/** Places pieces one by one; leaders are drawn first. */
const bring = (side: Side, pieces: number[], places: Places, leaders = 0, upTo = 0): Task => ({
  do: 'reinforce',
  side,
  leaders,
  pieces,
  places,
  upTo,
  chief: -1,
});
const ask = (side: Side, of: string, options: string[], pieces: number[] = []): Task => ({
  do: 'pick',
  side,
  of,
  options,
  pieces,
});
const askSpace = (side: Side, of: string, spaces: readonly number[], pieces: number[] = []): Task =>
  ask(
    side,
    of,
    spaces.map(space => spaceIds[space]!),
    pieces,
  );

/** §card-23a Points by the die: half, rounded up, unless the French are well ahead. */
function alliancePoints(u: U, halved: boolean): number {
  const die = u.roll(6, tx('roll.alliance', {}, '§card-23a'));
  return halved ? Math.ceil(die / 2) : die;
}
const frenchAlliance =
  (group: string): Effect =>
  u => [{ do: 'alliance', side: FRENCH, halves: alliancePoints(u, u.table.vp < 5) * 2, groups: [group] }];

/** Pieces that enter together where their player chooses: nowhere, and they are not received (§5.522b). */
function enterTogether(u: U, side: Side, of: Entrants, pieces: number[]): Task[] {
  if (pieces.length === 0) return [];
  const spaces = spacesFor(u.table, side, ENTRANCES[of]);
  if (spaces.length > 0) return [askSpace(side, of, spaces, pieces)];
  for (const piece of pieces) u.say(tx('piece.notReceived', { piece: pieceIds[piece]! }, '§5.522b'));
  return [];
}
const ENTRANCES = { cherokees: 'southern', french_regulars: 'canada', acadians: 'canada' } as const;
export type Entrants = keyof typeof ENTRANCES;
export const isEntrants = (of: string): of is Entrants => Object.hasOwn(ENTRANCES, of);

/** Who comes with such an event. */
export const ENTRANTS: Readonly<Record<Entrants, (t: Table) => number[]>> = {
  cherokees: t => unused(t, BRITISH, unit => groupOf(unit) === 'cherokee'), // §card-30a
  french_regulars: t => [
    ...unusedOf(t, FRENCH, 'regular').slice(0, 2), // §card-55a
    ...(t.montcalm ? MONTCALMS.filter(leader => t.at[leader] === OFF) : []), // §card-55b
  ],
  acadians: t => unusedOf(t, FRENCH, 'coureurs').slice(0, 1), // §card-66a
};
const enter = (u: U, pieces: readonly number[], what: string, rule: Rule): Task[] => {
  for (const piece of pieces) arrive(u, piece, spaceNumber(what), rule);
  return [];
};

function restoreAll(u: U, side: Side, is: (unit: number) => boolean): void {
  for (const unit of unitsOf[side]!) if (is(unit) && mayRestore(u.table, u.setup, unit)) restore(u, unit, '§5.51a');
}
function eliminateAll(u: U, side: Side, is: (unit: number) => boolean): void {
  for (const unit of unitsOf[side]!) {
    const where = u.table.at[unit]!;
    if (where < 0 || !is(unit) || isBesieged(u.table, unit)) continue; // §8.22d
    eliminate(u, unit, '§5.51a');
    settle(u, where);
  }
}

/** §5.54b, §5.54c Provincials above the new limits. */
const excess = (t: Table, department: number): number =>
  Math.max(0, provincialsIn(t, department).length - provincialLimits[department]![t.assemblies]!);

/** §18.0c An early Regulars event gives the other side a point. */
function regularsPlayed(u: U, side: Side): void {
  u.table.regulars[side]!++;
  if (has(u.setup, 'early-regulars-cost') && u.table.year <= 1756) score(u, enemyOf(side), 1, 'regulars', '§18.0c');
}

function frenchRegulars(u: U): Task[] {
  regularsPlayed(u, FRENCH);
  const coming = ENTRANTS.french_regulars(u.table);
  u.table.montcalm = 0; // §card-55b
  return enterTogether(u, FRENCH, 'french_regulars', coming);
}

function highlanders(u: U, card: number): Task[] {
  const { units = 1, leaders = 1 } = cardOf(card);
  return [bring(BRITISH, unusedOf(u.table, BRITISH, 'highland').slice(0, units), 'ports', leaders)]; // §card-60b
}

/** A roll that says how many. */
const rolled = (u: U, side: Side, card: CardEvent): number =>
  u.roll(6, tx('roll.event', { side: SIDES[side], event: card }, '§5.51a'));
const nothing: Effect = () => [];

export const EFFECTS: Readonly<Record<CardEvent, Effect>> = {
  campaign: () => [{ do: 'campaign' }],
  bastions_repaired: (u, side) => [askSpace(side, 'bastions', repairable(u.table, side))],
  surrender: nothing,
  massacre: nothing,
  coehorns: nothing,
  fieldworks: nothing,
  ambush: nothing,
  blockhouses: nothing,
  foul_weather: nothing,
  lake_schooner: nothing,
  george_croghan: nothing,
  amphibious_landing: nothing,
  louisbourg_squadrons(u, side, card) {
    u.table.noLandings = 1; // §card-21a
    if (rolled(u, side, 'louisbourg_squadrons') > 3) return [];
    u.table.noFrenchSea = 1; // §card-21b
    remove(u, card);
    return [];
  },
  vaudreuil_interferes: () => [{ do: 'swap' }],
  northern_indian_alliance: frenchAlliance('northern'),
  western_indian_alliance: frenchAlliance('western'),
  iroquois_alliance: (u, side) => [
    { do: 'alliance', side, halves: alliancePoints(u, false) * 2, groups: ['iroquois'] }, // §card-28b
  ],
  mohawks(u) {
    const where = u.table.at[JOHNSON]!;
    const mohawks = unused(u.table, BRITISH, unit => groupOf(unit) === 'mohawk');
    if (mayArrive(u.table, BRITISH, where)) for (const unit of mohawks) arrive(u, unit, where, '§card-29a');
    restoreAll(u, BRITISH, unit => groupOf(unit) === 'mohawk');
    return [];
  },
  cherokees(u) {
    u.table.cherokees = 1;
    restoreAll(u, BRITISH, unit => groupOf(unit) === 'cherokee');
    return enterTogether(u, BRITISH, 'cherokees', ENTRANTS.cherokees(u.table));
  },
  cherokee_uprising(u) {
    u.table.uprising = 1;
    eliminateAll(u, BRITISH, unit => groupOf(unit) === 'cherokee');
    return [
      { do: 'cull', chooser: BRITISH, kind: 'regular', left: 2 },
      { do: 'cull', chooser: BRITISH, kind: 'provincial-1', left: 1 },
    ];
  },
  treaty_of_easton(u) {
    eliminateAll(u, FRENCH, unit => groupOf(unit) === 'western');
    return [];
  },
  indians_desert: (_u, side) => [{ do: 'desert', side, left: 2, space: -1 }],
  small_pox: (u, side) => [askSpace(side, 'small_pox', crowded(u.table, side))],
  courier_intercepted(u, side) {
    intercept(u, side);
    return [];
  },
  francois_bigot(u) {
    bigot(u);
    return [];
  },
  ministerial_crisis: () => [{ do: 'crisis' }],
  frontier_duty: u =>
    PROVINCIALS.map((kind, dept) => ({ do: 'cull', chooser: FRENCH, kind, left: frenchRaidsIn(u.table, dept) })),
  stingy_assembly: u => [
    ask(
      FRENCH,
      'stingy',
      stingyDepartments(u.table).map(dept => DEPARTMENTS[dept]!),
    ),
  ],
  colonial_politics(u, side) {
    const { table: t } = u;
    t.assemblies += side === FRENCH ? -1 : 1;
    u.say(tx('assemblies', { level: LEVELS[t.assemblies]! }, '§card-41a'));
    if (side === BRITISH) return [];
    return PROVINCIALS.map((kind, dept) => ({ do: 'cull', chooser: BRITISH, kind, left: excess(t, dept) }));
  },
  raise_provincials: u => [ask(BRITISH, 'raise', raiseOptions(u))],
  colonial_recruits: (u, side) => [
    { do: 'restore', side, kind: 'recruits', left: rolled(u, side, 'colonial_recruits') },
  ],
  troop_transports: (_u, side) => [{ do: 'restore', side, kind: 'regulars', left: side === BRITISH ? 6 : 3 }],
  victories_in_germany: (u, side) => [
    { do: 'restore', side, kind: 'regulars', left: rolled(u, side, 'victories_in_germany') },
  ],
  call_out_militias: (u, side) => [ask(side, 'militia', militiaOptions(u, side))],
  rangers: u => [ask(BRITISH, 'rangers', rangerOptions(u))],
  light_infantry: u => [
    bring(BRITISH, unusedOf(u.table, BRITISH, 'light-infantry').slice(0, 2), 'fortresses', 1), // §card-54a
  ],
  french_regulars: u => frenchRegulars(u),
  british_regulars(u) {
    regularsPlayed(u, BRITISH);
    return [bring(BRITISH, unusedOf(u.table, BRITISH, 'regular').slice(0, 3), 'ports', 1)];
  },
  highlanders: (u, _side, card) => highlanders(u, card),
  quiberon_bay(u) {
    u.table.quiberon = 1;
    u.table.limit[FRENCH] = 7;
    return [];
  },
  royal_americans: u => [bring(BRITISH, unusedOf(u.table, BRITISH, 'royal-american').slice(0, 4), 'colonial', 1)],
  acadians_expelled(u) {
    restoreAll(u, FRENCH, unit => typeOf(unit) === 'coureurs' || typeOf(unit) === 'militia');
    return [
      bring(BRITISH, unusedOf(u.table, BRITISH, 'regular').slice(0, 2), 'halifax'),
      ...enterTogether(u, FRENCH, 'acadians', ENTRANTS.acadians(u.table)),
    ];
  },
  william_pitt(u) {
    u.table.pitt = 1;
    u.table.limit[BRITISH] = 9;
    joinPool(u);
    const events = ['highlanders', 'british_regulars', 'light_infantry', 'troop_transports'];
    return [{ do: 'takeCard', side: BRITISH, events }]; // §card-67b
  },
  diplomatic_revolution(u) {
    u.table.diplomatic = 1;
    u.table.limit[FRENCH] = 9;
    return [{ do: 'takeCard', side: FRENCH, events: ['french_regulars', 'troop_transports'] }]; // §card-69b
  },
  intrigues_against_shirley(u) {
    const where = u.table.at[SHIRLEY]!;
    u.table.at[SHIRLEY] = GONE;
    u.say(tx('leader.recalled', { leader: pieceIds[SHIRLEY]! }, '§card-70a'));
    settle(u, where);
    return [];
  },
};
const LEVELS = ['reluctant', 'supportive', 'enthusiastic'] as const;

/** §card-43a Raise or restore, in one Department. */
function raiseOptions(u: U): string[] {
  return PROVINCIALS.flatMap((kind, dept) => {
    const name = DEPARTMENTS[dept]!;
    const raise = room(u, dept) > 0 && spacesFor(u.table, BRITISH, name as Places).length > 0;
    const again = restorable(u.table, u.setup, BRITISH, kind).length > 0;
    return [...(raise ? [`raise-${name}`] : []), ...(again ? [`restore-${name}`] : [])];
  });
}
const CAPS = [4, 2] as const;
function room(u: U, dept: number): number {
  const { table: t } = u;
  const limit = provincialLimits[dept]![t.assemblies]! - provincialsIn(t, dept).length;
  return Math.min(CAPS[dept]!, limit, unused(t, BRITISH, unit => isProvincialOf(unit, dept)).length);
}
const isProvincialOf = (unit: number, dept: number): boolean => provincialDepartment[unit] === dept;

function militiaOptions(u: U, side: Side): string[] {
  const free = unusedOf(u.table, side, 'militia').length > 0;
  const boxes = side === BRITISH ? ['northern', 'southern'] : ['st-lawrence'];
  return [...(free ? boxes : []), ...(restorable(u.table, u.setup, side, 'militia').length > 0 ? ['restore'] : [])];
}
function rangerOptions(u: U): string[] {
  const free = unusedOf(u.table, BRITISH, 'ranger').length > 0;
  const again = restorable(u.table, u.setup, BRITISH, 'rangers').length > 0;
  const place = free && spacesFor(u.table, BRITISH, 'fortifications').length > 0;
  return [...(place ? ['place'] : []), ...(again ? ['restore'] : [])];
}

/** What follows from a choice; what follows in any case is no part of it. */
export const PICKS: Readonly<Record<string, (u: U, side: Side, what: string, pieces: readonly number[]) => Task[]>> = {
  bastions(u, _side, what) {
    u.table.siege[spaceNumber(what)] = 0; // §card-05a
    u.say(tx('siege.level', { space: what, level: 0 }, '§card-05a'));
    return [];
  },
  cherokees: (u, _side, what, pieces) => enter(u, pieces, what, '§card-30a'),
  small_pox(u, side, what) {
    const space = spaceNumber(what);
    const die = rolled(u, side, 'small_pox');
    const many = unitsIn(u.table, enemyOf(side), space).length > 8;
    return [{ do: 'pox', side: enemyOf(side), space, owed: many ? die : Math.ceil(die / 2) }]; // §card-34a
  },
  stingy: (_u, _side, what) => [
    { do: 'cull', chooser: BRITISH, kind: PROVINCIALS[DEPARTMENTS.findIndex(name => name === what)]!, left: 1 },
  ],
  raise(u, _side, what) {
    const dept = what.endsWith('northern') ? 0 : 1;
    if (what.startsWith('restore')) {
      restoreAll(u, BRITISH, unit => isProvincialOf(unit, dept));
      return [];
    }
    const pieces = unused(u.table, BRITISH, unit => isProvincialOf(unit, dept)).slice(0, room(u, dept));
    return [bring(BRITISH, pieces, DEPARTMENTS[dept] as Places, 0, 1)];
  },
  militia(u, side, what) {
    if (what === 'restore') return [{ do: 'restore', side, kind: 'militia', left: 2 }];
    const unit = unusedOf(u.table, side, 'militia')[0]!;
    u.table.at[unit] = boxOf(DEPARTMENTS.findIndex(name => name === what));
    u.say(tx('militia.raised', { unit: pieceIds[unit]!, department: what }, '§card-49a'));
    return [];
  },
  rangers: (u, side, what) =>
    what === 'restore'
      ? [{ do: 'restore', side, kind: 'rangers', left: 2 }]
      : [bring(BRITISH, unusedOf(u.table, BRITISH, 'ranger').slice(0, 1), 'fortifications')],
  french_regulars: (u, _side, what, pieces) => enter(u, pieces, what, '§card-55a'),
  acadians: (u, _side, what, pieces) => enter(u, pieces, what, '§card-66a'),
};
