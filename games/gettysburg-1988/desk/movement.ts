import type { Button, Draft, Leaves, Offer, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import {
  enemyOf,
  entryHex,
  entryTurn,
  hexIds,
  hexNumber,
  isGeneral,
  neighbour,
  sideOf,
  unitIds,
  unitNumber,
  unitsOf,
} from '../data/index.ts';
import { leastAllowance } from '../rules/03-cost.ts';
import { billOf, type Move } from '../rules/03-movement.ts';
import { ableUnits } from '../rules/03-reach.ts';
import { type Action, isOccupied, isOnMap, type Table, unitsIn, WAITING } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { tx } from '../text/keys.ts';
import { halves } from '../text/names.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  flag,
  order,
  type Pointed,
  putBack,
  type Question,
  START,
  slugs,
  toggled,
  whyAway,
  word,
  words,
} from './asked.ts';
import { contactsOf, fightFrom } from './contacts.ts';
import { canStep, passable, stops, type Way, wayAnyhow, wayOff } from './ways.ts';

/**
 * `{ units, via?, passing? }`: units picked up, hexes they go through first, and whether such a hex is being chosen.
 * `{ general }`: he and all who stand with him.
 */
interface Picked {
  readonly units: readonly string[];
  readonly group: readonly number[];
  readonly via: readonly string[];
  readonly passing: boolean;
}

/** Where a unit starts from: its hex, or its entry hex, told apart. */
const startOf = (t: Table, unit: number): number => (isOnMap(t, unit) ? t.at[unit]! : -1 - entryHex[unit]!);

function pickedOf(a: Asked, able: readonly number[], draft: Draft): Picked {
  const all = takenUp(a, able, draft);
  const group = all.filter(unit => able.includes(unit) && startOf(a.t, unit) === startOf(a.t, all[0]!));
  const via = words(draft, 'via').filter(hex => hexNumber(hex) >= 0);
  return { units: group.map(unit => unitIds[unit]!), group, via, passing: flag(draft, 'passing') };
}

/** A general takes his stack along, if it can go anywhere with him. */
function takenUp(a: Asked, able: readonly number[], draft: Draft): readonly number[] {
  const general = unitNumber(word(draft, 'general'));
  if (!able.includes(general)) return words(draft, 'units').map(unitNumber);
  const stack = stackOf(a, able, general);
  return stops(a, stack, passable(a, stack, [])).length > 0 ? stack : [general];
}
const stackOf = ({ t }: Asked, able: readonly number[], unit: number): readonly number[] =>
  isOnMap(t, unit) ? able.filter(each => t.at[each] === t.at[unit]) : [unit];

const draftOf = (units: readonly string[], via: readonly string[] = [], passing = false): Draft =>
  units.length === 0 ? START : { units, ...(via.length > 0 ? { via } : {}), ...(passing ? { passing } : {}) };

export const movement: Question = {
  rule: '§3a-a',
  first: dx('desk.no.pickFirst', {}, '§3-c'),
  offer(a, draft) {
    const able = ableUnits(a.t, a.side);
    const picked = pickedOf(a, able, draft);
    return picked.group.length > 0 ? carrying(a, able, picked) : idle(a, able);
  },
  whyNot(a, draft, what) {
    const picked = pickedOf(a, ableUnits(a.t, a.side), draft);
    if (what.isPiece) return whyNotPiece(a, picked, what);
    return whyAway(a.t, what) ?? whyNotPlace(a, picked, what.hex);
  },
};

const pickUp = (number: number): Target<Action> => {
  const unit = unitIds[number]!;
  return atSprite(
    unit,
    dx('desk.pickUp', { unit }, '§3-c'),
    drafting(isGeneral[number] ? { general: unit } : { units: [unit] }),
  );
};

const endMovement = (a: Asked, primary: boolean): Button<Action> =>
  order(a, dx('desk.endMovement', {}), { type: 'endMovement' }, primary);

function idle(a: Asked, able: readonly number[]): Offer<Action> {
  const free = able.filter(unit => canStep(a, unit));
  return {
    targets: free.map(pickUp),
    buttons: [{ ...endMovement(a, true), leaves: leftOf(a, free) }],
    hint: free.length > 0 ? dx('desk.hint.move', {}) : noneMoves(a),
    fights: contactsOf(a),
  };
}

