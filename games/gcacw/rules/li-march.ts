import { call, done, go, list, nobody, only, type Pick, rules, type Text } from '@bivouac/kernel';
import type { MarchForce, Move } from '../actions.ts';
import {
  ARTILLERY,
  CAVALRY,
  DIVISION_LEADER,
  enemyOf,
  halves,
  hexNumber,
  hexOf,
  INFANTRY,
  type Side,
  sideBetween,
} from '../data/index.ts';
import {
  type Action,
  type Force,
  type GCACW,
  type Hand,
  has,
  hexId,
  type Kept,
  leaderRange,
  lose,
  MARCHING,
  MOST_FATIGUE,
  of,
  seatOf,
  type Table,
  type U,
  unitId,
  unitRange,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone } from './02-zones.ts';
import { whyTooMany } from './05-activation.ts';
import {
  allowed,
  type Dice,
  extendedFor,
  extendedModifier,
  isExtended,
  leaderDice,
  marchDice,
  rollAll,
} from './05-dice.ts';
import { GOES_ON, march, onTheMarch } from './05-march.ts';
import { isArmyLeader, isCavalryLeader, isUnder, levelOf } from './06-leaders.ts';
import { endOf, marchOf } from './06-move.ts';
import { BARRED, stepPrice, whyBarred } from './06-steps.ts';
import { breakPontoons, pontoonsBroken } from './10-pontoons.ts';
import { forceNumbered, forcesIn, forcesOf, isDummy, keptIn, show, unitOf, whole } from './li-forces.ts';
import { scout } from './li-sight.ts';
import { stragglersAdd, whyNotActivated } from './special.ts';
import { fireOn } from './special-events.ts';
import { by } from './told.ts';

// LI THE MARCH OF A FORCE MARKER: what is in it goes together, by the normal rules (§LI-move-normal).

const { procedure } = rules<GCACW>();
export const WAYS = ['inf', 'cav', 'infLeader', 'cavLeader'] as const;
type Way = (typeof WAYS)[number];
const isCav = (way: Way): boolean => way.startsWith('cav');
const isLed = (way: Way): boolean => way.endsWith('Leader');

/** The leader in a marker who could lead all it holds this way, or -1. */
function leaderFor(t: Table, kept: readonly Kept[], way: Way): number {
  const leaders = kept.flatMap(each => each.leaders);
  const leads = (leader: number): boolean =>
    !isArmyLeader(t, leader) &&
    isCavalryLeader(t, leader) === isCav(way) &&
    !t.silent.includes(leader) &&
    kept.every(
      each => isUnder(t, leader, unitOf(each)) || (of(t).units.arm[unitOf(each)] === ARTILLERY && !isCav(way)),
    );
  return leaders.find(leads) ?? -1;
}

/** Too tired to march: at fatigue 4, unless the option lets those in order (§5.1-opt-f4). */
const isWorn = (t: Table, { fatigue, organized }: Kept): boolean =>
  fatigue >= MOST_FATIGUE && !(has(t, 'fatigue-4') && organized === 1);
/** Why what a marker holds cannot march this way. */
function whyNotReal(t: Table, side: Side, kept: readonly Kept[], way: Way, force: number): Text | null {
  const args = { force };
  if (kept.some(each => isWorn(t, each))) return tx('no.forceTired', args, '§5.1-fatigue-3');
  const held = kept.map(each => whyNotActivated(t, unitOf(each), each.activated)).find(each => each !== null);
  if (held) return held;
  if (isLed(way)) {
    const idle = t.paralysed[side] === 1 || leaderFor(t, kept, way) < 0;
    return idle ? tx('no.forceWay', args, '§5.2-2-units') : whyTooMany(t, side, kept.length);
  }
  const cavalry = of(t).units.arm[unitOf(kept[0]!)] === CAVALRY;
  return kept.length === 1 && cavalry === isCav(way) ? null : tx('no.forceWay', args, '§LI-move-normal');
}

export function whyNotMarchForce(t: Table, hand: Hand, side: Side, action: MarchForce): Text | null {
  const args = { force: action.force };
  const way = WAYS.find(each => each === action.as);
  if (!forceNumbered(t, side, action.force) || !way) return tx('no.force', args, '§LI-ten');
  const kept = keptIn(hand, action.force);
  if (kept.length > 0) return whyNotReal(t, side, kept, way, action.force);
  if (hand.tired[action.force]! >= MOST_FATIGUE) return tx('no.forceTired', args, '§LI-dummy-march-in-place');
  return diceOf(t, side, kept, way) ? null : tx('no.forceWay', args, '§LI-dummy-move');
}
export const someMarchForces = (t: Table, hand: Hand, side: Side): readonly MarchForce[] =>
  forcesOf(t, side).flatMap(({ id }) =>
    WAYS.map((as): MarchForce => ({ type: 'marchForce', force: id, as })).filter(
      action => whyNotMarchForce(t, hand, side, action) === null,
    ),
  );

