import { type Pick, questionName, type Seat } from '@bivouac/kernel';
import { hexIds, isArtillery, neighbour, sideNumber, unitIds, unitsOf } from '../data/index.ts';
import { ableUnits } from '../rules/03-reach.ts';
import { type Action, type GettysburgView, isOnMap, type Table } from '../state.ts';

// What a person might try: actions near the legal ones, so that fuzzing meets every refusal.

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const someOf = <T>(items: readonly T[], pick: Pick): T[] => items.filter(() => pick(3) === 0).slice(0, 3);
const name = (unit: number): string => unitIds[unit]!;

export function probe(view: GettysburgView, seat: Seat, pick: Pick): Action {
  const attempts = ATTEMPTS[questionName(view) ?? ''];
  return attempts ? oneOf(attempts, pick)(view.table, sideNumber(seat), pick) : { type: 'endMovement' };
}

type Attempt = (t: Table, side: 0 | 1, pick: Pick) => Action;

const onMap = (t: Table, side: 0 | 1): number[] => unitsOf[side].filter(unit => isOnMap(t, unit));
const guns = (t: Table, side: 0 | 1): number[] => onMap(t, side).filter(unit => isArtillery[unit]);
const hexesOf = (t: Table, side: 0 | 1): string[] => [...new Set(onMap(t, side).map(unit => hexIds[t.at[unit]!]!))];

function around(hex: number, pick: Pick): number {
  const next = neighbour[hex * 6 + pick(6)]!;
  return next < 0 ? hex : next;
}

/** A stroll that minds no rule. */
const stroll: Attempt = (t, side, pick) => {
  const able = ableUnits(t, side).filter(unit => isOnMap(t, unit));
  const units = able.length > 0 ? able : onMap(t, side);
  if (units.length === 0) return { type: 'endMovement' };
  const first = oneOf(units, pick);
  const with_ = unitsOf[side].filter(unit => unit !== first && t.at[unit] === t.at[first] && pick(3) === 0);
  const path: string[] = [];
  for (let hex = around(t.at[first]!, pick), n = 0; n < 4; n++, hex = around(hex, pick)) {
    path.push(hexIds[hex]!);
    if (pick(2) === 0) break;
  }
  if (pick(8) === 0) path.push('off');
  return { type: 'move', units: [first, ...with_].map(name), path };
};

/** Straight at the enemy: into his hexes and along his zones. */
const charge: Attempt = (t, side, pick) => {
  const foes = onMap(t, (1 - side) as 0 | 1);
  if (foes.length === 0) return { type: 'endMovement' };
  const target = t.at[oneOf(foes, pick)]!;
  const from = neighbour[target * 6 + pick(6)]!;
  const unit = onMap(t, side).find(each => t.at[each] === from);
  if (unit === undefined) return stroll(t, side, pick);
  const first = pick(3) === 0 ? target : around(from, pick);
  return {
    type: 'move',
    units: [name(unit)],
    path: pick(2) === 0 ? [hexIds[first]!] : [hexIds[first]!, hexIds[around(first, pick)]!],
  };
};

const declareAny: Attempt = (t, side, pick) => ({
  type: 'declareBattle',
  attackers: someOf(hexesOf(t, side), pick),
  defenders: someOf(hexesOf(t, (1 - side) as 0 | 1), pick),
  ...(pick(3) === 0 ? { support: someOf(guns(t, side), pick).map(name) } : {}),
});

/** One hex against what lies around it. */
const declareNear: Attempt = (t, side, pick) => {
  const mine = hexesOf(t, side);
  const theirs = hexesOf(t, (1 - side) as 0 | 1);
  if (mine.length === 0 || theirs.length === 0) return { type: 'endDeclaration' };
  const hub = oneOf(mine, pick);
  const near = theirs.filter(hex => isNear(hub, hex));
  const second = mine.filter(hex => hex !== hub && near.some(other => isNear(other, hex)) && pick(2) === 0).slice(0, 2);
  const guns_ = guns(t, side).map(name);
  const support = guns_.length > 0 && pick(2) === 0 ? { support: [oneOf(guns_, pick)] } : {};
  const defenders = near.filter(() => pick(3) > 0);
  return {
    type: 'declareBattle',
    attackers: [hub, ...second],
    defenders: defenders.length > 0 ? defenders : near,
    ...support,
  };
};
const isNear = (a: string, b: string): boolean => {
  const hex = hexIds.indexOf(a);
  return Array.from(neighbour.subarray(hex * 6, hex * 6 + 6)).includes(hexIds.indexOf(b));
};

const bombardAny: Attempt = (t, side, pick) => {
  const mine = guns(t, side).map(name);
  const theirs = hexesOf(t, (1 - side) as 0 | 1);
  return {
    type: 'bombard',
    guns: mine.length > 0 ? [oneOf(mine, pick)] : [],
    target: theirs.length > 0 ? oneOf(theirs, pick) : 'A1',
  };
};

const supportAny: Attempt = (t, side, pick) => ({
  type: 'supportDefence',
  guns: someOf(guns(t, side), pick).map(name),
});

const retreatAny: Attempt = (t, _side, pick) => {
  const from = oneOf(t.fight!.chain.length > 0 ? t.fight!.chain : t.fight!.fleeing, pick);
  const hex = hexIds[from]!;
  const to = hexIds[around(from, pick)]!;
  return oneOf<Action>(
    [
      { type: 'retreat', from: hex, to },
      { type: 'retreat', from: hex, to },
      { type: 'leaveMap', from: hex },
      { type: 'stand', from: hex },
    ],
    pick,
  );
};

const advanceAny: Attempt = (t, side, pick) => {
  const places = [...t.fight!.defenders, ...t.fight!.attackers].map(hex => hexIds[hex]!);
  const near = onMap(t, side).filter(unit => places.includes(hexIds[t.at[unit]!]!));
  const units = [oneOf(near.length > 0 ? near : onMap(t, side), pick), ...someOf(near, pick)];
  return { type: 'advance', units: units.map(name), to: oneOf(places, pick) };
};

const nightAny: Attempt = (t, side, pick) => {
  const unit = name(oneOf(unitsOf[pick(6) === 0 ? ((1 - side) as 0 | 1) : side], pick));
  const places = hexesOf(t, side);
  const to = places.length > 0 ? oneOf(places, pick) : 'A1';
  return pick(2) === 0 ? { type: 'placeMarker', unit } : { type: 'returnGeneral', general: unit, to };
};

const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  'phase.move': [stroll, charge, stroll, charge, () => ({ type: 'endMovement' }), () => ({ type: 'reroll' })],
  'phase.declare': [declareAny, declareNear, declareNear, bombardAny, () => ({ type: 'endDeclaration' })],
  'phase.battles': [
    (t, _side, pick) => ({ type: 'resolve', battle: pick(t.battles.length + 2) }),
    declareNear,
    bombardAny,
  ],
  'combat.support': [supportAny],
  'combat.retreat': [retreatAny, retreatAny, () => ({ type: 'reroll' })],
  'combat.advance': [advanceAny],
  'combat.damage': [(t, side, pick) => ({ type: 'lose', unit: name(oneOf(onMap(t, side), pick)) })],
  'phase.reorganize': [nightAny],
};