/** Nobody moves: said so, and when the first come if nobody has come yet. */
function noneMoves({ t, side }: Asked): Text {
  const waiting = unitsOf[side].filter(unit => t.at[unit] === WAITING);
  const turn = Math.min(...waiting.map(unit => entryTurn[unit]!));
  if (waiting.length === 0 || unitsOf[side].some(unit => isOnMap(t, unit))) return dx('desk.hint.noneMoves', {});
  const first = waiting.filter(unit => entryTurn[unit] === turn);
  const hexes = [...new Set(first.map(unit => hexIds[entryHex[unit]!]!))];
  return dx('desk.hint.noneYet', { turn, units: slugs(first), hexes });
}

/** Who has not moved, and who still waits off the map. */
function leftOf(a: Asked, free: readonly number[]): Leaves {
  const waits = free.filter(unit => !isOnMap(a.t, unit)).length;
  return {
    title: dx('desk.left.title', {}),
    says: dx('desk.left.says', { units: free.length - waits, waits }),
    items: free.map(unit => {
      const hex = hexIds[isOnMap(a.t, unit) ? a.t.at[unit]! : entryHex[unit]!]!;
      const name = dx('desk.left.unit', { unit: unitIds[unit]!, hex, waits: isOnMap(a.t, unit) ? 0 : 1 });
      return { at: { sprite: unitIds[unit]! }, name };
    }),
  };
}

/** With units in hand: where they can go, who may join them, who may be taken instead. */
function carrying(a: Asked, able: readonly number[], picked: Picked): Offer<Action> {
  const ways = passable(a, picked.group, picked.via.map(hexNumber));
  const goals = picked.passing ? ways : stops(a, picked.group, ways);
  const taken = new Set(goals.map(way => way.hex));
  const off = wayOff(a, picked.group, ways, picked.via.length === 0);
  const targets = [
    ...goals.map(way => (picked.passing ? waypoint(picked, way) : destination(a, picked, way))),
    ...able.flatMap(unit => pieceTarget(a, picked, taken, unit)),
  ];
  return {
    targets,
    buttons: buttonsFor(a, able, picked, off),
    hint: hintFor(a, picked, goals.length > 0),
    points: halves(leastAllowance(a.t, a.setup, picked.group)),
  };
}

const destination = (a: Asked, { units, group }: Picked, { hex, cost, path }: Way): Target<Action> => {
  const label = dx('desk.moveTo', { units, hex: hexIds[hex]!, cost }, '§3a-a');
  const fight = fightFrom(a, group, hex);
  const more = { cost: halves(cost), path, ...(fight ? { fight } : {}) };
  return atPlace(hexIds[hex]!, label, acting({ type: 'move', units, path }), more);
};

const waypoint = ({ units, via }: Picked, { hex, cost, path }: Way): Target<Action> => {
  const label = dx('desk.passBy', { units, hex: hexIds[hex]!, cost }, '§3a-a');
  return atPlace(hexIds[hex]!, label, drafting(draftOf(units, [...via, hexIds[hex]!])), { cost: halves(cost), path });
};

/** A piece in a hex that can be reached is not offered: there the hex is what is chosen. */
function pieceTarget(a: Asked, picked: Picked, taken: ReadonlySet<number>, unit: number): Target<Action>[] {
  const name = unitIds[unit]!;
  const next = drafting(draftOf(toggled(picked.units, name)));
  if (picked.group.includes(unit)) return [atSprite(name, dx('desk.putDown', { unit: name }), next, { picked: true })];
  if (mayJoin(a, picked, unit)) return [atSprite(name, dx('desk.add', { unit: name }, '§3b2-b'), next)];
  return taken.has(a.t.at[unit]!) || !canStep(a, unit) ? [] : [pickUp(unit)];
}

/** Units go together for the sake of a general: without one, a second unit is taken instead of the first. */
const mayJoin = (a: Asked, { group }: Picked, unit: number): boolean =>
  startOf(a.t, unit) === startOf(a.t, group[0]!) && [...group, unit].some(each => isGeneral[each]);

function buttonsFor(a: Asked, able: readonly number[], picked: Picked, off: Way | null): Button<Action>[] {
  const { units, via, passing } = picked;
  return [
    putBack(),
    ...wholeStack(a, able, picked),
    ...withoutStack(picked),
    button('desk.byWay', { on: passing ? 1 : 0 }, drafting(draftOf(units, via, !passing))),
    ...(off ? leaving(a, units, off) : []),
    endMovement(a, false),
  ];
}