/** A unit of the side and arm: for a dummy that moves like one; -1 if there is none. */
function modelUnit(t: Table, side: Side, way: Way): number {
  const [from, to] = unitRange(t, side);
  for (let unit = from; unit < to; unit++) if (of(t).units.arm[unit] === (isCav(way) ? CAVALRY : INFANTRY)) return unit;
  return -1;
}
function modelLeader(t: Table, side: Side, way: Way): number {
  const [from, to] = leaderRange(t, side);
  for (let leader = from; leader < to; leader++)
    if (!isArmyLeader(t, leader) && isCavalryLeader(t, leader) === isCav(way)) return leader;
  return -1;
}
/** §LI-dummy-move What is rolled; null: the side has nobody who moves so. */
export function diceOf(t: Table, side: Side, kept: readonly Kept[], way: Way): Dice | null {
  const real = kept.length > 0;
  const who = isLed(way)
    ? real
      ? leaderFor(t, kept, way)
      : modelLeader(t, side, way)
    : real
      ? unitOf(kept[0]!)
      : modelUnit(t, side, way);
  if (who < 0) return null;
  return isLed(way) ? leaderDice(t, who) : marchDice(t, who);
}

/** Fatigue of what is in the marker, and the risk of an extended march; dice are open, what they do is not. */
function tireForce(u: U, side: Side, force: Force): void {
  const hand = u.hand(seatOf(side));
  if (isDummy(hand, force.id)) hand.tired[force.id]!++; // §LI-dummy-march-in-place
  for (const kept of keptIn(hand, force.id)) {
    kept.activated++;
    if (kept.fatigue === MOST_FATIGUE) {
      kept.organized = 0; // §5.1-opt-f4-disorg
      continue;
    }
    kept.fatigue++;
    if (isExtended(kept.exhausted === 1, kept.fatigue)) straggle(u, side, force, kept);
  }
}
function straggle(u: U, side: Side, force: Force, kept: Kept): void {
  const { table: t } = u;
  const known = whole(t, u.hand(seatOf(side)), side);
  const unit = unitOf(kept);
  const modifier = extendedModifier(known, unit, kept.fatigue - 1, kept.fatigue) + stragglersAdd(t);
  const die = u.roll(6, tx('force.extended', { force: force.id }, '§LI-move-dice'), by(side));
  const result = extendedFor(known, unit, die + modifier);
  if (result === '-') return;
  const lost = Number(result) || 0;
  if (lost >= kept.manpower) {
    const hex = force.at;
    show(u, force);
    lose(t, unit, lost, MARCHING);
    endOf(u, unit, hex);
    return;
  }
  kept.organized = 0;
  kept.manpower -= lost;
}

// Moving.

export interface Going {
  side: Side;
  force: number;
  way: number; // a place in WAYS
  left: number; // halves
  moved: number;
  over: number;
  allowance: number;
  from: number;
  open: number[]; // units discovered on the way, who go on in the open
  went: number[]; // markers that have marched
  limited: number; // 1: under a cavalry division leader, 2: and one has marched openly
}

