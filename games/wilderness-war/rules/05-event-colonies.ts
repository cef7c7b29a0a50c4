import {
  BRITISH,
  DEPARTMENTS,
  FRENCH,
  pieceIds,
  provincialDepartment,
  provincialLimits,
  type Side,
} from '../data/index.ts';
import { boxOf, raidsOf, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { inDepartment } from './02-map.ts';
import { needs } from './05-clauses.ts';
import type { PhaseEvents } from './05-event-record.ts';
import { ask, bring, restoreAll, rolled } from './05-events-effects.ts';
import { coming } from './05-events-entry.ts';
import {
  exposedOf,
  type Kind,
  type Places,
  provincialsIn,
  restorable,
  spacesFor,
  unused,
  unusedOf,
} from './05-events-units.ts';
import { by, placed } from './told.ts';

// 5.54 Events of the colonies: assemblies, Provincials, militias, Rangers.

const PROVINCIALS: readonly Kind[] = ['provincial-0', 'provincial-1'];
const LEVELS = ['reluctant', 'supportive', 'enthusiastic'] as const;

/** §card-38a French Raided markers in a Department. */
export const frenchRaidsIn = (t: Table, department: number): number =>
  raidsOf(t, FRENCH).reduce((sum, count, space) => sum + (inDepartment(space, department) ? count : 0), 0);
const raidedDepartments = (t: Table): number[] => [0, 1].filter(dept => frenchRaidsIn(t, dept) > 0);
const stingyDepartments = (t: Table): number[] =>
  [0, 1].filter(dept => exposedOf(t, BRITISH, dept === 0 ? 'provincial-0' : 'provincial-1').length > 0);

/** §5.54b Provincials above the new limits. */
const excess = (t: Table, department: number): number =>
  Math.max(0, provincialsIn(t, department).length - provincialLimits[department]![t.assemblies]!);

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

export const colonialEvents = {
  frontier_duty: {
    rule: '§card-38a',
    condition: [
      needs('frenchRaids', t => raidedDepartments(t).length > 0),
      needs('raidedProvincials', t => raidedDepartments(t).some(dept => provincialsIn(t, dept).length > 0)),
    ],
    moments: 'phase',
    effect: u =>
      PROVINCIALS.map((kind, dept) => ({ do: 'cull', chooser: FRENCH, kind, left: frenchRaidsIn(u.table, dept) })),
  },
  stingy_assembly: {
    rule: '§card-39a',
    condition: [
      needs('notEnthusiastic', t => t.assemblies < 2),
      needs('provincials', t => stingyDepartments(t).length > 0),
    ],
    moments: 'phase',
    effect(u) {
      const names = stingyDepartments(u.table).map(dept => DEPARTMENTS[dept]!);
      return [ask(FRENCH, 'stingy', names)];
    },
    pick: {
      of: 'stingy',
      chosen: (_u, _side, what) => [
        { do: 'cull', chooser: BRITISH, kind: PROVINCIALS[DEPARTMENTS.findIndex(name => name === what)]!, left: 1 },
      ],
    },
  },
  colonial_politics: {
    rule: '§card-41a',
    condition: [
      needs('notReluctant', (t, _setup, side) => side === BRITISH || t.assemblies > 0),
      needs('notEnthusiastic', (t, _setup, side) => side === FRENCH || t.assemblies < 2),
    ],
    moments: 'phase',
    effect(u, side) {
      const { table: t } = u;
      t.assemblies += side === FRENCH ? -1 : 1;
      u.say(tx('assemblies', { level: LEVELS[t.assemblies]! }, '§card-41a'), by(side));
      if (side === BRITISH) return [];
      return PROVINCIALS.map((kind, dept) => ({ do: 'cull', chooser: BRITISH, kind, left: excess(t, dept) }));
    },
  },
  raise_provincials: {
    rule: '§card-43a',
    condition: [needs('notReluctant', t => t.assemblies > 0)],
    moments: 'phase',
    effect: u => [ask(BRITISH, 'raise', raiseOptions(u))],
    pick: {
      of: 'raise',
      chosen(u, _side, what) {
        const dept = what.endsWith('northern') ? 0 : 1;
        if (what.startsWith('restore')) {
          restoreAll(u, BRITISH, unit => isProvincialOf(unit, dept));
          return [];
        }
        const pieces = unused(u.table, BRITISH, unit => isProvincialOf(unit, dept)).slice(0, room(u, dept));
        return [bring(BRITISH, pieces, DEPARTMENTS[dept] as Places, 0, 1)];
      },
    },
    entry: { ...coming('provincial', ['northern', 'southern']), unnamed: true },
  },
  colonial_recruits: {
    rule: '§card-46a',
    condition: [needs('recruits', (t, setup, side) => restorable(t, setup, side, 'recruits').length > 0)],
    moments: 'phase',
    effect: (u, side) => [{ do: 'restore', side, kind: 'recruits', left: rolled(u, side, 'colonial_recruits') }],
  },
  call_out_militias: {
    rule: '§card-49a',
    condition: [],
    moments: 'phase',
    effect: (u, side) => [ask(side, 'militia', militiaOptions(u, side))],
    pick: {
      of: 'militia',
      chosen(u, side, what) {
        if (what === 'restore') return [{ do: 'restore', side, kind: 'militia', left: 2 }];
        const unit = unusedOf(u.table, side, 'militia')[0]!;
        u.table.at[unit] = boxOf(DEPARTMENTS.findIndex(name => name === what));
        u.say(
          tx('militia.raised', { unit: pieceIds[unit]!, department: what }, '§card-49a'),
          placed(unit, u.table.at[unit]!),
        );
        return [];
      },
    },
  },
  rangers: {
    rule: '§card-53a',
    condition: [],
    moments: 'phase',
    effect: u => [ask(BRITISH, 'rangers', rangerOptions(u))],
    pick: {
      of: 'rangers',
      chosen: (u, side, what) =>
        what === 'restore'
          ? [{ do: 'restore', side, kind: 'rangers', left: 2 }]
          : [bring(BRITISH, unusedOf(u.table, BRITISH, 'ranger').slice(0, 1), 'fortifications')],
    },
    entry: { ...coming('ranger', ['fortifications']), unnamed: true },
  },
} satisfies PhaseEvents;