function wholeStack(a: Asked, able: readonly number[], { group }: Picked): Button<Action>[] {
  const stack = stackOf(a, able, group[0]!);
  if (stack.length === group.length || !stack.some(unit => isGeneral[unit])) return [];
  return [button('desk.wholeStack', { units: slugs(stack) }, drafting({ units: slugs(stack) }), { quick: true })];
}
/** A general without those he has taken along. */
function withoutStack({ group }: Picked): Button<Action>[] {
  const unit = unitIds[group.find(each => isGeneral[each]) ?? -1];
  if (unit === undefined || group.length < 2) return [];
  return [button('desk.alone', { unit }, drafting({ units: [unit] }), { quick: true })];
}

function leaving(a: Asked, units: readonly string[], { hex, cost, path }: Way): Button<Action>[] {
  const action: Action = { type: 'move', units, path };
  if (a.whyNot(action)) return [];
  return [button('desk.leaveMap', { hex: hexIds[hex]!, cost }, acting(action))];
}

function hintFor(a: Asked, picked: Picked, somewhere: boolean): Text {
  if (picked.passing) return dx('desk.hint.passing', {}, '§3a-a');
  if (!somewhere) return dx('desk.hint.nowhere', {}, '§3b-c');
  return dx('desk.hint.moving', { units: picked.units, points: leastAllowance(a.t, a.setup, picked.group) }, '§3b-a');
}

// Why not.
const refusalOf = (a: Asked, units: readonly string[], path: readonly string[]): Text | null =>
  a.whyNot({ type: 'move', units, path });

function whyNotPiece(a: Asked, picked: Picked, { unit, hex, name }: Pointed): Text | null {
  const carrying = picked.group.length > 0;
  if (carrying && hex >= 0 && sideOf[unit] !== a.side) return whyNotPlace(a, picked, hex);
  const beside = carrying && hex >= 0 && hex === a.t.at[picked.group[0]!];
  return beside ? refusalOf(a, [...picked.units, name], []) : whyStuck(a, name, unit);
}

/** Why a unit cannot move at all. */
function whyStuck(a: Asked, name: string, unit: number): Text | null {
  if (unit < 0 || !isOnMap(a.t, unit)) return refusalOf(a, [name], [hexIds[entryHex[unit] ?? -1] ?? '?']);
  const hex = a.t.at[unit]!;
  const steps = [...neighbour.subarray(hex * 6, hex * 6 + 6)].filter(next => next >= 0);
  const whys = steps.map(next => refusalOf(a, [name], [hexIds[next]!]));
  return whys.find(why => why?.key === 'no.hemmedIn') ?? whys[0] ?? null;
}

function whyNotPlace(a: Asked, picked: Picked, hex: number): Text | null {
  if (picked.group.length === 0) return whyNotIdle(a, hex);
  const end = picked.via.at(-1) ?? hexIds[a.t.at[picked.group[0]!]!];
  if (hexIds[hex] === end) return dx('desk.no.there', { hex: hexIds[hex]! }, '§3a-a');
  if (isOccupied(a.t, enemyOf(a.side), hex)) return tx('no.enemyThere', { hex: hexIds[hex]! }, '§2e-e');
  const path = wayAnyhow(a, picked.group, picked.via.map(hexNumber), hex);
  const why = refusalOf(a, picked.units, path);
  return why?.key === 'no.points' ? inFull(a, { type: 'move', units: picked.units, path }, why) : why;
}

/** The rules stop counting where the points run out; whoever points further wants the whole bill. */
function inFull(a: Asked, move: Move, why: Text): Text {
  const goal = move.path.at(-1)!;
  const { unit, hex, allowance } = why.args as { unit: string; hex: string; allowance: number };
  if (hex === goal) return why;
  return tx('no.points', { ...billOf(a.t, a.setup, a.side, move), unit, hex: goal, allowance }, '§3b-a');
}

/** A hex pointed at before any unit: the pieces there can be chosen, or the first of them says why not. */
function whyNotIdle(a: Asked, hex: number): Text | null {
  const own = unitsIn(a.t, a.side, hex);
  const able = ableUnits(a.t, a.side);
  if (own.some(unit => able.includes(unit) && canStep(a, unit))) return null;
  const first = own[0] ?? unitsIn(a.t, enemyOf(a.side), hex)[0];
  return first === undefined ? null : whyStuck(a, unitIds[first]!, first);
}