/** What a step costs a force: what it costs its slowest. */
export function forcePrice(t: Table, hand: Hand, { side, force, way }: Going, edge: number): number {
  const known = whole(t, hand, side);
  const kept = keptIn(hand, force);
  if (kept.length > 0) return Math.max(...kept.map(each => stepPrice(known, unitOf(each), edge).price));
  return stepPrice(t, modelUnit(t, side, WAYS[way]!), edge).price;
}
export function whyNotForceStep(
  t: Table,
  hand: Hand,
  going: Going,
  edge: number,
  left: number,
  moved: number,
): Text | null {
  const { side, force, way } = going;
  const to = of(t).board.neighbours[edge];
  const kept = keptIn(hand, force);
  const unit = kept.length > 0 ? unitOf(kept[0]!) : modelUnit(t, side, WAYS[way]!);
  const barred = whyBarred(whole(t, hand, side), unit, edge);
  if (barred) return barred;
  if (forcesIn(t, enemyOf(side), to!).length > 0) return tx('no.enemyHex', { hex: hexId(t, to!) }, '§6.2-enemy-hex');
  const held = inEnemyZone(t, side, hexOf(edge)) && (moved > 0 || inEnemyZone(t, side, to!)); // §6.2-zoc-enter
  if (held) return tx('no.forceZone', { force }, '§6.2-zoc-enter'); // ruling GCACW li-impassable
  const price = forcePrice(t, hand, going, edge);
  const hex = hexId(t, to!);
  if (price >= BARRED) return tx('no.impassable', { hex }, '§6.1-adjacent');
  if (moved === 0) return null; // §6.2-min-one
  return price > left ? tx('no.points', { hex, needs: price, has: left }, '§6.1-insufficient') : null;
}
function whyNotForceMove(t: Table, hand: Hand, going: Going, { path, leaders }: Move): Text | null {
  const { board } = of(t);
  let from = forceNumbered(t, going.side, going.force)!.at;
  let left = going.left;
  if (path.length === 0 || leaders !== undefined) return tx('no.adjacent', {}, '§6.1-adjacent');
  for (const [i, slug] of path.entries()) {
    const edge = sideBetween(board, from, hexNumber(board, slug));
    if (edge < 0) return tx('no.adjacent', {}, '§6.1-adjacent');
    const refused = whyNotForceStep(t, hand, going, edge, left, going.moved + i);
    if (refused) return refused;
    left = Math.max(0, left - forcePrice(t, hand, going, edge));
    from = board.neighbours[edge]!;
  }
  return null;
}
function someForceMoves(t: Table, hand: Hand, going: Going): Move[] {
  const { board } = of(t);
  const at = forceNumbered(t, going.side, going.force)!.at;
  const found: Move[] = [];
  for (let edge = at * 6; edge < at * 6 + 6; edge++)
    if (board.neighbours[edge]! >= 0 && !whyNotForceStep(t, hand, going, edge, going.left, going.moved))
      found.push({ type: 'move', path: [hexId(t, board.neighbours[edge]!)] });
  return found;
}

function moveForce(u: U, going: Going, { path }: Move): void {
  const { table: t } = u;
  const { board } = of(t);
  const { side } = going;
  const hand = u.hand(seatOf(side));
  const force = forceNumbered(t, side, going.force)!;
  const spots = [hexId(t, force.at)];
  const units = keptIn(hand, going.force).map(unitOf);
  for (const slug of path) {
    const edge = sideBetween(board, force.at, hexNumber(board, slug));
    going.left = Math.max(0, going.left - forcePrice(t, hand, going, edge));
    going.moved++;
    force.at = board.neighbours[edge]!;
    for (const each of keptIn(hand, going.force)) each.works = 0; // §9.0-remove
    spots.push(slug);
    if (scout(u) > 0) break;
  }
  u.say(tx('force.moved', { force: going.force, hex: spots[spots.length - 1]! }, '§LI-move-normal'), by(side));
  if (forceNumbered(t, side, going.force)) return;
  going.over = 1; // discovered: a dummy is gone, others go on in the open
  going.open = units;
}

/** §LI-remove-vol Who may go on in the open, and do what only open units do: ruling GCACW li-deeds. */
export const opensOf = (t: Table, hand: Hand, { force }: Going): Extract<Action, { type: 'march' }>[] =>
  keptIn(hand, force).map(each => ({ type: 'march', unit: unitId(t, unitOf(each)) }));
function goOpenly(u: U, going: Going, first: string): void {
  const { table: t } = u;
  const units = show(u, forceNumbered(t, going.side, going.force)!);
  const leads = (unit: number): number => (unitId(t, unit) === first ? 0 : 1);
  going.over = 1;
  going.open = units.sort((a, b) => leads(a) - leads(b));
  scout(u);
}

/** The end of a hidden march: fire from batteries is felt; who breaks an enemy pontoon is seen (ruling GCACW li-pontoon). */
function arrive(u: U, { side, force: id }: Going): void {
  const { table: t } = u;
  const force = forceNumbered(t, side, id);
  if (!force) return;
  const hand = u.hand(seatOf(side));
  const known = whole(t, hand, side);
  for (const kept of keptIn(hand, id)) if (fireOn(known, unitOf(kept))) kept.organized = 0;
  const breakers = keptIn(hand, id).filter(each => pontoonsBroken(known, unitOf(each)).length > 0);
  if (breakers.length === 0) return;
  for (const unit of show(u, force)) breakPontoons(u, unit);
  scout(u);
}

