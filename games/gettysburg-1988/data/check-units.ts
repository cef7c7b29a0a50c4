/** units.json against itself and against the rules that name a unit. */

import { complain, repeated } from '@bivouac/edition';
import type { Edition, Kind, RawUnit, Side, UnitsFile } from './edition.ts';

const COUNTS: Readonly<Record<Side | Kind, number>> = {
  union: 56,
  confederate: 25,
  general: 20,
  infantry: 28,
  cavalry: 12,
  artillery: 21,
};
const MARKERS = 7;

const CORPS: Readonly<Record<Side, readonly string[]>> = {
  union: ['I', 'II', 'III', 'V', 'VI', 'XI', 'XII', '1C', '2C', '3C', 'C', 'AR', 'ARMY'],
  confederate: ['I', 'II', 'III', 'C', 'ARMY'],
};

const SIDE_MARK: Readonly<Record<Side, string>> = { union: 'us', confederate: 'cs' };
const KIND_MARK: Readonly<Record<Kind, string>> = {
  general: 'gen',
  infantry: 'inf',
  cavalry: 'cav',
  artillery: 'art',
};

/** Generals that a rule calls by name (§10a1, 10a3, 10d). */
const NAMED = [
  'us-gen-meade',
  'cs-gen-r-e-lee',
  'us-gen-hancock',
  'us-gen-reynolds',
  'us-gen-slocum',
  'us-gen-sedgwick',
  'us-gen-sickles',
  'us-gen-newton',
  'us-gen-birney',
];

export const isCombatUnit = (unit: RawUnit): boolean => unit.kind !== 'general'; //            §1b1

export function checkUnits({ units, scenarios }: Edition): readonly string[] {
  const options = scenarios.optionalRules.map(option => option.id);
  const lines = [...countProblems(units), ...nameProblems(units), ...units.units.flatMap(unitProblems)];
  const unknown = units.units.flatMap(unit =>
    complain(
      unit.optionalOnly !== undefined && !options.includes(unit.optionalOnly),
      `${unit.id}: optionalOnly names ${unit.optionalOnly}, which is not an option`,
    ),
  );
  return [...lines, ...unknown].map(line => `units.json: ${line}`);
}

function countProblems({ units, markers }: UnitsFile): readonly string[] {
  const counted = Object.entries(COUNTS).flatMap(([what, expected]) => {
    const found = units.filter(unit => unit.side === what || unit.kind === what).length;
    return complain(found !== expected, `must hold ${expected} ${what} counters, found ${found}`);
  });
  const found = markers.reduce((sum, marker) => sum + marker.count, 0);
  return [...counted, ...complain(found !== MARKERS, `must hold ${MARKERS} markers, found ${found}`)];
}

function nameProblems({ units, markers }: UnitsFile): readonly string[] {
  const ids = units.map(unit => unit.id);
  return [
    ...repeated([...ids, ...markers.map(marker => marker.id)]).map(id => `${id}: the id is used more than once`),
    ...NAMED.flatMap(id => complain(!ids.includes(id), `${id} is missing; a rule names it`)),
  ];
}

function unitProblems(unit: RawUnit): readonly string[] {
  return [...idProblems(unit), ...corpsProblems(unit), ...faceProblems(unit)].map(line => `${unit.id}: ${line}`);
}

function idProblems({ id, side, kind }: RawUnit): readonly string[] {
  const start = `${SIDE_MARK[side]}-${KIND_MARK[kind]}-`;
  return complain(!id.startsWith(start), `id must begin with ${start} for ${side} ${kind}`);
}

function corpsProblems({ side, corps, commands = [], wing = [] }: RawUnit): readonly string[] {
  const known = CORPS[side];
  const field = (name: string, mark: string): readonly string[] =>
    complain(!known.includes(mark), `${name} must be one of ${known.join(', ')} for the ${side} side, found "${mark}"`);
  return [
    ...field('corps', corps),
    ...commands.filter(mark => mark !== '*').flatMap(mark => field('commands', mark)),
    ...wing.flatMap(mark => field('wing', mark)),
  ];
}

function faceProblems({ front, back }: RawUnit): readonly string[] {
  if (back === null || back.combat === null || front.combat === null) return [];
  return [
    ...complain(
      back.combat > front.combat,
      `back.combat must not exceed front.combat (${front.combat}), found ${back.combat}`,
    ),
    ...complain(back.move > front.move, `back.move must not exceed front.move (${front.move}), found ${back.move}`),
  ];
}