const isGoing = (t: Table, { side, force, over, left, moved }: Going): boolean =>
  over === 0 && (left > 0 || moved === 0) && forceNumbered(t, side, force) !== undefined;
const END: Action = { type: 'end' };

/** Dummies that began in the same hex and may go with a real force: §LI-dummy-along. */
const followers = (t: Table, hand: Hand, { side, from, went }: Going): number[] =>
  forcesIn(t, side, from).flatMap(({ id }) => (hand.real === 1 && isDummy(hand, id) && !went.includes(id) ? [id] : []));

export const forceMarch = procedure<Going>('forceMarch')({
  begin(u, going) {
    const { table: t } = u;
    const { side } = going;
    const force = forceNumbered(t, side, going.force)!;
    const hand = u.hand(seatOf(side));
    const way = WAYS[going.way]!;
    const dice = diceOf(t, side, keptIn(hand, force.id), way)!;
    const leader = isLed(way) ? leaderFor(t, keptIn(hand, force.id), way) : -1;
    going.limited = leader >= 0 && isCav(way) && levelOf(t, leader) === DIVISION_LEADER ? 1 : 0;
    going.allowance = halves(
      allowed(dice, rollAll(u, dice.dice, 'force.roll', { force: force.id }, '§LI-move-dice', side)),
    );
    going.left = going.allowance;
    tireForce(u, side, force);
  },
  go: {
    asks: ({ table: t }, going) => (isGoing(t, going) ? only(seatOf(going.side)) : nobody),
    prompt: (_pub, { force, left }) => tx('prompt.forceMarch', { force, left }, '§LI-move-normal'),
    choices({ table: t, hands }, going) {
      const hand = hands[seatOf(going.side)]!;
      const check = (action: Action): Text | null => {
        if (action.type === 'move') return whyNotForceMove(t, hand, going, action);
        if (action.type === 'march' && opensOf(t, hand, going).some(each => each.unit === action.unit)) return null;
        return action.type === 'end' ? null : tx('no.now', { what: action.type }, '§4.3-one-action');
      };
      const sample = (pick: Pick): Action => {
        const some = [END, ...someForceMoves(t, hand, going), ...opensOf(t, hand, going)];
        return some[pick(some.length)]!;
      };
      return { kind: 'space', check, sample };
    },
    take(u, going, action) {
      if (action.type === 'move') moveForce(u, going, action);
      else if (action.type === 'march') goOpenly(u, going, action.unit);
      else going.over = 1;
    },
  },
  more: ({ table: t }, going) => (isGoing(t, going) ? go('go') : undefined),
  discovered(u, going) {
    const unit = going.open.shift();
    if (unit === undefined) return arrive(u, going);
    onTheMarch(u.table, unit, going.from, going.left, going.moved);
    if (going.limited === 2) marchOf(u.table).barred = 1; // §5.2-8-cav-div-limit
    if (going.limited === 1) going.limited = 2;
    return call(march, { unit, allowance: GOES_ON });
  },
  again: (_u, going) => (going.open.length > 0 ? go('discovered') : undefined),
  along: {
    asks: ({ table: t }, going) => (forcesIn(t, going.side, going.from).length > 0 ? only(seatOf(going.side)) : nobody),
    prompt: () => tx('prompt.forceAlong', {}, '§LI-dummy-along'),
    choices({ table: t, hands }, going) {
      const hand = hands[seatOf(going.side)]!;
      const some = followers(t, hand, going).map(
        (force): Action => ({ type: 'marchForce', force, as: WAYS[going.way]! }),
      );
      return list([END, ...some]);
    },
    take(_u, going, action) {
      if (action.type !== 'marchForce') return done();
      Object.assign(going, { force: action.force, left: going.allowance, moved: 0, over: 0, open: [] });
      going.went.push(action.force);
      return go('go');
    },
  },
});

export function beginForce(u: U, side: Side, action: MarchForce) {
  const force = forceNumbered(u.table, side, action.force)!;
  const hand = u.hand(seatOf(side));
  hand.real = isDummy(hand, action.force) ? 0 : 1;
  u.say(tx('force.marches', { force: action.force }, '§LI-dummy-activation'), by(side));
  const going: Going = {
    ...{ side, force: action.force, way: WAYS.indexOf(action.as as Way), left: 0, moved: 0, over: 0 },
    ...{ allowance: 0, from: force.at, open: [], went: [action.force], limited: 0 },
  };
  return call(forceMarch, going);
}
